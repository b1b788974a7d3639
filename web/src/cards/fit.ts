// Names of any length on a band of fixed size. Widths are estimated, so nothing is measured while drawing.

/** How large a name is written, in hundredths of the width of the card; the index is the class. */
export const SIZES = [15, 14, 13, 12, 11, 10, 9] as const;
export type Fit = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** The same on a small card, where the name has a higher band and long words are broken. */
export const TIGHT_SIZES = [18, 16.5, 15, 14, 13, 12, 11, 10] as const;

const BAND = 93;
// Two lines are no higher than the band at this size; a name is kept whole down to those, Japanese longer.
const TWO_LINES = 13;
const WHOLE = 13;
const WHOLE_WIDE = 11;
const TIGHT_BAND = 94;
const TIGHT_HEIGHT = 37;
const LEADING = 1.06;
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;
const SOFT = "\u00ad";
const LONG_WORD = 10;

/** The width of a text in ems of a bold letter. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (WIDE.test(letter)) return 1.01;
  if (/[ijl.,'’ ]/.test(letter)) return 0.36;
  if (/[frtI\u00ad-]/.test(letter)) return 0.48;
  if (/[mwMW]/.test(letter)) return 1.05;
  return /[A-ZÀ-Þ]/.test(letter) ? 0.76 : 0.69;
}

/** A name whose long words may be broken where a syllable begins, nearest to their middle. */
export function breakable(name: string): string {
  return name.replace(/[\p{Script=Latin}'’]+/gu, (word) => {
    if (word.length <= LONG_WORD) return word;
    const starts = [
      ...word.matchAll(/(?<=[aeiouyàâéèêëîïôûü][^\Waeiouy]?)(?=[^\Waeiouyàâéèêëîïôûü][aeiouyàâéèêëîïôûü])/giu),
    ];
    const far = (place: number) => Math.abs(place - word.length / 2);
    const [best] = starts.map(({ index }) => index).sort((one, other) => far(one) - far(other));
    return best === undefined ? word : word.slice(0, best) + SOFT + word.slice(best);
  });
}

/** What is not broken: words, what stands between dots, else single Japanese letters. */
function partsOf(name: string): string[] {
  if (!WIDE.test(name)) return name.split(/ |(?<=[\u00ad-])/);
  return name.includes("・") ? name.split(/(?<=・)/) : Array.from(name);
}

/** How many lines a name takes. */
function linesOf(name: string, room: number): number {
  const gap = WIDE.test(name) ? 0 : widthOf(" ");
  let lines = 1;
  let used = 0;
  for (const part of partsOf(name)) {
    const width = widthOf(part);
    if (width > room) return Infinity;
    if (used > 0 && used + gap + width > room) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? gap : 0) + width;
  }
  return lines;
}

/** The largest size at which a name takes one line; if that is too small, at which it takes two. */
export function fitOf(name: string): Fit {
  const whole = WIDE.test(name) ? WHOLE_WIDE : WHOLE;
  const one = SIZES.findIndex((size) => size >= whole && linesOf(name, BAND / size) === 1);
  const two = SIZES.findIndex((size) => size <= TWO_LINES && linesOf(name, BAND / size) <= 2);
  const fitting = one >= 0 ? one : two;
  return (fitting < 0 ? SIZES.length - 1 : fitting) as Fit;
}

/** The largest size at which it takes as many lines as the higher band of a small card has room for. */
export function tightFitOf(name: string): number {
  const lines = (size: number) => linesOf(breakable(name), TIGHT_BAND / size);
  // Browsers do not break Japanese words in their middle.
  const whole = WIDE.test(name) ? TIGHT_SIZES.findIndex((size) => size >= WHOLE && lines(size) === 1) : -1;
  const fitting = whole >= 0 ? whole : TIGHT_SIZES.findIndex((size) => lines(size) * size * LEADING <= TIGHT_HEIGHT);
  return fitting < 0 ? TIGHT_SIZES.length - 1 : fitting;
}
