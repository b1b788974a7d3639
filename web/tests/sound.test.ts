import { beforeEach, expect, it, vi } from "vitest";

import { prefs } from "../src/lib/prefs.svelte";

/** The part of Web Audio that we use; suspended at first, as in browsers. */
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
  const [{ playSound }, { prefs: freshPrefs }] = await Promise.all([
    import("../src/lib/sound"),
    import("../src/lib/prefs.svelte"),
  ]);
  return { playSound, freshPrefs };
}

it("no audio is created as long as sound is off", async () => {
  const { playSound, freshPrefs } = await fresh();
  expect([freshPrefs.sound, prefs.sound]).toEqual([false, false]);
  playSound("turn");
  expect(FakeAudio.made).toEqual([]);
});

it("sounds that the browser delayed for long are left out", async () => {
  const { playSound, freshPrefs } = await fresh();
  freshPrefs.sound = true;
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  playSound("turn");
  now.mockReturnValue(5_000);
  const [audio] = FakeAudio.made;
  audio?.allow();
  await soon();
  expect(audio?.started).toBe(0);
  playSound("turn");
  expect(audio?.started).toBe(2);
  freshPrefs.sound = false;
  playSound("turn");
  expect(audio?.started).toBe(2);
});

it("a sound that its own click allows is played", async () => {
  const { playSound, freshPrefs } = await fresh();
  freshPrefs.sound = true;
  playSound("card");
  FakeAudio.made[0]?.allow();
  await soon();
  expect(FakeAudio.made[0]?.started).toBe(1);
});
