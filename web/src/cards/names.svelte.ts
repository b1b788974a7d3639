// Names and texts of cards and wonders in the chosen language; the others are not loaded.
import type { Age, CardType, Players, RequirementData, Resource } from "../generated/catalog";
import type english from "../generated/catalog.en.json";
import type { Language } from "../generated/protocol";
import { kindOf } from "./lookup";
import { brokenWords } from "./nameSize";
import { countOf, shapeOf } from "./requirements";

type Label = keyof typeof english.labels;

interface CardTexts {
  readonly labels: Readonly<Record<Label, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  /** 1 Iron, 2 Iron, …, as many as any card costs. */
  readonly amounts: Readonly<Record<Resource, readonly string[]>>;
  readonly ages: Readonly<Record<Age, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  readonly cards: Readonly<Record<string, { readonly name: string; readonly effect: readonly string[] }>>;
  readonly wonders: Readonly<Record<string, { readonly name: string; readonly sources: readonly string[] }>>;
  /** What wonders ask for: with one, and with several, where # is the number. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

const SOURCES: Record<Language, () => Promise<{ default: CardTexts }>> = {
  en: () => import("../generated/catalog.en.json"),
  fr: () => import("../generated/catalog.fr.json"),
  ja: () => import("../generated/catalog.ja.json"),
};

let texts = $state.raw<CardTexts | null>(null);
let requested: Language | null = null;
let broken: ReadonlyMap<string, string> = new Map();
let brokenOnPlates: ReadonlyMap<string, string> = new Map();

/** Switches to a language; the texts stay as they are until it is loaded. */
export async function loadNames(language: Language): Promise<void> {
  requested = language;
  const { default: loaded } = await SOURCES[language]();
  if (requested !== language) return;
  broken = brokenWords(loaded.labels.breaks);
  brokenOnPlates = brokenWords(loaded.labels["narrow-breaks"]);
  texts = loaded;
}

export const label = (key: Label): string => texts?.labels[key] ?? "";
export const resourceName = (resource: Resource): string => texts?.resources[resource] ?? resource;
export const amountText = (resource: Resource, count: number): string =>
  texts?.amounts[resource][count - 1] ?? `${count} ${resourceName(resource)}`;
export const ageName = (age: Age): string => texts?.ages[age] ?? age;
export const typeName = (type: CardType): string => texts?.types[type] ?? type;

/** A name with the places where a line may end inside a word; on a plate there are more. */
export const withBreaks = (name: string, onPlate = false): string =>
  name
    .split(" ")
    .map((word) => broken.get(word) ?? (onPlate ? brokenOnPlates.get(word) : undefined) ?? word)
    .join(" ");

/** The name of a card, without its first owner. */
export const cardName = (card: string): string => texts?.cards[kindOf(card)]?.name ?? kindOf(card);
export const cardEffect = (card: string): readonly string[] => texts?.cards[kindOf(card)]?.effect ?? [];

export const wonderName = (wonder: string): string => texts?.wonders[wonder]?.name ?? wonder;
/** Which of its values a rulebook states, and which are ours. */
export const wonderSources = (wonder: string): readonly string[] => texts?.wonders[wonder]?.sources ?? [];

export function requirementText(requirement: RequirementData, players: Players): string {
  const [one = "", several = one] = texts?.needs[shapeOf(requirement)] ?? [];
  const count = countOf(requirement, players);
  return count === 1 ? one : several.replace("#", String(count));
}
