// A record on its way from one page to another: chosen or dropped on Home, shown by Replay.
import type { GameRecord } from "./api";
import { errand } from "./memory";

const KEPT = "record";
let carried: GameRecord | null = null;

/** What a file holds; `null`: no record. */
export async function recordIn(file: File): Promise<GameRecord | null> {
  try {
    const read: unknown = JSON.parse(await file.text());
    return typeof read === "object" && read !== null && "format" in read ? read : null;
  } catch {
    return null;
  }
}

export function carry(record: GameRecord): void {
  carried = record;
  errand.set(KEPT, JSON.stringify(record));
}

/** The record that was opened last in this tab, also after a reload of the page. */
export function carriedRecord(): GameRecord | null {
  return (carried ??= JSON.parse(errand.get(KEPT) ?? "null") as GameRecord | null);
}
