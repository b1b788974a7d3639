// What one pays with, in words.
import { cardName, label, resourceName } from "../cards/catalogue.svelte";
import type { Resource } from "../generated/catalog";
import { say } from "../lib/words.svelte";
import { type Source, thingOf } from "./payments";

export function sourceName(source: Source): string {
  const { card, resource } = thingOf(source);
  return card === null ? say("gained-resource", { resource: resourceName(resource as Resource) }) : cardName(card);
}

export const sourceNames = (sources: readonly Source[]): string => sources.map(sourceName).join(label("comma"));
