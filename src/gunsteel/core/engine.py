"""The engine: runs frames until the next question of two or more options, and takes one answer at a time."""

from mypy_extensions import i64

from gunsteel.core import attack, decision, effects, events, moves, one_of, program, tribute, turn
from gunsteel.core.cardset import bit, lowest, positions, several, size
from gunsteel.core.program import CODE
from gunsteel.core.question import offer
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import close_game
from gunsteel.core.setup import Setup
from gunsteel.core.state import NO_CARD, Frame, Player, State
from gunsteel.core.tables import STARTING_HAND
from gunsteel.core.wonders import eligible
from gunsteel.errors import Refused
from gunsteel.ids import CardId, CardSet, Option, Resource, Seat, WonderId


def start(rules: Rules, setup: Setup) -> State:
    """The state with the first question of a game."""
    players = [Player() for _ in range(rules.players)]
    for player in players:
        player.hand = STARTING_HAND
    state = State(rules, setup, players, [Frame(NO_CARD, rules.start, Seat(0))])
    state.places = setup.places
    state.wonders = setup.wonder_set
    settle(state)
    return state


def options(state: State) -> list[Option]:
    """What may be answered now; empty when the game is over."""
    return [Option(number) for number in positions(state.options)] + [
        Option(decision.EXTRA + number) for number in positions(state.extras)
    ]


def count_options(state: State) -> i64:
    return size(state.options) + size(state.extras)


def offered(state: State, option: Option) -> bool:
    if 0 <= option < decision.EXTRA - 1:
        return state.options & bit(option) != 0
    return decision.EXTRA <= option < decision.EXTRA + 63 and state.extras & bit(option - decision.EXTRA) != 0


def apply(state: State, option: Option) -> State:
    """The state after an answer. The given state stays as it is."""
    if not offered(state, option):
        raise Refused(f"option {option} is not on offer for {decision.KINDS[state.kind] or 'a game that is over'}")
    after = state.copy()
    advance(after, option)
    return after


def advance(state: State, option: Option) -> None:
    """Answer in place, if the state is nobody else's; the option must be on offer."""
    frame = state.stack[len(state.stack) - 1]
    state.kind = decision.NOTHING
    _answer(state, frame, CODE[frame.pc], option)
    settle(state)


def settle(state: State) -> None:
    """Ask with two options or more, apply a single one silently, skip a step without any (docs/protocol.md 1.2).

    Only `respond` is asked with a single option too: whether a defender can respond is secret."""
    while not state.over:
        frame = state.stack[len(state.stack) - 1]
        step = CODE[frame.pc]
        state.kind = decision.NOTHING
        if step >= program.FIRST_TURN_STEP:
            _ask_turn(state, frame, step)
        else:
            _ask_effect(state, frame, step)
        if state.kind == decision.NOTHING:
            continue
        one = state.options
        other = state.extras
        if state.kind == decision.RESPOND or several(one) or several(other) or (one and other):
            return
        if one:
            _answer(state, frame, step, Option(lowest(one)))
        elif other:
            _answer(state, frame, step, Option(decision.EXTRA + lowest(other)))
        else:
            frame.next()
    close_game(state)
    state.kind = decision.NOTHING
    state.options = 0
    state.extras = 0


def _ask_turn(state: State, frame: Frame, step: i64) -> None:
    if step == program.RESOURCE:
        events.phase_began(state.events, state.active, events.RESOURCE_PHASE)
        turn.ask_hand(state, state.active, decision.RESOURCE)
    elif step == program.DEVELOP:
        events.phase_began(state.events, state.active, events.DEVELOPMENT_PHASE)
        turn.ask_hand(state, state.active, decision.DEVELOP)
    elif step == program.ACTIVATE:
        turn.ask_activate(state, frame)
    elif step == program.BUY:
        events.phase_began(state.events, state.active, events.PURCHASE_PHASE)
        turn.ask_buy(state, frame)
    elif step == program.PAY:
        turn.ask_pay(state, frame)
    elif step == program.COUNT_HAND:
        events.phase_began(state.events, state.active, events.END_PHASE)
        turn.count_hand(state, frame, CODE[frame.pc + 1])
    elif step == program.CLAIM:
        offer(state, state.active, decision.CLAIM, eligible(state, state.active))
    elif step == program.RETRIEVE:
        turn.retrieve(state, frame)
    elif step == program.TAKE_BACK_COVERED:
        turn.ask_take_back(state, frame)
    elif step == program.GLORY:
        turn.ask_glory(state, frame)
    elif step == program.GLORY_FROM:
        turn.ask_glory_from(state, frame)
    elif step == program.START_RESOURCE:
        turn.ask_hand(state, Seat(CODE[frame.pc + 1]), decision.START_RESOURCE)
    else:
        turn.end_turn(state, frame)


