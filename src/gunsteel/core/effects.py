"""The steps of card effects: what each one asks, and what an answer does (docs/protocol.md 2)."""

from mypy_extensions import i64

from gunsteel.core import decision, events, moves, program
from gunsteel.core.cardset import EMPTY, bit, first, has, later, lowest_of, nth, only, rest, size, with_
from gunsteel.core.program import PRICE_BITS
from gunsteel.core.question import begin_set, offer
from gunsteel.core.scoring import end_at_once
from gunsteel.core.state import Frame, Player, State
from gunsteel.core.tables import (
    ATTACK_CARDS,
    BACK_CARDS,
    BACKS,
    REACTIVATORS,
    SHARED_CIVIL,
    SPACE_CARDS,
    WONDER_COUNT,
    WONDER_SLOT,
)
from gunsteel.ids import CardId, CardSet, Option, Resource, Seat, WonderId

# --- Sets of cards: chosen in ascending order, so that every set is reached once (docs/protocol.md 1.3) ----------


def enough_of(cards: i64, wanted: i64) -> i64:
    """The cards that can be chosen next if `wanted` are to be chosen in ascending order."""
    have = size(cards)
    return lowest_of(cards, have - wanted + 1) if have > wanted else lowest_of(cards, min(have, 1))


def ask_replenish(state: State, frame: Frame, cards: i64, count: i64) -> None:
    """S5: as many as possible, chosen by the owner of the area."""
    begin_set(state, frame)
    fitting = later(CardSet(state.players[frame.who].up & cards), frame.last)
    offer(state, frame.who, decision.REPLENISH, enough_of(fitting, count - frame.count))


def answer_replenish(state: State, frame: Frame, count: i64, option: Option) -> None:
    moves.replenish(state, frame.who, CardId(option))
    frame.turned += 1
    count_choice(frame, option, count)


def ask_play(state: State, frame: Frame, cards: i64, count: i64) -> None:
    begin_set(state, frame)
    fitting = later(CardSet(state.players[frame.who].hand & cards), frame.last)
    if not fitting:
        # As many as possible are played, so everybody knows that there are no more.
        events.none_left(state.events, frame.who, events.HAND, cards)
    offer(state, frame.who, decision.PLAY, enough_of(fitting, count - frame.count))


def answer_play(state: State, frame: Frame, count: i64, option: Option) -> None:
    moves.lay(state, frame.who, CardId(option))
    frame.cards = with_(frame.cards, CardId(option))
    count_choice(frame, option, count)


def count_choice(frame: Frame, option: Option, count: i64) -> None:
    frame.count += 1
    frame.last = option
    if frame.count == count:
        frame.next()


# --- Depletion: a Space may count as two where the rules say so (R28, Q11) -----------------------------------


def max_depletion(state: State, player: Player) -> i64:
    """The most that all covered cards of a player together can count for."""
    cards = size(player.down)
    return cards + size(player.down & SPACE_CARDS) if state.rules.space_counts_two else cards


def ask_deplete(state: State, frame: Frame, number: i64) -> None:
    """A set is complete when (number of cards) <= number <= (the most they can count for)."""
    begin_set(state, frame)
    covered = later(state.players[frame.who].down, frame.last)
    options: i64 = 0
    left = covered
    while left:
        card = first(left)
        left = rest(left)
        spaces = frame.spaces + is_double(state, card)
        if reachable(state, frame.count + 1, spaces, left, number):
            options |= only(card)
    complete = frame.count <= number <= frame.count + frame.spaces
    offer(state, frame.who, decision.DEPLETE, options, decision.DONE_BIT if complete else 0)


def reachable(state: State, cards: i64, spaces: i64, left: CardSet, number: i64) -> bool:
    """Whether a set that has this many cards so far can be completed with those that are left."""
    if cards > number:
        return False
    more = min(number - cards, size(left))
    doubles = size(left & SPACE_CARDS) if state.rules.space_counts_two else 0
    return cards + spaces + more + min(more, doubles) >= number


def is_double(state: State, card: CardId) -> i64:
    return 1 if state.rules.space_counts_two and has(SPACE_CARDS, card) else 0


