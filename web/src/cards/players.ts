// The name, colour and shape of each player, for every component of a table.
import { getContext, setContext } from "svelte";

import type { Colour, Shape } from "../generated/protocol";

interface Player {
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
}

const KEY = Symbol("players");
const DEFAULTS = [
  { name: "1", colour: "red", shape: "circle" },
  { name: "2", colour: "blue", shape: "square" },
  { name: "3", colour: "green", shape: "triangle" },
  { name: "4", colour: "yellow", shape: "diamond" },
] as const satisfies readonly Player[];

/** For all components inside the one that calls this; a function, so that they follow changes. */
export function setPlayers(players: () => readonly Player[]): void {
  setContext(KEY, players);
}

/** The player on a seat; to be called when a component is created. */
export function getPlayers(): (seat: number) => Player {
  const players = getContext<(() => readonly Player[]) | undefined>(KEY);
  return (seat) => players?.()[seat] ?? DEFAULTS[seat] ?? DEFAULTS[0];
}
