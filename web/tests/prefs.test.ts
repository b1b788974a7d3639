import { beforeEach, describe, expect, it, vi } from "vitest";

import { Prefs } from "../src/lib/prefs.svelte";

const store = (values: unknown) => localStorage.setItem("gunsteel:prefs", JSON.stringify(values));
const languages = (...tags: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
/** A browser whose system has these preferences. */
const system = (...wanted: string[]) =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const matches = wanted.some((one) => query.includes(one));
    return { matches, addEventListener: () => undefined } as unknown as MediaQueryList;
  });

beforeEach(() => {
  localStorage.clear();
  languages("en");
});

describe("a preference", () => {
  it("is stored from one visit to the next", () => {
    const before = new Prefs();
    before.language = "ja";
    before.theme = "dark";
    before.motion = "off";
    before.level = "captain";
    before.name = "Ada";
    before.colour = "green";
    before.sawHint("pay");
    before.sawHint("pay");
    before.save();
    const after = new Prefs();
    expect([after.language, after.theme, after.motion, after.level]).toEqual(["ja", "dark", "off", "captain"]);
    expect([after.name, after.colour, after.hintsSeen]).toEqual(["Ada", "green", ["pay"]]);
  });

  it("has its default where nothing, or nonsense, is stored", () => {
    for (const nonsense of ["", "{", "[]", "null", '{"language": "xx", "players": 9, "name": 3, "hintsSeen": [1]}']) {
      localStorage.setItem("gunsteel:prefs", nonsense);
      const prefs = new Prefs();
      expect([prefs.language, prefs.players, prefs.name, prefs.hintsSeen]).toEqual(["en", 2, "", []]);
    }
  });

  it("has its default where the browser does not allow storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    expect(new Prefs().theme).toBe("system");
  });
});

describe("without a choice", () => {
  it("language: the first of the browser's that we have", () => {
    languages("de-DE", "fr-CA", "ja");
    expect(new Prefs().language).toBe("fr");
    languages("de", "it");
    expect(new Prefs().language).toBe("en");
    store({ language: "ja" });
    expect(new Prefs().language).toBe("ja");
  });

  it("motion follows the system until it is chosen", () => {
    system("reduced-motion");
    const prefs = new Prefs();
    expect(prefs.motion).toBe("reduced");
    prefs.motion = "full";
    expect(prefs.motion).toBe("full");
  });
});

it("a change in another tab is adopted", () => {
  const prefs = new Prefs();
  store({ language: "fr", sound: true });
  dispatchEvent(new StorageEvent("storage", { key: "gunsteel:prefs" }));
  expect([prefs.language, prefs.sound]).toEqual(["fr", true]);
});
