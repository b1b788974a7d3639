"""The steps of a turn (R39-R53), purchase (R54-R71) and glory (R88-R91)."""

from mypy_extensions import i64

from gunsteel.core import decision, deeds, events, moves
from gunsteel.core.cardset import EMPTY, bit, first, later, lowest, only, rest, size
from gunsteel.core.payment import (
    NOTHING,
    Purse,
    converts,
    finds_use,
    missing_kind,
    of_cards,
    pays,
    short_of,
    total,
    unit,
    units,
    used_up,
)
from gunsteel.core.question import begin_set, offer
from gunsteel.core.scoring import end_at_once, end_reasons
from gunsteel.core.setup import SLOTS, connected_below, row_count, top_of_pile
from gunsteel.core.state import NO_CARD, Frame, State
from gunsteel.core.tables import AGE_SLOT, RESOURCE_OF
from gunsteel.core.wonders import glory_choices, glory_sources
from gunsteel.ids import RESOURCE_COUNT, CardId, CardSet, Option, Resource, Seat, WonderId


def ask_hand(state: State, seat: Seat, kind: i64) -> None:
    offer(state, seat, kind, state.players[seat].hand)


def answer_start_resource(state: State, frame: Frame, seat: i64, option: Option) -> None:
    """R35: before the first turn; no condition is met by it (X122)."""
    moves.lay_resource(state, Seat(seat), CardId(option))
    frame.next()


def answer_resource(state: State, frame: Frame, option: Option) -> None:
    moves.lay_resource(state, state.active, CardId(option))
    state.laid = RESOURCE_OF[option]
    frame.next()


def answer_develop(state: State, frame: Frame, option: Option) -> None:
    moves.lay(state, state.active, CardId(option))
    frame.card = CardId(option)
    frame.next()


def ask_activate(state: State, frame: Frame) -> None:
    """R42: the card just laid, if one was."""
    asked = decision.YES_BIT | decision.NO_BIT if frame.card != NO_CARD else 0
    offer(state, state.active, decision.ACTIVATE, 0, asked)


def answer_activate(state: State, frame: Frame, option: Option) -> None:
    card = frame.card
    frame.card = NO_CARD
    frame.next()
    if option == decision.YES:
        moves.activate(state, card)
    else:
        events.declined(state.events, state.active, decision.ACTIVATE, card)


# --- Purchase --------------------------------------------------------------------------------------------------


def pile_taken(state: State, slot: i64) -> i64:
    return (state.taken >> (moves.TAKEN_BITS * slot)) & 15


def surcharge(state: State, card: CardId) -> i64:
    """One resource for each connected card below (R58); over a pile, each card of the next lower row (R71, Q30)."""
    place = state.setup.place_of[card]
    if place >= 0:
        return connected_below(state.places, place)
    slot = AGE_SLOT[card]
    return row_count(state.places, slot - 1) if slot > 0 else 0


def purse(state: State) -> Purse:
    """What the active player may pay with (R55)."""
    return Purse(of_cards(state.players[state.active].down) + state.gained)


def affordable(state: State) -> CardSet:
    """The supply cards and pile tops that can be paid."""
    have = purse(state)
    most = units(have)
    costs = state.rules.cost
    setup = state.setup
    cards: i64 = 0
    places = state.places
    while places:
        place = lowest(places)
        places &= places - 1
        card = setup.card_at[place]
        cost = costs[card]
        needed = total(cost)
        if needed <= most:
            extra = connected_below(state.places, place)
            if needed + extra <= most and pays(have, cost, extra):
                cards |= only(card)
    if state.rules.piles:
        for slot in range(SLOTS):
            top = top_of_pile(setup, slot, pile_taken(state, slot))
            if top != NO_CARD and pays(have, costs[top], surcharge(state, top)):
                cards |= only(top)
    return CardSet(cards)


def ask_buy(state: State, frame: Frame) -> None:
    cards = affordable(state)
    if cards:
        offer(state, state.active, decision.BUY, cards, decision.PASS_BIT)
    else:
        if state.events is not None:
            tell_nearest(state)
        frame.next()


