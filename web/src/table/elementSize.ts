// Sizes on this screen.
import type { Attachment } from "svelte/attachments";

import type { Size } from "./cardLayout";

// To read it while the page changes would compute all styles: so it is read once for each size of the window.
let fontSize: number | null = null;
addEventListener("resize", () => (fontSize = null));

/** The font size of the page in pixels: it depends on the screen and on the settings of the browser. */
export const rem = (): number => (fontSize ??= parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** Reports the size of an element when it becomes visible and whenever it changes; not while it is hidden. */
export function onResize(report: (size: Size) => void): Attachment<HTMLElement> {
  return (element) => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) report({ width, height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
