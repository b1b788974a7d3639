// Where a replay comes from: a table, or a record file.
import type { CreateTable, Replay, SeatInfo } from "../generated/protocol";
import { api, type GameRecord } from "../lib/api";
import { replayOf } from "../lib/eyes";
import type { Part } from "../lib/past.svelte";
import { COLOURS, SHAPES } from "../lib/prefs.svelte";

/** Whose: a seat's, a spectator's (null), or one's own as the server knows it. */
export type Eyes = number | null | "own";

export interface Source {
  /** The table, or null for a record. */
  readonly id: string | null;
  /** Whether the game is over: then it is seen by all eyes, and one can go on from anywhere. */
  readonly over: boolean;
  part(eyes: Eyes, part: Part): Promise<Replay>;
  /** How the players look. */
  seats(names: readonly string[]): SeatInfo[];
  /** What opens a table that goes on from there. */
  point(choices: number): Pick<CreateTable, "point" | "record" | "choices">;
  /** The record to take home, once there is one. */
  record(): Promise<GameRecord>;
}

export async function ofTable(id: string): Promise<Source> {
  const info = await api.table(id);
  const over = info.status === "over";
  return {
    id,
    over,
    // While a game goes on there are one's own eyes only.
    part: (eyes, part) =>
      replayOf(id, { ...(eyes === null ? { watch: true } : eyes === "own" || !over ? {} : { seat: eyes }), ...part }),
    seats: () => info.seats,
    point: (choices) => ({ point: { table: id, choices } }),
    record: () => api.record(id),
  };
}

export function ofRecord(record: GameRecord): Source {
  return {
    id: null,
    over: true,
    part: (eyes, part) => api.replayRecord(record, { seat: eyes === "own" ? null : eyes, ...part }),
    seats: (names) => names.map((name, seat) => sitting(name, seat)),
    point: (choices) => ({ record, choices }),
    record: () => Promise.resolve(record),
  };
}

/** A record does not tell how the players looked. */
function sitting(name: string, seat: number): SeatInfo {
  const [colour, shape] = [COLOURS[seat] ?? "grey", SHAPES[seat] ?? "cross"];
  const there = { level: null, present: true, ready: true, away: false, resigned: false };
  return { taken: "person", name, colour, shape, ...there };
}
