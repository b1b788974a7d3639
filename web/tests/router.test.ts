import { describe, expect, it } from "vitest";

import { parseCode, parseTableLink, pathOf, type Route, routeOf } from "../src/lib/router.svelte";

const ID = "abcdefgh23";
const ROUTES: [string, Route][] = [
  ["", { page: "home" }],
  [`t/${ID}`, { page: "table", id: ID }],
  [`t/${ID}/replay`, { page: "replay", id: ID }],
  ["replay", { page: "record" }],
  ["rules", { page: "rules" }],
  ["about", { page: "about" }],
  ["daily", { page: "daily" }],
];

describe("an address", () => {
  it.each(ROUTES)("%s leads to its page and back, below any path", (path, route) => {
    for (const below of ["/", "/games/steel/"]) {
      expect(routeOf(below + path, below)).toEqual(route);
      expect(pathOf(route, below)).toBe(below + path);
    }
  });

  it("that is not ours is not found", () => {
    for (const path of ["/t/short", `/t/${ID}x`, `/t/${ID}/other`, "/elsewhere"])
      expect(routeOf(path, "/")).toEqual({ page: "not-found" });
    expect(routeOf("/rules", "/games/")).toEqual({ page: "not-found" });
  });
});

it("a table is found in a code, a link, and a link with a key", () => {
  expect(parseTableLink(` ${ID} `)).toEqual({ id: ID, key: null });
  expect(parseTableLink(`https://play.example/games/t/${ID}`)).toEqual({ id: ID, key: null });
  expect(parseTableLink(`http://localhost:8765/t/${ID}#Ab-9_x`)).toEqual({ id: ID, key: "Ab-9_x" });
  expect(parseTableLink("hello")).toBeNull();
});

it("a short code has five letters, in any case", () => {
  expect(parseCode(" kXwRt ")).toBe("kxwrt");
  for (const text of ["kxwr", "kxwrtt", "kxw2t", ID, "kx wr"]) expect(parseCode(text)).toBeNull();
});
