// Messages that arrive together are delivered together, in order, and all before the end.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { BatchedSocket } from "../src/lib/batchedSocket";

class FakeWebSocket {
  static last: FakeWebSocket;
  onopen!: () => void;
  onmessage!: (event: { data: string }) => void;
  onclose!: () => void;
  sent: string[] = [];
  constructor(readonly address: string) {
    FakeWebSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose();
  }
}

let received: string[];
let socket: BatchedSocket;
const delivered = async () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  received = [];
  socket = new BatchedSocket("ws://there/");
  socket.onmessage = ({ data }) => received.push(data);
  socket.onclose = () => received.push("closed");
});
afterEach(() => vi.unstubAllGlobals());

it("delivers at once what has arrived at once", async () => {
  let changes = 0;
  socket.onmessage = ({ data }) => {
    if (received.push(data) === 1) queueMicrotask(() => (changes = received.length));
  };
  for (const data of ["a", "b", "c"]) FakeWebSocket.last.onmessage({ data });
  expect(received).toEqual([]);
  await delivered();
  expect([received, changes]).toEqual([["a", "b", "c"], 3]);
  FakeWebSocket.last.onmessage({ data: "d" });
  await delivered();
  expect(received).toEqual(["a", "b", "c", "d"]);
});

it("reports the end last, and nothing twice", async () => {
  FakeWebSocket.last.onmessage({ data: "a" });
  socket.close();
  await delivered();
  expect(received).toEqual(["a", "closed"]);
});

it("goes on after a message that throws", async () => {
  socket.onmessage = ({ data }) => {
    if (data === "bad") throw new Error("a mistake of ours");
    received.push(data);
  };
  for (const data of ["a", "bad", "c"]) FakeWebSocket.last.onmessage({ data });
  expect(() => FakeWebSocket.last.onclose()).toThrow("a mistake of ours");
  await delivered();
  expect(received).toEqual(["a", "c"]);
});

it("sends without delay", () => {
  socket.send("x");
  expect([FakeWebSocket.last.address, FakeWebSocket.last.sent]).toEqual(["ws://there/", ["x"]]);
});
