// Items that can be chosen are lit; sets are selected in any order and answered in the order of the protocol.
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";

import type { Update } from "../src/generated/protocol";
import { TableClient } from "../src/lib/tableClient.svelte";
import { Selection } from "../src/table/selection.svelte";
import { FakeServer } from "./fakeServer";

let server: FakeServer;
let table: TableClient;
let selection: Selection;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  table = new TableClient("aaaaaaaaaa", { language: () => "en", open: server.open });
  selection = new Selection(table);
});
afterEach(() => table.disconnect());

const front = (card: string) => ({ type: "front", card });
const seats = [
  { hand: ["knight", "mining"].map(front), up: [], down: ["agriculture", "cannon", "tank"].map(front), wonders: [] },
  { hand: [], up: [], down: [], wonders: [] },
];

function updateWith(n: number, kind: string, options: string[], about: object = {}): Update {
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
const receive = (update: Update) =>
  server.socket.receive({ type: "updated", update, clock: null, words: null, position: null });
const answered = () => server.socket.sentOf("choose").map(({ options }) => (options as string[]).join(" "));
async function done(): Promise<void> {
  server.socket.receive({ type: "done", ref: server.socket.sentOf("choose").at(-1)!.ref });
  await new Promise((resume) => setTimeout(resume));
}
const covered = (card: string) => ({ kind: "card", card, zone: "down/0" }) as const;
const inHand = (card: string) => ({ kind: "card", card, zone: "hand/0" }) as const;
const key = (name: string) => selection.pressKey(new KeyboardEvent("keydown", { key: name }));

it("lights what can be chosen, and only that", () => {
  server.welcome(updateWith(0, "develop", ["knight", "mining"]));
  expect([inHand("knight"), covered("tank")].map((item) => selection.stateOf(item))).toEqual(["lit", "normal"]);
  selection.click(inHand("mining"));
  expect(answered()).toEqual(["mining"]);
});

it("explains what cannot be chosen, with the option it would be", () => {
  server.welcome(updateWith(0, "respond", ["done", "hand:knight"]));
  selection.click(covered("tank"));
  expect(selection.explained).toMatchObject({ kind: "card", id: "tank", option: "flip:tank" });
  key("Escape");
  expect(selection.explained).toBeNull();
});

it("ignores the second click of a double click if it would answer the next question", () => {
  const option = document.createElement("button");
  option.dataset.option = "knight";
  const link = document.createElement("a");
  document.body.append(option, link);
  document.addEventListener("click", selection.ignoreDoubleClick, true);
  onTestFinished(() => document.removeEventListener("click", selection.ignoreDoubleClick, true));
  const passes = (detail: number, target: HTMLElement = option) => {
    let passed = false;
    target.onclick = () => (passed = true);
    const whole = target.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
    expect(whole).toBe(passed); // an ignored click is ignored by the browser, too
    return passed;
  };
  server.welcome(updateWith(0, "develop", ["knight", "mining"]));
  expect(passes(1)).toBe(true);
  expect(passes(2)).toBe(true); // members of a set may be clicked quickly
  receive(updateWith(1, "activate", ["no", "yes"]));
  expect(passes(3, link)).toBe(true); // this is no answer
  const ask = (n: number) => {
    receive(updateWith(n, "develop", ["knight", "mining"]));
    selection.watchLateness();
  };
  ask(2);
  expect(passes(4)).toBe(false);
  expect(passes(5)).toBe(true);
  ask(3);
  expect(passes(1)).toBe(true);
  ask(4);
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 300);
  expect(passes(2)).toBe(true); // that was long enough to read it
  vi.restoreAllMocks();
});

it("answers by keys, and the default option by Enter", () => {
  server.welcome(updateWith(0, "activate", ["no", "yes"]));
  key("Enter");
  expect(answered()).toEqual(["yes"]);
});

it("begins to pay for what is bought; doing nothing has the 0", () => {
  server.welcome(updateWith(0, "buy", ["pass", "tank"]));
  key("1");
  expect([selection.paying.active, selection.paying.option, answered()]).toEqual([true, "tank", []]);
  key("Escape");
  expect(selection.paying.active).toBe(false);
  key("0");
  expect(answered()).toEqual(["pass"]);
});

const fitting = { agriculture: 1, cannon: 1, tank: 1 };

it("selects a set in any order and answers in that of the protocol", async () => {
  server.welcome(updateWith(0, "deplete", ["agriculture", "cannon"], { number: 2, chosen: 0, left: 2, fitting }));
  selection.click(covered("tank"));
  expect(selection.isComplete).toBe(false);
  selection.click(covered("cannon"));
  expect([selection.stateOf(covered("tank")), selection.isComplete]).toEqual(["chosen", true]);
  selection.confirm();
  expect(answered()).toEqual(["cannon tank done"]);
  // After the Cannon only the Tank is left: the server takes it by itself.
  receive(updateWith(1, "buy", ["pass", "knight"]));
  await done();
  expect([answered(), selection.busy, selection.members]).toEqual([["cannon tank done"], false, []]);
});

it("deselects the first for one too many, and ends a free set by done", async () => {
  server.welcome(updateWith(0, "deplete", ["agriculture", "cannon"], { number: 2, chosen: 0, left: 2, fitting }));
  for (const option of ["agriculture", "cannon", "tank"]) selection.choose(option);
  expect(selection.members).toEqual(["cannon", "tank"]);
  receive(updateWith(1, "take-back", ["agriculture", "cannon", "done", "tank"], { fitting }));
  key("3");
  key("Enter");
  expect(answered()).toEqual(["tank done"]);
  await done();
  expect(selection.busy).toBe(false);
});

it("answers no other question with the members of a set", async () => {
  const about = { fitting: { "flip:cannon": 1 } };
  server.welcome(updateWith(0, "respond", ["done", "flip:cannon"], about));
  selection.choose("flip:cannon");
  selection.confirm();
  expect(answered()).toEqual(["flip:cannon done"]);
  // The set is complete by itself, another player chooses, and attacks again; all of it arrives together.
  receive({ ...updateWith(1, "respond", []), question: null });
  const confirmed = done();
  receive(updateWith(2, "respond", ["done", "flip:tank"], about));
  await confirmed;
  expect([answered(), selection.busy]).toEqual([["flip:cannon done"], false]);
});
