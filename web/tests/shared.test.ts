// What has not changed stays the same object.
import { expect, it } from "vitest";

import { shared } from "../src/lib/shared";

const view = () => ({
  turn: 4,
  rows: { horse: [{ card: "writing", surcharge: 0 }, null], space: [] as unknown[] },
  seats: [
    { hand: ["mining"], culture: 2 },
    { hand: [], culture: 0 },
  ],
});

it("what equals the old is the old", () => {
  const old = view();
  expect(shared(old, view())).toBe(old);
});

it("only what has changed is new, and what it lies in", () => {
  const old = view();
  const fresh = view();
  fresh.seats[0]!.culture = 3;
  const found = shared(old, fresh);
  expect(found).toEqual({
    ...view(),
    seats: [
      { hand: ["mining"], culture: 3 },
      { hand: [], culture: 0 },
    ],
  });
  expect(found.seats[0]).not.toBe(old.seats[0]);
  expect(found.seats[0]!.hand).toBe(old.seats[0]!.hand);
  expect(found.seats[1]).toBe(old.seats[1]);
  expect(found.rows).toBe(old.rows);
  // The old one is as it was.
  expect(old).toEqual(view());
});

it("what is shorter, longer or of another kind is new", () => {
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared([1], [1, 2])).toEqual([1, 2]);
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared([], {})).toEqual({});
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, null)).toBeNull();
});
