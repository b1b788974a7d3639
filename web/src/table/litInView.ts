// On small screens parts of the table are scrolled: what can be chosen comes into sight when it can be.

/** Where nothing has to be scrolled, nothing is measured. */
const small = matchMedia("(width < 47rem) or (height < 34rem)");

/** Scrolls every row of the table that has something to choose, but shows none of it. */
export function scrollToLit(board: HTMLElement, behavior: ScrollBehavior): void {
  if (!small.matches) return;
  const byZone = new Map<Element | null, HTMLElement[]>();
  for (const item of board.querySelectorAll<HTMLElement>("button.item.lit")) {
    const zone = item.closest("[data-zone]");
    byZone.set(zone, [...(byZone.get(zone) ?? []), item]);
  }
  // From below, so that of several rows the first is in sight in the end.
  for (const [first, ...others] of [...byZone.values()].toReversed())
    if (first && ![first, ...others].some(isVisible))
      first.scrollIntoView({ block: "nearest", inline: "center", behavior });
}

/** Whether its middle is on the screen, and nothing lies above it. */
function isVisible(item: HTMLElement): boolean {
  const { x, y, width, height } = item.getBoundingClientRect();
  return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
