// What this browser's player likes, kept from one visit to the next.
import type { Colour, GameSet, Language, Shape } from "../generated/protocol";
import { memory } from "./memory";

export const LANGUAGES = ["en", "ja", "fr"] as const satisfies readonly Language[];
export const THEMES = ["light", "dark", "system"] as const;
export const MOTIONS = ["full", "reduced", "off"] as const;
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "grey"] as const satisfies readonly Colour[];
export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "cross"] as const satisfies readonly Shape[];
export const SETS = ["base", "renaissance", "combined"] as const satisfies readonly GameSet[];
export const SPEEDS = [0.5, 1, 1.5, 2, 3] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const KEPT = "prefs";
export const USUAL_LEVEL = "soldier";

/** The names of all that is kept. */
const NAMES = [
  ...(["language", "theme", "sound", "chosenMotion", "speed", "level", "set", "players"] as const),
  ...(["name", "colour", "shape", "hints", "hintsSeen"] as const),
];
type Name = (typeof NAMES)[number];

export class Prefs {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(false);
  /** null: as the system has it. */
  chosenMotion = $state<Motion | null>(null);
  /** How much faster than usual things move. */
  speed = $state(1);
  /** What was played last. */
  level = $state(USUAL_LEVEL);
  set = $state<GameSet>("base");
  players = $state(2);
  /** How I look at tables. */
  name = $state("");
  colour = $state<Colour | null>(null);
  shape = $state<Shape | null>(null);
  /** Whether first-game hints are shown, and which were. */
  hints = $state(true);
  hintsSeen = $state<string[]>([]);

  #still = $state(false);
  #dark = $state(false);

  constructor() {
    this.language = spoken();
    this.#read();
    watch("(prefers-reduced-motion: reduce)", (on) => (this.#still = on));
    watch("(prefers-color-scheme: dark)", (on) => (this.#dark = on));
    // Another tab has changed something.
    addEventListener("storage", (event) => {
      if (event.key === `gunsteel:${KEPT}`) this.#read();
    });
  }

  get motion(): Motion {
    return this.chosenMotion ?? (this.#still ? "reduced" : "full");
  }
  set motion(motion: Motion) {
    this.chosenMotion = motion;
  }
  /** Light or dark, as it is now. */
  get shade(): "light" | "dark" {
    return this.theme === "system" ? (this.#dark ? "dark" : "light") : this.theme;
  }

  sawHint(hint: string): void {
    if (!this.hintsSeen.includes(hint)) this.hintsSeen = [...this.hintsSeen, hint];
  }

  /** For an effect: whatever changes is kept. */
  keep(): void {
    memory.set(KEPT, JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, this[name]]))));
  }

  /** Take what is kept, as far as it makes sense. */
  #read(): void {
    const kept = parsed(memory.get(KEPT));
    const take = (name: Name, fits: (value: unknown) => boolean): void => {
      if (fits(kept[name])) Object.assign(this, { [name]: kept[name] });
    };
    const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
    const text = (value: unknown) => typeof value === "string" && value.length <= 24;
    const flag = (value: unknown) => typeof value === "boolean";
    take("language", oneOf(LANGUAGES));
    take("theme", oneOf(THEMES));
    take("sound", flag);
    take("chosenMotion", oneOf([...MOTIONS, null]));
    take("speed", oneOf(SPEEDS));
    take("level", (value) => text(value) && value !== "");
    take("set", oneOf(SETS));
    take("players", oneOf([2, 3, 4]));
    take("name", text);
    take("colour", oneOf([...COLOURS, null]));
    take("shape", oneOf([...SHAPES, null]));
    take("hints", flag);
    take("hintsSeen", (value) => Array.isArray(value) && value.every((hint) => typeof hint === "string"));
  }
}

/** The first of the browser's languages that we have. */
function spoken(): Language {
  const ours = (tag: string) => LANGUAGES.find((language) => tag.slice(0, 2) === language);
  return navigator.languages.map(ours).find((language) => language !== undefined) ?? "en";
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function watch(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", () => tell(media.matches));
}

export const prefs = new Prefs();
