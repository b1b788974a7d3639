"""Play a game in this terminal against bots."""

import argparse
import secrets

from gunsteel.bots.levels import LEVELS
from gunsteel.commands.common import (
    game_arguments,
    refuse_game_arguments,
    rules_from_arguments,
    seed_argument,
    terminal_columns,
    whole_number,
)
from gunsteel.commands.lesson_progress import finish_lesson, finished_lessons
from gunsteel.commands.user_language import LANG_HELP, user_language
from gunsteel.core.dice import Dice
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.game import Game
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.table_text import TableText
from gunsteel.lessons.lesson import LESSON_NAMES, lesson
from gunsteel.lessons.lesson_text import lesson_text
from gunsteel.tui.terminal_game import Quit, TerminalGame
from gunsteel.tui.terminal_lesson import TerminalLesson, first_unfinished, known_lesson

DEFAULT_SET = "base"
DEFAULT_PLAYERS = 3
DEFAULT_LEVEL = "soldier"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser, required=False, default=(DEFAULT_SET, str(DEFAULT_PLAYERS)))
    seed_argument(parser, required=False)
    parser.add_argument(
        "--level",
        default=DEFAULT_LEVEL,
        metavar="NAME[,NAME...]",
        help=f"your opponents: {', '.join(level.name for level in LEVELS)}, or any bot such as search@500; "
        f"one for all of them or one for each (default {DEFAULT_LEVEL})",
    )
    parser.add_argument("--lang", default=user_language(), metavar="|".join(LANGUAGES), help=LANG_HELP)
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    parser.add_argument(
        "--learn",
        nargs="?",
        const="",
        metavar="LESSON",
        help="learn by playing: the next lesson, or one by its name or number; `--learn list` lists them",
    )
    parser.add_argument("--seat", type=whole_number, default=0, metavar="SEAT", help="your seat (default 0)")


def run(args: argparse.Namespace) -> int:
    if args.learn is not None:
        return learn(args)
    dice = Dice(args.seed if args.seed is not None else secrets.randbits(96))
    if args.load is not None:
        refuse_game_arguments(args, "--load")
        record = Game.load(args.load).record
    else:
        args.set = DEFAULT_SET if args.set is None else args.set
        args.players = DEFAULT_PLAYERS if args.players is None else args.players
        rules = rules_from_arguments(args)
        record = Record(rules, deal(rules, dice))
    screen = TableText(args.lang, args.seat, record.names, terminal_columns())
    levels = [level.strip() for level in args.level.split(",")]
    game = TerminalGame(record, screen, dice, levels)
    try:
        game.play()
    except (Quit, KeyboardInterrupt):
        print(f"\n{screen.say('goodbye')}")
    return 0


def learn(args: argparse.Namespace) -> int:
    """Play a lesson, or list all of them."""
    refuse_game_arguments(args, "--learn")
    finished = finished_lessons()
    text = lesson_text(args.lang)
    if args.learn == "list":
        for number, name in enumerate(LESSON_NAMES, 1):
            print(f"{number:2} {'✓' if name in finished else ' '} {name}: {text.title(lesson(name))}")
        return 0
    name = known_lesson(args.learn, LESSON_NAMES) if args.learn else first_unfinished(LESSON_NAMES, finished)
    game = TerminalLesson(lesson(name), args.lang, terminal_columns())
    try:
        game.play()
    except (Quit, KeyboardInterrupt):
        print(f"\n{game.screen.say('goodbye')}")
        return 0
    finish_lesson(name)
    following = first_unfinished(LESSON_NAMES, finished_lessons())
    if following not in finished_lessons():
        print(game.screen.say("lesson-next", command=f"gunsteel play --learn {following}"))
    print(game.screen.say("lesson-real", command="gunsteel play --players 2 --level recruit"))
    return 0
