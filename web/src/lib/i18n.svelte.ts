// The client's own texts, with Fluent. Only the chosen language is loaded; sentences about the game come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../generated/protocol";

const SOURCES = import.meta.glob<string>("../../../src/gunsteel/language/locales/web.*.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle | null>(null);
let requested: Language = "en";

/** The texts of a language. */
export function createBundle(language: Language, source: string): FluentBundle {
  const created = new FluentBundle(language, { useIsolating: false });
  created.addResource(new FluentResource(source));
  return created;
}

/** Switches to a language; the texts stay as they are until it is loaded. */
export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  const load = SOURCES[`../../../src/gunsteel/language/locales/web.${language}.ftl`];
  if (load === undefined) throw new Error(`there are no texts in ${language}`);
  const loaded = createBundle(language, await load());
  if (requested !== language) return;
  bundle = loaded;
  document.documentElement.lang = language;
}

/** The text with this key; it follows the language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value ?? null;
  return bundle === null || pattern === null ? key : bundle.formatPattern(pattern, args, []);
}

/** The language as Intl knows it. */
function locale(): string {
  const language = bundle?.locales[0] ?? "en";
  return language === "en" ? "en-GB" : language;
}

/** A, B and C, as the language joins them. */
export const joinedNames = (names: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);

/** A date like 2026-11-18 as day and month. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", timeZone: "UTC" }).format(Date.parse(day));

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Seconds in the largest unit that needs no fraction. */
export function durationText(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ["second", 1];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** Sentences one after the other; in Japanese without a space. */
export const joinedSentences = (sentences: readonly string[]): string =>
  sentences.join(bundle?.locales[0] === "ja" ? "" : " ");

/** Why something was rejected: by its code, else in the server's own sentence. */
export function rejectionText({ code, text }: { code: string; text: string }): string {
  const key = `no-${code}`;
  if (bundle?.hasMessage(key)) return t(key);
  return text === "" ? t("no-failed") : text;
}
