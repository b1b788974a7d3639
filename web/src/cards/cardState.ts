// Whether a card can be chosen, or is.

/** `lit`: it can be chosen. */
export type CardState = "normal" | "lit" | "chosen" | "dimmed";
