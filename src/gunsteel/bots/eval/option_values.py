"""What each option of a question is worth to a player with this character, without looking ahead.

All values are in hundredths of a victory point. The bot `heuristic` takes the best option; `search` uses the values as
first guesses and for its rollouts."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import Character
from gunsteel.bots.eval.effect import branch_value, effect_value, trade_value
from gunsteel.bots.eval.payment_choice import PaymentChoice
from gunsteel.bots.eval.purchase import (
    Plan,
    card_value,
    ending_value,
    game_progress,
    is_long_game,
    resource_price,
    turns_overdue,
)
from gunsteel.core import decision, deeds, moves
from gunsteel.core.attack import strength
from gunsteel.core.cardset import bit, first, has, lowest, rest, size
from gunsteel.core.effects import shared_card, wonder_price
from gunsteel.core.moves import tokens_on
from gunsteel.core.payment import FIELD, of_cards, pays, total, units
from gunsteel.core.program import BUNDLES, CODE
from gunsteel.core.setup import ROW, connected_below
from gunsteel.core.state import State
from gunsteel.core.tables import (
    ATTACK_CARDS,
    BACK_CARDS,
    BACK_RESOURCE,
    CIVIL_CARDS,
    RESOURCE_OF,
    TACTIC_CARDS,
)
from gunsteel.core.tribute import target_resource
from gunsteel.core.turn import buys_lower, surcharge
from gunsteel.core.wonders import deed_wonders, have, laid_wonders, need, step_towards
from gunsteel.ids import CardId, CardSet, Option, Seat, WonderId

PASS_IN_LONG_GAME: Final = -5000  # a player who can buy does, so that the game ends


def option_values(state: State, character: Character) -> list[i64]:
    """The value of each option of the pending question, in the order of `engine.options`."""
    values: list[i64] = []
    evaluator = OptionEvaluator(state, character)
    cards = state.options
    while cards:
        values.append(evaluator.value(lowest(cards)))
        cards &= cards - 1
    extras = state.extras
    while extras:
        values.append(evaluator.value(decision.EXTRA + lowest(extras)))
        extras &= extras - 1
    return values


class OptionEvaluator:
    """Values the options of one question; what all of them need is worked out once."""

    def __init__(self, state: State, character: Character) -> None:
        self.state: Final = state
        self.character: Final = character
        self.seat: Final = state.seat
        self.kind: Final = state.kind
        self.need: i64 = 0
        self.progress: i64 = 0
        self.price: i64 = 0
        self.payment: PaymentChoice | None = None
        kind = state.kind
        if kind == decision.BUY:
            self.progress = game_progress(state)
            self.price = resource_price(state, state.seat, character)
        elif kind == decision.PAY:
            self.payment = PaymentChoice(state, character, self.conversion_value())
        elif kind == decision.RESOURCE or kind == decision.START_RESOURCE or kind == decision.REPLENISH:
            self.need = Plan(state, state.seat, state.seat == state.active, character).need
        elif kind == decision.GAIN or kind == decision.TAKE_BACK:
            self.need = Plan(state, state.seat, kind == decision.GAIN, character).need

    def value(self, option: i64) -> i64:
        kind = self.kind
        if kind == decision.RESOURCE or kind == decision.START_RESOURCE:
            return self.resource(CardId(option))
        if kind == decision.DEVELOP:
            return self.develop(CardId(option))
        if kind == decision.ACTIVATE:
            return self.activate(self.state.stack[0].card) if option == decision.YES else 0
        if kind == decision.BUY:
            return self.buy(option)
        if kind == decision.PAY and self.payment is not None:
            return self.payment.value(option)
        if kind == decision.DEPLETE:
            return self.spend(option)
        if kind == decision.TAKE_BACK:
            return self.take_back(option)
        if kind == decision.REPLENISH:
            return self.character.covered[RESOURCE_OF[option]] + self.needed(RESOURCE_OF[option])
        if kind == decision.RESPOND:
            return self.respond(option)
        if kind == decision.CLAIM or kind == decision.GIVE or kind == decision.TAKE_WONDER:
            return self.wonder(WonderId(option))
        if kind == decision.GLORY or kind == decision.GLORY_FROM:
            return self.glory(option)
        return self.effect_option(option)

    def effect_option(self, option: i64) -> i64:
        """An option of a question that an effect asks."""
        kind = self.kind
        state = self.state
        if kind == decision.PLAY or kind == decision.FLIP:
            return self.activate(CardId(option))
        if kind == decision.ACTIVATE_CARD:
            if option == decision.NONE:
                return 0
            return self.activate(shared_card(Option(option)) if option >= decision.SHARED else CardId(option))
        if kind == decision.GAIN:
            return self.bundle(option)
        if kind == decision.OPTION:
            return branch_value(state, option, self.character)
        if kind == decision.TAKE:
            return trade_value(state, CardId(option))
        if kind == decision.RETRIEVE:
            return -10 * state.rules.strength[option]
        if kind == decision.TARGET:
            return self.character.gained[target_resource(Option(option))]
        if kind == decision.BACK:
            hidden = state.players[state.stack[len(state.stack) - 1].who].hand & BACK_CARDS[option]
            return 60 * size(hidden & CIVIL_CARDS) // max(size(hidden), 1) + 10 * BACK_RESOURCE[option]
        if kind == decision.OPPONENT:
            return self.opponent(Seat(option))
        return 0

    # --- The considerations ----------------------------------------------------------------------------

    def bundle(self, number: i64) -> i64:
        """One or more resources for this turn."""
        value: i64 = 0
        for resource in BUNDLES[number]:
            value += self.character.gained[resource] + self.needed(resource)
        return value

    def needed(self, resource: i64) -> i64:
        """The extra value of a resource that the next purchase lacks."""
        return self.character.needed if (self.need >> (FIELD * resource)) & 255 else 0

    def resource(self, card: CardId) -> i64:
        """A card laid as a resource buys something, but its effect stays unused."""
        kind = RESOURCE_OF[card]
        value = self.character.covered[kind] + self.needed(kind)
        value -= self.activate(card) * self.character.lost_effect // 100
        if self.state.rules.glory:
            value += self.towards_glory(laid_wonders(self.state, kind))
        return value + self.towards_wonders(card, True)

    def develop(self, card: CardId) -> i64:
        """A card laid for its effect; its strength counts until it returns to hand, its resource has to wait."""
        value = max(self.activate(card), 0) + self.character.visible_strength * self.state.rules.strength[card]
        value -= self.character.covered[RESOURCE_OF[card]] // 4
        return value + self.towards_wonders(card, False)

    def activate(self, card: CardId) -> i64:
        value = effect_value(self.state, card, self.character)
        if self.state.rules.glory and has(CardSet(ATTACK_CARDS | TACTIC_CARDS), card):
            deed = deeds.ACTIVATED_ATTACK if has(ATTACK_CARDS, card) else deeds.ACTIVATED_TACTIC
            value += self.towards_glory(deed_wonders(self.state, deed))
        return value + 1

    def towards_wonders(self, card: CardId, covered: bool) -> i64:
        """A step towards the requirement of a base wonder; the nearer the wonder, the more it counts."""
        if self.state.rules.set == "renaissance":
            return 0
        total: i64 = 0
        wonders: i64 = self.state.wonders
        while wonders:
            wonder = WonderId(lowest(wonders))
            wonders &= wonders - 1
            step = step_towards(self.state, wonder, card, covered)
            if step:
                wanted = need(self.state, wonder)
                there = have(self.state, self.seat, wonder)
                if there < wanted:
                    value = self.character.wonder * self.state.rules.wonder_vp[wonder]
                    total += (
                        value * self.character.wonder_progress * (2 * there + step) * step // (100 * wanted * wanted)
                    )
        return total

    def towards_glory(self, wonders: i64) -> i64:
        """A token nearer to a wonder; the last token is the wonder."""
        best: i64 = 0
        while wonders:
            best = max(best, self.glory_token_value(WonderId(lowest(wonders))))
            wonders &= wonders - 1
        return best

    def glory_token_value(self, wonder: WonderId) -> i64:
        placed = tokens_on(self.state.players[self.seat], wonder)
        value = self.character.wonder * self.state.rules.wonder_vp[wonder]
        left = self.state.rules.glory_number[wonder] - placed
        if left > 1:
            return value * self.character.glory // (100 * (2 * left + 2))
        return value + self.last_wonder_value(wonder)

    def last_wonder_value(self, wonder: WonderId) -> i64:
        if size(self.state.wonders) > 1:
            return 0
        return ending_value(self.state, self.seat, self.state.rules.wonder_vp[wonder], self.character)

    def buy(self, option: i64) -> i64:
        """Points, the effect, the end of the game, minus the price. Passing keeps the resources, but not for ever."""
        state = self.state
        if option == decision.PASS:
            if is_long_game(state):
                return PASS_IN_LONG_GAME
            value = -self.character.overdue * turns_overdue(state, self.seat)
            return value + self.towards_glory(deed_wonders(state, 0)) if state.rules.glory else value
        card = CardId(option)
        price = total(state.rules.cost[card]) + surcharge(state, card)
        value = card_value(state, self.seat, card, self.progress, self.character) - self.price * price
        value -= self.character.surcharge_race * self.made_affordable(card)
        if state.rules.glory and buys_lower(state, self.seat, card):
            value += self.towards_glory(deed_wonders(state, deeds.BOUGHT_LOWER))
        return value

    def made_affordable(self, card: CardId) -> i64:
        """The surcharge race: points of cards above this one that the next player can pay for once it is gone."""
        state = self.state
        place = state.setup.place_of[card]
        if place < 0:
            return 0
        above: i64 = 0
        reached = bit(place)
        while reached:
            # Card i touches cards i and i+1 of the row below (R30).
            reached = ((reached | (reached >> 1)) << ROW) & state.places
            above |= reached
        have = of_cards(state.players[moves.next_seat(state, self.seat)].down)
        most = units(have)
        points: i64 = 0
        while above:
            upper = lowest(above)
            above &= above - 1
            cost = state.rules.cost[state.setup.card_at[upper]]
            if total(cost) > most:
                continue
            extra = connected_below(state.places, upper)
            if pays(have, cost, extra - 1) and not pays(have, cost, extra):
                points += state.rules.vp[state.setup.card_at[upper]]
        return points

    def conversion_value(self) -> i64:
        """What it is worth to convert in this turn: a glory token on Panama Canal."""
        state = self.state
        if not state.rules.glory or state.deeds & deeds.CONVERTED:
            return 0
        return self.towards_glory(deed_wonders(state, deeds.CONVERTED))

    def spend(self, option: i64) -> i64:
        """The least valuable covered card first."""
        return 0 if option == decision.DONE else -self.character.covered[RESOURCE_OF[option]]

    def take_back(self, option: i64) -> i64:
        """A covered card goes back to hand if the hand is small or its effect is wanted more than its resource."""
        if option == decision.DONE:
            return 0
        hand = size(self.state.players[self.seat].hand)
        value = self.character.small_hand * (4 - hand) + self.character.long_term[option] // 2
        return value - self.character.covered[RESOURCE_OF[option]] + self.needed(RESOURCE_OF[option]) // 3

    def respond(self, option: i64) -> i64:
        """Only if it can hold the attack off, and with as little as possible."""
        if option == decision.DONE:
            return 0
        state = self.state
        short = strength(state, state.active) - strength(state, self.seat)
        if short <= 0 or short > self.possible_response():
            return -50
        power = state.rules.strength[option]
        if power == 0:
            return -50
        player = state.players[self.seat]
        price = self.character.covered[RESOURCE_OF[option]] if has(player.down, CardId(option)) else 15
        value = self.character.defense - price if power >= short else self.character.defense // 2 + 15 * power - price
        return value - 10 * max(power - short, 0)

    def possible_response(self) -> i64:
        """The strength that all cards on offer would add."""
        power: i64 = 0
        cards = CardSet(self.state.options)
        while cards:
            power += self.state.rules.strength[first(cards)]
            cards = rest(cards)
        return power

    def wonder(self, wonder: WonderId) -> i64:
        value = self.character.wonder * self.state.rules.wonder_vp[wonder]
        if self.kind == decision.GIVE:
            return -value
        if self.kind == decision.TAKE_WONDER:
            prices = CODE[self.state.stack[len(self.state.stack) - 1].pc + 1]
            return value - 45 * wonder_price(prices, wonder) + self.last_wonder_value(wonder)
        return value + self.last_wonder_value(wonder)

    def glory(self, option: i64) -> i64:
        if option == decision.NONE:
            return 0
        if self.kind == decision.GLORY_FROM:
            return -self.glory_token_value(WonderId(option))
        return self.glory_token_value(WonderId(option))

    def opponent(self, seat: Seat) -> i64:
        """Espionage looks into the hand with the most civil cards, Defection where the best attack card lies."""
        player = self.state.players[seat]
        best: i64 = 0
        cards = CardSet(player.up & ATTACK_CARDS)
        while cards:
            best = max(best, trade_value(self.state, first(cards)))
            cards = rest(cards)
        if CODE[self.state.stack[len(self.state.stack) - 1].pc + 1]:
            return 10 * size(player.hand & CIVIL_CARDS)
        return best
