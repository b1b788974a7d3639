import { beforeEach, describe, expect, it, vi } from "vitest";

import { Prefs } from "../src/lib/prefs.svelte";

const kept = (values: unknown) => localStorage.setItem("gunsteel:prefs", JSON.stringify(values));
const languages = (...tags: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
/** A browser whose system wants these things. */
const system = (...wanted: string[]) =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const matches = wanted.some((one) => query.includes(one));
    return { matches, addEventListener: () => undefined } as unknown as MediaQueryList;
  });

beforeEach(() => {
  localStorage.clear();
  languages("en");
});

describe("what is liked", () => {
  it("is kept from one visit to the next", () => {
    const before = new Prefs();
    before.language = "ja";
    before.theme = "dark";
    before.motion = "off";
    before.level = "captain";
    before.name = "Ada";
    before.colour = "green";
    before.sawHint("pay");
    before.sawHint("pay");
    before.keep();
    const after = new Prefs();
    expect([after.language, after.theme, after.motion, after.level]).toEqual(["ja", "dark", "off", "captain"]);
    expect([after.name, after.colour, after.hintsSeen]).toEqual(["Ada", "green", ["pay"]]);
  });

  it("is usual where nothing, or nonsense, is kept", () => {
    for (const nonsense of ["", "{", "[]", "null", '{"language": "xx", "players": 9, "name": 3, "hintsSeen": [1]}']) {
      localStorage.setItem("gunsteel:prefs", nonsense);
      const prefs = new Prefs();
      expect([prefs.language, prefs.players, prefs.name, prefs.hintsSeen]).toEqual(["en", 2, "", []]);
    }
  });

  it("is usual where the browser forbids to remember", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    expect(new Prefs().theme).toBe("system");
  });
});

describe("what nobody has chosen", () => {
  it("language: the first of the browser's that we have", () => {
    languages("de-DE", "fr-CA", "ja");
    expect(new Prefs().language).toBe("fr");
    languages("de", "it");
    expect(new Prefs().language).toBe("en");
    kept({ language: "ja" });
    expect(new Prefs().language).toBe("ja");
  });

  it("motion follows the system until it is chosen", () => {
    system("reduced-motion");
    const prefs = new Prefs();
    expect(prefs.motion).toBe("reduced");
    prefs.motion = "full";
    expect(prefs.motion).toBe("full");
  });

  it("light or dark follows the system until it is chosen", () => {
    system("dark");
    const prefs = new Prefs();
    expect(prefs.shade).toBe("dark");
    prefs.theme = "light";
    expect(prefs.shade).toBe("light");
  });
});

it("another tab's change is taken over", () => {
  const prefs = new Prefs();
  kept({ language: "fr", sound: true });
  dispatchEvent(new StorageEvent("storage", { key: "gunsteel:prefs" }));
  expect([prefs.language, prefs.sound]).toEqual(["fr", true]);
});
