"""What an answer is for, as far as the position shows it."""

from gunsteel.bots.mind.character import SENSIBLE
from gunsteel.bots.mind.purchase import Plan
from gunsteel.core.cardset import has
from gunsteel.core.state import NO_CARD, State
from gunsteel.core.tables import ATTACK_CARDS, CARD_NAMES, CARD_NUMBER
from gunsteel.ids import CardId
from gunsteel.play.aim import Aim

WONDER_QUESTIONS = ("claim", "glory", "take-wonder")


def aim_of(state: State, kind: str, choice: str, chance: float | None) -> Aim:
    """The purpose of one answer: what it buys or claims, else the card that is saved for."""
    percent = None if chance is None else round(100 * chance)
    card = choice.rpartition(":")[2]
    if kind == "buy" and choice != "pass":
        return Aim("buy", card, percent)
    if kind in WONDER_QUESTIONS and choice != "none":
        return Aim("wonder", choice, percent)
    if kind in ("develop", "flip", "activate-card") and card in CARD_NUMBER:
        if has(ATTACK_CARDS, CardId(CARD_NUMBER[card])):
            return Aim("attack", card, percent)
    plan = Plan(state, state.seat, state.seat == state.active, SENSIBLE)
    if plan.card == NO_CARD:
        return Aim("gather", None, percent)
    return Aim("save" if plan.short else "buy", CARD_NAMES[plan.card], percent)
