"""Why an option is not on offer: for every well-formed one, the reasons with rule numbers.

A reason uses only what the asked seat may know: its own cards, and what everybody sees (Q24)."""

from collections.abc import Callable

from gunsteel.core import decision
from gunsteel.core.cardset import members
from gunsteel.core.state import State
from gunsteel.core.tables import BACK_CARDS, CARD_NAMES
from gunsteel.explain.buying import why_buy, why_pay
from gunsteel.explain.cards import (
    card_of,
    why_activate_card,
    why_deplete,
    why_flip,
    why_from_hand,
    why_play,
    why_replenish,
    why_respond,
    why_retrieve,
    why_reveal,
    why_take,
    why_take_back,
)
from gunsteel.explain.options import well_formed
from gunsteel.explain.pending import PendingQuestion, in_this_game, pending_question, rule_numbers
from gunsteel.explain.reasons import (
    EmptyHand,
    GameOver,
    NoOpponent,
    NoSuchBack,
    NoSuchOption,
    NotInThisGame,
    NotOnCard,
    NotSeenByAll,
    NotYourQuestion,
    Reason,
    SeenByAll,
)
from gunsteel.explain.wonders import why_claim, why_give, why_glory, why_glory_from, why_take_wonder
from gunsteel.formats.notation import BACK_NAMES, chooser_of, kind_name, offered_names
from gunsteel.ids import CardSet, Seat


def why_not(state: State, seat: Seat | int, option: str) -> list[Reason]:
    """Why this seat cannot give this answer now, the most helpful reason first. What is on offer is a ValueError."""
    if state.over:
        return [GameOver(rule="R100" if state.rules.glory else "R98")]
    rule = rule_numbers(state)[0]
    kind = kind_name(state)
    if seat != state.seat:
        return [NotYourQuestion(rule=rule, asked=chooser_of(state), kind=kind)]
    if option in offered_names(state):
        raise ValueError(f"{option!r} is on offer")
    if option not in well_formed(state):
        return [NoSuchOption(rule=rule, option=option, kind=kind)]
    return WHY[state.kind](pending_question(state), option)


def _why_gain(pending: PendingQuestion, text: str) -> list[Reason]:
    return [NotOnCard(rule=pending.rule, option=text, card=pending.by)]


def _why_opponent(pending: PendingQuestion, text: str) -> list[Reason]:
    """Yourself, or somebody without a hand, which Espionage needs."""
    seat = int(text)
    if seat == pending.seat:
        return [NoOpponent(rule="S6", seat=seat)]
    return [EmptyHand(rule=pending.rule, seat=seat)]


def _why_back(pending: PendingQuestion, text: str) -> list[Reason]:
    return [NoSuchBack(rule=pending.rule, seat=int(pending.frame.who), back=text, where="hand")]


def _why_target(pending: PendingQuestion, text: str) -> list[Reason]:
    """Yourself, a back of which nothing lies there unseen, or a card that was not seen (Q35)."""
    owner, _, thing = text.partition(":")
    seat = int(owner)
    if seat == pending.seat:
        return [NoOpponent(rule="S6", seat=seat)]
    if thing not in BACK_NAMES:
        if not in_this_game(pending.state, card_of(text)):
            return [NotInThisGame(rule="R36", card=thing)]
        return [NotSeenByAll(rule=pending.rule, card=thing, seat=seat)]
    seen = pending.state.players[seat].seen & BACK_CARDS[BACK_NAMES.index(thing)]
    if seen:
        cards = tuple(CARD_NAMES[card] for card in members(CardSet(seen)))
        return [SeenByAll(rule=pending.rule, seat=seat, back=thing, cards=cards)]
    return [NoSuchBack(rule=pending.rule, seat=seat, back=thing, where="covered")]


# `activate` and `option` are not here: when they are asked, all their options are on offer (docs/protocol.md 1.2).
WHY: dict[int, Callable[[PendingQuestion, str], list[Reason]]] = {
    decision.START_RESOURCE: why_from_hand,
    decision.RESOURCE: why_from_hand,
    decision.DEVELOP: why_from_hand,
    decision.BUY: why_buy,
    decision.PAY: why_pay,
    decision.CLAIM: why_claim,
    decision.TAKE_BACK: why_take_back,
    decision.GLORY: why_glory,
    decision.GLORY_FROM: why_glory_from,
    decision.GAIN: _why_gain,
    decision.REPLENISH: why_replenish,
    decision.DEPLETE: why_deplete,
    decision.PLAY: why_play,
    decision.ACTIVATE_CARD: why_activate_card,
    decision.FLIP: why_flip,
    decision.OPPONENT: _why_opponent,
    decision.BACK: _why_back,
    decision.REVEAL: why_reveal,
    decision.TARGET: _why_target,
    decision.TAKE: why_take,
    decision.TAKE_WONDER: why_take_wonder,
    decision.RETRIEVE: why_retrieve,
    decision.RESPOND: why_respond,
    decision.GIVE: why_give,
}
