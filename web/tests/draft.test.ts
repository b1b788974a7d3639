// A table that is being set up.
import { describe, expect, it } from "vitest";

import { Draft, SWITCH_NAMES } from "../src/create/draft.svelte";
import { valuesOf } from "../src/create/values";

describe("a draft", () => {
  it("asks only for what differs from the usual", () => {
    const draft = new Draft();
    expect(draft.wanted.game?.switches).toEqual({});
    draft.turn("open-hands", true);
    draft.turn("end-at-once", false);
    expect(draft.switches).toEqual({ "open-hands": true });
  });

  it("knows what is usual in each game", () => {
    const draft = new Draft();
    draft.turn("space-counts-two", true);
    draft.set = "base";
    expect(draft.switches).toEqual({ "space-counts-two": true });
    draft.set = "renaissance";
    expect(draft.switches).toEqual({});
    expect(SWITCH_NAMES).toHaveLength(6);
  });

  it("has as many seats as players, and counts the people", () => {
    const draft = new Draft();
    draft.players = 3;
    draft.levels = [null, "scout", null, "scout"];
    expect(draft.wanted.seats).toEqual([null, "scout", null]);
    expect(draft.people).toBe(2);
  });

  it("lets no bot take over in slow games, unless one wants it", () => {
    const draft = new Draft();
    expect(draft.wanted.settings?.away).toBe(600);
    draft.keepPace("day");
    expect(draft.wanted.settings).toMatchObject({ away: null, clock: { type: "move", seconds: 86_400 } });
    draft.away = 3600;
    expect(draft.wanted.settings?.away).toBe(3600);
    draft.keepPace("ten");
    expect(draft.wanted.settings?.away).toBe(600);
  });

  it("takes clocks set by hand in minutes, within what the server takes", () => {
    const draft = new Draft();
    draft.keepPace("own");
    draft.own = { type: "total", minutes: 12.5, increment: 7 };
    expect(draft.clock).toEqual({ type: "total", seconds: 750, increment: 7 });
    draft.own = { type: "move", minutes: 0, increment: 7 };
    expect(draft.clock).toEqual({ type: "move", seconds: 10 });
    draft.own = { type: "move", minutes: 1e9, increment: 7 };
    expect(draft.clock).toEqual({ type: "move", seconds: 2_592_000 });
  });
});

describe("card values", () => {
  const knight = { knight: { cost: { iron: 2 }, strength: 3 } };

  it("come from TOML or JSON", async () => {
    expect(await valuesOf("# mine\n[knight]\ncost = { iron = 2 }\nstrength = 3\n")).toEqual(knight);
    expect(await valuesOf(JSON.stringify(knight))).toEqual(knight);
  });

  it("do not come from anything else", async () => {
    for (const text of ["knight", "{", "null", "strength = 3", '{"knight": 3}', "[knight"]) {
      await expect(valuesOf(text), text).rejects.toThrow();
    }
  });
});
