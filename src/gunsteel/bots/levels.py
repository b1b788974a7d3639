"""The levels of strength by name, weakest first: from a first game to the strongest we have."""

from collections.abc import Callable

from msgspec import Struct

from gunsteel.bots.eval.character import Character
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.protocol import Bot, Budget
from gunsteel.bots.search import SearchBot


class Level(Struct, frozen=True):
    """A level: its name, what it is like, how long a decision may take on one core, and its bot for a seed."""

    name: str
    about: str
    limit_seconds: float
    make: Callable[[int], Bot]


def _recruit() -> Character:
    """Sees the cards in hand and on sale, plans little, and often forgets to defend."""
    character = _scout()
    character.lost_effect = 50
    character.needed = 30
    character.missing = 50
    character.price = 30
    character.glory = 15
    character.defense = 50
    return character


def _scout() -> Character:
    """Saves for a card and defends itself, but does not watch the others or the end of the game."""
    character = Character()
    character.lost_effect = 60
    character.surcharge_race = 0
    character.wonder_progress = 0
    character.glory = 25
    character.ending = 0
    return character


def _searching(simulations: int, seconds: float) -> Callable[[int], Bot]:
    return lambda seed: SearchBot(seed, Budget(simulations, seconds))


LEVELS: tuple[Level, ...] = (
    Level(
        "recruit",
        "plays a first game: takes what looks nice, plans little, often forgets to defend",
        0.05,
        lambda seed: HeuristicBot(seed, Budget(), _recruit(), noise=75),
    ),
    Level(
        "scout",
        "has played before: saves for a card and defends, but judges by eye and never counts the end",
        0.05,
        lambda seed: HeuristicBot(seed, Budget(), _scout(), noise=55),
    ),
    Level(
        "soldier",
        "knows what matters, but does not look ahead (the bot `heuristic`)",
        0.05,
        lambda seed: HeuristicBot(seed, Budget()),
    ),
    Level("sergeant", "tries every answer: 12 simulated games", 0.1, _searching(12, 0.09)),
    Level("captain", "looks a little ahead: 120 simulated games", 0.1, _searching(120, 0.09)),
    Level("general", "thinks its turn through: 1,200 simulated games", 0.3, _searching(1_200, 0.28)),
    Level("marshal", "the strongest we have in two seconds: 25,000 simulated games", 2.0, _searching(25_000, 1.9)),
)
