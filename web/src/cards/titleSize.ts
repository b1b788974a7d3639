// The font size of a card's name. Widths are estimated: to measure them would slow down drawing.

/** Font sizes, in hundredths of the width of the card; the index is the CSS class. */
export const SIZES = [15, 14, 13, 12, 11, 10, 9] as const;
/** The same on a small card, where the band is higher and long words are hyphenated. */
export const SMALL_CARD_SIZES = [18, 16.5, 15, 14, 13, 12, 11, 10] as const;

const BAND_WIDTH = 93;
// Two lines fit into the band at this size; down to the others a name stays in one line, Japanese longer.
const TWO_LINES = 13;
const ONE_LINE = 13;
const ONE_LINE_JAPANESE = 11;
const SMALL_CARD_BAND_WIDTH = 94;
const SMALL_CARD_BAND_HEIGHT = 37;
const LINE_HEIGHT = 1.06;
const JAPANESE = /[\u3000-\u9fff\uff00-\uffef]/;
const SOFT_HYPHEN = "\u00ad";
const LONG_WORD = 10;

/** The width of a text in ems of a bold letter. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (JAPANESE.test(letter)) return 1.01;
  if (/[ijl.,'’ ]/.test(letter)) return 0.36;
  if (/[frtI\u00ad-]/.test(letter)) return 0.48;
  if (/[mwMW]/.test(letter)) return 1.05;
  return /[A-ZÀ-Þ]/.test(letter) ? 0.76 : 0.69;
}

/** A name with soft hyphens in long words: where a syllable begins, nearest to the middle. */
export function withSoftHyphens(name: string): string {
  return name.replace(/[\p{Script=Latin}'’]+/gu, (word) => {
    if (word.length <= LONG_WORD) return word;
    const starts = [
      ...word.matchAll(/(?<=[aeiouyàâéèêëîïôûü][^\Waeiouy]?)(?=[^\Waeiouyàâéèêëîïôûü][aeiouyàâéèêëîïôûü])/giu),
    ];
    const distance = (index: number) => Math.abs(index - word.length / 2);
    const [best] = starts.map(({ index }) => index).sort((one, other) => distance(one) - distance(other));
    return best === undefined ? word : word.slice(0, best) + SOFT_HYPHEN + word.slice(best);
  });
}

/** Between which a line may be broken: words, parts between dots, else single Japanese letters. */
function unbreakableParts(name: string): string[] {
  if (!JAPANESE.test(name)) return name.split(/ |(?<=[\u00ad-])/);
  return name.includes("・") ? name.split(/(?<=・)/) : Array.from(name);
}

/** How many lines a name takes at this width. */
function linesOf(name: string, available: number): number {
  const gap = JAPANESE.test(name) ? 0 : widthOf(" ");
  let lines = 1;
  let used = 0;
  for (const part of unbreakableParts(name)) {
    const width = widthOf(part);
    if (width > available) return Infinity;
    if (used > 0 && used + gap + width > available) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? gap : 0) + width;
  }
  return lines;
}

/** The index of the largest size at which a name takes one line; if that is too small, at which it takes two. */
export function titleSize(name: string): number {
  const smallest = JAPANESE.test(name) ? ONE_LINE_JAPANESE : ONE_LINE;
  const one = SIZES.findIndex((size) => size >= smallest && linesOf(name, BAND_WIDTH / size) === 1);
  const two = SIZES.findIndex((size) => size <= TWO_LINES && linesOf(name, BAND_WIDTH / size) <= 2);
  const fitting = one >= 0 ? one : two;
  return fitting < 0 ? SIZES.length - 1 : fitting;
}

/** The index of the largest size at which a name fits into the higher band of a small card. */
export function smallTitleSize(name: string): number {
  const lines = (size: number) => linesOf(withSoftHyphens(name), SMALL_CARD_BAND_WIDTH / size);
  // Browsers do not break Japanese words in the middle.
  const oneLine = JAPANESE.test(name)
    ? SMALL_CARD_SIZES.findIndex((size) => size >= ONE_LINE && lines(size) === 1)
    : -1;
  const fitting =
    oneLine >= 0
      ? oneLine
      : SMALL_CARD_SIZES.findIndex((size) => lines(size) * size * LINE_HEIGHT <= SMALL_CARD_BAND_HEIGHT);
  return fitting < 0 ? SMALL_CARD_SIZES.length - 1 : fitting;
}
