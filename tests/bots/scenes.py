"""Positions for bots, and what a bot gets to see of them."""

from gunsteel.core.state import State
from gunsteel.core.tables import BACK_CARDS, BACKS
from gunsteel.explain.question import Question
from gunsteel.formats.notation import kind_name, offered_names
from gunsteel.info.belief import Belief
from gunsteel.info.view import Scene
from gunsteel.observation import Observation, observe_state
from tests.scene import Table, table

# Seat 0 can buy Computer, the last Space card: 7 points, and 4 for Computer.
BUYER = {"hand": "mining", "down": "cannon caravan currency knight steam-engine swordsman"}
# OpponentBots: one far behind, one far ahead.
BEHIND = {"hand": "agriculture"}
AHEAD = BEHIND | {"up": "tank nuclear-submarine blitzkrieg stock-exchange"}


def belief_of(state: State) -> Belief:
    """A scene has no history: assume that all covered cards have been seen."""
    belief = Belief(state.rules.players)
    for seat, player in enumerate(state.players):
        for back in range(BACKS):
            belief.hidden[seat][back] = (player.hand | player.down) & BACK_CARDS[back]
            belief.covered[seat][back] = [player.down & BACK_CARDS[back]]
    return belief


def asked(state: State) -> tuple[Observation, Question]:
    """What a bot is given at this moment."""
    options = list(offered_names(state))
    seen = observe_state(Scene(state, belief_of(state)), int(state.seat))
    return seen, Question(int(state.seat), kind_name(state), options)


def supply(**rows: str) -> dict[str, list[str | None]]:
    """Rows for two players with these cards from the left and all other places empty."""
    sizes = {"horse": 6, "gunpowder": 5, "oil": 4, "earth": 3, "space": 2}
    named: dict[str, list[str | None]] = {age: [*rows.get(age, "").split()] for age in sizes}
    return {age: row + [None] * (sizes[age] - len(row)) for age, row in named.items()}


def last_space_card(other: dict[str, str], cards: dict[str, object] | None = None, up: str = "") -> Table:
    """Seat 0 may end the game with Computer; `other` is what the opponent has, `up` more cards of the buyer."""
    return table(
        seats=[BUYER | {"up": up}, other], rows=supply(space="computer"), wonders="great-pyramids", cards=cards
    )
