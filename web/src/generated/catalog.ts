// Made by tools/gen_catalog.py; change nothing here.
export const RESOURCES = ["food", "iron", "horse", "gunpowder", "oil", "earth", "space"] as const;

export const AGES = ["start", "horse", "gunpowder", "oil", "earth", "space"] as const;

export const SUPPLY_AGES = ["horse", "gunpowder", "oil", "earth", "space"] as const;

export const TYPES = ["civil", "tactic", "attack"] as const;

/** Who drew the symbols. */
export const CREDITS = ["Lorc", "Delapouite", "Skoll", "sbed", "Cathelineau", "Caro Asercion"] as const;

/** How each is in each game, unless turned. */
export const SWITCHES = {"second-player-resource": {"base": false, "renaissance": true, "combined": true}, "end-at-once": {"base": false, "renaissance": false, "combined": false}, "space-counts-two": {"base": false, "renaissance": true, "combined": true}, "culture-limited": {"base": false, "renaissance": false, "combined": false}, "pisa-own": {"base": false, "renaissance": false, "combined": false}, "open-hands": {"base": false, "renaissance": false, "combined": false}, "rulebook-wonders": {"base": false, "renaissance": false, "combined": false}} as const;

export const MARKS = {"or": "/", "n": "n", "no": "✕", "to": "–", "different": "≠"} as const;

export type Resource = (typeof RESOURCES)[number];
export type Age = (typeof AGES)[number];
export type CardType = (typeof TYPES)[number];
export type Mark = keyof typeof MARKS;
/** A number, a mark that is a letter, or the name of a symbol. */
export type Sign = number | string;
export type Signs = readonly Sign[];
export type CardField = "cost" | "strength" | "vp" | "response" | "not_in_two_player";
export type WonderField = "name" | "age" | "requirement" | "indicator" | "vp" | "glory";
export type Players = 2 | 3 | 4;
/** As in files and records (docs/card-values.md). */
export type RequirementData = Readonly<Record<string, number | string | readonly (number | string)[]>>;
export type Switch = keyof typeof SWITCHES;

export interface Card {
  readonly sets: readonly string[];
  readonly age: Age;
  readonly type: CardType;
  readonly back: Resource;
  readonly cost: Readonly<Partial<Record<Resource, number>>>;
  readonly strength: number;
  readonly vp: number;
  readonly response: boolean;
  readonly not_in_two_player: boolean;
  /** What no rulebook states. */
  readonly reconstructed: readonly CardField[];
  /** What it does, row by row. */
  readonly signs: readonly Signs[];
}

export interface Wonder {
  readonly sets: readonly string[];
  readonly age: Age;
  readonly vp: number;
  /** How many tokens it takes; 0 where the requirement alone decides. */
  readonly glory: number;
  readonly indicator: string;
  readonly requirement: RequirementData;
  readonly reconstructed: readonly WonderField[];
  /** What only a published review has. */
  readonly reviewed: readonly WonderField[];
}

/** The kinds of requirements that wonders of each set can have, with numbers to begin with. */
export const REQUIREMENTS: Readonly<Record<string, Readonly<Record<string, RequirementData>>>> = {
  "base": {"covered": {"what": "covered", "count": 1}, "covered-kinds": {"what": "covered-kinds", "count": 1}, "visible": {"what": "visible", "count": 1, "type": "civil"}, "card-of-each": {"what": "card-of-each", "ages": ["horse"]}, "strength": {"what": "strength", "count": 1}, "cards": {"what": "cards", "count": 1}, "points": {"what": "points", "count": 1}},
  "renaissance": {"did": {"what": "did", "deed": "activated-attack"}, "laid": {"what": "laid", "ages": ["horse"]}, "took-back": {"what": "took-back", "count": 1}},
};