def answer_deplete(state: State, frame: Frame, option: Option) -> None:
    if option == decision.DONE:
        frame.next()
        return
    card = CardId(option)
    moves.deplete(state, frame.who, card)
    frame.turned += 1
    frame.count += 1
    frame.last = card
    frame.spaces += is_double(state, card)


def ask_penalty(state: State, frame: Frame, number: i64) -> None:
    """R80: as much as possible; too few covered cards go all at once."""
    player = state.players[frame.who]
    if frame.count == 0 and max_depletion(state, player) <= number:
        while player.down:
            moves.deplete(state, frame.who, first(player.down))
            frame.turned += 1
        frame.next()
    else:
        ask_deplete(state, frame, number)


def ask_price(state: State, frame: Frame, number: i64, after: i64) -> None:
    """S3: the whole price or nothing."""
    if frame.count == 0 and max_depletion(state, state.players[frame.who]) < number:
        frame.jump(after)
    else:
        ask_deplete(state, frame, number)


# --- Gains -----------------------------------------------------------------------------------------------------


def answer_gain(state: State, frame: Frame, option: Option) -> None:
    for resource in program.BUNDLES[option]:
        moves.gain(state, resource)
    frame.next()


def pay_culture(state: State, frame: Frame, number: i64, after: i64) -> None:
    """R97: all of it or nothing."""
    if state.players[state.active].culture < number:
        frame.jump(after)
    else:
        moves.pay_culture(state, number)
        frame.next()


def attack_cards(state: State) -> i64:
    """The face-up attack cards of all opponents together."""
    cards: i64 = 0
    seat = moves.next_seat(state, state.active)
    while seat != state.active:
        cards += size(state.players[seat].up & ATTACK_CARDS)
        seat = moves.next_seat(state, seat)
    return cards


def by_attack_cards(state: State, frame: Frame, number: i64, resource: i64, after: i64) -> None:
    """Nationalism (Q45)."""
    if attack_cards(state) >= number:
        moves.gain(state, Resource(resource))
        frame.jump(after)
    else:
        frame.next()


# --- Opponents -------------------------------------------------------------------------------------------------


def next_opponent(state: State, frame: Frame, whom: i64, after: i64) -> None:
    """S6: clockwise from the activator's left."""
    seat = moves.next_seat(state, frame.who)
    while seat != state.active and skipped(frame, whom, seat):
        seat = moves.next_seat(state, seat)
    frame.who = seat
    if seat == state.active:
        frame.jump(after)
    else:
        frame.next()


def skipped(frame: Frame, whom: i64, seat: Seat) -> bool:
    if whom == program.ALL:
        return False
    weaker = frame.seats & bit(seat) != 0
    return weaker if whom == program.OTHERS else not weaker


def ask_opponent(state: State, needs_hand: i64) -> None:
    seats: i64 = 0
    seat = moves.next_seat(state, state.active)
    while seat != state.active:
        if not needs_hand or state.players[seat].hand:
            seats |= bit(seat)
        seat = moves.next_seat(state, seat)
    offer(state, state.active, decision.OPPONENT, seats)


def ask_take(state: State, frame: Frame) -> None:
    """Defection: one of the chosen opponent's face-up attack cards, if there is any (Q22)."""
    cards = state.players[frame.who].up & ATTACK_CARDS
    if cards:
        offer(state, state.active, decision.TAKE, cards)
    else:
        frame.next()
        frame.who = state.active


def take_back_all(state: State, frame: Frame, cards: i64) -> None:
    player = state.players[frame.who]
    moves.take_up(state, frame.who, CardSet(player.up & cards))
    frame.next()


# --- Activating other cards (S1, S8) -----------------------------------------------------------


def barred(state: State) -> CardSet:
    """S8: the re-activators that are being resolved."""
    cards = EMPTY
    for frame in state.stack:
        if frame.card >= 0 and has(REACTIVATORS, frame.card):
            cards = with_(cards, frame.card)
    return cards


def ask_covered(state: State, cards: i64) -> None:
    """Ambush: a covered attack card of the activator. If none is turned up, everybody knows that there is none."""
    covered = state.players[state.active].down & cards
    if not covered:
        events.none_left(state.events, state.active, events.DOWN, cards)
    offer(state, state.active, decision.FLIP, covered)


