"""A game in plain text: one person answers by number, the others choose at random."""

import sys

from gunsteel.core import decision
from gunsteel.core.attack import strength
from gunsteel.core.cardset import members
from gunsteel.core.engine import advance
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.core.state import Player, State
from gunsteel.core.tables import RESOURCE_OF
from gunsteel.core.turn import surcharge
from gunsteel.ids import RESOURCE_NAMES, SUPPLY_AGES, CardId, CardSet, Option, Seat
from gunsteel.play.dice import Dice
from gunsteel.play.notation import kind_name, offered_names, option_name
from gunsteel.play.playout import random_option
from gunsteel.play.record import Record, begin
from gunsteel.play.trace import card_names, gained_json, piles_json, row_names, wonder_names
from gunsteel.tui.questions import QUESTIONS

HELP = "Answer with a number. ? explains the question, p shows the position, q leaves."


class Leave(Exception):
    """The person wants to stop."""


def play(record: Record, seat: Seat, dice: Dice) -> None:
    """Play a dealt game to the end, or until the person leaves."""
    state = begin(record)
    turn_shown = -1
    print(f"{_title(record.rules)} You are seat {seat}. {HELP}")
    while not state.over:
        if state.seat != seat:
            option = random_option(state, dice)
            _tell(state, option)
        else:
            if state.turn != turn_shown:
                print(position(state, seat))
                turn_shown = int(state.turn)
            option = _ask(state, seat)
        advance(state, option)
    print(ending(state, seat))


def _title(rules: Rules) -> str:
    return f"Guns & Steel, {rules.set} game, {rules.players} players."


# --- Asking --------------------------------------------------------------------------------------------------


def _ask(state: State, seat: Seat) -> Option:
    question, reason = QUESTIONS[kind_name(state)]
    names = offered_names(state)
    print(f"\n{question}")
    for number, (name, option) in enumerate(names.items(), 1):
        print(f"  {number}  {name}{_price(state, option)}")
    while True:
        text = _read()
        if text == "?":
            print(f"{reason} {HELP}")
        elif text == "p":
            print(position(state, seat))
        elif text == "q":
            raise Leave
        elif text.isascii() and text.isdigit() and 1 <= int(text) <= len(names):
            return list(names.values())[int(text) - 1]
        elif text in names:
            return names[text]
        else:
            print(f"{text!r} is not among the options: choose 1 to {len(names)}, or ? for help.")


def _price(state: State, option: Option) -> str:
    """What a card on sale costs this moment."""
    if state.kind != decision.BUY or option >= decision.EXTRA:
        return ""
    cost = state.rules.cost[option]
    parts = [f"{(cost >> (8 * number)) & 255} {name}" for number, name in enumerate(RESOURCE_NAMES)]
    extra = surcharge(state, CardId(option))
    shown = [part for part in parts if not part.startswith("0 ")] + ([f"{extra} of any kind"] if extra else [])
    return f" ({', '.join(shown) or 'free'})"


def _read() -> str:
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise Leave
    return line.strip()


# --- Telling: only what everybody at the table may know ------------------------------------------------------


def _tell(state: State, option: Option) -> None:
    who = "chance" if state.seat == decision.CHANCE else f"seat {state.seat}"
    if state.kind in (decision.RESOURCE, decision.START_RESOURCE, decision.TAKE_BACK) and option < decision.EXTRA:
        what = f"a {RESOURCE_NAMES[RESOURCE_OF[option]]} card"
    else:
        what = option_name(state, option)
    print(f"  {who}: {kind_name(state)} {what}")


def position(state: State, seat: Seat) -> str:
    lines = [f"\n=== Turn {state.turn + 1}: seat {state.active} ==="]
    piles = piles_json(state)
    for slot in reversed(range(len(SUPPLY_AGES))):
        row = "  ".join(name or "-" for name in row_names(state, slot))
        pile = piles.get(SUPPLY_AGES[slot])
        top = f"  | pile: {pile[0]} (+{len(pile) - 1})" if pile else ""
        lines.append(f"{SUPPLY_AGES[slot]:>9}: {row}{top}")
    lines.append(f"  wonders: {', '.join(wonder_names(state.wonders)) or 'none'}")
    for number, player in enumerate(state.players):
        lines += _area(state, Seat(number), player, number == seat)
    gained = gained_json(state)
    if gained:
        lines.append(f"gained this turn: {', '.join(f'{count} {name}' for name, count in gained.items())}")
    return "\n".join(lines)


def _area(state: State, seat: Seat, player: Player, own: bool) -> list[str]:
    title = f"seat {seat}{' (you)' if own else ''}: strength {strength(state, seat)}"
    if state.rules.glory:
        title += f", culture {player.culture}"
    if player.wonders:
        title += f", {', '.join(wonder_names(player.wonders))}"
    open_hand = own or state.rules.on("open-hands")
    return [
        title,
        f"   face up: {', '.join(card_names(player.up)) or '-'}",
        f"   covered: {_side(player.down, open_hand)}",
        f"   hand:    {_side(player.hand, open_hand)}",
    ]


def _side(cards: CardSet, fronts: bool) -> str:
    """Cards by name where the fronts may be seen, else by their backs."""
    if fronts:
        return ", ".join(card_names(cards)) or "-"
    return ", ".join(sorted(RESOURCE_NAMES[RESOURCE_OF[card]] for card in members(cards))) or "-"


def ending(state: State, seat: Seat) -> str:
    result = outcome(state)
    lines = ["\n=== The game is over ==="]
    for number, (vp, cards) in enumerate(zip(result.vp, result.cards, strict=True)):
        mark = " wins" if number in result.winners else ""
        lines.append(f"seat {number}{' (you)' if number == seat else ''}: {vp} points, {cards} cards{mark}")
    return "\n".join(lines)
