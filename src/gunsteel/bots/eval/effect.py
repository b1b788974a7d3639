"""What activating a card would be worth to the active player: its program read step by step, nothing changed.

All values are in hundredths of a victory point."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import Character
from gunsteel.core import program
from gunsteel.core.attack import strength
from gunsteel.core.cardset import first, has, lowest, only, rest, size
from gunsteel.core.effects import attack_cards, barred, wonder_price
from gunsteel.core.moves import next_seat
from gunsteel.core.one_of import end_of_second
from gunsteel.core.program import CODE, ENTRY, WIDTH
from gunsteel.core.state import State
from gunsteel.core.tables import ATTACK_CARDS, OF_RESOURCE, TACTIC_CARDS
from gunsteel.ids import CardId, CardSet, Seat

CHOICE_VALUE: Final = 60  # one of several resources
SPY_VALUE: Final = 45  # a random card of an opponent
MAX_DEPTH: Final = 2  # a card that activates a card that activates a card: followed this far


def effect_value(state: State, card: CardId, character: Character, depth: i64 = 0) -> i64:
    """What the active player may expect from activating this card now."""
    return _EffectReader(state, card, character, depth).run(ENTRY[card], -1)


class _EffectReader:
    """Reads one effect; remembers which cards would be played and how many turned to their resource side."""

    def __init__(self, state: State, card: CardId, character: Character, depth: i64) -> None:
        self.state: Final = state
        self.card: Final = card
        self.character: Final = character
        self.depth: Final = depth
        self.played: i64 = 0
        self.turned: i64 = 0

    def run(self, pc: i64, end: i64) -> i64:
        """The value of the steps from here to `end`, or to the end of the effect."""
        total: i64 = 0
        while pc != end:
            step = CODE[pc]
            a = CODE[pc + 1]
            b = CODE[pc + 2]
            if step == program.END:
                break
            if step == program.OPPONENTS:
                total += self.opponents(pc, a, b)
                pc = b
                continue
            if step == program.ONE_OF:
                behind = end_of_second(a)
                total += max(self.run(pc + WIDTH, a - WIDTH), self.run(a, behind))
                pc = behind
                continue
            if step == program.PRICE:
                if size(self.state.players[self.state.active].down) < a:
                    pc = b
                    continue
                total -= a * cheapest_covered_value(self.state.players[self.state.active].down, self.character)
            elif step == program.PAY_CULTURE:
                if self.state.players[self.state.active].culture < a:
                    pc = b
                    continue
                total -= a * self.character.culture
            elif step == program.BY_ATTACK_CARDS:
                if attack_cards(self.state) >= a:
                    total += self.character.gained[b]
                    pc = CODE[pc + 3]
                    continue
            else:
                total += self.step(step, a, b)
            pc += WIDTH
        return total

    def step(self, step: i64, a: i64, b: i64) -> i64:
        player = self.state.players[self.state.active]
        if step == program.REPLENISH:
            return replenish_value(CardSet((player.up | only(self.card)) & a), b, self.character)
        if step == program.GAIN:
            return self.character.gained[a]
        if step == program.GAIN_ONE:
            return CHOICE_VALUE
        if step == program.CULTURE:
            return a * self.character.culture
        if step == program.CULTURE_PER_CARD:
            return self.turned * self.character.culture
        if step == program.PLAY:
            fitting = player.hand & a & ~only(self.card)
            self.played |= fitting
            return min(b, size(fitting)) * self.character.played
        if step == program.ACTIVATE_VISIBLE:
            return self.best_effect(CardSet(player.up & a & ~barred(self.state)), 1)
        if step == program.ACTIVATE_COVERED:
            return self.best_effect(CardSet(player.down & a), 1)
        if step == program.ACTIVATE_PLAYED:
            return self.best_effect(CardSet(self.played & a), 2 if b else 1)
        if step == program.ACTIVATE_OPPONENTS:
            return self.best_effect(CardSet(self.opponents_up() & a & ~barred(self.state)), 1)
        if step == program.REVEAL_HAND:
            return SPY_VALUE
        if step == program.TARGET:
            return self.tribute_value()
        if step == program.TAKE:
            return self.defection_value()
        if step == program.CHOOSE_WONDER:
            return self.wonder_value(a)
        return 0

    def best_effect(self, cards: CardSet, count: i64) -> i64:
        """The best effect among these cards, or the sum of the best two."""
        if self.depth >= MAX_DEPTH:
            return 30 if cards else 0
        best: i64 = 0
        second: i64 = 0
        cards = CardSet(cards & ~only(self.card))
        while cards:
            value = effect_value(self.state, first(cards), self.character, self.depth + 1)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
            cards = rest(cards)
        return best + second if count > 1 else best

    # --- Opponents -------------------------------------------------------------------------------------

    def opponents(self, pc: i64, whom: i64, after: i64) -> i64:
        """The steps of a loop over opponents, from the active player's side."""
        total: i64 = 0
        seat = next_seat(self.state, self.state.active)
        while seat != self.state.active:
            if whom == program.ALL or (whom == program.WEAKER) == self.beats(seat):
                total += self.for_opponent(pc + WIDTH, after - WIDTH, seat)
            seat = next_seat(self.state, seat)
        return total

    def for_opponent(self, pc: i64, end: i64, seat: Seat) -> i64:
        opponent = self.state.players[seat]
        others = self.state.rules.players - 1
        total: i64 = 0
        turned: i64 = 0
        while pc != end:
            step = CODE[pc]
            a = CODE[pc + 1]
            if step == program.REPLENISH:
                turned = min(CODE[pc + 2], size(opponent.up & a))
                self.turned += turned
                total -= turned * self.character.help // others
            elif step == program.DEPLETE:
                turned = min(a, size(opponent.down))
                total += turned * self.character.harm[others - 1]
            elif step == program.CULTURE:
                total -= a * self.character.culture // others
            elif step == program.CULTURE_PER_CARD:
                total += turned * self.character.culture
            elif step == program.GIVE_WONDER:
                total += self.stolen_wonder_value(seat)
            pc += WIDTH
        return total

    def beats(self, seat: Seat) -> bool:
        """Whether the active player would be stronger than this opponent, who may respond."""
        state = self.state
        mine = strength(state, state.active)
        if not has(state.players[state.active].up, self.card):
            mine += state.rules.strength[self.card]
        return mine > strength(state, seat) + likely_response(state, seat)

    def stolen_wonder_value(self, seat: Seat) -> i64:
        """The cheapest wonder of a defeated opponent."""
        least: i64 = 0
        wonders: i64 = self.state.players[seat].wonders
        while wonders:
            vp = self.state.rules.wonder_vp[lowest(wonders)]
            if least == 0 or vp < least:
                least = vp
            wonders &= wonders - 1
        return least * self.character.wonder * 3 // 2

    def opponents_up(self) -> i64:
        up: i64 = 0
        for seat in range(self.state.rules.players):
            if seat != self.state.active:
                up |= self.state.players[seat].up
        return up

    def tribute_value(self) -> i64:
        """Trade and Tribute: the best resource that lies covered with an opponent, for a token of theirs."""
        best: i64 = 0
        for seat in range(self.state.rules.players):
            if seat != self.state.active:
                for resource in range(7):
                    if self.state.players[seat].down & OF_RESOURCE[resource]:
                        best = max(best, self.character.gained[resource])
        others = self.state.rules.players - 1
        return best + self.character.harm[others - 1] - self.character.culture // (2 * others) if best else 0

    def defection_value(self) -> i64:
        """Defection: the best attack card taken, this card lost."""
        best: i64 = 0
        for seat in range(self.state.rules.players):
            if seat != self.state.active:
                cards = CardSet(self.state.players[seat].up & ATTACK_CARDS)
                while cards:
                    best = max(best, trade_value(self.state, first(cards)))
                    cards = rest(cards)
        return (best - trade_value(self.state, self.card)) * 3 // 2

    def wonder_value(self, prices: i64) -> i64:
        """Movie: the best wonder for its price in covered cards."""
        best: i64 = 0
        player = self.state.players[self.state.active]
        each = cheapest_covered_value(player.down, self.character)
        wonders: i64 = self.state.wonders
        while wonders:
            wonder = lowest(wonders)
            price = wonder_price(prices, wonder)
            if price <= size(player.down):
                best = max(best, self.state.rules.wonder_vp[wonder] * self.character.wonder - price * each)
            wonders &= wonders - 1
        return best


