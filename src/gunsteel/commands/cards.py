"""List the cards of a game, or show one card or wonder."""

import argparse
from difflib import get_close_matches

from gunsteel.catalog.index import CARDS, SETS, START, SUPPLY, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.vocabulary import Card, Wonder
from gunsteel.commands.common import terminal_columns
from gunsteel.core.rules import Rules
from gunsteel.core.values import CARD_FIELDS
from gunsteel.errors import Refused
from gunsteel.ids import AGE_NAMES, RESOURCE_NAMES, TYPE_NAMES
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.table_text import TableText

WONDER_VALUES = ("vp", "indicator", "requirement", "glory")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="one card or wonder, by its English name or id")
    parser.add_argument(
        "--lang",
        default="en",
        metavar="|".join(LANGUAGES),
        help="the language in which a single card is shown (default en)",
    )
    parser.add_argument("--set", metavar="|".join(SETS), help="only the cards of this game")
    parser.add_argument(
        "--provenance",
        action="store_true",
        help="mark with * the values that are reconstructed, because no rulebook states them",
    )


def run(args: argparse.Namespace) -> int:
    if args.set is not None and args.set not in SETS:
        raise Refused(f"--set: there is no set {args.set!r}; choose from {', '.join(SETS)}")
    cards = CARDS if args.set is None else START | SUPPLY[args.set]
    wonders = WONDERS if args.set is None else WONDERS_OF[args.set]
    if args.name is not None:
        print(
            _show(
                slug(args.name), cards, wonders, TableText(args.lang, None, None, terminal_columns()), args.provenance
            )
        )
        return 0
    print(_row("card", "age", "type", "cost", "str", "VP", "resp", "3+"))
    for card in cards.values():
        print(_card_row(card, args.provenance))
    print()
    print(f"{'wonder':28} {'age':10} {'VP':>4} {'glory':>6}  indicator")
    for wonder in wonders.values():
        print(_wonder_row(wonder, args.provenance))
    if args.provenance:
        print("\n* reconstructed: no rulebook states this value")
    return 0


def _row(name: str, age: str, type_: str, cost: str, strength: str, vp: str, response: str, icon: str) -> str:
    return f"{name:19} {age:10} {type_:7} {cost:26} {strength:>4} {vp:>4} {response:>5} {icon:>4}".rstrip()


def _card_row(card: Card, provenance: bool) -> str:
    def value(field: str, text: str) -> str:
        return f"{text}*" if provenance and text and field not in card.known else text

    return _row(
        card.name,
        AGE_NAMES[max(0, card.back - 1)],
        TYPE_NAMES[card.type],
        value("cost", _cost(card)),
        value("strength", str(card.strength)),
        value("vp", str(card.vp)),
        value("response", "yes" if card.response else ""),
        value("not_in_two_player", "yes" if card.not_in_two_player else ""),
    )


def _wonder_row(wonder: Wonder, provenance: bool) -> str:
    def value(field: str, text: str) -> str:
        return f"{text}*" if provenance and field not in wonder.known else text

    vp = value("vp", str(wonder.vp))
    glory = value("glory", str(wonder.glory)) if wonder.glory else ""
    indicator = value("indicator", wonder.indicator)
    return f"{wonder.name:28} {AGE_NAMES[wonder.age - 1]:10} {vp:>4} {glory:>6}  {indicator}"


def _cost(card: Card) -> str:
    return " ".join(f"{count} {RESOURCE_NAMES[resource]}" for resource, count in card.cost.items())


def _show(name: str, cards: dict[str, Card], wonders: dict[str, Wonder], screen: TableText, provenance: bool) -> str:
    if name in cards:
        return _show_card(name, screen, provenance)
    if name in wonders:
        return _show_wonder(name, screen, provenance)
    close = get_close_matches(name, [*cards, *wonders], n=3)
    hint = f"; did you mean {' or '.join(close)}?" if close else ""
    raise Refused(f"there is no card or wonder {name!r} here{hint}")


def _show_card(name: str, screen: TableText, provenance: bool) -> str:
    card = CARDS[name]
    lines = [f"{card.name} · {card.ja} · {card.fr}", *screen.card(Rules("combined", 4), name)[1:]]
    return "\n".join([*lines, *([_provenance(card.known, CARD_FIELDS)] if provenance else [])])


def _show_wonder(name: str, screen: TableText, provenance: bool) -> str:
    wonder = WONDERS[name]
    lines = [f"{wonder.name} · {wonder.ja} · {wonder.fr}", *screen.wonder_by_players(name)]
    return "\n".join([*lines, *([_provenance(wonder.known, WONDER_VALUES)] if provenance else [])])


def _provenance(known: tuple[str, ...], values: tuple[str, ...]) -> str:
    stated = ", ".join(value for value in values if value in known) or "nothing but name, age, type and effect"
    guessed = ", ".join(value for value in values if value not in known) or "nothing"
    return f"  stated by a rulebook: {stated}; reconstructed: {guessed}"
