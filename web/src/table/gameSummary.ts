// A finished game as its replay tells it: points turn by turn, why it ended, what everybody had in the end.
import type { Ended, Replay, SeatView, Update } from "../generated/protocol";
import { api, ApiError } from "../lib/api";
import { type GameTurn, turnsOf } from "./gameTurns";

export interface GameSummary {
  readonly played: readonly GameTurn[];
  readonly turns: readonly number[];
  /** By seat: the points at the end of each of `turns`. */
  readonly points: readonly (readonly number[])[];
  readonly reasons: Ended["reasons"];
}

const PAGE_SIZE = 200;
const PATIENT: readonly string[] = ["too-fast", "busy"];
const PAUSE_MS = 1_500;
const MOST_TRIES = 8;

async function loadUpdates(table: string): Promise<Update[]> {
  const updates: Update[] = [];
  for (let total = 1; updates.length < total;) {
    const part = await page(table, { start: updates.length, count: PAGE_SIZE });
    updates.push(...part.updates);
    total = part.updates.length === 0 ? updates.length : part.total;
  }
  return updates;
}

export function summaryOf(updates: readonly Update[]): GameSummary {
  const played = turnsOf(updates);
  const seats = updates[0]?.view.seats ?? [];
  return {
    played,
    turns: played.map(({ turn }) => turn),
    points: seats.map((_, seat) => played.map(({ points }) => points[seat] ?? 0)),
    reasons: updates.flatMap(({ events }) => events.filter((event) => event.type === "ended")).at(-1)?.reasons ?? [],
  };
}

export const loadSummary = async (table: string): Promise<GameSummary> => summaryOf(await loadUpdates(table));

/** What each seat had in the end, from its own perspective: after the game everybody may see it. */
export async function loadFinalSeats(table: string, players: number): Promise<(SeatView | null)[]> {
  const seats: (SeatView | null)[] = [];
  for (let seat = 0; seat < players; seat++) {
    const { total } = await page(table, { seat, start: 0, count: 1 });
    const { updates } = await page(table, { seat, start: Math.max(0, total - 1), count: 1 });
    seats.push(updates.at(-1)?.view.seats[seat] ?? null);
  }
  return seats;
}

/** The server limits how much one may ask for at once: then it is asked again a little later. */
async function page(table: string, wanted: Parameters<typeof api.replay>[1]): Promise<Replay> {
  for (let tries = 1; ; tries++) {
    try {
      return await api.replay(table, wanted);
    } catch (error) {
      if (!(error instanceof ApiError) || !PATIENT.includes(error.code) || tries >= MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
