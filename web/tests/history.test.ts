// What happened before we connected.
import { beforeEach, expect, it, vi } from "vitest";

import type { Language } from "../src/generated/protocol";
import { TableClient } from "../src/lib/tableClient.svelte";
import { FakeServer } from "./fakeServer";
import { SampleGame } from "./sampleUpdates";

let server: FakeServer;
let game: SampleGame;
let table: TableClient;
let language: Language;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  language = "en";
  server = new FakeServer();
  game = new SampleGame();
  table = new TableClient("aaaaaaaaaa", { language: () => language, open: server.open, replay: game.load });
  return () => {
    table.disconnect();
    vi.useRealTimers();
  };
});

const loaded = () => vi.advanceTimersByTimeAsync(1000);
const sentences = () => table.log.flatMap((entry) => (entry.kind === "events" ? entry.sentences : [entry.kind]));
const range = (from: number, to: number, words = "en") =>
  Array.from({ length: to - from + 1 }, (_, index) => `${words} ${from + index}`);
/** The game is at this step when we connect; `n`: the number of its update. */
function connectAt(step: number, n = step): void {
  game.total = step + 1;
  server.welcome(game.step(step, n));
}
function continueTo(step: number, n = step): void {
  game.total = step + 1;
  const words = {
    question: "",
    help: "",
    options: [],
    fitting: [],
    stake: [],
    position: "",
    events: [`${language} ${step}`],
  };
  server.socket.receive({ type: "updated", update: game.step(step, n), clock: null, words, position: null });
}

it("the last steps are loaded first, earlier ones on request, and new updates are listed once", async () => {
  connectAt(100);
  continueTo(101);
  expect(sentences()).toEqual(["en 101"]);
  await loaded();
  expect(sentences()).toEqual(range(41, 101));
  expect(table.history.state).toBe("more");
  table.history.loadMore();
  await loaded();
  expect(sentences()).toEqual(range(1, 101));
  expect([table.history.state, game.requests.length]).toEqual(["complete", 2]);
  expect(new Set(table.log.map(({ id }) => id)).size).toBe(101);
});

it("at the beginning nothing is loaded", async () => {
  connectAt(0);
  await loaded();
  expect([game.requests.length, table.history.state]).toEqual([0, "complete"]);
});

it("a game that continues from a record has a history", async () => {
  server.welcome(null);
  continueTo(5);
  await loaded();
  expect(sentences()).toContain("en 4");
});

it("numbers of updates count what was undone, steps do not", async () => {
  connectAt(70, 90);
  continueTo(71, 91);
  await loaded();
  expect(sentences()).toEqual(range(12, 71));
  expect(table.log.map(({ n }) => n).slice(-2)).toEqual([90, 91]);
});

it("in another language everything is loaded again", async () => {
  connectAt(10);
  await loaded();
  continueTo(11);
  language = "ja";
  table.reconnect();
  connectAt(11);
  await loaded();
  expect(sentences()).toEqual(range(1, 11, "ja"));
});

it("what was missed is loaded later", async () => {
  connectAt(10);
  await loaded();
  table.reconnect();
  connectAt(13);
  expect(sentences().at(-1)).toBe("missed");
  await loaded();
  expect(sentences()).toEqual(range(1, 13));
});

it("if nothing was missed nothing is loaded", async () => {
  connectAt(10);
  await loaded();
  continueTo(11);
  table.reconnect();
  connectAt(11);
  await loaded();
  expect(game.requests.length).toBe(1);
  expect(sentences()).toEqual(range(1, 11));
});

it("what could not be loaded is tried again", async () => {
  game.broken = true;
  connectAt(10);
  continueTo(11);
  await loaded();
  expect([table.history.state, sentences()]).toEqual(["failed", ["en 11"]]);
  game.broken = false;
  table.history.loadMore();
  await loaded();
  expect([table.history.state, sentences()]).toEqual(["complete", range(1, 11)]);
});

it("is loaded back to my last turn", async () => {
  game.players = 75;
  connectAt(150);
  await loaded();
  expect(
    table.history.entries.some(({ events }) => events.some((event) => event.type === "turn" && event.seat === 0)),
  ).toBe(true);
});
