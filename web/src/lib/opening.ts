// Opening a table and going there.
import type { CreateTable } from "../generated/protocol";
import { api, Problem } from "./api";
import { type Wish, wishes } from "./memory";
import { prefs } from "./prefs.svelte";
import { route } from "./route.svelte";
import { say, sayNo } from "./words.svelte";

/** What went wrong with a call, in a sentence. */
export function complaint(fault: unknown): string {
  if (!(fault instanceof Problem)) return say("no-failed");
  return fault.code === "refused" || fault.code === "malformed"
    ? say("open-refused", { text: fault.text })
    : sayNo(fault);
}

/** Open a table and go there with a wish; what comes back is what went wrong, or nothing. */
export async function openTable(wanted: CreateTable, wish: Wish): Promise<string> {
  try {
    const id = await api.create(wanted);
    wishes.make(id, wish);
    route.go({ page: "table", id });
    return "";
  } catch (fault) {
    return complaint(fault);
  }
}

/** I and bots, as it was played last. */
export function playNow(): Promise<string> {
  const bots = Array<string>(prefs.players - 1).fill(prefs.level);
  const game = { set: prefs.set, players: prefs.players };
  return openTable({ game, settings: { away: null }, seats: [null, ...bots] }, "play");
}
