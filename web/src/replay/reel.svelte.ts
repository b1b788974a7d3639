// A replay as far as it is loaded, and where one is in it.
import type { Language, Replay, Update, Words } from "../generated/protocol";
import { Problem } from "../lib/api";
import type { Heard, Looked } from "../lib/table.svelte";
import { type Course, courseOf, joined, jump, type Turn, turnAt } from "./course";
import { PART, partOf, sizeOf, stepAt, urgent, wanted } from "./paging";
import type { Eyes, Source } from "./source";

export interface Frame {
  update: Update;
  words: Words | null;
  /** How many choices had been made; null while the game goes on. */
  choices: number | null;
}

/** The server counts a replay as ten calls: after the first few, what is not urgent waits, so that it never says "too fast". */
const AT_ONCE = 8;
const REST_MS = 500;
const AGAIN_MS = 1500;
const TRIES = 3;
const PASSING = ["too-fast", "busy", "unreachable", "stopping", "failed"];

type Loaded = Replay & { course: Course };

/** Also to be looked at like a table where nobody is asked. */
export class Reel implements Looked {
  eyes = $state.raw<Eyes>("own");
  step = $state(0);
  playing = $state(false);
  total = $state(1);
  names = $state.raw<string[]>([]);
  /** My own seat in that game, if the server knows me. */
  mine = $state.raw<number | null>(null);
  trouble = $state.raw<Problem | null>(null);
  /** A single step on is shown as it happens; a jump is not. */
  queue = $state.raw<Heard[]>([]);
  #parts = $state.raw<readonly (Loaded | undefined)[]>([]);

  readonly last: number = $derived(this.total - 1);
  readonly ready: boolean = $derived(this.at(this.step) !== null);
  readonly whole: boolean = $derived(this.#wanted() === null);
  /** What is on screen: until a step is loaded, the one before. */
  readonly frame: Frame | null = $derived.by(() => (this.#held = this.at(this.step) ?? this.#held));
  readonly course: Course = $derived(joined(this.#parts.flatMap((part) => part?.course ?? [])));
  readonly turn: Turn | null = $derived(turnAt(this.course.turns, this.step));

  readonly update: Update | null = $derived(this.frame?.update ?? null);
  readonly words: Words | null = $derived(this.frame?.words ?? null);
  readonly seat: number | null = $derived(typeof this.eyes === "number" ? this.eyes : null);
  readonly me = null;
  readonly question = null;
  readonly pending = null;

  /** Told before one goes elsewhere: what is still moving comes to its end. */
  leaving: () => void = () => undefined;
  #held: Frame | null = null;
  /** So many choices had been made where one was with other eyes. */
  #made: number | null = null;
  #round = 0;
  #wake: () => void = () => undefined;

  constructor(
    readonly source: Source,
    private language: Language,
    eyes: Eyes,
    step: number,
  ) {
    this.eyes = eyes;
    this.step = step;
    this.#begin();
  }

  at(step: number): Frame | null {
    const part = this.#parts[partOf(step)];
    const update = part?.updates[step % PART];
    if (part === undefined || update === undefined) return null;
    return { update, words: part.words?.[step % PART] ?? null, choices: part.choices?.[step % PART] ?? null };
  }

  // --- Going about -----------------------------------------------------------------------------------------------

  seek(step: number): void {
    const to = Math.max(0, Math.min(step, this.last));
    if (to === this.step) return;
    this.leaving();
    const next = to === this.step + 1 && this.ready ? this.at(to) : null;
    this.#made = null;
    this.step = to;
    this.queue = next === null ? [] : [next];
    if (!this.#has(partOf(this.step))) this.#wake();
  }
  /** To the next or the last turn or attack. */
  jump(marks: "turns" | "attacks", direction: 1 | -1): void {
    const found = jump(this.course[marks], this.step, direction);
    if (found !== null) this.seek(found);
  }
  play(on: boolean): void {
    if (on && this.step >= this.last) this.seek(0);
    this.playing = on;
  }

  // --- Being looked at -------------------------------------------------------------------------------------------

  next(): Heard | null {
    const [first = null] = this.queue;
    if (first !== null) this.queue = [];
    return first;
  }
  settle(): void {
    if (this.queue.length > 0) this.queue = [];
  }
  choose = () => Promise.resolve(false);
  whyNot = () => Promise.resolve(null);
  payments = () => Promise.resolve(null);

  // --- Loading ---------------------------------------------------------------------------------------------------

  /** The same moment through other eyes. */
  see(eyes: Eyes): void {
    if (eyes === this.eyes) return;
    this.#made = this.frame?.choices ?? null;
    this.eyes = eyes;
    this.#begin();
  }
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.#begin();
  }
  again(): void {
    this.#begin();
  }
  close(): void {
    this.playing = false;
    this.#round++;
    this.#wake();
  }

  #has(part: number): boolean {
    return this.#parts[part]?.updates.length === sizeOf(part, this.total);
  }

  #wanted(): number | null {
    // Nothing is known of the length before the first part is there.
    if (this.#parts.length === 0) return partOf(this.step);
    return wanted((part) => this.#has(part), this.step, this.total);
  }

  #begin(): void {
    this.queue = [];
    this.#parts = [];
    this.trouble = null;
    this.#wake();
    void this.#fill(++this.#round);
  }

  async #fill(round: number): Promise<void> {
    let part = this.#wanted();
    let [loaded, tries] = [0, 0];
    while (part !== null) {
      try {
        const told = await this.source.part(this.eyes, { start: part * PART, count: PART, words: this.language });
        if (round !== this.#round) return;
        this.#take(part, told);
        loaded++;
        tries = 0;
      } catch (fault) {
        if (round !== this.#round) return;
        const problem = fault instanceof Problem ? fault : new Problem("failed");
        if (!PASSING.includes(problem.code) || (++tries >= TRIES && loaded === 0)) {
          this.trouble = problem;
          return;
        }
        await this.#pause(AGAIN_MS);
      }
      part = this.#wanted();
      if (loaded >= AT_ONCE && part !== null && !urgent(part, this.step)) await this.#pause(REST_MS);
      if (round !== this.#round) return;
      part = this.#wanted();
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #take(part: number, told: Replay): void {
    if (this.eyes === "own" || !this.source.over) this.mine = told.audience ?? this.mine;
    this.eyes = told.audience;
    this.names = told.names;
    this.total = told.total;
    const parts = [...this.#parts];
    parts[part] = { ...told, course: courseOf(told.updates, told.start) };
    this.#parts = parts;
    this.step = Math.min(this.step, this.last);
    if (this.#made !== null) {
      const found = stepAt((step) => this.at(step)?.choices ?? undefined, this.step, this.last, this.#made);
      this.step = found.step;
      if (found.sure) this.#made = null;
    }
  }
}
