// A table before it is created.
import { describe, expect, it } from "vitest";

import { SWITCH_NAMES, TableDraft } from "../src/create/tableDraft.svelte";
import { rememberValues } from "../src/values/ownValues";

describe("a draft", () => {
  it("contains only switches that differ from the default", () => {
    const draft = new TableDraft();
    expect(draft.request.game?.switches).toEqual({});
    draft.setSwitch("open-hands", true);
    draft.setSwitch("end-at-once", false);
    expect(draft.switches).toEqual({ "open-hands": true });
  });

  it("knows the default of each game", () => {
    const draft = new TableDraft();
    draft.setSwitch("space-counts-two", true);
    draft.set = "base";
    expect(draft.switches).toEqual({ "space-counts-two": true });
    draft.set = "renaissance";
    expect(draft.switches).toEqual({});
    expect(SWITCH_NAMES).toHaveLength(7);
  });

  it("has as many seats as players, and counts the people", () => {
    const draft = new TableDraft();
    draft.players = 3;
    draft.levels = [null, "scout", null, "scout"];
    expect(draft.request.seats).toEqual([null, "scout", null]);
    expect(draft.people).toBe(2);
  });

  it("lets no bot take over in slow games, unless chosen", () => {
    const draft = new TableDraft();
    expect(draft.request.settings?.away).toBe(600);
    draft.setPreset("day");
    expect(draft.request.settings).toMatchObject({ away: null, clock: { type: "move", seconds: 86_400 } });
    draft.away = 3600;
    expect(draft.request.settings?.away).toBe(3600);
    draft.setPreset("ten");
    expect(draft.request.settings?.away).toBe(600);
  });

  it("takes clocks set by hand in minutes, within what the server takes", () => {
    const draft = new TableDraft();
    draft.setPreset("own");
    draft.ownClock = { type: "total", minutes: 12.5, increment: 7 };
    expect(draft.clock).toEqual({ type: "total", seconds: 750, increment: 7 });
    draft.ownClock = { type: "move", minutes: 0, increment: 7 };
    expect(draft.clock).toEqual({ type: "move", seconds: 10 });
    draft.ownClock = { type: "move", minutes: 1e9, increment: 7 };
    expect(draft.clock).toEqual({ type: "move", seconds: 2_592_000 });
  });
});

it("takes the card values that the browser remembers, if asked to", () => {
  const values = { knight: { cost: { iron: 2 }, strength: 3 } };
  rememberValues(values);
  const draft = new TableDraft();
  expect(draft.request.game?.cards).toEqual({});
  draft.withOwnValues = true;
  expect(draft.request.game?.cards).toEqual(values);
  rememberValues({});
});
