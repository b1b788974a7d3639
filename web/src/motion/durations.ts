// How long it takes to show what happened, in milliseconds at normal speed.
import type { Step } from "./steps";

export const MOVE_MS = 260;
const STAGGER_MS = 60;
export const CHIP_MS = 650;
export const MARK_MS = 420;
export const TURN_MS = 450;
export const GAME_OVER_MS = 900;
export const MOMENT_MS = 1_000;
export const ATTACK_MS = 2_000;
/** Of which the towers take so long to rise. */
export const TOWERS_MS = 650;

/** The player who is asked sees everything within this time. */
export const MOST_WAIT_MS = 5_000;
/** A spectator is behind by this time at most. */
const MOST_DELAY_MS = 8_000;

/** The first few start one after the other, the rest together with the last. */
export const delayOf = (index: number) => Math.min(index, 8) * STAGGER_MS;

function durationOf(step: Step): number {
  switch (step.type) {
    case "moves":
      return MOVE_MS + delayOf(step.moves.length - 1);
    case "chips":
      return CHIP_MS;
    case "mark":
      return MARK_MS;
    case "attack":
      return ATTACK_MS;
    case "moment":
      return MOMENT_MS;
    case "turn":
      return TURN_MS;
    case "ended":
      return GAME_OVER_MS;
  }
}

/** To draw the board, for each update, takes about this long and cannot be sped up. */
export const DRAW_MS = 120;
const SHORTEST_MS = 500;

/** How many times faster than normal to show these: within `left` for the player who is asked; null: nobody is asked. */
export function speedUpFor(steps: readonly Step[], left: number | null): number {
  const duration = steps.reduce((sum, step) => sum + durationOf(step), 0);
  if (left === null) return Math.max(1, duration / MOST_DELAY_MS);
  return Math.max(1.5, duration / Math.max(SHORTEST_MS, left));
}
