/** Where a panel is: `docked` in its own place on the page, at the side, or in the middle. */
export type PanelPlace = "docked" | "side" | "middle";
