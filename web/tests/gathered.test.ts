// What comes together is told together, in order, and all of it before the end.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Gathered } from "../src/lib/gathered";

class Wire {
  static last: Wire;
  onopen!: () => void;
  onmessage!: (event: { data: string }) => void;
  onclose!: () => void;
  sent: string[] = [];
  constructor(readonly address: string) {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose();
  }
}

let heard: string[];
let socket: Gathered;
const turns = async () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  heard = [];
  socket = new Gathered("ws://there/");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = () => heard.push("closed");
});
afterEach(() => vi.unstubAllGlobals());

it("tells at once what has come at once", async () => {
  let changes = 0;
  socket.onmessage = ({ data }) => {
    if (heard.push(data) === 1) queueMicrotask(() => (changes = heard.length));
  };
  for (const data of ["a", "b", "c"]) Wire.last.onmessage({ data });
  expect(heard).toEqual([]);
  await turns();
  expect([heard, changes]).toEqual([["a", "b", "c"], 3]);
  Wire.last.onmessage({ data: "d" });
  await turns();
  expect(heard).toEqual(["a", "b", "c", "d"]);
});

it("tells the end last, and nothing twice", async () => {
  Wire.last.onmessage({ data: "a" });
  socket.close();
  await turns();
  expect(heard).toEqual(["a", "closed"]);
});

it("goes on after a message that could not be taken", async () => {
  socket.onmessage = ({ data }) => {
    if (data === "bad") throw new Error("a mistake of ours");
    heard.push(data);
  };
  for (const data of ["a", "bad", "c"]) Wire.last.onmessage({ data });
  expect(() => Wire.last.onclose()).toThrow("a mistake of ours");
  await turns();
  expect(heard).toEqual(["a", "c"]);
});

it("sends without delay", () => {
  socket.send("x");
  expect([Wire.last.address, Wire.last.sent]).toEqual(["ws://there/", ["x"]]);
});
