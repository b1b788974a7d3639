// Where items are on the page, by their attributes (`data-card`, `data-back`, `data-wonder`, `data-zone`, `data-seat`).
import { kindOf } from "../cards/lookup";
import { isVisible } from "../lib/focus";
import type { Item } from "./steps";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface ItemLocation {
  readonly box: Box;
  /** The item itself; null if only its zone is on the page. */
  readonly element: HTMLElement | null;
}

const CARD_HEIGHT = 7 / 5;

/** Selectors by which an item can be found, best first. */
function selectorsOf(item: Item): string[] {
  if (item.type === "wonder") return [`[data-wonder="${item.wonder}"]`];
  const backs = [`[data-back="${item.back}"]`, `[data-back^="${kindOf(item.back)}"]`];
  if (item.card === null) return backs;
  // A Warrior has another id with its first owner than with others.
  const kind = kindOf(item.card);
  return [`[data-card="${item.card}"]`, `[data-card="${kind}"]`, `[data-card^="${kind}@"]`, ...backs];
}

/** Valid as long as the board does not change. */
export class Locator {
  #taken = new Set<Element>();
  #allZones: HTMLElement[] | null = null;

  constructor(readonly root: ParentNode) {}

  /** How many like it are in a zone. */
  count(item: Item, zone: string): number {
    const [selector = ""] = selectorsOf(item);
    return this.#zones(zone).flatMap((element) => within(element, selector)).length;
  }

  /** An item in a zone; each element is found once, as long as there are others like it. */
  item(item: Item, zone: string, defaultWidth: number): ItemLocation | null {
    const zones = this.#zones(zone);
    for (const selector of selectorsOf(item)) {
      const candidates = zones.flatMap((one) => within(one, selector)).filter(isVisible);
      const element = candidates.findLast((one) => !this.#taken.has(one)) ?? candidates.at(-1);
      if (element === undefined) continue;
      this.#taken.add(element);
      return { box: cardShaped(boxOf(element), item), element };
    }
    const around = zones.find(isVisible) ?? this.#seatOf(zone);
    return this.#middle(around, defaultWidth, item.type === "wonder" ? 1 : CARD_HEIGHT);
  }

  /** Where to show a chip or a mark: `seat/0`, `wonder/ID`, or a zone. */
  place(name: string): Box | null {
    const [kind, id] = name.split("/");
    const selectors = { seat: `[data-seat="${id}"]`, wonder: `[data-wonder="${id}"]` };
    const candidates = kind === "seat" || kind === "wonder" ? this.#all(selectors[kind]) : this.#zones(name);
    const element = candidates.find(isVisible) ?? this.#seatOf(name);
    return element === null ? null : boxOf(element);
  }

  /** A card in the first of these zones that has it. Elsewhere on the page another player's card of the same name may lie. */
  card(card: string, zones: readonly string[]): HTMLElement | null {
    const [exact = "", kind = ""] = selectorsOf({ type: "card", card, back: "" });
    const candidates = zones.flatMap((zone) =>
      this.#zones(zone).flatMap((one) => [...within(one, exact), ...within(one, kind)]),
    );
    return candidates.find(isVisible) ?? null;
  }

  #all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }
  /** The page is searched once for all zones. */
  #zones(zone: string): HTMLElement[] {
    this.#allZones ??= this.#all("[data-zone]");
    return this.#allZones.filter(({ dataset }) => dataset.zone === zone);
  }
  /** Where a player's zone is not shown, the player's seat is. */
  #seatOf(zone: string): HTMLElement | null {
    const [, seat = ""] = zone.split("/");
    return /^\d$/.test(seat) ? (this.#all(`[data-seat="${seat}"]`).find(isVisible) ?? null) : null;
  }
  #middle(element: Element | null, width: number, height: number): ItemLocation | null {
    if (element === null) return null;
    const around = boxOf(element);
    const box = { width, height: width * height };
    return {
      box: { ...box, x: around.x + (around.width - box.width) / 2, y: around.y + (around.height - box.height) / 2 },
      element: null,
    };
  }
}

/** Where a card is shown as a line of text: a small card at its beginning. */
function cardShaped(box: Box, item: Item): Box {
  if (box.height >= box.width * 0.9) return box;
  const width = Math.min(box.width, box.height * 1.6);
  const height = width * (item.type === "wonder" ? 1 : CARD_HEIGHT);
  return { x: box.x, y: box.y + (box.height - height) / 2, width, height };
}

function within(zone: HTMLElement, selector: string): HTMLElement[] {
  return zone.matches(selector) ? [zone] : [...zone.querySelectorAll<HTMLElement>(selector)];
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
