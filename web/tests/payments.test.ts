import { expect, it } from "vitest";

import { groups, judge, purse, sourcesOf, thingOf } from "../src/explain/payments";
import type { Payment, SeatView } from "../src/generated/protocol";

const payment = (cards: string[], gained: Payment["gained"] = {}): Payment => ({
  answers: ["knight", ...cards.map((card) => `card:${card}`)],
  cards,
  gained,
});
const WAYS = [
  payment(["mining"], { iron: 1 }),
  payment(["warrior"], { iron: 1 }),
  payment(["mining", "warrior"]),
  payment(["agriculture", "barter-trade", "mining"]),
];

it("payments with the same backs and the same gained resources are one group, in the given order", () => {
  expect(groups(WAYS).map((group) => [group.backs.join(" "), group.payments.length])).toEqual([
    ["iron", 2],
    ["iron iron", 1],
    ["food food iron", 1],
  ]);
  expect(groups([])).toEqual([]);
});

it("a choice is valid if it is one of the payments, in any order", () => {
  expect(judge(WAYS, ["card:warrior", "card:mining"]).payment).toBe(WAYS[2]);
  expect(judge(WAYS, ["gained:iron", "card:warrior"]).payment).toBe(WAYS[1]);
  expect(judge([payment([])], []).payment).not.toBeNull();
});

it("tells what is missing, and what is too much", () => {
  expect(judge(WAYS, ["card:warrior"])).toEqual({ payment: null, missing: ["gained:iron"], excess: [] });
  expect(judge(WAYS, ["card:agriculture"]).missing).toEqual(["card:barter-trade", "card:mining"]);
  expect(judge(WAYS, ["card:mining", "card:warrior", "gained:iron"])).toMatchObject({ payment: null, missing: [] });
  expect(judge(WAYS, ["card:mining", "card:warrior", "gained:iron"]).excess).toHaveLength(1);
  expect(judge([], ["card:mining"])).toEqual({ payment: null, missing: [], excess: ["card:mining"] });
});

it("counts what there is twice", () => {
  const twice = payment([], { iron: 2 });
  expect(sourcesOf(twice)).toEqual(["gained:iron", "gained:iron"]);
  expect(judge([twice], ["gained:iron"]).missing).toEqual(["gained:iron"]);
  expect(judge([twice], ["gained:iron", "gained:iron"]).payment).toBe(twice);
});

it("one can pay with one's covered cards and what was gained", () => {
  const down = [
    { type: "front", card: "mining" },
    { type: "back", back: "food" },
  ];
  expect(purse({ down } as SeatView, { oil: 1 })).toEqual(["card:mining", "gained:oil"]);
  expect(thingOf("card:warrior@2")).toEqual({ card: "warrior@2", resource: "iron" });
  expect(thingOf("gained:oil")).toEqual({ card: null, resource: "oil" });
});
