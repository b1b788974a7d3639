"""A bot gets plain data without hidden cards: no state of the game, and nothing to tell two truths apart by."""

import gc
import typing
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType

import msgspec
import pytest

from gunsteel.bots.protocol import Bot, Budget, Maker
from gunsteel.bots.registry import BUILT_IN
from gunsteel.core.cardset import EMPTY, has, members
from gunsteel.core.dice import Dice
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.core.setup import Setup
from gunsteel.core.state import Player, State
from gunsteel.core.tables import CARD_NAMES
from gunsteel.explain.question import Question, question_of
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import BACK_NAMES, option_name
from gunsteel.formats.record import Record
from gunsteel.ids import CardSet
from gunsteel.info import view as view_module
from gunsteel.info.belief import Belief, back_of
from gunsteel.info.events import Back, Front, SeenCard
from gunsteel.observation import Observation
from gunsteel.shared_game import Refusal, SharedGame
from tests.game.pairs import Pair
from tests.laws.games import CONFIGURATIONS

SECRETS = (State, Player, SharedGame, Belief, Setup, Record, Rules)
BUDGET = Budget(simulations=8)


# --- Plain data ----------------------------------------------------------------------------------------------------


def reachable(*things: object) -> Iterator[object]:
    """Everything that can be got at from these things; classes, functions and modules belong to nobody's game."""
    waiting, seen = list(things), {id(thing) for thing in things}
    while waiting:
        thing = waiting.pop()
        yield thing
        for other in gc.get_referents(thing):
            if id(other) not in seen and not isinstance(other, type | FunctionType | BuiltinFunctionType | ModuleType):
                seen.add(id(other))
                waiting.append(other)


def structs(hint: object) -> set[type]:
    """All struct classes in a type; whatever is neither a struct nor plain data is refused by msgspec."""
    found: set[type] = set()
    waiting: list[object] = [msgspec.inspect.type_info(hint)]
    while waiting:
        info = waiting.pop()
        assert not isinstance(info, msgspec.inspect.CustomType | msgspec.inspect.AnyType | msgspec.inspect.RawType), (
            info
        )
        if isinstance(info, msgspec.inspect.StructType) and info.cls not in found:
            found.add(info.cls)
            waiting += [field.type for field in info.fields]
        for name in ("types", "item_types"):
            waiting += getattr(info, name, ())
        waiting += [getattr(info, name) for name in ("item_type", "key_type", "value_type") if hasattr(info, name)]
    return found


def tables(rules: Rules, choices: int) -> Iterator[SharedGame]:
    """The same table before each of this many random choices."""
    dice = Dice(1)
    table = SharedGame(Record(rules, deal(rules, dice)))
    for _ in range(choices):
        yield table
        assert table.chooser is not None
        updates = table.submit(table.chooser, [option_name(table.state, random_option(table.state, dice))])
        assert not isinstance(updates, Refusal), updates


def test_a_bot_is_given_a_view_and_a_question_and_nothing_else() -> None:
    hints = typing.get_type_hints(Bot.choose)
    assert hints == {"view": Observation, "question": Question, "return": str}


def test_views_and_questions_are_plain_data_by_their_type() -> None:
    found = structs(tuple[Observation, Question])
    assert {"Observation", "Question", "SeatView", "Position", "Front", "Back"} <= {each.__name__ for each in found}
    assert not found & set(SECRETS)
    assert all(
        each.__module__.startswith(("gunsteel.info.", "gunsteel.explain.", "gunsteel.observation")) for each in found
    )
    assert not any(each.__dictoffset__ for each in found), "there is room for more than the fields"


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_no_game_can_be_reached_from_what_a_bot_is_given(set_: str, players: int) -> None:
    looked_at = 0
    for table in tables(Rules(set_, players), 60):
        if isinstance(table.chooser, int):
            update = table.current(table.chooser)
            found = [thing for thing in reachable(update.view, update.question) if isinstance(thing, SECRETS)]
            assert found == []
            looked_at += 1
    assert looked_at > 30


def test_a_planted_state_is_reached() -> None:
    table = next(tables(Rules("base", 2), 1))
    view = msgspec.structs.replace(table.current(0).view, values={"x": {"y": [table.state]}})
    assert any(isinstance(thing, State) for thing in reachable(view))


# --- Two truths, one answer --------------------------------------------------------------------------------------


def compared(rules: Rules, seed: int, makers: list[Maker]) -> tuple[int, list[str]]:
    """How many questions were put in two games that differ in hidden cards only, and where the answers did too."""
    pair = Pair(rules, seed, seed % rules.players)
    count, faults = 0, []
    while pair.step() is not None:
        seat = pair.one.chooser
        if not pair.differ() or not isinstance(seat, int) or seat == pair.secret:
            continue
        views = pair.one.observation(seat), pair.two.observation(seat)
        asked = question_of(pair.one.state), question_of(pair.two.state)
        if len(asked[0].options) == 1:
            continue
        count += 1
        for maker in makers:
            answers = [maker(seed, BUDGET).choose(*each) for each in zip(views, asked, strict=True)]
            if answers[0] != answers[1]:
                faults.append(f"{rules.set}-{rules.players}, seed {seed}: {asked[0].kind} {answers}")
    return count, faults


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_bots_answer_alike_to_truths_they_cannot_tell_apart(set_: str, players: int) -> None:
    total = 0
    for seed in range(5):
        count, faults = compared(Rules(set_, players), seed, list(BUILT_IN.values()))
        assert faults == []
        total += count
    assert total > 25


class Reader:
    """Reads the backs of the others in their order, as one that looks for a leak would."""

    def __init__(self, seed: int, budget: Budget) -> None:
        pass

    def choose(self, view: Observation, question: Question) -> str:
        number = 0
        for card in (card for seat in view.seats for card in [*seat.hand, *seat.down]):
            number = 31 * number + (len(card.back) if isinstance(card, Back) else 0)
        return question.options[number % len(question.options)]


def test_a_leak_changes_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Backs in the order of the hidden names: with it a bot answers differently, without it does not."""

    def leaking(cards: CardSet, fronts: bool, seen: CardSet = EMPTY) -> list[SeenCard]:
        shown = cards if fronts else seen
        return [Front(CARD_NAMES[c]) if has(shown, c) else Back(BACK_NAMES[back_of(c)]) for c in members(cards)]

    def faults() -> list[str]:
        return [fault for seed in range(12) for fault in compared(Rules("combined", 2), seed, [Reader])[1]]

    assert faults() == []
    monkeypatch.setattr(view_module, "_cards", leaking)
    assert faults()
