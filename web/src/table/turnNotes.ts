// What a player may have missed at the end of a turn: why nothing could be bought, and that the cards came back to hand.
import type { Unaffordable } from "../generated/protocol";
import type { LogEntry } from "../lib/history.svelte";

export interface TurnNotes {
  readonly unaffordable: Unaffordable | null;
  /** How many cards came back to hand. */
  readonly refilled: number;
}

/** Of this seat's turn; of the one before, if nothing was done in this one yet. */
export function turnNotes(log: readonly LogEntry[], seat: number): TurnNotes | null {
  const events = log.filter(({ undone }) => !undone).flatMap((entry) => entry.events);
  const starts = events.flatMap((event, index) => (event.type === "turn" && event.seat === seat ? index : []));
  const isOwn = (index: number) =>
    events.slice(index + 1).some((event) => event.type === "moved" && event.seat === seat);
  const start = starts.findLast(isOwn);
  if (start === undefined) return null;
  const next = events.findIndex((event, index) => index > start && event.type === "turn");
  const turn = events.slice(start, next < 0 ? undefined : next);
  const unaffordable = turn.find((event) => event.type === "unaffordable" && event.seat === seat);
  const refilled = turn.filter(
    (event) => event.type === "moved" && event.seat === seat && event.target === "hand" && event.origin !== "revealed",
  ).length;
  if (unaffordable === undefined && refilled === 0) return null;
  return { unaffordable: unaffordable?.type === "unaffordable" ? unaffordable : null, refilled };
}
