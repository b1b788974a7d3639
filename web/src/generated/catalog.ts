// Made by tools/gen_catalog.py; change nothing here.
export const RESOURCES = ["food", "iron", "horse", "gunpowder", "oil", "earth", "space"] as const;

export const AGES = ["start", "horse", "gunpowder", "oil", "earth", "space"] as const;

export const SUPPLY_AGES = ["horse", "gunpowder", "oil", "earth", "space"] as const;

export const TYPES = ["civil", "tactic", "attack"] as const;

/** Who drew the symbols. */
export const CREDITS = ["Lorc", "Delapouite", "Skoll", "sbed", "Cathelineau", "Caro Asercion"] as const;

/** How each is in each game, unless turned. */
export const SWITCHES = {"second-player-resource": {"base": false, "renaissance": true, "combined": true}, "end-at-once": {"base": false, "renaissance": false, "combined": false}, "space-counts-two": {"base": false, "renaissance": true, "combined": true}, "culture-limited": {"base": false, "renaissance": false, "combined": false}, "pisa-own": {"base": false, "renaissance": false, "combined": false}, "open-hands": {"base": false, "renaissance": false, "combined": false}} as const;

export const MARKS = {"or": "/", "n": "n", "no": "✕", "to": "–", "different": "≠"} as const;

export type Resource = (typeof RESOURCES)[number];
export type Age = (typeof AGES)[number];
export type CardType = (typeof TYPES)[number];
export type Mark = keyof typeof MARKS;
/** A number, a mark that is a letter, or the name of a symbol. */
export type Sign = number | string;
export type Signs = readonly Sign[];
export type CardField = "cost" | "strength" | "vp" | "response" | "not_in_two_player";
export type WonderField = "vp" | "indicator" | "requirement" | "glory";
export type Players = 2 | 3 | 4;
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
  readonly reconstructed: readonly WonderField[];
  /** What it asks for, by the number of players. */
  readonly signs: Readonly<Record<Players, Signs>>;
}

