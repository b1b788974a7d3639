// Where the points of a seat come from, and the ranking.
import { cardOf, type Values, wonderOf } from "../cards/lookup";
import { type Age, AGES } from "../generated/catalog";
import type { SeatView } from "../generated/protocol";

export interface PointSource {
  readonly id: string;
  readonly points: number;
}
export interface Score {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
  readonly count: number;
  /** Whether only the number of cards ranks this seat before or behind another. */
  readonly byCards: boolean;
  readonly fromCards: number;
  readonly fromWonders: number;
  readonly culture: number;
  /** Cards and wonders with points, as far as they are known. */
  readonly cards: readonly PointSource[];
  readonly wonders: readonly PointSource[];
  /** All that the player has, as far as it is known: what is worth most first. */
  readonly allCards: readonly string[];
  readonly allWonders: readonly string[];
}

const sorted = (sources: PointSource[]): PointSource[] =>
  sources.filter(({ points }) => points !== 0).sort((one, other) => other.points - one.points);

/** Points that are neither from wonders nor from culture are from cards. `known`: a seat from its own perspective, if known.
 * `remaining`: if the others have resigned, the seat that has not is first. */
export function scoresOf(
  seats: readonly SeatView[],
  values: Values,
  known: readonly (SeatView | null)[] = [],
  remaining: readonly number[] = [],
): Score[] {
  const stayed = ({ seat }: SeatView) => Number(remaining.includes(seat));
  const compare = (one: SeatView, other: SeatView) =>
    stayed(other) - stayed(one) || other.points - one.points || other.cards - one.cards;
  return [...seats].sort(compare).map((seat) => {
    const player = known[seat.seat] ?? seat;
    const fronts = [...player.hand, ...player.down].flatMap((card) => (card.type === "front" ? card.card : []));
    const wonders = seat.wonders.map((id) => ({ id, points: wonderOf(id, values).vp }));
    const fromWonders = wonders.reduce((sum, { points }) => sum + points, 0);
    const owned = [...player.up, ...fronts];
    return {
      seat: seat.seat,
      rank: 1 + seats.filter((other) => compare(other, seat) < 0).length,
      total: seat.points,
      count: seat.cards,
      byCards: seats.some(
        (other) => stayed(other) === stayed(seat) && other.points === seat.points && other.cards !== seat.cards,
      ),
      fromCards: seat.points - fromWonders - seat.culture,
      fromWonders,
      culture: seat.culture,
      cards: sorted(owned.map((id) => ({ id, points: cardOf(id, values).vp }))),
      wonders: sorted(wonders),
      allCards: owned.toSorted((one, other) => worth(other, values) - worth(one, values)),
      allWonders: wonders.toSorted((one, other) => other.points - one.points).map(({ id }) => id),
    };
  });
}

const worth = (id: string, values: Values): number => cardOf(id, values).vp + AGES.indexOf(cardOf(id, values).age) / 10;

/** A part of a bar: wonders, culture, the cards of an age, or cards that are not known. */
export interface SourceSum {
  readonly kind: "wonder" | "culture" | Age | "other";
  readonly points: number;
}

/** The points of a seat by source, from wonders to the oldest cards. */
export function sourcesOf({ fromWonders, culture, fromCards, cards }: Score): SourceSum[] {
  const byAge = AGES.toReversed().map((age): SourceSum => {
    const ofAge = cards.filter(({ id }) => cardOf(id).age === age);
    return { kind: age, points: ofAge.reduce((sum, { points }) => sum + points, 0) };
  });
  const known = cards.reduce((sum, { points }) => sum + points, 0);
  const sums: SourceSum[] = [
    { kind: "wonder", points: fromWonders },
    { kind: "culture", points: culture },
    ...byAge,
    { kind: "other", points: fromCards - known },
  ];
  return sums.filter(({ points }) => points > 0);
}
