// The timeline of a game, from its updates: turns, purchases, wonders, attacks, and the points at each step.
import type { Compared, SeenEvent, Update } from "../generated/protocol";

export interface TurnStart {
  step: number;
  turn: number;
  seat: number;
}
export interface Attack extends Pick<Compared, "attacker" | "attack" | "defender" | "defence" | "wins"> {
  step: number;
}
/** What the list of turns shows below a turn. */
export type Highlight = { readonly step: number; readonly turn: number } & (
  | { readonly type: "bought"; readonly seat: number; readonly card: string }
  | { readonly type: "wonder"; readonly seat: number; readonly wonder: string; readonly from: number | null }
  | ({ readonly type: "attack" } & Omit<Attack, "step">)
);
export interface Timeline {
  turns: TurnStart[];
  attacks: Attack[];
  highlights: Highlight[];
  /** By step; undefined where updates are not loaded yet. */
  points: (readonly number[] | undefined)[];
}

/** The timeline of some updates, the first of which is step `start`. */
export function timelineOf(updates: readonly Update[], start = 0): Timeline {
  const timeline: Timeline = { turns: [], attacks: [], highlights: [], points: [] };
  updates.forEach(({ events, view }, index) => {
    const step = start + index;
    if (step === 0) timeline.turns.push({ step, turn: view.turn, seat: view.active });
    // What happens before the next turn begins belongs to the turn before it, though it is in the same update.
    const next = events.find((event) => event.type === "turn");
    let turn = next === undefined ? view.turn : Math.max(1, next.turn - 1);
    for (const event of events) {
      if (event.type === "turn") timeline.turns.push({ step, turn: (turn = event.turn), seat: event.seat });
      else if (event.type === "compared") timeline.attacks.push({ ...event, step });
      const highlight = highlightOf(event, step, turn);
      if (highlight !== null) timeline.highlights.push(highlight);
    }
    timeline.points[step] = view.seats.map((seat) => seat.points);
  });
  return timeline;
}

function highlightOf(event: SeenEvent, step: number, turn: number): Highlight | null {
  switch (event.type) {
    case "bought":
      return { type: "bought", step, turn, seat: event.seat, card: event.card };
    case "wonder":
      return { type: "wonder", step, turn, seat: event.to, wonder: event.wonder, from: event.seat };
    case "compared": {
      const { attacker, attack, defender, defence, wins } = event;
      return { type: "attack", step, turn, attacker, attack, defender, defence, wins };
    }
    default:
      return null;
  }
}

/** Joins the timelines of several pages, in their order. */
export function joinTimelines(timelines: readonly Timeline[]): Timeline {
  const points: Timeline["points"] = [];
  for (const timeline of timelines) timeline.points.forEach((row, step) => (points[step] = row));
  const turns = timelines.flatMap((timeline) => timeline.turns);
  return {
    // The first turn is named twice: it begins before the first event.
    turns: turns.filter((turn, index) => turns[index - 1]?.turn !== turn.turn),
    attacks: timelines.flatMap((timeline) => timeline.attacks),
    highlights: timelines.flatMap((timeline) => timeline.highlights),
    points,
  };
}

/** The turn that a step belongs to. */
export const turnAt = (turns: readonly TurnStart[], step: number): TurnStart | null =>
  turns.findLast((turn) => turn.step <= step) ?? null;

/** The nearest of these steps in a direction; null: there is none. */
export function nearestStep(marks: readonly { step: number }[], step: number, direction: 1 | -1): number | null {
  const found = direction > 0 ? marks.find((mark) => mark.step > step) : marks.findLast((mark) => mark.step < step);
  return found?.step ?? null;
}

/** The points of a seat as polylines, `x` by step and `y` by points: one for each part that is loaded. */
export function pointLines(points: Timeline["points"], seat: number): string[] {
  const lines: string[][] = [];
  let line: string[] | null = null;
  for (let step = 0; step < points.length; step++) {
    const value = points[step]?.[seat];
    if (value === undefined) {
      line = null;
      continue;
    }
    if (line === null) lines.push((line = []));
    line.push(`${step},${value}`);
  }
  return lines.map((line) => line.join(" "));
}
