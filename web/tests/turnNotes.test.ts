// Why nothing could be bought, and how many cards came back to hand.
import { expect, it } from "vitest";

import type { SeenEvent } from "../src/generated/protocol";
import type { LogEntry } from "../src/lib/history.svelte";
import { turnNotes } from "../src/table/turnNotes";

const turn = (seat: number): SeenEvent => ({ type: "turn", seat, turn: 1 });
const moved = (seat: number, origin: "hand" | "up" | "down", target: "hand" | "down"): SeenEvent => ({
  type: "moved",
  card: { type: "front", card: "mining" },
  seat,
  origin,
  to: seat,
  target,
});
const laid = (seat: number) => moved(seat, "hand", "down");
const back = (seat: number) => moved(seat, "up", "hand");
const short = (seat: number): SeenEvent => ({
  type: "unaffordable",
  seat,
  nearest: "ambush",
  short: 1,
  resource: "food",
});
const entry = (n: number, ...events: SeenEvent[]): LogEntry => ({
  id: n,
  kind: "events",
  n,
  turn: n,
  events,
  sentences: [],
});

const mine = entry(1, turn(0), laid(0), short(0), back(0), back(0), turn(1));
const theirs = entry(2, laid(1), short(1), back(1), turn(0));

it("the notes of one's turn stay while the others play, and until one does something in the next", () => {
  expect(turnNotes([mine], 0)).toEqual({ unaffordable: short(0), refilled: 2 });
  expect(turnNotes([mine, theirs], 0)).toEqual({ unaffordable: short(0), refilled: 2 });
  expect(turnNotes([mine, theirs, entry(3, laid(0))], 0)).toBeNull();
  expect(turnNotes([mine, theirs, entry(3, laid(0), short(0))], 0)).toEqual({ unaffordable: short(0), refilled: 0 });
});

it("what others did or what was undone is no note", () => {
  expect(turnNotes([theirs], 0)).toBeNull();
  expect(turnNotes([{ ...mine, undone: true }], 0)).toBeNull();
});
