// The log: names in sentences, turns, the recap since my last turn, clocks, and where points come from.
import { expect, it } from "vitest";

import english from "../src/generated/catalog.en.json";
import french from "../src/generated/catalog.fr.json";
import japanese from "../src/generated/catalog.ja.json";
import type { SeatView, SeenEvent, Update } from "../src/generated/protocol";
import type { LogEntry } from "../src/lib/history.svelte";
import { clockText, isLow } from "../src/table/clockText";
import { summaryOf } from "../src/table/gameSummary";
import { logTurns } from "../src/table/logTurns";
import { createNameFinder } from "../src/table/nameFinder";
import { scoresOf } from "../src/table/score";
import { recapOf, sinceLastTurn } from "../src/table/turnRecap";

interface CardNames {
  cards: Record<string, { name: string }>;
  wonders: Record<string, { name: string }>;
}
const finderIn = ({ cards, wonders }: CardNames) =>
  createNameFinder(Object.entries({ ...cards, ...wonders }).map(([id, { name }]) => [id, name] as const));
const ids = (names: CardNames, sentence: string) => finderIn(names)(sentence).flatMap(({ id }) => id ?? []);

it("quotation marks belong to the name, so that no line breaks between them", () => {
  const find = createNameFinder([
    ["tank", "Char d’assaut"],
    ["taj-mahal", "タージ・マハル"],
  ]);
  expect(find("Vous jouez «\u00a0Char d’assaut\u00a0».")).toEqual([
    { text: "Vous jouez ", id: null },
    { text: "Char d’assaut", id: "tank", opening: "«\u00a0", closing: "\u00a0»" },
    { text: ".", id: null },
  ]);
  expect(find("〈タージ・マハル〉を獲得")).toEqual([
    { text: "タージ・マハル", id: "taj-mahal", opening: "〈", closing: "〉" },
    { text: "を獲得", id: null },
  ]);
});

it("finds names of cards and wonders in sentences, and nothing else", () => {
  expect(ids(english, "You buy Trade and Tribute for 2 Food, then Charge.")).toEqual(["trade-and-tribute", "charge"]);
  expect(ids(english, "Player 2 takes Horse Archer and Taj Mahal.")).toEqual(["horse-archer", "taj-mahal"]);
  expect(ids(english, "The Recharger pays 2 Horse.")).toEqual([]);
  expect(finderIn(english)("You play Mining.")).toEqual([
    { text: "You play ", id: null },
    { text: "Mining", id: "mining" },
    { text: ".", id: null },
  ]);
});

it.each([english, japanese, french])("every name is found, whole", (names: CardNames) => {
  const find = finderIn(names);
  for (const [id, { name }] of Object.entries({ ...names.cards, ...names.wonders })) {
    expect(find(`a ${name}.`)).toEqual([
      { text: "a ", id: null },
      { text: name, id },
      { text: ".", id: null },
    ]);
    expect(find(`は《${name}》を`).map((piece) => piece.id)).toEqual([null, id, null]);
  }
});

it("without names a sentence stays as it is", () => {
  expect(createNameFinder([])("You play Mining.")).toEqual([{ text: "You play Mining.", id: null }]);
});

const entry = (
  id: number,
  sentences: string[],
  events: SeenEvent[] = [],
  kind: LogEntry["kind"] = "events",
  turn = 1,
): LogEntry => {
  return { id, kind, n: id, turn, events, sentences };
};
const turn = (seat: number, number: number): SeenEvent => ({ type: "turn", seat, turn: number });
const bought = (seat: number, card: string): SeenEvent => ({ type: "bought", seat, card, paid: {}, surcharge: 0 });

it("groups entries by turn, also where a turn begins in the middle of an update", () => {
  const turns = logTurns([
    entry(0, ["You play Mining."]),
    entry(1, ["You buy Caravan for 2 Food.", "Turn 2: Ben to move."], [turn(1, 2)]),
    entry(2, ["Ben lays Iron."]),
    entry(3, [], [], "missed"),
    entry(4, ["Turn 3: your move.", "You lay Mining."], [turn(0, 3)]),
  ]);
  expect(turns.map(({ seat, heading, lines }) => [seat, heading, lines.length])).toEqual([
    [null, null, 2],
    [1, "Turn 2: Ben to move.", 2],
    [0, "Turn 3: your move.", 1],
  ]);
  expect(turns[1]?.lines[1]?.kind).toBe("missed");
});

it("folds lines that were undone, and counts the same line in a row", () => {
  const gains = "You gain 1 culture token.";
  const [turn] = logTurns([
    entry(0, ["You play Mining.", gains]),
    entry(1, [gains]),
    { ...entry(2, ["You buy Caravan."]), undone: true },
    { ...entry(3, ["Turn 2: Ben to move.", "Ben lays Iron."], [{ type: "turn", seat: 1, turn: 2 }]), undone: true },
    entry(4, ["You undo."]),
    entry(5, [gains]),
  ]);
  expect(turn?.lines.map((line) => (line.kind === "undone" ? line.lines : [line.text, line.count]))).toEqual([
    ["You play Mining.", 1],
    [gains, 2],
    ["You buy Caravan.", "Turn 2: Ben to move.", "Ben lays Iron."],
    ["You undo.", 1],
    [gains, 1],
  ]);
});

