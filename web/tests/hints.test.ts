import { expect, it } from "vitest";

import { hintFor, type Situation } from "../src/explain/hints";

function situation(
  kind: string,
  more: { developed?: string; hand?: number; turn?: number; wonders?: number } = {},
): Situation {
  const { developed, hand = 5, turn = 1, wonders = 5 } = more;
  return {
    question: { kind, options: [], about: { kind, developed } },
    view: { turn, values: {}, gained: {}, ending: { space_cards_left: 2, wonders_left: wonders, culture_to_go: null } },
    me: { hand: Array(hand).fill({ type: "front", card: "mining" }) },
    canUndo: true,
  } as unknown as Situation;
}

it("the goal comes first, whatever is asked", () => {
  expect(hintFor(situation("resource"), [])).toEqual({ id: "goal", rule: "R103" });
  expect(hintFor(situation("respond"), [])?.id).toBe("goal");
});

it("each hint belongs to a situation, the most specific one first", () => {
  expect(hintFor(situation("resource"), ["goal"])).toEqual({ id: "resource", rule: "R40" });
  expect(hintFor(situation("resource", { hand: 1 }), ["goal"])?.id).toBe("last-card");
  expect(hintFor(situation("activate", { developed: "warrior" }), ["goal"])?.id).toBe("attack");
  expect(hintFor(situation("activate", { developed: "mining" }), ["goal"])?.id).toBe("activate");
  expect(hintFor(situation("develop", { wonders: 1 }), ["goal", "develop"])).toEqual({ id: "end", rule: "R98" });
});

it("a hint is shown once", () => {
  expect(hintFor(situation("buy"), ["goal", "buy"])?.id).toBe("surcharge");
  expect(hintFor(situation("resource"), ["goal", "resource"])).toBeNull();
  expect(hintFor(situation("resource", { turn: 3 }), ["goal", "resource"])?.id).toBe("look");
});
