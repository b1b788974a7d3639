// The responses to an attack that a question offers, and their strengths.
import { cardOf, type Values } from "../cards/lookup";

export interface Response {
  option: string;
  card: string;
  /** Played from the hand, or a covered card that is turned up. */
  from: "hand" | "flip";
  strength: number;
}

export function parseResponses(options: readonly string[], values: Values = {}): Response[] {
  return options.flatMap((option) => {
    const [, from, card] = /^(hand|flip):(.+)$/.exec(option) ?? [];
    if (from === undefined || card === undefined) return [];
    return [{ option, card, from: from as Response["from"], strength: cardOf(card, values).strength }];
  });
}

export const totalStrength = (responses: readonly Response[]): number =>
  responses.reduce((sum, response) => sum + response.strength, 0);

/** The fewest responses with this strength, the last one no stronger than needed; null if all together are too weak. */
export function cheapestDefence(responses: readonly Response[], wanted: number): Response[] | null {
  const strongest = responses.toSorted((one, other) => other.strength - one.strength);
  const chosen: Response[] = [];
  while (totalStrength(chosen) < wanted) {
    const missing = wanted - totalStrength(chosen);
    const left = strongest.filter((response) => response.strength > 0 && !chosen.includes(response));
    const next = left.findLast((response) => response.strength >= missing) ?? left[0];
    if (next === undefined) return null;
    chosen.push(next);
  }
  return chosen;
}