export const REQUIREMENT_SIGNS: Readonly<Record<string, Signs>> = {
  "covered": [0, "covered"],
  "covered:food": [0, "covered", "food"],
  "covered:iron": [0, "covered", "iron"],
  "covered:horse": [0, "covered", "horse"],
  "covered:gunpowder": [0, "covered", "gunpowder"],
  "covered:oil": [0, "covered", "oil"],
  "covered:earth": [0, "covered", "earth"],
  "covered:space": [0, "covered", "space"],
  "covered-kinds": [0, "different", "covered"],
  "visible:civil": [0, "civil"],
  "visible:tactic": [0, "tactic"],
  "visible:attack": [0, "attack"],
  "card-of-each:horse": ["horse"],
  "card-of-each:gunpowder": ["gunpowder"],
  "card-of-each:oil": ["oil"],
  "card-of-each:earth": ["earth"],
  "card-of-each:space": ["space"],
  "card-of-each:horse+gunpowder": ["horse", "gunpowder"],
  "card-of-each:horse+oil": ["horse", "oil"],
  "card-of-each:horse+earth": ["horse", "earth"],
  "card-of-each:horse+space": ["horse", "space"],
  "card-of-each:gunpowder+oil": ["gunpowder", "oil"],
  "card-of-each:gunpowder+earth": ["gunpowder", "earth"],
  "card-of-each:gunpowder+space": ["gunpowder", "space"],
  "card-of-each:oil+earth": ["oil", "earth"],
  "card-of-each:oil+space": ["oil", "space"],
  "card-of-each:earth+space": ["earth", "space"],
  "card-of-each:horse+gunpowder+oil": ["horse", "gunpowder", "oil"],
  "card-of-each:horse+gunpowder+earth": ["horse", "gunpowder", "earth"],
  "card-of-each:horse+gunpowder+space": ["horse", "gunpowder", "space"],
  "card-of-each:horse+oil+earth": ["horse", "oil", "earth"],
  "card-of-each:horse+oil+space": ["horse", "oil", "space"],
  "card-of-each:horse+earth+space": ["horse", "earth", "space"],
  "card-of-each:gunpowder+oil+earth": ["gunpowder", "oil", "earth"],
  "card-of-each:gunpowder+oil+space": ["gunpowder", "oil", "space"],
  "card-of-each:gunpowder+earth+space": ["gunpowder", "earth", "space"],
  "card-of-each:oil+earth+space": ["oil", "earth", "space"],
  "card-of-each:horse+gunpowder+oil+earth": ["horse", "gunpowder", "oil", "earth"],
  "card-of-each:horse+gunpowder+oil+space": ["horse", "gunpowder", "oil", "space"],
  "card-of-each:horse+gunpowder+earth+space": ["horse", "gunpowder", "earth", "space"],
  "card-of-each:horse+oil+earth+space": ["horse", "oil", "earth", "space"],
  "card-of-each:gunpowder+oil+earth+space": ["gunpowder", "oil", "earth", "space"],
  "card-of-each:horse+gunpowder+oil+earth+space": ["horse", "gunpowder", "oil", "earth", "space"],
  "strength": [0, "strength"],
  "cards": [0, "card"],
  "points": [0, "vp"],
  "did:activated-attack": ["activate", "attack"],
  "did:activated-tactic": ["activate", "tactic"],
  "did:bought-nothing": ["no", "buy"],
  "did:bought-lower": ["buy", "lower"],
  "did:converted": ["any", "any", "for", "any"],
  "did:paid-culture": ["pay", "culture"],
  "laid:horse": ["play", "horse"],
  "laid:gunpowder": ["play", "gunpowder"],
  "laid:oil": ["play", "oil"],
  "laid:earth": ["play", "earth"],
  "laid:space": ["play", "space"],
  "laid:horse+gunpowder": ["play", "horse", "or", "gunpowder"],
  "laid:horse+oil": ["play", "horse", "or", "oil"],
  "laid:horse+earth": ["play", "horse", "or", "earth"],
  "laid:horse+space": ["play", "horse", "or", "space"],
  "laid:gunpowder+oil": ["play", "gunpowder", "or", "oil"],
  "laid:gunpowder+earth": ["play", "gunpowder", "or", "earth"],
  "laid:gunpowder+space": ["play", "gunpowder", "or", "space"],
  "laid:oil+earth": ["play", "oil", "or", "earth"],
  "laid:oil+space": ["play", "oil", "or", "space"],
  "laid:earth+space": ["play", "earth", "or", "space"],
  "laid:horse+gunpowder+oil": ["play", "horse", "or", "gunpowder", "or", "oil"],
  "laid:horse+gunpowder+earth": ["play", "horse", "or", "gunpowder", "or", "earth"],
  "laid:horse+gunpowder+space": ["play", "horse", "or", "gunpowder", "or", "space"],
  "laid:horse+oil+earth": ["play", "horse", "or", "oil", "or", "earth"],
  "laid:horse+oil+space": ["play", "horse", "or", "oil", "or", "space"],
  "laid:horse+earth+space": ["play", "horse", "or", "earth", "or", "space"],
  "laid:gunpowder+oil+earth": ["play", "gunpowder", "or", "oil", "or", "earth"],
  "laid:gunpowder+oil+space": ["play", "gunpowder", "or", "oil", "or", "space"],
  "laid:gunpowder+earth+space": ["play", "gunpowder", "or", "earth", "or", "space"],
  "laid:oil+earth+space": ["play", "oil", "or", "earth", "or", "space"],
  "laid:horse+gunpowder+oil+earth": ["play", "horse", "gunpowder", "oil", "earth"],
  "laid:horse+gunpowder+oil+space": ["play", "horse", "gunpowder", "oil", "space"],
  "laid:horse+gunpowder+earth+space": ["play", "horse", "gunpowder", "earth", "space"],
  "laid:horse+oil+earth+space": ["play", "horse", "oil", "earth", "space"],
  "laid:gunpowder+oil+earth+space": ["play", "gunpowder", "oil", "earth", "space"],
  "laid:horse+gunpowder+oil+earth+space": ["play", "horse", "gunpowder", "oil", "earth", "space"],
  "took-back": ["take-back", 0, "vp"],
};

