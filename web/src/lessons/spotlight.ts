// Where on the page the things are that a lesson speaks of: `card:mining`, `wonder:taj-mahal`, `zone:down/0`, `seat:1`, `ribbon`, `goal`.
import { isVisible } from "../lib/focus";
import { type Box, boxOf } from "../motion/locator";

const PARTS: Readonly<Record<string, string>> = {
  ribbon: ".ribbon-place",
  goal: ".top .goal",
};

function candidates(root: ParentNode, name: string): HTMLElement[] {
  const [kind = "", id = ""] = name.split(/:(.*)/s);
  const selector = PARTS[name] ?? `[data-${kind}="${CSS.escape(id)}"]`;
  const found = [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
  if (kind !== "card") return found;
  // The opponent's cards are not meant, even if they have the same name.
  return found.filter((element) => !(element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "").endsWith("/1"));
}

/** The elements that the spotlight falls on. */
export function litElements(root: ParentNode, names: readonly string[]): HTMLElement[] {
  return names.flatMap((name) => candidates(root, name).slice(0, 1));
}

/** In a crowded hand each card lies under the next one: only what is seen of it is lit. */
function visibleBox(element: Element): Box {
  const box = boxOf(element);
  const hand = element.closest('[data-zone^="hand"]');
  if (hand === null || element === hand) return box;
  const others = [...hand.querySelectorAll("[data-card]")].map((one) => boxOf(one).x);
  const next = Math.min(...others.filter((x) => x > box.x + 1));
  return { ...box, width: Math.min(box.width, Math.max(next - box.x - EDGE, 2 * EDGE)) };
}

const EDGE = 5;

/** Around these elements, inside the window. */
export function litBoxes(elements: readonly Element[]): Box[] {
  return elements
    .map(visibleBox)
    .map(({ x, y, width, height }) => {
      const left = Math.max(2, x - EDGE);
      const top = Math.max(2, y - EDGE);
      return {
        x: left,
        y: top,
        width: Math.min(innerWidth - 2, x + width + EDGE) - left,
        height: Math.min(innerHeight - 2, y + height + EDGE) - top,
      };
    })
    .filter(({ width, height }) => width > 8 && height > 8);
}

/** Where a card goes with the answer to this question, and where it will lie. */
const TARGETS: Readonly<Record<string, string>> = { resource: "down/0", develop: "up/0" };

/** From the card in the spotlight to where it will lie; null if it goes nowhere. */
export function wayOf(root: ParentNode, names: readonly string[], question: string): readonly [Box, Box] | null {
  const target = TARGETS[question];
  const [card] = names.some((name) => name.startsWith("card:")) ? litElements(root, names.slice(0, 1)) : [];
  const zone = target === undefined ? undefined : root.querySelector(`[data-zone="${target}"]`);
  if (!card?.closest('[data-zone="hand/0"]') || !zone || !isVisible(zone)) return null;
  return [visibleBox(card), boxOf(zone)];
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
