// Events become steps to show: in order, together where they happen at the same time, and nobody sees too much.
import { expect, it } from "vitest";

import type { Moved, SeatView, SeenEvent } from "../src/generated/protocol";
import { ATTACK_MS, MOST_WAIT_MS, speedUpFor, TURN_MS } from "../src/motion/durations";
import { type Step, stepsOf } from "../src/motion/steps";

const seat = (number: number, ...up: string[]) => ({ seat: number, up }) as SeatView;
const mine = { audience: 0, switches: {}, seats: [seat(0), seat(1, "knight"), seat(2)] };
type Zone = Moved["origin"];

const front = (card: string, seat: number, origin: Zone, target: Zone, to = seat): Moved => {
  return { type: "moved", card: { type: "front", card }, seat, origin, to, target };
};
const back = (name: string, seat: number, origin: Zone, target: Zone): Moved => {
  return { type: "moved", card: { type: "back", back: name }, seat, origin, to: seat, target };
};
const moves = (step: Step | undefined) => (step?.type === "moves" ? step.moves : []);
const paths = (step: Step | undefined) => moves(step).map(({ from, to }) => `${from.zone} ${to.zone}`);

it("a purchase: cards that pay are turned together, then the card comes, then all go back to the hand together", () => {
  const events: SeenEvent[] = [
    { type: "chose", seat: 1, kind: "buy", option: "engineering" },
    front("agriculture", 1, "down", "up"),
    front("mining", 1, "down", "up"),
    { type: "bought", seat: 1, card: "engineering", paid: { food: 1, iron: 1 }, surcharge: 0 },
    front("engineering", 1, "row", "up"),
    { type: "phase", seat: 1, phase: "end" },
    front("agriculture", 1, "up", "hand"),
    front("engineering", 1, "up", "hand"),
    back("food", 1, "down", "hand"),
    { type: "turn", seat: 2, turn: 18 },
    { type: "phase", seat: 2, phase: "resource" },
  ];
  const steps = stepsOf(events, mine);
  expect(steps.map(({ type }) => type)).toEqual(["mark", "moves", "moves", "moves", "turn"]);
  expect(paths(steps[1])).toEqual(["down/1 up/1", "down/1 up/1"]);
  expect(paths(steps[2])).toEqual(["row/gunpowder up/1"]);
  expect(paths(steps[3])).toEqual(["up/1 hand/1", "up/1 hand/1", "down/1 hand/1"]);
  // The same card is the same item; another one of that name would not be.
  expect(moves(steps[3])[0]?.key).toBe(moves(steps[1])[0]?.key);
  expect(moves(steps[3])[1]?.key).toBe(moves(steps[2])[0]?.key);
  expect(new Set(steps.flatMap((step) => moves(step).map(({ key }) => key))).size).toBe(4);
});

it("fronts are only face up where one may see them", () => {
  const [theirs] = stepsOf([front("warrior", 1, "up", "hand")], mine).flatMap(moves);
  expect([theirs?.from.up, theirs?.to.up]).toEqual([true, false]);
  const [own] = stepsOf([front("warrior", 0, "hand", "down")], mine).flatMap(moves);
  expect([own?.from.up, own?.to.up]).toEqual([true, false]);
  const [secret] = stepsOf([back("iron", 1, "hand", "down")], mine).flatMap(moves);
  expect(secret?.item).toEqual({ type: "card", card: null, back: "iron" });
  expect([secret?.from.up, secret?.to.up]).toEqual([false, false]);
  const open = { audience: null, switches: { "open-hands": true }, seats: [] };
  expect(stepsOf([front("warrior", 1, "up", "hand")], open).flatMap(moves)[0]?.to.up).toBe(true);
});

it("the back of a card follows from its front", () => {
  const [known, foreign] = [front("knight", 0, "hand", "up"), front("warrior@2", 1, "up", "up", 0)];
  expect(stepsOf([known], mine).flatMap(moves)[0]?.item).toEqual({ type: "card", card: "knight", back: "gunpowder" });
  const [step] = stepsOf([foreign], mine);
  expect(step?.seat).toBe(0);
  expect(moves(step)[0]).toMatchObject({ item: { back: "iron@2" }, from: { zone: "up/1" }, to: { zone: "up/0" } });
});

it("moves of different players are separate steps, and so are two moves of one card", () => {
  expect(stepsOf([front("agriculture", 0, "up", "down"), front("agriculture", 1, "up", "down")], mine)).toHaveLength(2);
  const there = [front("agriculture", 0, "down", "up"), front("agriculture", 0, "up", "down")];
  expect(stepsOf([...there, front("agriculture", 0, "down", "up")], mine)).toHaveLength(3);
});

