// Cards, backs and wonders in words, for screen readers.
import { type Card, type Players, type Resource, RESOURCES } from "../generated/catalog";
import { cardOf, kindOf, type Values, wonderOf } from "./lookup";
import {
  ageName,
  amountText,
  cardName,
  label,
  requirementText,
  resourceName,
  typeName,
  wonderName,
} from "./names.svelte";

const join = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(label("comma"));
const labelled = (name: string, value: number | string): string => `${name}${label("colon")}${value}`;

/** 2 Iron, 1 Horse. */
export function costText(cost: Card["cost"]): string {
  return join(RESOURCES.map((resource) => (cost[resource] ? amountText(resource, cost[resource]) : "")));
}

export function describeCard(id: string, values: Values = {}, surcharge = 0): string {
  const card = cardOf(id, values);
  const cost = costText(card.cost);
  return join([
    cardName(id),
    typeName(card.type),
    card.age === "start" ? resourceName(card.back) : ageName(card.age),
    cost && labelled(label("cost"), cost),
    surcharge > 0 ? labelled(label("surcharge"), surcharge) : "",
    card.strength > 0 ? labelled(label("strength"), card.strength) : "",
    card.vp > 0 ? labelled(label("points"), card.vp) : "",
    card.response ? label("response") : "",
  ]);
}

/** The back of a card; `owner` is the name of a Warrior's first owner. */
export const describeBack = (back: string, owner = ""): string => join([resourceName(kindOf(back) as Resource), owner]);

export function describeWonder(id: string, players: Players, values: Values = {}): string {
  const wonder = wonderOf(id, values);
  return join([
    wonderName(id),
    ageName(wonder.age),
    labelled(label("points"), wonder.vp),
    labelled(label("requirement"), requirementText(wonder.requirement, players)),
  ]);
}
