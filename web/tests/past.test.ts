// What happened before one came.
import { beforeEach, expect, it, vi } from "vitest";

import type { Language } from "../src/generated/protocol";
import { TableState } from "../src/lib/table.svelte";
import { FakeServer } from "./sockets";
import { Tale } from "./tale";

let server: FakeServer;
let tale: Tale;
let table: TableState;
let language: Language;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  language = "en";
  server = new FakeServer();
  tale = new Tale();
  table = new TableState("aaaaaaaaaa", { language: () => language, open: server.open, replay: tale.load });
  return () => (table.leave(), vi.useRealTimers());
});

const loaded = () => vi.advanceTimersByTimeAsync(1000);
const sentences = () => table.log.flatMap((entry) => (entry.kind === "events" ? entry.sentences : [entry.kind]));
const range = (from: number, to: number, words = "en") =>
  Array.from({ length: to - from + 1 }, (_, place) => `${words} ${from + place}`);
/** The game has come to this step; `n` of the update. */
function come(step: number, n = step): void {
  tale.total = step + 1;
  server.welcome(tale.step(step, n));
}
function goOn(step: number, n = step): void {
  tale.total = step + 1;
  const words = { question: "", help: "", options: [], fitting: [], position: "", events: [`${language} ${step}`] };
  server.socket.tell({ type: "updated", update: tale.step(step, n), clock: null, words });
}

it("the last steps come first, older ones when they are wanted, and news are not doubled", async () => {
  come(100);
  goOn(101);
  expect(sentences()).toEqual(["en 101"]);
  await loaded();
  expect(sentences()).toEqual(range(41, 101));
  expect(table.past.state).toBe("more");
  table.past.more();
  await loaded();
  expect(sentences()).toEqual(range(1, 101));
  expect([table.past.state, tale.asked.length]).toEqual(["whole", 2]);
  expect(new Set(table.log.map(({ id }) => id)).size).toBe(101);
});

it("at the beginning there is nothing to ask for", async () => {
  come(0);
  await loaded();
  expect([tale.asked.length, table.past.state]).toEqual([0, "whole"]);
});

it("a game that goes on from somewhere has a past", async () => {
  server.welcome(null);
  goOn(5);
  await loaded();
  expect(sentences()).toContain("en 4");
});

it("numbers run on when something is taken back, steps do not", async () => {
  come(70, 90);
  goOn(71, 91);
  await loaded();
  expect(sentences()).toEqual(range(12, 71));
  expect(table.log.map(({ n }) => n).slice(-2)).toEqual([90, 91]);
});

it("in another language everything is said anew", async () => {
  come(10);
  await loaded();
  goOn(11);
  language = "ja";
  table.renew();
  come(11);
  await loaded();
  expect(sentences()).toEqual(range(1, 11, "ja"));
});

it("what was missed is told later", async () => {
  come(10);
  await loaded();
  table.renew();
  come(13);
  expect(sentences().at(-1)).toBe("missed");
  await loaded();
  expect(sentences()).toEqual(range(1, 13));
});

it("who has missed nothing asks for nothing", async () => {
  come(10);
  await loaded();
  goOn(11);
  table.renew();
  come(11);
  await loaded();
  expect(tale.asked.length).toBe(1);
  expect(sentences()).toEqual(range(1, 11));
});

it("what could not be loaded is tried again", async () => {
  tale.broken = true;
  come(10);
  goOn(11);
  await loaded();
  expect([table.past.state, sentences()]).toEqual(["failed", ["en 11"]]);
  tale.broken = false;
  table.past.more();
  await loaded();
  expect([table.past.state, sentences()]).toEqual(["whole", range(1, 11)]);
});

it("goes back until my last turn is there", async () => {
  tale.players = 75;
  come(150);
  await loaded();
  expect(
    table.past.entries.some(({ events }) => events.some((event) => event.type === "turn" && event.seat === 0)),
  ).toBe(true);
});
