// Cards, backs and wonders in words, for those who do not see them.
import { RESOURCES, type Card, type Players, type Resource } from "../generated/catalog";
import { ageName, amount, cardName, label, resourceName, typeName, wonderName, wonderNeeds } from "./catalogue.svelte";
import { cardOf, kindOf, wonderOf, type Values } from "./printed";

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(label("comma"));
const valued = (name: string, value: number | string): string => `${name}${label("colon")}${value}`;

/** 2 Iron, 1 Horse. */
export function costInWords(cost: Card["cost"]): string {
  return listed(RESOURCES.map((resource) => (cost[resource] ? amount(resource, cost[resource]) : "")));
}

export function describeCard(id: string, values: Values = {}, surcharge = 0): string {
  const card = cardOf(id, values);
  const cost = costInWords(card.cost);
  return listed([
    cardName(id),
    typeName(card.type),
    card.age === "start" ? resourceName(card.back) : ageName(card.age),
    cost && valued(label("cost"), cost),
    surcharge > 0 ? valued(label("surcharge"), surcharge) : "",
    card.strength > 0 ? valued(label("strength"), card.strength) : "",
    card.vp > 0 ? valued(label("points"), card.vp) : "",
    card.response ? label("response") : "",
  ]);
}

/** What a covered card shows; `owner` is the name of the player a Warrior came from. */
export const describeBack = (back: string, owner = ""): string =>
  listed([resourceName(kindOf(back) as Resource), owner]);

export function describeWonder(id: string, players: Players, values: Values = {}): string {
  const wonder = wonderOf(id, values);
  return listed([
    wonderName(id),
    ageName(wonder.age),
    valued(label("points"), wonder.vp),
    valued(label("requirement"), wonderNeeds(id, players)),
  ]);
}
