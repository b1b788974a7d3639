// The turns that decided a game: where the lead over the best other player changed most. From views and events, no rules.
import type { Deed, GameTurn } from "./gameTurns";

export interface TurningPoint {
  readonly turn: number;
  /** Whose turn it was. */
  readonly seat: number;
  /** By how much the lead of the seat that it is told to grew, or shrank. */
  readonly change: number;
  /** Who leads since then, if that changed. */
  readonly leader: number | null;
  readonly deeds: readonly Deed[];
}

const MOST = 3;
const MOST_DEEDS = 2;
/** A change of the lead counts as much as so many points. */
const LEAD_BONUS = 2;

/** Who has the most points alone; null: nobody. */
function leaderOf(points: readonly number[]): number | null {
  const most = Math.max(...points);
  return points.filter((one) => one === most).length === 1 ? points.indexOf(most) : null;
}

/** The three turns that changed most for this seat, in their order. */
export function turningPointsOf(turns: readonly GameTurn[], seat: number): TurningPoint[] {
  const margin = (points: readonly number[]) =>
    (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat), -Infinity);
  let leader: number | null = null;
  const changes = turns.map((turn, index): TurningPoint => {
    const before = turns[index - 1]?.points ?? turn.points.map(() => 0);
    const change = margin(turn.points) - margin(before);
    const now = leaderOf(turn.points);
    const newLeader = now !== null && now !== leader ? now : null;
    leader = now ?? leader;
    const deeds = turn.deeds
      .filter(({ points }) => points !== 0)
      .toSorted((one, other) => worth(other) - worth(one))
      .slice(0, MOST_DEEDS);
    return { turn: turn.turn, seat: turn.seat, change, leader: newLeader, deeds };
  });
  return changes
    .filter(({ change, deeds }) => change !== 0 && deeds.length > 0)
    .toSorted((one, other) => weight(other) - weight(one) || other.turn - one.turn)
    .slice(0, MOST)
    .sort((one, other) => one.turn - other.turn);
}

const weight = ({ change, leader }: TurningPoint): number => Math.abs(change) + (leader === null ? 0 : LEAD_BONUS);

/** A wonder that changes hands counts twice: one has it, another has it no more. */
const worth = (deed: Deed): number => Math.abs(deed.points) * (deed.type === "stolen" ? 2 : 1);
