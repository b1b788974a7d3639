import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Replay, Seen, Update } from "../src/generated/protocol";
import { Problem } from "../src/lib/api";
import { searchOf, spotIn } from "../src/replay/address";
import { courseOf, joined, jump, lines, turnAt } from "../src/replay/course";
import { PART, stepAt, urgent, wanted } from "../src/replay/paging";
import { Reel } from "../src/replay/reel.svelte";
import { type Eyes, ofRecord, type Source } from "../src/replay/source";

const attack = (attack: number, defence: number): Seen => {
  return { type: "compared", attacker: 0, attack, defender: 1, defence, wins: attack > defence };
};
const turn = (number: number): Seen => ({ type: "turn", seat: (number - 1) % 2, turn: number });

function update(n: number, events: Seen[] = [], points = [n, 0]): Update {
  const seats = points.map((value, seat) => ({ seat, points: value }));
  return { n, events, view: { turn: 1, active: 0, seats }, question: null } as unknown as Update;
}

// --- The course of a game ------------------------------------------------------------------------------------------

it("finds turns, attacks and points, also across parts", () => {
  const updates = [update(0), update(1, [attack(3, 2), attack(3, 5)]), update(2, [turn(2)]), update(3, [turn(3)])];
  const whole = courseOf(updates);
  expect(whole.turns.map(({ turn, seat, step }) => [turn, seat, step])).toEqual([
    [1, 0, 0],
    [2, 1, 2],
    [3, 0, 3],
  ]);
  expect(whole.attacks.map(({ step, wins }) => [step, wins])).toEqual([
    [1, true],
    [1, false],
  ]);
  expect(joined([courseOf(updates.slice(0, 2)), courseOf(updates.slice(2), 2)])).toEqual(whole);
});

it("names the first turn once, although it begins before anything happens", () => {
  expect(
    joined([courseOf([update(0), update(1, [turn(1)]), update(2, [turn(2)])])]).turns.map((one) => one.step),
  ).toEqual([0, 2]);
});

it("jumps to the nearest mark on either side", () => {
  const marks = [{ step: 0 }, { step: 4 }, { step: 9 }];
  expect([jump(marks, 4, 1), jump(marks, 4, -1), jump(marks, 5, -1), jump(marks, 9, 1), jump(marks, 0, -1)]).toEqual([
    9,
    0,
    4,
    null,
    null,
  ]);
  const turns = [0, 4, 9].map((step, place) => ({ step, turn: place + 1, seat: 0 }));
  expect([turnAt(turns, 3)?.turn, turnAt(turns, 4)?.turn, turnAt([], 4)]).toEqual([1, 2, null]);
});

it("draws no line over what is not loaded", () => {
  const { points } = joined([courseOf([update(0), update(1)]), courseOf([update(5)], 5)]);
  expect(lines(points, 0)).toEqual(["0,0 1,1", "5,5"]);
});

// --- Parts ---------------------------------------------------------------------------------------------------------

