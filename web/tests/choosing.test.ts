// Choosing: things light up, sets are collected in any order and answered in the order of the protocol.
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";

import type { Update } from "../src/generated/protocol";
import { TableState } from "../src/lib/table.svelte";
import { Choosing } from "../src/table/choosing.svelte";
import { FakeServer } from "./sockets";

let server: FakeServer;
let table: TableState;
let choosing: Choosing;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  table = new TableState("aaaaaaaaaa", { language: () => "en", open: server.open });
  choosing = new Choosing(table);
});
afterEach(() => table.leave());

const front = (card: string) => ({ type: "front", card });
const seats = [
  { hand: ["knight", "mining"].map(front), up: [], down: ["agriculture", "cannon", "tank"].map(front), wonders: [] },
  { hand: [], up: [], down: [], wonders: [] },
];

function asking(n: number, kind: string, options: string[], about: object = {}): Update {
  const view = {
    audience: 0,
    active: 0,
    deciding: { seat: 0, kind },
    seats,
    wonders: [],
    revealed: [],
    rows: {},
    piles: {},
  };
  return { n, events: [], view, question: { kind, options, about: { kind, ...about } } } as unknown as Update;
}
const news = (update: Update) => server.socket.tell({ type: "updated", update, clock: null, words: null });
const answered = () => server.socket.heard("choose").map(({ option }) => option);
async function done(): Promise<void> {
  server.socket.tell({ type: "done", ref: server.socket.heard("choose").at(-1)!.ref });
  await new Promise((resume) => setTimeout(resume));
}
const covered = (card: string) => ({ kind: "card", card, zone: "down/0" }) as const;
const held = (card: string) => ({ kind: "card", card, zone: "hand/0" }) as const;
const key = (name: string) => choosing.press(new KeyboardEvent("keydown", { key: name }));

it("lights what can be chosen, and only that", () => {
  server.welcome(asking(0, "develop", ["knight", "mining"]));
  expect([held("knight"), covered("tank")].map((thing) => choosing.stateOf(thing))).toEqual(["lit", "normal"]);
  choosing.touch(held("mining"));
  expect(answered()).toEqual(["mining"]);
});

it("explains what cannot be chosen, and how it would be written", () => {
  server.welcome(asking(0, "respond", ["done", "hand:knight"]));
  choosing.touch(covered("tank"));
  expect(choosing.explained).toMatchObject({ kind: "card", id: "tank", option: "flip:tank" });
  key("Escape");
  expect(choosing.explained).toBeNull();
});

it("takes the second click of a double click for no answer to the next question", () => {
  const option = document.createElement("button");
  option.dataset.option = "knight";
  const link = document.createElement("a");
  document.body.append(option, link);
  document.addEventListener("click", choosing.sift, true);
  onTestFinished(() => document.removeEventListener("click", choosing.sift, true));
  const passes = (detail: number, target: HTMLElement = option) => {
    let passed = false;
    target.onclick = () => (passed = true);
    const whole = target.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
    expect(whole).toBe(passed); // what is no click for us is none for the browser either
    return passed;
  };
  server.welcome(asking(0, "develop", ["knight", "mining"]));
  expect(passes(1)).toBe(true);
  expect(passes(2)).toBe(true); // a set is taken together as quickly as one likes
  news(asking(1, "activate", ["no", "yes"]));
  expect(passes(3, link)).toBe(true); // this answers nothing
  const asked = (n: number) => {
    news(asking(n, "develop", ["knight", "mining"]));
    choosing.wait();
  };
  asked(2);
  expect(passes(4)).toBe(false);
  expect(passes(5)).toBe(true);
  asked(3);
  expect(passes(1)).toBe(true);
  asked(4);
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 300);
  expect(passes(2)).toBe(true); // that was long enough to read it
  vi.restoreAllMocks();
});

it("answers by keys, and the obvious by Enter", () => {
  server.welcome(asking(0, "activate", ["no", "yes"]));
  key("Enter");
  expect(answered()).toEqual(["yes"]);
});

it("begins to pay for what is bought", () => {
  server.welcome(asking(0, "buy", ["pass", "tank"]));
  key("2");
  expect([choosing.buying, answered()]).toEqual(["tank", []]);
});

const fitting = { agriculture: 1, cannon: 1, tank: 1 };

it("collects a set in any order and answers in theirs; what is not asked is left out", async () => {
  server.welcome(asking(0, "deplete", ["agriculture", "cannon"], { number: 2, chosen: 0, left: 2, fitting }));
  choosing.touch(covered("tank"));
  expect(choosing.complete).toBe(false);
  choosing.touch(covered("cannon"));
  expect([choosing.stateOf(covered("tank")), choosing.complete]).toEqual(["chosen", true]);
  const sent = choosing.confirm();
  expect(answered()).toEqual(["cannon"]);
  // After the Cannon only the Tank is left: the server takes it by itself.
  news(asking(1, "buy", ["pass", "knight"]));
  await done();
  await sent;
  expect([answered(), choosing.busy, choosing.collected]).toEqual([["cannon"], false, []]);
});

it("gives up the first one for one too many, and ends a free set by done", async () => {
  server.welcome(asking(0, "deplete", ["agriculture", "cannon"], { number: 2, chosen: 0, left: 2, fitting }));
  for (const option of ["agriculture", "cannon", "tank"]) choosing.choose(option);
  expect(choosing.collected).toEqual(["cannon", "tank"]);
  news(asking(1, "take-back", ["agriculture", "cannon", "done", "tank"], { fitting }));
  key("3");
  key("Enter");
  expect(answered()).toEqual(["tank"]);
  news(asking(2, "take-back", ["agriculture", "done"], { fitting: { agriculture: 1 } }));
  await done();
  expect(answered()).toEqual(["tank", "done"]);
});

it("answers nothing else with what was meant for a set", async () => {
  const about = { fitting: { "flip:cannon": 1 } };
  server.welcome(asking(0, "respond", ["done", "flip:cannon"], about));
  choosing.choose("flip:cannon");
  const sent = choosing.confirm();
  expect(answered()).toEqual(["flip:cannon"]);
  // The set is over by itself, somebody else chooses, and attacks again; all of it arrives together.
  news({ ...asking(1, "respond", []), question: null });
  server.socket.tell({ type: "done", ref: server.socket.heard("choose").at(-1)!.ref });
  news(asking(2, "respond", ["done", "flip:tank"], about));
  await sent;
  expect([answered(), choosing.busy]).toEqual([["flip:cannon"], false]);
});
