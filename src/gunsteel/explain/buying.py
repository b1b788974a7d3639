"""Why this card cannot be bought, what is missing and which additions would do; why this source cannot pay."""

from typing import NamedTuple

from gunsteel.core import decision
from gunsteel.core.cardset import bit, has, positions
from gunsteel.core.payment import NOTHING, Purse, count, one_to_one, payments, pays, total, unit
from gunsteel.core.setup import connected, top_of_pile
from gunsteel.core.state import State
from gunsteel.core.tables import AGE_SLOT, CARD_NAMES, RESOURCE_OF
from gunsteel.core.turn import leads_to_payment, pile_taken, purse, surcharge
from gunsteel.explain.cards import before_chosen, card_of, not_here
from gunsteel.explain.pending import PendingQuestion
from gunsteel.explain.reasons import (
    BoughtAlready,
    CannotPay,
    ChooseOthersFirst,
    InPile,
    InRow,
    NothingGained,
    NotInThisGame,
    NotNeeded,
    NotTopOfPile,
    Reason,
)
from gunsteel.formats.notation import counted, option_name
from gunsteel.formats.trace import row_names
from gunsteel.ids import EARTH, FOOD, GUNPOWDER, HORSE, IRON, OIL, RESOURCE_NAMES, SPACE, CardId, Option, Resource

WAYS = 3
# Dearest first. Earth is left out: the resource it would stand for does the same and is cheaper.
DEAREST = (SPACE, OIL, GUNPOWDER, HORSE, IRON, FOOD)


# --- buy -------------------------------------------------------------------------------------------------------------


def why_buy(pending: PendingQuestion, text: str) -> list[Reason]:
    return why_not_buy(pending.state, text)


def why_not_buy(state: State, text: str) -> list[Reason]:
    """Why the active player could not buy this card at this moment, asked or not; nothing if it could be paid."""
    card = card_of(text)
    name = CARD_NAMES[card]
    from_pile = text.startswith("pile:")
    if not has(state.rules.supply, card):
        return [NotInThisGame(rule="R36", card=name)]
    reasons: list[Reason] = []
    if _in_row(state, card):
        if from_pile:
            reasons.append(InRow(rule="R107", card=name))
    elif _in_pile(state, card):
        if not from_pile:
            reasons.append(InPile(rule="R107", card=name))
        top = CARD_NAMES[top_of_pile(state.setup, AGE_SLOT[card], pile_taken(state, AGE_SLOT[card]))]
        if top != name:
            return [*reasons, NotTopOfPile(rule="Q30", card=name, top=top)]
    else:
        return [BoughtAlready(rule="R60", card=name)]
    price = Price(purse(state), state.rules.cost[card], int(surcharge(state, card)))
    if not price.paid_with(NOTHING):
        reasons.append(_cannot_pay(state, card, price))
    return reasons


def _in_row(state: State, card: CardId) -> bool:
    place = state.setup.place_of[card]
    return place >= 0 and state.places & bit(place) != 0


def _in_pile(state: State, card: CardId) -> bool:
    """Public: what is in a pile is what was not dealt to its row and nobody bought; only its order is hidden."""
    slot = AGE_SLOT[card]
    return card in state.setup.piles[slot][pile_taken(state, slot) :]


def _cannot_pay(state: State, card: CardId, price: "Price") -> Reason:
    exact, any_kind = missing(price)
    return CannotPay(
        rule="R55",
        card=CARD_NAMES[card],
        cost=counted(price.cost),
        surcharge=price.extra,
        connected=_connected_cards(state, card),
        have=counted(price.have),
        missing=counted(exact),
        missing_any=any_kind,
        closest=tuple(counted(way) for way in closest_ways(price, int(total(exact)) + any_kind)),
    )


def _connected_cards(state: State, card: CardId) -> tuple[str, ...]:
    """The cards the surcharge is for, one by one (R58; over a pile R71)."""
    place = state.setup.place_of[card]
    if place >= 0:
        return tuple(CARD_NAMES[state.setup.card_at[below]] for below in positions(connected(state.places, place)))
    slot = AGE_SLOT[card]
    return tuple(name for name in row_names(state, slot - 1) if name is not None) if slot > 0 else ()


