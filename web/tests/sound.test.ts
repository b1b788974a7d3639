import { beforeEach, expect, it, vi } from "vitest";

import { prefs } from "../src/lib/prefs.svelte";

/** As much of a browser's sound as we need; it begins as still as browsers keep it. */
class FakeAudio {
  static made: FakeAudio[] = [];
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  started = 0;
  allow: () => void = () => undefined;

  constructor() {
    FakeAudio.made.push(this);
  }
  resume(): Promise<void> {
    return new Promise((resolve) => {
      this.allow = () => {
        this.state = "running";
        resolve();
      };
    });
  }
  createGain = () => ({ gain: curve(), connect: () => undefined });
  createOscillator = () => ({ ...this.#source(), type: "", frequency: curve() });
  createBufferSource = () => ({ ...this.#source(), buffer: null });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  #source = () => ({ connect: () => undefined, start: () => this.started++, stop: () => undefined });
}
const curve = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
const soon = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.resetModules();
  FakeAudio.made = [];
  vi.stubGlobal("AudioContext", FakeAudio);
  return () => vi.unstubAllGlobals();
});

async function fresh() {
  const [{ play }, { prefs: liked }] = await Promise.all([
    import("../src/lib/sound"),
    import("../src/lib/prefs.svelte"),
  ]);
  return { play, liked };
}

it("nothing is made as long as sound is off", async () => {
  const { play, liked } = await fresh();
  expect([liked.sound, prefs.sound]).toEqual([false, false]);
  play("turn");
  expect(FakeAudio.made).toEqual([]);
});

it("what the browser held back for long is not heard all at once", async () => {
  const { play, liked } = await fresh();
  liked.sound = true;
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  play("turn");
  now.mockReturnValue(5_000);
  const [audio] = FakeAudio.made;
  audio?.allow();
  await soon();
  expect(audio?.started).toBe(0);
  play("turn");
  expect(audio?.started).toBe(2);
  liked.sound = false;
  play("turn");
  expect(audio?.started).toBe(2);
});

it("a sound that is allowed by the very click is heard", async () => {
  const { play, liked } = await fresh();
  liked.sound = true;
  play("card");
  FakeAudio.made[0]?.allow();
  await soon();
  expect(FakeAudio.made[0]?.started).toBe(1);
});
