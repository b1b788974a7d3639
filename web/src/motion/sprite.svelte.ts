// Something that is seen above the board for a moment.
import type { Thing } from "./diff";
import type { Box } from "./places";

export type SpriteLook =
  Thing | { readonly type: "chip"; readonly icon: string; readonly count: number } | { readonly type: "ring" };

let made = 0;

export class Sprite {
  readonly id = ++made;
  up = $state(true);
  /** Whether its other side will be seen too. */
  turns = false;
  element: HTMLElement | null = null;

  constructor(
    readonly look: SpriteLook,
    readonly seat: number | null,
    /** Where it is; its size on the page stays that of the first box, it is scaled. */
    public at: Box,
    up = true,
    readonly size: Box = at,
  ) {
    this.up = up;
  }

  /** What puts it into a box. */
  transform(box: Box = this.at): string {
    return `translate(${box.x}px, ${box.y}px) scale(${box.width / this.size.width})`;
  }
}
