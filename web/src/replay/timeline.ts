// The timeline of a game, from its updates: where turns begin, where attacks are decided, the points at each step.
import type { Compared, Update } from "../generated/protocol";

export interface TurnStart {
  step: number;
  turn: number;
  seat: number;
}
export interface Attack extends Pick<Compared, "attacker" | "attack" | "defender" | "defence" | "wins"> {
  step: number;
}
export interface Timeline {
  turns: TurnStart[];
  attacks: Attack[];
  /** By step; undefined where updates are not loaded yet. */
  points: (readonly number[] | undefined)[];
}

/** The timeline of some updates, the first of which is step `start`. */
export function timelineOf(updates: readonly Update[], start = 0): Timeline {
  const timeline: Timeline = { turns: [], attacks: [], points: [] };
  updates.forEach(({ events, view }, index) => {
    const step = start + index;
    if (step === 0) timeline.turns.push({ step, turn: view.turn, seat: view.active });
    for (const event of events) {
      if (event.type === "turn") timeline.turns.push({ step, turn: event.turn, seat: event.seat });
      else if (event.type === "compared") timeline.attacks.push({ ...event, step });
    }
    timeline.points[step] = view.seats.map((seat) => seat.points);
  });
  return timeline;
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
