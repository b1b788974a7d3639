"""Effects and turns as programs of ints: words are lowered once, frames say how far they have got."""

from typing import Final

from mypy_extensions import i64

from gunsteel.catalog.vocabulary import (
    Activate,
    Among,
    Attack,
    ByAttackCards,
    ChangeSides,
    CulturePerCard,
    Deplete,
    Effect,
    For,
    Gain,
    GainCulture,
    GainOne,
    GiveWonder,
    OneOf,
    Opponents,
    PayCulture,
    Play,
    Price,
    Replenish,
    Spy,
    TakeBack,
    TakeWonder,
    Tribute,
    Word,
)
from gunsteel.core.tables import CARD_COUNT, OF_RESOURCE, OF_TYPE, printed
from gunsteel.errors import Refused
from gunsteel.ids import RESOURCE_COUNT, CardId, Resource, Type

# An instruction is four ints: what to do, and up to three numbers.
WIDTH: Final = 4

# Steps of an effect.
END: Final = 0
JUMP: Final = 1
OPPONENTS: Final = 2  # whom, address after the loop
REPLENISH: Final = 3  # cards, how many
DEPLETE: Final = 4  # how many
PRICE: Final = 5  # how many, address if it cannot be paid
PAY_CULTURE: Final = 6  # how many, address if it cannot be paid
GAIN: Final = 7  # resource
GAIN_ONE: Final = 8  # bundles
CULTURE: Final = 9  # how many
CULTURE_PER_CARD: Final = 10
ONE_OF: Final = 11  # address of the second option
PLAY: Final = 12  # cards, how many
ACTIVATE_VISIBLE: Final = 13  # cards
ACTIVATE_COVERED: Final = 14  # cards
ACTIVATE_PLAYED: Final = 15  # cards, whether every one
ACTIVATE_OPPONENTS: Final = 16  # cards
ACTIVATE_REVEALED: Final = 17  # cards
RETURN_REVEALED: Final = 18
TAKE_BACK: Final = 19  # cards
TAKE_BACK_ALL: Final = 20  # cards
RESPOND: Final = 21
COMPARE: Final = 22
GIVE_WONDER: Final = 23
OPPONENT: Final = 24  # whether a hand is needed
BACK: Final = 25
REVEAL_HAND: Final = 26
TARGET: Final = 27
REVEAL_COVERED: Final = 28
CHANGE_SIDES: Final = 29
TAKE: Final = 30
BY_ATTACK_CARDS: Final = 31  # how many, resource, address after
CHOOSE_WONDER: Final = 32  # prices by age, address if none can be had
WONDER_PRICE: Final = 33  # prices by age
TAKE_WONDER: Final = 34

# Steps of a turn.
FIRST_TURN_STEP: Final = 40
START_RESOURCE: Final = 40  # seat
RESOURCE: Final = 41
DEVELOP: Final = 42
ACTIVATE: Final = 43
BUY: Final = 44
PAY: Final = 45
COUNT_HAND: Final = 46  # address with two or more cards
CLAIM: Final = 47
RETRIEVE: Final = 48
TAKE_BACK_COVERED: Final = 49
GLORY: Final = 50
GLORY_FROM: Final = 51
END_TURN: Final = 52

# Whom a loop over opponents visits.
ALL: Final = 0
WEAKER: Final = 1
OTHERS: Final = 2

# What one may choose to gain: the single resources by their numbers, then the larger bundles that cards name.
BUNDLES: Final[list[list[Resource]]] = [[Resource(number)] for number in range(RESOURCE_COUNT)]
PRICE_BITS: Final = 4


def _fitting(resources: tuple[Resource, ...], types: tuple[Type, ...]) -> int:
    by_resource = 0
    by_type = 0
    for resource in resources:
        by_resource |= OF_RESOURCE[resource]
    for type_ in types:
        by_type |= OF_TYPE[type_]
    return by_resource & by_type


def _of_types(types: tuple[Type, ...]) -> int:
    return _fitting(tuple(Resource(number) for number in range(RESOURCE_COUNT)), types)


def _bundle(resources: tuple[Resource, ...]) -> int:
    """The number of a bundle; a new one gets the next."""
    bundle = sorted(resources)
    if bundle not in BUNDLES:
        BUNDLES.append(bundle)
    return BUNDLES.index(bundle)


