// A few short sounds, made by the browser itself; silent unless they are wanted.
import { prefs } from "./prefs.svelte";

/** From `at` on, `long` seconds, from one pitch (Hz) to another; without a pitch it is noise. */
interface Tone {
  at: number;
  long: number;
  pitch?: number;
  to?: number;
  wave?: OscillatorType;
  loud?: number;
}

const SOUNDS = {
  /** It is my turn: two soft bells. */
  turn: [
    { at: 0, long: 0.35, pitch: 659, loud: 0.5 },
    { at: 0.12, long: 0.5, pitch: 988, loud: 0.5 },
  ],
  /** A card is laid: a short rustle. */
  card: [{ at: 0, long: 0.07, loud: 0.35 }],
  /** An attack: a drum and a blade. */
  attack: [
    { at: 0, long: 0.3, pitch: 150, to: 45, loud: 1 },
    { at: 0.02, long: 0.18, loud: 0.5 },
    { at: 0.08, long: 0.25, pitch: 1480, to: 1320, wave: "triangle", loud: 0.12 },
  ],
  /** Something is gained: a coin. */
  gain: [
    { at: 0, long: 0.08, pitch: 1319, wave: "triangle", loud: 0.3 },
    { at: 0.07, long: 0.22, pitch: 1760, wave: "triangle", loud: 0.3 },
  ],
  /** The game is won: a chord, note by note. */
  win: [
    { at: 0, long: 0.6, pitch: 523, wave: "triangle", loud: 0.4 },
    { at: 0.14, long: 0.6, pitch: 659, wave: "triangle", loud: 0.4 },
    { at: 0.28, long: 0.6, pitch: 784, wave: "triangle", loud: 0.4 },
    { at: 0.42, long: 1.1, pitch: 1047, wave: "triangle", loud: 0.45 },
  ],
} as const satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.25;
let context: AudioContext | null = null;

/** Later than this a sound tells of nothing any more. */
const STALE_MS = 400;

/** Nothing is heard where sound is off, or where the browser does not let us. */
export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  const made = (context ??= new AudioContext());
  const all = () => SOUNDS[sound].forEach((tone) => sing(made, tone, made.currentTime));
  if (made.state === "running") return all();
  // Until something on the page was clicked browsers keep it still: what waits then would sound all at once.
  const asked = performance.now();
  made.resume().then(
    () => performance.now() - asked < STALE_MS && prefs.sound && all(),
    () => undefined,
  );
}

function sing(context: AudioContext, { at, long, pitch, to, wave, loud = 0.5 }: Tone, now: number): void {
  const [start, end] = [now + at, now + at + long];
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const source = pitch === undefined ? rustle(context, long) : tune(context, pitch, to ?? pitch, wave, start, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

function tune(
  context: AudioContext,
  pitch: number,
  to: number,
  wave: OscillatorType = "sine",
  start: number,
  end: number,
) {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  return oscillator;
}

function rustle(context: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  buffer.getChannelData(0).forEach((_, place, samples) => (samples[place] = Math.random() * 2 - 1));
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
