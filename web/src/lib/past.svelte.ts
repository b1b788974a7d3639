// What happened before one came, from the table's replay: the last steps first, older ones when they are wanted.
import type { Language, Replay, SeenEvent, Update } from "../generated/protocol";

/** What happened in one update; "missed": something happened while we were away; "remark": told to us alone. */
export interface LogEntry {
  /** Of what happened the number of its update; the others have negative ones. */
  id: number;
  kind: "events" | "missed" | "remark";
  n: number;
  /** The turn in which it happened. */
  turn: number;
  events: SeenEvent[];
  sentences: string[];
}
export interface Part {
  start: number;
  count: number;
  words: Language;
}
/** How it stood when one came: all before it is past. */
interface Moment {
  update: Update;
  seat: number | null;
  language: Language;
}

const PAGE = 60;
/** As many as the server gives at once. */
const MOST = 200;
/** The table comes first. */
const PAUSE_MS = 300;

export class Past {
  /** What is known of it, oldest first. */
  entries = $state.raw<readonly LogEntry[]>([]);
  /** "more": it began earlier than is known; "failed": it could not be loaded, and can be tried again. */
  state = $state<"whole" | "more" | "loading" | "failed">("whole");
  /** The number of the update up to which it goes; what comes later is news. */
  upto = $state(-1);

  #moment: Moment | null = null;
  /** The step of the first entry's update, and how much smaller steps are than numbers: what was taken back left no step. */
  #start: number | null = null;
  #gone = 0;
  #remarks: readonly LogEntry[] = [];
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly load: (part: Part) => Promise<Replay>) {}

  /** All up to this update is past. Until it is there, what was `known` stands; what nobody missed is not asked for again. */
  begin(moment: Moment, known: readonly LogEntry[]): void {
    const { update, seat, language } = moment;
    const before = this.#moment;
    this.#moment = moment;
    this.entries = known;
    this.upto = update.n;
    const same = before !== null && before.seat === seat && before.language === language;
    // No replay tells them, in no other language.
    this.#remarks = same ? known.filter(({ kind }) => kind === "remark") : [];
    if (same && (this.state === "whole" || this.state === "more") && !known.some(({ kind }) => kind === "missed"))
      return;
    this.#again(Math.min(MOST, Math.max(PAGE, known.length)), PAUSE_MS);
  }

  /** Older steps; or once more what failed. */
  more(): void {
    if (this.#start === null) this.#again(PAGE, 0);
    else if (this.state === "more" || this.state === "failed") void this.#fill(++this.#round, PAGE);
  }

  close(): void {
    this.#round++;
    clearTimeout(this.#timer);
  }

  #again(count: number, pause: number): void {
    const round = ++this.#round;
    clearTimeout(this.#timer);
    this.#start = null;
    this.state = this.#moment?.update.n === 0 ? "whole" : "loading";
    if (this.state === "loading") this.#timer = setTimeout(() => void this.#fill(round, count), pause);
  }

  async #fill(round: number, count: number): Promise<void> {
    const moment = this.#moment;
    if (moment === null) return;
    this.state = "loading";
    try {
      do {
        const entries =
          this.#start === null ? await this.#newest(moment, count) : await this.#older(moment, this.#start, count);
        if (round !== this.#round) return;
        this.entries = entries();
      } while (this.#start !== 0 && !this.#hasMyTurn());
      this.state = this.#start === 0 ? "whole" : "more";
    } catch {
      if (round === this.#round) this.state = "failed";
    }
  }

  /** The steps up to where we came in. */
  async #newest({ update, language, seat }: Moment, count: number): Promise<() => readonly LogEntry[]> {
    let start = Math.max(0, update.n + 1 - count);
    let told = await this.load({ start, count, words: language });
    if (start > 0 && told.updates.length < count) {
      start = Math.max(0, told.total - count);
      told = await this.load({ start, count, words: language });
    }
    if (told.audience !== seat) throw new Error("seen by others");
    const last = placeOf(update, told);
    return () => {
      this.#start = told.start;
      this.#gone = update.n - (told.start + last);
      const past = entriesOf(told, this.#gone).filter(({ n }) => n <= update.n);
      return [...past, ...this.#remarks].sort((one, other) => one.n - other.n);
    };
  }

  async #older({ language }: Moment, end: number, count: number): Promise<() => readonly LogEntry[]> {
    const start = Math.max(0, end - count);
    const told = await this.load({ start, count: end - start, words: language });
    return () => {
      this.#start = start;
      return [...entriesOf(told, this.#gone), ...this.entries];
    };
  }

  /** What happened since one's last turn is told at the next. */
  #hasMyTurn(): boolean {
    const seat = this.#moment?.seat ?? null;
    const begins = this.entries.flatMap(({ events }) => events.filter((event) => event.type === "turn"));
    return seat === null || begins.slice(0, -1).some((event) => event.seat === seat);
  }
}

/** Which of these steps is this update; the game may have gone on since. */
export function placeOf(update: Update, { start, updates }: Replay): number {
  const wanted = JSON.stringify(update.view);
  const is = (place: number) => JSON.stringify(updates[place]?.view) === wanted;
  const likely = Math.max(0, Math.min(update.n - start, updates.length - 1));
  if (is(likely)) return likely;
  const found = updates.findLastIndex((_, place) => is(place));
  return found < 0 ? likely : found;
}

/** The steps of a part in which something happened. */
function entriesOf({ start, updates, words }: Replay, gone: number): LogEntry[] {
  return updates.flatMap((update, place): LogEntry[] => {
    const sentences = words?.[place]?.events ?? [];
    const n = start + place + gone;
    return sentences.length === 0
      ? []
      : [{ id: n, kind: "events", n, turn: update.view.turn, events: update.events, sentences }];
  });
}
