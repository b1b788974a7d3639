// Which item on the table an option stands for. The notation is that of docs/protocol.md, section 2.
import { backOf } from "../cards/lookup";
import { CARDS } from "../generated/catalog";
import type { AnyAbout, Question, View } from "../generated/protocol";
import { askedSeat } from "./seats";

/** Where items are: `hand/0`, `up/0`, `down/0`, `wonders/0`, `gained/0`, `row/horse`, `pile/horse`, `supply`, `revealed`. */
type ZoneName = string;
export type Target =
  | { kind: "card"; card: string; zone: ZoneName }
  | { kind: "back"; back: string; seat: number; zone: ZoneName }
  | { kind: "wonder"; wonder: string; zone: ZoneName }
  | { kind: "seat"; seat: number }
  | { kind: "gained"; resource: string; index?: number }
  | { kind: "word"; word: string };
/** The part of a view that is needed to find items. */
export type BoardPosition = Pick<
  View,
  "audience" | "active" | "deciding" | "rows" | "piles" | "wonders" | "revealed"
> & {
  seats: readonly Pick<View["seats"][number], "hand" | "up" | "down" | "wonders">[];
};

/** The same for the same item. */
export function targetKey(target: Target): string {
  switch (target.kind) {
    case "card":
      return `card ${target.zone} ${target.card}`;
    case "back":
      return `back ${target.zone} ${target.back}`;
    case "wonder":
      return `wonder ${target.wonder}`;
    case "seat":
      return `seat ${target.seat}`;
    case "gained":
      return `gained ${target.resource}`;
    case "word":
      return `word ${target.word}`;
  }
}

/** For each kind of question the zone of its cards. */
const ZONES: Readonly<Record<string, string>> = {
  "start-resource": "hand",
  resource: "hand",
  develop: "hand",
  play: "hand",
  "take-back": "down",
  deplete: "down",
  flip: "down",
  replenish: "up",
  retrieve: "up",
  "activate-card": "up",
};
const WORDS: readonly string[] = ["pass", "done", "none", "yes", "no"];

/** The item that an option of a question stands for. */
export function targetOf(kind: string, option: string, view: BoardPosition, opponent: number | null = null): Target {
  const seat = askedSeat(view) ?? view.audience ?? view.active;
  const [head = "", rest = ""] = option.split(/:(.*)/s);
  const word: Target = { kind: "word", word: option };
  if (WORDS.includes(option)) return word;
  switch (kind) {
    case "activate":
    case "gain":
    case "option":
      return word;
    case "buy":
      return head === "pile" ? inPile(rest) : inRow(option);
    case "pay":
      if (head === "gained") return { kind: "gained", resource: rest };
      return { kind: "card", card: rest, zone: `down/${seat}` };
    case "respond":
      return { kind: "card", card: rest, zone: `${head === "flip" ? "down" : "hand"}/${seat}` };
    case "claim":
    case "glory":
    case "take-wonder":
      return { kind: "wonder", wonder: option, zone: "supply" };
    case "glory-from":
      return { kind: "wonder", wonder: option, zone: zoneOfWonder(option, view) };
    case "give":
      return { kind: "wonder", wonder: option, zone: `wonders/${seat}` };
    case "opponent":
      return { kind: "seat", seat: Number(option) };
    case "back": {
      const owner = opponent ?? seatWithBack(option, view, seat);
      return { kind: "back", back: option, seat: owner, zone: `hand/${owner}` };
    }
    case "target":
      // A card that everybody saw is named; of the others only the back is known.
      if (rest in CARDS) return { kind: "card", card: rest, zone: `down/${head}` };
      return { kind: "back", back: rest, seat: Number(head), zone: `down/${head}` };
    case "take":
      return { kind: "card", card: option, zone: `up/${opponent ?? seatWithDevelopment(option, view, seat)}` };
    case "reveal":
      return { kind: "card", card: option, zone: zoneOfHidden(option, view) };
  }
  if (rest !== "") return { kind: "card", card: rest, zone: `up/${head}` };
  const zone = ZONES[kind];
  return zone === undefined ? word : { kind: "card", card: option, zone: `${zone}/${seat}` };
}

