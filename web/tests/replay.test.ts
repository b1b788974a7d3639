import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Replay, SeenEvent, Update } from "../src/generated/protocol";
import { ApiError } from "../src/lib/api";
import { isUrgent, nextPage, PAGE_SIZE, stepAt } from "../src/replay/paging";
import { parsePosition, searchOf } from "../src/replay/replayAddress";
import { ReplayPlayer } from "../src/replay/replayPlayer.svelte";
import { type Perspective, recordSource, type ReplaySource } from "../src/replay/replaySource";
import { joinTimelines, nearestStep, pointLines, timelineOf, turnAt } from "../src/replay/timeline";

const attack = (attack: number, defence: number): SeenEvent => {
  return { type: "compared", attacker: 0, attack, defender: 1, defence, wins: attack > defence };
};
const turn = (number: number): SeenEvent => ({ type: "turn", seat: (number - 1) % 2, turn: number });

function update(n: number, events: SeenEvent[] = [], points = [n, 0]): Update {
  const seats = points.map((value, seat) => ({ seat, points: value }));
  return { n, events, view: { turn: 1, active: 0, seats }, question: null } as unknown as Update;
}

// --- The timeline ------------------------------------------------------------------------------------------------

it("finds turns, attacks and points, also across pages", () => {
  const updates = [update(0), update(1, [attack(3, 2), attack(3, 5)]), update(2, [turn(2)]), update(3, [turn(3)])];
  const whole = timelineOf(updates);
  expect(whole.turns.map(({ turn, seat, step }) => [turn, seat, step])).toEqual([
    [1, 0, 0],
    [2, 1, 2],
    [3, 0, 3],
  ]);
  expect(whole.attacks.map(({ step, wins }) => [step, wins])).toEqual([
    [1, true],
    [1, false],
  ]);
  expect(joinTimelines([timelineOf(updates.slice(0, 2)), timelineOf(updates.slice(2), 2)])).toEqual(whole);
});

it("purchases, wonders and attacks belong to the turn in which they happened, not to the one that begins after them", () => {
  const bought: SeenEvent = { type: "bought", seat: 0, card: "knight", paid: {}, surcharge: 0 };
  const wonder: SeenEvent = { type: "wonder", wonder: "taj-mahal", seat: null, to: 1 };
  const late = { ...update(2, [wonder]), view: { ...update(2).view, turn: 2 } };
  const { highlights } = timelineOf([
    update(0),
    update(1, [bought, turn(2), attack(3, 2)]),
    late,
    update(3, [turn(3)]),
  ]);
  expect(highlights.map(({ type, turn, step }) => [type, turn, step])).toEqual([
    ["bought", 1, 1],
    ["attack", 2, 1],
    ["wonder", 2, 2],
  ]);
});

it("names the first turn once, although it begins before anything happens", () => {
  expect(
    joinTimelines([timelineOf([update(0), update(1, [turn(1)]), update(2, [turn(2)])])]).turns.map((one) => one.step),
  ).toEqual([0, 2]);
});

it("jumps to the nearest mark on either side", () => {
  const marks = [{ step: 0 }, { step: 4 }, { step: 9 }];
  expect([
    nearestStep(marks, 4, 1),
    nearestStep(marks, 4, -1),
    nearestStep(marks, 5, -1),
    nearestStep(marks, 9, 1),
    nearestStep(marks, 0, -1),
  ]).toEqual([9, 0, 4, null, null]);
  const turns = [0, 4, 9].map((step, index) => ({ step, turn: index + 1, seat: 0 }));
  expect([turnAt(turns, 3)?.turn, turnAt(turns, 4)?.turn, turnAt([], 4)]).toEqual([1, 2, null]);
});

it("draws no line over what is not loaded", () => {
  const { points } = joinTimelines([timelineOf([update(0), update(1)]), timelineOf([update(5)], 5)]);
  expect(pointLines(points, 0)).toEqual(["0,0 1,1", "5,5"]);
});

// --- Pages ---------------------------------------------------------------------------------------------------------

it("loads the page of the step, then those after it, then those before it", () => {
  const loaded = new Set<number>();
  const order = [];
  for (
    let page;
    (page = nextPage((one) => loaded.has(one), 2 * PAGE_SIZE + 3, 4 * PAGE_SIZE + 1)) !== null;
    loaded.add(page)
  )
    order.push(page);
  expect(order).toEqual([2, 3, 4, 1, 0]);
  expect([
    isUrgent(2, 2 * PAGE_SIZE),
    isUrgent(3, 2 * PAGE_SIZE),
    isUrgent(3, 3 * PAGE_SIZE - 1),
    isUrgent(1, 2 * PAGE_SIZE),
  ]).toEqual([true, false, true, false]);
});