def tell_nearest(state: State) -> None:
    """Why nothing is bought: which card on sale is the fewest resources away."""
    have = purse(state)
    nearest = NO_CARD
    fewest: i64 = 0
    cards = on_sale(state)
    while cards:
        card = first(cards)
        cards = rest(cards)
        short = short_of(have, state.rules.cost[card], surcharge(state, card))
        if nearest == NO_CARD or short < fewest:
            nearest = card
            fewest = short
    if nearest != NO_CARD:
        kind: i64 = RESOURCE_COUNT
        if fewest == 1:
            kind = missing_kind(have, state.rules.cost[nearest], surcharge(state, nearest))
        events.unaffordable(state.events, state.active, nearest, fewest, kind)


def on_sale(state: State) -> CardSet:
    """The cards of the rows and the tops of the piles."""
    cards: i64 = 0
    places = state.places
    while places:
        cards |= only(state.setup.card_at[lowest(places)])
        places &= places - 1
    if state.rules.piles:
        for slot in range(SLOTS):
            top = top_of_pile(state.setup, slot, pile_taken(state, slot))
            if top != NO_CARD:
                cards |= only(top)
    return CardSet(cards)


def answer_buy(state: State, frame: Frame, option: Option) -> None:
    frame.card = NO_CARD if option == decision.PASS else CardId(option)
    if option == decision.PASS:
        events.declined(state.events, state.active, decision.BUY)
    else:
        events.chose(state.events, state.active, decision.BUY, option)
    frame.number = NOTHING
    frame.next()


def ask_pay(state: State, frame: Frame) -> None:
    """The next source, in ascending order, with which the price can still use up all of them (Q13)."""
    if frame.card == NO_CARD:
        frame.next()
        return
    begin_set(state, frame)
    paid = Purse(frame.number)
    cost = state.rules.cost[frame.card]
    extra = surcharge(state, frame.card)
    player = state.players[state.active]
    cards = later(player.down, frame.last) if frame.last < decision.EXTRA else EMPTY
    left = Purse(of_cards(cards) + state.gained)
    options: i64 = 0
    # What comes later has to do without the sources before it: once that does not pay, nothing later does.
    while cards and pays(Purse(paid + left), cost, extra):
        card = first(cards)
        cards = rest(cards)
        whole = Purse(paid + left)
        left = Purse(left - unit(Resource(RESOURCE_OF[card])))
        if finds_use(whole, left, cost, extra):
            options |= only(card)
    extras = gained_sources(state, frame, cost, extra) if state.gained else 0
    if used_up(paid, cost, extra):
        extras |= decision.DONE_BIT
    offer(state, state.active, decision.PAY, options, extras)


def gained_sources(state: State, frame: Frame, cost: Purse, extra: i64) -> i64:
    """Gained resources come after the cards; the same kind may be spent again."""
    options: i64 = 0
    left = state.gained
    paid = Purse(frame.number)
    order: i64 = 0
    while left and order < 7:
        source = unit(decision.GAINED_ORDER[order])
        have = left & (source * 255)
        if have:
            code = decision.GAINED + order
            if not pays(Purse(paid + left), cost, extra):
                break
            if code >= frame.last and finds_use(Purse(paid + left), Purse(left - source), cost, extra):
                options |= bit(code - decision.EXTRA)
            left = Purse(left - have)
        order += 1
    return options


def answer_pay(state: State, frame: Frame, option: Option) -> None:
    """A chosen card is turned, a gained resource leaves the pool, at once."""
    if option == decision.DONE:
        buy(state, frame)
        return
    if option >= decision.GAINED:
        resource = decision.GAINED_ORDER[option - decision.GAINED]
        moves.spend(state, resource)
    else:
        resource = Resource(RESOURCE_OF[option])
        moves.deplete(state, state.active, CardId(option))
    frame.number += unit(resource)
    frame.last = option


def buy(state: State, frame: Frame) -> None:
    """R56: the card is laid face up, its effect is not activated."""
    card = frame.card
    extra = surcharge(state, card)
    if converts(Purse(frame.number), state.rules.cost[card], extra):
        state.deeds |= deeds.CONVERTED
    log_purchase(state, card)
    events.bought(state.events, state.active, card, Purse(frame.number), extra)
    moves.take_from_supply(state, state.active, card)
    frame.card = NO_CARD
    frame.number = 0
    frame.next()
    end_at_once(state)


