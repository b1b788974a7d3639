// A table's replay as the server knows me: by the key of my seat, or by the cookie.
import type { Replay, ReplayPart } from "../generated/protocol";
import { api, ApiError } from "./api";
import { seatKeys } from "./storage";

/** A key that is no longer valid is left out: then the cookie decides, or one is a spectator. */
export async function ownReplay(table: string, part: ReplayPart): Promise<Replay> {
  const key = seatKeys.get(table);
  try {
    return await api.replay(table, part, key);
  } catch (error) {
    if (key === null || !(error instanceof ApiError) || error.code !== "wrong-key") throw error;
    return api.replay(table, part);
  }
}
