// Which page is shown, and its address. The client works below any path.
import { base } from "./base";
import { hasModifier } from "./keys";

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record" }
  | { page: "rules" }
  | { page: "learn" }
  | { page: "lesson"; id: string }
  | { page: "cards" }
  | { page: "about" }
  | { page: "daily" }
  | { page: "gallery" }
  | { page: "not-found" };

const TABLE = /^t\/([a-z2-9]{10})(\/replay)?$/;
const LESSON = /^learn\/([a-z-]{1,32})$/;
const LINK = /(?:^|\/t\/)([a-z2-9]{10})(#[\w-]+)?$/;

export function routeOf(path: string, below = base): Route {
  if (!path.startsWith(below)) return { page: "not-found" };
  const rest = path.slice(below.length).replace(/\/$/, "");
  if (rest === "") return { page: "home" };
  if (rest === "replay") return { page: "record" };
  const [, lesson] = LESSON.exec(rest) ?? [];
  if (lesson !== undefined) return { page: "lesson", id: lesson };
  if (
    rest === "learn" ||
    rest === "new" ||
    rest === "rules" ||
    rest === "cards" ||
    rest === "about" ||
    rest === "gallery"
  )
    return { page: rest };
  if (rest === "daily") return { page: rest };
  const [, id, replay] = TABLE.exec(rest) ?? [];
  if (id === undefined) return { page: "not-found" };
  return { page: replay ? "replay" : "table", id };
}

export function pathOf(route: Route, below = base): string {
  switch (route.page) {
    case "table":
      return `${below}t/${route.id}`;
    case "replay":
      return `${below}t/${route.id}/replay`;
    case "record":
      return `${below}replay`;
    case "lesson":
      return `${below}learn/${route.id}`;
    case "learn":
    case "new":
    case "rules":
    case "cards":
    case "about":
    case "daily":
    case "gallery":
      return below + route.page;
    default:
      return below;
  }
}

/** The whole address, to be shown or sent to others; a seat key goes behind the #. */
export function urlOf(route: Route, key?: string): string {
  return location.origin + pathOf(route) + (key === undefined ? "" : `#${key}`);
}

/** The table that a link or a code names, and the seat key in it. */
export function parseTableLink(text: string): { id: string; key: string | null } | null {
  const [, id, key] = LINK.exec(text.trim()) ?? [];
  return id === undefined ? null : { id, key: key?.slice(1) ?? null };
}

/** The short code of a public table, as the server writes it. */
export function parseCode(text: string): string | null {
  const code = text.trim().toLowerCase();
  return /^[a-z]{5}$/.test(code) ? code : null;
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** The part of the address behind the #. */
  hash = $state(location.hash.slice(1));
  #path = location.pathname;

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(route: Route, hash = ""): void {
    history.pushState(null, "", pathOf(route) + (hash && `#${hash}`));
    this.#read();
  }

  /** Removes the hash from the address: a seat key in it would be shared by mistake. */
  hideHash(): void {
    history.replaceState(history.state, "", location.pathname);
    this.hash = "";
  }

  /** For clicks anywhere: a link to one of our pages is followed without loading the page again. */
  followLink = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.shiftKey || hasModifier(event)) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    const route = routeOf(link.pathname);
    if (route.page === "not-found" || (link.pathname === location.pathname && link.hash !== "")) return;
    event.preventDefault();
    this.go(route, link.hash.slice(1));
  };

  /** The page stays the same if only the hash has changed. */
  #read(): void {
    if (location.pathname !== this.#path) this.route = routeOf(location.pathname);
    this.#path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
