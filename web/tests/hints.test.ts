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

it("each hint belongs to a situation, the most specific one first", () => {
  expect(hintFor(situation("resource"), [])).toEqual({ id: "resource", rule: "R40" });
  expect(hintFor(situation("resource", { hand: 1 }), [])?.id).toBe("last-card");
  expect(hintFor(situation("activate", { developed: "warrior" }), [])?.id).toBe("attack");
  expect(hintFor(situation("activate", { developed: "mining" }), [])?.id).toBe("activate");
  expect(hintFor(situation("develop", { wonders: 1 }), ["develop"])).toEqual({ id: "end", rule: "R98" });
});

it("a hint is shown once", () => {
  expect(hintFor(situation("buy"), ["buy"])?.id).toBe("surcharge");
  expect(hintFor(situation("resource"), ["resource"])).toBeNull();
  expect(hintFor(situation("resource", { turn: 3 }), ["resource"])?.id).toBe("look");
});
