// Search that finds a word in all its forms: without accents and capitals, and without the endings of three languages.

import { kanjiFor } from "./kanaReadings";
import { familyOf } from "./wordFamilies";

const APOSTROPHES = /[’ʼ＇`´]/g;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff々]/;
const KATAKANA = /[\u30a1-\u30f6]/g;

const ENGLISH_ENDINGS = /(?:ings?|ed|es|s|e|ly|ments?)$/;
const FRENCH_ENDINGS =
  /(?:erai?(?:en)?t|erons|eront|erez|era|issez|issent|issons|issant|aient|ait|ants?|antes?|ements?|ions?|ees|ee|es|ez|er|ent|ons|it|ir|is|e|s|x)$/;
// The end of a Japanese verb, polite or plain; what is left is its stem.
const JAPANESE_ENDINGS =
  /(?:し|さ|せ|でき|られ|れ|り|い|え|け|げ|せ|て|ね|べ|め|き|ぎ|ち|に|び|み)?(?:ませんでした|ません|ました|ましょう|ます|なければならない|なければ|ない|なかった|られる|れる|する|した|して|できる|った|って|んだ|んで|る|た|て|う|く|ぐ|す|つ|ぬ|ぶ|む)$/;

/** Without capitals, accents, special spaces and widths; katakana as hiragana. */
export function foldText(text: string): string {
  const latin = text
    .replace(APOSTROPHES, "'")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");
  return latin
    .normalize("NFKC")
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replaceAll("œ", "oe");
}

/** The stem of a Latin word in English and in French: one of them, whichever language it is from. */
function stemsOf(word: string): string[] {
  const family = familyOf(word);
  if (family !== undefined) return [word, family];
  const forms = [word.replace(/i(?:es|ed)$/, "y"), word.replace(/aux$/, "al")];
  const stems = forms.flatMap((form) => [strip(form, ENGLISH_ENDINGS), strip(form, FRENCH_ENDINGS)]);
  return [...new Set([word, ...stems])];
}

function strip(word: string, endings: RegExp): string {
  const stem = word.replace(endings, "");
  if (stem.length < 3) return word;
  return /([bdglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** The stem of a Japanese word; a stem of one letter must be a kanji. */
function japaneseStem(word: string): string {
  const stem = word.replace(JAPANESE_ENDINGS, "").replace(/ー$/, "");
  return stem.length > 1 || /^[\u3400-\u9fff]$/.test(stem) ? stem : word;
}

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text contains every word of a query, in any form; a word may be typed in part. */
export function createMatcher(query: string): (text: string) => boolean {
  const tests = foldText(query).trim().split(/\s+/).filter(Boolean).map(createWordMatcher);
  return (text) => {
    const folded = foldText(text);
    return tests.every((matches) => matches(folded));
  };
}

function createWordMatcher(wanted: string): (folded: string) => boolean {
  if (JAPANESE.test(wanted)) {
    const kanji = kanjiFor(wanted, japaneseStem);
    const stem = japaneseStem(wanted);
    return (folded) => folded.includes(stem) || (kanji !== undefined && folded.includes(kanji));
  }
  const parts = wordsOf(wanted).map(stemsOf);
  const fits = (word: string, stems: string[]) =>
    stems.some((stem) => word.startsWith(stem)) || stemsOf(word).some((stem) => stems.includes(stem));
  return (folded) =>
    folded.includes(wanted) ||
    (parts.length > 0 && parts.every((stems) => wordsOf(folded).some((word) => fits(word, stems))));
}
