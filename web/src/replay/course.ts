// The course of a game, from its updates: where turns begin, where attacks are decided, how the points go.
import type { Compared, Update } from "../generated/protocol";

export interface Turn {
  step: number;
  turn: number;
  seat: number;
}
export interface Attack extends Pick<Compared, "attacker" | "attack" | "defender" | "defence" | "wins"> {
  step: number;
}
export interface Course {
  turns: Turn[];
  attacks: Attack[];
  /** By step; a hole where the updates are not there yet. */
  points: (readonly number[] | undefined)[];
}

/** The course of some updates, the first of which is step `start`. */
export function courseOf(updates: readonly Update[], start = 0): Course {
  const course: Course = { turns: [], attacks: [], points: [] };
  updates.forEach(({ events, view }, place) => {
    const step = start + place;
    if (step === 0) course.turns.push({ step, turn: view.turn, seat: view.active });
    for (const event of events) {
      if (event.type === "turn") course.turns.push({ step, turn: event.turn, seat: event.seat });
      else if (event.type === "compared") course.attacks.push({ ...event, step });
    }
    course.points[step] = view.seats.map((seat) => seat.points);
  });
  return course;
}

/** One course of those of several parts, in their order. */
export function joined(courses: readonly Course[]): Course {
  const points: Course["points"] = [];
  for (const course of courses) course.points.forEach((row, step) => (points[step] = row));
  const turns = courses.flatMap((course) => course.turns);
  return {
    // The first turn begins before anything happens.
    turns: turns.filter((one, place) => turns[place - 1]?.turn !== one.turn),
    attacks: courses.flatMap((course) => course.attacks),
    points,
  };
}

/** The turn that a step belongs to. */
export const turnAt = (turns: readonly Turn[], step: number): Turn | null =>
  turns.findLast((turn) => turn.step <= step) ?? null;

/** The nearest of these steps in a direction; null: there is none. */
export function jump(marks: readonly { step: number }[], step: number, direction: 1 | -1): number | null {
  const found = direction > 0 ? marks.find((mark) => mark.step > step) : marks.findLast((mark) => mark.step < step);
  return found?.step ?? null;
}

/** Lines for a drawing, `x` by step and `y` by points: one for each stretch without a hole. */
export function lines(points: Course["points"], seat: number): string[] {
  const found: string[][] = [];
  let open: string[] | null = null;
  for (let step = 0; step < points.length; step++) {
    const value = points[step]?.[seat];
    if (value === undefined) {
      open = null;
      continue;
    }
    if (open === null) found.push((open = []));
    open.push(`${step},${value}`);
  }
  return found.map((line) => line.join(" "));
}
