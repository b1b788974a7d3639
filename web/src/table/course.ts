// A whole game as its replay tells it: points turn by turn, why it ended, what everybody had in the end.
import type { Ended, Replay, ReplayPart, SeatView, Update } from "../generated/protocol";
import { api } from "../lib/api";

export interface Course {
  /** Points by seat, for each of `turns`: how it stood when that turn was over. */
  readonly turns: readonly number[];
  readonly points: readonly (readonly number[])[];
  readonly reasons: Ended["reasons"];
}

const PAGE = 200;
type Load = (part: ReplayPart) => Promise<Replay>;

/** Every update, in pages. */
async function allOf(load: Load): Promise<Update[]> {
  const updates: Update[] = [];
  for (let total = 1; updates.length < total;) {
    const page = await load({ start: updates.length, count: PAGE });
    updates.push(...page.updates);
    total = page.updates.length === 0 ? updates.length : page.total;
  }
  return updates;
}

/** What an update list tells; the last of a turn counts. */
export function courseOf(updates: readonly Update[]): Course {
  const ends = updates.filter(({ view }, place) => updates[place + 1]?.view.turn !== view.turn);
  const seats = updates[0]?.view.seats ?? [];
  return {
    turns: ends.map(({ view }) => view.turn),
    points: seats.map((_, seat) => ends.map(({ view }) => view.seats[seat]?.points ?? 0)),
    reasons: updates.flatMap(({ events }) => events.filter((event) => event.type === "ended")).at(-1)?.reasons ?? [],
  };
}

export const courseOfTable = async (table: string): Promise<Course> =>
  courseOf(await allOf((part) => api.replay(table, part)));

/** What a seat had in the end, seen with its own eyes: after the game everybody may. */
export async function finalSeat(table: string, seat: number): Promise<SeatView | null> {
  const { total } = await api.replay(table, { seat, start: 0, count: 1 });
  const { updates } = await api.replay(table, { seat, start: Math.max(0, total - 1), count: 1 });
  return updates.at(-1)?.view.seats[seat] ?? null;
}
