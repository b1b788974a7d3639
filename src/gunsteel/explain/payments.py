"""Complete payments for a card: what is turned face up and spent, and the answers that lead there."""

from msgspec import Struct

from gunsteel.core import decision, events
from gunsteel.core.engine import advance
from gunsteel.core.events import Event
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES
from gunsteel.formats.notation import offered_names
from gunsteel.ids import RESOURCE_NAMES, Option

# The search ends here; the most that any game has had is some 300.
MOST_FOUND = 5_000


class Payment(Struct, frozen=True):
    """`answers` are given one after the other; `cards` are turned face up by them, and `gained` is spent."""

    answers: list[str]
    cards: list[str]
    gained: dict[str, int]


def ways_to_pay(state: State, option: str | None, most: int) -> list[Payment]:
    """The ways to pay for the card of a `buy` question that `option` names; without it, those left in a `pay` question.

    Fewest cards first, at most `most`; none if nothing is to be paid."""
    names = offered_names(state) if not state.over else {}
    found: list[Payment] = []
    if not state.over and state.kind == decision.BUY and option in names and names[option] < decision.EXTRA:
        _follow(state, option, names[option], [], [], found)
    elif not state.over and state.kind == decision.PAY and option is None:
        for name, choice in names.items():
            _follow(state, name, choice, [], [], found)
    found.sort(key=lambda payment: (len(payment.cards), sum(payment.gained.values()), payment.cards))
    return found[:most]


def _follow(
    state: State,
    name: str,
    option: Option,
    answers: list[str],
    events_before: list[Event],
    found: list[Payment],
) -> None:
    """Give this answer and try all that may follow, until the card is bought."""
    if len(found) >= MOST_FOUND:
        return
    after = state.copy()
    after.events = []
    advance(after, option)
    events_so_far, answers = [*events_before, *after.events], [*answers, name]
    after.events = None
    bought = next((index for index, event in enumerate(events_so_far) if event.kind == events.BOUGHT), None)
    if bought is not None:
        found.append(_payment(answers, events_so_far[:bought]))
        return
    for following, choice in offered_names(after).items():
        _follow(after, following, choice, answers, events_so_far, found)


def _payment(answers: list[str], events_so_far: list[Event]) -> Payment:
    turned = [event.card for event in events_so_far if event.kind == events.MOVED and event.origin == events.DOWN]
    spent = [RESOURCE_NAMES[event.resource] for event in events_so_far if event.kind == events.SPENT]
    gained = {name: spent.count(name) for name in sorted(set(spent))}
    return Payment(answers, [CARD_NAMES[card] for card in turned], gained)
