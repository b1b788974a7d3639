"""How a card can be paid for: the small payments, and whether sources that somebody picked are a payment (Q13, Q14)."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from gunsteel.core import decision
from gunsteel.core.cardset import later, members
from gunsteel.core.payment import (
    NOTHING,
    Purse,
    converts,
    count,
    leads_to_payment,
    small_payments,
    unit,
    used_up,
)
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES, CARD_NUMBER, RESOURCE_OF
from gunsteel.core.turn import surcharge
from gunsteel.explain.reasons import Counts, NotPaid, NotUsedUp, Reason
from gunsteel.formats.notation import counted, offered_names
from gunsteel.ids import RESOURCE_NAMES, CardId, Option, Resource

MOST_SUGGESTED = 50

# What pays, written like an answer: `card:mining`, `gained:iron`.
Source = str


class Payment(Struct, frozen=True):
    """So many cards of these resources are turned face up, so many gained resources are spent."""

    cards: Counts
    gained: Counts
    converts: bool


class Paying(Struct, frozen=True):
    """The small payments, fewest cards first, and what is to be said of the sources that were picked.

    `complete`: they are a payment, and `converts`: it contains a conversion. `addable`: each of these can be picked as
    well, and a payment is still possible."""

    payments: list[Payment]
    complete: bool
    converts: bool
    addable: list[Source]


class _Purchase(NamedTuple):
    """What a card costs, what was paid for it already, and what else there is to pay with."""

    card: str
    cost: Purse
    surcharge: int
    paid: Purse
    sources: list[Source]

    def covers(self, picked: Sequence[Source]) -> bool:
        return used_up(Purse(self.paid + worth(picked)), self.cost, self.surcharge)


def worth(sources: Sequence[Source]) -> Purse:
    return Purse(sum(int(unit(resource_of(source))) for source in sources))


def resource_of(source: Source) -> Resource:
    how, _, name = source.partition(":")
    return Resource(RESOURCE_OF[CARD_NUMBER[name]] if how == "card" else RESOURCE_NAMES.index(name))


def paying_for(state: State, option: str | None, picked: Sequence[Source] = ()) -> Paying | None:
    """How to pay for the card that an option of `buy` names, or, without option, in a `pay` question.

    None if there is nothing to pay for, or something was picked that is not there."""
    purchase = _purchase(state, option)
    if purchase is None or Counter(picked) - Counter(purchase.sources):
        return None
    chosen = Purse(purchase.paid + worth(picked))
    left = list((Counter(purchase.sources) - Counter(picked)).elements())
    complete = purchase.covers(picked)
    return Paying(
        payments=_suggested(purchase),
        complete=complete,
        converts=complete and converts(chosen, purchase.cost, purchase.surcharge),
        addable=[source for source in dict.fromkeys(left) if _is_addable(purchase, chosen, left, source)],
    )


def why_no_payment(state: State, option: str | None, picked: Sequence[Source]) -> list[Reason]:
    """Why these sources do not pay: the first that nothing would use up, or that more is needed; empty if they pay."""
    purchase = _purchase(state, option)
    if purchase is None or purchase.covers(picked):
        return []
    left = list(purchase.sources)
    chosen = purchase.paid
    for source in picked:
        if source not in left or not _is_addable(purchase, chosen, left, source):
            return [NotUsedUp(rule="Q13", option=source, buying=purchase.card)]
        left.remove(source)
        chosen = Purse(chosen + worth([source]))
    return [NotPaid(rule="Q13", buying=purchase.card, paid=counted(chosen))]


def sources_for(state: State, payment: Payment) -> list[Source]:
    """Sources that make this payment, in the order of the protocol: the first cards that fit."""
    wanted = Counter(payment.cards)
    found: list[Source] = []
    for source in _sources(state):
        resource = RESOURCE_NAMES[resource_of(source)]
        if source.startswith("card:") and wanted[resource]:
            wanted[resource] -= 1
            found.append(source)
    return sorted(found + [f"gained:{name}" for name in Counter(payment.gained).elements()])


def _purchase(state: State, option: str | None) -> _Purchase | None:
    if state.over:
        return None
    if state.kind == decision.BUY and option is not None:
        card, paid = CardId(offered_names(state).get(option, Option(decision.EXTRA))), NOTHING
    elif state.kind == decision.PAY and option is None:
        card, paid = state.stack[-1].card, Purse(state.stack[-1].number)
    else:
        return None
    if card >= decision.EXTRA:
        return None
    return _Purchase(CARD_NAMES[card], state.rules.cost[card], int(surcharge(state, card)), paid, _sources(state))


def _sources(state: State) -> list[Source]:
    """What may still be picked, each as often as there is of it; in a `pay` question, in ascending order."""
    last = state.stack[-1].last if state.kind == decision.PAY else -1
    cards = members(later(state.players[state.active].down, last)) if last < decision.EXTRA else []
    gained = [
        f"gained:{RESOURCE_NAMES[resource]}"
        for order, resource in enumerate(decision.GAINED_ORDER)
        for _ in range(count(state.gained, resource) if decision.GAINED + order >= last else 0)
    ]
    return [f"card:{CARD_NAMES[card]}" for card in cards] + gained


def _is_addable(purchase: _Purchase, chosen: Purse, left: list[Source], source: Source) -> bool:
    more = int(worth([source]))
    others = Purse(int(worth(left)) - more)
    return leads_to_payment(Purse(chosen + more), others, purchase.cost, purchase.surcharge)


def _suggested(purchase: _Purchase) -> list[Payment]:
    """The payments from which nothing can be left out, with every division between cards and gained resources."""
    cards = worth([source for source in purchase.sources if source.startswith("card:")])
    gained = worth([source for source in purchase.sources if source.startswith("gained:")])
    found: list[Payment] = []
    for purse in small_payments(Purse(cards + gained), purchase.cost, purchase.surcharge, purchase.paid):
        more = Purse(purse - purchase.paid)
        converting = converts(purse, purchase.cost, purchase.surcharge)
        for spent in _spendable(more, cards, gained):
            found.append(Payment(counted(Purse(more - spent)), counted(spent), converting))
    found.sort(key=lambda one: (sum(one.cards.values()), sum(one.gained.values()), [*one.cards, *one.gained]))
    return found[:MOST_SUGGESTED]


_KINDS = [Resource(kind) for kind in range(len(RESOURCE_NAMES))]


def _spendable(paid: Purse, cards: Purse, gained: Purse) -> list[Purse]:
    """How many of what is paid may be gained resources, if the rest are cards."""
    ranges = [
        range(max(0, count(paid, kind) - count(cards, kind)), min(count(paid, kind), count(gained, kind)) + 1)
        for kind in _KINDS
    ]
    return [
        Purse(sum(number * int(unit(kind)) for number, kind in zip(counts, _KINDS, strict=True)))
        for counts in product(*ranges)
    ]