def _ask_effect(state: State, frame: Frame, step: i64) -> None:
    """What a step asks; a step without a question acts here and moves on."""
    a = CODE[frame.pc + 1]
    b = CODE[frame.pc + 2]
    if step == program.END:
        state.stack.pop()
    elif step == program.JUMP:
        frame.jump(a)
    elif step == program.OPPONENTS:
        effects.next_opponent(state, frame, a, b)
    elif step == program.REPLENISH:
        effects.ask_replenish(state, frame, a, b)
    elif step == program.DEPLETE:
        effects.ask_penalty(state, frame, a)
    elif step == program.PRICE:
        effects.ask_price(state, frame, a, b)
    elif step == program.PAY_CULTURE:
        effects.pay_culture(state, frame, a, b)
    elif step == program.GAIN:
        moves.gain(state, Resource(a))
        frame.next()
    elif step == program.GAIN_ONE:
        offer(state, state.active, decision.GAIN, a)
    elif step == program.CULTURE:
        moves.gain_culture(state, frame.who, a)
        frame.next()
    elif step == program.CULTURE_PER_CARD:
        moves.gain_culture(state, state.active, frame.turned)
        frame.turned = 0
        frame.next()
    elif step == program.ONE_OF:
        one_of.ask_option(state, frame, a)
    elif step == program.PLAY:
        effects.ask_play(state, frame, a, b)
    elif step == program.RESPOND:
        attack.ask_respond(state, frame)
    elif step == program.COMPARE:
        attack.compare(state, frame)
    elif step == program.GIVE_WONDER:
        offer(state, frame.who, decision.GIVE, state.players[frame.who].wonders)
    elif step <= program.TAKE_BACK_ALL:
        _ask_activation(state, frame, step, a)
    else:
        _ask_exception(state, frame, step, a, b)


def _ask_activation(state: State, frame: Frame, step: i64, cards: i64) -> None:
    if step == program.ACTIVATE_VISIBLE:
        effects.ask_visible(state, cards)
    elif step == program.ACTIVATE_COVERED:
        effects.ask_covered(state, cards)
    elif step == program.ACTIVATE_PLAYED:
        offer(state, state.active, decision.ACTIVATE_CARD, frame.cards & cards)
    elif step == program.ACTIVATE_OPPONENTS:
        effects.ask_opponents_cards(state, cards)
    elif step == program.ACTIVATE_REVEALED:
        effects.activate_revealed(state, frame, cards)
    elif step == program.RETURN_REVEALED:
        moves.return_revealed(state, frame.who)
        frame.next()
        frame.who = state.active
    elif step == program.TAKE_BACK:
        offer(state, frame.who, decision.RETRIEVE, state.players[frame.who].up & cards)
    else:
        effects.take_back_all(state, frame, cards)


def _ask_exception(state: State, frame: Frame, step: i64, a: i64, b: i64) -> None:
    if step == program.OPPONENT:
        effects.ask_opponent(state, a)
    elif step == program.BACK:
        effects.ask_back(state, frame)
    elif step == program.REVEAL_HAND:
        effects.ask_reveal(state, frame, state.players[frame.who].hand)
    elif step == program.TARGET:
        tribute.ask_target(state)
    elif step == program.REVEAL_COVERED:
        tribute.ask_tribute(state, frame)
    elif step == program.CHANGE_SIDES:
        moves.pass_card(state, frame.card, state.active, frame.who)
        frame.next()
    elif step == program.TAKE:
        effects.ask_take(state, frame)
    elif step == program.BY_ATTACK_CARDS:
        effects.by_attack_cards(state, frame, a, b, CODE[frame.pc + 3])
    elif step == program.CHOOSE_WONDER:
        effects.ask_wonder(state, frame, a, b)
    elif step == program.WONDER_PRICE:
        effects.ask_deplete(state, frame, effects.wonder_price(a, frame.number))
    else:
        effects.take_wonder(state, frame)


