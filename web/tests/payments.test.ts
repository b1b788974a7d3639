// Payments on the table: sources for the counts the server lists, and what a tap changes.
import { describe, expect, it } from "vitest";

import type { Payment, PaymentsTold, SeatView } from "../src/generated/protocol";
import { Paying, pickSources, resourceOf, sourcesOfSeat, without } from "../src/table/paying.svelte";

const down = ["agriculture", "barter-trade", "mining", "currency"].map((card) => ({ type: "front" as const, card }));
const SEAT = { down } as unknown as SeatView;
const GAINED = { iron: 2 };
const ALL = sourcesOfSeat(SEAT, GAINED);
const pays = (cards: Payment["cards"], gained: Payment["gained"] = {}): Payment => ({ cards, gained, converts: false });

it("what can be spent are the covered cards and each gained resource", () => {
  expect(ALL).toEqual([
    "card:agriculture",
    "card:barter-trade",
    "card:mining",
    "card:currency",
    "gained:iron",
    "gained:iron",
  ]);
  expect(ALL.map(resourceOf)).toEqual(["food", "food", "iron", "horse", "iron", "iron"]);
  expect(without(ALL, ["gained:iron"])).toHaveLength(5);
});

it("counts become cards, the preferred ones first", () => {
  expect(pickSources(pays({ food: 1 }, { iron: 1 }), ALL)).toEqual(["card:agriculture", "gained:iron"]);
  expect(pickSources(pays({ food: 1 }), ALL, ["card:barter-trade"])).toEqual(["card:barter-trade"]);
});

/** A server that lists these payments and accepts what matches one of them. */
function pay(payments: Payment[], sources: readonly string[] = ALL) {
  const answers: string[][] = [];
  const counts = (chosen: readonly string[]) =>
    JSON.stringify(chosen.map((one) => `${one.slice(0, 4)} ${resourceOf(one)}`).sort());
  const accepted = payments.map((payment) => counts(pickSources(payment, sources)));
  const game = {
    payments: (option: string | null, chosen: readonly string[] = []): Promise<PaymentsTold | null> =>
      Promise.resolve({
        type: "payments",
        ref: null,
        option,
        payments,
        complete: accepted.includes(counts(chosen)),
        converts: false,
        addable: without(sources, chosen).filter((one) => accepted.includes(counts([...chosen, one]))),
      }),
    answer: (options: readonly string[]) => Promise.resolve(void answers.push([...options])),
  };
  return { paying: new Paying(game, () => sources), answers };
}

describe("paying", () => {
  it("begins with the first payment, and buys with its sources in their order", async () => {
    const { paying, answers } = pay([pays({ food: 1, iron: 1 }), pays({ horse: 1, food: 1 })]);
    await paying.start("knight");
    expect([paying.chosen, paying.complete]).toEqual([["card:agriculture", "card:mining"], true]);
    await paying.buy();
    expect(answers).toEqual([["knight", "card:agriculture", "card:mining", "done"]]);
    expect(paying.active).toBe(false);
  });

  it("takes the only way at once", async () => {
    const { paying, answers } = pay([pays({ horse: 1 })]);
    await paying.start("ambush");
    expect(answers).toEqual([["ambush", "card:currency", "done"]]);
  });

  it("waits where another card could pay as well", async () => {
    const { paying, answers } = pay([pays({ food: 1 })]);
    await paying.start("ambush");
    expect([answers, paying.active]).toEqual([[], true]);
  });

  it("changes with a tap: one of the same resource takes the place, another payment is found, a second tap takes away", async () => {
    const { paying } = pay([pays({ food: 1, iron: 1 }), pays({ horse: 1, food: 1 })]);
    await paying.start("knight");
    await paying.tap("card:barter-trade");
    expect(paying.chosen).toEqual(["card:mining", "card:barter-trade"]);
    await paying.tap("card:currency");
    expect([[...paying.chosen].sort(), paying.complete]).toEqual([["card:barter-trade", "card:currency"], true]);
    await paying.tap("card:currency");
    expect([paying.chosen, paying.complete]).toEqual([["card:barter-trade"], false]);
  });

  it("says that nothing would use a source up", async () => {
    const { paying } = pay([pays({ food: 1, iron: 1 })]);
    await paying.start("knight");
    await paying.tap("card:currency");
    expect([paying.useless, paying.chosen]).toEqual(["card:currency", ["card:agriculture", "card:mining"]]);
  });

  it("ignores an answer that comes too late", async () => {
    const { paying } = pay([pays({ food: 1 })]);
    const started = paying.start("knight");
    paying.stop();
    await started;
    expect([paying.active, paying.chosen]).toEqual([false, []]);
  });
});