def ask_visible(state: State, cards: i64) -> None:
    visible = state.players[state.active].up & cards & ~barred(state)
    offer(state, state.active, decision.ACTIVATE_CARD, visible)


def ask_opponents_cards(state: State, cards: i64) -> None:
    """Printing Press: any visible civil card of an opponent, or none."""
    options: i64 = 0
    shared: i64 = 0
    allowed = cards & ~barred(state)
    seat = moves.next_seat(state, state.active)
    while seat != state.active:
        visible = state.players[seat].up & allowed
        options |= visible & ~SHARED_CIVIL
        starters = CardSet(visible & SHARED_CIVIL)
        while starters:
            shared |= bit(shared_option(seat, first(starters)) - decision.EXTRA)
            starters = rest(starters)
        seat = moves.next_seat(state, seat)
    offer(state, state.active, decision.ACTIVATE_CARD, options, shared | decision.NONE_BIT)


def shared_option(seat: Seat, card: CardId) -> i64:
    return decision.SHARED + 4 * seat + size(SHARED_CIVIL & (only(card) - 1))


def shared_card(option: Option) -> CardId:
    return CardId(nth(SHARED_CIVIL, (option - decision.SHARED) & 3))


def shared_seat(option: Option) -> Seat:
    return Seat((option - decision.SHARED) >> 2)


def answer_opponents_card(state: State, frame: Frame, option: Option) -> None:
    frame.next()
    if option >= decision.SHARED:
        moves.activate(state, shared_card(option))
    elif option != decision.NONE:
        moves.activate(state, CardId(option))
    else:
        events.declined(state.events, state.active, decision.ACTIVATE_CARD)


def answer_played(state: State, frame: Frame, every: i64, option: Option) -> None:
    """One of the cards just played; Computer continues with the other one (Q6)."""
    card = CardId(option)
    frame.cards = CardSet(frame.cards & ~only(card)) if every else EMPTY
    if not frame.cards:
        frame.next()
    moves.activate(state, card)


def activate_revealed(state: State, frame: Frame, cards: i64) -> None:
    """Espionage: a civil card must be applied, any other does nothing."""
    frame.next()
    if state.revealed & cards:
        moves.activate(state, first(state.revealed))


# --- Espionage, Defection, Movie ------------------------------------------------------------


def backs_among(cards: CardSet) -> i64:
    """The backs these cards show."""
    backs: i64 = 0
    back: i64 = 0
    while back < BACKS:
        if cards & BACK_CARDS[back]:
            backs |= bit(back)
        back += 1
    return backs


def ask_back(state: State, frame: Frame) -> None:
    hand = state.players[frame.who].hand if frame.who != state.active else EMPTY
    offer(state, state.active, decision.BACK, backs_among(hand))


def ask_reveal(state: State, frame: Frame, cards: CardSet) -> None:
    """Chance decides among cards that look alike from behind."""
    hidden = cards & BACK_CARDS[frame.number] if frame.who != state.active else 0
    offer(state, decision.CHANCE_SEAT, decision.REVEAL, hidden)


def wonder_price(prices: i64, wonder: i64) -> i64:
    return (prices >> (PRICE_BITS * WONDER_SLOT[wonder])) & 15


def payable_wonders(state: State, prices: i64) -> i64:
    """The wonders of the supply whose price can be paid."""
    payable: i64 = 0
    wonder: i64 = 0
    limit = max_depletion(state, state.players[state.active])
    while wonder < WONDER_COUNT:
        if state.wonders & bit(wonder) and wonder_price(prices, wonder) <= limit:
            payable |= bit(wonder)
        wonder += 1
    return payable


def ask_wonder(state: State, frame: Frame, prices: i64, after: i64) -> None:
    """Movie: any of them; compulsory if there is one (Q21)."""
    payable = payable_wonders(state, prices)
    if payable:
        offer(state, state.active, decision.TAKE_WONDER, payable)
    else:
        frame.jump(after)


def take_wonder(state: State, frame: Frame) -> None:
    moves.claim(state, state.active, WonderId(frame.number))
    frame.next()
    end_at_once(state)