export const CARDS: Readonly<Record<string, Card>> = {
  "reinforcement": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "tactic", "back": "food", "cost": {}, "strength": 1, "vp": 0, "response": true, "not_in_two_player": false, "reconstructed": ["strength"], "signs": [["play", "tactic", "or", "attack"]]},
  "agriculture": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "civil", "back": "food", "cost": {}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "response"], "signs": [["replenish", "food"]]},
  "barter-trade": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "civil", "back": "food", "cost": {}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response"], "signs": [["deplete", "for", "iron", "or", "horse", "or", "gunpowder"]]},
  "mining": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "civil", "back": "iron", "cost": {}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "response"], "signs": [["replenish", "iron"]]},
  "warrior": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "attack", "back": "iron", "cost": {}, "strength": 1, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response"], "signs": [["weaker", "deplete", 2]]},
  "swordsman": {"sets": ["base", "combined"], "age": "horse", "type": "attack", "back": "horse", "cost": {"iron": 2}, "strength": 1, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "give", "wonder"]]},
  "caravan": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 2}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["deplete", "for", "earth"]]},
  "currency": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "any"]]},
  "ambush": {"sets": ["base", "combined"], "age": "horse", "type": "tactic", "back": "horse", "cost": {"food": 2}, "strength": 1, "vp": 0, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["activate", "covered", "attack"]]},
  "philosophy": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["activate", "civil"]]},
  "domestication": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"iron": 2}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "food", "horse"]]},
  "ironworks": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", "horse", "or", "iron", "iron"]]},
  "charge": {"sets": ["base", "combined"], "age": "gunpowder", "type": "tactic", "back": "gunpowder", "cost": {"food": 1, "horse": 1}, "strength": 1, "vp": 1, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp"], "signs": [["activate", "attack"]]},
  "irrigation": {"sets": ["base", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"food": 2, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", 3, "food", "horse"]]},
  "knight": {"sets": ["base", "combined"], "age": "gunpowder", "type": "attack", "back": "gunpowder", "cost": {"iron": 1, "horse": 1}, "strength": 2, "vp": 1, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["weaker", "deplete", 2]]},
  "engineering": {"sets": ["base", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"iron": 1, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", "earth"]]},
  "alchemy": {"sets": ["base", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"food": 1, "iron": 1, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "iron", "gunpowder"]]},
  "guild": {"sets": ["base", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"food": 1, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["deplete", 2, "for", "space"]]},
  "cannon": {"sets": ["base", "combined"], "age": "oil", "type": "attack", "back": "oil", "cost": {"gunpowder": 2}, "strength": 2, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "give", "wonder"]]},
  "overseas-trade": {"sets": ["base", "combined"], "age": "oil", "type": "civil", "back": "oil", "cost": {"food": 1, "horse": 1, "gunpowder": 1}, "strength": 0, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "iron", "gunpowder", "oil"]]},
  "flanking": {"sets": ["base", "combined"], "age": "oil", "type": "tactic", "back": "oil", "cost": {"horse": 1, "gunpowder": 1}, "strength": 2, "vp": 2, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["play", "attack"], ["activate", "attack"]]},
  "musketeer": {"sets": ["base", "combined"], "age": "oil", "type": "attack", "back": "oil", "cost": {"iron": 1, "horse": 1, "gunpowder": 1}, "strength": 2, "vp": 2, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "deplete", 2]]},
  "steam-engine": {"sets": ["base", "combined"], "age": "oil", "type": "civil", "back": "oil", "cost": {"iron": 2, "gunpowder": 1}, "strength": 0, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "oil", "any"]]},
  "fighter": {"sets": ["base", "combined"], "age": "earth", "type": "attack", "back": "earth", "cost": {"gunpowder": 1, "oil": 2}, "strength": 3, "vp": 3, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "deplete", 2]]},
  "stock-exchange": {"sets": ["base", "combined"], "age": "earth", "type": "civil", "back": "earth", "cost": {"horse": 1, "gunpowder": 1, "oil": 1}, "strength": 0, "vp": 3, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", "space"]]},
  "blitzkrieg": {"sets": ["base", "combined"], "age": "earth", "type": "tactic", "back": "earth", "cost": {"gunpowder": 2, "oil": 1}, "strength": 2, "vp": 3, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["play", 2, "attack"], ["activate", "attack"]]},
  "tank": {"sets": ["base", "combined"], "age": "earth", "type": "attack", "back": "earth", "cost": {"iron": 1, "oil": 2}, "strength": 3, "vp": 3, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "give", "wonder"]]},
  "nuclear-submarine": {"sets": ["base", "combined"], "age": "space", "type": "attack", "back": "space", "cost": {"iron": 1, "gunpowder": 1, "oil": 2}, "strength": 4, "vp": 4, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "give", "wonder"]]},
  "satellite": {"sets": ["base", "combined"], "age": "space", "type": "tactic", "back": "space", "cost": {"gunpowder": 2, "oil": 2}, "strength": 2, "vp": 4, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["play", "tactic", 2, "attack"], ["activate", "attack"]]},
  "computer": {"sets": ["base", "combined"], "age": "space", "type": "civil", "back": "space", "cost": {"horse": 1, "gunpowder": 1, "oil": 2}, "strength": 0, "vp": 4, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response", "not_in_two_player"], "signs": [["play", 2, "civil"], ["activate", "n", "civil"]]},
  "chariot": {"sets": ["renaissance", "combined"], "age": "horse", "type": "attack", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 1, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", 2, "culture"], ["others", "gain", "culture"]]},
  "calendar": {"sets": ["renaissance", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 2}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["opponents", "replenish", "food", "or", "iron"], ["replenish", 2, "food", "iron"]]},
  "trade-and-tribute": {"sets": ["renaissance", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["opponents", "deplete", "for", "any"]]},
  "coup": {"sets": ["renaissance", "combined"], "age": "horse", "type": "tactic", "back": "horse", "cost": {"food": 2}, "strength": 1, "vp": 0, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["opponents", "take-back", "attack", "tactic"]]},
  "espionage": {"sets": ["renaissance", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["opponents", "spy", "card"], ["activate", "civil"]]},
  "writing": {"sets": ["renaissance", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"iron": 2}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", "culture", "or", "culture", "for", "earth"]]},
  "sailing": {"sets": ["renaissance", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["opponents", "replenish", "any"], ["gain", "earth"]]},
  "defection": {"sets": ["renaissance", "combined"], "age": "gunpowder", "type": "tactic", "back": "gunpowder", "cost": {"food": 1, "horse": 1}, "strength": 1, "vp": 1, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp"], "signs": [["opponents", "swap", "attack"]]},
  "theology": {"sets": ["renaissance", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"food": 2, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["opponents", "replenish", "any"], ["gain", 2, "culture"]]},
  "horse-archer": {"sets": ["renaissance", "combined"], "age": "gunpowder", "type": "attack", "back": "gunpowder", "cost": {"iron": 1, "horse": 1}, "strength": 2, "vp": 1, "response": true, "not_in_two_player": false, "reconstructed": ["strength", "vp", "not_in_two_player"], "signs": [["weaker", "deplete", "for", "n", "culture"]]},
  "code-of-law": {"sets": ["renaissance", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"food": 1, "iron": 1, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "response", "not_in_two_player"], "signs": [["replenish", "food", "iron", "horse"], ["or", "replenish", "gunpowder"]]},
  "compass": {"sets": ["renaissance", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"iron": 1, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "response", "not_in_two_player"], "signs": [["opponents", "replenish", 2, "food"], ["gain", "earth", "or", "replenish", "any"]]},
  "education": {"sets": ["renaissance", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"iron": 2, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["deplete", 2, "for", 2, "culture"], ["or", 2, "culture", "for", "space"]]},
  "frigate": {"sets": ["renaissance", "combined"], "age": "oil", "type": "attack", "back": "oil", "cost": {"iron": 1, "gunpowder": 2}, "strength": 2, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response", "not_in_two_player"], "signs": [["gain", 4, "culture"], ["others", "gain", 3, "culture"]]},
  "economics": {"sets": ["renaissance", "combined"], "age": "oil", "type": "civil", "back": "oil", "cost": {"horse": 1, "gunpowder": 1}, "strength": 0, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["deplete", "for", 2, "culture"], ["or", "culture", "for", "space"]]},
  "armistice": {"sets": ["renaissance", "combined"], "age": "oil", "type": "tactic", "back": "oil", "cost": {"horse": 1, "gunpowder": 1}, "strength": 2, "vp": 2, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "not_in_two_player"], "signs": [["take-back", "n", "attack", "tactic"], ["opponents", "take-back", "n", "attack", "tactic"]]},
  "hussar": {"sets": ["renaissance", "combined"], "age": "oil", "type": "attack", "back": "oil", "cost": {"iron": 1, "horse": 1, "gunpowder": 1}, "strength": 2, "vp": 2, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "deplete", "for", "n", "culture"]]},
  "printing-press": {"sets": ["renaissance", "combined"], "age": "oil", "type": "civil", "back": "oil", "cost": {"food": 1, "iron": 1, "gunpowder": 1}, "strength": 0, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["activate", "opponents", "civil"]]},
  "battleship": {"sets": ["renaissance", "combined"], "age": "earth", "type": "attack", "back": "earth", "cost": {"iron": 1, "gunpowder": 1, "oil": 1}, "strength": 3, "vp": 3, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", 5, "culture"], ["others", "gain", 4, "culture"]]},
  "newspaper": {"sets": ["renaissance", "combined"], "age": "earth", "type": "civil", "back": "earth", "cost": {"horse": 1, "gunpowder": 1, "oil": 1}, "strength": 0, "vp": 3, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", 2, "culture"], ["or", "culture", "for", "replenish", 5, "any"]]},
  "nationalism": {"sets": ["renaissance", "combined"], "age": "earth", "type": "tactic", "back": "earth", "cost": {"gunpowder": 2, "oil": 1}, "strength": 2, "vp": 3, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [[3, "attack", "for", "earth"], [4, "attack", "for", "space"]]},
  "machine-gun": {"sets": ["renaissance", "combined"], "age": "earth", "type": "attack", "back": "earth", "cost": {"iron": 1, "oil": 2}, "strength": 2, "vp": 3, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "deplete", 3]]},
  "movie": {"sets": ["renaissance", "combined"], "age": "space", "type": "civil", "back": "space", "cost": {"horse": 1, "gunpowder": 2, "oil": 1}, "strength": 0, "vp": 4, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response", "not_in_two_player"], "signs": [["deplete", 0, "to", 4, "for", "wonder"]]},
  "space-race": {"sets": ["renaissance", "combined"], "age": "space", "type": "tactic", "back": "space", "cost": {"horse": 1, "gunpowder": 1, "oil": 2}, "strength": 2, "vp": 4, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["opponents", "replenish", "n", "attack", "tactic"], ["for", "n", "culture"]]},
  "stealth-bomber": {"sets": ["renaissance", "combined"], "age": "space", "type": "attack", "back": "space", "cost": {"gunpowder": 2, "oil": 2}, "strength": 4, "vp": 4, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", 6, "culture"], ["others", "gain", 5, "culture"]]},
};

