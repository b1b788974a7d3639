// The turns that decided a game, and what was done in them.
import { expect, it } from "vitest";

import type { SeenEvent, Update } from "../src/generated/protocol";
import { turnsOf } from "../src/table/gameTurns";
import { turningPointsOf } from "../src/table/turningPoints";

/** The position after some events; whoever begins a turn is in them. */
const at = (turn: number, points: number[], ...events: SeenEvent[]): Update => {
  const seats = points.map((one, seat) => ({ seat, points: one }));
  return {
    n: 0,
    events,
    view: { turn, active: (turn - 1) % 2, seats, values: {} },
    question: null,
  } as unknown as Update;
};
const turn = (number: number): SeenEvent => ({ type: "turn", seat: (number - 1) % 2, turn: number });
const bought = (seat: number, card: string): SeenEvent => ({ type: "bought", seat, card, paid: {}, surcharge: 0 });
const taken = (seat: number | null, to: number): SeenEvent => ({ type: "wonder", wonder: "taj-mahal", seat, to });

const game = [
  at(1, [0, 0]),
  at(2, [1, 0], bought(0, "knight"), turn(2)),
  at(3, [1, 3], taken(null, 1), turn(3)),
  at(3, [4, 0], { type: "activated", seat: 0, card: "cannon" }, taken(1, 0)),
  at(4, [4, 0], turn(4)),
  at(5, [4, 1], { type: "culture", seat: 1, change: 2 }, { type: "culture", seat: 1, change: -1 }, turn(5)),
  at(5, [8, 1], bought(0, "computer"), { type: "ended", reasons: ["last-space"] }),
];

it("what is done last in a turn belongs to it, though the next one begins in the same update", () => {
  expect(turnsOf(game).map(({ turn, points, deeds }) => [turn, points, deeds.map(({ type }) => type)])).toEqual([
    [1, [1, 0], ["bought"]],
    [2, [1, 3], ["wonder"]],
    [3, [4, 0], ["stolen"]],
    [4, [4, 1], ["culture"]],
    [5, [8, 1], ["bought"]],
  ]);
});

it("the three turns in which the lead changed most, in their order, with what was done", () => {
  const points = turningPointsOf(turnsOf(game), 0);
  expect(points.map(({ turn, seat, change, leader }) => [turn, seat, change, leader])).toEqual([
    [2, 1, -3, 1],
    [3, 0, 6, 0],
    [5, 0, 4, null],
  ]);
  expect(points[1]?.deeds).toEqual([
    { type: "stolen", seat: 0, from: 1, wonder: "taj-mahal", card: "cannon", points: 3 },
  ]);
  // To the other player the same turns have the opposite sign.
  expect(turningPointsOf(turnsOf(game), 1).map(({ change }) => change)).toEqual([3, -6, -4]);
});

it("turns that changed nothing are none", () => {
  expect(turningPointsOf(turnsOf([at(1, [0, 0]), at(2, [0, 0], bought(0, "mining"), turn(2))]), 0)).toEqual([]);
});
