import { describe, expect, it } from "vitest";

import { pathOf, type Place, placeOf, tableIn } from "../src/lib/route.svelte";

const ID = "abcdefgh23";
const PLACES: [string, Place][] = [
  ["", { page: "home" }],
  [`t/${ID}`, { page: "table", id: ID }],
  [`t/${ID}/replay`, { page: "replay", id: ID }],
  ["replay", { page: "record" }],
  ["rules", { page: "rules" }],
  ["about", { page: "about" }],
];

describe("an address", () => {
  it.each(PLACES)("%s leads to its page and back, below any path", (path, place) => {
    for (const below of ["/", "/games/steel/"]) {
      expect(placeOf(below + path, below)).toEqual(place);
      expect(pathOf(place, below)).toBe(below + path);
    }
  });

  it("that is none of ours leads nowhere", () => {
    for (const path of ["/t/short", `/t/${ID}x`, `/t/${ID}/other`, "/elsewhere"])
      expect(placeOf(path, "/")).toEqual({ page: "nowhere" });
    expect(placeOf("/rules", "/games/")).toEqual({ page: "nowhere" });
  });
});

it("a table is found in a code, a link, and a link with a key", () => {
  expect(tableIn(` ${ID} `)).toEqual({ id: ID, key: null });
  expect(tableIn(`https://play.example/games/t/${ID}`)).toEqual({ id: ID, key: null });
  expect(tableIn(`http://localhost:8765/t/${ID}#Ab-9_x`)).toEqual({ id: ID, key: "Ab-9_x" });
  expect(tableIn("hello")).toBeNull();
});
