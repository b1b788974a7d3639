// Cards and wonders by their ids, with the values they have in a game.
import {
  type Card,
  CARDS,
  type Players,
  type Resource,
  RESOURCES,
  type Signs,
  type Wonder,
  WONDERS,
} from "../generated/catalog";
import type { View } from "../generated/protocol";
import { signsOf } from "./requirements";

/** Values that differ from the printed ones. */
export type Values = View["values"];

/** A card's id without its first owner: `warrior@2` is a `warrior`. Likewise a back: `iron@2` is `iron`. */
export const kindOf = (id: string): string => id.split("@", 1)[0] ?? id;

/** The seat a Warrior, or its back, came from; null for all others. */
export function ownerOf(id: string): number | null {
  const [, seat] = id.split("@");
  return seat === undefined ? null : Number(seat);
}

export function cardOf(id: string, values: Values = {}): Card {
  const kind = kindOf(id);
  const printed = CARDS[kind];
  if (printed === undefined) throw new Error(`there is no card ${id}`);
  const changed = values[kind];
  return changed === undefined ? printed : { ...printed, ...changed };
}

/** `signs`: what it asks for, by the number of players. */
export function wonderOf(id: string, values: Values = {}): Wonder & { signs: Record<Players, Signs> } {
  const printed = WONDERS[id];
  if (printed === undefined) throw new Error(`there is no wonder ${id}`);
  const wonder: Wonder = { ...printed, ...values[id] };
  const signs = (players: Players) => signsOf(wonder.requirement, players);
  return { ...wonder, signs: { 2: signs(2), 3: signs(3), 4: signs(4) } };
}

export function backOf(id: string): string {
  const { back } = cardOf(id);
  const owner = ownerOf(id);
  return owner === null ? back : `${back}@${owner}`;
}

/** A cost as a list of resources, in their usual order. */
export function costAsList(cost: Card["cost"]): Resource[] {
  return RESOURCES.flatMap((resource) => Array<Resource>(cost[resource] ?? 0).fill(resource));
}
