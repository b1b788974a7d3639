// Where each item of an update starts and ends, however often it moves in between.
import { hide } from "./animations";
import { type ItemLocation, Locator } from "./locator";
import { Sprite } from "./sprite.svelte";
import type { Move, Step } from "./steps";

export interface Trip {
  last: Move;
  readonly seat: number | null;
  readonly start: ItemLocation | null;
  /** Null: where it starts is not on the page. */
  readonly sprite: Sprite | null;
  /** How many like it were in the last zone before. */
  before: number;
  end: ItemLocation | null;
  /** Makes it visible on the board. */
  show: () => void;
}
export type Trips = ReadonlyMap<number, Trip>;

/** The width of a card, if it is not known from the page. */
export const DEFAULT_WIDTH = 80;

/** Every item that will move, with a sprite where it is now; without a root nothing moves. */
export function tripsOf(steps: readonly Step[], root: ParentNode | null): Trips {
  const trips = new Map<number, Trip>();
  if (root === null) return trips;
  const locator = new Locator(root);
  for (const step of steps.filter((step) => step.type === "moves")) {
    for (const move of step.moves) {
      const trip = trips.get(move.key) ?? startTrip(move, step.seat, locator);
      trip.last = move;
      if (trip.sprite !== null && move.to.up !== trip.sprite.up) trip.sprite.turns = true;
      trips.set(move.key, trip);
    }
  }
  for (const trip of trips.values()) trip.before = locator.count(trip.last.item, trip.last.to.zone);
  return trips;
}

function startTrip(move: Move, seat: number, locator: Locator): Trip {
  const start = locator.item(move.item, move.from.zone, DEFAULT_WIDTH);
  const sprite = start && new Sprite(move.item, seat, start.box, move.from.up);
  return { last: move, seat, start, sprite, before: 0, end: null, show: () => undefined };
}

/** Finds where everything is on the changed board, and hides it there until its sprite arrives. */
export function findEnds(trips: Trips, root: ParentNode): void {
  const locator = new Locator(root);
  for (const trip of trips.values()) {
    const { item, to } = trip.last;
    trip.end = locator.item(item, to.zone, trip.start?.box.width ?? DEFAULT_WIDTH);
    const element = trip.end?.element ?? null;
    if (trip.sprite !== null && element !== null && locator.count(item, to.zone) > trip.before)
      trip.show = hide(element);
  }
}
