// Card values from a file: the TOML that the command line takes, or the same in JSON. The server checks what is in it.
import type { GameChoice } from "../generated/protocol";

type CardValues = NonNullable<GameChoice["cards"]>;

const isTable = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Throws if it is neither. */
export async function parseCardValues(text: string): Promise<CardValues> {
  const values: unknown = text.trimStart().startsWith("{") ? JSON.parse(text) : (await import("smol-toml")).parse(text);
  if (!isTable(values) || !Object.values(values).every(isTable)) throw new TypeError("no card values");
  return values as CardValues;
}
