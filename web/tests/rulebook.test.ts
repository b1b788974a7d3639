import { expect, it } from "vitest";

import { loadRulebook, parseRules, parseSpans, searchRules, splitRuleNumbers } from "../src/lib/rulebook";

it("a line is a heading, a paragraph or a bullet, and knows its numbers", () => {
  const source = "# Rules\n\n## 3. Cards\n\n### Wonders\n\n**R8** Two *sides*.\n\n- **Q1, Q2** Yes.\nPlain.\n";
  expect(parseRules(source).map(({ kind, numbers, anchor, plain }) => [kind, numbers, anchor, plain])).toEqual([
    ["title", [], null, "Rules"],
    ["section", [], "section-3", "3. Cards"],
    ["part", [], null, "Wonders"],
    ["text", ["R8"], "R8", "Two sides."],
    ["bullet", ["Q1", "Q2"], "Q1", "Yes."],
    ["text", [], null, "Plain."],
  ]);
});

it("markup becomes spans", () => {
  expect(parseSpans("a **b** `c`").map(({ kind, text }) => kind + text)).toEqual([
    "plaina ",
    "boldb",
    "plain ",
    "codec",
  ]);
});

it.each(["en", "ja", "fr"] as const)("the rules are there in %s, without markup left over", async (language) => {
  const read = await loadRulebook(language);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((line) => /\*\*|`/.test(line.plain))).toEqual([]);
});

it("finds numbers of rules in a text", () => {
  expect(
    splitRuleNumbers("as in R48 (Q13), not R2D2")
      .filter((part) => part.isRule)
      .map((part) => part.text),
  ).toEqual(["R48", "Q13"]);
  expect(splitRuleNumbers("満たせば（R84）。").map((part) => part.text)).toEqual(["満たせば（", "R84", "）。"]);
});

it("lines that are found are listed below their headings", () => {
  const all = parseRules(
    "# Rules\n## 1. Cards\n**R8** Two sides.\n## 2. Buying\n### Price\n**R55** You pay.\n### Other\n**R60** A gap.",
  );
  expect(searchRules(all, "PAY").map((line) => line.plain)).toEqual(["2. Buying", "Price", "You pay."]);
  expect(searchRules(all, "r8").map((line) => line.plain)).toEqual(["1. Cards", "Two sides."]);
  expect(searchRules(all, " ")).toHaveLength(all.length);
});
