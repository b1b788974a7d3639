"""What everybody can know about hidden cards, exactly: for each player and back, which cards may lie covered.

Everybody knows which cards a player owns and sees their backs; hidden is only which of those with the same back lie
covered and which are in hand. Compiled, so that bots can sample positions quickly."""

from typing import Final

from mypy_extensions import i64

from gunsteel.core import events
from gunsteel.core.cardset import bit
from gunsteel.core.events import Event
from gunsteel.core.tables import BACK_CARDS, BACKS, CARD_COUNT, STARTING_HAND


def back_of(card: i64) -> i64:
    return _BACK_OF[card]


_BACK_OF: Final[list[i64]] = [
    next(back for back in range(BACKS) if int(BACK_CARDS[back]) & 2**card) for card in range(CARD_COUNT)
]


class Belief:
    """The public belief: one for all, as everybody sees the same and owners know the rest anyway."""

    def __init__(self, players: i64) -> None:
        # For each seat and back: the cards that are in hand or covered, and the sets that may be the covered ones.
        self.hidden: list[list[i64]] = [[STARTING_HAND & BACK_CARDS[b] for b in range(BACKS)] for _ in range(players)]
        self.covered: list[list[list[i64]]] = [[[0] for _ in range(BACKS)] for _ in range(players)]
        # For each seat: the covered cards that everybody saw when they were turned over (Q35).
        self.seen: list[i64] = [0 for _ in range(players)]

    def copy(self) -> "Belief":
        copied = Belief(0)
        copied.hidden = [list(row) for row in self.hidden]
        # The innermost lists are replaced, never changed.
        copied.covered = [list(row) for row in self.covered]
        copied.seen = list(self.seen)
        return copied

    def learn(self, event: Event) -> bool:
        """Learn from a public event; whether it revealed anything that was not certain before."""
        if event.kind == events.MOVED:
            return self._moved(event)
        if event.kind == events.NONE_LEFT:
            return self._none_left(event)
        return False

    def _moved(self, event: Event) -> bool:
        seat = event.seat
        card = bit(event.card)
        back = back_of(event.card)
        origin = event.origin
        target = event.target
        if origin == events.HAND and target == events.DOWN:
            self._lay(seat, back)
        elif origin == events.DOWN and target == events.HAND:
            self._take(seat, back, card if event.seen else 0)
        elif origin == events.HAND:
            return self._leave(seat, back, card, False)
        elif origin == events.DOWN:
            return self._leave(seat, back, card, True)
        elif target == events.HAND:
            self.hidden[event.taker][back] |= card
        elif target == events.DOWN:
            self.hidden[seat][back] |= card
            self.covered[seat][back] = [cards | card for cards in self.covered[seat][back]]
            self.seen[seat] |= card
        return origin == events.PILE

    def _lay(self, seat: i64, back: i64) -> None:
        """Some card with this back went from hand under cover."""
        found: list[i64] = []
        for cards in self.covered[seat][back]:
            left = self.hidden[seat][back] & ~cards
            while left:
                _add(found, cards | (left & -left))
                left &= left - 1
        self.covered[seat][back] = sorted(found)

    def _take(self, seat: i64, back: i64, card: i64) -> None:
        """This covered card went to hand, or, if it is 0, one of those with this back that nobody saw."""
        seen = self.seen[seat]
        self.seen[seat] = seen & ~card
        found: list[i64] = []
        for cards in self.covered[seat][back]:
            left = card if card else cards & ~seen
            while left:
                _add(found, cards & ~(left & -left))
                left &= left - 1
        self.covered[seat][back] = sorted(found)

    def _leave(self, seat: i64, back: i64, card: i64, covered: bool) -> bool:
        """This card was seen to leave the hand, or the covered cards."""
        before = self.covered[seat][back]
        after = [cards & ~card for cards in before if (cards & card != 0) == covered]
        self.covered[seat][back] = after
        self.hidden[seat][back] &= ~card
        self.seen[seat] &= ~card
        return len(after) < len(before)

    def _none_left(self, event: Event) -> bool:
        """No such card is in the hand, or covered: something compulsory was not done."""
        learned = False
        for back in range(BACKS):
            before = self.covered[event.seat][back]
            hidden = self.hidden[event.seat][back]
            after: list[i64] = []
            for cards in before:
                there = cards if event.origin == events.DOWN else hidden & ~cards
                if not there & event.cards:
                    after.append(cards)
            if len(after) < len(before):
                self.covered[event.seat][back] = after
                learned = True
        return learned

    def surely_covered(self, seat: i64) -> i64:
        """The cards of a seat that certainly lie covered."""
        sure: i64 = 0
        for possible in self.covered[seat]:
            common = possible[0]
            for cards in possible:
                common &= cards
            sure |= common
        return sure

    def surely_in_hand(self, seat: i64) -> i64:
        """The cards of a seat that are certainly in hand."""
        sure: i64 = 0
        for back in range(BACKS):
            free = self.hidden[seat][back]
            for cards in self.covered[seat][back]:
                free &= ~cards
            sure |= free
        return sure

    def possibilities(self) -> int:
        """In how many ways the hidden cards may lie."""
        product = 1
        for row in self.covered:
            for possible in row:
                product *= len(possible)
        return product

    def consistent(self, seat: i64, down: i64) -> bool:
        """Whether these covered cards are possible for a seat."""
        for back in range(BACKS):
            if (down & BACK_CARDS[back]) not in self.covered[seat][back]:
                return False
        return True


def _add(found: list[i64], cards: i64) -> None:
    if cards not in found:
        found.append(cards)
