"""Why a question is asked: by which rule and card, about what, and how many are still to choose."""

from typing import TypedDict

from gunsteel.core import decision, program
from gunsteel.core.attack import strength
from gunsteel.core.cardset import later, members, size
from gunsteel.core.effects import is_double
from gunsteel.core.payment import Purse
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES, WONDER_NAMES
from gunsteel.core.turn import surcharge
from gunsteel.errors import Refused
from gunsteel.explain.about import (
    AboutActivate,
    AboutActivateCard,
    AboutBack,
    AboutBuy,
    AboutClaim,
    AboutDeplete,
    AboutDevelop,
    AboutFlip,
    AboutGain,
    AboutGive,
    AboutGlory,
    AboutGloryFrom,
    AboutOpponent,
    AboutOption,
    AboutPay,
    AboutPlay,
    AboutReplenish,
    AboutResource,
    AboutRespond,
    AboutRetrieve,
    AboutReveal,
    AboutStartResource,
    AboutTake,
    AboutTakeBack,
    AboutTakeWonder,
    AboutTarget,
    AnyAbout,
)
from gunsteel.explain.cards import resources_among, types_among
from gunsteel.explain.pending import PendingQuestion, number_to_deplete, pending_question, rule_numbers
from gunsteel.explain.reasons import Counts
from gunsteel.explain.stake import stake_of
from gunsteel.formats.notation import BACK_NAMES, Chooser, chooser_of, counted, offered_names
from gunsteel.ids import CardSet


class _Common(TypedDict):
    """The members of every kind."""

    seat: Chooser
    rules: tuple[str, ...]
    active: int


class _OfEffect(_Common):
    card: str


class _OfFixedSet(_OfEffect):
    number: int
    chosen: int
    left: int
    fitting: Counts


# Kinds with no members of their own, and those with `types`.
TURN_KINDS: dict[
    int,
    type[AboutStartResource | AboutResource | AboutDevelop | AboutBuy | AboutClaim | AboutGlory],
] = {
    decision.START_RESOURCE: AboutStartResource,
    decision.RESOURCE: AboutResource,
    decision.DEVELOP: AboutDevelop,
    decision.BUY: AboutBuy,
    decision.CLAIM: AboutClaim,
    decision.GLORY: AboutGlory,
}
EFFECT_KINDS: dict[
    int,
    type[AboutGain | AboutOption | AboutOpponent | AboutTarget | AboutTakeWonder | AboutGive],
] = {
    decision.GAIN: AboutGain,
    decision.OPTION: AboutOption,
    decision.OPPONENT: AboutOpponent,
    decision.TARGET: AboutTarget,
    decision.TAKE_WONDER: AboutTakeWonder,
    decision.GIVE: AboutGive,
}
TYPE_KINDS: dict[int, type[AboutActivateCard | AboutFlip | AboutRetrieve]] = {
    decision.ACTIVATE_CARD: AboutActivateCard,
    decision.FLIP: AboutFlip,
    decision.RETRIEVE: AboutRetrieve,
}


def why_asked(state: State) -> AnyAbout:
    """What is asked and why; a finished game asks nothing and is refused."""
    if state.over:
        raise Refused("the game is over: nothing is asked")
    pending = pending_question(state)
    common: _Common = {"seat": chooser_of(state), "rules": rule_numbers(state), "active": int(state.active)}
    if pending.step >= program.FIRST_TURN_STEP:
        return _of_turn(pending, common)
    return _of_effect(pending, {**common, "card": pending.by})


def _of_turn(pending: PendingQuestion, common: _Common) -> AnyAbout:
    state, frame = pending.state, pending.frame
    if state.kind == decision.TAKE_BACK:
        return AboutTakeBack(**common, fitting=_offered_cards(state))
    if state.kind == decision.ACTIVATE:
        return AboutActivate(**common, developed=CARD_NAMES[frame.card])
    if state.kind == decision.PAY:
        return AboutPay(
            **common,
            buying=CARD_NAMES[frame.card],
            cost=counted(state.rules.cost[frame.card]),
            surcharge=int(surcharge(state, frame.card)),
            paid=counted(Purse(frame.number)),
        )
    if state.kind == decision.GLORY_FROM:
        return AboutGloryFrom(**common, wonder=WONDER_NAMES[frame.number])
    return TURN_KINDS[state.kind](**common)


def _of_effect(pending: PendingQuestion, common: _OfEffect) -> AnyAbout:
    state, opponent = pending.state, int(pending.frame.who)
    kind, cards = state.kind, pending.cards
    if kind == decision.REPLENISH:
        resources = resources_among(cards)
        return AboutReplenish(**_fitting_cards(pending, common, pending.player.up), resources=resources)
    if kind == decision.PLAY:
        return AboutPlay(**_fitting_cards(pending, common, pending.player.hand), types=types_among(cards))
    if kind == decision.DEPLETE:
        return _depletion(pending, common)
    if kind in TYPE_KINDS:
        return TYPE_KINDS[kind](**common, types=types_among(cards))
    if kind == decision.BACK:
        return AboutBack(**common, opponent=opponent)
    if kind == decision.TAKE:
        return AboutTake(**common, opponent=opponent)
    if kind == decision.REVEAL:
        return AboutReveal(**common, opponent=opponent, back=BACK_NAMES[pending.frame.number])
    if kind == decision.RESPOND:
        attack, defence = int(strength(state, state.active)), int(strength(state, pending.seat))
        stake = stake_of(pending.by, pending.player)
        return AboutRespond(**common, attack=attack, defence=defence, fitting=_offered_cards(state), stake=stake)
    return EFFECT_KINDS[kind](**common)


def _offered_cards(state: State) -> Counts:
    return {name: 1 for name in offered_names(state) if name != "done"}


def _fitting_cards(pending: PendingQuestion, common: _OfEffect, zone: CardSet) -> _OfFixedSet:
    """S5, S10: as many as asked for, or all that fit if there are fewer."""
    chosen = int(pending.frame.count)
    cards = later(CardSet(zone & pending.cards), pending.frame.last)
    return {
        **common,
        "number": pending.number,
        "chosen": chosen,
        "left": min(pending.number - chosen, int(size(cards))),
        "fitting": {CARD_NAMES[card]: 1 for card in members(cards)},
    }


def _depletion(pending: PendingQuestion, common: _OfEffect) -> AboutDeplete:
    """A Space among the chosen may count for two, so `left` may be less than number - chosen (Q11)."""
    frame = pending.frame
    number = number_to_deplete(pending)
    covered = members(later(pending.player.down, frame.last))
    return AboutDeplete(
        **common,
        number=number,
        chosen=int(frame.count),
        left=max(0, number - int(frame.count + frame.spaces)),
        fitting={CARD_NAMES[card]: 1 + int(is_double(pending.state, card)) for card in covered},
        purpose="penalty" if pending.step == program.DEPLETE else "price",
        wonder=WONDER_NAMES[frame.number] if pending.step == program.WONDER_PRICE else None,
    )
