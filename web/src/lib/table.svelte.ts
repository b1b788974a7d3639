// A table as this browser knows it: what the server said last, what is waiting to be shown, and all one can ask for.
import type {
  AnyReason,
  Bye,
  ClockInfo,
  Code,
  Feeling,
  FromServer,
  Language,
  Question,
  Replay,
  Said,
  SeatInfo,
  TableInfo,
  Update,
  Updated,
  Welcome,
  Words,
} from "../generated/protocol";
import { askedSeat } from "../table/seats";
import { base } from "./base";
import { replayOf } from "./eyes";
import { type AnswerTo, Line, type LineState, RefusedError, type Request, type Socket, socketAddress } from "./line";
import { muted, seatKey } from "./memory";
import { type LogEntry, type Part, Past } from "./past.svelte";
import { shared } from "./shared";

/** An update with its sentences. */
export interface Heard {
  update: Update;
  words: Words | null;
}
/** Why the last request came to nothing; "lost": no connection. */
export interface Refusal {
  code: Code | "lost";
  text: string;
  reasons: AnyReason[];
}
export interface Looks {
  name: string;
  colour?: SeatInfo["colour"] | null;
  shape?: SeatInfo["shape"] | null;
}
export interface TableOptions {
  language: () => Language;
  open?: (address: string) => Socket;
  replay?: (part: Part) => Promise<Replay>;
}

/** What is needed to look at a game and to explain it: a table has it, and a replay. */
export type Looked = Pick<
  TableState,
  | ("update" | "words" | "seat" | "me" | "question" | "pending" | "queue")
  | ("next" | "settle" | "choose" | "whyNot" | "payments")
> & {
  /** Whether the question was answered, and still stands there. */
  readonly held?: boolean;
};

const LONGEST_QUEUE = 60;
const LONGEST_TALK = 200;

export class TableState {
  connection = $state<LineState>("connecting");
  info = $state.raw<TableInfo | null>(null);
  /** My seat; a key may open one that is still empty: see `me`. */
  seat = $state<number | null>(null);
  host = $state(false);
  /** The newest update, and its sentences. */
  update = $state.raw<Update | null>(null);
  words = $state.raw<Words | null>(null);
  /** Updates that nobody has shown yet, oldest first; the last one is `update`. */
  queue = $state.raw<Heard[]>([]);
  /** What happened since we came, as far as it is told in sentences. */
  #news = $state.raw<readonly LogEntry[]>([]);
  said = $state.raw<Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The last word of the server, when there is no coming back. */
  bye = $state.raw<Bye | null>(null);
  /** Why the server hung up, when we come back by ourselves. */
  pause = $state.raw<Bye | null>(null);
  /** My answer, until the server has confirmed it. */
  pending = $state.raw<{ n: number; option: string } | null>(null);
  /** Seconds left, and when we heard it (`performance.now()`). */
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  muted = $state.raw<readonly number[]>([]);
  /** Keys of links to free seats that I made as host. */
  reserved = $state.raw<Readonly<Record<number, string>>>({});

  /** What happened before we came. */
  readonly past: Past;
  /** All that happened, as far as it is known here. */
  readonly log: readonly LogEntry[] = $derived.by(() => [...this.past.entries, ...this.#news]);
  /** Who I am at this table, if I really sit there. */
  readonly me: SeatInfo | null = $derived.by(() => {
    const there = this.seat === null ? null : (this.info?.seats[this.seat] ?? null);
    return there?.taken === "person" ? there : null;
  });
  /** Whether no other person sits here. */
  readonly alone: boolean = $derived(
    this.info?.seats.every((seat, number) => seat.taken !== "person" || number === this.seat) ?? true,
  );
  /** The question I may answer now. */
  readonly question: Question | null = $derived(
    this.info?.status === "playing" && this.me !== null && !this.me.away && !this.me.resigned
      ? (this.update?.question ?? null)
      : null,
  );
  /** Who is asked, of all seats. */
  readonly deciding: number | null = $derived(this.info?.status === "playing" ? askedSeat(this.update?.view) : null);

  #line: Line;
  #language: () => Language;
  #notes = 0;

  constructor(
    readonly id: string,
    options: TableOptions,
  ) {
    this.#language = options.language;
    this.muted = muted.get(id);
    this.past = new Past(options.replay ?? ((part) => replayOf(id, part)));
    this.#line = new Line({
      address: socketAddress(base),
      hello: () => ({ table: id, key: seatKey.get(id), words: options.language() }),
      hear: (message) => this.#hear(message),
      changed: (state) => (this.connection = state),
      ...(options.open && { open: options.open }),
    });
  }

