"""Why this card cannot be bought, what is missing and what would be enough; why this source cannot pay."""

from typing import NamedTuple

from gunsteel.core import decision
from gunsteel.core.cardset import bit, has, positions
from gunsteel.core.payment import NOTHING, Purse, count, one_to_one, pays, total, unit
from gunsteel.core.setup import connected, top_of_pile
from gunsteel.core.state import State
from gunsteel.core.tables import AGE_SLOT, CARD_NAMES, RESOURCE_OF
from gunsteel.core.turn import pile_taken, purse, surcharge
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
    NotPaid,
    NotTopOfPile,
    Reason,
)
from gunsteel.formats.notation import counted, option_name
from gunsteel.formats.trace import row_names
from gunsteel.ids import EARTH, FOOD, GUNPOWDER, HORSE, IRON, OIL, RESOURCE_NAMES, SPACE, CardId, Option, Resource

MOST_WAYS = 3
# Most valuable first. Earth is left out: the resource that it would replace does the same and is worth less.
BY_VALUE = (SPACE, OIL, GUNPOWDER, HORSE, IRON, FOOD)


# --- buy -------------------------------------------------------------------------------------------------------------


def why_buy(pending: PendingQuestion, text: str) -> list[Reason]:
    return why_not_buy(pending.state, text)


def why_not_buy(state: State, text: str) -> list[Reason]:
    """Why the active player could not buy this card now, asked or not; empty if it could be paid."""
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
    purchase = Purchase(purse(state), state.rules.cost[card], int(surcharge(state, card)))
    if not purchase.is_paid_with(NOTHING):
        reasons.append(_cannot_pay(state, card, purchase))
    return reasons


def _in_row(state: State, card: CardId) -> bool:
    place = state.setup.place_of[card]
    return place >= 0 and state.places & bit(place) != 0


def _in_pile(state: State, card: CardId) -> bool:
    """Public: a pile has the cards that were not dealt to its row and not bought; only its order is hidden."""
    slot = AGE_SLOT[card]
    return card in state.setup.piles[slot][pile_taken(state, slot) :]


def _cannot_pay(state: State, card: CardId, purchase: "Purchase") -> Reason:
    exact, any_kind = missing_resources(purchase)
    return CannotPay(
        rule="R55",
        card=CARD_NAMES[card],
        cost=counted(purchase.cost),
        surcharge=purchase.surcharge,
        connected=_connected_cards(state, card),
        have=counted(purchase.have),
        missing=counted(exact),
        missing_any=any_kind,
        closest=tuple(counted(way) for way in closest_ways(purchase, int(total(exact)) + any_kind)),
    )


def _connected_cards(state: State, card: CardId) -> tuple[str, ...]:
    """The cards that the surcharge is for (R58; for a pile R71)."""
    place = state.setup.place_of[card]
    if place >= 0:
        return tuple(CARD_NAMES[state.setup.card_at[below]] for below in positions(connected(state.places, place)))
    slot = AGE_SLOT[card]
    return tuple(name for name in row_names(state, slot - 1) if name is not None) if slot > 0 else ()


class Purchase(NamedTuple):
    """What a player has, and what a card costs."""

    have: Purse
    cost: Purse
    surcharge: int

    def is_paid_with(self, added: Purse) -> bool:
        return pays(Purse(self.have + added), self.cost, self.surcharge)


def missing_resources(purchase: Purchase) -> tuple[Purse, int]:
    """What is missing, counted one to one: of the printed cost, and of any kind.

    Earth and Space replace the most valuable resources first."""
    exact = 0
    for resource in BY_VALUE[1:]:
        exact += max(0, count(purchase.cost, resource) - count(purchase.have, resource)) * unit(resource)
    for resource in BY_VALUE[1:]:
        step = unit(resource)
        while count(Purse(exact), resource) and one_to_one(Purse(purchase.have + exact - step), purchase.cost, 0):
            exact -= step
    any_kind = 0
    while not one_to_one(Purse(purchase.have + exact + any_kind * unit(FOOD)), purchase.cost, purchase.surcharge):
        any_kind += 1
    return Purse(exact), any_kind


def closest_ways(purchase: Purchase, missing: int) -> list[Purse]:
    """The smallest additions that would pay: fewest units, then the least valuable; none has a unit too many."""
    found_ways: list[Purse] = []
    # Any three replace a missing unit, so no way is longer.
    for units in range(1, 3 * missing + 1):
        _add_units(purchase, NOTHING, units, 0, found_ways)
        if len(found_ways) == MOST_WAYS:
            break
    return found_ways


def _add_units(purchase: Purchase, added: Purse, left: int, kind: int, found_ways: list[Purse]) -> None:
    """Try every number of this kind, few first, then of the less valuable ones."""
    if kind == len(BY_VALUE) - 1:
        added = Purse(added + left * unit(FOOD))
        left = 0
    if left == 0:
        if len(found_ways) < MOST_WAYS and purchase.is_paid_with(added) and not _has_too_many(purchase, added):
            found_ways.append(added)
        return
    # No unit that is left does more than an Earth, or a Space while Space is still to come.
    best = SPACE if kind == 0 else EARTH
    if not purchase.is_paid_with(Purse(added + left * unit(best))) or purchase.is_paid_with(added):
        return
    for number in range(left + 1):
        _add_units(purchase, Purse(added + number * unit(BY_VALUE[kind])), left - number, kind + 1, found_ways)


def _has_too_many(purchase: Purchase, added: Purse) -> bool:
    """Whether a unit could be left out, or replaced by a less valuable one."""
    for kind in range(len(RESOURCE_NAMES)):
        if not count(added, Resource(kind)):
            continue
        without = Purse(added - unit(Resource(kind)))
        if purchase.is_paid_with(without):
            return True
        if any(purchase.is_paid_with(Purse(without + unit(Resource(cheaper)))) for cheaper in range(kind)):
            return True
    return False


# --- pay -------------------------------------------------------------------------------------------------------------


def why_pay(pending: PendingQuestion, text: str) -> list[Reason]:
    """The source is not there, comes before one already chosen, or is used up only with others before it (Q13)."""
    state = pending.state
    if text == "done":
        return [NotPaid(rule="Q13", buying=CARD_NAMES[pending.frame.card], paid=counted(Purse(pending.frame.number)))]
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
    if order < pending.frame.last:
        return [before_chosen(pending, text, option_name(state, Option(pending.frame.last)))]
    # Two sources more always find a use, so with others before it this one does.
    return [ChooseOthersFirst(rule="Q13", option=text, buying=CARD_NAMES[pending.frame.card])]
