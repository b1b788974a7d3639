// The rules as players read them, from the package's Markdown: every line is a heading, a paragraph or a bullet.
import type { Language } from "../generated/protocol";

export interface Span {
  kind: "plain" | "bold" | "italic" | "code";
  text: string;
}
export interface Line {
  kind: "title" | "section" | "part" | "text" | "bullet";
  /** Rule numbers (`R40`) with which the line begins. */
  numbers: string[];
  /** Where links lead: the first number, or the section's. */
  anchor: string | null;
  spans: Span[];
  plain: string;
}

const SOURCES = import.meta.glob<string>("../../../src/gunsteel/language/locales/rules.*.md", {
  query: "?raw",
  import: "default",
});
const LABEL = /^\*\*([RSQD]\d+(?:, [RSQD]\d+)*)\*\* /;
const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export async function rulebook(language: Language): Promise<Line[]> {
  const load = SOURCES[`../../../src/gunsteel/language/locales/rules.${language}.md`];
  return load === undefined ? [] : lines(await load());
}

export function lines(source: string): Line[] {
  return source
    .split("\n")
    .filter((text) => text.trim() !== "")
    .map(line);
}

function line(text: string): Line {
  const heading = /^(#{1,3}) (.+)$/.exec(text);
  if (heading?.[1] && heading[2]) {
    const kind = (["title", "section", "part"] as const)[heading[1].length - 1] ?? "part";
    const number = /^(\d+)\. /.exec(heading[2])?.[1];
    return made(kind, heading[2], [], number === undefined ? null : `section-${number}`);
  }
  const bullet = text.startsWith("- ");
  const body = bullet ? text.slice(2) : text;
  const numbers = LABEL.exec(body)?.[1]?.split(", ") ?? [];
  return made(bullet ? "bullet" : "text", body.replace(LABEL, ""), numbers, numbers[0] ?? null);
}

function made(kind: Line["kind"], text: string, numbers: string[], anchor: string | null): Line {
  const parts = spans(text);
  return { kind, numbers, anchor, spans: parts, plain: parts.map((part) => part.text).join("") };
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
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

/** A text with the numbers of rules in it by themselves. */
export function parted(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/(?<![\w-])([RSQ]\d+)(?!\w)/)
    .map((part, place) => ({ text: part, rule: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** The lines in which something stands, or that have this number, below their headings. */
export function searched(all: readonly Line[], wanted: string): Line[] {
  const needle = wanted.trim().toLowerCase();
  if (needle === "") return [...all];
  const fits = (line: Line) => line.numbers.includes(needle.toUpperCase()) || line.plain.toLowerCase().includes(needle);
  const heading = (line: Line) => line.kind === "section" || line.kind === "part";
  return all.filter((line, place) => {
    if (line.kind === "title") return false;
    if (!heading(line)) return fits(line);
    const end = all.findIndex((next, later) => later > place && (next.kind === "section" || next.kind === line.kind));
    const below = all.slice(place + 1, end < 0 ? undefined : end);
    return fits(line) || below.some((one) => !heading(one) && fits(one));
  });
}