it("sums up what others did since my last turn", () => {
  const attack = { attacker: 2, attack: 3, defender: 0, defence: 1, wins: true };
  const log = [
    entry(0, [], [turn(0, 1)]),
    entry(1, [], [bought(0, "caravan"), turn(1, 2)]),
    entry(2, [], [bought(1, "knight"), turn(2, 3)]),
    entry(
      3,
      [],
      [
        { type: "activated", seat: 2, card: "warrior" },
        { type: "compared", ...attack },
      ],
    ),
    entry(4, [], [{ type: "culture", seat: 0, change: -1 }]),
  ];
  expect(sinceLastTurn(log, 0)).toEqual([]);
  log.push(entry(5, [], [turn(0, 4)]));
  expect(sinceLastTurn(log, 0).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(recapOf(sinceLastTurn(log, 0), 0)).toMatchObject([
    { seat: 1, bought: ["knight"], attacks: [] },
    { seat: 2, bought: [], activated: ["warrior"], attacks: [attack] },
    { seat: 0, bought: [], culture: -1 },
  ]);
});

it("the recap does not contain what was undone", () => {
  const at = (id: number, number: number, ...events: SeenEvent[]) => entry(id, [], events, "events", number);
  const log = [at(0, 1, turn(0, 1)), at(1, 2, turn(1, 2)), at(2, 3, bought(1, "knight"), turn(0, 3))];
  log.push(at(3, 4, turn(1, 4)), at(4, 5, bought(1, "caravan"), turn(0, 5)));
  expect(recapOf(sinceLastTurn(log, 0), 0)).toMatchObject([{ seat: 1, bought: ["caravan"] }]);
  log.push(at(5, 3, { type: "undone", seat: 0 }));
  expect(recapOf(sinceLastTurn(log, 0), 0)).toMatchObject([{ seat: 1, bought: ["knight"] }]);
});

it("clocks show hours only where there are any", () => {
  expect([9, 245, 3845, 90_000, -1].map((seconds) => clockText(seconds).text)).toEqual([
    "0:09",
    "4:05",
    "1:04:05",
    "1:00",
    "0:00",
  ]);
  expect(clockText(90_000).days).toBe(1);
  expect([isLow(9, 60), isLow(11, 60), isLow(30, 600), isLow(31, 600)]).toEqual([true, false, true, false]);
});

const seatOf = (seat: number, changes: Partial<SeatView>): SeatView => {
  const nothing = { hand: [], up: [], down: [], wonders: [], culture: 0, glory: {}, glory_stock: 0, strength: 0 };
  return {
    seat,
    ...nothing,
    points: 0,
    cards: 0,
    highest_age: null,
    surely_in_hand: [],
    surely_covered: [],
    seen: [],
    ...changes,
  };
};

it("ranks by points, then by cards, and knows where points come from", () => {
  const seats = [
    seatOf(0, { points: 8, cards: 9, wonders: ["taj-mahal"], culture: 2 }),
    seatOf(1, { points: 8, cards: 11, up: ["knight"] }),
    seatOf(2, { points: 3, cards: 12 }),
  ];
  const known = [
    null,
    null,
    seatOf(2, {
      hand: [
        { type: "front", card: "knight" },
        { type: "front", card: "mining" },
      ],
    }),
  ];
  const scores = scoresOf(seats, { "taj-mahal": { vp: 3 } }, known);
  expect(scores.map(({ seat, rank, byCards }) => [seat, rank, byCards])).toEqual([
    [1, 1, true],
    [0, 2, true],
    [2, 3, false],
  ]);
  expect(scores[1]).toMatchObject({ fromCards: 3, fromWonders: 3, culture: 2 });
  expect(scores[2]?.cards).toEqual([{ id: "knight", points: 1 }]);
});

it("the player who has not resigned is first, whatever the points", () => {
  const seats = [
    seatOf(0, { points: 1, cards: 6 }),
    seatOf(1, { points: 8, cards: 6 }),
    seatOf(2, { points: 8, cards: 8 }),
  ];
  const scores = scoresOf(seats, {}, [], [0]);
  expect(scores.map(({ seat, rank, byCards }) => [seat, rank, byCards])).toEqual([
    [0, 1, false],
    [2, 2, true],
    [1, 3, true],
  ]);
});

it("points at the end of each turn", () => {
  const at = (number: number, ...points: number[]): Update => {
    const view = { turn: number, seats: points.map((one, seat) => seatOf(seat, { points: one })) } as Update["view"];
    return { n: 0, events: [], view, question: null };
  };
  const ended: SeenEvent = { type: "ended", reasons: ["culture"] };
  const summary = summaryOf([at(1, 0, 0), at(1, 1, 0), at(2, 1, 2), { ...at(2, 4, 2), events: [ended] }]);
  expect(summary).toMatchObject({
    turns: [1, 2],
    points: [
      [1, 4],
      [0, 2],
    ],
    reasons: ["culture"],
  });
});
