// The client's own sentences, with Fluent. Only the chosen language is loaded; what the game says comes from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../generated/protocol";

const SOURCES = import.meta.glob<string>("../../../src/gunsteel/language/locales/web.*.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle | null>(null);
let wanted: Language = "en";

/** The messages of a language, for `say`. */
export function bundled(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** From now on this language; until its sentences are there, the one before. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const load = SOURCES[`../../../src/gunsteel/language/locales/web.${language}.ftl`];
  if (load === undefined) throw new Error(`no sentences in ${language}`);
  const made = bundled(language, await load());
  if (wanted !== language) return;
  bundle = made;
  document.documentElement.lang = language;
}

/** Whether there is a sentence with this key. */
export const sayable = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** A sentence; said anew when the language changes. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value ?? null;
  return bundle === null || pattern === null ? key : bundle.formatPattern(pattern, args, []);
}

/** What a refusal says: by its code, else the server's own sentence. */
export function sayNo({ code, text }: { code: string; text: string }): string {
  const key = `no-${code}`;
  if (sayable(key)) return say(key);
  return text === "" ? say("no-failed") : text;
}
