// Responses to an attack as the question offers them, and what they add up to.
import { cardOf, type Values } from "../cards/printed";

export interface Response {
  option: string;
  card: string;
  /** Played from the hand, or a covered card turned up. */
  from: "hand" | "flip";
  strength: number;
}

export function responsesIn(options: readonly string[], values: Values = {}): Response[] {
  return options.flatMap((option) => {
    const [, from, card] = /^(hand|flip):(.+)$/.exec(option) ?? [];
    if (from === undefined || card === undefined) return [];
    return [{ option, card, from: from as Response["from"], strength: cardOf(card, values).strength }];
  });
}

export const added = (responses: readonly Response[]): number =>
  responses.reduce((sum, response) => sum + response.strength, 0);

/** The fewest responses that add so much, the last one no stronger than it needs to be; null if all are too few. */
export function enough(responses: readonly Response[], wanted: number): Response[] | null {
  const strongest = responses.toSorted((one, other) => other.strength - one.strength);
  const taken: Response[] = [];
  while (added(taken) < wanted) {
    const short = wanted - added(taken);
    const left = strongest.filter((response) => response.strength > 0 && !taken.includes(response));
    const next = left.findLast((response) => response.strength >= short) ?? left[0];
    if (next === undefined) return null;
    taken.push(next);
  }
  return taken;
}
