// The turns of a game: the points at the end of each, and what was worth something. From views and events, no rules.
import { cardOf, wonderOf } from "../cards/lookup";
import type { Update } from "../generated/protocol";

/** What happened, to be said in a sentence; `points` is what it was worth. */
export type Deed =
  | { readonly type: "bought"; readonly seat: number; readonly card: string; readonly points: number }
  | { readonly type: "wonder"; readonly seat: number; readonly wonder: string; readonly points: number }
  | {
      readonly type: "stolen";
      readonly seat: number;
      readonly from: number;
      readonly wonder: string;
      readonly card: string | null;
      readonly points: number;
    }
  | { readonly type: "culture"; readonly seat: number; readonly points: number };
export interface GameTurn {
  readonly turn: number;
  readonly seat: number;
  /** By seat, at its end. */
  readonly points: readonly number[];
  readonly deeds: readonly Deed[];
}

export function turnsOf(updates: readonly Update[]): GameTurn[] {
  const turns: GameTurn[] = [];
  let current: { turn: number; seat: number; deeds: Deed[] } | null = null;
  /** The points after the update before. */
  let before: readonly number[] = [];
  let card: string | null = null;
  for (const { events, view } of updates) {
    const points = view.seats.map((seat) => seat.points);
    current ??= { turn: view.turn, seat: view.active, deeds: [] };
    if (view.turn !== current.turn && !events.some(({ type }) => type === "turn")) {
      turns.push({ ...current, points: before });
      current = { turn: view.turn, seat: view.active, deeds: [] };
    }
    for (const event of events) {
      if (event.type === "turn" && event.turn !== current.turn) {
        // What was done last in a turn is in the update in which the next one begins.
        turns.push({ ...current, points });
        current = { turn: event.turn, seat: event.seat, deeds: [] };
      }
      const { deeds } = current;
      if (event.type === "activated") ({ card } = event);
      else if (event.type === "bought")
        deeds.push({ type: "bought", seat: event.seat, card: event.card, points: cardOf(event.card, view.values).vp });
      else if (event.type === "culture") addCulture(deeds, event.seat, event.change);
      else if (event.type === "wonder") {
        const points = wonderOf(event.wonder, view.values).vp;
        const { wonder, to: seat, seat: from } = event;
        if (from === null) deeds.push({ type: "wonder", seat, wonder, points });
        else deeds.push({ type: "stolen", seat, from, wonder, card, points });
      }
    }
    before = points;
  }
  return current === null ? [] : [...turns, { ...current, points: before }];
}

function addCulture(deeds: Deed[], seat: number, change: number): void {
  const index = deeds.findIndex((deed) => deed.type === "culture" && deed.seat === seat);
  const known = deeds[index];
  if (known === undefined) deeds.push({ type: "culture", seat, points: change });
  else deeds[index] = { type: "culture", seat, points: known.points + change };
}
