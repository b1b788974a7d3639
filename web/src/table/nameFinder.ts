// Names of cards and wonders inside sentences.
import { cardName, wonderName } from "../cards/names.svelte";
import { CARDS, WONDERS } from "../generated/catalog";

/** A piece of a sentence; with `id` it is the name of a card or a wonder, with the quotation marks around it. */
interface Piece {
  readonly text: string;
  readonly id: string | null;
  readonly opening?: string;
  readonly closing?: string;
}
export type NameFinder = (sentence: string) => Piece[];

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]+$/u;
const OPENING = "([«《〈]\\u00a0?)?";
const CLOSING = "(\\u00a0?[»》〉])?";
const LETTER = "[\\p{L}\\p{N}]";

/** Splits sentences at these names, the longest first; a name inside a longer word does not count. */
export function createNameFinder(names: Iterable<readonly [id: string, name: string]>): NameFinder {
  const ids = new Map([...names].map(([id, name]) => [name, id]));
  if (ids.size === 0) return (sentence) => [{ text: sentence, id: null }];
  const longestFirst = [...ids.keys()].sort((one, other) => other.length - one.length);
  const anyOf = (some: string[]) => some.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const latin = longestFirst.filter((name) => LATIN.test(name));
  const others = longestFirst.filter((name) => !LATIN.test(name));
  const parts = [
    latin.length > 0 && `(?<!${LETTER})(?:${anyOf(latin)})(?!${LETTER})`,
    others.length > 0 && anyOf(others),
  ];
  const pattern = new RegExp(`${OPENING}(${parts.filter(Boolean).join("|")})${CLOSING}`, "u");
  return (sentence) => {
    // The text before a name, its opening mark, the name, its closing mark, and so on.
    const split = sentence.split(pattern);
    const pieces: Piece[] = [];
    for (let at = 0; at < split.length; at += 4) {
      const [before = "", opening = "", name = "", closing = ""] = split.slice(at, at + 4);
      pieces.push({ text: before, id: null });
      const marks = opening + closing === "" ? {} : { opening, closing };
      if (name !== "") pieces.push({ text: name, id: ids.get(name) ?? null, ...marks });
    }
    return pieces.filter(({ text }) => text !== "");
  };
}

/** For the chosen language; to be used in `$derived`, so that it follows the language. */
export function nameFinder(): NameFinder {
  const cards = Object.keys(CARDS).map((id) => [id, cardName(id)] as const);
  const wonders = Object.keys(WONDERS).map((id) => [id, wonderName(id)] as const);
  return createNameFinder([...cards, ...wonders]);
}
