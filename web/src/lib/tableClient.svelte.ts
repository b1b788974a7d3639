// A table as this browser knows it: what the server said last, the updates that are not shown yet, and all requests.
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
import { base } from "./base";
import {
  Connection,
  type ConnectionState,
  RejectedError,
  type Request,
  type ResponseTo,
  type Socket,
  socketAddress,
} from "./connection";
import type { AnswerableGame, ExplainableGame, QueuedGame, UpdateWithWords } from "./game";
import { History, type LogEntry, type ReplayPage } from "./history.svelte";
import { t } from "./i18n.svelte";
import { ownReplay } from "./ownReplay";
import { reuseEqual } from "./reuse";
import { mutedSeats, seatKeys } from "./storage";

/** Why the last request was rejected; "lost": there was no connection. */
interface Rejection {
  code: Code | "lost";
  text: string;
  reasons: AnyReason[];
}
export interface Appearance {
  name: string;
  colour?: SeatInfo["colour"] | null;
  shape?: SeatInfo["shape"] | null;
}
interface TableClientOptions {
  language: () => Language;
  open?: (address: string) => Socket;
  replay?: (page: ReplayPage) => Promise<Replay>;
}

const LONGEST_QUEUE = 60;
const LONGEST_CHAT = 200;
/** How many positions are kept, to know what an undo takes back. */
const KEPT_VIEWS = 80;

export class TableClient implements QueuedGame, AnswerableGame, ExplainableGame {
  connectionState = $state<ConnectionState>("connecting");
  info = $state.raw<TableInfo | null>(null);
  /** My seat; a key may belong to a seat that is still empty: see `me`. */
  seat = $state<number | null>(null);
  host = $state(false);
  /** The newest update, and its sentences. */
  update = $state.raw<Update | null>(null);
  words = $state.raw<Words | null>(null);
  /** Updates that are not shown yet, oldest first; the last one is `update`. */
  queue = $state.raw<UpdateWithWords[]>([]);
  /** What happened since we connected. */
  #newEntries = $state.raw<readonly LogEntry[]>([]);
  /** The chat. */
  said = $state.raw<Said[]>([]);
  rejection = $state.raw<Rejection | null>(null);
  /** Why the server closed the connection for good. */
  bye = $state.raw<Bye | null>(null);
  /** Why the server closed the connection, when we reconnect by ourselves. */
  interruption = $state.raw<Bye | null>(null);
  pending = $state.raw<{ n: number; options: readonly string[] } | null>(null);
  /** Seconds left, and when we were told (`performance.now()`). */
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  muted = $state.raw<readonly number[]>([]);
  /** Seat keys of the links to free seats that I made as host. */
  reserved = $state.raw<Readonly<Record<number, string>>>({});

  readonly held = false;
  /** What happened before we connected. */
  readonly history: History;
  readonly log: readonly LogEntry[] = $derived.by(() => [...this.history.entries, ...this.#newEntries]);
  readonly me: SeatInfo | null = $derived.by(() => {
    const seat = this.seat === null ? null : (this.info?.seats[this.seat] ?? null);
    return seat?.taken === "person" ? seat : null;
  });
  /** Whether no other person sits here. */
  readonly alone: boolean = $derived(
    this.info?.seats.every((seat, number) => seat.taken !== "person" || number === this.seat) ?? true,
  );
  readonly question: Question | null = $derived(
    this.info?.status === "playing" && this.me !== null && !this.me.away && !this.me.resigned
      ? (this.update?.question ?? null)
      : null,
  );

  /** The last positions: an undo returns to one of them. */
  #views: Pick<Update, "n" | "view">[] = [];
  #connection: Connection;
  #language: () => Language;
  /** Counts down: the ids of log entries that are not events. */
  #lastNoteId = 0;

  constructor(
    readonly id: string,
    options: TableClientOptions,
  ) {
    this.#language = options.language;
    this.muted = mutedSeats.get(id);
    this.history = new History(options.replay ?? ((page) => ownReplay(id, page)));
    this.#connection = new Connection({
      address: socketAddress(base),
      hello: () => ({ table: id, key: seatKeys.get(id), words: options.language() }),
      onmessage: (message) => this.#receive(message),
      onstate: (state) => (this.connectionState = state),
      ...(options.open && { open: options.open }),
    });
  }

