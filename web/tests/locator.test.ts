// Where things are on the page: with the right player, though others have cards of the same name.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Locator } from "../src/motion/locator";

/** Each zone with its cards; a zone whose name ends with "?" is not visible. */
function page(zones: Record<string, string[]>): HTMLElement {
  const root = document.createElement("main");
  for (const [zone, cards] of Object.entries(zones)) {
    const part = root.appendChild(document.createElement("div"));
    part.dataset.zone = zone.replace("?", "");
    for (const card of cards) {
      const item = part.appendChild(document.createElement("button"));
      item.dataset.card = card;
      item.dataset.hidden = String(zone.endsWith("?"));
    }
  }
  document.body.replaceChildren(root);
  return root;
}
const zoneOf = (element: HTMLElement | null) => element?.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? null;

beforeEach(() => {
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    const visible = !(this instanceof HTMLElement) || this.dataset.hidden !== "true";
    return (visible ? [{}] : []) as unknown as DOMRectList;
  });
});
afterEach(() => document.body.replaceChildren());

it("a card is found with the player who uses it, not with another who has one of the same name", () => {
  const root = page({ "hand/0": ["mining"], "up/0": ["mining"], "up/1": ["knight", "mining"] });
  expect(zoneOf(new Locator(root).card("mining", ["up/1", "revealed"]))).toBe("up/1");
  expect(zoneOf(new Locator(root).card("mining", ["up/0", "revealed"]))).toBe("up/0");
});

it("where that player's cards are not shown, or the card is gone, no other card is taken for it", () => {
  const hidden = page({ "hand/0": ["mining"], "up/0": ["mining"], "up/1?": ["mining"] });
  expect(new Locator(hidden).card("mining", ["up/1", "revealed"])).toBeNull();
  const gone = page({ "hand/0": ["mining"], "up/0": ["mining"], "up/1": [] });
  expect(new Locator(gone).card("mining", ["up/1", "revealed"])).toBeNull();
});

it("a Warrior is found by the name it has with its owner", () => {
  const root = page({ "up/0": ["warrior"], "up/1": ["warrior@2"] });
  expect(zoneOf(new Locator(root).card("warrior@2", ["up/1"]))).toBe("up/1");
  expect(zoneOf(new Locator(root).card("warrior", ["up/0"]))).toBe("up/0");
});
