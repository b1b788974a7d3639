// How a card or a wonder is shown.

/** `lit`: it can be chosen. `chosen`: it was. `dimmed`: it cannot be had now. */
export type CardState = "normal" | "lit" | "chosen" | "dimmed";
/** What can be spent, by resource; null: nobody pays. */
export type Purse = Readonly<Record<string, number>> | null;
