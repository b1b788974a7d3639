import { expect, it } from "vitest";

import { cheapestDefence, parseResponses, totalStrength } from "../src/explain/responses";

const OPTIONS = ["done", "flip:knight", "flip:warrior@1", "hand:reinforcement"];

it("reads responses with the strength they have in this game", () => {
  const responses = parseResponses(OPTIONS, { knight: { strength: 3 } });
  expect(responses.map(({ card, from, strength }) => [card, from, strength])).toEqual([
    ["knight", "flip", 3],
    ["warrior@1", "flip", 1],
    ["reinforcement", "hand", 1],
  ]);
  expect(totalStrength(responses)).toBe(5);
});

it("finds the fewest that suffice, none stronger than needed", () => {
  const responses = parseResponses(OPTIONS, { knight: { strength: 3 } });
  const cards = (wanted: number) => cheapestDefence(responses, wanted)?.map((response) => response.card) ?? null;
  expect(cards(0)).toEqual([]);
  expect(cards(1)).toEqual(["reinforcement"]);
  expect(cards(2)).toEqual(["knight"]);
  expect(cards(4)).toEqual(["knight", "reinforcement"]);
  expect(cards(6)).toBeNull();
});
