// Where each thing of an update begins and ends, whatever lies between.
import { hidden } from "./clockwork";
import type { Move, Step } from "./diff";
import { type Found, Places } from "./places";
import { Sprite } from "./sprite.svelte";

export interface Trip {
  last: Move;
  readonly seat: number | null;
  readonly start: Found | null;
  /** Null: it comes from where nothing can be seen. */
  readonly sprite: Sprite | null;
  /** How many like it lay where it goes. */
  before: number;
  end: Found | null;
  /** From now on it is seen on the board. */
  show: () => void;
}
export type Trips = ReadonlyMap<number, Trip>;

/** If nothing else tells how wide a card is. */
export const USUAL_WIDTH = 80;

/** Everything that will move, with a sprite where it lies now; without a root nothing moves. */
export function tripsOf(steps: readonly Step[], root: ParentNode | null): Trips {
  const trips = new Map<number, Trip>();
  if (root === null) return trips;
  const places = new Places(root);
  for (const step of steps.filter((step) => step.type === "moves")) {
    for (const move of step.moves) {
      const trip = trips.get(move.key) ?? begun(move, step.seat, places);
      trip.last = move;
      if (trip.sprite !== null && move.to.up !== trip.sprite.up) trip.sprite.turns = true;
      trips.set(move.key, trip);
    }
  }
  for (const trip of trips.values()) trip.before = places.count(trip.last.thing, trip.last.to.zone);
  return trips;
}

function begun(move: Move, seat: number, places: Places): Trip {
  const start = places.thing(move.thing, move.from.zone, USUAL_WIDTH);
  const sprite = start && new Sprite(move.thing, seat, start.box, move.from.up);
  return { last: move, seat, start, sprite, before: 0, end: null, show: () => undefined };
}

/** Where everything has got to on the changed board; it is not seen there before its sprite arrives. */
export function arrive(trips: Trips, root: ParentNode): void {
  const places = new Places(root);
  for (const trip of trips.values()) {
    const { thing, to } = trip.last;
    trip.end = places.thing(thing, to.zone, trip.start?.box.width ?? USUAL_WIDTH);
    const element = trip.end?.element ?? null;
    if (trip.sprite !== null && element !== null && places.count(thing, to.zone) > trip.before)
      trip.show = hidden(element);
  }
}