def buys_lower(state: State, seat: Seat, card: CardId) -> bool:
    """Q18: whether its age is lower than the highest that anybody, or by the switch this seat, has bought so far."""
    highest = state.players[seat].highest
    if not state.rules.pisa_own:
        for player in state.players:
            highest = max(highest, player.highest)
    return AGE_SLOT[card] + 1 < highest


def log_purchase(state: State, card: CardId) -> None:
    """For wonders that ask for a purchase, or for none."""
    state.deeds |= deeds.BOUGHT
    if buys_lower(state, state.active, card):
        state.deeds |= deeds.BOUGHT_LOWER
    buyer = state.players[state.active]
    buyer.highest = max(buyer.highest, AGE_SLOT[card] + 1)


# --- End of turn -----------------------------------------------------------------------------------------------


def count_hand(state: State, frame: Frame, after: i64) -> None:
    """R48-R50: retrieval only with no more than one card in hand."""
    if size(state.players[state.active].hand) > 1:
        frame.jump(after)
    else:
        frame.next()


def answer_claim(state: State, frame: Frame, option: Option) -> None:
    moves.claim(state, state.active, WonderId(option))
    frame.next()
    end_at_once(state)


def retrieve(state: State, frame: Frame) -> None:
    """R48 ii: all face-up cards go back."""
    player = state.players[state.active]
    if state.rules.glory:
        state.retrieved += moves.points(state.rules.vp, player.up)
    moves.take_up(state, state.active, player.up)
    frame.next()


def ask_take_back(state: State, frame: Frame) -> None:
    """R48 iii: any number of covered cards."""
    begin_set(state, frame)
    covered = later(state.players[state.active].down, frame.last)
    offer(state, state.active, decision.TAKE_BACK, covered, decision.DONE_BIT)


def answer_take_back(state: State, frame: Frame, option: Option) -> None:
    if option == decision.DONE:
        frame.next()
        return
    card = CardId(option)
    moves.take_covered(state, state.active, card)
    state.retrieved += state.rules.vp[card]
    frame.last = card


def ask_glory(state: State, frame: Frame) -> None:
    """R89: at most one token a turn, on a wonder whose action was done."""
    wonders = glory_choices(state, state.active)
    frame.number = -1
    if wonders:
        offer(state, state.active, decision.GLORY, wonders, decision.NONE_BIT)
    else:
        frame.next()


def answer_glory(state: State, frame: Frame, option: Option) -> None:
    player = state.players[state.active]
    if option != decision.NONE:
        if moves.stock(player) > 0:
            place_token(state, WonderId(option))
        else:
            frame.number = option
            events.chose(state.events, state.active, decision.GLORY, option)
    else:
        events.declined(state.events, state.active, decision.GLORY)
    frame.next()


def ask_glory_from(state: State, frame: Frame) -> None:
    """R90: only with an empty stock."""
    if frame.number < 0:
        frame.next()
    else:
        player = state.players[state.active]
        offer(state, state.active, decision.GLORY_FROM, glory_sources(player, WonderId(frame.number)))


def answer_glory_from(state: State, frame: Frame, option: Option) -> None:
    moves.place_glory(state, state.active, WonderId(option), -1)
    place_token(state, WonderId(frame.number))
    frame.next()


def place_token(state: State, wonder: WonderId) -> None:
    """R91: with enough tokens of one's own the wonder must be claimed at once (Q19)."""
    moves.place_glory(state, state.active, wonder, 1)
    if moves.tokens_on(state.players[state.active], wonder) >= state.rules.glory_number[wonder]:
        moves.claim(state, state.active, wonder)
        end_at_once(state)


def end_turn(state: State, frame: Frame) -> None:
    """R51: what was gained is lost. R98-R102: the check, else the next player."""
    if end_reasons(state):
        state.over = True
        return
    moves.lose_gained(state)
    state.deeds = 0
    state.laid = -1
    state.retrieved = 0
    state.turn += 1
    state.active = moves.next_seat(state, state.active)
    frame.jump(state.rules.turn)
    frame.card = NO_CARD
    frame.number = 0
    frame.who = state.active
    events.turn_began(state.events, state.active, state.turn)
