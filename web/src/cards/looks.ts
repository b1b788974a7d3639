// How players look, for tokens and marks of ownership anywhere on a table.
import { getContext, setContext } from "svelte";

import type { Colour, Shape } from "../generated/protocol";

export interface Look {
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
}

const KEY = Symbol("looks");
const UNKNOWN = [
  { name: "1", colour: "red", shape: "circle" },
  { name: "2", colour: "blue", shape: "square" },
  { name: "3", colour: "green", shape: "triangle" },
  { name: "4", colour: "yellow", shape: "diamond" },
] as const satisfies readonly Look[];

/** Everything inside the component that calls this knows the players. A function, so that changes are seen. */
export function setLooks(looks: () => readonly Look[]): void {
  setContext(KEY, looks);
}

/** To be called while a component is made. */
export function getLooks(): (seat: number) => Look {
  const looks = getContext<(() => readonly Look[]) | undefined>(KEY);
  return (seat) => looks?.()[seat] ?? UNKNOWN[seat] ?? UNKNOWN[0];
}