def trade_value(state: State, card: CardId) -> i64:
    """A card that changes hands for good."""
    return 100 * state.rules.vp[card] + 40 * state.rules.strength[card]


def likely_response(state: State, seat: Seat) -> i64:
    """Half of the strength an opponent could add: nobody can or wants to use everything."""
    player = state.players[seat]
    cards = CardSet((player.hand & state.rules.response) | (player.down & (ATTACK_CARDS | TACTIC_CARDS)))
    total: i64 = 0
    while cards:
        total += state.rules.strength[first(cards)]
        cards = rest(cards)
    return (total + 1) // 2


def cheapest_covered_value(covered: CardSet, character: Character) -> i64:
    """The value of a covered card of the lowest age there is."""
    for resource in range(7):
        if covered & OF_RESOURCE[resource]:
            return character.covered[resource]
    return 0


def replenish_value(cards: CardSet, count: i64, character: Character) -> i64:
    """Up to `count` of these cards turned to their resource side, the highest age first."""
    total: i64 = 0
    resource: i64 = 6
    while resource >= 0 and count > 0:
        number = min(count, size(cards & OF_RESOURCE[resource]))
        total += number * character.covered[resource]
        count -= number
        resource -= 1
    return total


def branch_value(state: State, option: i64, character: Character) -> i64:
    """One half of an "A or B" that is being asked."""
    frame = state.stack[len(state.stack) - 1]
    second = CODE[frame.pc + 1]
    reader = _EffectReader(state, frame.card, character, 0)
    if option == 1:
        return reader.run(frame.pc + WIDTH, second - WIDTH)
    return reader.run(second, end_of_second(second))
