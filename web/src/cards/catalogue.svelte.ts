// Names and sentences of cards and wonders in the language of the moment; the others are not loaded.
import type { Age, CardType, Players, Resource } from "../generated/catalog";
import type { Language } from "../generated/protocol";
import type english from "../generated/catalog.en.json";
import { kindOf } from "./printed";

type Label = keyof typeof english.labels;

export interface CatalogueWords {
  readonly labels: Readonly<Record<Label, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  /** 1 Iron, 2 Iron, …, as far as cards go. */
  readonly amounts: Readonly<Record<Resource, readonly string[]>>;
  readonly ages: Readonly<Record<Age, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  readonly cards: Readonly<Record<string, { readonly name: string; readonly effect: readonly string[] }>>;
  readonly wonders: Readonly<
    Record<string, { readonly name: string; readonly needs: Readonly<Record<Players, string>> }>
  >;
}

const SOURCES: Record<Language, () => Promise<{ default: CatalogueWords }>> = {
  en: () => import("../generated/catalog.en.json"),
  fr: () => import("../generated/catalog.fr.json"),
  ja: () => import("../generated/catalog.ja.json"),
};

let words = $state.raw<CatalogueWords | null>(null);
let wanted: Language | null = null;

/** From now on this language; until its words are there, the one before. */
export async function learn(language: Language): Promise<void> {
  wanted = language;
  const { default: loaded } = await SOURCES[language]();
  if (wanted === language) words = loaded;
}

export const label = (key: Label): string => words?.labels[key] ?? "";
export const resourceName = (resource: Resource): string => words?.resources[resource] ?? resource;
export const amount = (resource: Resource, count: number): string =>
  words?.amounts[resource][count - 1] ?? `${count} ${resourceName(resource)}`;
export const ageName = (age: Age): string => words?.ages[age] ?? age;
export const typeName = (type: CardType): string => words?.types[type] ?? type;

/** The name of a card, whoever it came from. */
export const cardName = (card: string): string => words?.cards[kindOf(card)]?.name ?? kindOf(card);
export const cardEffect = (card: string): readonly string[] => words?.cards[kindOf(card)]?.effect ?? [];

export const wonderName = (wonder: string): string => words?.wonders[wonder]?.name ?? wonder;
export const wonderNeeds = (wonder: string, players: Players): string => words?.wonders[wonder]?.needs[players] ?? "";
