"""With what to pay: the cheapest small payment, or a larger one where a conversion is worth it (Q13, Q14)."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import Character
from gunsteel.core import decision
from gunsteel.core.cardset import EMPTY, first, has, later, only, rest
from gunsteel.core.payment import FIELD, NOTHING, Purse, converts, of_cards, small_payments, unit, used_up
from gunsteel.core.state import State
from gunsteel.core.tables import OF_RESOURCE, RESOURCE_OF
from gunsteel.core.turn import surcharge
from gunsteel.ids import RESOURCE_COUNT, CardId, CardSet, Resource

FITS: Final = 60  # the value of an answer that belongs to the payment in mind


class PaymentChoice:
    """The payment that a player has in mind for the purchase under way; what is chosen already is part of it."""

    def __init__(self, state: State, character: Character, conversion: i64) -> None:
        """`conversion` is what a payment with a conversion is worth to the player."""
        frame = state.stack[0]
        self.state: Final = state
        self.character: Final = character
        self.conversion: Final = conversion
        self.cost: Final = state.rules.cost[frame.card]
        self.surcharge: Final = surcharge(state, frame.card)
        self.paid: Final = Purse(frame.number)
        covered = later(state.players[state.active].down, frame.last) if frame.last < decision.EXTRA else EMPTY
        self.covered: Final = covered
        self.in_cards: Final = of_cards(covered)
        self.best: Purse = NOTHING
        self._best_value: i64 = -1000000
        for way in small_payments(Purse(self.in_cards + state.gained), self.cost, self.surcharge, self.paid):
            self._consider(way)
        if not self.best:
            # More than a small payment was chosen: it ends where it can.
            self.best = self.paid
        elif conversion > 0 and not converts(self.best, self.cost, self.surcharge):
            self._consider_larger(self.best)
        self.cards: Final = self._cards()

    def _consider(self, way: Purse) -> None:
        value = -self._price(way)
        if self.conversion > 0 and converts(way, self.cost, self.surcharge):
            value += self.conversion
        if value > self._best_value:
            self._best_value = value
            self.best = way

    def _price(self, way: Purse) -> i64:
        """What is given away: gained resources first, because they would be lost."""
        price: i64 = 0
        more = way - self.paid
        for kind in range(RESOURCE_COUNT):
            shift = kind * FIELD
            spent = (more >> shift) & 255
            gained = min(spent, (self.state.gained >> shift) & 255)
            price += (spent - gained) * self.character.covered[kind] + gained * self.character.gained[kind] // 8
        return price

    def _consider_larger(self, small: Purse) -> None:
        """One or two sources more, which a conversion uses up."""
        whole = Purse(self.paid + self.in_cards + self.state.gained)
        for one in range(RESOURCE_COUNT):
            with_one = Purse(small + unit(Resource(one)))
            if not self._has(whole, with_one, one):
                continue
            self._consider_converting(with_one)
            for two in range(one, RESOURCE_COUNT):
                with_two = Purse(with_one + unit(Resource(two)))
                if self._has(whole, with_two, two):
                    self._consider_converting(with_two)

    def _has(self, whole: Purse, way: Purse, kind: i64) -> bool:
        return (way >> (kind * FIELD)) & 255 <= (whole >> (kind * FIELD)) & 255

    def _consider_converting(self, way: Purse) -> None:
        if used_up(way, self.cost, self.surcharge) and converts(way, self.cost, self.surcharge):
            self._consider(way)

    def _cards(self) -> CardSet:
        """The covered cards for it: of each resource those that are wanted back in hand most."""
        chosen: i64 = 0
        more = self.best - self.paid
        for kind in range(RESOURCE_COUNT):
            shift = kind * FIELD
            wanted = ((more >> shift) & 255) - min((more >> shift) & 255, (self.state.gained >> shift) & 255)
            while wanted > 0:
                card = self._most_wanted(CardSet(self.covered & OF_RESOURCE[kind] & ~chosen))
                chosen |= only(card)
                wanted -= 1
        return CardSet(chosen)

    def _most_wanted(self, cards: CardSet) -> CardId:
        best = first(cards)
        best_value: i64 = -1000000
        while cards:
            card = first(cards)
            cards = rest(cards)
            value = self.character.long_term[card] + self.character.strength * self.state.rules.strength[card]
            if value > best_value:
                best_value = value
                best = card
        return best

    def value(self, option: i64) -> i64:
        """The next source of the payment in mind, in the order of the protocol; any other answer is worse."""
        if option == decision.DONE:
            return FITS if self.paid == self.best else 0
        if option >= decision.GAINED:
            resource = decision.GAINED_ORDER[option - decision.GAINED]
            more = self.best - self.paid
            if not self.cards and (more >> (resource * FIELD)) & 255:
                return FITS
            return -self.character.gained[resource] // 4
        if has(self.cards, CardId(option)) and first(self.cards) == option:
            return FITS
        return -self.character.covered[RESOURCE_OF[option]]
