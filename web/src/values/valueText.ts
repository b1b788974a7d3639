// Values of cards and wonders in words.
import { costText } from "../cards/describe";
import { cardName, label, requirementText, wonderName } from "../cards/names.svelte";
import { CARDS, type RequirementData } from "../generated/catalog";
import { t } from "../lib/i18n.svelte";
import type { Value } from "./ownValues";

export const nameOf = (id: string): string => (id in CARDS ? cardName(id) : wonderName(id));

export function fieldName(field: string): string {
  if (field === "vp") return label("points");
  return label(field === "not_in_two_player" ? "three-players" : (field as "cost"));
}

export function valueText(field: string, value: Value): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return t(value ? "values-yes" : "values-no");
  if (typeof value === "string") return cardName(value);
  if (typeof value === "number") return String(value);
  if (field === "cost") return costText(value) || t("values-nothing");
  const requirement = value as RequirementData;
  const numbers = Array.isArray(requirement.count) ? ` (${requirement.count.join(" / ")})` : "";
  return requirementText(requirement, 4) + numbers;
}

/** Why a value cannot be, in the chosen language. */
export function refusalText(id: string, field: string): string {
  const args = { name: nameOf(id), field: fieldName(field) };
  if (field === "indicator" || field === "requirement") return t(`values-refused-${field}`, args);
  return field === "glory"
    ? t("values-refused-number", { ...args, low: 1, high: 5 })
    : t("values-refused-number", { ...args, low: 0, high: 99 });
}
