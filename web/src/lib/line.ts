// A socket to a table that heals by itself. Requests are promises; an answer to a question is never lost or doubled.
import type {
  AimTold,
  Bye,
  Done,
  FromClient,
  FromServer,
  Hello,
  KeyGiven,
  PaymentsTold,
  Pong,
  Reasons,
  Refused,
  Welcome,
} from "../generated/protocol";
import { Gathered } from "./gathered";

export type LineState = "connecting" | "open" | "lost" | "ended";
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Request = Without<Exclude<FromClient, Hello>, "ref">;
interface Answers {
  sit: KeyGiven;
  link: KeyGiven;
  "why-not": Reasons;
  payments: PaymentsTold;
  "ask-bot": AimTold;
  ping: Pong;
}
export type AnswerTo<T extends Request["type"]> = T extends keyof Answers ? Answers[T] : Done;
type AnyAnswer = Done | KeyGiven | Reasons | PaymentsTold | AimTold | Pong;

/** Nothing was changed: the server said no. */
export class RefusedError extends Error {
  constructor(readonly said: Refused) {
    super(said.text);
  }
}
/** There is no connection, or it broke before the answer came. */
export class LostError extends Error {}

/** What we need of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineOptions {
  address: string;
  /** Asked anew for each connection. */
  hello: () => Omit<Hello, "type" | "ref" | "v">;
  hear: (message: FromServer) => void;
  changed: (state: LineState) => void;
  open?: (address: string) => Socket;
}

interface Waiting {
  resolve: (answer: AnyAnswer) => void;
  reject: (fault: Error) => void;
}
/** An answer to a question that the server has not confirmed; `ref` is null unless this connection has sent it. */
interface Choice extends Waiting {
  n: number;
  option: string;
  seat: number | null;
  ref: number | null;
}

const VERSION = 1;
const PAUSES = [0.3, 1, 2, 4, 8, 15];
const PING_EVERY = 15_000;
const SILENT_FOR = 40_000;

export class Line {
  state: LineState = "connecting";
  #options: LineOptions;
  #socket: Socket | null = null;
  #welcomed = false;
  #seat: number | null = null;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #choice: Choice | null = null;
  #failures = 0;
  #bye: Bye | null = null;
  #heard = 0;
  #healing: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval>;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#looking = setInterval(() => this.#look(), PING_EVERY);
    addEventListener("online", this.#hasten);
    document.addEventListener("visibilitychange", this.#hasten);
    this.#connect();
  }

  /** Ask for something; rejected with `RefusedError` or `LostError`. */
  ask<T extends Request>(request: T): Promise<AnswerTo<T["type"]>> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { resolve: resolve as Waiting["resolve"], reject };
      if (!this.#welcomed) reject(new LostError());
      else this.#waiting.set(this.#send(request), waiting);
    });
  }

  /** Answer the question of update `n`; without a connection it is sent once there is one, if it still holds. */
  choose(n: number, option: string): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#choice?.reject(new LostError());
      const resolved = resolve as Waiting["resolve"];
      this.#choice = { n, option, seat: this.#seat, ref: null, resolve: resolved, reject };
      if (this.#welcomed) this.#sendChoice(this.#choice);
    });
  }

  /** Once more from the beginning: with another language, or without a key. */
  renew(): void {
    this.#bye = null;
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  /** Leave for good. */
  close(): void {
    clearInterval(this.#looking);
    removeEventListener("online", this.#hasten);
    document.removeEventListener("visibilitychange", this.#hasten);
    this.#drop();
    this.#choice?.reject(new LostError());
    this.#choice = null;
    this.#become("ended");
  }

  #connect(): void {
    clearTimeout(this.#healing);
    const open = this.#options.open ?? ((address) => new Gathered(address));
    const socket = open(this.#options.address);
    this.#socket = socket;
    this.#heard = Date.now();
    if (this.state === "ended") this.#become("connecting");
    socket.onopen = () => {
      if (socket === this.#socket) this.#send({ type: "hello", v: VERSION, ...this.#options.hello() });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #send(message: Without<FromClient, "ref">): number {
    const ref = ++this.#ref;
    this.#socket?.send(JSON.stringify({ ...message, ref }));
    return ref;
  }

  #sendChoice(choice: Choice): void {
    choice.ref = this.#send({ type: "choose", n: choice.n, option: choice.option });
    this.#waiting.set(choice.ref, choice);
  }

  // --- Hearing -------------------------------------------------------------------------------------------------

  #take(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === "bye") this.#bye = message;
    const first = message.type === "welcome" && !this.#welcomed;
    if (message.type === "welcome") {
      this.#welcomed = true;
      this.#failures = 0;
      this.#seat = message.seat;
    }
    // The news are heard first: whoever waits for the answer finds them done.
    this.#options.hear(message);
    if (message.type === "welcome" && first) {
      this.#become("open");
      this.#chooseAgain(message);
    }
    if ("ref" in message && message.ref !== null) this.#answer(message.ref, message);
  }

  #answer(ref: number, message: AnyAnswer | Refused): void {
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    if (this.#choice?.ref === ref) this.#choice = null;
    if (message.type === "refused") waiting?.reject(new RefusedError(message));
    else waiting?.resolve(message);
  }

  /** An answer that got lost on the way. Where the question is no longer the same, it was taken, or is not wanted. */
  #chooseAgain(welcome: Welcome): void {
    const choice = this.#choice;
    if (choice === null) return;
    const { update, seat } = welcome;
    if (update?.question && update.n === choice.n && seat === choice.seat) {
      this.#sendChoice(choice);
    } else {
      this.#choice = null;
      choice.resolve({ type: "done", ref: null });
    }
  }

  // --- Losing and healing ----------------------------------------------------------------------------------------

  #become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.#options.changed(state);
  }

  /** This connection is no longer ours; who waits for an answer is told, but a choice stays. */
  #drop(): void {
    clearTimeout(this.#healing);
    const old = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    old?.close();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) if (one !== this.#choice) one.reject(new LostError());
    if (this.#choice !== null) this.#choice.ref = null;
  }

  #lost(): void {
    const bye = this.#bye;
    this.#bye = null;
    this.#drop();
    if (bye?.again === null) {
      this.#choice?.reject(new LostError());
      this.#choice = null;
      this.#become("ended");
      return;
    }
    this.#become("lost");
    const pause = bye?.again ?? PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 15;
    this.#failures += 1;
    // Not all at the same moment after a restart of the server.
    this.#healing = setTimeout(() => this.#connect(), pause * 1000 * (0.8 + 0.4 * Math.random()));
  }

  /** The network or the person is back: do not wait any longer. */
  #hasten = (): void => {
    if (document.hidden) return;
    if (this.#socket === null && this.state === "lost") this.#connect();
    else this.#look();
  };

  /** A connection on which nothing is heard is cut; that way it heals. */
  #look(): void {
    if (this.#socket === null) return;
    if (Date.now() - this.#heard > SILENT_FOR) this.#lost();
    else if (this.#welcomed) this.ask({ type: "ping" }).catch(() => undefined);
  }
}

/** Where the socket of a server is whose client lies below this path. */
export function socketAddress(below: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${below}api/socket`;
}