it("tokens and resources: more of the same is one chip", () => {
  const steps = stepsOf(
    [
      { type: "gained", seat: 2, resource: "iron" },
      { type: "gained", seat: 2, resource: "iron" },
      { type: "culture", seat: 0, change: -1 },
      { type: "glory", seat: 1, wonder: "taj-mahal", change: 1 },
      { type: "lost", seat: 2, resources: { iron: 2, oil: 1 } },
    ],
    mine,
  );
  expect(steps).toEqual([
    {
      type: "chips",
      seat: 2,
      chips: [
        { icon: "iron", count: 2, from: null, to: "gained/2" },
        { icon: "culture", count: -1, from: "seat/0", to: null },
        { icon: "glory", count: 1, from: "seat/1", to: "wonder/taj-mahal" },
        { icon: "iron", count: -2, from: "gained/2", to: null },
        { icon: "oil", count: -1, from: "gained/2", to: null },
      ],
    },
  ]);
});

it("an attack shows both strengths, of all defenders that are compared at once", () => {
  const against = (defender: number, defence: number): SeenEvent => {
    return { type: "compared", attacker: 1, attack: 4, defender, defence, wins: 4 > defence };
  };
  expect(stepsOf([{ type: "activated", seat: 1, card: "knight" }, against(0, 2), against(2, 5)], mine)).toEqual([
    { type: "mark", seat: 1, card: "knight", places: ["up/1", "revealed"] },
    {
      type: "attack",
      seat: 1,
      attack: 4,
      defences: [
        { defender: 0, defence: 2, wins: true },
        { defender: 2, defence: 5, wins: false },
      ],
    },
  ]);
});

it("a card that is used is looked for with the player who uses it, unless it lies with one rival only", () => {
  const uses = (seats: SeatView[], ...before: SeenEvent[]) => {
    const step = stepsOf([...before, { type: "activated", seat: 1, card: "mining" }], { ...mine, seats }).at(-1);
    return step?.type === "mark" ? step.places[0] : null;
  };
  expect(uses([seat(0, "mining"), seat(1, "mining"), seat(2)])).toBe("up/1");
  expect(uses([seat(0, "mining"), seat(1), seat(2)])).toBe("up/0");
  expect(uses([seat(0, "mining"), seat(1), seat(2, "mining")])).toBe("up/1");
  // It was played, used, and taken back to the hand in the same update.
  const back: SeenEvent[] = [front("mining", 1, "hand", "up"), front("mining", 1, "up", "hand")];
  expect(uses([seat(0, "mining"), seat(1), seat(2)], ...back)).toBe("up/1");
});

it("wonders go from the supply or from a player", () => {
  const taken: SeenEvent = { type: "wonder", wonder: "taj-mahal", seat: null, to: 1 };
  const given: SeenEvent = { type: "wonder", wonder: "himeji-jo", seat: 0, to: 1 };
  const steps = stepsOf([taken, given], mine);
  expect(steps.flatMap((step) => paths(step))).toEqual(["supply wonders/1", "wonders/0 wonders/1"]);
  // Only a wonder from the supply has a second of its own.
  expect(steps.filter(({ type }) => type === "moment")).toEqual([
    { type: "moment", seat: 1, moment: { type: "wonder", wonder: "taj-mahal" } },
  ]);
});

it("the purchase that empties a row is a moment, no other is", () => {
  const offer = { card: "alchemy", surcharge: 0, rests_on: [] };
  const types = (row: (typeof offer | null)[]) =>
    stepsOf([front("knight", 1, "row", "up")], { ...mine, rows: { gunpowder: row } }).map(({ type }) => type);
  expect(types([null, offer])).toEqual(["moves"]);
  expect(types([null, null])).toEqual(["moves", "moment"]);
  expect(stepsOf([front("knight", 1, "hand", "up")], { ...mine, rows: { gunpowder: [null] } })).toHaveLength(1);
});

it("events that are not shown are no steps", () => {
  const quiet: SeenEvent[] = [
    { type: "declined", seat: 1, kind: "buy" },
    { type: "phase", seat: 1, phase: "end" },
    { type: "undone", seat: 1 },
    { type: "chose", seat: 1, kind: "option", option: "1" },
  ];
  expect(stepsOf(quiet, mine)).toEqual([]);
});

it("the player who is asked waits for what the others did, but not for long", () => {
  const turn: Step = { type: "turn", seat: 1, turn: 3 };
  const attack: Step = { type: "attack", seat: 1, attack: 3, defences: [] };
  expect(speedUpFor([], null)).toBe(1);
  expect(speedUpFor([turn, attack], null)).toBe(1);
  expect(speedUpFor([turn], MOST_WAIT_MS)).toBe(1.5);
  const much = Array.from({ length: 10 }, () => [turn, attack]).flat();
  expect((10 * (TURN_MS + ATTACK_MS)) / speedUpFor(much, MOST_WAIT_MS)).toBeCloseTo(MOST_WAIT_MS);
  expect(speedUpFor(much, MOST_WAIT_MS / 2)).toBeCloseTo(2 * speedUpFor(much, MOST_WAIT_MS));
  expect(speedUpFor(much, -1)).toBeLessThan(50);
  // A spectator sees it more slowly, but is never far behind.
  expect(speedUpFor(much, null)).toBeGreaterThan(1);
  expect(speedUpFor(much, null)).toBeLessThan(speedUpFor(much, MOST_WAIT_MS));
});
