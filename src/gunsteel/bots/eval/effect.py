"""What activating a card would be worth to the active player: its program read step by step, nothing changed.

All worths are in hundredths of a victory point."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import Character
from gunsteel.core import program
from gunsteel.core.attack import strength
from gunsteel.core.cardset import first, has, lowest, only, rest, size
from gunsteel.core.effects import barred, wonder_price
from gunsteel.core.moves import next_seat
from gunsteel.core.program import CODE, ENTRY, WIDTH
from gunsteel.core.state import State
from gunsteel.core.tables import ATTACK_CARDS, OF_RESOURCE, TACTIC_CARDS
from gunsteel.ids import CardId, CardSet, Seat

CHOICE_WORTH: Final = 60  # one of several resources
SPY_WORTH: Final = 45  # a card of an opponent's, by chance
DEEPEST: Final = 2  # how far a card that activates a card that activates a card is followed


def effect_worth(state: State, card: CardId, character: Character, depth: i64 = 0) -> i64:
    """What the active player may expect from activating this card now."""
    return _Reading(state, card, character, depth).run(ENTRY[card], -1)


class _Reading:
    """A reading of one effect; it remembers who would lose the fight and what would be played."""

    def __init__(self, state: State, card: CardId, character: Character, depth: i64) -> None:
        self.state: Final = state
        self.card: Final = card
        self.character: Final = character
        self.depth: Final = depth
        self.played: i64 = 0
        self.turned: i64 = 0

    def run(self, pc: i64, end: i64) -> i64:
        """The worth of the steps from here to `end`, or to the end of the effect."""
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
                second = a
                end_of_both = CODE[second - WIDTH + 1]
                total += max(self.run(pc + WIDTH, second - WIDTH), self.run(second, end_of_both))
                pc = end_of_both
                continue
            if step == program.PRICE:
                if size(self.state.players[self.state.active].down) < a:
                    pc = b
                    continue
                total -= a * cheapest(self.state.players[self.state.active].down, self.character)
            elif step == program.PAY_CULTURE:
                if self.state.players[self.state.active].culture < a:
                    pc = b
                    continue
                total -= a * self.character.token
            elif step == program.BY_ATTACK_CARDS:
                if self.attack_cards_against() >= a:
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
            return replenish_worth(CardSet((player.up | only(self.card)) & a), b, self.character)
        if step == program.GAIN:
            return self.character.gained[a]
        if step == program.GAIN_ONE:
            return CHOICE_WORTH
        if step == program.CULTURE:
            return a * self.character.token
        if step == program.CULTURE_PER_CARD:
            return self.turned * self.character.token
        if step == program.PLAY:
            fitting = player.hand & a & ~only(self.card)
            self.played |= fitting
            return min(b, size(fitting)) * self.character.played
        if step == program.ACTIVATE_VISIBLE:
            return self.best(CardSet(player.up & a & ~barred(self.state)), 1)
        if step == program.ACTIVATE_COVERED:
            return self.best(CardSet(player.down & a), 1)
        if step == program.ACTIVATE_PLAYED:
            return self.best(CardSet(self.played & a), 2 if b else 1)
        if step == program.ACTIVATE_OPPONENTS:
            return self.best(CardSet(self.opponents_up() & a & ~barred(self.state)), 1)
        if step == program.REVEAL_HAND:
            return SPY_WORTH
        if step == program.TARGET:
            return self.tribute_worth()
        if step == program.TAKE:
            return self.defection_worth()
        if step == program.CHOOSE_WONDER:
            return self.wonder_worth(a)
        return 0

    def best(self, cards: CardSet, count: i64) -> i64:
        """The best effect among these cards, or the sum of the best two."""
        if self.depth >= DEEPEST:
            return 30 if cards else 0
        best: i64 = 0
        second: i64 = 0
        cards = CardSet(cards & ~only(self.card))
        while cards:
            worth = effect_worth(self.state, first(cards), self.character, self.depth + 1)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
            cards = rest(cards)
        return best + second if count > 1 else best

    # --- Opponents -------------------------------------------------------------------------------------

    def opponents(self, pc: i64, whom: i64, behind: i64) -> i64:
        """The steps of a loop over opponents, from the active player's side."""
        total: i64 = 0
        seat = next_seat(self.state, self.state.active)
        while seat != self.state.active:
            visited = whom == program.ALL or (whom == program.WEAKER) == self.beats(seat)
            if visited:
                total += self.for_opponent(pc + WIDTH, behind - WIDTH, seat)
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
                total += turned * (self.character.harm + self.character.harm // others) // 2
            elif step == program.CULTURE:
                total -= a * self.character.token // others
            elif step == program.CULTURE_PER_CARD:
                total += turned * self.character.token
            elif step == program.GIVE_WONDER:
                total += self.stolen_worth(seat)
            pc += WIDTH
        return total

    def beats(self, seat: Seat) -> bool:
        """Whether the active player would be stronger than this opponent, who may respond."""
        state = self.state
        mine = strength(state, state.active)
        if not has(state.players[state.active].up, self.card):
            mine += state.rules.strength[self.card]
        return mine > strength(state, seat) + likely_response(state, seat)

    def stolen_worth(self, seat: Seat) -> i64:
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

    def attack_cards_against(self) -> i64:
        cards: i64 = 0
        for seat in range(self.state.rules.players):
            if seat != self.state.active:
                cards += size(self.state.players[seat].up & ATTACK_CARDS)
        return cards

    def tribute_worth(self) -> i64:
        """Trade and Tribute: the best resource that lies covered with an opponent, for a token of theirs."""
        best: i64 = 0
        for seat in range(self.state.rules.players):
            if seat != self.state.active:
                for resource in range(7):
                    if self.state.players[seat].down & OF_RESOURCE[resource]:
                        best = max(best, self.character.gained[resource])
        return best + self.character.harm - self.character.token // (2 * (self.state.rules.players - 1)) if best else 0

    def defection_worth(self) -> i64:
        """Defection: the best attack card taken, this card lost."""
        best: i64 = 0
        for seat in range(self.state.rules.players):
            if seat != self.state.active:
                cards = CardSet(self.state.players[seat].up & ATTACK_CARDS)
                while cards:
                    best = max(best, traded_worth(self.state, first(cards)))
                    cards = rest(cards)
        return (best - traded_worth(self.state, self.card)) * 3 // 2

    def wonder_worth(self, prices: i64) -> i64:
        """Movie: the best wonder for its price in covered cards."""
        best: i64 = 0
        player = self.state.players[self.state.active]
        dear = cheapest(player.down, self.character)
        wonders: i64 = self.state.wonders
        while wonders:
            wonder = lowest(wonders)
            price = wonder_price(prices, wonder)
            if price <= size(player.down):
                best = max(best, self.state.rules.wonder_vp[wonder] * self.character.wonder - price * dear)
            wonders &= wonders - 1
        return best


def traded_worth(state: State, card: CardId) -> i64:
    """A card that changes hands for good."""
    return 100 * state.rules.vp[card] + 40 * state.rules.strength[card]


def likely_response(state: State, seat: Seat) -> i64:
    """Half of what an opponent could add: nobody can or wants to do everything."""
    player = state.players[seat]
    cards = CardSet((player.hand & state.rules.response) | (player.down & (ATTACK_CARDS | TACTIC_CARDS)))
    total: i64 = 0
    while cards:
        total += state.rules.strength[first(cards)]
        cards = rest(cards)
    return (total + 1) // 2


def cheapest(covered: CardSet, character: Character) -> i64:
    """The worth of a covered card of the lowest age there is."""
    for resource in range(7):
        if covered & OF_RESOURCE[resource]:
            return character.covered[resource]
    return 0


def replenish_worth(cards: CardSet, count: i64, character: Character) -> i64:
    """So many of these cards turned to their resource side, the highest age first."""
    total: i64 = 0
    resource: i64 = 6
    while resource >= 0 and count > 0:
        number = min(count, size(cards & OF_RESOURCE[resource]))
        total += number * character.covered[resource]
        count -= number
        resource -= 1
    return total


def branch_worth(state: State, option: i64, character: Character) -> i64:
    """One half of an "A or B" that is being asked."""
    frame = state.stack[len(state.stack) - 1]
    second = CODE[frame.pc + 1]
    reading = _Reading(state, frame.card, character, 0)
    if option == 1:
        return reading.run(frame.pc + WIDTH, second - WIDTH)
    return reading.run(second, CODE[second - WIDTH + 1])
