// Pictures beside the rules that they explain.
import type { CardType, Resource } from "../generated/catalog";

/** A picture: a card, its back, a wonder, or a row of symbols. */
export type RuleFigure =
  | { readonly kind: "card" | "wonder"; readonly id: string }
  | { readonly kind: "back"; readonly id: string }
  | { readonly kind: "resource"; readonly id: Resource }
  | { readonly kind: "type"; readonly id: CardType }
  | {
      readonly kind: "icon";
      readonly id: "response" | "strength" | "vp" | "culture" | "glory" | "wonder";
      readonly text: string;
    }
  | { readonly kind: "sign"; readonly text: string }
  /** Between symbols that belong together; a line may end here. */
  | { readonly kind: "gap" };

const cards = (...ids: string[]): RuleFigure[] => ids.map((id) => ({ kind: "card", id }));
const wonders = (...ids: string[]): RuleFigure[] => ids.map((id) => ({ kind: "wonder", id }));
const backs = (...ids: string[]): RuleFigure[] => ids.map((id) => ({ kind: "back", id }));
const resources = (...ids: Resource[]): RuleFigure[] => ids.map((id) => ({ kind: "resource", id }));
const sign = (text: string): RuleFigure => ({ kind: "sign", text });

/** 2 of one for 1 of the next. */
const conversion = (from: Resource, to: Resource): RuleFigure[] => [
  ...resources(from, from),
  sign("→"),
  ...resources(to),
  { kind: "gap" },
];

export const RULE_FIGURES: Readonly<Record<string, readonly RuleFigure[]>> = {
  R8: [...cards("knight"), ...backs("gunpowder")],
  R9: cards("knight", "currency"),
  R11: backs("gunpowder", "food"),
  R12: resources("food", "iron", "horse", "gunpowder", "oil", "earth", "space"),
  R13: [
    ...(["civil", "tactic", "attack"] as const).map((id) => ({ kind: "type", id }) as const),
    { kind: "icon", id: "response", text: "response" },
  ],
  R15: [{ kind: "icon", id: "strength", text: "strength" }],
  R17: [{ kind: "icon", id: "vp", text: "points" }],
  R18: wonders("taj-mahal", "panama-canal"),
  R20: [...backs("iron"), sign("→"), ...cards("mining")],
  R23: [...cards("mining"), sign("→"), ...backs("iron")],
  R32: cards("reinforcement", "agriculture", "barter-trade", "mining", "warrior"),
  R44: cards("charge", "philosophy", "printing-press"),
  R61: [
    ...conversion("food", "iron"),
    ...conversion("iron", "horse"),
    ...conversion("horse", "gunpowder"),
    ...conversion("gunpowder", "oil"),
    ...resources("food", "iron", "oil"),
    sign("→"),
    ...resources("earth"),
  ],
  R63: [...resources("earth"), sign("="), ...resources("food"), sign("/"), ...resources("iron"), sign("/ …")],
  R64: [...resources("space"), sign("="), ...resources("earth", "earth")],
  R75: [{ kind: "icon", id: "response", text: "response" }, ...cards("knight", "charge")],
  R82: cards("chariot", "frigate", "battleship", "stealth-bomber"),
  R84: wonders("taj-mahal"),
  R88: wonders("panama-canal"),
  R89: [{ kind: "icon", id: "glory", text: "glory" }],
  R93: cards("movie"),
  R95: [{ kind: "icon", id: "culture", text: "" }],
  S7: cards("espionage", "printing-press"),
  Q6: cards("computer"),
  Q7: cards("satellite"),
  Q8: cards("ambush"),
  Q9: cards("barter-trade", "caravan", "guild"),
  Q18: wonders("leaning-tower-of-pisa"),
  Q21: cards("movie"),
  Q22: cards("defection"),
  Q23: cards("espionage"),
  Q26: wonders("international-space-station", "apollo-project"),
  Q35: cards("trade-and-tribute"),
  Q43: cards("newspaper"),
  Q44: cards("armistice"),
  Q45: cards("nationalism"),
};