export const CARDS: Readonly<Record<string, Card>> = {
  "reinforcement": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "tactic", "back": "food", "cost": {}, "strength": 1, "vp": 0, "response": true, "not_in_two_player": false, "reconstructed": ["strength", "vp", "not_in_two_player"], "signs": [["play", "attack", "or", "tactic"]]},
  "agriculture": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "civil", "back": "food", "cost": {}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "response", "not_in_two_player"], "signs": [["replenish", "food"]]},
  "barter-trade": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "civil", "back": "food", "cost": {}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response", "not_in_two_player"], "signs": [["deplete", "for", "iron", "or", "horse", "or", "gunpowder"]]},
  "mining": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "civil", "back": "iron", "cost": {}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "response", "not_in_two_player"], "signs": [["replenish", "iron"]]},
  "warrior": {"sets": ["base", "renaissance", "combined"], "age": "start", "type": "attack", "back": "iron", "cost": {}, "strength": 1, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "deplete", 2]]},
  "swordsman": {"sets": ["base", "combined"], "age": "horse", "type": "attack", "back": "horse", "cost": {"iron": 2}, "strength": 1, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "give", "wonder"]]},
  "caravan": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 2}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["deplete", "for", "earth"]]},
  "currency": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "any"]]},
  "ambush": {"sets": ["base", "combined"], "age": "horse", "type": "tactic", "back": "horse", "cost": {"food": 2}, "strength": 1, "vp": 0, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["activate", "covered", "attack"]]},
  "philosophy": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["activate", "civil"]]},
  "domestication": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"iron": 2}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "food", "horse"]]},
  "ironworks": {"sets": ["base", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", "iron", "iron", "or", "horse"]]},
  "charge": {"sets": ["base", "combined"], "age": "gunpowder", "type": "tactic", "back": "gunpowder", "cost": {"food": 1, "horse": 1}, "strength": 1, "vp": 1, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp"], "signs": [["activate", "attack"]]},
  "irrigation": {"sets": ["base", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"food": 2, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", 3, "food", "horse"]]},
  "knight": {"sets": ["base", "combined"], "age": "gunpowder", "type": "attack", "back": "gunpowder", "cost": {"iron": 1, "horse": 1}, "strength": 2, "vp": 1, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["weaker", "deplete", 2]]},
  "engineering": {"sets": ["base", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"iron": 1, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", "earth"]]},
  "alchemy": {"sets": ["base", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"food": 1, "iron": 1, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "iron", "gunpowder"]]},
  "guild": {"sets": ["base", "combined"], "age": "gunpowder", "type": "civil", "back": "gunpowder", "cost": {"food": 1, "horse": 1}, "strength": 0, "vp": 1, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["deplete", 2, "for", "space"]]},
  "cannon": {"sets": ["base", "combined"], "age": "oil", "type": "attack", "back": "oil", "cost": {"gunpowder": 2}, "strength": 2, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "give", "wonder"]]},
  "overseas-trade": {"sets": ["base", "combined"], "age": "oil", "type": "civil", "back": "oil", "cost": {"food": 1, "horse": 1, "gunpowder": 1}, "strength": 0, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "iron", "gunpowder", "oil"]]},
  "flanking": {"sets": ["base", "combined"], "age": "oil", "type": "tactic", "back": "oil", "cost": {"horse": 1, "gunpowder": 1}, "strength": 2, "vp": 2, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["play", "attack"], ["activate", "attack"]]},
  "musketeer": {"sets": ["base", "combined"], "age": "oil", "type": "attack", "back": "oil", "cost": {"iron": 1, "horse": 1, "gunpowder": 1}, "strength": 2, "vp": 2, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "deplete", 2]]},
  "steam-engine": {"sets": ["base", "combined"], "age": "oil", "type": "civil", "back": "oil", "cost": {"iron": 2, "gunpowder": 1}, "strength": 0, "vp": 2, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["replenish", "oil", "any"]]},
  "fighter": {"sets": ["base", "combined"], "age": "earth", "type": "attack", "back": "earth", "cost": {"gunpowder": 1, "oil": 2}, "strength": 3, "vp": 3, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "deplete", 2]]},
  "stock-exchange": {"sets": ["base", "combined"], "age": "earth", "type": "civil", "back": "earth", "cost": {"horse": 1, "gunpowder": 1, "oil": 1}, "strength": 0, "vp": 3, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", "space"]]},
  "blitzkrieg": {"sets": ["base", "combined"], "age": "earth", "type": "tactic", "back": "earth", "cost": {"gunpowder": 2, "oil": 1}, "strength": 2, "vp": 3, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "not_in_two_player"], "signs": [["play", 2, "attack"], ["activate", "attack"]]},
  "tank": {"sets": ["base", "combined"], "age": "earth", "type": "attack", "back": "earth", "cost": {"iron": 1, "oil": 2}, "strength": 3, "vp": 3, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "give", "wonder"]]},
  "nuclear-submarine": {"sets": ["base", "combined"], "age": "space", "type": "attack", "back": "space", "cost": {"iron": 1, "gunpowder": 1, "oil": 2}, "strength": 4, "vp": 4, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["weaker", "give", "wonder"]]},
  "satellite": {"sets": ["base", "combined"], "age": "space", "type": "tactic", "back": "space", "cost": {"gunpowder": 2, "oil": 2}, "strength": 2, "vp": 4, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["play", "tactic", 2, "attack"], ["activate", "attack"]]},
  "computer": {"sets": ["base", "combined"], "age": "space", "type": "civil", "back": "space", "cost": {"horse": 1, "gunpowder": 1, "oil": 2}, "strength": 0, "vp": 4, "response": false, "not_in_two_player": false, "reconstructed": ["strength", "vp", "response", "not_in_two_player"], "signs": [["play", 2, "civil"], ["activate", "n", "civil"]]},
  "chariot": {"sets": ["renaissance", "combined"], "age": "horse", "type": "attack", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 1, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["gain", 2, "culture"], ["others", "gain", "culture"]]},
  "calendar": {"sets": ["renaissance", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 2}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["opponents", "replenish", "food", "or", "iron"], ["replenish", 2, "food", "iron"]]},
  "trade-and-tribute": {"sets": ["renaissance", "combined"], "age": "horse", "type": "civil", "back": "horse", "cost": {"food": 1, "iron": 1}, "strength": 0, "vp": 0, "response": false, "not_in_two_player": false, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["opponents", "deplete", "for", "any"]]},
  "coup": {"sets": ["renaissance", "combined"], "age": "horse", "type": "tactic", "back": "horse", "cost": {"food": 2}, "strength": 1, "vp": 0, "response": true, "not_in_two_player": true, "reconstructed": ["cost", "strength", "vp", "response", "not_in_two_player"], "signs": [["opponents", "take-back", "attack", "tactic"]]},
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
  "armistice": {"sets": ["renaissance", "combined"], "age": "oil", "type": "tactic", "back": "oil", "cost": {"horse": 1, "gunpowder": 1}, "strength": 2, "vp": 2, "response": true, "not_in_two_player": false, "reconstructed": ["cost", "strength", "response", "not_in_two_player"], "signs": [["take-back", "n", "attack", "tactic"], ["opponents", "take-back", "n", "attack", "tactic"]]},
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
  "great-pyramids": {"sets": ["base"], "age": "horse", "vp": 1, "glory": 0, "indicator": "ironworks", "reconstructed": ["vp", "indicator", "requirement"], "signs": {"2": [5, "covered"], "3": [5, "covered"], "4": [5, "covered"]}},
  "hanging-gardens": {"sets": ["base"], "age": "horse", "vp": 1, "glory": 0, "indicator": "currency", "reconstructed": ["vp", "indicator"], "signs": {"2": [2, "covered", "horse"], "3": [2, "covered", "horse"], "4": [2, "covered", "horse"]}},
  "angkor-wat": {"sets": ["base"], "age": "gunpowder", "vp": 2, "glory": 0, "indicator": "knight", "reconstructed": ["vp", "indicator"], "signs": {"2": [3, "attack"], "3": [3, "attack"], "4": [3, "attack"]}},
  "great-mosque-of-djenne": {"sets": ["base"], "age": "gunpowder", "vp": 2, "glory": 0, "indicator": "alchemy", "reconstructed": ["vp", "indicator", "requirement"], "signs": {"2": [4, "different", "covered"], "3": [4, "different", "covered"], "4": [4, "different", "covered"]}},
  "taj-mahal": {"sets": ["base"], "age": "oil", "vp": 3, "glory": 0, "indicator": "overseas-trade", "reconstructed": ["vp", "indicator"], "signs": {"2": [7, "civil"], "3": [6, "civil"], "4": [5, "civil"]}},
  "himeji-jo": {"sets": ["base"], "age": "oil", "vp": 3, "glory": 0, "indicator": "flanking", "reconstructed": ["vp", "indicator"], "signs": {"2": [3, "tactic"], "3": [3, "tactic"], "4": [3, "tactic"]}},
  "eiffel-tower": {"sets": ["base"], "age": "earth", "vp": 4, "glory": 0, "indicator": "tank", "reconstructed": ["vp", "indicator", "requirement"], "signs": {"2": ["horse", "gunpowder", "oil", "earth"], "3": ["horse", "gunpowder", "oil", "earth"], "4": ["horse", "gunpowder", "oil", "earth"]}},
  "manhattan-project": {"sets": ["base"], "age": "earth", "vp": 4, "glory": 0, "indicator": "blitzkrieg", "reconstructed": ["vp", "indicator"], "signs": {"2": [12, "strength"], "3": [10, "strength"], "4": [8, "strength"]}},
  "international-space-station": {"sets": ["base"], "age": "space", "vp": 5, "glory": 0, "indicator": "nuclear-submarine", "reconstructed": ["vp"], "signs": {"2": [15, "card"], "3": [13, "card"], "4": [11, "card"]}},
  "apollo-project": {"sets": ["base"], "age": "space", "vp": 5, "glory": 0, "indicator": "computer", "reconstructed": ["vp"], "signs": {"2": [12, "vp"], "3": [10, "vp"], "4": [8, "vp"]}},
  "colossus-of-rhodes": {"sets": ["renaissance", "combined"], "age": "horse", "vp": 2, "glory": 3, "indicator": "trade-and-tribute", "reconstructed": ["vp", "indicator"], "signs": {"2": ["activate", "attack"], "3": ["activate", "attack"], "4": ["activate", "attack"]}},
  "lighthouse-of-alexandria": {"sets": ["renaissance", "combined"], "age": "horse", "vp": 2, "glory": 3, "indicator": "espionage", "reconstructed": ["vp", "indicator"], "signs": {"2": ["no", "buy"], "3": ["no", "buy"], "4": ["no", "buy"]}},
  "sancta-sophia": {"sets": ["renaissance", "combined"], "age": "gunpowder", "vp": 3, "glory": 3, "indicator": "theology", "reconstructed": ["vp", "indicator"], "signs": {"2": ["play", "horse"], "3": ["play", "horse"], "4": ["play", "horse"]}},
  "machu-picchu": {"sets": ["renaissance", "combined"], "age": "gunpowder", "vp": 3, "glory": 3, "indicator": "compass", "reconstructed": ["vp", "indicator", "requirement", "glory"], "signs": {"2": ["activate", "tactic"], "3": ["activate", "tactic"], "4": ["activate", "tactic"]}},
  "forbidden-palace": {"sets": ["renaissance", "combined"], "age": "oil", "vp": 4, "glory": 3, "indicator": "frigate", "reconstructed": ["vp", "indicator"], "signs": {"2": ["play", "gunpowder"], "3": ["play", "gunpowder"], "4": ["play", "gunpowder"]}},
  "leaning-tower-of-pisa": {"sets": ["renaissance", "combined"], "age": "oil", "vp": 4, "glory": 3, "indicator": "economics", "reconstructed": ["vp", "indicator"], "signs": {"2": ["buy", "lower"], "3": ["buy", "lower"], "4": ["buy", "lower"]}},
  "panama-canal": {"sets": ["renaissance", "combined"], "age": "earth", "vp": 5, "glory": 3, "indicator": "newspaper", "reconstructed": ["vp", "indicator"], "signs": {"2": ["any", "any", "for", "any"], "3": ["any", "any", "for", "any"], "4": ["any", "any", "for", "any"]}},
  "golden-gate-bridge": {"sets": ["renaissance", "combined"], "age": "earth", "vp": 5, "glory": 3, "indicator": "machine-gun", "reconstructed": ["vp", "indicator", "requirement", "glory"], "signs": {"2": ["pay", "culture"], "3": ["pay", "culture"], "4": ["pay", "culture"]}},
  "sydney-opera-house": {"sets": ["renaissance", "combined"], "age": "space", "vp": 6, "glory": 3, "indicator": "movie", "reconstructed": ["vp"], "signs": {"2": ["take-back", 5, "vp"], "3": ["take-back", 4, "vp"], "4": ["take-back", 3, "vp"]}},
  "sagrada-familia": {"sets": ["renaissance", "combined"], "age": "space", "vp": 6, "glory": 3, "indicator": "stealth-bomber", "reconstructed": ["vp"], "signs": {"2": ["play", "oil", "or", "earth", "or", "space"], "3": ["play", "oil", "or", "earth", "or", "space"], "4": ["play", "oil", "or", "earth", "or", "space"]}},
};
