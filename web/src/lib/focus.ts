// The focus is never lost: when the focused element disappears, focus moves to what the page is about (`data-focus-home`),
// else to the page itself.

/** Windows that open and close by themselves: while one is open, the focus stays inside. */
const WINDOWS = "[popover], dialog, [role=dialog]";
const FOCUSABLE = "button:enabled, a[href], input:enabled, select:enabled";

/** Whether an element is on the page and takes up space there. */
export const isVisible = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** For the element that contains all others and can take the focus itself. */
export function keepFocus(root: HTMLElement): () => void {
  /** The last focused element, unless the user clicked elsewhere since. */
  let last: HTMLElement | null = null;
  let window: HTMLElement | null = null;
  let scheduled = false;

  function restore(): void {
    scheduled = false;
    const active = document.activeElement;
    if (last === null || (active !== null && active !== document.body)) return;
    if (!isVisible(last)) home().focus({ preventScroll: true });
    // An element that was disabled for a while gets the focus back.
    else if (!last.matches(":disabled")) last.focus({ preventScroll: true });
  }
  function home(): HTMLElement {
    if (window !== null && isVisible(window)) return window.querySelector<HTMLElement>(FOCUSABLE) ?? window;
    return [...root.querySelectorAll<HTMLElement>("[data-focus-home]")].find(isVisible) ?? root;
  }

  // Browsers take the focus from a hidden or disabled element only when they draw.
  const observer = new MutationObserver(() => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => setTimeout(restore));
  });
  const focused = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement && root.contains(target) ? target : null;
    window = last?.closest<HTMLElement>(WINDOWS) ?? null;
  };
  // A click leaves the focused element; if it focuses another one, `focusin` follows.
  const clicked = (): void => void (last = null);

  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "class", "hidden"] });
  document.addEventListener("focusin", focused);
  document.addEventListener("pointerdown", clicked, true);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", focused);
    document.removeEventListener("pointerdown", clicked, true);
  };
}