  /** For another language, or when "try again" was clicked. */
  reconnect(): void {
    this.bye = null;
    this.#connection.reconnect();
  }
  /** Leaves the page; the seat stays mine. */
  disconnect(): void {
    this.#connection.close();
    this.history.close();
  }
  dismissRejection(): void {
    this.rejection = null;
  }

  // --- The queue -------------------------------------------------------------------------------------------------

  next(): UpdateWithWords | null {
    const [first = null, ...rest] = this.queue;
    if (first !== null) this.queue = rest;
    return first;
  }
  skip(): void {
    if (this.queue.length > 0) this.queue = [];
  }

  // --- Requests: null if rejected; `rejection` then says why -----------------------------------------------------

  sit = (seat: number, appearance: Appearance) => this.#request({ type: "sit", seat, ...appearance });
  stand = () => this.#request({ type: "stand" });
  rename = (appearance: Appearance) => this.#request({ type: "rename", ...appearance });
  ready = (on = true) => this.#request({ type: "ready", on });
  assign = (seat: number, level: string | null) => this.#request({ type: "assign", seat, level });
  start = () => this.#request({ type: "start" });
  whyNot = (option: string, buying = false) => this.#request({ type: "why-not", option, buying });
  payments = (option: string | null, chosen: readonly string[] = []) =>
    this.#request({ type: "payments", option, chosen: [...chosen] });
  /** What a bot is aiming for; the log keeps the response. */
  askBot = (seat: number) => this.#request({ type: "ask-bot", seat });
  undo = () => this.#request({ type: "undo" });
  allow = (yes: boolean) => this.#request({ type: "allow", yes });
  resign = () => this.#request({ type: "resign" });
  away = (on: boolean) => this.#request({ type: "away", on });
  substitute = (seat: number) => this.#request({ type: "substitute", seat });
  say = (text: string) => this.#request({ type: "say", text });
  emote = (feeling: Feeling) => this.#request({ type: "emote", feeling });
  chat = (on: boolean) => this.#request({ type: "chat", on });
  link = (seat: number) => this.#request({ type: "link", seat });
  rematch = () => this.#request({ type: "rematch" });
  close = () => this.#request({ type: "close" });

  mute(seat: number, on: boolean) {
    const others = this.muted.filter((one) => one !== seat);
    this.muted = on ? [...others, seat] : others;
    mutedSeats.set(this.id, this.muted);
    return this.#request({ type: "mute", seat, on });
  }

  /** Tells whoever runs the server, with the newest message of that seat. */
  report(seat: number, reason: string) {
    const at = this.said.findLast((said) => said.seat === seat && said.text !== null)?.at ?? null;
    return this.#request({ type: "report", seat, reason, at });
  }

  /** Answers with one option, a whole set, or a purchase and its payment: the server takes all of it or nothing. */
  async answer(options: readonly string[]): Promise<void> {
    if (this.pending !== null || this.update === null) return;
    const pending = { n: this.update.n, options };
    this.pending = pending;
    await this.#settle(this.#connection.answer(pending.n, options));
    if (this.pending === pending) this.pending = null;
  }

