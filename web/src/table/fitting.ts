// How large cards can be where several kinds of them share a room, so that every name can be read: cards may lie upon the
// lower part of others, never upon their names.

export interface Room {
  readonly width: number;
  readonly height: number;
}
/** Cards that lie together. */
export interface Part {
  readonly count: number;
  /** Of a card, in widths of it; a wonder is square. */
  readonly high?: number;
  /** Nothing lies upon them: a back has no name to be read. */
  readonly flat?: boolean;
}
export interface Fitting {
  /** Width of a card. */
  readonly card: number;
  /** The parts lie one below the other, not side by side. */
  readonly stacked: boolean;
  /** Of each part: how many lie side by side, and from one row to the next in widths of a card. */
  readonly columns: readonly number[];
  readonly steps: readonly number[];
}
interface Measures {
  /** Widths that are looked for. */
  readonly least: number;
  readonly most?: number;
  /** Height and width of what is written above each part. */
  readonly caption?: Room;
  readonly between?: number;
  /** How many rows may lie upon each other at most. */
  readonly deepest?: number;
}

export const CARD_HIGH = 1.4;
/** In widths of a card: what is seen of one upon which another lies, and the gap between two. */
export const STRIP = 0.37;
export const GAP = 0.09;
/** The fewer rows lie upon each other, the smaller the cards may be for it; without end only if there is no other way. */
const WORTH: readonly (readonly [rows: number, worth: number])[] = [
  [1, 1.32],
  [2, 1.12],
  [3, 1],
  [Infinity, 0.01],
];

const stepOf = ({ high = CARD_HIGH, flat = false }: Part) => (flat ? high + GAP : STRIP);
/** From the upper edge of the first row to the lower edge of the last. */
const highOf = (part: Part, rows: number) => (rows < 1 ? 0 : (part.high ?? CARD_HIGH) + (rows - 1) * stepOf(part));
/** What is empty takes no room. */
const gapsIn = (parts: readonly Part[]) => Math.max(0, parts.filter(({ count }) => count > 0).length - 1);
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** The largest cards that fit, with regard to how many lie upon each other; null: even the smallest do not fit. */
export function fitting(parts: readonly Part[], room: Room, measures: Measures): Fitting | null {
  let best: Fitting | null = null;
  let most = 0;
  for (const [deep, worth] of WORTH) {
    if (deep > (measures.deepest ?? Infinity)) break;
    const found = search(deep === 1 ? parts.map((part) => ({ ...part, flat: true })) : parts, room, measures, deep);
    if (found === null || found.card * worth <= most) continue;
    best = found;
    most = found.card * worth;
  }
  return best;
}

function search(parts: readonly Part[], room: Room, measures: Measures, deep: number): Fitting | null {
  const steps = parts.map(stepOf);
  const { least, most = Infinity } = measures;
  for (let card = Math.floor(Math.min(most, room.width, room.height / CARD_HIGH)); card >= least; card -= 1) {
    const side = inLine(parts, room, card, measures, deep);
    const columns = side ?? stacked(parts, room, card, measures, deep);
    if (columns !== null) return { card, stacked: side === null, columns, steps };
  }
  return null;
}

/** The columns of each part. */
type Way = (parts: readonly Part[], room: Room, card: number, measures: Measures, deep: number) => number[] | null;

const inLine: Way = (parts, room, card, { caption = { width: 0, height: 0 }, between = 0 }, deep) => {
  for (let rows = 1; rows <= deep && highOf({ count: 0 }, rows) * card + caption.height <= room.height; rows += 1) {
    const columns = parts.map(({ count, flat }) => (flat ? count : Math.ceil(count / rows)));
    const widths = columns.map((number) => Math.max(number * (1 + GAP) * card, caption.width));
    if (sum(widths) + between * gapsIn(parts) <= room.width) return columns;
    if (parts.every(({ flat }, part) => flat === true || (columns[part] ?? 0) <= 1)) return null;
  }
  return null;
};

const stacked: Way = (parts, room, card, { caption = { width: 0, height: 0 }, between = 0 }, deep) => {
  const most = Math.floor((room.width + GAP * card) / ((1 + GAP) * card));
  if (parts.some(({ count, flat }) => !flat && count > most * deep)) return null;
  const heights = parts.map((part) => caption.height + highOf(part, Math.ceil(part.count / most)) * card);
  return sum(heights) + between * gapsIn(parts) > room.height ? null : parts.map(({ count }) => Math.min(most, count));
};
