"""What every bot has to do, whoever wrote it: checks for its own tests, in all nine configurations (docs/bots.md).

Each check raises an AssertionError that says where the bot was, what it was asked and what it answered."""

from collections.abc import Callable, Iterator
from functools import lru_cache

import msgspec
from msgspec import Struct

from gunsteel.bots.guard import BotFailed, aim_of, answer_of, told
from gunsteel.bots.protocol import Bot, Budget, Maker, SpeakingBot
from gunsteel.catalog.index import SETS
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.errors import shown
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.hosting import host
from gunsteel.info.view import View
from gunsteel.shared_game import Question, Table, Update

CONFIGURATIONS: tuple[tuple[str, int], ...] = tuple((set_, players) for set_ in SETS for players in (2, 3, 4))
BUDGET = Budget(simulations=8)
SEED = 2017
# Games between bots that never come to an end are left here.
MOST_CHOICES = 5_000

Run = Callable[[Maker, Budget, int], None]


class Check(Struct, frozen=True):
    """One thing that is asked of a bot."""

    name: str
    about: str
    test: Run

    def run(self, maker: Maker, budget: Budget = BUDGET, games: int = 1) -> None:
        """Try it on so many games of each configuration. The budget counts simulations: clocks do not repeat."""
        self.test(maker, budget, games)

    def __str__(self) -> str:
        return self.name


class Asked(Struct, frozen=True):
    """A question of a random game: written down, so that no bot can spoil it for the next one."""

    where: str
    seat: int
    kind: str
    in_effect: bool
    after_chance: bool
    written: bytes

    def read(self) -> tuple[View, Question]:
        """As a bot gets it; equal each time, and never the same objects."""
        return msgspec.msgpack.decode(self.written, type=tuple[View, Question])

    def sort(self) -> tuple[str, bool, bool, bool]:
        """What makes questions differ in kind for a bot."""
        return self.kind, self.in_effect, self.after_chance, len(self.read()[1].options) == 1


# --- Questions to ask ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def questions(set_: str, players: int, number: int) -> tuple[Asked, ...]:
    """All questions of a random game, in their order."""
    found: list[Asked] = []

    def by_lot(update: Update, seat: int, after_chance: bool) -> str:
        question = update.question
        assert question is not None
        in_effect = bool(update.view.resolving)
        where = f"{set_} for {players}, random game {number}, question {len(found)}"
        written = msgspec.msgpack.encode((update.view, question))
        found.append(Asked(where, seat, question.kind, in_effect, after_chance, written))
        return question.options[dice.below(len(question.options))]

    dice = Dice(number)
    _play(set_, players, dice, by_lot)
    return tuple(found)


def _play(set_: str, players: int, chance: Dice, answer: Callable[[Update, int, bool], str]) -> list[str]:
    """A game at a table; `answer` is given an update, its seat, and whether chance has just been at work."""
    rules = Rules(set_, players)
    table = Table(Record(rules, deal(rules, chance)))

    def told(seat: int, update: Update) -> str:
        after_chance = table.choosers[-1:] == ["chance"]
        return answer(update, seat, after_chance)

    host(table, chance, told, MOST_CHOICES)
    return table.record.choices


def _games(games: int) -> Iterator[tuple[Asked, ...]]:
    for set_, players in CONFIGURATIONS:
        for number in range(games):
            yield questions(set_, players, number)


def _one_of_each(games: int) -> Iterator[Asked]:
    """One question of every sort in every configuration: any kind, in an effect or not, after chance, one option."""
    for asked in _games(games):
        yield from {each.sort(): each for each in asked}.values()


def _of_one_seat(games: int) -> Iterator[list[Asked]]:
    """What one player of each game is asked, from the beginning to the end."""
    for number, asked in enumerate(_games(games)):
        seats = sorted({each.seat for each in asked})
        yield [each for each in asked if each.seat == seats[number % len(seats)]]


# --- Asking --------------------------------------------------------------------------------------------------------


def make(maker: Maker, seed: int, budget: Budget) -> Bot:
    try:
        return maker(seed, budget)
    except Exception as fault:
        raise AssertionError(f"made with seed {seed} and {budget}, the bot failed with {told(fault)}") from fault


def ask(bot: Bot, view: View, question: Question, where: str) -> str:
    """What the bot answers; it must be on offer."""
    try:
        return answer_of(bot, view, question)
    except BotFailed as fault:
        raise AssertionError(f"{where}: the bot failed, {fault}") from fault


def _same(asked: Asked, question: Question, first: str, second: str, how: str) -> None:
    told = f"{asked.where}: asked {question.kind} {shown(question.options)}, the bot answered"
    assert first == second, f"{told} {shown(first)}, and {how} {shown(second)}"


