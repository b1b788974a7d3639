// A server to test against: every socket that was opened, and what was sent on it.
import type { FromServer, TableInfo, Update, Welcome } from "../src/generated/protocol";
import type { Socket } from "../src/lib/connection";

interface Sent {
  type: string;
  ref: number;
  [field: string]: unknown;
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.closed = true;
  }
  receive(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The messages of one type that were sent. */
  sentOf(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
  break(): void {
    this.onclose?.();
  }
}

export class FakeServer {
  sockets: FakeSocket[] = [];
  open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error("nobody has connected");
    return last;
  }
  /** Accept the newest connection. */
  welcome(update: Update | null = null, more: Partial<Welcome> = {}): void {
    this.socket.onopen?.();
    this.socket.receive(welcome(update, more));
  }
}

export function welcome(update: Update | null, more: Partial<Welcome> = {}): Welcome {
  const info = { id: "aaaaaaaaaa", status: "playing", seats: [person, person], clock: null } as unknown as TableInfo;
  return {
    type: "welcome",
    v: 2,
    table: info,
    seat: 0,
    host: true,
    update,
    words: null,
    said: [],
    position: null,
    undone: [],
    ...more,
  };
}

const person = { taken: "person", name: "Ada", away: false, resigned: false };

/** The update number `n`, with a question that has these options. */
export function update(n: number, ...options: string[]): Update {
  const question = options.length > 0 ? { kind: "resource", options } : null;
  return { n, events: [], view: { deciding: { seat: 0, kind: "resource" } }, question } as unknown as Update;
}
