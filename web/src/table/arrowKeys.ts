// Arrow keys move the focus to the nearest item in their direction.
import { hasModifier } from "../lib/keys";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** For keys on the element that contains the items. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("button.item") : null;
  if (direction === undefined || from === null || hasModifier(event)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("button.item")];
  const next = nearest(from, items, direction);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

/** The nearest one ahead; a sideways distance counts three times. */
function nearest(
  from: HTMLElement,
  among: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | null {
  const start = middle(from);
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const one of among) {
    if (one === from || one.offsetParent === null) continue;
    const end = middle(one);
    const ahead = (end.x - start.x) * x + (end.y - start.y) * y;
    const sideways = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    if (ahead < 4 || ahead + 3 * sideways >= least) continue;
    least = ahead + 3 * sideways;
    found = one;
  }
  return found;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
