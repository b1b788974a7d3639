// Sources of a payment in words.
import { cardName, label, resourceName } from "../cards/names.svelte";
import type { Resource } from "../generated/catalog";
import { t } from "../lib/i18n.svelte";
import { parseSource, type Source } from "./payments";

export function sourceName(source: Source): string {
  const { card, resource } = parseSource(source);
  return card === null ? t("gained-resource", { resource: resourceName(resource as Resource) }) : cardName(card);
}

export const sourceNames = (sources: readonly Source[]): string => sources.map(sourceName).join(label("comma"));
