import { expect, it } from "vitest";

import { hintFor, type Moment } from "../src/explain/hints";

function moment(
  kind: string,
  more: { developed?: string; hand?: number; turn?: number; wonders?: number } = {},
): Moment {
  const { developed, hand = 5, turn = 1, wonders = 5 } = more;
  return {
    question: { kind, options: [], about: { kind, developed } },
    view: { turn, values: {}, gained: {}, ending: { space_cards_left: 2, wonders_left: wonders, culture_to_go: null } },
    me: { hand: Array(hand).fill({ type: "front", card: "mining" }) },
    takeBacks: true,
  } as unknown as Moment;
}

it("each hint comes at its moment, the special one first", () => {
  expect(hintFor(moment("resource"), [])).toEqual({ id: "resource", rule: "R40" });
  expect(hintFor(moment("resource", { hand: 1 }), [])?.id).toBe("last-card");
  expect(hintFor(moment("activate", { developed: "warrior" }), [])?.id).toBe("attack");
  expect(hintFor(moment("activate", { developed: "mining" }), [])?.id).toBe("activate");
  expect(hintFor(moment("develop", { wonders: 1 }), ["develop"])).toEqual({ id: "end", rule: "R98" });
});

it("what was told is not told again", () => {
  expect(hintFor(moment("buy"), ["buy"])?.id).toBe("surcharge");
  expect(hintFor(moment("resource"), ["resource"])).toBeNull();
  expect(hintFor(moment("resource", { turn: 3 }), ["resource"])?.id).toBe("look");
});
