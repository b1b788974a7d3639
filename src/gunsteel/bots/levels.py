"""How strong a bot shall play: named levels, from a first game to as strong as we can, weakest first."""

from collections.abc import Callable

from msgspec import Struct

from gunsteel.bots.eval.character import Character
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.protocol import Bot, Budget
from gunsteel.bots.search import SearchBot


class Level(Struct, frozen=True):
    """A level: its name, what it is like, the longest a decision may take on one core, and its bot for a seed."""

    name: str
    about: str
    limit_seconds: float
    make: Callable[[int], Bot]


def _recruit() -> Character:
    """Sees the card in hand and the shop window, and nothing that is to come."""
    character = Character()
    character.effect = 30
    character.need = 0
    character.short = 10
    character.spent = 5
    character.race = 0
    character.reach = 0
    character.glory = 10
    character.hold = 0
    character.closing = 0
    return character


def _scout() -> Character:
    """Saves for a card and defends itself, but does not watch the others or the end of the game."""
    character = Character()
    character.effect = 60
    character.race = 0
    character.reach = 0
    character.glory = 25
    character.closing = 0
    return character


def _thinking(simulations: int, seconds: float) -> Callable[[int], Bot]:
    return lambda seed: SearchBot(seed, Budget(simulations, seconds))


LEVELS: tuple[Level, ...] = (
    Level(
        "recruit",
        "plays a first game: takes what looks nice, plans nothing, forgets to defend",
        0.05,
        lambda seed: HeuristicBot(seed, Budget(), _recruit(), doubt=150),
    ),
    Level(
        "scout",
        "has played before: saves for a card and defends, but judges by eye and never counts the end",
        0.05,
        lambda seed: HeuristicBot(seed, Budget(), _scout(), doubt=70),
    ),
    Level(
        "soldier",
        "knows what matters, but does not look ahead (the bot `heuristic`)",
        0.05,
        lambda seed: HeuristicBot(seed, Budget()),
    ),
    Level("sergeant", "tries every answer: 12 games in the mind", 0.1, _thinking(12, 0.09)),
    Level("captain", "looks a little ahead: 120 games in the mind", 0.1, _thinking(120, 0.09)),
    Level("general", "thinks its turn through: 1,200 games in the mind", 0.3, _thinking(1_200, 0.28)),
    Level("marshal", "as strong as we can in two seconds: 25,000 games in the mind", 2.0, _thinking(25_000, 1.9)),
)
