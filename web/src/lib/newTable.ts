// Creating a table and going there.
import type { CreateTable } from "../generated/protocol";
import { api, ApiError } from "./api";
import { rejectionText, t } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import { type Intent, intents } from "./storage";

/** What went wrong with a call, in a sentence. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("no-failed");
  return error.code === "refused" || error.code === "malformed"
    ? t("open-refused", { text: error.text })
    : rejectionText(error);
}

/** Creates a table and goes there; returns what went wrong, or an empty string. */
export const createTable = (wanted: CreateTable, intent: Intent): Promise<string> =>
  openTable(() => api.create(wanted), intent);

/** The deal of the day: a new table, or my own that goes on. */
export const playDaily = (table: string | null): Promise<string> =>
  openTable(() => (table === null ? api.playDaily() : Promise.resolve(table)), "play");

async function openTable(create: () => Promise<string>, intent: Intent): Promise<string> {
  try {
    const id = await create();
    intents.set(id, intent);
    router.go({ page: "table", id });
    return "";
  } catch (error) {
    return errorText(error);
  }
}

/** Me against bots, with the settings of the last game. */
export function playNow(): Promise<string> {
  const bots = Array<string>(prefs.players - 1).fill(prefs.level);
  const game = { set: prefs.set, players: prefs.players };
  return createTable({ game, settings: { away: null }, seats: [null, ...bots] }, "play");
}
