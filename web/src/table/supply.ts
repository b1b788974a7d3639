// What one can spend, and which cards cause a surcharge: as far as the view tells.
import { kindOf } from "../cards/lookup";
import type { Offer, View } from "../generated/protocol";
import { shownBack } from "./targets";

/** Covered cards and what was gained, by resource. */
export function purseOf(view: View, seat: number): Record<string, number> {
  const purse: Record<string, number> = view.active === seat ? { ...view.gained } : {};
  for (const card of view.seats[seat]?.down ?? []) {
    const resource = kindOf(shownBack(card));
    purse[resource] = (purse[resource] ?? 0) + 1;
  }
  return purse;
}

/** The cards that cause the surcharge of a card: all on which it rests; for a research pile, those the server names. */
export function causesOf(view: View, card: string): string[] {
  const pile = Object.values(view.piles).find(({ top }) => top?.card === card);
  if (pile?.top) return pile.top.rests_on;
  const offers = new Map(
    Object.values(view.rows)
      .flat()
      .flatMap((offer): [string, Offer][] => (offer === null ? [] : [[offer.card, offer]])),
  );
  const found = new Set<string>();
  const pending = [card];
  for (let one = pending.pop(); one !== undefined; one = pending.pop())
    for (const below of offers.get(one)?.rests_on ?? [])
      if (!found.has(below)) {
        found.add(below);
        pending.push(below);
      }
  return [...found];
}