  #request<T extends Request>(request: T): Promise<ResponseTo<T["type"]> | null> {
    return this.#settle(this.#connection.request(request));
  }

  /** Notes whether a request was rejected. */
  async #settle<T>(response: Promise<T>): Promise<T | null> {
    try {
      const received = await response;
      this.rejection = null;
      return received;
    } catch (error) {
      const rejected = error instanceof RejectedError ? error.rejection : null;
      const { code = "lost", text = "", reasons = [] } = rejected ?? {};
      this.rejection = { code, text, reasons };
      return null;
    }
  }

  // --- Messages from the server ----------------------------------------------------------------------------------

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "changed":
        this.#setInfo(message);
        break;
      case "updated":
        this.#updated(message);
        break;
      case "said":
        if (!this.muted.includes(message.seat)) this.said = [...this.said, message].slice(-LONGEST_CHAT);
        break;
      case "rejected":
        if (message.update !== null) this.#setPosition(message.update, message.words);
        break;
      case "key":
        if (this.info?.seats[message.seat]?.taken === "open")
          this.reserved = { ...this.reserved, [message.seat]: message.key };
        else seatKeys.set(this.id, message.key);
        break;
      case "aim":
        if (message.words !== null) this.#addEntry("remark", [message.words]);
        break;
      case "bye":
        this.#bye(message);
        break;
    }
  }

  #setInfo({ table, seat, host }: { table: TableInfo; seat: number | null; host: boolean }): void {
    this.info = table;
    this.seat = seat;
    this.host = host;
    this.#setClock(table.clock);
  }

  #setClock(clock: ClockInfo | null): void {
    this.clock = clock === null ? null : { info: clock, at: performance.now() };
  }

  /** The position, without what led to it. */
  #setPosition(update: Update | null, words: Words | null): void {
    this.update = update;
    this.words = words;
    this.queue = [];
    this.#views = [];
    if (update !== null) this.#keepView(update);
  }

  #welcome({ table, seat, host, update, words, said, undone }: Welcome): void {
    const sameSeat = seat === this.seat;
    if (seat !== null) seatKeys.confirm(this.id);
    const missed = this.update !== null && update !== null && update.n > this.update.n && sameSeat;
    this.#setInfo({ table, seat, host });
    this.#setPosition(update, words);
    if (missed) this.#addEntry("missed", []);
    if (update !== null) this.history.begin({ update, seat, language: this.#language() }, sameSeat ? this.log : []);
    this.#newEntries = [];
    for (const other of undone)
      this.#addEntry("remark", [t("undone-while-away", { name: table.seats[other]?.name ?? "" })]);
    this.said = said.filter((message) => !this.muted.includes(message.seat));
    this.bye = null;
    this.interruption = null;
    for (const muted of this.muted)
      void this.#connection.request({ type: "mute", seat: muted, on: true }).catch(() => undefined);
  }

  #updated({ update, words, clock }: Updated): void {
    update.view = reuseEqual(this.update?.view, update.view);
    // A game that continues from a record has a history when it begins.
    if (this.update === null) this.history.begin({ update, seat: this.seat, language: this.#language() }, []);
    this.update = update;
    this.words = words;
    this.#setClock(clock);
    // If nobody has looked for long, only the position is shown.
    this.queue = this.queue.length < LONGEST_QUEUE ? [...this.queue, { update, words }] : [];
    if (update.events.some(({ type }) => type === "undone")) this.#markUndone(update);
    this.#keepView(update);
    if (words !== null && words.events.length > 0) this.#addEntry("events", words.events, update);
  }

  #keepView({ n, view }: Update): void {
    this.#views = [...this.#views.slice(-KEPT_VIEWS), { n, view }];
  }

  /** What happened after the position to which an undo returns is undone. */
  #markUndone({ view }: Update): void {
    const position = JSON.stringify(view);
    const last = this.#views.findLast((one) => JSON.stringify(one.view) === position);
    if (last === undefined) return;
    this.#newEntries = this.#newEntries.map((entry) =>
      entry.kind === "events" && entry.n > last.n ? { ...entry, undone: true } : entry,
    );
    this.#views = this.#views.filter(({ n }) => n <= last.n);
  }

  #addEntry(kind: LogEntry["kind"], sentences: string[], update = this.update): void {
    const n = update?.n ?? 0;
    const id = kind === "events" ? n : --this.#lastNoteId;
    const events = kind === "events" ? (update?.events ?? []) : [];
    this.#newEntries = [...this.#newEntries, { id, kind, n, turn: update?.view.turn ?? 0, events, sentences }];
  }

  #bye(bye: Bye): void {
    if (bye.code === "wrong-key" && seatKeys.get(this.id) !== null) {
      // With another key, or without one, one may have a seat all the same, or watch.
      seatKeys.refuse(this.id);
      this.rejection = { code: bye.code, text: bye.text, reasons: [] };
      this.#connection.reconnect();
    } else if (bye.again === null) this.bye = bye;
    else this.interruption = bye;
  }
}
