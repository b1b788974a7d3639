// The rules for players, from the package's Markdown: every line is a heading, a paragraph or a bullet.
import type { Language } from "../generated/protocol";
import { createMatcher } from "./wordForms";

export interface TextSpan {
  kind: "plain" | "bold" | "italic" | "code";
  text: string;
}
export interface RuleLine {
  kind: "title" | "section" | "part" | "text" | "bullet";
  /** Rule numbers (`R40`) with which the line begins. */
  numbers: string[];
  /** The target of links: the first number, or the section's. */
  anchor: string | null;
  spans: TextSpan[];
  plain: string;
}

const SOURCES = import.meta.glob<string>("../../../src/gunsteel/language/locales/rules.*.md", {
  query: "?raw",
  import: "default",
});
const LABEL = /^\*\*([RSQD]\d+(?:, [RSQD]\d+)*)\*\* /;
const MARKUP = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export async function loadRulebook(language: Language): Promise<RuleLine[]> {
  const load = SOURCES[`../../../src/gunsteel/language/locales/rules.${language}.md`];
  return load === undefined ? [] : parseRules(await load());
}

export function parseRules(source: string): RuleLine[] {
  return source
    .split("\n")
    .filter((text) => text.trim() !== "")
    .map(parseLine);
}

function parseLine(text: string): RuleLine {
  const heading = /^(#{1,3}) (.+)$/.exec(text);
  if (heading?.[1] && heading[2]) {
    const kind = (["title", "section", "part"] as const)[heading[1].length - 1] ?? "part";
    const number = /^(\d+)\. /.exec(heading[2])?.[1];
    return ruleLine(kind, heading[2], [], number === undefined ? null : `section-${number}`);
  }
  const bullet = text.startsWith("- ");
  const body = bullet ? text.slice(2) : text;
  const numbers = LABEL.exec(body)?.[1]?.split(", ") ?? [];
  return ruleLine(bullet ? "bullet" : "text", body.replace(LABEL, ""), numbers, numbers[0] ?? null);
}

function ruleLine(kind: RuleLine["kind"], text: string, numbers: string[], anchor: string | null): RuleLine {
  const spans = parseSpans(text);
  return { kind, numbers, anchor, spans, plain: spans.map((span) => span.text).join("") };
}

export function parseSpans(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    const [, bold, italic, code] = match;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (italic !== undefined) found.push({ kind: "italic", text: italic });
    else found.push({ kind: "code", text: code ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

/** A text in pieces: each rule number in it is one. */
export function splitRuleNumbers(text: string): { text: string; isRule: boolean }[] {
  return text
    .split(/(?<![\w-])([RSQ]\d+)(?!\w)/)
    .map((piece, index) => ({ text: piece, isRule: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** The lines that contain these words in any form, or that have this number, below their headings. */
export function searchRules(lines: readonly RuleLine[], wanted: string): RuleLine[] {
  const number = wanted.trim().normalize("NFKC").toUpperCase();
  if (number === "") return [...lines];
  const contains = createMatcher(wanted);
  const matches = (line: RuleLine) => line.numbers.includes(number) || contains(line.plain);
  const isHeading = (line: RuleLine) => line.kind === "section" || line.kind === "part";
  return lines.filter((line, index) => {
    if (line.kind === "title") return false;
    if (!isHeading(line)) return matches(line);
    const end = lines.findIndex((next, at) => at > index && (next.kind === "section" || next.kind === line.kind));
    const below = lines.slice(index + 1, end < 0 ? undefined : end);
    return matches(line) || below.some((one) => !isHeading(one) && matches(one));
  });
}
