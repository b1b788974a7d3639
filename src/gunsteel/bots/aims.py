"""What a bot is after: from the line its search followed most, or from the position."""

from collections.abc import Iterator

from gunsteel.bots.eval.character import SENSIBLE, Character
from gunsteel.bots.eval.purchase import Plan
from gunsteel.bots.eval.tree import Edge, Node, is_offered
from gunsteel.core import decision
from gunsteel.core.cardset import has
from gunsteel.core.engine import advance
from gunsteel.core.scoring import outcome
from gunsteel.core.state import NO_CARD, State
from gunsteel.core.tables import ATTACK_CARDS, CARD_NAMES, CARD_NUMBER
from gunsteel.explain.aim import Aim
from gunsteel.formats.notation import kind_name, option_name
from gunsteel.ids import CardId, Option

# How many answers of the principal variation are followed, and how often each question must have been visited.
MAX_ANSWERS = 40
MIN_VISITS = 3


def aim_of_search(root: Node, state: State) -> Aim:
    """What the search expects of its choice; the chance is its mean result, which counts points a little."""
    seat, turn = state.seat, state.turn
    chance = root.most_visited(state).mean()
    first: Aim | None = None
    for before, option in principal_variation(root, state.copy()):
        if before.seat == seat:
            aim = aim_of_answer(before, option_name(before, option), chance)
            if aim is not None and aim.purpose == "buy" and before.turn > turn:
                aim = Aim("save", aim.thing, aim.chance)
            first = first or aim
        if wins_at_once(before, option, turn):
            return Aim("end", None, _percent(chance))
    return first or aim_of_position(state, chance)


def principal_variation(root: Node, state: State) -> Iterator[tuple[State, Option]]:
    """The answers that were followed most, with the position before each; the state is changed."""
    node: Node | None = root
    for _ in range(MAX_ANSWERS):
        if node is None or state.over or node.visits < MIN_VISITS:
            return
        edges = [edge for edge in node.edges if is_offered(edge.option, state.options, state.extras)]
        if not edges:
            return
        best = max(edges, key=_visits)
        option = Option(best.option)
        yield state, option
        advance(state, option)
        node = best.child_for(state)


def _visits(edge: Edge) -> int:
    return int(edge.visits)


def wins_at_once(before: State, option: Option, turn: int) -> bool:
    """Whether this answer ends the game in this very turn, with its player as the only winner."""
    if before.seat == decision.CHANCE_SEAT or before.turn > turn:
        return False
    after = before.copy()
    advance(after, option)
    return after.over and outcome(after).winners == [before.seat]


def aim_of_answer(state: State, choice: str, chance: float | None) -> Aim | None:
    """What the answer alone shows: a purchase, a wonder, an attack."""
    kind = kind_name(state)
    if kind == "pay":
        return Aim("buy", CARD_NAMES[state.stack[0].card], _percent(chance))
    if kind in ("claim", "glory", "take-wonder"):
        return Aim("wonder", choice, _percent(chance)) if choice != "none" else None
    card = CARD_NAMES[state.stack[0].card] if (kind, choice) == ("activate", "yes") else choice.rpartition(":")[2]
    if kind == "buy" and choice != "pass":
        return Aim("buy", card, _percent(chance))
    if kind in ("develop", "activate", "flip", "activate-card") and card in CARD_NUMBER:
        if has(ATTACK_CARDS, CardId(CARD_NUMBER[card])):
            return Aim("attack", card, _percent(chance))
    return None


def aim_of_position(state: State, chance: float | None, character: Character = SENSIBLE) -> Aim:
    """The card that the player can buy, or saves for."""
    plan = Plan(state, state.seat, state.seat == state.active, character)
    if plan.card == NO_CARD:
        return Aim("gather", None, _percent(chance))
    now = plan.missing == 0 and state.seat == state.active
    return Aim("buy" if now else "save", CARD_NAMES[plan.card], _percent(chance))


def _percent(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)