  /** Connect once more: the language is another, or "try again" was clicked. */
  renew(): void {
    this.bye = null;
    this.#line.renew();
  }
  /** Go away from the page; the seat stays mine. */
  leave(): void {
    this.#line.close();
    this.past.close();
  }
  dismiss(): void {
    this.refusal = null;
  }

  // --- Showing -------------------------------------------------------------------------------------------------

  /** The oldest update that was not shown yet; it is then taken as shown. */
  next(): Heard | null {
    const [first = null, ...rest] = this.queue;
    if (first !== null) this.queue = rest;
    return first;
  }
  /** Show no more what happened, only how it stands. */
  settle(): void {
    if (this.queue.length > 0) this.queue = [];
  }

  // --- Asking: what comes back is null if it was refused; `refusal` then says why -------------------------------------

  sit = (seat: number, looks: Looks) => this.#ask({ type: "sit", seat, ...looks });
  stand = () => this.#ask({ type: "stand" });
  rename = (looks: Looks) => this.#ask({ type: "rename", ...looks });
  ready = (on = true) => this.#ask({ type: "ready", on });
  assign = (seat: number, level: string | null) => this.#ask({ type: "assign", seat, level });
  start = () => this.#ask({ type: "start" });
  /** `buying`: what is missing to buy that. */
  whyNot = (option: string, buying = false) => this.#ask({ type: "why-not", option, buying });
  payments = (option: string | null) => this.#ask({ type: "payments", option });
  /** What a bot is after; the log keeps it. */
  askBot = (seat: number) => this.#ask({ type: "ask-bot", seat });
  takeBack = () => this.#ask({ type: "take-back" });
  allow = (yes: boolean) => this.#ask({ type: "allow", yes });
  resign = () => this.#ask({ type: "resign" });
  away = (on: boolean) => this.#ask({ type: "away", on });
  substitute = (seat: number) => this.#ask({ type: "substitute", seat });
  say = (text: string) => this.#ask({ type: "say", text });
  emote = (feeling: Feeling) => this.#ask({ type: "emote", feeling });
  chat = (on: boolean) => this.#ask({ type: "chat", on });
  link = (seat: number) => this.#ask({ type: "link", seat });
  rematch = () => this.#ask({ type: "rematch" });
  close = () => this.#ask({ type: "close" });

  mute(seat: number, on: boolean) {
    const others = this.muted.filter((one) => one !== seat);
    this.muted = on ? [...others, seat] : others;
    muted.set(this.id, this.muted);
    return this.#ask({ type: "mute", seat, on });
  }

  /** Answer the question on screen. */
  async choose(option: string): Promise<boolean> {
    if (this.update === null || this.pending !== null) return false;
    const pending = { n: this.update.n, option };
    this.pending = pending;
    const done = await this.#settled(this.#line.choose(pending.n, option));
    if (this.pending === pending) this.pending = null;
    return done !== null;
  }

  /** Answer one question after the other, as long as they belong together: a set, or a purchase with its payment. */
  async answerAll(options: readonly string[]): Promise<boolean> {
    const begun = this.question?.kind;
    for (const option of options) {
      const { question } = this;
      const expected = question?.kind === begun || (begun === "buy" && question?.kind === "pay");
      if (!expected || !question?.options.includes(option) || !(await this.choose(option))) return false;
    }
    return true;
  }