/** The opponent whose cards a question is about. */
export const opponentIn = (about: AnyAbout | null): number | null =>
  about && "opponent" in about ? about.opponent : null;

/** The card whose effect asks, or which is to be activated or paid for. */
export function cardIn(about: AnyAbout | null): string | null {
  if (about?.kind === "activate") return about.developed;
  if (about?.kind === "pay") return about.buying;
  return about && "card" in about ? about.card : null;
}

const inRow = (card: string): Target => ({ kind: "card", card, zone: `row/${CARDS[card]?.age ?? ""}` });
const inPile = (card: string): Target => ({ kind: "card", card, zone: `pile/${CARDS[card]?.age ?? ""}` });

function zoneOfWonder(wonder: string, view: BoardPosition): ZoneName {
  const seat = view.seats.findIndex((one) => one.wonders.includes(wonder));
  return seat < 0 ? "supply" : `wonders/${seat}`;
}

function seatWithBack(back: string, view: BoardPosition, asked: number): number {
  const has = (seat: number) => view.seats[seat]?.hand.some((card) => shownBack(card) === back);
  return view.seats.findIndex((_, seat) => seat !== asked && has(seat));
}

function seatWithDevelopment(card: string, view: BoardPosition, asked: number): number {
  return view.seats.findIndex((one, seat) => seat !== asked && one.up.includes(card));
}

/** A card that only chance can choose: in a hand, or covered. */
function zoneOfHidden(card: string, view: BoardPosition): ZoneName {
  for (const [seat, { hand, down }] of view.seats.entries()) {
    const isIn = (cards: typeof hand) => cards.some((one) => one.type === "front" && one.card === card);
    if (seat !== view.active && isIn(hand)) return `hand/${seat}`;
    if (seat !== view.active && isIn(down)) return `down/${seat}`;
  }
  return "revealed";
}

/** The back of a card. */
export const shownBack = (card: View["seats"][number]["hand"][number]): string =>
  card.type === "back" ? card.back : backOf(card.card);

// --- Sets: selected in any order, answered in the order of the protocol ------------------------------------------

export interface SetQuestion {
  /** Every option that can be a member, also if it is offered only later, and for how many it may count. */
  worth: Readonly<Record<string, number>>;
  /** How many are asked for; null: any number. */
  number: number | null;
}

/** The set that a question asks for; null: it asks for one option. */
export function setQuestionOf({ about }: Pick<Question, "about">): SetQuestion | null {
  const worth = about && "fitting" in about ? about.fitting : {};
  const number = about && "left" in about ? about.left : null;
  return Object.keys(worth).length === 0 || (number !== null && number < 2) ? null : { worth, number };
}

/** Whether these can be the whole set. */
export function isCompleteSet({ worth, number }: SetQuestion, options: readonly string[]): boolean {
  const most = options.reduce((sum, option) => sum + (worth[option] ?? 0), 0);
  return number === null || (options.length <= number && number <= most);
}

/** The option that would stand for an item, offered or not: to ask why it is not. */
export function optionFor(kind: string | null, target: Target, asked: number | null): string | null {
  if (target.kind === "wonder") return target.wonder;
  if (target.kind === "seat") return String(target.seat);
  if (target.kind === "gained") return `gained:${target.resource}`;
  if (target.kind === "word") return target.word;
  const [zone = "", where = ""] = target.zone.split("/");
  if (target.kind === "back") return kind === "target" ? `${where}:${target.back}` : target.back;
  if (zone === "pile") return `pile:${target.card}`;
  if (kind === "pay") return `card:${target.card}`;
  if (kind === "target") return `${where}:${target.card}`;
  if (kind === "respond") return `${zone === "down" ? "flip" : "hand"}:${target.card}`;
  if (kind === "activate-card" && where !== String(asked)) return `${where}:${target.card}`;
  return target.card;
}
