// Cards of the supply that can be bought: in the rows, and on top of the research piles.
import type { Offer, View } from "../generated/protocol";

export function offerOf({ rows, piles }: View, card: string): Offer | null {
  const inRows = Object.values(rows).flat();
  const onPiles = Object.values(piles).map((pile) => pile.top);
  return [...inRows, ...onPiles].find((offer) => offer?.card === card) ?? null;
}

export const isOnPile = ({ piles }: View, card: string): boolean =>
  Object.values(piles).some((pile) => pile.top?.card === card);
