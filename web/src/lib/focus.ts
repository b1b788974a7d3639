// Nobody is left nowhere: when what has the focus goes away, it goes to what the page is about (`data-home`), else to the page.

/** What opens and closes by itself: as long as it is open, one is in there. */
const FRAMES = "[popover], dialog, [role=dialog]";
const TAKES = "button:enabled, a[href], input:enabled, select:enabled";
/** What the focus can rest on. */
const seen = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** For the part of the page that holds all others and can take the focus itself. */
export function keepFocus(root: HTMLElement): () => void {
  /** What had the focus last, unless one has left it of one's own accord. */
  let last: HTMLElement | null = null;
  let frame: HTMLElement | null = null;
  let looking = false;

  function look(): void {
    looking = false;
    const active = document.activeElement;
    if (last === null || (active !== null && active !== document.body)) return;
    if (!seen(last)) home().focus({ preventScroll: true });
    // What is only off for a while gets it back.
    else if (!last.matches(":disabled")) last.focus({ preventScroll: true });
  }
  function home(): HTMLElement {
    if (frame !== null && seen(frame)) return frame.querySelector<HTMLElement>(TAKES) ?? frame;
    return [...root.querySelectorAll<HTMLElement>("[data-home]")].find(seen) ?? root;
  }

  // Browsers take the focus from what is hidden or off only when they draw.
  const changed = new MutationObserver(() => {
    if (looking) return;
    looking = true;
    requestAnimationFrame(() => setTimeout(look));
  });
  const arrived = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement && root.contains(target) ? target : null;
    frame = last?.closest<HTMLElement>(FRAMES) ?? null;
  };
  // Who points at something else leaves it; what takes the focus then says so itself.
  const pointed = (): void => void (last = null);

  changed.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "class", "hidden"] });
  document.addEventListener("focusin", arrived);
  document.addEventListener("pointerdown", pointed, true);
  return () => {
    changed.disconnect();
    document.removeEventListener("focusin", arrived);
    document.removeEventListener("pointerdown", pointed, true);
  };
}
