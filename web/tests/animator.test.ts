// Updates are shown one after the other; without motion only the newest.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Question, SeenEvent, Update } from "../src/generated/protocol";
import type { QueuedGame, UpdateWithWords } from "../src/lib/game";
import { prefs } from "../src/lib/prefs.svelte";
import { Animator } from "../src/motion/animator.svelte";

/** An animation that ends when the test says so. */
class FakeAnimation {
  static running: FakeAnimation[] = [];
  finish!: () => void;
  readonly finished = new Promise<void>((resolve) => (this.finish = resolve));
  play(): void {
    FakeAnimation.running.push(this);
  }
  updatePlaybackRate(): void {
    // It has no duration.
  }
}

const turn: SeenEvent = { type: "turn", seat: 1, turn: 3 };
const question = { kind: "develop", options: ["pass"] } as unknown as Question;
const update = (n: number, asked: Question | null = null) => {
  const view = { audience: 0, switches: {} };
  return { update: { n, view, events: [turn], question: asked } as unknown as Update, words: null };
};

let queue: UpdateWithWords[];
const game = {
  update: null as Update | null,
  words: null,
  seat: 0,
  question: null as Question | null,
  pending: null,
  get queue() {
    return queue;
  },
  next: () => queue.shift() ?? null,
  skip: () => void (queue = []),
};
let animator: Animator;

async function receive(...news: UpdateWithWords[]): Promise<number | undefined> {
  queue.push(...news);
  game.update = news.at(-1)!.update;
  game.question = game.update.question;
  animator.run();
  // A frame, in which the question is drawn.
  await vi.advanceTimersByTimeAsync(20);
  return animator.shown?.update.n;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Animation", FakeAnimation);
  vi.stubGlobal("KeyframeEffect", Object);
  FakeAnimation.running = [];
  [queue, game.update, game.question] = [[], null, null];
  animator = new Animator(game as unknown as QueuedGame);
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  prefs.motion = "full";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("with motion every update is shown to its end", async () => {
  prefs.motion = "full";
  expect(await receive(update(1), update(2))).toBe(1);
  expect(await receive(update(3, question))).toBe(1);
  FakeAnimation.running.at(-1)!.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.shown?.update.n).toBe(2);
});

it("without motion only the newest is shown", async () => {
  prefs.motion = "off";
  expect(await receive(update(1), update(2), update(3, question))).toBe(3);
  expect(queue).toEqual([]);
});

it("without motion an update that is replaced at once is left out, but the question never waits", async () => {
  prefs.motion = "off";
  expect(await receive(update(1))).toBe(undefined);
  expect(await receive(update(2))).toBe(undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(animator.shown?.update.n).toBe(2);
  expect(await receive(update(3))).toBe(2);
  await vi.advanceTimersByTimeAsync(30);
  expect(await receive(update(4))).toBe(2);
  // However many there are, some of them are shown.
  await vi.advanceTimersByTimeAsync(100);
  expect(animator.shown?.update.n).toBe(4);
  expect(await receive(update(5))).toBe(4);
  expect(await receive(update(6, question))).toBe(6);
});

const compared: SeenEvent = { type: "compared", attacker: 1, attack: 3, defender: 0, defence: 1, wins: true };
const attack = (n: number) => {
  const seats = [0, 1].map((seat) => ({ seat, up: [], strength: 0 }));
  const view = { audience: 0, switches: {}, seats, players: 2, values: {}, resolving: ["knight"], deciding: null };
  return { update: { n, view, events: [compared], question: null } as unknown as Update, words: null };
};

it("an attack has a scene with motion, and none without", async () => {
  prefs.motion = "full";
  await receive(attack(1));
  expect(animator.attack?.defenders[0]?.state).toBe("deciding");
  FakeAnimation.running.at(-1)!.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.attack?.defenders[0]?.state).toBe("falls");
  FakeAnimation.running.at(-1)!.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.attack).toBeNull();
  prefs.motion = "off";
  await vi.advanceTimersByTimeAsync(500);
  await receive(attack(2));
  await vi.advanceTimersByTimeAsync(200);
  expect([animator.shown?.update.n, animator.attack]).toEqual([2, null]);
});

it("going on ends the scene of an attack at once", async () => {
  prefs.motion = "full";
  await receive(attack(1));
  expect(animator.attack).not.toBeNull();
  animator.skip();
  FakeAnimation.running.forEach((one) => one.finish());
  await vi.advanceTimersByTimeAsync(0);
  FakeAnimation.running.forEach((one) => one.finish());
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.attack).toBeNull();
});
