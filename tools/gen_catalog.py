"""Write what the browser client shows of cards and wonders: their values, what they do as signs, their words in every
language, and the symbols they are drawn with."""

import json
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from gunsteel.catalog.index import CARDS, SETS, START, SUPPLY, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.provenance import provenance
from gunsteel.catalog.requirements import IN_AREA, IN_TURN, requirement_data
from gunsteel.catalog.vocabulary import Card, Wonder
from gunsteel.core.rules import SWITCHES, default
from gunsteel.errors import Refused
from gunsteel.ids import AGE_NAMES, RESOURCE_NAMES, SUPPLY_AGES, TYPE_NAMES
from gunsteel.language.fluent import Messages
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator
from tools import card_signs, card_symbols, requirement_shapes

GENERATED = Path(__file__).parent.parent / "web" / "src" / "generated"
CATALOG = GENERATED / "catalog.ts"
SYMBOLS = GENERATED / "symbols.ts"
MADE = "// Made by tools/gen_catalog.py; change nothing here.\n"
COUNTS = (1, 2, 3, 4)
LABELS = (
    *("cost", "surcharge", "strength", "points", "response", "response-help", "no-response"),
    *(
        "three-players",
        "two-players",
        "reconstructed",
        "back",
        "glory",
        "indicator",
        "requirement",
        "with-2",
        "with-3",
        "with-4",
        "comma",
        "colon",
        "sources",
        "breaks",
        "narrow-breaks",
    ),
    *(f"verb-{verb}" for verb in card_signs.VERBS),
)

TYPES = """\
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
"""


def card(name: str, printed: Card) -> dict[str, Any]:
    return {
        "sets": [set_ for set_ in SETS if name in START | SUPPLY[set_]],
        "age": AGE_NAMES[max(0, printed.back - 1)],
        "type": TYPE_NAMES[printed.type],
        "back": RESOURCE_NAMES[printed.back],
        "cost": {RESOURCE_NAMES[resource]: count for resource, count in printed.cost.items()},
        "strength": printed.strength,
        "vp": printed.vp,
        "response": printed.response,
        "not_in_two_player": printed.not_in_two_player,
        "reconstructed": provenance(name).ours,
        "signs": card_signs.effect(printed.effect),
    }


def wonder(name: str, printed: Wonder) -> dict[str, Any]:
    return {
        "sets": [set_ for set_ in SETS if name in WONDERS_OF[set_]],
        "age": RESOURCE_NAMES[printed.age],
        "vp": printed.vp,
        "glory": printed.glory,
        "indicator": slug(printed.indicator),
        "requirement": requirement_data(printed.requirement),
        "reconstructed": provenance(name).ours,
        "reviewed": provenance(name).reviewed,
    }


def catalog_text() -> str:
    lists = {"RESOURCES": RESOURCE_NAMES, "AGES": AGE_NAMES, "SUPPLY_AGES": SUPPLY_AGES, "TYPES": TYPE_NAMES}
    parts = [f"export const {name} = {_json(values)} as const;\n" for name, values in lists.items()]
    parts += [f"/** Who drew the symbols. */\nexport const CREDITS = {_json(card_symbols.credits())} as const;\n"]
    switches = {switch: {set_: default(set_, switch) for set_ in SETS} for switch in SWITCHES}
    parts += [f"/** How each is in each game, unless turned. */\nexport const SWITCHES = {_json(switches)} as const;\n"]
    parts += [f"export const MARKS = {_json(card_symbols.MARKS)} as const;\n", TYPES]
    kinds = {"base": requirement_shapes.first_of(IN_AREA), "renaissance": requirement_shapes.first_of(IN_TURN)}
    about = "/** The kinds of requirements that wonders of each set can have, with numbers to begin with. */\n"
    parts += [about + _table("REQUIREMENTS", "Readonly<Record<string, RequirementData>>", kinds)]
    parts += [_table("REQUIREMENT_SIGNS", "Signs", requirement_shapes.signs())]
    parts += [_table("CARDS", "Card", {name: card(name, printed) for name, printed in CARDS.items()})]
    parts += [_table("WONDERS", "Wonder", {name: wonder(name, printed) for name, printed in WONDERS.items()})]
    return MADE + "\n".join(parts)


def words_text(lang: str) -> str:
    """Names and sentences of one language."""
    say = Narrator(lang)
    label = Messages(lang, "cards.").say
    words = {
        "labels": {key: label(key) for key in LABELS},
        "resources": {resource: say.resource(resource) for resource in RESOURCE_NAMES},
        "amounts": {one: [say.amounts({one: count}) for count in COUNTS] for one in RESOURCE_NAMES},
        "ages": {age: say.age(age) for age in AGE_NAMES},
        "types": {type_: say.type(type_) for type_ in TYPE_NAMES},
        "cards": {name: {"name": say.card(name), "effect": say.effect(name)} for name in CARDS},
        "wonders": {name: {"name": say.wonder(name), "sources": say.provenance(name)} for name in WONDERS},
        "needs": requirement_shapes.sentences(say),
    }
    return json.dumps(words, indent=1, ensure_ascii=False) + "\n"


def symbols_text() -> str:
    table = "".join(f"  {_json(name)}:\n    {_json(path)},\n" for name, path in card_symbols.symbols().items())
    authors = ", ".join(card_symbols.credits())
    about = f"// Symbols of game-icons.net by {authors} and others, CC BY 3.0; some are our own.\n"
    return (
        f"{symbols_first_line()}{about}"
        f"/** Each as a path on a field of 512 by 512. */\n"
        f"export const SYMBOLS: Readonly<Record<string, string>> = {{\n{table}}};\n"
    )


def symbols_first_line() -> str:
    """Tells from which choice the symbols were cut."""
    choice = json.dumps([card_symbols.chosen(), card_symbols.OWN, card_symbols.VERSION, card_symbols.credits()])
    digest = sha256(choice.encode()).hexdigest()[:16]
    return f"// Made by tools/gen_catalog.py from its choice {digest}; change nothing here.\n"


def words_file(lang: str) -> Path:
    return GENERATED / f"catalog.{lang}.json"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _table(name: str, kind: str, rows: Mapping[str, object]) -> str:
    lines = "".join(f"  {_json(key)}: {_json(row)},\n" for key, row in rows.items())
    return f"export const {name}: Readonly<Record<string, {kind}>> = {{\n{lines}}};\n"


def main() -> int:
    texts = {CATALOG: catalog_text()} | {words_file(lang): words_text(lang) for lang in LANGUAGES}
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    if SYMBOLS.exists() and SYMBOLS.read_text(encoding="utf-8").startswith(symbols_first_line()):
        return 0
    try:
        if not card_symbols.is_installed():
            card_symbols.install()
        SYMBOLS.write_text(symbols_text(), encoding="utf-8", newline="\n")
    except Refused as reason:
        print(f"gen_catalog: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
