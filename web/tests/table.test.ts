import { afterEach, beforeEach, expect, it } from "vitest";

import type { Words } from "../src/generated/protocol";
import { seatKey } from "../src/lib/memory";
import { TableState } from "../src/lib/table.svelte";
import { FakeServer, update } from "./sockets";
import { Tale } from "./tale";

const words = (...events: string[]): Words => ({
  question: "Which?",
  help: "",
  options: [],
  fitting: [],
  events,
  position: "",
});

let server: FakeServer;
let table: TableState;
let tale: Tale;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  tale = new Tale();
  table = new TableState("aaaaaaaaaa", { language: () => "en", open: server.open, replay: tale.load });
});
afterEach(() => table.leave());

const news = (n: number, ...events: string[]) =>
  server.socket.tell({ type: "updated", update: update(n, "mining"), clock: null, words: words(...events) });

it("knows the table, my seat and my question", () => {
  server.welcome(update(0, "mining", "warrior"));
  expect(table.connection).toBe("open");
  expect([table.seat, table.host, table.me?.name, table.alone]).toEqual([0, true, "Ada", false]);
  expect(table.question?.options).toEqual(["mining", "warrior"]);
});

it("keeps what was not shown yet in order, and tells what happened by update", () => {
  server.welcome(update(0, "mining"));
  news(1, "You lay Mining.", "Ben is asked.");
  news(2, "Ben passes.");
  expect(table.update?.n).toBe(2);
  expect(table.log.map((entry) => [entry.n, entry.sentences.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect([table.next()?.update.n, table.next()?.update.n, table.next()]).toEqual([1, 2, null]);
});

it("does not show what happened before a new connection, but says that something did", () => {
  server.welcome(update(0, "mining"));
  news(1, "You lay Mining.");
  table.renew();
  server.welcome(update(5, "mining"));
  expect(table.queue).toEqual([]);
  expect(table.log.at(-1)?.kind).toBe("missed");
});

it("an answer is pending until it is done", async () => {
  server.welcome(update(3, "mining"));
  const chosen = table.choose("mining");
  expect(table.pending).toEqual({ n: 3, option: "mining" });
  expect(await table.choose("mining")).toBe(false);
  server.socket.tell({ type: "done", ref: server.socket.heard("choose")[0]?.ref ?? -1 });
  expect(await chosen).toBe(true);
  expect(table.pending).toBeNull();
});

it("a refusal says why, and a stale answer shows how it stands", async () => {
  server.welcome(update(3, "mining"));
  const chosen = table.choose("mining");
  const ref = server.socket.heard("choose")[0]?.ref ?? -1;
  const now = { update: update(4, "warrior"), words: words() };
  server.socket.tell({ type: "refused", ref, code: "stale", text: "Too late.", reasons: [], ...now });
  expect(await chosen).toBe(false);
  expect(table.refusal?.code).toBe("stale");
  expect(table.question?.options).toEqual(["warrior"]);
});

it("remembers the key of the seat, and forgets one that opens nothing", async () => {
  server.welcome();
  const sat = table.sit(0, { name: "Ada" });
  server.socket.tell({ type: "key", ref: server.socket.heard("sit")[0]?.ref ?? -1, seat: 0, key: "secret" });
  await sat;
  expect(seatKey.get("aaaaaaaaaa")).toBe("secret");
  table.renew();
  server.socket.onopen?.();
  expect(server.socket.heard("hello")[0]?.key).toBe("secret");
  server.socket.tell({ type: "bye", code: "wrong-key", text: "No.", again: null });
  expect(seatKey.get("aaaaaaaaaa")).toBeNull();
  server.welcome();
  expect(server.socket.heard("hello")[0]?.key).toBeNull();
  expect(table.refusal?.code).toBe("wrong-key");
});

it("answers one question after the other, and stops where something else is asked", async () => {
  server.welcome(update(3, "knight", "pass"));
  const answered = table.answerAll(["knight", "card:mining", "card:warrior"]);
  const settle = async (n: number, ...options: string[]) => {
    server.socket.tell({ type: "updated", update: update(n, ...options), clock: null, words: words() });
    server.socket.tell({ type: "done", ref: server.socket.heard("choose").at(-1)?.ref ?? -1 });
    await new Promise((resolve) => setTimeout(resolve));
  };
  await settle(4, "card:mining", "card:warrior");
  await settle(5, "agriculture");
  expect(await answered).toBe(false);
  expect(server.socket.heard("choose").map((said) => [said.n, said.option])).toEqual([
    [3, "knight"],
    [4, "card:mining"],
  ]);
});

it("whom one does not want to hear is not heard after a reload either", () => {
  sessionStorage.clear();
  server.welcome();
  void table.mute(1, true);
  table.leave();
  const again = new FakeServer();
  table = new TableState("aaaaaaaaaa", { language: () => "en", open: again.open, replay: tale.load });
  const said = { type: "said", seat: 1, at: 1, text: "Hey", feeling: null } as const;
  again.welcome(null, { said: [said] });
  expect(table.said).toEqual([]);
  expect(again.socket.heard("mute")).toHaveLength(1);
  void table.mute(1, false);
  expect(table.muted).toEqual([]);
});