export const WONDERS: Readonly<Record<string, Wonder>> = {
  "great-pyramids": {"sets": ["base"], "age": "horse", "vp": 1, "glory": 0, "indicator": "ironworks", "requirement": {"what": "covered", "count": 5}, "reconstructed": ["requirement", "indicator", "vp"], "reviewed": []},
  "hanging-gardens": {"sets": ["base"], "age": "horse", "vp": 1, "glory": 0, "indicator": "currency", "requirement": {"what": "covered", "count": 2, "resource": "horse"}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "angkor-wat": {"sets": ["base"], "age": "gunpowder", "vp": 2, "glory": 0, "indicator": "knight", "requirement": {"what": "visible", "count": 3, "type": "attack"}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "great-mosque-of-djenne": {"sets": ["base"], "age": "gunpowder", "vp": 2, "glory": 0, "indicator": "alchemy", "requirement": {"what": "covered-kinds", "count": 4}, "reconstructed": ["requirement", "indicator", "vp"], "reviewed": ["name", "age"]},
  "taj-mahal": {"sets": ["base"], "age": "oil", "vp": 3, "glory": 0, "indicator": "overseas-trade", "requirement": {"what": "visible", "count": [5, 6, 7], "type": "civil"}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "himeji-jo": {"sets": ["base"], "age": "oil", "vp": 3, "glory": 0, "indicator": "flanking", "requirement": {"what": "visible", "count": 3, "type": "tactic"}, "reconstructed": ["indicator", "vp"], "reviewed": ["age"]},
  "eiffel-tower": {"sets": ["base"], "age": "earth", "vp": 4, "glory": 0, "indicator": "tank", "requirement": {"what": "card-of-each", "ages": ["horse", "gunpowder", "oil", "earth"]}, "reconstructed": ["requirement", "indicator", "vp"], "reviewed": []},
  "manhattan-project": {"sets": ["base"], "age": "earth", "vp": 4, "glory": 0, "indicator": "blitzkrieg", "requirement": {"what": "strength", "count": [8, 10, 12]}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "international-space-station": {"sets": ["base"], "age": "space", "vp": 5, "glory": 0, "indicator": "nuclear-submarine", "requirement": {"what": "cards", "count": [11, 13, 15]}, "reconstructed": ["vp"], "reviewed": []},
  "apollo-project": {"sets": ["base"], "age": "space", "vp": 5, "glory": 0, "indicator": "computer", "requirement": {"what": "points", "count": [8, 10, 12]}, "reconstructed": ["vp"], "reviewed": []},
  "colossus-of-rhodes": {"sets": ["renaissance", "combined"], "age": "horse", "vp": 2, "glory": 3, "indicator": "trade-and-tribute", "requirement": {"what": "did", "deed": "activated-attack"}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "lighthouse-of-alexandria": {"sets": ["renaissance", "combined"], "age": "horse", "vp": 2, "glory": 3, "indicator": "espionage", "requirement": {"what": "did", "deed": "bought-nothing"}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "sancta-sophia": {"sets": ["renaissance", "combined"], "age": "gunpowder", "vp": 3, "glory": 3, "indicator": "theology", "requirement": {"what": "laid", "ages": ["horse"]}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "machu-picchu": {"sets": ["renaissance", "combined"], "age": "gunpowder", "vp": 3, "glory": 3, "indicator": "compass", "requirement": {"what": "did", "deed": "activated-tactic"}, "reconstructed": ["name", "requirement", "indicator", "vp", "glory"], "reviewed": []},
  "forbidden-palace": {"sets": ["renaissance", "combined"], "age": "oil", "vp": 4, "glory": 3, "indicator": "frigate", "requirement": {"what": "laid", "ages": ["gunpowder"]}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "leaning-tower-of-pisa": {"sets": ["renaissance", "combined"], "age": "oil", "vp": 4, "glory": 3, "indicator": "economics", "requirement": {"what": "did", "deed": "bought-lower"}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "panama-canal": {"sets": ["renaissance", "combined"], "age": "earth", "vp": 5, "glory": 3, "indicator": "newspaper", "requirement": {"what": "did", "deed": "converted"}, "reconstructed": ["indicator", "vp"], "reviewed": []},
  "golden-gate-bridge": {"sets": ["renaissance", "combined"], "age": "earth", "vp": 5, "glory": 3, "indicator": "machine-gun", "requirement": {"what": "did", "deed": "paid-culture"}, "reconstructed": ["name", "requirement", "indicator", "vp", "glory"], "reviewed": []},
  "sydney-opera-house": {"sets": ["renaissance", "combined"], "age": "space", "vp": 6, "glory": 3, "indicator": "movie", "requirement": {"what": "took-back", "count": [3, 4, 5]}, "reconstructed": ["vp"], "reviewed": []},
  "sagrada-familia": {"sets": ["renaissance", "combined"], "age": "space", "vp": 6, "glory": 3, "indicator": "stealth-bomber", "requirement": {"what": "laid", "ages": ["oil", "earth", "space"]}, "reconstructed": ["vp"], "reviewed": []},
};
