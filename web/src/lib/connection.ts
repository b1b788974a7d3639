// The connection to a table: a socket that reconnects by itself. Requests are promises; the answer to a question is never
// lost and never given twice.
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
  Rejected,
  Welcome,
} from "../generated/protocol";
import { BatchedSocket } from "./batchedSocket";

export type ConnectionState = "connecting" | "open" | "lost" | "ended";
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Request = Without<Exclude<FromClient, Hello>, "ref">;
interface Responses {
  sit: KeyGiven;
  link: KeyGiven;
  "why-not": Reasons;
  payments: PaymentsTold;
  "ask-bot": AimTold;
  ping: Pong;
}
export type ResponseTo<T extends Request["type"]> = T extends keyof Responses ? Responses[T] : Done;
type AnyResponse = Done | Responses[keyof Responses];

/** The server rejected the request; nothing was changed. */
export class RejectedError extends Error {
  constructor(readonly rejection: Rejected) {
    super(rejection.text);
  }
}
/** There is no connection, or it broke before the response came. */
export class ConnectionLost extends Error {}

/** What we need of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

interface ConnectionOptions {
  address: string;
  /** Called for each new socket. */
  hello: () => Omit<Hello, "type" | "ref" | "v">;
  onmessage: (message: FromServer) => void;
  onstate: (state: ConnectionState) => void;
  open?: (address: string) => Socket;
}

interface PendingRequest {
  resolve: (response: AnyResponse) => void;
  reject: (error: Error) => void;
  /** What is sent again on the next socket; only what changes nothing at the table. */
  repeated?: Request;
}
/** An answer that the server has not confirmed; `ref` is null unless it was sent on the present socket. */
interface PendingAnswer extends PendingRequest {
  n: number;
  options: string[];
  seat: number | null;
  ref: number | null;
}

const VERSION = 2;
/** Requests that change nothing: without a connection they wait for the next one. */
const REPEATABLE: readonly Request["type"][] = ["payments", "why-not"];
/** Seconds before each attempt to reconnect. */
const PAUSES = [0.3, 1, 2, 4, 8, 15];
const PING_INTERVAL_MS = 15_000;
const SILENCE_MS = 40_000;

export class Connection {
  state: ConnectionState = "connecting";
  #options: ConnectionOptions;
  #socket: Socket | null = null;
  #welcomed = false;
  #seat: number | null = null;
  #ref = 0;
  #requests = new Map<number, PendingRequest>();
  /** Requests that wait for the next connection. */
  #waiting: PendingRequest[] = [];
  #answer: PendingAnswer | null = null;
  #failures = 0;
  #bye: Bye | null = null;
  #lastMessageAt = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval>;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#pingTimer = setInterval(() => this.#check(), PING_INTERVAL_MS);
    addEventListener("online", this.#checkNow);
    document.addEventListener("visibilitychange", this.#checkNow);
    this.#connect();
  }

  /** Rejects with `RejectedError` or `ConnectionLost`. */
  request<T extends Request>(request: T): Promise<ResponseTo<T["type"]>> {
    return new Promise((resolve, reject) => {
      const pending: PendingRequest = { resolve: resolve as PendingRequest["resolve"], reject };
      if (REPEATABLE.includes(request.type)) pending.repeated = request;
      if (this.#welcomed) this.#requests.set(this.#send(request), pending);
      else if (pending.repeated && this.state !== "ended") this.#waiting.push(pending);
      else reject(new ConnectionLost());
    });
  }

  /** Answers the question of update `n`; without a connection it is sent after reconnecting, if that question still stands. */
  answer(n: number, options: readonly string[]): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#answer?.reject(new ConnectionLost());
      const resolved = resolve as PendingRequest["resolve"];
      this.#answer = { n, options: [...options], seat: this.#seat, ref: null, resolve: resolved, reject };
      if (this.#welcomed) this.#sendAnswer(this.#answer);
    });
  }

