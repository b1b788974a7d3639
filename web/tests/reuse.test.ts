// What has not changed stays the same object.
import { expect, it } from "vitest";

import { reuseEqual } from "../src/lib/reuse";

const view = () => ({
  turn: 4,
  rows: { horse: [{ card: "writing", surcharge: 0 }, null], space: [] as unknown[] },
  seats: [
    { hand: ["mining"], culture: 2 },
    { hand: [], culture: 0 },
  ],
});

it("an equal value is the old one", () => {
  const old = view();
  expect(reuseEqual(old, view())).toBe(old);
});

it("only what has changed is new, and what contains it", () => {
  const old = view();
  const fresh = view();
  fresh.seats[0]!.culture = 3;
  const found = reuseEqual(old, fresh);
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
  // The old value is not changed.
  expect(old).toEqual(view());
});

it("what is shorter, longer or of another kind is new", () => {
  expect(reuseEqual([1, 2], [1])).toEqual([1]);
  expect(reuseEqual([1], [1, 2])).toEqual([1, 2]);
  expect(reuseEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuseEqual([], {})).toEqual({});
  expect(reuseEqual(null, { a: 1 })).toEqual({ a: 1 });
  expect(reuseEqual({ a: 1 }, null)).toBeNull();
});
