// Where a replay comes from: a table, or a record file.
import type { CreateTable, Replay, SeatInfo } from "../generated/protocol";
import { api, type GameRecord } from "../lib/api";
import type { ReplayPage } from "../lib/history.svelte";
import { ownReplay } from "../lib/ownReplay";
import { COLOURS, SHAPES } from "../lib/prefs.svelte";

/** Whose view: a seat's, a spectator's (null), or one's own as the server knows it. */
export type Perspective = number | null | "own";

export interface ReplaySource {
  /** The table, or null for a record. */
  readonly id: string | null;
  /** Whether the game is over: then every perspective is allowed, and one can play on from any step. */
  readonly over: boolean;
  page(perspective: Perspective, page: ReplayPage): Promise<Replay>;
  /** The appearance of the players. */
  seats(names: readonly string[]): SeatInfo[];
  /** For creating a table that continues after so many choices. */
  continueFrom(choices: number): Pick<CreateTable, "point" | "record" | "choices">;
  record(): Promise<GameRecord>;
}

export async function tableSource(id: string): Promise<ReplaySource> {
  const info = await api.table(id);
  const over = info.status === "over";
  const viewer = (perspective: Perspective) => {
    if (perspective === null) return { watch: true };
    // While the game goes on there is only one's own perspective.
    return perspective === "own" || !over ? {} : { seat: perspective };
  };
  return {
    id,
    over,
    page: (perspective, page) => ownReplay(id, { ...viewer(perspective), ...page }),
    seats: () => info.seats,
    continueFrom: (choices) => ({ point: { table: id, choices } }),
    record: () => api.record(id),
  };
}

export function recordSource(record: GameRecord): ReplaySource {
  return {
    id: null,
    over: true,
    page: (perspective, page) =>
      api.replayRecord(record, { seat: perspective === "own" ? null : perspective, ...page }),
    seats: (names) => names.map(defaultSeat),
    continueFrom: (choices) => ({ record, choices }),
    record: () => Promise.resolve(record),
  };
}

/** A record does not contain the appearance of the players. */
function defaultSeat(name: string, seat: number): SeatInfo {
  const [colour, shape] = [COLOURS[seat] ?? "grey", SHAPES[seat] ?? "cross"];
  const present = { level: null, present: true, ready: true, away: false, resigned: false };
  return { taken: "person", name, colour, shape, ...present };
}
