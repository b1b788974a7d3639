// How large cards can be where several groups of them share a space, so that every name can be read: cards may overlap the
// lower part of others, never their names.

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Cards that belong together. */
export interface CardGroup {
  readonly count: number;
  /** The height of a card, in widths of a card; a wonder is square. */
  readonly height?: number;
  /** Its rows do not overlap: a back has no name to leave visible. */
  readonly flat?: boolean;
}
export interface CardLayout {
  /** The width of a card. */
  readonly card: number;
  /** The groups are below each other, not side by side. */
  readonly stacked: boolean;
  /** Of each group: how many cards are in a row, and the distance of rows in widths of a card. */
  readonly columns: readonly number[];
  readonly steps: readonly number[];
}
interface Limits {
  /** The width of a card. */
  readonly smallest: number;
  readonly largest?: number;
  /** The size of the caption above each group. */
  readonly caption?: Size;
  /** Between two groups. */
  readonly gap?: number;
  /** How many rows may overlap. */
  readonly mostRows?: number;
}

export const CARD_HEIGHT = 1.4;
/** In widths of a card: the visible part of an overlapped card, and the gap between two cards. */
export const STRIP = 0.37;
export const GAP = 0.09;
/** Fewer overlapping rows are worth smaller cards; any number of rows is the last resort. */
const WEIGHTS: readonly (readonly [rows: number, weight: number])[] = [
  [1, 1.32],
  [2, 1.12],
  [3, 1],
  [Infinity, 0.01],
];
const NO_CAPTION: Size = { width: 0, height: 0 };

const stepOf = ({ height = CARD_HEIGHT, flat = false }: CardGroup) => (flat ? height + GAP : STRIP);
/** From the upper edge of the first row to the lower edge of the last. */
const heightOf = (group: CardGroup, rows: number) =>
  rows < 1 ? 0 : (group.height ?? CARD_HEIGHT) + (rows - 1) * stepOf(group);
/** Empty groups need no gap. */
const gapsIn = (groups: readonly CardGroup[]) => Math.max(0, groups.filter(({ count }) => count > 0).length - 1);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** The layout with the largest cards, weighed against overlapping rows; null: even the smallest cards do not fit. */
export function layoutCards(groups: readonly CardGroup[], space: Size, limits: Limits): CardLayout | null {
  let best: CardLayout | null = null;
  let bestWeight = 0;
  for (const [rows, weight] of WEIGHTS) {
    if (rows > (limits.mostRows ?? Infinity)) break;
    const found = search(rows === 1 ? groups.map((group) => ({ ...group, flat: true })) : groups, space, limits, rows);
    if (found === null || found.card * weight <= bestWeight) continue;
    best = found;
    bestWeight = found.card * weight;
  }
  return best;
}

function search(groups: readonly CardGroup[], space: Size, limits: Limits, mostRows: number): CardLayout | null {
  const steps = groups.map(stepOf);
  const { smallest, largest = Infinity } = limits;
  const first = Math.floor(Math.min(largest, space.width, space.height / CARD_HEIGHT));
  for (let card = first; card >= smallest; card -= 1) {
    const inLine = sideBySide(groups, space, card, limits, mostRows);
    const columns = inLine ?? belowEachOther(groups, space, card, limits, mostRows);
    if (columns !== null) return { card, stacked: inLine === null, columns, steps };
  }
  return null;
}

/** The columns of each group; null: cards of this width do not fit. */
type Arrange = (
  groups: readonly CardGroup[],
  space: Size,
  card: number,
  limits: Limits,
  mostRows: number,
) => number[] | null;

const sideBySide: Arrange = (groups, space, card, { caption = NO_CAPTION, gap = 0 }, mostRows) => {
  const fits = (rows: number) => heightOf({ count: 0 }, rows) * card + caption.height <= space.height;
  for (let rows = 1; rows <= mostRows && fits(rows); rows += 1) {
    const columns = groups.map(({ count, flat }) => (flat ? count : Math.ceil(count / rows)));
    const widths = columns.map((number) => Math.max(number * (1 + GAP) * card, caption.width));
    if (sum(widths) + gap * gapsIn(groups) <= space.width) return columns;
    if (groups.every(({ flat }, index) => flat === true || (columns[index] ?? 0) <= 1)) return null;
  }
  return null;
};

const belowEachOther: Arrange = (groups, space, card, { caption = NO_CAPTION, gap = 0 }, mostRows) => {
  const most = Math.floor((space.width + GAP * card) / ((1 + GAP) * card));
  if (groups.some(({ count, flat }) => !flat && count > most * mostRows)) return null;
  const heights = groups.map((group) => caption.height + heightOf(group, Math.ceil(group.count / most)) * card);
  return sum(heights) + gap * gapsIn(groups) > space.height ? null : groups.map(({ count }) => Math.min(most, count));
};
