// The preferences of this browser's user, stored from one visit to the next.
import type { Colour, GameSet, Language, Shape } from "../generated/protocol";
import { browserStorage } from "./storage";

export const LANGUAGES = ["en", "ja", "fr"] as const satisfies readonly Language[];
export const THEMES = ["light", "dark", "system"] as const;
export const MOTIONS = ["full", "reduced", "off"] as const;
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "grey"] as const satisfies readonly Colour[];
export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "cross"] as const satisfies readonly Shape[];
export const SETS = ["base", "renaissance", "combined"] as const satisfies readonly GameSet[];
export const SPEEDS = [0.5, 1, 1.5, 2, 3] as const;

type Theme = (typeof THEMES)[number];
type Motion = (typeof MOTIONS)[number];

const KEY = "prefs";
const DEFAULT_LEVEL = "soldier";

/** What is stored. */
const NAMES = [
  ...(["language", "theme", "sound", "chosenMotion", "speed", "level", "set", "players"] as const),
  ...(["name", "colour", "shape", "hints", "hintsSeen", "soundOffered"] as const),
];
type Name = (typeof NAMES)[number];

export class Prefs {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(false);
  /** Whether the first attack has asked for it. */
  soundOffered = $state(false);
  /** null: as the system says. */
  chosenMotion = $state<Motion | null>(null);
  /** How many times faster than normal things move. */
  speed = $state(1);
  /** What was played last. */
  level = $state(DEFAULT_LEVEL);
  set = $state<GameSet>("base");
  players = $state(2);
  /** My appearance at tables. */
  name = $state("");
  colour = $state<Colour | null>(null);
  shape = $state<Shape | null>(null);
  /** Whether first-game hints are shown, and which have been. */
  hints = $state(true);
  hintsSeen = $state<string[]>([]);

  #systemReducesMotion = $state(false);

  constructor() {
    this.language = browserLanguage();
    this.#read();
    watch("(prefers-reduced-motion: reduce)", (on) => (this.#systemReducesMotion = on));
    // Another tab has changed something.
    addEventListener("storage", (event) => {
      if (event.key === `gunsteel:${KEY}`) this.#read();
    });
  }

  get motion(): Motion {
    return this.chosenMotion ?? (this.#systemReducesMotion ? "reduced" : "full");
  }
  set motion(motion: Motion) {
    this.chosenMotion = motion;
  }

  sawHint(hint: string): void {
    if (!this.hintsSeen.includes(hint)) this.hintsSeen = [...this.hintsSeen, hint];
  }

  /** For an effect: stores every change. */
  save(): void {
    browserStorage.set(KEY, JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, this[name]]))));
  }

  /** Reads what is stored, as far as it is valid. */
  #read(): void {
    const stored = parse(browserStorage.get(KEY));
    const take = (name: Name, isValid: (value: unknown) => boolean): void => {
      if (isValid(stored[name])) Object.assign(this, { [name]: stored[name] });
    };
    const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
    const text = (value: unknown) => typeof value === "string" && value.length <= 24;
    const flag = (value: unknown) => typeof value === "boolean";
    take("language", oneOf(LANGUAGES));
    take("theme", oneOf(THEMES));
    take("sound", flag);
    take("soundOffered", flag);
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
function browserLanguage(): Language {
  const known = (tag: string) => LANGUAGES.find((language) => tag.slice(0, 2) === language);
  return navigator.languages.map(known).find((language) => language !== undefined) ?? "en";
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function watch(query: string, onchange: (matches: boolean) => void): void {
  const media = matchMedia(query);
  onchange(media.matches);
  media.addEventListener("change", () => onchange(media.matches));
}

export const prefs = new Prefs();
