// An attack as towers: what is face up, what answers, who stands and who falls.
import { expect, it } from "vitest";

import type { Moved, SeatView, SeenEvent, View } from "../src/generated/protocol";
import { areResponses, type Attack, decidedAttacks, pendingAttack, withoutResponses } from "../src/motion/attack";
import { stepsOf } from "../src/motion/steps";

const seat = (number: number, strength: number, ...up: string[]) => ({ seat: number, strength, up }) as SeatView;
const viewOf = (changes: Partial<View>): View =>
  ({
    audience: 0,
    players: 3,
    active: 1,
    values: {},
    switches: {},
    resolving: ["knight"],
    deciding: { seat: 0, kind: "respond" },
    seats: [seat(0, 1, "warrior", "mining"), seat(1, 3, "warrior@1", "knight"), seat(2, 0)],
    ...changes,
  }) as View;
const move = (card: string, from: number, origin: Moved["origin"], target: Moved["target"]): SeenEvent => {
  return { type: "moved", card: { type: "front", card }, seat: from, origin, to: from, target };
};
const compared = (defender: number, defence: number, attack = 3): SeenEvent => {
  return { type: "compared", attacker: 1, attack, defender, defence, wins: attack > defence };
};
const towers = ({ attacker, defenders }: Attack) =>
  [attacker, ...defenders].map(({ seat, strength, state, blocks }) => [
    seat,
    strength,
    state,
    blocks.map(({ card, kind }) => `${card} ${kind}`).join(", "),
  ]);

it("while somebody is asked: who has answered, who decides, who comes later", () => {
  expect(pendingAttack(viewOf({ deciding: { seat: 0, kind: "deplete" } }))).toBeNull();
  const attack = pendingAttack(viewOf({}));
  expect(attack?.card).toBe("knight");
  expect(towers(attack!)).toEqual([
    [1, 3, "attack", "warrior@1 up, knight lead"],
    [2, 0, "answered", ""],
    [0, 1, "deciding", "warrior up"],
  ]);
});

it("what I have chosen joins my tower, and nobody else's", () => {
  const added = [{ card: "ambush", strength: 1, from: "hand" }] as const;
  const [, mine] = pendingAttack(viewOf({}), added)!.defenders;
  expect([mine?.strength, mine?.blocks.map(({ card, kind }) => `${card} ${kind}`)]).toEqual([
    2,
    ["ambush added", "warrior up"],
  ]);
  const other = pendingAttack(viewOf({ deciding: { seat: 2, kind: "respond" } }), added)!;
  expect(other.defenders.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === "added")).toBe(false);
});

it("once decided: responses are on top, a tie holds, and what is turned up afterwards is no part of it", () => {
  const events = [
    move("ambush", 0, "hand", "up"),
    move("tank", 0, "down", "up"),
    compared(2, 0, 5),
    compared(0, 5, 5),
    move("mining", 2, "down", "up"),
  ];
  const after = viewOf({ deciding: null, resolving: [] });
  const [attack, ...more] = decidedAttacks(events, viewOf({}), after);
  expect(more).toEqual([]);
  expect(towers(attack!)).toEqual([
    [1, 5, "attack", "warrior@1 up, knight lead"],
    [2, 0, "falls", ""],
    [0, 5, "holds", "tank added, ambush added, warrior up"],
  ]);
  expect(attack!.losses).toEqual([{ type: "turned", seat: 2, cards: ["mining"] }]);
  expect(withoutResponses(attack!).losses).toEqual([]);
  expect(attack!.defenders[1]?.blocks.map(({ from }) => from)).toEqual(["flip", "hand", null]);
  expect(towers(withoutResponses(attack!))[2]).toEqual([0, 1, "deciding", "warrior up"]);
});

it("what the attacker plays before attacking is no response, and two attacks are two scenes", () => {
  const before = viewOf({ deciding: null, resolving: [], seats: [seat(0, 0), seat(1, 0), seat(2, 0)] });
  const events: SeenEvent[] = [
    move("tank", 1, "hand", "up"),
    { type: "activated", seat: 1, card: "tank" },
    compared(0, 0),
    { type: "activated", seat: 1, card: "knight" },
    move("knight", 0, "hand", "up"),
    compared(0, 2),
  ];
  const attacks = decidedAttacks(events, before, before);
  expect(attacks.map(({ card }) => card)).toEqual(["tank", "knight"]);
  expect(towers(attacks[0]!)[0]).toEqual([1, 3, "attack", "tank lead"]);
  expect(towers(attacks[1]!)[1]).toEqual([0, 2, "falls", "knight added"]);
});

it("responses are seen in the towers, other moves on the board", () => {
  const [attack] = decidedAttacks([compared(0, 1)], viewOf({}), viewOf({}));
  const steps = stepsOf(
    [move("ambush", 0, "hand", "up"), move("tank", 1, "hand", "up"), move("mining", 0, "up", "hand")],
    viewOf({}),
  );
  expect(steps.map((step) => areResponses(step, attack!))).toEqual([true, false, false]);
});