it("fetches where one is, then what follows, then what came before", () => {
  const there = new Set<number>();
  const order = [];
  for (let part; (part = wanted((one) => there.has(one), 2 * PART + 3, 4 * PART + 1)) !== null; there.add(part))
    order.push(part);
  expect(order).toEqual([2, 3, 4, 1, 0]);
  expect([urgent(2, 2 * PART), urgent(3, 2 * PART), urgent(3, 3 * PART - 1), urgent(1, 2 * PART)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it("finds the same moment in another count, looking only where it must", () => {
  const choices = [0, 1, 4, 5, 9];
  const known = (step: number) => choices[step];
  expect([0, 1, 3, 4, 8, 20].map((made) => stepAt(known, 3, 4, made).step)).toEqual([0, 1, 1, 2, 3, 4]);
  const half = (step: number) => (step < 2 ? undefined : choices[step]);
  expect(stepAt(half, 3, 4, 2)).toEqual({ step: 1, sure: false });
  expect(stepAt(half, 3, 4, 5)).toEqual({ step: 3, sure: true });
});

it("keeps the place in the address", () => {
  for (const spot of [
    { at: 12, seat: 1 },
    { at: 0, seat: null },
    { at: 3, seat: undefined },
  ])
    expect(spotIn(searchOf(spot))).toEqual(spot);
  expect(spotIn("?at=rubbish&seat=-1")).toEqual({ at: 0, seat: undefined });
});

// --- The reel ------------------------------------------------------------------------------------------------------

/** A game of so many choices; seat 0 sees each, the others every second one. */
class Fake {
  asked: [Eyes, number][] = [];
  failing = 0;
  constructor(readonly choices: number) {}

  source: Source = {
    ...ofRecord({}),
    part: (eyes, { start, count }) => {
      this.asked.push([eyes, start]);
      if (this.failing > 0 && this.failing--) return Promise.reject(new Problem("too-fast"));
      const every = eyes === 0 ? 1 : 2;
      const total = Math.floor(this.choices / every) + 1;
      const steps = Array.from({ length: Math.max(0, Math.min(count, total - start)) }, (_, place) => start + place);
      const audience = eyes === "own" ? null : eyes;
      const updates = steps.map((step) => update(step));
      const told: Replay = {
        total,
        start,
        audience,
        names: ["Ada", "Ben"],
        updates,
        words: null,
        choices: steps.map((step) => step * every),
      };
      return Promise.resolve(told);
    },
  };
}

let reel: Reel | null = null;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  reel?.close();
  vi.useRealTimers();
});
const passed = (milliseconds = 60_000) => vi.advanceTimersByTimeAsync(milliseconds);

it("begins where it is asked to, and has all of a long game after a while", async () => {
  const fake = new Fake(1000);
  reel = new Reel(fake.source, "en", 0, 420);
  await passed(10);
  expect([reel.step, reel.total, reel.ready, reel.whole, fake.asked.length]).toEqual([420, 1001, true, false, 8]);
  await passed();
  expect(reel.whole).toBe(true);
  expect(fake.asked.length).toBe(21);
  expect(reel.course.points.length).toBe(1001);
});

it("goes at once for what is sought, and shows the step before until it is there", async () => {
  const fake = new Fake(1000);
  reel = new Reel(fake.source, "en", 0, 0);
  await passed(10);
  expect(reel.frame?.update.n).toBe(0);
  reel.seek(900);
  expect([reel.ready, reel.frame?.update.n]).toEqual([false, 0]);
  await passed(10);
  expect([reel.ready, reel.frame?.update.n]).toEqual([true, 900]);
  reel.seek(5000);
  expect(reel.step).toBe(1000);
  expect(reel.queue).toEqual([]);
});

it("shows a single step on as it happens, and a jump not", async () => {
  reel = new Reel(new Fake(30).source, "en", 0, 4);
  const left = vi.fn();
  reel.leaving = left;
  await passed(10);
  reel.seek(5);
  expect([left.mock.calls.length, reel.queue.map((heard) => heard.update.n)]).toEqual([1, [5]]);
  expect([reel.next()?.update.n, reel.next()]).toEqual([5, null]);
  for (const elsewhere of [7, 6]) {
    reel.seek(elsewhere);
    expect(reel.queue).toEqual([]);
  }
});

it("stays at the same moment when seen by others", async () => {
  const fake = new Fake(1000);
  reel = new Reel(fake.source, "en", 0, 700);
  await passed();
  reel.see(1);
  await passed(3000);
  expect([reel.eyes, reel.step, reel.frame?.choices]).toEqual([1, 350, 700]);
  reel.see(0);
  await passed(3000);
  expect([reel.eyes, reel.step]).toEqual([0, 700]);
});

it("waits when it was too fast, and tells what does not pass", async () => {
  const fake = new Fake(200);
  reel = new Reel(fake.source, "en", null, 0);
  fake.failing = 2;
  await passed();
  expect([reel.whole, reel.trouble]).toEqual([true, null]);
  fake.failing = 9;
  reel.speak("fr");
  await passed();
  expect(reel.trouble?.code).toBe("too-fast");
  fake.failing = 0;
  reel.again();
  await passed();
  expect([reel.whole, reel.trouble]).toEqual([true, null]);
});
