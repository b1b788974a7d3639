import { expect, it } from "vitest";

import { lines, rulebook, spans } from "../src/lib/rulebook";

it("a line is a heading, a paragraph or a bullet, and knows its numbers", () => {
  const source = "# Rules\n\n## 3. Cards\n\n### Wonders\n\n**R8** Two *sides*.\n\n- **Q1, Q2** Yes.\nPlain.\n";
  expect(lines(source).map(({ kind, numbers, anchor, plain }) => [kind, numbers, anchor, plain])).toEqual([
    ["title", [], null, "Rules"],
    ["section", [], "section-3", "3. Cards"],
    ["part", [], null, "Wonders"],
    ["text", ["R8"], "R8", "Two sides."],
    ["bullet", ["Q1", "Q2"], "Q1", "Yes."],
    ["text", [], null, "Plain."],
  ]);
});

it("marks become spans", () => {
  expect(spans("a **b** `c`").map(({ kind, text }) => kind + text)).toEqual(["plaina ", "boldb", "plain ", "codec"]);
});

it.each(["en", "ja", "fr"] as const)("the rules are there in %s, without marks left over", async (language) => {
  const read = await rulebook(language);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((line) => /\*\*|`/.test(line.plain))).toEqual([]);
});
