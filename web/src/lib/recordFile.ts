// A record file on its way from one page to another: opened on Home, shown by Replay.
import type { GameRecord } from "./api";
import { tabStorage } from "./storage";

const KEY = "record";
let kept: GameRecord | null = null;

/** The record in a file; `null`: it holds none. */
export async function readRecord(file: File): Promise<GameRecord | null> {
  try {
    const content: unknown = JSON.parse(await file.text());
    return typeof content === "object" && content !== null && "format" in content ? content : null;
  } catch {
    return null;
  }
}

export function keepRecord(record: GameRecord): void {
  kept = record;
  tabStorage.set(KEY, JSON.stringify(record));
}

/** The record that was opened last in this tab, also after a reload of the page. */
export function keptRecord(): GameRecord | null {
  return (kept ??= JSON.parse(tabStorage.get(KEY) ?? "null") as GameRecord | null);
}
