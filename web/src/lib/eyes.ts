// A table's replay as the server knows me: by the key of my seat, or by the cookie.
import type { Replay, ReplayPart } from "../generated/protocol";
import { api, Problem } from "./api";
import { seatKey } from "./memory";

/** A key that opens nothing any more is left out: without it one is known by the cookie, or watches. */
export async function replayOf(table: string, part: ReplayPart): Promise<Replay> {
  const key = seatKey.get(table);
  try {
    return await api.replay(table, part, key);
  } catch (fault) {
    if (key === null || !(fault instanceof Problem) || fault.code !== "wrong-key") throw fault;
    return api.replay(table, part);
  }
}
