"""Replay records and print the result of each. Exit code 1: a game breaks the rules; 2: a file is not a record."""

import argparse

from gunsteel.commands.complaint import complain
from gunsteel.commands.user_language import LANG_HELP, translated, user_language
from gunsteel.errors import Refused, refused
from gunsteel.formats.files import read_record
from gunsteel.game import Game
from gunsteel.language.fluent import terminal
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator
from gunsteel.language.player_names import player_names


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="records (.gs.json)")
    parser.add_argument("--lang", default=user_language(), metavar="|".join(LANGUAGES), help=LANG_HELP)


def run(args: argparse.Namespace) -> int:
    narrator = Narrator(args.lang)
    return max(_check(path, narrator) for path in args.files)


def _check(path: str, narrator: Narrator) -> int:
    try:
        record = read_record(path)
    except Refused as reason:
        complain("replay", translated(reason, narrator.lang))
        return 2
    try:
        game = Game.from_record(record)
    except Refused as reason:
        told = refused("broken-game", "{file}: {text}", file=path, text=reason)
        complain("replay", translated(told, narrator.lang))
        return 1
    print(terminal(narrator.lang).say("replayed", file=path, summary=_summary(game, narrator)))
    return 0


def _summary(game: Game, narrator: Narrator) -> str:
    words = terminal(narrator.lang)
    head = words.say("replayed-game", set=game.set, players=game.players, choices=game.answered)
    if not game.over:
        return words.say("replayed-going", game=head, turn=game.turn, seat=int(game.state.active))
    result = game.outcome
    names = player_names(game.record, narrator.lang)
    names = names or [words.say("replayed-seat", seat=seat) for seat in range(game.players)]
    points = [
        words.say("replayed-points", name=name, points=vp, cards=cards)
        for name, vp, cards in zip(names, result.points, result.cards, strict=True)
    ]
    winners = [names[seat] for seat in result.winners]
    return words.say(
        "replayed-over",
        game=head,
        points=words.say("comma").join(points),
        winners=narrator.listing(winners),
        count=len(winners),
    )
