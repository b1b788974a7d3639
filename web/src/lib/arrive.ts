// Arriving at a table: with a key behind the #, and with a wish that was made elsewhere.
import type { TableInfo } from "../generated/protocol";
import { seatKey, wishes } from "./memory";
import { prefs } from "./prefs.svelte";
import { route } from "./route.svelte";
import type { Looks, TableState } from "./table.svelte";
import { say } from "./words.svelte";

/** The secret goes into memory and out of the address. */
export function takeKey(id: string): void {
  if (route.mark !== "") seatKey.set(id, route.mark);
  if (location.hash !== "") route.hideMark();
}

/** How I would look on this seat: as I like it, as far as nobody else does. */
export function looksFor(info: TableInfo, seat: number): Looks {
  const others = info.seats.filter((one, number) => number !== seat && one.taken === "person");
  const free = <T>(mine: T | null, theirs: T[]) => (mine !== null && theirs.includes(mine) ? null : mine);
  return {
    name: prefs.name || say("anonymous", { number: seat + 1 }),
    colour: free(
      prefs.colour,
      others.map((one) => one.colour),
    ),
    shape: free(
      prefs.shape,
      others.map((one) => one.shape),
    ),
  };
}

/** Do what was wished for, once the table is known. */
export async function fulfil(state: TableState): Promise<void> {
  const { info, me } = state;
  const wish = wishes.take(state.id);
  if (info?.status !== "waiting" || wish === null) return;
  const seat = info.seats.findIndex((one) => one.taken === "open");
  if (me === null && (seat < 0 || (await state.sit(seat, looksFor(info, seat))) === null)) return;
  if (wish === "play") await state.ready();
}

/** On to the rematch, on my own seat. */
export function followRematch(state: TableState): void {
  const next = state.info?.rematch;
  if (!next) return;
  seatKey.set(next, seatKey.get(state.id));
  if (state.me !== null) wishes.make(next, "play");
  route.go({ page: "table", id: next });
}
