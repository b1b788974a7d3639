// Arrow keys go from thing to thing, wherever the next one in that direction lies.

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** For keys on the element that holds the things. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("button.thing") : null;
  if (step === undefined || from === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>("button.thing")];
  const next = nearest(from, things, step);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

/** The nearest one ahead; what lies aside counts as farther. */
function nearest(
  from: HTMLElement,
  among: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | null {
  const here = middle(from);
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const one of among) {
    if (one === from || one.offsetParent === null) continue;
    const there = middle(one);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead < 4 || ahead + 3 * aside >= least) continue;
    least = ahead + 3 * aside;
    found = one;
  }
  return found;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
