"""Why a question is asked: by which rule and card, about what, and how much is still to choose."""

from typing import Any, Literal

import msgspec

from gunsteel.core import decision, program
from gunsteel.core.attack import strength
from gunsteel.core.cardset import later, members, size
from gunsteel.core.effects import is_double
from gunsteel.core.payment import Purse
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES, WONDER_NAMES
from gunsteel.core.turn import surcharge
from gunsteel.errors import Refused
from gunsteel.explain.cards import resources_among, types_among
from gunsteel.explain.pending import Question, asked_of, number_to_deplete, question, rules_of
from gunsteel.explain.reasons import Asker, Counts
from gunsteel.formats.notation import BACK_NAMES, counted, kind_name, offered_names
from gunsteel.ids import CardSet


class Asked(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pending question explained; what does not belong to its kind is left at None or empty.

    All of it is public or the asked seat's own; how far a set has got is for the asked seat alone."""

    kind: str
    seat: Asker
    rules: tuple[str, ...]
    active: int  # whose turn it is: the activator of every effect
    card: str | None = None  # whose effect asks
    about: str | None = None  # the card just laid (activate), or being bought (pay)
    opponent: int | None = None  # whose hand or area it is about (back, reveal, take)
    back: str | None = None  # what the card looks like from behind (reveal)
    wonder: str | None = None  # where the token goes (glory-from), what is paid for (deplete)
    purpose: Literal["price", "penalty"] | None = None  # deplete
    number: int | None = None  # of a set: how many are asked for
    chosen: int | None = None  # of a set: how many cards are chosen
    left: int | None = None  # of a set: how many are still to choose, as far as there are any
    fitting: Counts | None = None  # of a set: what may belong to it from here, and for how many each may count (Q11)
    resources: tuple[str, ...] = ()  # which fit (replenish)
    types: tuple[str, ...] = ()  # which fit (play, flip, retrieve, activate-card)
    cost: Counts | None = None  # pay
    surcharge: int | None = None  # pay
    paid: Counts | None = None  # pay: the sources chosen so far
    attack: int | None = None  # respond: the attacker's strength
    defence: int | None = None  # respond: the asked seat's strength as it stands


def why_asked(state: State) -> Asked:
    """What is asked and why; a finished game asks nothing and is refused."""
    if state.over:
        raise Refused("the game is over: nothing is asked")
    asking = question(state)
    details = _of_turn(asking) if asking.step >= program.FIRST_TURN_STEP else _of_effect(asking)
    return Asked(
        kind=kind_name(state),
        seat=asked_of(state),
        rules=rules_of(state),
        active=int(state.active),
        **details,
    )


def _of_turn(asking: Question) -> dict[str, Any]:
    state, frame = asking.state, asking.frame
    if asking.state.kind == decision.TAKE_BACK:
        return {"fitting": _as_many_as_one_likes(state)}
    if asking.step == program.ACTIVATE:
        return {"about": CARD_NAMES[frame.card]}
    if asking.step == program.PAY:
        return {
            "about": CARD_NAMES[frame.card],
            "cost": counted(state.rules.cost[frame.card]),
            "surcharge": int(surcharge(state, frame.card)),
            "paid": counted(Purse(frame.number)),
        }
    if asking.step == program.GLORY_FROM:
        return {"wonder": WONDER_NAMES[frame.number]}
    return {}


def _of_effect(asking: Question) -> dict[str, Any]:
    kind = asking.state.kind
    details: dict[str, Any] = {"card": asking.by}
    if kind == decision.REPLENISH:
        details |= _set(asking, asking.player.up) | {"resources": resources_among(CardSet(asking.a))}
    elif kind == decision.PLAY:
        details |= _set(asking, asking.player.hand) | {"types": types_among(CardSet(asking.a))}
    elif kind == decision.DEPLETE:
        details |= _depletion(asking)
    elif kind in (decision.FLIP, decision.RETRIEVE, decision.ACTIVATE_CARD):
        details["types"] = types_among(CardSet(asking.a))
    elif kind in (decision.BACK, decision.TAKE, decision.REVEAL):
        details["opponent"] = int(asking.frame.who)
        if kind == decision.REVEAL:
            details["back"] = BACK_NAMES[asking.frame.number]
    elif kind == decision.RESPOND:
        details["attack"] = int(strength(asking.state, asking.state.active))
        details["defence"] = int(strength(asking.state, asking.seat))
        details["fitting"] = _as_many_as_one_likes(asking.state)
    return details


def _as_many_as_one_likes(state: State) -> Counts:
    return {name: 1 for name in offered_names(state) if name != "done"}


def _set(asking: Question, zone: CardSet) -> dict[str, Any]:
    """S5, S10: as many as asked for, or all that fit if there are fewer."""
    chosen = int(asking.frame.count)
    fitting = later(CardSet(zone & asking.a), asking.frame.last)
    return {
        "number": asking.b,
        "chosen": chosen,
        "left": min(asking.b - chosen, int(size(fitting))),
        "fitting": {CARD_NAMES[card]: 1 for card in members(fitting)},
    }


def _depletion(asking: Question) -> dict[str, Any]:
    """A Space among the chosen may count for two, so `left` may be less than number - chosen (Q11)."""
    frame = asking.frame
    number = number_to_deplete(asking)
    covered = members(later(asking.player.down, frame.last))
    details: dict[str, Any] = {
        "purpose": "penalty" if asking.step == program.DEPLETE else "price",
        "number": number,
        "chosen": int(frame.count),
        "left": max(0, number - int(frame.count + frame.spaces)),
        "fitting": {CARD_NAMES[card]: 1 + int(is_double(asking.state, card)) for card in covered},
    }
    if asking.step == program.WONDER_PRICE:
        details["wonder"] = WONDER_NAMES[frame.number]
    return details
