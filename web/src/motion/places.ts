// Where things are on the page, by the marks they carry (`data-card`, `data-back`, `data-wonder`, `data-zone`, `data-seat`).
import { kindOf } from "../cards/printed";
import type { Thing } from "./diff";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Found {
  readonly box: Box;
  /** The thing itself; null if only its zone is there. */
  readonly element: HTMLElement | null;
}

const CARD_HEIGHT = 7 / 5;

/** The marks by which a thing can be known, best first. */
function marksOf(thing: Thing): string[] {
  if (thing.type === "wonder") return [`[data-wonder="${thing.wonder}"]`];
  const backs = [`[data-back="${thing.back}"]`, `[data-back^="${kindOf(thing.back)}"]`];
  if (thing.card === null) return backs;
  // A Warrior is called differently with its first owner and with others.
  const kind = kindOf(thing.card);
  return [`[data-card="${thing.card}"]`, `[data-card="${kind}"]`, `[data-card^="${kind}@"]`, ...backs];
}

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** For as long as the board stays as it is. */
export class Places {
  #taken = new Set<Element>();
  #zoned: HTMLElement[] | null = null;

  constructor(readonly root: ParentNode) {}

  /** How many like it lie there. */
  count(thing: Thing, zone: string): number {
    const [mark = ""] = marksOf(thing);
    return this.#zones(zone).flatMap((there) => within(there, mark)).length;
  }

  /** A thing in a zone; each is found once, as long as there are others like it. */
  thing(thing: Thing, zone: string, usual: number): Found | null {
    const zones = this.#zones(zone);
    for (const mark of marksOf(thing)) {
      const there = zones.flatMap((one) => within(one, mark)).filter(seen);
      const element = there.findLast((one) => !this.#taken.has(one)) ?? there.at(-1);
      if (element === undefined) continue;
      this.#taken.add(element);
      return { box: shaped(boxOf(element), thing), element };
    }
    return this.#middle(zones.find(seen) ?? this.#seatOf(zone), usual, thing.type === "wonder" ? 1 : CARD_HEIGHT);
  }

  /** A place for a chip or a mark: `seat/0`, `wonder/ID`, or a zone. */
  place(name: string): Box | null {
    const [kind, id] = name.split("/");
    const marks = { seat: `[data-seat="${id}"]`, wonder: `[data-wonder="${id}"]` };
    const there = kind === "seat" || kind === "wonder" ? this.#all(marks[kind]) : this.#zones(name);
    const element = there.find(seen) ?? this.#seatOf(name);
    return element === null ? null : boxOf(element);
  }

  /** A card in the first of these places where it lies. */
  card(card: string, places: readonly string[]): HTMLElement | null {
    const thing: Thing = { type: "card", card, back: "" };
    const [exact = "", kind = ""] = marksOf(thing);
    const there = places.flatMap((zone) =>
      this.#zones(zone).flatMap((one) => [...within(one, exact), ...within(one, kind)]),
    );
    return [...there, ...this.#all(exact)].find(seen) ?? null;
  }

  #all(mark: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(mark)];
  }
  /** The page is searched once for all zones. */
  #zones(zone: string): HTMLElement[] {
    this.#zoned ??= this.#all("[data-zone]");
    return this.#zoned.filter(({ dataset }) => dataset.zone === zone);
  }
  /** What lies with a player is near the player. */
  #seatOf(zone: string): HTMLElement | null {
    const [, seat = ""] = zone.split("/");
    return /^\d$/.test(seat) ? (this.#all(`[data-seat="${seat}"]`).find(seen) ?? null) : null;
  }
  #middle(element: Element | null, width: number, height: number): Found | null {
    if (element === null) return null;
    const around = boxOf(element);
    const box = { width, height: width * height };
    return {
      box: { ...box, x: around.x + (around.width - box.width) / 2, y: around.y + (around.height - box.height) / 2 },
      element: null,
    };
  }
}

/** Where a line of text stands for a card: a small card at its beginning. */
function shaped(box: Box, thing: Thing): Box {
  if (box.height >= box.width * 0.9) return box;
  const width = Math.min(box.width, box.height * 1.6);
  const height = width * (thing.type === "wonder" ? 1 : CARD_HEIGHT);
  return { x: box.x, y: box.y + (box.height - height) / 2, width, height };
}

function within(zone: HTMLElement, mark: string): HTMLElement[] {
  return zone.matches(mark) ? [zone] : [...zone.querySelectorAll<HTMLElement>(mark)];
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
