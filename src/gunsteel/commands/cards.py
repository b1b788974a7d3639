"""List the cards of a game, show one card or wonder, check a file of card values, or edit it in the browser."""

import argparse
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

from gunsteel.catalog.index import CARDS, SETS, START, SUPPLY, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.provenance import provenance
from gunsteel.catalog.vocabulary import Card, Wonder
from gunsteel.commands.common import terminal_columns
from gunsteel.core.rules import Rules
from gunsteel.errors import Refused
from gunsteel.explain.value_check import doubts
from gunsteel.extras import require
from gunsteel.formats.files import read_values
from gunsteel.ids import AGE_NAMES, RESOURCE_NAMES, TYPE_NAMES
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.table_text import TableText

# Our values of all cards and wonders.
DEFAULTS = Rules("combined", 4)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="one card or wonder, by its English name or id")
    parser.add_argument(
        "--lang",
        default="en",
        metavar="|".join(LANGUAGES),
        help="the language in which a single card, or a warning, is shown (default en)",
    )
    parser.add_argument("--set", metavar="|".join(SETS), help="only the cards of this game")
    parser.add_argument(
        "--provenance",
        action="store_true",
        help="tell what a rulebook states, and mark with * what is reconstructed because none does",
    )
    parser.add_argument(
        "--check", metavar="FILE", help="check a file of card values: what contradicts the rulebooks is a warning"
    )
    parser.add_argument("--edit", metavar="FILE", help="edit a file of card values in the browser")
    parser.add_argument("--no-browser", action="store_true", help="with --edit: only print the address")


def run(args: argparse.Namespace) -> int:
    if args.set is not None and args.set not in SETS:
        raise Refused(f"--set: there is no set {args.set!r}; choose from {', '.join(SETS)}")
    screen = TableText(args.lang, None, None, terminal_columns())
    if args.check is not None:
        return _check(args.check, screen)
    if args.edit is not None:
        return _edit(args.edit, args.no_browser)
    cards = CARDS if args.set is None else START | SUPPLY[args.set]
    wonders = WONDERS if args.set is None else WONDERS_OF[args.set]
    if args.name is not None:
        print(_show(slug(args.name), cards, wonders, screen, args.provenance))
        return 0
    print(_row("card", "age", "type", "cost", "str", "VP", "resp", "3+"))
    for name, card in cards.items():
        print(_card_row(name, card, args.provenance))
    print()
    print(f"{'wonder':28} {'age':10} {'VP':>4} {'glory':>6}  indicator")
    for name, wonder in wonders.items():
        print(_wonder_row(name, wonder, args.provenance))
    if args.provenance:
        print("\n* reconstructed: no rulebook states this value\n")
        for name in wonders:
            print("\n".join([screen.narrator.wonder(name), *screen.provenance(DEFAULTS, name)]))
    return 0


def _check(file: str, screen: TableText) -> int:
    """Values that are impossible are refused; a warning is exit code 1."""
    values = read_values(file)
    changed = sum(len(fields) for fields in values.values())
    warnings = doubts(values)
    for told in warnings:
        number = f" ({told.number})" if told.number else ""
        print("\n".join(screen.lines(screen.narrator.doubt(told) + number, 2)))
    counted = f"{len(warnings)} warning{'' if len(warnings) == 1 else 's'}"
    print(f"{file}: {changed} value{'' if changed == 1 else 's'} changed, {counted}")
    return 1 if warnings else 0


def _edit(file: str, no_browser: bool) -> int:
    """The page of the browser client, served by a server of its own; it writes to the file."""
    require("server", "gunsteel cards --edit")
    if Path(file).exists():
        read_values(file)
    serve = import_module("gunsteel.commands.serve")
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    browser = ["--no-browser"] if no_browser else []
    return int(serve.run(parser.parse_args(["--port", "0", "--values-file", file, *browser])))


def _row(name: str, age: str, type_: str, cost: str, strength: str, vp: str, response: str, icon: str) -> str:
    return f"{name:19} {age:10} {type_:7} {cost:28} {strength:>4} {vp:>4} {response:>5} {icon:>4}".rstrip()


def _card_row(name: str, card: Card, marked: bool) -> str:
    ours = provenance(name).ours if marked else ()

    def value(field: str, text: str) -> str:
        return f"{text}*" if field in ours else text

    def icon(field: str, there: bool) -> str:
        """A missing icon is shown where it is a guess."""
        return value(field, "yes" if there else "no" if field in ours else "")

    return _row(
        card.name,
        AGE_NAMES[max(0, card.back - 1)],
        TYPE_NAMES[card.type],
        value("cost", _cost(card)),
        value("strength", str(card.strength)),
        value("vp", str(card.vp)),
        icon("response", card.response),
        icon("not_in_two_player", card.not_in_two_player),
    )


def _wonder_row(name: str, wonder: Wonder, marked: bool) -> str:
    stated = provenance(name).stated if marked else ("name", "age", "vp", "glory", "indicator")

    def value(field: str, text: str) -> str:
        return text if field in stated else f"{text}*"

    title = value("name", wonder.name)
    age = value("age", AGE_NAMES[wonder.age - 1])
    vp = value("vp", str(wonder.vp))
    glory = value("glory", str(wonder.glory)) if wonder.glory else ""
    indicator = value("indicator", wonder.indicator)
    return f"{title:28} {age:10} {vp:>4} {glory:>6}  {indicator}"


def _cost(card: Card) -> str:
    return " ".join(f"{count} {RESOURCE_NAMES[resource]}" for resource, count in card.cost.items())


def _show(name: str, cards: dict[str, Card], wonders: dict[str, Wonder], screen: TableText, marked: bool) -> str:
    thing: Card | Wonder
    if name in cards:
        thing, lines = cards[name], screen.card(DEFAULTS, name)[1:]
    elif name in wonders:
        thing, lines = wonders[name], screen.wonder_by_players(DEFAULTS, name)
    else:
        close = get_close_matches(name, [*cards, *wonders], n=3)
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        raise Refused(f"there is no card or wonder {name!r} here{hint}")
    about = screen.provenance(DEFAULTS, name) if marked else []
    return "\n".join([f"{thing.name} · {thing.ja} · {thing.fr}", *lines, *about])
