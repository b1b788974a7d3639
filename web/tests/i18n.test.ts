// Texts exist in all languages, and every text that is used exists.
import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import schema from "../src/generated/protocol.schema.json";
import { createBundle, dayText, durationText, rejectionText, setLanguage, t } from "../src/lib/i18n.svelte";
import { COLOURS, LANGUAGES, MOTIONS, SETS, SHAPES, THEMES } from "../src/lib/prefs.svelte";

const source = (language: string) => readFileSync(`../src/gunsteel/language/locales/web.${language}.ftl`, "utf8");
const keys = (language: string) => new FluentResource(source(language)).body.map((message) => message.id);
const english = new Set(keys("en"));

/** Variables that a message mentions. */
function variables(language: string): Map<string, string[]> {
  const parts = source(language).split(/^(?=[\w-]+ =)/m);
  return new Map(parts.map((part) => [part.split(" =")[0] ?? "", [...new Set(part.match(/\$\w+/g) ?? [])]]));
}

it.each(LANGUAGES)("%s has the same texts, each once", (language) => {
  expect(keys(language)).toEqual([...english]);
  expect(new Set(keys(language)).size).toBe(keys(language).length);
});

it.each(LANGUAGES)("%s has no error", (language) => {
  const bundle = createBundle(language, source(language));
  const wanted = variables("en");
  for (const key of english) {
    const errors: Error[] = [];
    const args = Object.fromEntries(
      (wanted.get(key) ?? []).map((name) => [name.slice(1), name === "$count" ? 2 : "x"]),
    );
    expect(bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, errors)).not.toBe("");
    expect(errors).toEqual([]);
  }
});

it("every text that is used exists", () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  for (const [path, text] of Object.entries(sources)) {
    const plain = [...text.matchAll(/\bt\("([^"]+)"/g)].map(([, key]) => key);
    const either = [...text.matchAll(/\bt\([^"`()]*\? "([^"]+)" : "([^"]+)"\)/g)].flatMap(([, ...pair]) => pair);
    for (const key of [...plain, ...either]) expect(english, path).toContain(key);
  }
});

it("every name in the protocol has a text", () => {
  const all = (part: { enum: string[] }, before: string) => part.enum.map((name) => before + name);
  const { Code, TableStatus, Feeling } = schema.$defs;
  const named = [...all(Code, "no-"), ...all(TableStatus, "status-"), ...all(Feeling, "feeling-")];
  named.push(...COLOURS.map((name) => `colour-${name}`), ...SHAPES.map((name) => `shape-${name}`));
  named.push(...SETS.map((name) => `set-${name}`), ...THEMES.map((name) => `theme-${name}`));
  named.push(...MOTIONS.map((name) => `motion-${name}`));
  for (const key of named) expect(english).toContain(key);
});

it("uses the language that was chosen last", async () => {
  await Promise.all([setLanguage("fr"), setLanguage("ja")]);
  expect(t("rules")).toBe("ルール");
  expect(document.documentElement.lang).toBe("ja");
  expect(rejectionText({ code: "refused", text: "Because." })).toBe("Because.");
  expect(rejectionText({ code: "stale", text: "x" })).not.toBe("x");
});

it("says times in the largest unit that fits, and days as the language does", async () => {
  await setLanguage("en");
  expect([45, 60, 90, 600, 3600, 172_800].map(durationText)).toEqual([
    "45 seconds",
    "1 minute",
    "90 seconds",
    "10 minutes",
    "1 hour",
    "2 days",
  ]);
  expect(dayText("2026-11-18")).toBe("18 November");
  await setLanguage("fr");
  expect(durationText(86_400)).toBe("1\u00a0jour");
  expect(dayText("2026-11-18")).toBe("18 novembre");
});