class Program:
    """The code of all effects and turns, one after the other."""

    def __init__(self) -> None:
        self.code: list[int] = []

    def here(self) -> int:
        return len(self.code)

    def emit(self, step: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Add an instruction and return its address."""
        address = self.here()
        self.code += [step, a, b, c]
        return address

    def lower(self, effect: Effect, card: CardId) -> None:
        for word in effect:
            self.word(word, card)

    def word(self, word: Word, card: CardId) -> None:
        if isinstance(word, Replenish):
            self.emit(REPLENISH, _fitting(word.resources, word.types), word.count)
        elif isinstance(word, Deplete):
            self.emit(DEPLETE, word.count)
        elif isinstance(word, For):
            price = self.price(word.price)
            self.lower(word.then, card)
            self.code[price + 2] = self.here()
        elif isinstance(word, Gain):
            self.emit(GAIN, int(word.resource))
        elif isinstance(word, GainOne):
            self.emit(GAIN_ONE, sum(2 ** _bundle(bundle) for bundle in word.bundles))
        elif isinstance(word, GainCulture):
            self.emit(CULTURE, word.count)
        elif isinstance(word, CulturePerCard):
            self.emit(CULTURE_PER_CARD)
        elif isinstance(word, OneOf):
            self.one_of(word, card)
        elif isinstance(word, Opponents):
            self.loop(ALL, word.effect, card)
        elif isinstance(word, Play):
            self.emit(PLAY, _of_types(word.types), word.count)
        elif isinstance(word, TakeBack):
            cards = _of_types(word.types)
            self.emit(TAKE_BACK_ALL if word.every else TAKE_BACK, cards & ~(2 ** int(card)) if word.every else cards)
        elif isinstance(word, Activate):
            self.activate(word)
        elif isinstance(word, Attack):
            self.attack(word, card)
        elif isinstance(word, GiveWonder):
            self.emit(GIVE_WONDER)
        else:
            self.exception(word)

    def price(self, price: Price) -> int:
        if isinstance(price, Deplete):
            return self.emit(PRICE, price.count)
        if isinstance(price, PayCulture):
            return self.emit(PAY_CULTURE, price.count)
        raise Refused(f"the engine does not know the price {price!r}")

    def one_of(self, word: OneOf, card: CardId) -> None:
        one, two = word.options
        choice = self.emit(ONE_OF)
        self.lower(one, card)
        jump = self.emit(JUMP)
        self.code[choice + 1] = self.here()
        self.lower(two, card)
        self.code[jump + 1] = self.here()

    def loop(self, whom: int, effect: Effect, card: CardId) -> None:
        start = self.emit(OPPONENTS, whom)
        self.lower(effect, card)
        self.end_loop(start)

    def end_loop(self, start: int) -> None:
        self.emit(JUMP, start)
        self.code[start + 2] = self.here()

    def attack(self, word: Attack, card: CardId) -> None:
        """S11: responses, comparison, the attacker's share, then penalties and gains clockwise."""
        responses = self.emit(OPPONENTS, ALL)
        self.emit(RESPOND)
        self.end_loop(responses)
        self.emit(COMPARE)
        self.lower(word.attacker, card)
        if word.weaker:
            self.loop(WEAKER, word.weaker, card)
        if word.others:
            self.loop(OTHERS, word.others, card)

    def activate(self, word: Activate) -> None:
        cards = int(OF_TYPE[word.type])
        if word.among is Among.VISIBLE:
            self.emit(ACTIVATE_VISIBLE, cards)
        elif word.among is Among.COVERED:
            self.emit(ACTIVATE_COVERED, cards)
        elif word.among is Among.PLAYED:
            self.emit(ACTIVATE_PLAYED, cards, int(word.every))
        elif word.among is Among.OPPONENTS:
            self.emit(ACTIVATE_OPPONENTS, cards)
        else:
            self.emit(ACTIVATE_REVEALED, cards)
            self.emit(RETURN_REVEALED)

    def exception(self, word: Word) -> None:
        """The words that serve a single card. There are no others: any other word is refused."""
        if isinstance(word, Spy):
            self.emit(OPPONENT, 1)
            self.emit(BACK)
            self.emit(REVEAL_HAND)
        elif isinstance(word, Tribute):
            self.emit(TARGET)
            self.emit(REVEAL_COVERED)
        elif isinstance(word, ChangeSides):
            self.emit(OPPONENT, 0)
            self.emit(CHANGE_SIDES)
            self.emit(TAKE)
        elif isinstance(word, ByAttackCards):
            after = self.here() + WIDTH * len(word.gains)
            for count, resource in sorted(word.gains, reverse=True):
                self.emit(BY_ATTACK_CARDS, count, int(resource), after)
        elif isinstance(word, TakeWonder):
            prices = sum(price * 2 ** (PRICE_BITS * slot) for slot, price in enumerate(word.prices))
            choice = self.emit(CHOOSE_WONDER, prices)
            self.emit(WONDER_PRICE, prices)
            self.emit(TAKE_WONDER)
            self.code[choice + 2] = self.here()
        else:
            raise Refused(f"the engine does not know the word {word!r}")

    def card(self, card: CardId) -> int:
        """The effect of a card; what cannot be lowered is refused with the card's name."""
        entry = self.here()
        try:
            self.lower(printed(card).effect, card)
        except Refused as reason:
            raise Refused(f"{printed(card).name}: {reason}") from None
        self.emit(END)
        return entry

    def turn(self, glory: bool) -> int:
        """R39: the phases in order. B takes wonders before the retrieval (R48), R and C place glory after it (R49)."""
        entry = self.emit(RESOURCE)
        self.emit(DEVELOP)
        self.emit(ACTIVATE)
        self.emit(BUY)
        self.emit(PAY)
        count = self.emit(COUNT_HAND)
        if not glory:
            self.emit(CLAIM)
        self.emit(RETRIEVE)
        self.emit(TAKE_BACK_COVERED)
        self.code[count + 1] = self.here()
        if glory:
            self.emit(GLORY)
            self.emit(GLORY_FROM)
        self.emit(END_TURN)
        return entry

    def start(self, seats: list[int], turn: int) -> int:
        """R35: these seats lay a resource before the first turn."""
        entry = self.here()
        for seat in seats:
            self.emit(START_RESOURCE, seat)
        self.emit(JUMP, turn)
        return entry


_program: Final = Program()
ENTRY: Final[list[i64]] = [_program.card(CardId(number)) for number in range(CARD_COUNT)]
TURN_BASE: Final = _program.turn(glory=False)
TURN_GLORY: Final = _program.turn(glory=True)
STARTING_SEATS: Final[tuple[list[int], ...]] = ([], [1], [2], [2, 3])
START_BASE: Final[list[i64]] = [_program.start(seats, TURN_BASE) for seats in STARTING_SEATS]
START_GLORY: Final[list[i64]] = [_program.start(seats, TURN_GLORY) for seats in STARTING_SEATS]
CODE: Final[list[i64]] = list(_program.code)
