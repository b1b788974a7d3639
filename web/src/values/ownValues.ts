// Card values of one's own: which can be changed, what they are where nothing was, and how this browser remembers them.
import type { Values } from "../cards/lookup";
import { CARDS, type Resource, RESOURCES, WONDERS } from "../generated/catalog";
import { browserStorage } from "../lib/storage";

/** A value as it was typed; `null`: nothing that could be one. */
export type Value = Values[string][string] | null;
/** Everything that differs, right or wrong. */
export type OwnValues = Readonly<Record<string, Readonly<Record<string, Value>>>>;

export type RequirementValue = Record<string, number | string | (number | string)[]>;

export const BASIC: readonly Resource[] = RESOURCES.slice(0, 5);
const KEY = "values";

export function fieldsOf(id: string): readonly string[] {
  const card = CARDS[id];
  if (card === undefined) return ["vp", "indicator", "requirement", ...(WONDERS[id]?.glory ? ["glory"] : [])];
  // A starting card is never bought and never leaves the game.
  return card.age === "start"
    ? ["strength", "vp", "response"]
    : ["cost", "strength", "vp", "response", "not_in_two_player"];
}

export function defaultOf(id: string, field: string): Value {
  const printed = { ...CARDS[id], ...WONDERS[id] } as Record<string, unknown>;
  return printed[field] as Value;
}

/** Whether two values are the same, whatever the order of their parts. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

export const without = <Part>(table: Readonly<Record<string, Part>>, name: string): Record<string, Part> =>
  Object.fromEntries(Object.entries(table).filter(([one]) => one !== name));

/** With one value changed; what is as it was by default is left out. */
export function withValue(values: OwnValues, id: string, field: string, value: Value): OwnValues {
  const fields = without(values[id] ?? {}, field);
  if (!isSame(value, defaultOf(id, field))) fields[field] = value;
  const others = without(values, id);
  return Object.keys(fields).length > 0 ? { ...others, [id]: fields } : others;
}

export const countValues = (values: OwnValues): number =>
  Object.values(values).reduce((sum, fields) => sum + Object.keys(fields).length, 0);

/** The values that this browser remembers. */
export function rememberedValues(): OwnValues {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? (stored as OwnValues) : {};
  } catch {
    return {};
  }
}

export function rememberValues(values: OwnValues): void {
  browserStorage.set(KEY, countValues(values) > 0 ? JSON.stringify(values) : null);
}
