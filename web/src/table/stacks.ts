// The cards of a zone: known cards one by one, equal backs in stacks.
import { kindOf } from "../cards/lookup";
import { RESOURCES } from "../generated/catalog";
import type { Back, Front } from "../generated/protocol";

interface Stack {
  readonly card: Front | Back;
  readonly count: number;
  readonly key: string;
}

const rank = (back: string) => RESOURCES.findIndex((resource) => resource === kindOf(back));

/** Fronts in their order, then backs in the order of resources. */
export function stacksOf(cards: readonly (Front | Back)[]): Stack[] {
  const fronts = cards.filter((card) => card.type === "front").map((card) => ({ card, count: 1, key: card.card }));
  const backs = new Map<string, Stack>();
  for (const card of cards) {
    if (card.type === "front") continue;
    const count = (backs.get(card.back)?.count ?? 0) + 1;
    backs.set(card.back, { card, count, key: `back ${card.back}` });
  }
  const sorted = [...backs].sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other));
  return [...fronts, ...sorted.map(([, stack]) => stack)];
}
