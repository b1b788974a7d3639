"""List the cards of a game, show one card or wonder, check a file of card values, or edit it in the browser."""

import argparse
from importlib import import_module
from pathlib import Path

from gunsteel.catalog.index import CARDS, SETS, START, SUPPLY, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.provenance import provenance
from gunsteel.catalog.vocabulary import Card, Wonder
from gunsteel.commands.common import terminal_columns
from gunsteel.commands.user_language import LANG_HELP, user_language
from gunsteel.core.rules import Rules
from gunsteel.errors import Refused, shown
from gunsteel.explain.value_check import doubts
from gunsteel.extras import require
from gunsteel.formats.files import read_values
from gunsteel.ids import AGE_NAMES, RESOURCE_NAMES, TYPE_NAMES
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.table_text import TableText
from gunsteel.language.typed_names import close_ids, find_by_name
from gunsteel.language.wrap import table_lines

# Our values of all cards and wonders.
DEFAULTS = Rules("combined", 4)
CARD_COLUMNS = ("card", "age", "type", "cost", "strength", "points", "response", "three")
WONDER_COLUMNS = ("wonder", "age", "points", "glory", "indicator")
# The columns of numbers and icons, which are aligned on the right.
CARD_RIGHT = (4, 5, 6, 7)
WONDER_RIGHT = (2, 3)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "name", nargs="?", metavar="NAME", help="one card or wonder, by its name in any of the languages"
    )
    parser.add_argument("--lang", default=user_language(), metavar="|".join(LANGUAGES), help=LANG_HELP)
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
        raise Refused(
            f"--set: there is no set {args.set!r}; choose from {', '.join(SETS)}",
            code="no-set",
            details={"set": args.set, "sets": ", ".join(SETS)},
        )
    screen = TableText(args.lang, None, None, terminal_columns())
    if args.check is not None:
        return _check(args.check, screen)
    if args.edit is not None:
        return _edit(args.edit, args.no_browser)
    cards = CARDS if args.set is None else START | SUPPLY[args.set]
    wonders = WONDERS if args.set is None else WONDERS_OF[args.set]
    if args.name is not None:
        print(_show(args.name, cards, wonders, screen))
        return 0
    print("\n".join(_listing(cards, wonders, screen, args.provenance)))
    return 0


def _listing(cards: dict[str, Card], wonders: dict[str, Wonder], screen: TableText, marked: bool) -> list[str]:
    """All cards and wonders in columns, in the language of the screen."""
    lines = table_lines(
        [_heads(screen, CARD_COLUMNS), *(_card_row(name, screen, marked) for name in cards)], CARD_RIGHT
    )
    lines += [
        "",
        *table_lines(
            [_heads(screen, WONDER_COLUMNS), *(_wonder_row(n, screen, marked) for n in wonders)], WONDER_RIGHT
        ),
    ]
    if marked:
        lines += ["", *screen.lines(screen.words.say("list-reconstructed")), ""]
        for name in wonders:
            lines += [screen.narrator.wonder(name), *screen.provenance(DEFAULTS, name)]
    return lines


def _heads(screen: TableText, columns: tuple[str, ...]) -> list[str]:
    return [screen.words.say("list-column", column=column) for column in columns]


def _check(file: str, screen: TableText) -> int:
    """Values that are impossible are refused; a warning is exit code 1."""
    values = read_values(file)
    changed = sum(len(fields) for fields in values.values())
    warnings = doubts(values)
    for told in warnings:
        number = f" ({told.number})" if told.number else ""
        print("\n".join(screen.lines(screen.narrator.doubt(told) + number, 2)))
    print(screen.words.say("values-checked", file=file, changed=changed, warnings=len(warnings)))
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


def _card_row(name: str, screen: TableText, marked: bool) -> list[str]:
    card, narrator = CARDS[name], screen.narrator
    ours = provenance(name).ours if marked else ()

    def value(field: str, text: str) -> str:
        return f"{text}*" if field in ours else text

    def icon(field: str, there: bool) -> str:
        """A missing icon is shown where it is a guess."""
        return value(
            field, screen.words.say("list-icon", there="yes" if there else "no" if field in ours else "hidden")
        )

    cost = [narrator.amounts({RESOURCE_NAMES[resource]: count}) for resource, count in card.cost.items()]
    return [
        narrator.card(name),
        narrator.age(AGE_NAMES[max(0, card.back - 1)]),
        narrator.type(TYPE_NAMES[card.type]),
        value("cost", screen.words.say("comma").join(cost)),
        value("strength", str(card.strength)),
        value("vp", str(card.vp)),
        icon("response", card.response),
        icon("not_in_two_player", card.not_in_two_player),
    ]


def _wonder_row(name: str, screen: TableText, marked: bool) -> list[str]:
    wonder, narrator = WONDERS[name], screen.narrator
    stated = provenance(name).stated if marked else ("name", "age", "vp", "glory", "indicator")

    def value(field: str, text: str) -> str:
        return text if field in stated else f"{text}*"

    return [
        value("name", narrator.wonder(name)),
        value("age", narrator.age(AGE_NAMES[wonder.age - 1])),
        value("vp", str(wonder.vp)),
        value("glory", str(wonder.glory)) if wonder.glory else "",
        value("indicator", narrator.card(slug(wonder.indicator))),
    ]


def _show(typed: str, cards: dict[str, Card], wonders: dict[str, Wonder], screen: TableText) -> str:
    name = find_by_name(typed) or ""
    thing: Card | Wonder
    if name in cards:
        thing, lines = cards[name], screen.card(DEFAULTS, name)[1:]
    elif name in wonders:
        thing, lines = wonders[name], screen.wonder_by_players(DEFAULTS, name)
    else:
        raise _unknown(typed, [*cards, *wonders], screen)
    about = screen.provenance(DEFAULTS, name)
    return "\n".join([f"{thing.name} · {thing.ja} · {thing.fr}", *lines, *about])


def _unknown(typed: str, known: list[str], screen: TableText) -> Refused:
    """With names that are similar, in the language of the screen."""
    narrator = screen.narrator
    close = [narrator.card(name) if name in CARDS else narrator.wonder(name) for name in close_ids(typed, known)]
    hint = f"; did you mean {' or '.join(close)}?" if close else ""
    details = {"text": typed, "close": narrator.any_of(close), "hint": "yes" if close else "no"}
    return Refused(f"there is no card or wonder {shown(typed)} here{hint}", code="no-card", details=details)