def _answer(state: State, frame: Frame, step: i64, option: Option) -> None:
    if step >= program.FIRST_TURN_STEP:
        _answer_turn(state, frame, step, option)
    else:
        _answer_effect(state, frame, step, option)


def _answer_turn(state: State, frame: Frame, step: i64, option: Option) -> None:
    if step == program.RESOURCE:
        turn.answer_resource(state, frame, option)
    elif step == program.DEVELOP:
        turn.answer_develop(state, frame, option)
    elif step == program.ACTIVATE:
        turn.answer_activate(state, frame, option)
    elif step == program.BUY:
        turn.answer_buy(state, frame, option)
    elif step == program.PAY:
        turn.answer_pay(state, frame, option)
    elif step == program.CLAIM:
        turn.answer_claim(state, frame, option)
    elif step == program.TAKE_BACK_COVERED:
        turn.answer_take_back(state, frame, option)
    elif step == program.GLORY:
        turn.answer_glory(state, frame, option)
    elif step == program.GLORY_FROM:
        turn.answer_glory_from(state, frame, option)
    else:
        turn.answer_start_resource(state, frame, CODE[frame.pc + 1], option)


def _answer_effect(state: State, frame: Frame, step: i64, option: Option) -> None:
    b = CODE[frame.pc + 2]
    if step == program.REPLENISH:
        effects.answer_replenish(state, frame, b, option)
    elif step in (program.DEPLETE, program.PRICE, program.WONDER_PRICE):
        effects.answer_deplete(state, frame, option)
    elif step == program.RESPOND:
        attack.answer_respond(state, frame, option)
    elif step == program.GAIN_ONE:
        effects.answer_gain(state, frame, option)
    elif step == program.ONE_OF:
        events.chose(state.events, state.active, decision.OPTION, option)
        frame.jump(frame.pc + program.WIDTH if option == 1 else CODE[frame.pc + 1])
    elif step == program.PLAY:
        effects.answer_play(state, frame, b, option)
    elif step == program.ACTIVATE_VISIBLE:
        frame.next()
        moves.activate(state, CardId(option))
    elif step == program.ACTIVATE_COVERED:
        moves.deplete(state, state.active, CardId(option))
        frame.next()
        moves.activate(state, CardId(option))
    elif step == program.ACTIVATE_PLAYED:
        effects.answer_played(state, frame, b, option)
    elif step == program.ACTIVATE_OPPONENTS:
        effects.answer_opponents_card(state, frame, option)
    elif step == program.TAKE_BACK:
        moves.take_up(state, frame.who, CardSet(bit(option)))
        frame.next()
    elif step == program.GIVE_WONDER:
        moves.give_wonder(state, frame.who, state.active, WonderId(option))
        frame.next()
    else:
        _answer_exception(state, frame, step, option)


def _answer_exception(state: State, frame: Frame, step: i64, option: Option) -> None:
    if step == program.OPPONENT:
        events.chose(state.events, state.active, decision.OPPONENT, option)
        frame.who = Seat(option)
        frame.next()
    elif step == program.BACK:
        events.chose(state.events, state.active, decision.BACK, option)
        frame.number = option
        frame.next()
    elif step == program.REVEAL_HAND:
        moves.reveal(state, frame.who, CardId(option))
        frame.next()
    elif step == program.TARGET:
        tribute.answer_target(state, frame, option)
    elif step == program.REVEAL_COVERED:
        tribute.answer_tribute(state, frame, option)
    elif step == program.TAKE:
        moves.pass_card(state, CardId(option), frame.who, state.active)
        frame.next()
        frame.who = state.active
    else:
        events.chose(state.events, state.active, decision.TAKE_WONDER, option)
        frame.number = option
        frame.next()
