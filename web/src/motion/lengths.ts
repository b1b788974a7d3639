// How long it takes to show what happened, in milliseconds at the usual speed.
import type { Step } from "./diff";

export const TRAVEL = 520;
export const STAGGER = 55;
export const CHIP = 650;
export const MARK = 420;
export const TURN = 450;
export const ENDED = 900;
export const CLASH = 1_500;

/** Whoever is asked does not wait longer than this to see all. */
export const PATIENCE = 5_000;
/** Whoever watches is so far behind at most. */
const BEHIND = 8_000;

/** So many set out one after the other, the rest together with the last. */
export const delayOf = (place: number) => Math.min(place, 8) * STAGGER;

function lengthOf(step: Step): number {
  switch (step.type) {
    case "moves":
      return TRAVEL + delayOf(step.moves.length - 1);
    case "chips":
      return CHIP;
    case "mark":
      return MARK;
    case "clash":
      return CLASH;
    case "turn":
      return TURN;
    case "ended":
      return ENDED;
  }
}

/** To draw the board anew, for each update, takes about so long and cannot be hurried. */
export const DRAWN = 120;
const AT_LEAST = 500;

/** How much faster than usual these are to be shown: within `left` to whoever is asked; null: nobody waits. */
export function hurryOf(steps: readonly Step[], left: number | null): number {
  const length = steps.reduce((all, step) => all + lengthOf(step), 0);
  if (left === null) return Math.max(1, length / BEHIND);
  return Math.max(1.5, length / Math.max(AT_LEAST, left));
}
