import { afterEach, beforeEach, expect, it } from "vitest";

import type { SeenEvent, Update, Words } from "../src/generated/protocol";
import { t } from "../src/lib/i18n.svelte";
import { seatKeys } from "../src/lib/storage";
import { TableClient } from "../src/lib/tableClient.svelte";
import { FakeServer, update } from "./fakeServer";
import { SampleGame } from "./sampleUpdates";

const words = (...events: string[]): Words => ({
  question: "Which?",
  help: "",
  options: [],
  fitting: [],
  events,
  stake: [],
  position: "",
});

let server: FakeServer;
let table: TableClient;
let game: SampleGame;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  game = new SampleGame();
  table = new TableClient("aaaaaaaaaa", { language: () => "en", open: server.open, replay: game.load });
});
afterEach(() => table.disconnect());

const receive = (n: number, ...events: string[]) =>
  server.socket.receive({
    type: "updated",
    update: update(n, "mining"),
    clock: null,
    words: words(...events),
    position: null,
  });

it("knows the table, my seat and my question", () => {
  server.welcome(update(0, "mining", "warrior"));
  expect(table.connectionState).toBe("open");
  expect([table.seat, table.host, table.me?.name, table.alone]).toEqual([0, true, "Ada", false]);
  expect(table.question?.options).toEqual(["mining", "warrior"]);
});

it("queues updates that are not shown yet, and logs what happened in each", () => {
  server.welcome(update(0, "mining"));
  receive(1, "You lay Mining.", "Ben is asked.");
  receive(2, "Ben passes.");
  expect(table.update?.n).toBe(2);
  expect(table.log.map((entry) => [entry.n, entry.sentences.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect([table.next()?.update.n, table.next()?.update.n, table.next()]).toEqual([1, 2, null]);
});

it("after a new connection shows only the position, and logs that something was missed", () => {
  server.welcome(update(0, "mining"));
  receive(1, "You lay Mining.");
  table.reconnect();
  server.welcome(update(5, "mining"));
  expect(table.queue).toEqual([]);
  expect(table.log.at(-1)?.kind).toBe("missed");
});

it("what an undo takes back is marked in the log, and nothing before it", () => {
  const at = (n: number, turn: number, ...events: SeenEvent[]) => {
    const position = { ...update(n, "mining"), events, view: { turn } as Update["view"] };
    server.socket.receive({ type: "updated", update: position, clock: null, words: words(`${n}`), position: null });
  };
  server.welcome({ ...update(0, "mining"), view: { turn: 1 } as Update["view"] });
  at(1, 2);
  at(2, 3);
  at(3, 4);
  at(4, 2, { type: "undone", seat: 0 });
  expect(table.log.map(({ n, undone }) => [n, undone === true])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ]);
  // The position before that is known, too.
  at(5, 1, { type: "undone", seat: 0 });
  expect(table.log.filter(({ undone }) => undone === true).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

it("an answer is pending until it is done, and only one at a time", async () => {
  server.welcome(update(3, "mining"));
  const answered = table.answer(["mining"]);
  expect(table.pending).toEqual({ n: 3, options: ["mining"] });
  await table.answer(["mining"]);
  expect(server.socket.sentOf("choose")).toHaveLength(1);
  server.socket.receive({ type: "done", ref: server.socket.sentOf("choose")[0]?.ref ?? -1 });
  await answered;
  expect(table.pending).toBeNull();
});

it("a rejection says why, and a stale answer shows the position", async () => {
  server.welcome(update(3, "mining"));
  const answered = table.answer(["mining"]);
  const ref = server.socket.sentOf("choose")[0]?.ref ?? -1;
  const now = { update: update(4, "warrior"), words: words() };
  server.socket.receive({ type: "rejected", ref, code: "stale", text: "Too late.", reasons: [], ...now });
  await answered;
  expect(table.rejection?.code).toBe("stale");
  expect(table.question?.options).toEqual(["warrior"]);
});

it("stores the key of the seat, and goes on without one that is not valid", async () => {
  server.welcome();
  const sat = table.sit(0, { name: "Ada" });
  server.socket.receive({ type: "key", ref: server.socket.sentOf("sit")[0]?.ref ?? -1, seat: 0, key: "secret" });
  await sat;
  expect(seatKeys.get("aaaaaaaaaa")).toBe("secret");
  table.reconnect();
  server.socket.onopen?.();
  expect(server.socket.sentOf("hello")[0]?.key).toBe("secret");
  server.socket.receive({ type: "bye", code: "wrong-key", text: "No.", again: null });
  expect(seatKeys.get("aaaaaaaaaa")).toBeNull();
  expect(localStorage.getItem("gunsteel:seat:aaaaaaaaaa")).toBe("secret");
  server.welcome();
  expect(server.socket.sentOf("hello")[0]?.key).toBeNull();
  expect(table.rejection?.code).toBe("wrong-key");
});

it("a bad link does not replace the stored key of the seat", () => {
  seatKeys.set("aaaaaaaaaa", "mine");
  seatKeys.tryLink("aaaaaaaaaa", "rubbish");
  table.reconnect();
  server.socket.onopen?.();
  expect(server.socket.sentOf("hello")[0]?.key).toBe("rubbish");
  server.socket.receive({ type: "bye", code: "wrong-key", text: "No.", again: null });
  expect(localStorage.getItem("gunsteel:seat:aaaaaaaaaa")).toBe("mine");
  server.socket.onopen?.();
  expect(server.socket.sentOf("hello")[0]?.key).toBe("mine");
});

it("says what was undone while one was away", () => {
  server.welcome();
  const sentences = () => table.log.map((entry) => entry.sentences[0]);
  expect(sentences()).toEqual([]);
  server.welcome(update(3, "knight", "pass"), { undone: [1] });
  expect(sentences()).toEqual([t("undone-while-away", { name: "Ada" })]);
});

it("answers a purchase and its payment with one message", async () => {
  server.welcome(update(3, "knight", "pass"));
  const answered = table.answer(["knight", "card:mining", "card:agriculture"]);
  expect(table.pending).toEqual({ n: 3, options: ["knight", "card:mining", "card:agriculture"] });
  server.socket.receive({ type: "done", ref: server.socket.sentOf("choose").at(-1)?.ref ?? -1 });
  await answered;
  expect(table.pending).toBeNull();
  expect(server.socket.sentOf("choose").map((sent) => [sent.n, sent.options])).toEqual([
    [3, ["knight", "card:mining", "card:agriculture"]],
  ]);
});

it("a muted player stays muted after a reload", () => {
  sessionStorage.clear();
  server.welcome();
  void table.mute(1, true);
  table.disconnect();
  const again = new FakeServer();
  table = new TableClient("aaaaaaaaaa", { language: () => "en", open: again.open, replay: game.load });
  const said = { type: "said", seat: 1, at: 1, text: "Hey", feeling: null } as const;
  again.welcome(null, { said: [said] });
  expect(table.said).toEqual([]);
  expect(again.socket.sentOf("mute")).toHaveLength(1);
  void table.mute(1, false);
  expect(table.muted).toEqual([]);
});
