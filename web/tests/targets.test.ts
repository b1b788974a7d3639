// Every option of every golden game stands for an item on the table.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { SUPPLY_AGES } from "../src/generated/catalog";
import type { Question } from "../src/generated/protocol";
import {
  type BoardPosition,
  isCompleteSet,
  setQuestionOf,
  shownBack,
  type Target,
  targetKey,
  targetOf,
} from "../src/table/targets";

const GOLDEN = join(import.meta.dirname, "../../tests/golden");

interface TraceLine {
  seat: number | "chance";
  kind: string;
  options: string[];
  choice: string;
  state: {
    active: number;
    players: { hand: string[]; up: string[]; down: string[]; wonders: string[] }[];
    rows: Record<string, (string | null)[]>;
    piles: Record<string, string[]>;
    wonders: string[];
    gained: Record<string, number>;
    revealed?: string[];
  };
}

const front = (card: string) => ({ type: "front" as const, card });
const offer = (card: string) => ({ card, surcharge: 0, rests_on: [] });

function positionOf({ seat, kind, state }: TraceLine): BoardPosition {
  const asked = seat === "chance" ? null : seat;
  return {
    audience: asked,
    active: state.active,
    deciding: { seat, kind },
    seats: state.players.map(({ hand, up, down, wonders }) => ({
      hand: hand.map(front),
      up,
      down: down.map(front),
      wonders,
    })),
    rows: Object.fromEntries(
      SUPPLY_AGES.map((age) => [age, state.rows[age]!.map((card) => card && offer(card))]),
    ) as BoardPosition["rows"],
    piles: Object.fromEntries(
      Object.entries(state.piles).map(([age, [top, ...under]]) => [
        age,
        { top: top === undefined ? null : offer(top), under },
      ]),
    ),
    wonders: state.wonders,
    revealed: state.revealed ?? [],
  };
}

function exists(target: Target, view: BoardPosition, { state, options }: TraceLine): boolean {
  if (target.kind === "word") return options.includes(target.word);
  if (target.kind === "seat") return view.seats[target.seat] !== undefined;
  if (target.kind === "gained") return (state.gained[target.resource] ?? 0) > 0;
  const [name = "", where = ""] = target.zone.split("/");
  if (target.kind === "wonder")
    return (target.zone === "supply" ? view.wonders : view.seats[Number(where)]!.wonders).includes(target.wonder);
  if (name === "row") return target.kind === "card" && view.rows[where]!.some((offer) => offer?.card === target.card);
  if (name === "pile") return target.kind === "card" && view.piles[where]!.top?.card === target.card;
  const zone = view.seats[Number(where)]![name as "hand" | "up" | "down"].map((card) =>
    typeof card === "string" ? front(card) : card,
  );
  return zone.some((card) =>
    target.kind === "back" ? shownBack(card) === target.back : card.type === "front" && card.card === target.card,
  );
}

describe.each(readdirSync(GOLDEN).filter((name) => name.endsWith(".jsonl")))("%s", (name) => {
  const lines = readFileSync(join(GOLDEN, name), "utf8")
    .trim()
    .split("\n")
    .slice(1, -1)
    .map((line) => JSON.parse(line) as TraceLine);

  it("has every option on the table, each item once", () => {
    let opponent: number | null = null;
    for (const line of lines) {
      if (line.kind === "opponent") opponent = Number(line.choice);
      const view = positionOf(line);
      const asked = line.kind === "back" || line.kind === "take" ? opponent : null;
      const targets = line.options.map((option) => targetOf(line.kind, option, view, asked));
      for (const target of targets)
        expect(exists(target, view, line), `${line.kind}: ${JSON.stringify(target)}`).toBe(true);
      expect(new Set(targets.map(targetKey)).size).toBe(line.options.length);
      const named = ["activate", "gain", "option"].includes(line.kind)
        ? []
        : line.options.filter((option) => !/^(pass|done|none)$/.test(option));
      for (const option of named) expect(targetOf(line.kind, option, view, asked).kind).not.toBe("word");
    }
  });
});

describe("a set", () => {
  const questionOf = (kind: string, options: string[], about: object): Question =>
    ({ kind, options, about: { kind, ...about } }) as Question;

  it("consists of what the server says", () => {
    const question = questionOf("deplete", ["agriculture", "knight"], {
      left: 2,
      fitting: { agriculture: 1, knight: 1, tank: 1 },
    });
    expect(setQuestionOf(question)).toEqual({ worth: { agriculture: 1, knight: 1, tank: 1 }, number: 2 });
  });
  it("of one is no set; one that may end at any time has no number", () => {
    expect(setQuestionOf(questionOf("deplete", ["agriculture"], { left: 1, fitting: { agriculture: 1 } }))).toBeNull();
    expect(
      setQuestionOf(questionOf("take-back", ["done", "agriculture"], { fitting: { agriculture: 1 } }))?.number,
    ).toBeNull();
    expect(setQuestionOf(questionOf("take-back", ["done"], { fitting: {} }))).toBeNull();
    expect(setQuestionOf(questionOf("develop", ["knight", "mining"], {}))).toBeNull();
  });
  it("is complete when it may count for the number asked for", () => {
    const three = { worth: { agriculture: 1, knight: 1, satellite: 2, tank: 1 }, number: 3 };
    expect(isCompleteSet(three, ["agriculture", "knight"])).toBe(false);
    expect(isCompleteSet(three, ["agriculture", "knight", "tank"])).toBe(true);
    expect(isCompleteSet(three, ["agriculture", "satellite"])).toBe(true);
    expect(isCompleteSet(three, ["satellite"])).toBe(false);
    expect(isCompleteSet({ ...three, number: null }, [])).toBe(true);
  });
});
