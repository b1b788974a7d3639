// Names of cards and wonders inside sentences.
import { CARDS, WONDERS } from "../generated/catalog";
import { cardName, wonderName } from "../cards/catalogue.svelte";

/** A piece of a sentence; with `id` it is the name of a card or a wonder. */
export interface Piece {
  readonly text: string;
  readonly id: string | null;
}
export type Finder = (sentence: string) => Piece[];

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]+$/u;
const LETTER = "[\\p{L}\\p{N}]";

/** Splits sentences at these names, the longest first; a name inside a longer word is none. */
export function finderOf(names: Iterable<readonly [id: string, name: string]>): Finder {
  const ids = new Map([...names].map(([id, name]) => [name, id]));
  if (ids.size === 0) return (sentence) => [{ text: sentence, id: null }];
  const longest = [...ids.keys()].sort((one, other) => other.length - one.length);
  const either = (those: string[]) => those.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const [words, others] = [longest.filter((name) => LATIN.test(name)), longest.filter((name) => !LATIN.test(name))];
  const parts = [
    words.length > 0 && `(?<!${LETTER})(?:${either(words)})(?!${LETTER})`,
    others.length > 0 && either(others),
  ];
  const any = new RegExp(`(${parts.filter(Boolean).join("|")})`, "u");
  return (sentence) =>
    sentence
      .split(any)
      .map((text, place) => ({ text, id: place % 2 === 1 ? (ids.get(text) ?? null) : null }))
      .filter(({ text }) => text !== "");
}

/** For the language of the moment; to be derived, so that it changes with it. */
export function finder(): Finder {
  const cards = Object.keys(CARDS).map((id) => [id, cardName(id)] as const);
  const wonders = Object.keys(WONDERS).map((id) => [id, wonderName(id)] as const);
  return finderOf([...cards, ...wonders]);
}