  #ask<T extends Request>(request: T): Promise<AnswerTo<T["type"]> | null> {
    return this.#settled(this.#line.ask(request));
  }

  async #settled<T>(answer: Promise<T>): Promise<T | null> {
    try {
      const told = await answer;
      this.refusal = null;
      return told;
    } catch (fault) {
      const said = fault instanceof RefusedError ? fault.said : null;
      this.refusal = { code: said?.code ?? "lost", text: said?.text ?? "", reasons: said?.reasons ?? [] };
      return null;
    }
  }

  // --- Hearing ---------------------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "changed":
        this.#know(message);
        break;
      case "updated":
        this.#updated(message);
        break;
      case "said":
        if (!this.muted.includes(message.seat)) this.said = [...this.said, message].slice(-LONGEST_TALK);
        break;
      case "refused":
        if (message.update !== null) this.#stand(message.update, message.words);
        break;
      case "key":
        if (this.info?.seats[message.seat]?.taken === "open")
          this.reserved = { ...this.reserved, [message.seat]: message.key };
        else seatKey.set(this.id, message.key);
        break;
      case "aim":
        if (message.words !== null) this.#note("remark", [message.words]);
        break;
      case "bye":
        this.#bye(message);
        break;
    }
  }

  #know({ table, seat, host }: { table: TableInfo; seat: number | null; host: boolean }): void {
    this.info = table;
    this.seat = seat;
    this.host = host;
    this.#tick(table.clock);
  }

  #tick(clock: ClockInfo | null): void {
    this.clock = clock === null ? null : { info: clock, at: performance.now() };
  }

  /** How it stands, without what happened. */
  #stand(update: Update | null, words: Words | null): void {
    this.update = update;
    this.words = words;
    this.queue = [];
  }

  #welcome({ table, seat, host, update, words, said }: Welcome): void {
    const same = seat === this.seat;
    const missed = this.update !== null && update !== null && update.n > this.update.n && same;
    this.#know({ table, seat, host });
    this.#stand(update, words);
    if (missed) this.#note("missed", []);
    if (update !== null) this.past.begin({ update, seat, language: this.#language() }, same ? this.log : []);
    this.#news = [];
    this.said = said.filter((one) => !this.muted.includes(one.seat));
    this.bye = null;
    this.pause = null;
    for (const one of this.muted) void this.#line.ask({ type: "mute", seat: one, on: true }).catch(() => undefined);
  }

  #updated({ update, words, clock }: Updated): void {
    update.view = shared(this.update?.view, update.view);
    // A game that goes on from somewhere has a past when it begins.
    if (this.update === null) this.past.begin({ update, seat: this.seat, language: this.#language() }, []);
    this.update = update;
    this.words = words;
    this.#tick(clock);
    // Who looks away for long does not want to see it all.
    this.queue = this.queue.length < LONGEST_QUEUE ? [...this.queue, { update, words }] : [];
    if (words !== null && words.events.length > 0) this.#note("events", words.events, update);
  }

  #note(kind: LogEntry["kind"], sentences: string[], update = this.update): void {
    const n = update?.n ?? 0;
    const id = kind === "events" ? n : --this.#notes;
    const events = kind === "events" ? (update?.events ?? []) : [];
    this.#news = [...this.#news, { id, kind, n, turn: update?.view.turn ?? 0, events, sentences }];
  }

  #bye(bye: Bye): void {
    if (bye.code === "wrong-key" && seatKey.get(this.id) !== null) {
      // Without the key one can still watch, or is known by the cookie.
      seatKey.set(this.id, null);
      this.refusal = { code: bye.code, text: bye.text, reasons: [] };
      this.#line.renew();
    } else if (bye.again === null) this.bye = bye;
    else this.pause = bye;
  }
}
