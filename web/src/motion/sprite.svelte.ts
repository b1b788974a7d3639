// Something that is shown above the board for a moment.
import type { Box } from "./locator";
import type { Item } from "./steps";

type SpriteContent =
  Item | { readonly type: "chip"; readonly icon: string; readonly count: number } | { readonly type: "ring" };

let count = 0;

export class Sprite {
  readonly id = ++count;
  up = $state(true);
  /** Whether it will be turned over. */
  turns = false;
  element: HTMLElement | null = null;

  constructor(
    readonly content: SpriteContent,
    readonly seat: number | null,
    /** Where it is; it keeps the size of its first box and is scaled. */
    public at: Box,
    up = true,
    readonly size: Box = at,
  ) {
    this.up = up;
  }

  /** The transform that puts it into a box. */
  transform(box: Box = this.at): string {
    return `translate(${box.x}px, ${box.y}px) scale(${box.width / this.size.width})`;
  }
}
