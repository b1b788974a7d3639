// A finished game as its replay tells it: points turn by turn, why it ended, what everybody had in the end.
import type { Ended, SeatView, Update } from "../generated/protocol";
import { api } from "../lib/api";

export interface GameSummary {
  readonly turns: readonly number[];
  /** By seat: the points at the end of each of `turns`. */
  readonly points: readonly (readonly number[])[];
  readonly reasons: Ended["reasons"];
}

const PAGE_SIZE = 200;

async function loadUpdates(table: string): Promise<Update[]> {
  const updates: Update[] = [];
  for (let total = 1; updates.length < total;) {
    const page = await api.replay(table, { start: updates.length, count: PAGE_SIZE });
    updates.push(...page.updates);
    total = page.updates.length === 0 ? updates.length : page.total;
  }
  return updates;
}

export function summaryOf(updates: readonly Update[]): GameSummary {
  const turnEnds = updates.filter(({ view }, index) => updates[index + 1]?.view.turn !== view.turn);
  const seats = updates[0]?.view.seats ?? [];
  return {
    turns: turnEnds.map(({ view }) => view.turn),
    points: seats.map((_, seat) => turnEnds.map(({ view }) => view.seats[seat]?.points ?? 0)),
    reasons: updates.flatMap(({ events }) => events.filter((event) => event.type === "ended")).at(-1)?.reasons ?? [],
  };
}

export const loadSummary = async (table: string): Promise<GameSummary> => summaryOf(await loadUpdates(table));

/** What a seat had in the end, from its own perspective: after the game everybody may see it. */
export async function loadFinalSeat(table: string, seat: number): Promise<SeatView | null> {
  const { total } = await api.replay(table, { seat, start: 0, count: 1 });
  const { updates } = await api.replay(table, { seat, start: Math.max(0, total - 1), count: 1 });
  return updates.at(-1)?.view.seats[seat] ?? null;
}
