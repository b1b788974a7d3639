// What happened before we connected, from the table's replay: the last steps first, earlier ones on request.
import type { Language, Replay, SeenEvent, Update } from "../generated/protocol";

/** What happened in one update; "missed": something happened while we were disconnected; "remark": said to us alone. */
export interface LogEntry {
  /** The number of its update; negative for entries that are not events. */
  id: number;
  kind: "events" | "missed" | "remark";
  n: number;
  /** The turn in which it happened. */
  turn: number;
  events: SeenEvent[];
  sentences: string[];
  /** Whether it was undone later. */
  undone?: boolean;
}
export interface ReplayPage {
  start: number;
  count: number;
  words: Language;
}
/** The position when we connected: all before it is history. */
interface Start {
  update: Update;
  seat: number | null;
  language: Language;
}

const PAGE_SIZE = 60;
/** The most that the server returns at once. */
const LARGEST_PAGE = 200;
/** The board is loaded first. */
const DELAY_MS = 300;

export class History {
  /** What is loaded, oldest first. */
  entries = $state.raw<readonly LogEntry[]>([]);
  /** "more": earlier steps can be loaded; "failed": loading failed and can be tried again. */
  state = $state<"complete" | "more" | "loading" | "failed">("complete");
  /** The number of the last update that belongs to it. */
  until = $state(-1);

  #start: Start | null = null;
  /** The step of the first entry, and how far update numbers are ahead of steps: undone updates have no step. */
  #firstStep: number | null = null;
  #offset = 0;
  #remarks: readonly LogEntry[] = [];
  /** Counts loads: what an outdated one returns is ignored. */
  #load = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetch: (page: ReplayPage) => Promise<Replay>) {}

  /** Everything up to this update is history. The `known` entries are shown until it is loaded; if none is missing, nothing is loaded. */
  begin(start: Start, known: readonly LogEntry[]): void {
    const { update, seat, language } = start;
    const before = this.#start;
    this.#start = start;
    this.entries = known;
    this.until = update.n;
    const same = before !== null && before.seat === seat && before.language === language;
    // Remarks are not in the replay, and exist in one language only.
    this.#remarks = same ? known.filter(({ kind }) => kind === "remark") : [];
    if (same && (this.state === "complete" || this.state === "more") && !known.some(({ kind }) => kind === "missed"))
      return;
    this.#restart(Math.min(LARGEST_PAGE, Math.max(PAGE_SIZE, known.length)), DELAY_MS);
  }

  /** Loads earlier steps, or tries again what failed. */
  loadMore(): void {
    if (this.#firstStep === null) this.#restart(PAGE_SIZE, 0);
    else if (this.state === "more" || this.state === "failed") void this.#fill(++this.#load, PAGE_SIZE);
  }

  close(): void {
    this.#load++;
    clearTimeout(this.#timer);
  }

  #restart(count: number, delay: number): void {
    const load = ++this.#load;
    clearTimeout(this.#timer);
    this.#firstStep = null;
    this.state = this.#start?.update.n === 0 ? "complete" : "loading";
    if (this.state === "loading") this.#timer = setTimeout(() => void this.#fill(load, count), delay);
  }

  async #fill(load: number, count: number): Promise<void> {
    const start = this.#start;
    if (start === null) return;
    this.state = "loading";
    try {
      do {
        const first = this.#firstStep;
        const entries = first === null ? await this.#newest(start, count) : await this.#earlier(start, first, count);
        if (load !== this.#load) return;
        this.entries = entries();
      } while (this.#firstStep !== 0 && !this.#hasMyLastTurn());
      this.state = this.#firstStep === 0 ? "complete" : "more";
    } catch {
      if (load === this.#load) this.state = "failed";
    }
  }

  /** The steps up to where we connected; the returned function takes them over. */
  async #newest({ update, language, seat }: Start, count: number): Promise<() => readonly LogEntry[]> {
    let first = Math.max(0, update.n + 1 - count);
    let replay = await this.fetch({ start: first, count, words: language });
    if (first > 0 && replay.updates.length < count) {
      first = Math.max(0, replay.total - count);
      replay = await this.fetch({ start: first, count, words: language });
    }
    if (replay.audience !== seat) throw new Error("this is the replay of another seat");
    const last = stepIndexOf(update, replay);
    return () => {
      this.#firstStep = replay.start;
      this.#offset = update.n - (replay.start + last);
      const entries = entriesOf(replay, this.#offset).filter(({ n }) => n <= update.n);
      return [...entries, ...this.#remarks].sort((one, other) => one.n - other.n);
    };
  }

  async #earlier({ language }: Start, end: number, count: number): Promise<() => readonly LogEntry[]> {
    const first = Math.max(0, end - count);
    const replay = await this.fetch({ start: first, count: end - first, words: language });
    return () => {
      this.#firstStep = first;
      return [...entriesOf(replay, this.#offset), ...this.entries];
    };
  }

  /** The recap of what happened since my last turn needs all of it. */
  #hasMyLastTurn(): boolean {
    const seat = this.#start?.seat ?? null;
    const turns = this.entries.flatMap(({ events }) => events.filter((event) => event.type === "turn"));
    return seat === null || turns.slice(0, -1).some((event) => event.seat === seat);
  }
}

/** Which of these steps is this update; the game may have gone on since. */
function stepIndexOf(update: Update, { start, updates }: Replay): number {
  const wanted = JSON.stringify(update.view);
  const matches = (index: number) => JSON.stringify(updates[index]?.view) === wanted;
  const likely = Math.max(0, Math.min(update.n - start, updates.length - 1));
  if (matches(likely)) return likely;
  const found = updates.findLastIndex((_, index) => matches(index));
  return found < 0 ? likely : found;
}

/** The steps of a page in which something happened. */
function entriesOf({ start, updates, words }: Replay, offset: number): LogEntry[] {
  return updates.flatMap((update, index): LogEntry[] => {
    const sentences = words?.[index]?.events ?? [];
    const n = start + index + offset;
    return sentences.length === 0
      ? []
      : [{ id: n, kind: "events", n, turn: update.view.turn, events: update.events, sentences }];
  });
}
