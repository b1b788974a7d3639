// Plays a replay: its pages as far as they are loaded, and the present step.
import type { Language, Replay, Update, Words } from "../generated/protocol";
import { ApiError } from "../lib/api";
import type { AnswerableGame, ExplainableGame, QueuedGame, UpdateWithWords } from "../lib/game";
import { isUrgent, nextPage, PAGE_SIZE, pageLength, pageOf, stepAt } from "./paging";
import type { Perspective, ReplaySource } from "./replaySource";
import { joinTimelines, nearestStep, type Timeline, timelineOf, turnAt, type TurnStart } from "./timeline";

interface ReplayStep extends UpdateWithWords {
  /** How many choices had been made; null while the game goes on. */
  choices: number | null;
}

/** The server counts a page as ten calls: after the first few, pages that are not urgent wait, so that it never rejects them. */
const PAGES_AT_ONCE = 8;
const PAUSE_MS = 500;
const RETRY_MS = 1500;
const MOST_TRIES = 3;
const TEMPORARY_ERRORS = ["too-fast", "busy", "unreachable", "stopping", "failed"];

type LoadedPage = Replay & { timeline: Timeline };

/** To the board it is a game in which nobody is asked. */
export class ReplayPlayer implements QueuedGame, AnswerableGame, ExplainableGame {
  perspective = $state.raw<Perspective>("own");
  step = $state(0);
  playing = $state(false);
  total = $state(1);
  names = $state.raw<string[]>([]);
  /** My own seat in that game, if the server knows me. */
  mySeat = $state.raw<number | null>(null);
  error = $state.raw<ApiError | null>(null);
  /** A single step forward is animated; a jump is not. */
  queue = $state.raw<UpdateWithWords[]>([]);
  #pages = $state.raw<readonly (LoadedPage | undefined)[]>([]);

  readonly last: number = $derived(this.total - 1);
  /** Whether the present step is loaded. */
  readonly ready: boolean = $derived(this.at(this.step) !== null);
  readonly complete: boolean = $derived(this.#nextPage() === null);
  /** What is shown: until a step is loaded, the one before. */
  readonly shown: ReplayStep | null = $derived.by(() => (this.#lastShown = this.at(this.step) ?? this.#lastShown));
  readonly timeline: Timeline = $derived(joinTimelines(this.#pages.flatMap((page) => page?.timeline ?? [])));
  readonly turn: TurnStart | null = $derived(turnAt(this.timeline.turns, this.step));

  readonly update: Update | null = $derived(this.shown?.update ?? null);
  readonly words: Words | null = $derived(this.shown?.words ?? null);
  readonly seat: number | null = $derived(typeof this.perspective === "number" ? this.perspective : null);
  readonly me = null;
  readonly question = null;
  readonly pending = null;
  readonly held = false;

  /** Called before the step changes, so that running animations end. */
  onseek: () => void = () => undefined;
  #lastShown: ReplayStep | null = null;
  /** The number of choices at the step that was shown from another perspective. */
  #choicesMade: number | null = null;
  /** Counts loads: what an outdated one returns is ignored. */
  #load = 0;
  #endPause: () => void = () => undefined;

  constructor(
    readonly source: ReplaySource,
    private language: Language,
    perspective: Perspective,
    step: number,
  ) {
    this.perspective = perspective;
    this.step = step;
    this.reload();
  }

  at(step: number): ReplayStep | null {
    const page = this.#pages[pageOf(step)];
    const update = page?.updates[step % PAGE_SIZE];
    if (page === undefined || update === undefined) return null;
    return { update, words: page.words?.[step % PAGE_SIZE] ?? null, choices: page.choices?.[step % PAGE_SIZE] ?? null };
  }

  // --- Playing ---------------------------------------------------------------------------------------------------

  seek(step: number): void {
    const to = Math.max(0, Math.min(step, this.last));
    if (to === this.step) return;
    this.onseek();
    const next = to === this.step + 1 && this.ready ? this.at(to) : null;
    this.#choicesMade = null;
    this.step = to;
    this.queue = next === null ? [] : [next];
    if (!this.#isLoaded(pageOf(this.step))) this.#endPause();
  }
  /** To the next or the previous turn or attack. */
  jump(marks: "turns" | "attacks", direction: 1 | -1): void {
    const found = nearestStep(this.timeline[marks], this.step, direction);
    if (found !== null) this.seek(found);
  }
  play(on: boolean): void {
    if (on && this.step >= this.last) this.seek(0);
    this.playing = on;
  }
  close(): void {
    this.playing = false;
    this.#load++;
    this.#endPause();
  }

  // --- As a game on the board ------------------------------------------------------------------------------------

  next(): UpdateWithWords | null {
    const [first = null] = this.queue;
    if (first !== null) this.queue = [];
    return first;
  }
  skip(): void {
    if (this.queue.length > 0) this.queue = [];
  }
  answer = () => Promise.resolve();
  whyNot = () => Promise.resolve(null);
  payments = () => Promise.resolve(null);

  // --- Loading ---------------------------------------------------------------------------------------------------

  /** The same moment from another perspective. */
  setPerspective(perspective: Perspective): void {
    if (perspective === this.perspective) return;
    this.#choicesMade = this.shown?.choices ?? null;
    this.perspective = perspective;
    this.reload();
  }
  setLanguage(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.reload();
  }
  reload(): void {
    this.queue = [];
    this.#pages = [];
    this.error = null;
    this.#endPause();
    void this.#fill(++this.#load);
  }

  #isLoaded(page: number): boolean {
    return this.#pages[page]?.updates.length === pageLength(page, this.total);
  }

  #nextPage(): number | null {
    // The length is not known before the first page is loaded.
    if (this.#pages.length === 0) return pageOf(this.step);
    return nextPage((page) => this.#isLoaded(page), this.step, this.total);
  }

  async #fill(load: number): Promise<void> {
    let page = this.#nextPage();
    let [loaded, tries] = [0, 0];
    while (page !== null) {
      try {
        const range = { start: page * PAGE_SIZE, count: PAGE_SIZE, words: this.language };
        const replay = await this.source.page(this.perspective, range);
        if (load !== this.#load) return;
        this.#add(page, replay);
        loaded++;
        tries = 0;
      } catch (error) {
        if (load !== this.#load) return;
        const apiError = error instanceof ApiError ? error : new ApiError("failed");
        if (!TEMPORARY_ERRORS.includes(apiError.code) || (++tries >= MOST_TRIES && loaded === 0)) {
          this.error = apiError;
          return;
        }
        await this.#pause(RETRY_MS);
      }
      page = this.#nextPage();
      if (loaded >= PAGES_AT_ONCE && page !== null && !isUrgent(page, this.step)) await this.#pause(PAUSE_MS);
      if (load !== this.#load) return;
      page = this.#nextPage();
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #add(page: number, replay: Replay): void {
    if (this.perspective === "own" || !this.source.over) this.mySeat = replay.audience ?? this.mySeat;
    this.perspective = replay.audience;
    this.names = replay.names;
    this.total = replay.total;
    const pages = [...this.#pages];
    pages[page] = { ...replay, timeline: timelineOf(replay.updates, replay.start) };
    this.#pages = pages;
    this.step = Math.min(this.step, this.last);
    if (this.#choicesMade !== null) {
      const found = stepAt((step) => this.at(step)?.choices ?? undefined, this.step, this.last, this.#choicesMade);
      this.step = found.step;
      if (found.sure) this.#choicesMade = null;
    }
  }
}
