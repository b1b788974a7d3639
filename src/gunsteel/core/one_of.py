"""The word `OneOf`: which of its options are on offer (S4). An option that would do nothing at all is not (Q10)."""

from mypy_extensions import i64

from gunsteel.core import decision, moves, program
from gunsteel.core.attack import strength
from gunsteel.core.effects import attack_cards, barred, max_depletion, payable_wonders
from gunsteel.core.program import CODE, WIDTH
from gunsteel.core.question import offer
from gunsteel.core.state import Frame, State
from gunsteel.ids import Seat


def ask_option(state: State, frame: Frame, second: i64) -> None:
    """The two options follow each other; a jump over the second ends the first."""
    after = end_of_second(second)
    options: i64 = 0
    if applicable(state, frame, frame.pc + WIDTH, second - WIDTH):
        options |= 2
    if applicable(state, frame, second, after):
        options |= 4
    if options:
        offer(state, state.active, decision.OPTION, options)
    else:
        frame.jump(after)


def end_of_second(second: i64) -> i64:
    """The address after the second option, given its beginning."""
    return CODE[second - WIDTH + 1]


def applicable(state: State, frame: Frame, address: i64, end: i64, paid: i64 = 0) -> bool:
    """Whether the steps from `address` to `end` would change something or ask somebody; nothing is changed here.

    To pay culture is not enough, what it buys must do something. `paid` is the culture that steps before would pay."""
    while address != end:
        step = CODE[address]
        a = CODE[address + 1]
        b = CODE[address + 2]
        if step == program.JUMP:
            address = a
        elif step == program.PAY_CULTURE:
            if state.players[state.active].culture - paid >= a:
                paid += a
                address += WIDTH
            else:
                address = b
        elif step == program.PRICE:
            if max_depletion(state, state.players[state.active]) >= a:
                return True
            address = b
        elif step == program.ONE_OF:
            after = end_of_second(a)
            if applicable(state, frame, address + WIDTH, a - WIDTH, paid) or applicable(state, frame, a, after, paid):
                return True
            address = after
        elif step == program.OPPONENTS:
            if opponents_act(state, a, address + WIDTH, b - WIDTH, paid):
                return True
            address = b
        elif step == program.CULTURE or (step == program.CULTURE_PER_CARD and frame.turned > 0):
            if moves.culture_left(state) + paid > 0:
                return True
            address += WIDTH
        elif would_act(state, step, a) or activates(state, frame, step, a):
            return True
        else:
            address += WIDTH
    return False


def would_act(state: State, step: i64, a: i64) -> bool:
    """Whether a step that moves or gains something would."""
    player = state.players[state.active]
    if step == program.GAIN or step == program.GAIN_ONE:
        return True
    if step == program.REPLENISH or step == program.TAKE_BACK or step == program.TAKE_BACK_ALL:
        return player.up & a != 0
    if step == program.DEPLETE:
        return player.down != 0
    if step == program.PLAY:
        return player.hand & a != 0
    if step == program.BY_ATTACK_CARDS:
        return attack_cards(state) >= a
    return step == program.CHOOSE_WONDER and payable_wonders(state, a) != 0


def activates(state: State, frame: Frame, step: i64, a: i64) -> bool:
    """Whether a step that is about another card, or about an opponent, would find one.

    Steps that only go on with what another step found do nothing by themselves."""
    player = state.players[state.active]
    if step == program.ACTIVATE_VISIBLE:
        return player.up & a & ~barred(state) != 0
    if step == program.ACTIVATE_COVERED:
        return player.down & a != 0
    if step == program.ACTIVATE_PLAYED:
        return frame.cards & a != 0
    seat = moves.next_seat(state, state.active)
    while seat != state.active:
        opponent = state.players[seat]
        if step == program.ACTIVATE_OPPONENTS and opponent.up & a & ~barred(state):
            return True
        if step == program.OPPONENT and (not a or opponent.hand):
            return True
        if step == program.TARGET and opponent.down:
            return True
        seat = moves.next_seat(state, seat)
    return False


def opponents_act(state: State, whom: i64, address: i64, end: i64, paid: i64) -> bool:
    """Whether the steps of a loop over opponents would do something with any of those it visits.

    By the time totals are compared nobody can respond: otherwise the answer was yes before."""
    seat = moves.next_seat(state, state.active)
    while seat != state.active:
        weaker = strength(state, state.active) > strength(state, seat)
        if whom == program.ALL or weaker == (whom == program.WEAKER):
            if opponent_acts(state, seat, address, end, paid):
                return True
        seat = moves.next_seat(state, seat)
    return False


def opponent_acts(state: State, seat: Seat, address: i64, end: i64, paid: i64) -> bool:
    opponent = state.players[seat]
    while address != end:
        step = CODE[address]
        a = CODE[address + 1]
        address += WIDTH
        if step == program.REPLENISH or step == program.TAKE_BACK or step == program.TAKE_BACK_ALL:
            if opponent.up & a:
                return True
        elif step == program.DEPLETE:
            if opponent.down:
                return True
        elif step == program.CULTURE:
            if moves.culture_left(state) + paid > 0:
                return True
        elif step == program.GIVE_WONDER:
            if opponent.wonders:
                return True
        elif step == program.RESPOND and (opponent.hand or opponent.down):
            return True
    return False
