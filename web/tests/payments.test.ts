import { expect, it } from "vitest";

import { checkPayment, groupPayments, parseSource, sourcesOf, sourcesOfSeat } from "../src/explain/payments";
import type { Payment, SeatView } from "../src/generated/protocol";

const payment = (cards: string[], gained: Payment["gained"] = {}): Payment => ({
  answers: ["knight", ...cards.map((card) => `card:${card}`)],
  cards,
  gained,
});
const PAYMENTS = [
  payment(["mining"], { iron: 1 }),
  payment(["warrior"], { iron: 1 }),
  payment(["mining", "warrior"]),
  payment(["agriculture", "barter-trade", "mining"]),
];

it("payments with the same backs and the same gained resources are one group, in the given order", () => {
  expect(groupPayments(PAYMENTS).map((group) => [group.backs.join(" "), group.payments.length])).toEqual([
    ["iron", 2],
    ["iron iron", 1],
    ["food food iron", 1],
  ]);
  expect(groupPayments([])).toEqual([]);
});

it("a selection pays if it is one of the payments, in any order", () => {
  expect(checkPayment(PAYMENTS, ["card:warrior", "card:mining"]).payment).toBe(PAYMENTS[2]);
  expect(checkPayment(PAYMENTS, ["gained:iron", "card:warrior"]).payment).toBe(PAYMENTS[1]);
  expect(checkPayment([payment([])], []).payment).not.toBeNull();
});

it("says what is missing, and what is too much", () => {
  expect(checkPayment(PAYMENTS, ["card:warrior"])).toEqual({ payment: null, missing: ["gained:iron"], excess: [] });
  expect(checkPayment(PAYMENTS, ["card:agriculture"]).missing).toEqual(["card:barter-trade", "card:mining"]);
  expect(checkPayment(PAYMENTS, ["card:mining", "card:warrior", "gained:iron"])).toMatchObject({
    payment: null,
    missing: [],
  });
  expect(checkPayment(PAYMENTS, ["card:mining", "card:warrior", "gained:iron"]).excess).toHaveLength(1);
  expect(checkPayment([], ["card:mining"])).toEqual({ payment: null, missing: [], excess: ["card:mining"] });
});

it("counts sources that can be spent twice", () => {
  const twice = payment([], { iron: 2 });
  expect(sourcesOf(twice)).toEqual(["gained:iron", "gained:iron"]);
  expect(checkPayment([twice], ["gained:iron"]).missing).toEqual(["gained:iron"]);
  expect(checkPayment([twice], ["gained:iron", "gained:iron"]).payment).toBe(twice);
});

it("covered cards and gained resources can pay", () => {
  const down = [
    { type: "front", card: "mining" },
    { type: "back", back: "food" },
  ];
  expect(sourcesOfSeat({ down } as SeatView, { oil: 1 })).toEqual(["card:mining", "gained:oil"]);
  expect(parseSource("card:warrior@2")).toEqual({ card: "warrior@2", resource: "iron" });
  expect(parseSource("gained:oil")).toEqual({ card: null, resource: "oil" });
});