it("finds the same moment from another perspective, loading only what it must", () => {
  const choices = [0, 1, 4, 5, 9];
  const known = (step: number) => choices[step];
  expect([0, 1, 3, 4, 8, 20].map((made) => stepAt(known, 3, 4, made).step)).toEqual([0, 1, 1, 2, 3, 4]);
  const half = (step: number) => (step < 2 ? undefined : choices[step]);
  expect(stepAt(half, 3, 4, 2)).toEqual({ step: 1, sure: false });
  expect(stepAt(half, 3, 4, 5)).toEqual({ step: 3, sure: true });
});

it("keeps the position in the address", () => {
  for (const position of [
    { at: 12, seat: 1 },
    { at: 0, seat: null },
    { at: 3, seat: undefined },
  ])
    expect(parsePosition(searchOf(position))).toEqual(position);
  expect(parsePosition("?at=rubbish&seat=-1")).toEqual({ at: 0, seat: undefined });
});

// --- The player ------------------------------------------------------------------------------------------------------

/** A game with this number of choices; seat 0 sees each, the others every second one. */
class FakeSource {
  requests: [Perspective, number][] = [];
  failing = 0;
  constructor(readonly choices: number) {}

  source: ReplaySource = {
    ...recordSource({}),
    page: (perspective, { start, count }) => {
      this.requests.push([perspective, start]);
      if (this.failing > 0 && this.failing--) return Promise.reject(new ApiError("too-fast"));
      const every = perspective === 0 ? 1 : 2;
      const total = Math.floor(this.choices / every) + 1;
      const steps = Array.from({ length: Math.max(0, Math.min(count, total - start)) }, (_, index) => start + index);
      const audience = perspective === "own" ? null : perspective;
      const updates = steps.map((step) => update(step));
      const replay: Replay = {
        total,
        start,
        audience,
        names: ["Ada", "Ben"],
        updates,
        words: null,
        choices: steps.map((step) => step * every),
      };
      return Promise.resolve(replay);
    },
  };
}

let player: ReplayPlayer | null = null;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  player?.close();
  vi.useRealTimers();
});
const passed = (milliseconds = 60_000) => vi.advanceTimersByTimeAsync(milliseconds);

it("starts at the given step, and loads a long game page by page", async () => {
  const fake = new FakeSource(1000);
  player = new ReplayPlayer(fake.source, "en", 0, 420);
  await passed(10);
  expect([player.step, player.total, player.ready, player.complete, fake.requests.length]).toEqual([
    420,
    1001,
    true,
    false,
    8,
  ]);
  await passed();
  expect(player.complete).toBe(true);
  expect(fake.requests.length).toBe(21);
  expect(player.timeline.points.length).toBe(1001);
});

it("loads the step that is sought at once, and shows the one before until then", async () => {
  const fake = new FakeSource(1000);
  player = new ReplayPlayer(fake.source, "en", 0, 0);
  await passed(10);
  expect(player.shown?.update.n).toBe(0);
  player.seek(900);
  expect([player.ready, player.shown?.update.n]).toEqual([false, 0]);
  await passed(10);
  expect([player.ready, player.shown?.update.n]).toEqual([true, 900]);
  player.seek(5000);
  expect(player.step).toBe(1000);
  expect(player.queue).toEqual([]);
});

it("animates a single step, but not a jump", async () => {
  player = new ReplayPlayer(new FakeSource(30).source, "en", 0, 4);
  const left = vi.fn();
  player.onseek = left;
  await passed(10);
  player.seek(5);
  expect([left.mock.calls.length, player.queue.map((queued) => queued.update.n)]).toEqual([1, [5]]);
  expect([player.next()?.update.n, player.next()]).toEqual([5, null]);
  for (const elsewhere of [7, 6]) {
    player.seek(elsewhere);
    expect(player.queue).toEqual([]);
  }
});

it("stays at the same moment when the perspective changes", async () => {
  const fake = new FakeSource(1000);
  player = new ReplayPlayer(fake.source, "en", 0, 700);
  await passed();
  player.setPerspective(1);
  await passed(3000);
  expect([player.perspective, player.step, player.shown?.choices]).toEqual([1, 350, 700]);
  player.setPerspective(0);
  await passed(3000);
  expect([player.perspective, player.step]).toEqual([0, 700]);
});

it("tries temporary errors again, and reports those that stay", async () => {
  const fake = new FakeSource(200);
  player = new ReplayPlayer(fake.source, "en", null, 0);
  fake.failing = 2;
  await passed();
  expect([player.complete, player.error]).toEqual([true, null]);
  fake.failing = 9;
  player.setLanguage("fr");
  await passed();
  expect(player.error?.code).toBe("too-fast");
  fake.failing = 0;
  player.reload();
  await passed();
  expect([player.complete, player.error]).toEqual([true, null]);
});
