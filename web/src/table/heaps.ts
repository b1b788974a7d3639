// Cards as they lie: what is known one by one, equal backs in heaps.
import { RESOURCES } from "../generated/catalog";
import type { Back, Front } from "../generated/protocol";
import { kindOf } from "../cards/printed";

export interface Heap {
  readonly card: Front | Back;
  readonly count: number;
  readonly key: string;
}

const rank = (back: string) => RESOURCES.findIndex((resource) => resource === kindOf(back));

/** Fronts in the order they lie, then backs in the order of resources. */
export function heapsOf(cards: readonly (Front | Back)[]): Heap[] {
  const fronts = cards.filter((card) => card.type === "front").map((card) => ({ card, count: 1, key: card.card }));
  const backs = new Map<string, Heap>();
  for (const card of cards) {
    if (card.type === "front") continue;
    const count = (backs.get(card.back)?.count ?? 0) + 1;
    backs.set(card.back, { card, count, key: `back ${card.back}` });
  }
  const sorted = [...backs].sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other));
  return [...fronts, ...sorted.map(([, heap]) => heap)];
}
