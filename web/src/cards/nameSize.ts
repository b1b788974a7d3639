// The font size of a card's name. Widths of letters are known: to measure them on the page would slow down drawing.

const JAPANESE = /[\u3000-\u9fff\uff00-\uffef]/;
const SOFT_HYPHEN = "\u00ad";
const ZERO_WIDTH_SPACE = "\u200b";

/** The width of a text in ems of Grenze 600. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + letterWidth(letter), 0);
}

const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u00ad\u200b]/, 0],
  [/･/, 0.5],
  [JAPANESE, 1],
  // With the extra space between words.
  [/[ ]/, 0.23],
  [/[ijlîïJI'’.]/, 0.26],
  [/[frt-]/, 0.34],
  [/[csz]/, 0.39],
  [/[mwæœ]/, 0.71],
  [/[MW&]/, 0.85],
  [/[AHKNRUVXYGDOQÔ]/, 0.61],
  [/[A-ZÀ-Þ]/, 0.52],
];
const OTHER_WIDTH = 0.47;

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;
}

/** Words of names with their chosen break points, by the word: `Agri|culture`. Latin ones get a hyphen there. */
export function brokenWords(list: string): ReadonlyMap<string, string> {
  const words = list.split(/\s+/).filter((word) => word !== "");
  return new Map(
    words.map((word) => [
      word.replaceAll("|", ""),
      // Many fonts have no narrow dot.
      word.replaceAll("|", JAPANESE.test(word) ? ZERO_WIDTH_SPACE : SOFT_HYPHEN).replaceAll("・", "･"),
    ]),
  );
}

/** The width of what no line may end in, in ems: of words, or of the parts of a Japanese name. */
export const widthOfLongest = (name: string): number => Math.max(...name.split(/[ \u200b]/).map(widthOf));

/** How many lines a name takes at this width, in ems. */
export function linesOf(name: string, available: number): number {
  const gap = JAPANESE.test(name) ? 0 : widthOf(" ");
  let lines = 1;
  let used = 0;
  for (const part of name.split(/[ \u200b]|(?<=[\u00ad-])/)) {
    const width = widthOf(part);
    if (width > available) return Infinity;
    if (used > 0 && used + gap + width > available) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? gap : 0) + width;
  }
  return lines;
}

/** In rem: the room for a name, the sizes for one line and for several, largest first. */
export interface NameRoom {
  readonly width: number;
  readonly single: readonly number[];
  readonly several: readonly number[];
  readonly lines: number;
}
export const ROOMS = {
  /** A tile of a supply with seven columns; narrower ones make their names smaller. */
  tile: { width: 4.15, single: [0.9375, 0.875, 0.8437], several: [0.9375, 0.875, 0.8125, 0.75, 0.72], lines: 2 },
  wonder: { width: 4, single: [0.9375, 0.875], several: [0.875, 0.8437, 0.8125, 0.75, 0.72], lines: 3 },
  plaque: { width: 4.35, single: [0.9375, 0.875, 0.8125], several: [0.8125, 0.75, 0.72], lines: 2 },
  /** At the end of the game. */
  tableau: { width: 4.75, single: [0.9375, 0.875, 0.8437], several: [0.875, 0.8125, 0.75], lines: 2 },
  wonderPlaque: { width: 4, single: [0.875, 0.8125], several: [0.8125, 0.75, 0.72], lines: 4 },
  /** In hundredths of the width of a portrait. */
  portrait: { width: 87, single: [14.4, 13, 12], several: [13, 12, 11, 10], lines: 2 },
} as const satisfies Record<string, NameRoom>;

const known = new Map<string, number>();

/** The largest size at which a name takes one line; if there is none, at which it takes no more lines than there is room for. */
export function nameSize(name: string, room: keyof typeof ROOMS): number {
  const key = `${room} ${name}`;
  const found = known.get(key) ?? sizeIn(name, ROOMS[room]);
  known.set(key, found);
  return found;
}

/** A Japanese name of few letters is made smaller before it is broken; a part of the largest size. */
const SMALL_SINGLE = [0.87, 0.8];

function sizeIn(name: string, { width, single, several, lines }: NameRoom): number {
  const fits = (most: number) => several.find((size) => linesOf(name, width / size) <= most);
  const [largest = 0] = single;
  const smaller = JAPANESE.test(name) ? SMALL_SINGLE.map((part) => part * largest) : [];
  const inOne = [...single, ...smaller].find((size) => widthOf(name) * size <= width);
  return inOne ?? fits(lines) ?? fits(lines + 1) ?? several.at(-1) ?? 0;
}
