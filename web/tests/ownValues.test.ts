// Card values of one's own: only what differs is kept, every change can be undone, and a link holds them all.
import { describe, expect, it } from "vitest";

import { CARDS, WONDERS } from "../src/generated/catalog";
import {
  countValues,
  defaultOf,
  fieldsOf,
  type OwnValues,
  rememberedValues,
  rememberValues,
  withValue,
} from "../src/values/ownValues";
import { fromHash, toHash } from "../src/values/shareLink";
import { ValuesDraft } from "../src/values/valuesDraft.svelte";

const KNIGHT = { knight: { strength: 3, cost: { iron: 2 } } };

describe("values", () => {
  it("have a default for every field", () => {
    for (const id of [...Object.keys(CARDS), ...Object.keys(WONDERS)])
      for (const field of fieldsOf(id)) expect(defaultOf(id, field), `${id}.${field}`).toBeDefined();
  });

  it("are kept only where they differ", () => {
    const one = withValue({}, "knight", "strength", 3);
    const two = withValue(one, "knight", "cost", { horse: 1, iron: 2 });
    expect(two).toEqual({ knight: { strength: 3, cost: { horse: 1, iron: 2 } } });
    expect(countValues(two)).toBe(2);
    // The order of the parts does not matter.
    expect(withValue(two, "knight", "cost", { horse: 1, iron: 1 })).toEqual(one);
    expect(withValue(one, "knight", "strength", 2)).toEqual({});
  });

  it("are remembered, and anything else is not", () => {
    rememberValues(KNIGHT);
    expect(rememberedValues()).toEqual(KNIGHT);
    for (const text of ["[]", "3", "null", "{"]) {
      localStorage.setItem("gunsteel:values", text);
      expect(rememberedValues(), text).toEqual({});
    }
    rememberValues({});
    expect(localStorage.getItem("gunsteel:values")).toBeNull();
  });
});

it("a draft goes back and forth", () => {
  const draft = new ValuesDraft();
  draft.begin(KNIGHT);
  expect(draft.canUndo).toBe(false);
  draft.set("tank", "vp", 5);
  draft.set("tank", "vp", 5);
  draft.reset("knight");
  expect(draft.values).toEqual({ tank: { vp: 5 } });
  draft.undo();
  draft.undo();
  expect(draft.values).toEqual(KNIGHT);
  expect(draft.canUndo).toBe(false);
  draft.redo();
  draft.set("knight", "strength", null);
  expect(draft.canRedo).toBe(false);
  expect(draft.valueOf("knight", "strength")).toBeNull();
  expect(draft.valueOf("knight", "vp")).toBe(1);
});

describe("a link", () => {
  it("holds all values", async () => {
    const whole: OwnValues = Object.fromEntries(
      Object.keys(CARDS).map((id) => [id, { cost: { food: 1, oil: 2 }, strength: 7, vp: 8, response: true }]),
    );
    const hash = await toHash(whole);
    expect(hash).toMatch(/^v=[\w-]+$/);
    expect(hash.length).toBeLessThan(2000);
    expect(await fromHash(hash)).toEqual(whole);
  });

  it("with anything else holds none", async () => {
    for (const hash of ["", "own-values", "v=", "v=%%%", "v=AAAA", `v=${"A".repeat(30_000)}`])
      expect(await fromHash(hash), hash).toBeNull();
    expect(await fromHash(await toHash([] as never))).toBeNull();
  });
});
