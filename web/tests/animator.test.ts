// Updates are shown one after the other; without motion nobody waits for what is over.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Question, Seen, Update } from "../src/generated/protocol";
import { prefs } from "../src/lib/prefs.svelte";
import type { Heard, Looked } from "../src/lib/table.svelte";
import { Animator } from "../src/motion/animator.svelte";

/** A movement that ends when it is told to. */
class Movement {
  static running: Movement[] = [];
  finish!: () => void;
  readonly finished = new Promise<void>((resolve) => (this.finish = resolve));
  play(): void {
    Movement.running.push(this);
  }
  updatePlaybackRate(): void {
    // It has no duration.
  }
}

const turn: Seen = { type: "turn", seat: 1, turn: 3 };
const asked = { kind: "develop", options: ["pass"] } as unknown as Question;
const heard = (n: number, question: Question | null = null) => {
  const view = { audience: 0, switches: {} };
  return { update: { n, view, events: [turn], question } as unknown as Update, words: null };
};

let queue: Heard[];
const table = {
  update: null as Update | null,
  words: null,
  seat: 0,
  question: null as Question | null,
  pending: null,
  get queue() {
    return queue;
  },
  next: () => queue.shift() ?? null,
  settle: () => void (queue = []),
};
let animator: Animator;

async function hear(...news: Heard[]): Promise<number | undefined> {
  queue.push(...news);
  table.update = news.at(-1)!.update;
  table.question = table.update.question;
  animator.look();
  // A frame, in which the question is drawn.
  await vi.advanceTimersByTimeAsync(20);
  return animator.shown?.update.n;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Animation", Movement);
  vi.stubGlobal("KeyframeEffect", Object);
  Movement.running = [];
  [queue, table.update, table.question] = [[], null, null];
  animator = new Animator(table as unknown as Looked);
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  prefs.motion = "full";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("with motion each is shown to its end", async () => {
  prefs.motion = "full";
  expect(await hear(heard(1), heard(2))).toBe(1);
  expect(await hear(heard(3, asked))).toBe(1);
  Movement.running.at(-1)!.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.shown?.update.n).toBe(2);
});

it("without motion only the newest is shown", async () => {
  prefs.motion = "off";
  expect(await hear(heard(1), heard(2), heard(3, asked))).toBe(3);
  expect(queue).toEqual([]);
});

it("without motion what changes again at once is left out, but nobody waits for the question", async () => {
  prefs.motion = "off";
  expect(await hear(heard(1))).toBe(undefined);
  expect(await hear(heard(2))).toBe(undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(animator.shown?.update.n).toBe(2);
  expect(await hear(heard(3))).toBe(2);
  await vi.advanceTimersByTimeAsync(30);
  expect(await hear(heard(4))).toBe(2);
  // However many there are, some of them are seen.
  await vi.advanceTimersByTimeAsync(100);
  expect(animator.shown?.update.n).toBe(4);
  expect(await hear(heard(5))).toBe(4);
  expect(await hear(heard(6, asked))).toBe(6);
});
