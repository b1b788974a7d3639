// How large things are on this screen.
import type { Attachment } from "svelte/attachments";

import type { Room } from "./fitting";

// To ask for it while the page changes would style the whole page: so only once for each size of the window.
let letters: number | null = null;
addEventListener("resize", () => (letters = null));

/** How many pixels the letters of this page are high: they grow with the screen and with one's wishes. */
export const rem = (): number => (letters ??= parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** Tells the size of an element when it is seen and whenever it changes; not while it is hidden. */
export function measured(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (element) => {
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) tell({ width, height });
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