class Price(NamedTuple):
    """A price before a purse."""

    have: Purse
    cost: Purse
    extra: int

    def paid_with(self, added: Purse) -> bool:
        return pays(Purse(self.have + added), self.cost, self.extra)


def missing(price: Price) -> tuple[Purse, int]:
    """What is short one to one: of the listed cost, dear units first left to Earth and Space; and of any kind."""
    exact = 0
    for resource in DEAREST[1:]:
        exact += max(0, count(price.cost, resource) - count(price.have, resource)) * unit(resource)
    for resource in DEAREST[1:]:
        step = unit(resource)
        while count(Purse(exact), resource) and one_to_one(Purse(price.have + exact - step), price.cost, 0):
            exact -= step
    any_kind = 0
    while not one_to_one(Purse(price.have + exact + any_kind * unit(FOOD)), price.cost, price.extra):
        any_kind += 1
    return Purse(exact), any_kind


def closest_ways(price: Price, short: int) -> list[Purse]:
    """The smallest additions that make it payable: fewest units, then fewest dear ones; none is wasteful."""
    found: list[Purse] = []
    # Three of anything stand for each unit that is short, so no exact way is longer.
    for units in range(1, 3 * short + 1):
        _fill(price, NOTHING, units, 0, found)
        if len(found) == WAYS:
            break
    return found


def _fill(price: Price, added: Purse, left: int, kind: int, found: list[Purse]) -> None:
    """Try every number of this kind, few first, then of the cheaper ones."""
    if kind == len(DEAREST) - 1:
        added = Purse(added + left * unit(FOOD))
        left = 0
    if left == 0:
        if len(found) < WAYS and price.paid_with(added) and not _wasteful(price, added):
            found.append(added)
        return
    # Nothing left does more than an Earth, or a Space while Space may still come.
    best = SPACE if kind == 0 else EARTH
    if not price.paid_with(Purse(added + left * unit(best))) or price.paid_with(added):
        return
    for number in range(left + 1):
        _fill(price, Purse(added + number * unit(DEAREST[kind])), left - number, kind + 1, found)


def _wasteful(price: Price, added: Purse) -> bool:
    """Whether a unit could be left out, or a cheaper one do in its place."""
    for kind in range(len(RESOURCE_NAMES)):
        if not count(added, Resource(kind)):
            continue
        without = Purse(added - unit(Resource(kind)))
        if price.paid_with(without):
            return True
        if any(price.paid_with(Purse(without + unit(Resource(cheaper)))) for cheaper in range(kind)):
            return True
    return False


# --- pay -------------------------------------------------------------------------------------------------------------


def why_pay(pending: PendingQuestion, text: str) -> list[Reason]:
    """A source is missing, before one chosen already, or in no payment that can still be made (Q13)."""
    state = pending.state
    if text.startswith("gained:"):
        resource = Resource(RESOURCE_NAMES.index(text.removeprefix("gained:")))
        if not count(state.gained, resource):
            return [NothingGained(rule="R25", resource=RESOURCE_NAMES[resource])]
        order = decision.GAINED + decision.GAINED_ORDER.index(resource)
    else:
        card = card_of(text)
        reasons = not_here(pending, card, "covered")
        if reasons:
            return reasons
        resource = Resource(RESOURCE_OF[card])
        order = int(card)
    return _why_unused(pending, text, unit(resource), order)


def _why_unused(pending: PendingQuestion, text: str, source: Purse, order: int) -> list[Reason]:
    state, frame = pending.state, pending.frame
    paid = Purse(frame.number)
    buying = CARD_NAMES[frame.card]
    useful = leads_to_payment(_ways(pending), Purse(paid + source), Purse(purse(state) - source))
    reasons: list[Reason] = []
    if order < frame.last:
        reasons.append(before_chosen(pending, text, option_name(state, Option(frame.last))))
    if not useful:
        reasons.append(NotNeeded(rule="Q13", option=text, buying=buying))
    return reasons or [ChooseOthersFirst(rule="Q13", option=text, buying=buying)]


def _ways(pending: PendingQuestion) -> list[Purse]:
    """All payments for the card being bought, as they were before the first source was chosen."""
    state, frame = pending.state, pending.frame
    if state.payments is not None:
        return state.payments
    whole = Purse(purse(state) + frame.number)
    return payments(whole, state.rules.cost[frame.card], surcharge(state, frame.card))
