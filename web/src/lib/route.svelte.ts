// Which page is shown, and its address. The client works below any path.
import { base } from "./base";

export type Place =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record" }
  | { page: "rules" }
  | { page: "about" }
  | { page: "gallery" }
  | { page: "nowhere" };

const TABLE = /^t\/([a-z2-9]{10})(\/replay)?$/;
const LINK = /(?:^|\/t\/)([a-z2-9]{10})(#[\w-]+)?$/;

export function placeOf(path: string, below = base): Place {
  if (!path.startsWith(below)) return { page: "nowhere" };
  const rest = path.slice(below.length).replace(/\/$/, "");
  if (rest === "") return { page: "home" };
  if (rest === "replay") return { page: "record" };
  if (rest === "new" || rest === "rules" || rest === "about" || rest === "gallery") return { page: rest };
  const [, id, replay] = TABLE.exec(rest) ?? [];
  if (id === undefined) return { page: "nowhere" };
  return { page: replay ? "replay" : "table", id };
}

export function pathOf(place: Place, below = base): string {
  switch (place.page) {
    case "table":
      return `${below}t/${place.id}`;
    case "replay":
      return `${below}t/${place.id}/replay`;
    case "record":
      return `${below}replay`;
    case "new":
    case "rules":
    case "about":
    case "gallery":
      return below + place.page;
    default:
      return below;
  }
}

/** The whole address, to be shown or sent to others; a seat's key goes behind the #. */
export function addressOf(place: Place, key?: string): string {
  return location.origin + pathOf(place) + (key === undefined ? "" : `#${key}`);
}

/** The table that a link or a code names, and the key in it. */
export function tableIn(text: string): { id: string; key: string | null } | null {
  const [, id, key] = LINK.exec(text.trim()) ?? [];
  return id === undefined ? null : { id, key: key?.slice(1) ?? null };
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));
  /** What stands behind the #, without it. */
  mark = $state(location.hash.slice(1));
  #path = location.pathname;

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(place: Place, mark = ""): void {
    history.pushState(null, "", pathOf(place) + (mark && `#${mark}`));
    this.#read();
  }

  /** Take the mark out of the address: a key is shown around too easily. */
  hideMark(): void {
    history.replaceState(history.state, "", location.pathname);
    this.mark = "";
  }

  /** For clicks anywhere: a link to one of our pages is followed without loading anew. */
  follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    const place = placeOf(link.pathname);
    if (place.page === "nowhere" || (link.pathname === location.pathname && link.hash !== "")) return;
    event.preventDefault();
    this.go(place, link.hash.slice(1));
  };

  /** Another mark is still the same page. */
  #read(): void {
    if (location.pathname !== this.#path) this.place = placeOf(location.pathname);
    this.#path = location.pathname;
    this.mark = location.hash.slice(1);
  }
}

export const route = new Route();
