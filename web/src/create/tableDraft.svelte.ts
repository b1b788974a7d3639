// A table before it is created: everything that can be chosen.
import { type Switch, SWITCHES } from "../generated/catalog";
import type { Clock, CreateTable, GameChoice } from "../generated/protocol";
import { prefs } from "../lib/prefs.svelte";
import { rememberedValues } from "../values/ownValues";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST = 30 * DAY;

/** Common clocks; "own" is set by hand. */
const CLOCKS = {
  none: null,
  minute: { type: "move", seconds: MINUTE },
  ten: { type: "total", seconds: 10 * MINUTE, increment: 5 },
  thirty: { type: "total", seconds: 30 * MINUTE, increment: 10 },
  day: { type: "move", seconds: DAY },
  week: { type: "move", seconds: 7 * DAY },
} as const satisfies Record<string, Clock | null>;
export type ClockPreset = keyof typeof CLOCKS | "own";
export const CLOCK_PRESETS: readonly ClockPreset[] = [...(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]), "own"];

/** Seconds until a bot takes over; 0: never. */
export const ABSENCE_LIMITS = [MINUTE, 10 * MINUTE, HOUR, DAY, 0] as const;
export const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[];

export class TableDraft {
  set = $state(prefs.set);
  players = $state(prefs.players);
  /** The bot on each seat, null for a person; only the first `players` count. */
  levels = $state<(string | null)[]>([null, null, null, null]);
  open = $state(false);
  preset = $state<ClockPreset>("none");
  ownClock = $state<{ type: Clock["type"]; minutes: number; increment: number }>({
    type: "move",
    minutes: 2,
    increment: 10,
  });
  undo = $state(true);
  away = $state<number>(10 * MINUTE);
  substitute = $state(prefs.level);
  /** The card values that this browser remembers, and whether they are played with. */
  readonly ownValues = rememberedValues();
  withOwnValues = $state(false);
  #switches = $state<Partial<Record<Switch, boolean>>>({});

  isOn(name: Switch): boolean {
    return this.#switches[name] ?? this.defaultOf(name);
  }
  defaultOf(name: Switch): boolean {
    return SWITCHES[name][this.set];
  }
  setSwitch(name: Switch, on: boolean): void {
    this.#switches[name] = on;
  }
  /** The switches that differ from the default of this game. */
  get switches(): Record<string, boolean> {
    const changed = SWITCH_NAMES.filter((name) => this.isOn(name) !== this.defaultOf(name));
    return Object.fromEntries(changed.map((name) => [name, this.isOn(name)]));
  }

  /** In a game that takes days, players are often absent: no bot takes over. */
  setPreset(preset: ClockPreset): void {
    const isSlow = (one: ClockPreset) => one === "day" || one === "week";
    if (isSlow(preset)) this.away = 0;
    else if (isSlow(this.preset)) this.away = 10 * MINUTE;
    this.preset = preset;
  }

  get clock(): Clock | null {
    if (this.preset !== "own") return CLOCKS[this.preset];
    const { type, minutes, increment } = this.ownClock;
    const seconds = Math.min(LONGEST, Math.max(10, Math.round(minutes * MINUTE) || 0));
    return type === "move" ? { type, seconds } : { type, seconds, increment: Math.max(0, Math.round(increment) || 0) };
  }

  get seats(): (string | null)[] {
    return this.levels.slice(0, this.players);
  }
  get people(): number {
    return this.seats.filter((level) => level === null).length;
  }

  get request(): CreateTable {
    const { set, players, switches } = this;
    const cards = (this.withOwnValues ? this.ownValues : {}) as NonNullable<GameChoice["cards"]>;
    return {
      game: { set, players, switches, cards },
      settings: {
        public: this.open,
        clock: this.clock,
        undo: this.undo,
        away: this.away === 0 ? null : this.away,
        substitute: this.substitute,
      },
      seats: this.seats,
    };
  }
}
