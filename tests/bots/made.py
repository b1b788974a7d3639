"""Positions for bots: how scenes look to whoever is asked, and what instinct makes of their options."""

from gunsteel.bots.eval.character import Character
from gunsteel.bots.eval.instinct import worths
from gunsteel.bots.protocol import Bot
from gunsteel.core.dice import Dice
from gunsteel.core.engine import options
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.core.tables import BACK_CARDS, BACKS, CARD_NAMES
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import kind_name, offered_names, option_name
from gunsteel.formats.record import Record
from gunsteel.hosting import host
from gunsteel.info.belief import Belief
from gunsteel.info.view import View, observe
from gunsteel.shared_game import Question, Table, Update


def belief_of(state: State) -> Belief:
    """A scene has no history; say that all covered cards have been seen."""
    belief = Belief(state.rules.players)
    for seat, player in enumerate(state.players):
        for back in range(BACKS):
            belief.hidden[seat][back] = (player.hand | player.down) & BACK_CARDS[back]
            belief.covered[seat][back] = [player.down & BACK_CARDS[back]]
    return belief


def asked(state: State) -> tuple[View, Question]:
    """What a bot is given at this moment."""
    return observe(state, int(state.seat), belief_of(state)), Question(kind_name(state), list(offered_names(state)))


def weighed(state: State, character: Character) -> dict[str, int]:
    """Each option by its name, and what it looks worth."""
    found = zip(options(state), worths(state, character), strict=True)
    return {option_name(state, option): int(worth) for option, worth in found}


# The weights of a player for examples: round numbers, which no tuning changes.
ROUND: dict[str, int | list[int]] = {
    "played": 25,
    "hand": 30,
    "effect": 50,
    "covered": [40, 45, 60, 75, 90, 100, 150],
    "gained": [25, 30, 45, 60, 70, 85, 140],
    "need": 55,
    "short": 45,
    "spent": 28,
    "card": 45,
    "power": 18,
    "lasting": [100 if name == "irrigation" else 40 for name in CARD_NAMES],
    "race": 25,
    "reach": 40,
    "glory": 100,
    "wonder": 100,
    "token": 100,
    "harm": 30,
    "help": 22,
    "shown": 12,
    "hold": 90,
    "closing": 1500,
}


def example(blind_to: str = "") -> Character:
    """A player for examples, who may overlook one thing."""
    character = Character()
    for name, weight in ROUND.items():
        nothing = [0] * len(weight) if isinstance(weight, list) else 0
        setattr(character, name, nothing if name == blind_to else weight)
    return character


def play(bots: list[Bot], rules: Rules, seed: int, most: int = 5_000) -> list[str]:
    """The choices of a game between these bots, to its end or until so many are made."""
    chance = Dice(seed)
    table = Table(Record(rules, deal(rules, chance)))

    def answer(seat: int, update: Update) -> str:
        assert update.question is not None
        return bots[seat].choose(update.view, update.question)

    host(table, chance, answer, most)
    return table.record.choices


def supply(**rows: str) -> dict[str, list[str | None]]:
    """Rows for two players with these cards from the left and all other places empty."""
    sizes = {"horse": 6, "gunpowder": 5, "oil": 4, "earth": 3, "space": 2}
    named: dict[str, list[str | None]] = {age: [*rows.get(age, "").split()] for age in sizes}
    return {age: row + [None] * (sizes[age] - len(row)) for age, row in named.items()}
