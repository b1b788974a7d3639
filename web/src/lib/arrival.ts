// Arriving at a table: with a seat key behind the #, and with an intent from the page before.
import type { TableInfo } from "../generated/protocol";
import { t } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import { intents, seatKeys } from "./storage";
import type { Appearance, TableClient } from "./tableClient.svelte";

/** Takes the seat key of a link, and removes it from the address. */
export function takeKeyFromAddress(id: string): void {
  if (router.hash !== "") seatKeys.tryLink(id, router.hash);
  if (location.hash !== "") router.hideHash();
}

/** My preferred name, colour and shape; a colour or shape that another person has is left to the server. */
export function appearanceFor(info: TableInfo, seat: number): Appearance {
  const others = info.seats.filter((other, number) => number !== seat && other.taken === "person");
  const free = <T>(mine: T | null, theirs: T[]) => (mine !== null && theirs.includes(mine) ? null : mine);
  return {
    name: prefs.name || t("anonymous", { number: seat + 1 }),
    colour: free(
      prefs.colour,
      others.map((other) => other.colour),
    ),
    shape: free(
      prefs.shape,
      others.map((other) => other.shape),
    ),
  };
}

/** Does what was intended, once the table is known; whether the game may start by it. */
export async function runIntent(table: TableClient): Promise<boolean> {
  const { info, me } = table;
  const intent = intents.take(table.id);
  if (info?.status !== "waiting" || intent === null) return false;
  const seat = info.seats.findIndex((one) => one.taken === "open");
  if (me === null && (seat < 0 || (await table.sit(seat, appearanceFor(info, seat))) === null)) return false;
  if (intent !== "play") return false;
  await table.ready();
  return true;
}

/** Goes to the rematch, with my seat key. */
export function followRematch(table: TableClient): void {
  const next = table.info?.rematch;
  if (!next) return;
  seatKeys.set(next, seatKeys.get(table.id));
  if (table.me !== null) intents.set(next, "play");
  router.go({ page: "table", id: next });
}
