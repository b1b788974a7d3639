// Where the points of a seat come from, and who is before whom.
import { cardOf, wonderOf, type Values } from "../cards/printed";
import type { SeatView } from "../generated/protocol";

export interface Worth {
  readonly id: string;
  readonly points: number;
}
export interface Score {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  readonly count: number;
  /** Whether only the number of cards put this seat before or behind another. */
  readonly byCards: boolean;
  readonly fromCards: number;
  readonly fromWonders: number;
  readonly culture: number;
  /** Cards and wonders that are worth something, as far as one knows them. */
  readonly cards: readonly Worth[];
  readonly wonders: readonly Worth[];
}

const most = (worth: Worth[]): Worth[] =>
  worth.filter(({ points }) => points !== 0).sort((one, other) => other.points - one.points);

/** Whatever of the total is neither wonder nor culture is cards. `known`: a seat as it sees itself, if that is known.
 * `left`: where the others have resigned, who has not comes first. */
export function scoresOf(
  seats: readonly SeatView[],
  values: Values,
  known: readonly (SeatView | null)[] = [],
  left: readonly number[] = [],
): Score[] {
  const stayed = ({ seat }: SeatView) => Number(left.includes(seat));
  const before = (one: SeatView, other: SeatView) =>
    stayed(other) - stayed(one) || other.points - one.points || other.cards - one.cards;
  return [...seats].sort(before).map((seat) => {
    const sure = known[seat.seat] ?? seat;
    const fronts = [...sure.hand, ...sure.down].flatMap((card) => (card.type === "front" ? card.card : []));
    const wonders = seat.wonders.map((id) => ({ id, points: wonderOf(id, values).vp }));
    const fromWonders = wonders.reduce((sum, { points }) => sum + points, 0);
    return {
      seat: seat.seat,
      place: 1 + seats.filter((other) => before(other, seat) < 0).length,
      total: seat.points,
      count: seat.cards,
      byCards: seats.some(
        (other) => stayed(other) === stayed(seat) && other.points === seat.points && other.cards !== seat.cards,
      ),
      fromCards: seat.points - fromWonders - seat.culture,
      fromWonders,
      culture: seat.culture,
      cards: most([...sure.up, ...fronts].map((id) => ({ id, points: cardOf(id, values).vp }))),
      wonders: most(wonders),
    };
  });
}