# --- The checks ----------------------------------------------------------------------------------------------------


def _plays_on_offer(maker: Maker, budget: Budget, games: int) -> None:
    for set_, players in CONFIGURATIONS:
        for number in range(games):
            bots = [make(maker, SEED + seat, budget) for seat in range(players)]
            count = 0

            def answer(update: Update, seat: int, after_chance: bool) -> str:
                nonlocal count
                count += 1
                assert update.question is not None
                where = f"{set_} for {players}, own game {number}, question {count}"  # noqa: B023 - called at once
                return ask(bots[seat], update.view, update.question, where)  # noqa: B023

            _play(set_, players, Dice(number), answer)


def _starts_anywhere(maker: Maker, budget: Budget, games: int) -> None:
    for asked in _one_of_each(games):
        ask(make(maker, SEED, budget), *asked.read(), asked.where)


def _follows_its_seed(maker: Maker, budget: Budget, games: int) -> None:
    for of_seat in _of_one_seat(games):
        first, second, third = make(maker, SEED, budget), make(maker, SEED, budget), make(maker, SEED + 1, budget)
        seen = [asked.read() for asked in of_seat]
        answers = [ask(first, *each, asked.where) for asked, each in zip(of_seat, seen, strict=True)]
        for asked, (view, question), answer in zip(of_seat, seen, answers, strict=True):
            # Another one thinks in between: bots share nothing.
            ask(third, view, question, asked.where)
            again = ask(second, view, question, asked.where)
            _same(asked, question, answer, again, "made anew with the same seed and asked the same questions,")


def _goes_by_content(maker: Maker, budget: Budget, games: int) -> None:
    for of_seat in _of_one_seat(games):
        first, second = make(maker, SEED, budget), make(maker, SEED, budget)
        for asked in of_seat:
            view, question = asked.read()
            copied, copied_question = msgspec.json.decode(
                msgspec.json.encode((view, question)), type=tuple[View, Question]
            )
            assert (copied, copied_question) == (view, question), f"{asked.where}: the view changed on its way"
            answer = ask(first, view, question, asked.where)
            again = ask(second, copied, copied_question, asked.where)
            _same(asked, question, answer, again, "shown an equal copy of the view,")


def _leaves_things_alone(maker: Maker, budget: Budget, games: int) -> None:
    for of_seat in _of_one_seat(games):
        bot = make(maker, SEED, budget)
        for asked in of_seat:
            view, question = asked.read()
            ask(bot, view, question, asked.where)
            changed = msgspec.msgpack.encode((view, question)) != asked.written
            assert not changed, f"{asked.where}: asked {question.kind}, the bot changed the view or the question"


def _answers_in_a_hurry(maker: Maker, budget: Budget, games: int) -> None:
    for hurry in (Budget(seconds=1e-9), Budget(simulations=1), Budget(simulations=1, seconds=1e-9)):
        for asked in _one_of_each(games):
            ask(make(maker, SEED, hurry), *asked.read(), f"{hurry}, {asked.where}")


def _needs_no_budget(maker: Maker, budget: Budget, games: int) -> None:
    """`Budget()` is what a bot gets that is named without one."""
    for asked, *_ in _games(games):
        ask(make(maker, SEED, Budget()), *asked.read(), f"without a budget, {asked.where}")


def _tells_its_aim(maker: Maker, budget: Budget, games: int) -> None:
    for asked in _one_of_each(games):
        bot = make(maker, SEED, budget)
        if not isinstance(bot, SpeakingBot):
            return
        ask(bot, *asked.read(), asked.where)
        try:
            aim_of(bot)
        except BotFailed as fault:
            raise AssertionError(f"{asked.where}: the bot failed, {fault}") from fault


CHECKS: tuple[Check, ...] = (
    Check("leaves-things-alone", "changes neither the view nor the question", _leaves_things_alone),
    Check("plays-on-offer", "plays whole games against itself and names only options on offer", _plays_on_offer),
    Check(
        "starts-anywhere",
        "answers when it is made in the middle of a game, at every kind of question",
        _starts_anywhere,
    ),
    Check("follows-its-seed", "the same seed, budget and questions give the same answers", _follows_its_seed),
    Check("goes-by-content", "answers by what a view says, not by which object it is", _goes_by_content),
    Check("answers-in-a-hurry", "answers with an option on offer even if there is no time at all", _answers_in_a_hurry),
    Check("needs-no-budget", "answers when no budget is given", _needs_no_budget),
    Check("tells-its-aim", "if it tells what it is after, that makes sense", _tells_its_aim),
)


def check(maker: Maker, budget: Budget = BUDGET, games: int = 1) -> None:
    """All checks, one after the other."""
    for each in CHECKS:
        each.run(maker, budget, games)
