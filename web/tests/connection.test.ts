import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Bye, FromServer, Rejected } from "../src/generated/protocol";
import { Connection, ConnectionLost, type ConnectionState, RejectedError } from "../src/lib/connection";
import { FakeServer, update } from "./fakeServer";

let server: FakeServer;
let connection: Connection;
let received: FromServer[];
let states: ConnectionState[];

const rejected = (ref: number | undefined, code: Rejected["code"]): Rejected => ({
  ...{ type: "rejected", ref: ref ?? null, code, text: "No.", reasons: [], update: null, words: null },
});
const bye = (code: Bye["code"], again: number | null): Bye => ({ type: "bye", code, text: "Bye.", again });
/** Longer than any pause. */
const wait = () => vi.advanceTimersByTime(20_000);

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  received = [];
  states = [];
  connection = new Connection({
    address: "ws://here/api/socket",
    hello: () => ({ table: "aaaaaaaaaa", key: "secret", words: "en" }),
    onmessage: (message) => received.push(message),
    onstate: (state) => states.push(state),
    open: server.open,
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("sends key and language, and is open after the welcome", () => {
    expect(connection.state).toBe("connecting");
    server.welcome();
    expect(server.socket.sent[0]).toMatchObject({
      type: "hello",
      v: 2,
      table: "aaaaaaaaaa",
      key: "secret",
      words: "en",
    });
    expect(states).toEqual(["open"]);
  });

  it("reconnects with growing pauses", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    server.welcome();
    for (const pause of [300, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = server.sockets.length;
      server.socket.break();
      expect(connection.state).toBe("lost");
      vi.advanceTimersByTime(pause - 1);
      expect(server.sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(server.sockets.length).toBe(before + 1);
    }
    server.welcome();
    expect(connection.state).toBe("open");
  });

  it("reconnects when the server says, and not at all when it says so", () => {
    server.welcome();
    server.socket.receive(bye("stopping", 3));
    server.socket.break();
    vi.advanceTimersByTime(2000);
    expect(server.sockets.length).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(server.sockets.length).toBe(2);
    server.socket.onopen?.();
    server.socket.receive(bye("no-table", null));
    server.socket.break();
    wait();
    expect(connection.state).toBe("ended");
    expect(server.sockets.length).toBe(2);
  });

  it("does not wait when the network is back", () => {
    server.welcome();
    server.socket.break();
    dispatchEvent(new Event("online"));
    expect(server.sockets.length).toBe(2);
  });

  it("that is silent is replaced", () => {
    server.welcome();
    vi.advanceTimersByTime(16_000);
    expect(server.socket.sentOf("ping").length).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(server.sockets.length).toBeGreaterThan(1);
    expect(server.sockets[0]?.closed).toBe(true);
  });

  it("ignores messages of an old socket", () => {
    server.welcome();
    const old = server.socket;
    connection.reconnect();
    old.receive(bye("slow", 1));
    old.break();
    expect(received.map((message) => message.type)).toEqual(["welcome"]);
    expect(server.sockets.length).toBe(2);
  });

  it("does nothing after it was closed", () => {
    server.welcome();
    connection.close();
    wait();
    expect(server.sockets.length).toBe(1);
    expect(server.socket.closed).toBe(true);
  });
});

describe("a request", () => {
  it("is resolved by the message with its ref, after the table has changed", async () => {
    server.welcome();
    const asked = connection.request({ type: "link", seat: 1 });
    const ref = server.socket.sentOf("link")[0]?.ref ?? -1;
    server.socket.receive({ type: "key", ref: ref + 7, seat: 1, key: "another" });
    server.socket.receive({ type: "key", ref, seat: 1, key: "new" });
    expect((await asked).key).toBe("new");
    expect(received.at(-1)).toMatchObject({ type: "key", key: "new" });
  });

  it("that is rejected says why", async () => {
    server.welcome();
    const asked = connection.request({ type: "start" });
    server.socket.receive(rejected(server.socket.sentOf("start")[0]?.ref, "not-host"));
    await expect(asked).rejects.toThrow(RejectedError);
  });

  it("that changes nothing waits for the next connection, or fails when there will be none", async () => {
    server.welcome();
    const told = { type: "payments-told", payments: [] };
    const asked = connection.request({ type: "payments", option: "knight", chosen: [] });
    server.socket.break();
    const early = connection.request({ type: "why-not", option: "cannon", buying: true });
    wait();
    server.welcome();
    const [payments] = server.socket.sentOf("payments");
    expect(server.socket.sentOf("why-not").length).toBe(1);
    server.socket.receive({ ...told, ref: payments?.ref } as unknown as FromServer);
    await expect(asked).resolves.toMatchObject(told);
    connection.close();
    await expect(early).rejects.toThrow(ConnectionLost);
    await expect(connection.request({ type: "payments", option: null, chosen: [] })).rejects.toThrow(ConnectionLost);
  });

  it("fails without a connection, and when it breaks; it is not sent again", async () => {
    await expect(connection.request({ type: "start" })).rejects.toThrow(ConnectionLost);
    server.welcome();
    const asked = connection.request({ type: "resign" });
    server.socket.break();
    await expect(asked).rejects.toThrow(ConnectionLost);
    wait();
    server.welcome();
    expect(server.socket.sentOf("resign")).toEqual([]);
  });
});

describe("an answer to a question", () => {
  it("is done when the server says so, and only then", async () => {
    server.welcome(update(4, "mining"));
    const answered = connection.answer(4, ["mining"]);
    const [sent] = server.socket.sentOf("choose");
    expect(sent).toMatchObject({ n: 4, options: ["mining"] });
    server.socket.receive({ type: "done", ref: sent?.ref ?? -1 });
    expect((await answered).type).toBe("done");
    server.socket.break();
    wait();
    server.welcome(update(4, "mining"));
    expect(server.socket.sentOf("choose")).toEqual([]);
  });

  it("that got lost is sent again if the question is still the same", async () => {
    server.welcome(update(4, "mining"));
    const answered = connection.answer(4, ["mining"]);
    server.socket.break();
    wait();
    server.welcome(update(4, "mining"));
    const [again] = server.socket.sentOf("choose");
    expect(again).toMatchObject({ n: 4, options: ["mining"] });
    server.socket.receive({ type: "done", ref: again?.ref ?? -1 });
    expect((await answered).type).toBe("done");
  });

  it("is never sent to another question, nor from another seat", async () => {
    for (const [now, seat] of [
      [update(5, "mining"), 0],
      [update(4, "mining"), 1],
      [update(4), 0],
    ] as const) {
      server.welcome(update(4, "mining"));
      const answered = connection.answer(4, ["mining"]);
      server.socket.break();
      wait();
      server.welcome(now, { seat });
      expect(server.socket.sentOf("choose")).toEqual([]);
      await answered;
      connection.reconnect();
    }
  });

  it("given without a connection is sent when there is one", () => {
    server.welcome(update(4, "mining"));
    server.socket.break();
    void connection.answer(4, ["mining"]).catch(() => undefined);
    wait();
    server.welcome(update(4, "mining"));
    expect(server.socket.sentOf("choose").length).toBe(1);
  });

  it("is not sent again by a second welcome on the same connection", () => {
    server.welcome(update(4, "mining"));
    void connection.answer(4, ["mining"]).catch(() => undefined);
    server.welcome(update(4, "mining"));
    expect(server.socket.sentOf("choose").length).toBe(1);
  });

  it("that is rejected is not sent again", async () => {
    server.welcome(update(4, "mining"));
    const answered = connection.answer(4, ["mining"]);
    server.socket.receive(rejected(server.socket.sentOf("choose")[0]?.ref, "stale"));
    await expect(answered).rejects.toThrow(RejectedError);
    server.socket.break();
    wait();
    server.welcome(update(4, "mining"));
    expect(server.socket.sentOf("choose")).toEqual([]);
  });
});