  /** Connects again: with another language, or without a key. */
  reconnect(): void {
    this.#bye = null;
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  /** Ends the connection for good. */
  close(): void {
    clearInterval(this.#pingTimer);
    removeEventListener("online", this.#checkNow);
    document.removeEventListener("visibilitychange", this.#checkNow);
    this.#drop();
    this.#end();
  }

  #connect(): void {
    clearTimeout(this.#reconnectTimer);
    const open = this.#options.open ?? ((address) => new BatchedSocket(address));
    const socket = open(this.#options.address);
    this.#socket = socket;
    this.#lastMessageAt = Date.now();
    if (this.state === "ended") this.#setState("connecting");
    socket.onopen = () => {
      if (socket === this.#socket) this.#send({ type: "hello", v: VERSION, ...this.#options.hello() });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as FromServer);
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

  #sendAnswer(answer: PendingAnswer): void {
    answer.ref = this.#send({ type: "choose", n: answer.n, options: answer.options as [string, ...string[]] });
    this.#requests.set(answer.ref, answer);
  }

  // --- Messages from the server ----------------------------------------------------------------------------------

  #receive(message: FromServer): void {
    this.#lastMessageAt = Date.now();
    if (message.type === "bye") this.#bye = message;
    const first = message.type === "welcome" && !this.#welcomed;
    if (message.type === "welcome") {
      this.#welcomed = true;
      this.#failures = 0;
      this.#seat = message.seat;
    }
    // The table changes first, then the promise is resolved: who awaits it sees the new state.
    this.#options.onmessage(message);
    if (message.type === "welcome" && first) {
      this.#setState("open");
      this.#resendAnswer(message);
      for (const one of this.#waiting.splice(0)) if (one.repeated) this.#requests.set(this.#send(one.repeated), one);
    }
    if ("ref" in message && message.ref !== null) this.#respond(message.ref, message);
  }

  #respond(ref: number, message: AnyResponse | Rejected): void {
    const pending = this.#requests.get(ref);
    this.#requests.delete(ref);
    if (this.#answer?.ref === ref) this.#answer = null;
    if (message.type === "rejected") pending?.reject(new RejectedError(message));
    else pending?.resolve(message);
  }

  /** After reconnecting: where another question is asked now, the answer had arrived, or is no longer wanted. */
  #resendAnswer({ update, seat }: Welcome): void {
    const answer = this.#answer;
    if (answer === null) return;
    if (update?.question && update.n === answer.n && seat === answer.seat) {
      this.#sendAnswer(answer);
    } else {
      this.#answer = null;
      answer.resolve({ type: "done", ref: null });
    }
  }

  // --- Losing and restoring the connection -----------------------------------------------------------------------

  #setState(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.#options.onstate(state);
  }

  /** Gives up the present socket and rejects its requests; an unconfirmed answer is kept, and what can be repeated. */
  #drop(): void {
    clearTimeout(this.#reconnectTimer);
    const old = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    old?.close();
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    for (const request of requests)
      if (request.repeated) this.#waiting.push(request);
      else if (request !== this.#answer) request.reject(new ConnectionLost());
    if (this.#answer !== null) this.#answer.ref = null;
  }

  /** Nothing will be sent any more. */
  #end(): void {
    for (const request of this.#waiting.splice(0)) request.reject(new ConnectionLost());
    this.#answer?.reject(new ConnectionLost());
    this.#answer = null;
    this.#setState("ended");
  }

  #lost(): void {
    const bye = this.#bye;
    this.#bye = null;
    this.#drop();
    if (bye?.again === null) {
      this.#end();
      return;
    }
    this.#setState("lost");
    const pause = bye?.again ?? PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 15;
    this.#failures += 1;
    // Randomly spread, so that not all clients come at once after the server has restarted.
    this.#reconnectTimer = setTimeout(() => this.#connect(), pause * 1000 * (0.8 + 0.4 * Math.random()));
  }

  /** The network or the user is back: reconnects without waiting. */
  #checkNow = (): void => {
    if (document.hidden) return;
    if (this.#socket === null && this.state === "lost") this.#connect();
    else this.#check();
  };

  /** Gives up a socket that has been silent for too long, else sends a ping. */
  #check(): void {
    if (this.#socket === null) return;
    if (Date.now() - this.#lastMessageAt > SILENCE_MS) this.#lost();
    else if (this.#welcomed) this.request({ type: "ping" }).catch(() => undefined);
  }
}

/** The socket of the server whose client is served below this path. */
export function socketAddress(below: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${below}api/socket`;
}
