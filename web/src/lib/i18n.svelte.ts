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

/** Why something was rejected: by its code, else in the server's own sentence. */
export function rejectionText({ code, text }: { code: string; text: string }): string {
  const key = `no-${code}`;
  if (bundle?.hasMessage(key)) return t(key);
  return text === "" ? t("no-failed") : text;
}
