// A table before it is opened: all that can be chosen about it.
import { type Switch, SWITCHES } from "../generated/catalog";
import type { Clock, CreateTable, GameChoice } from "../generated/protocol";
import { prefs } from "../lib/prefs.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST = 30 * DAY;

/** Clocks that people like; "own" is set by hand. */
export const PACES = {
  none: null,
  minute: { type: "move", seconds: MINUTE },
  ten: { type: "total", seconds: 10 * MINUTE, increment: 5 },
  thirty: { type: "total", seconds: 30 * MINUTE, increment: 10 },
  day: { type: "move", seconds: DAY },
  week: { type: "move", seconds: 7 * DAY },
} as const satisfies Record<string, Clock | null>;
export type Pace = keyof typeof PACES | "own";
export const PACE_NAMES = [...(Object.keys(PACES) as (keyof typeof PACES)[]), "own"] as const satisfies Pace[];

/** Seconds until a bot takes over; 0: never. */
export const ABSENCES = [MINUTE, 10 * MINUTE, HOUR, DAY, 0] as const;
export const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[];

export class Draft {
  set = $state(prefs.set);
  players = $state(prefs.players);
  /** The bot on each seat, null for a person; more seats than players are not taken along. */
  levels = $state<(string | null)[]>([null, null, null, null]);
  open = $state(false);
  pace = $state<Pace>("none");
  own = $state<{ type: Clock["type"]; minutes: number; increment: number }>({
    type: "move",
    minutes: 2,
    increment: 10,
  });
  takeBacks = $state(true);
  away = $state<number>(10 * MINUTE);
  substitute = $state(prefs.level);
  cards = $state.raw<NonNullable<GameChoice["cards"]>>({});
  #turned = $state<Partial<Record<Switch, boolean>>>({});

  isOn(name: Switch): boolean {
    return this.#turned[name] ?? this.usual(name);
  }
  usual(name: Switch): boolean {
    return SWITCHES[name][this.set];
  }
  turn(name: Switch, on: boolean): void {
    this.#turned[name] = on;
  }
  /** The switches that are not as usual in this game. */
  get switches(): Record<string, boolean> {
    const turned = SWITCH_NAMES.filter((name) => this.isOn(name) !== this.usual(name));
    return Object.fromEntries(turned.map((name) => [name, this.isOn(name)]));
  }

  /** Who plays for days is not at the table all the time. */
  keepPace(pace: Pace): void {
    const slow = (one: Pace) => one === "day" || one === "week";
    if (slow(pace)) this.away = 0;
    else if (slow(this.pace)) this.away = 10 * MINUTE;
    this.pace = pace;
  }

  get clock(): Clock | null {
    if (this.pace !== "own") return PACES[this.pace];
    const { type, minutes, increment } = this.own;
    const seconds = Math.min(LONGEST, Math.max(10, Math.round(minutes * MINUTE) || 0));
    return type === "move" ? { type, seconds } : { type, seconds, increment: Math.max(0, Math.round(increment) || 0) };
  }

  get seats(): (string | null)[] {
    return this.levels.slice(0, this.players);
  }
  get people(): number {
    return this.seats.filter((level) => level === null).length;
  }

  get wanted(): CreateTable {
    const { set, players, switches, cards } = this;
    return {
      game: { set, players, switches, cards },
      settings: {
        public: this.open,
        clock: this.clock,
        take_backs: this.takeBacks,
        away: this.away === 0 ? null : this.away,
        substitute: this.substitute,
      },
      seats: this.seats,
    };
  }
}
