// How a card shows whether it can be chosen.

/** `lit`: it can be chosen. */
export type CardState = "normal" | "lit" | "chosen" | "dimmed";
