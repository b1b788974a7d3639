"""Checks of the protocol for anybody's bot, to be used in its own tests (docs/bots.md); in all nine configurations.

A check that fails raises an AssertionError that says where in the game the bot was, the question and the answer."""

from collections.abc import Callable, Iterator
from functools import lru_cache

import msgspec
from msgspec import Struct

from gunsteel.bots.guard import BotFailed, checked_aim, checked_answer, fault_text
from gunsteel.bots.protocol import Bot, Budget, Maker, SpeakingBot
from gunsteel.catalog.index import SETS
from gunsteel.core.dice import Dice
from gunsteel.errors import shown
from gunsteel.explain.question import Question
from gunsteel.formats.notation import CHANCE
from gunsteel.game import Game
from gunsteel.observation import Observation

CONFIGURATIONS: tuple[tuple[str, int], ...] = tuple((set_, players) for set_ in SETS for players in (2, 3, 4))
BUDGET = Budget(simulations=8)
SEED = 2017
# Games between bots that do not end are stopped here.
MAX_CHOICES = 5_000

Run = Callable[[Maker, Budget, int], None]


class Check(Struct, frozen=True):
    """One thing that every bot has to do."""

    name: str
    about: str
    test: Run

    def run(self, maker: Maker, budget: Budget = BUDGET, games: int = 1) -> None:
        """Try it in this many games of each configuration. The budget is in simulations: clocks do not repeat."""
        self.test(maker, budget, games)

    def __str__(self) -> str:
        return self.name


class RecordedQuestion(Struct, frozen=True):
    """A question of a random game, encoded, so that no bot can change it for the next one."""

    where: str
    seat: int
    kind: str
    in_effect: bool
    after_chance: bool
    encoded: bytes

    def decode(self) -> tuple[Observation, Question]:
        """As a bot gets it: equal each time, but never the same objects."""
        return msgspec.msgpack.decode(self.encoded, type=tuple[Observation, Question])

    def variety(self) -> tuple[str, bool, bool, bool]:
        """What makes questions different for a bot."""
        return self.kind, self.in_effect, self.after_chance, len(self.decode()[1].options) == 1


# --- Recorded questions ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def questions(set_: str, players: int, seed: int) -> tuple[RecordedQuestion, ...]:
    """All questions of a random game, in order."""
    game, dice = Game(set_, players, seed), Dice(seed)
    recorded: list[RecordedQuestion] = []
    after_chance = False
    while not game.over and game.answered < MAX_CHOICES:
        question = game.question
        if question.seat is not CHANCE:
            view = game.view(question.seat)
            where = f"{set_} for {players}, random game {seed}, question {len(recorded)}"
            encoded = msgspec.msgpack.encode((view, question))
            in_effect = bool(view.resolving)
            recorded.append(RecordedQuestion(where, question.seat, question.kind, in_effect, after_chance, encoded))
        game.push(question.options[dice.below(len(question.options))])
        after_chance = question.seat is CHANCE
    return tuple(recorded)


def _games(games: int) -> Iterator[tuple[RecordedQuestion, ...]]:
    for set_, players in CONFIGURATIONS:
        for seed in range(games):
            yield questions(set_, players, seed)


def _one_of_each(games: int) -> Iterator[RecordedQuestion]:
    """One question of every variety in every configuration: kind, in an effect or not, after chance, one option."""
    for asked in _games(games):
        yield from {each.variety(): each for each in asked}.values()


def _of_one_seat(games: int) -> Iterator[list[RecordedQuestion]]:
    """The questions of one player of each game, from beginning to end."""
    for number, asked in enumerate(_games(games)):
        seats = sorted({each.seat for each in asked})
        yield [each for each in asked if each.seat == seats[number % len(seats)]]


# --- Asking --------------------------------------------------------------------------------------------------------


def make(maker: Maker, seed: int, budget: Budget) -> Bot:
    try:
        return maker(seed, budget)
    except Exception as fault:
        raise AssertionError(
            f"creating the bot with seed {seed} and {budget} failed with {fault_text(fault)}"
        ) from fault


def ask_bot(bot: Bot, view: Observation, question: Question, where: str) -> str:
    """What the bot answers; it must be on offer."""
    try:
        return checked_answer(bot, view, question)
    except BotFailed as fault:
        raise AssertionError(f"{where}: the bot failed, {fault}") from fault


def _same(asked: RecordedQuestion, question: Question, first: str, second: str, how: str) -> None:
    question_text = f"{asked.where}: asked {question.kind} {shown(question.options)}"
    assert first == second, f"{question_text}, the bot answered {shown(first)}, but {how} {shown(second)}"


# --- The checks ----------------------------------------------------------------------------------------------------


def _plays_on_offer(maker: Maker, budget: Budget, games: int) -> None:
    for set_, players in CONFIGURATIONS:
        for seed in range(games):
            bots = [make(maker, SEED + seat, budget) for seat in range(players)]
            game = Game(set_, players, seed)
            while not game.over and game.answered < MAX_CHOICES:
                question = game.question
                if question.seat is CHANCE:
                    game.push(game.roll())
                else:
                    where = f"{set_} for {players}, own game {seed}, question {game.answered}"
                    game.push(ask_bot(bots[question.seat], game.view(question.seat), question, where))


def _starts_anywhere(maker: Maker, budget: Budget, games: int) -> None:
    for asked in _one_of_each(games):
        ask_bot(make(maker, SEED, budget), *asked.decode(), asked.where)


def _follows_its_seed(maker: Maker, budget: Budget, games: int) -> None:
    for of_seat in _of_one_seat(games):
        first, second, third = make(maker, SEED, budget), make(maker, SEED, budget), make(maker, SEED + 1, budget)
        seen = [asked.decode() for asked in of_seat]
        answers = [ask_bot(first, *each, asked.where) for asked, each in zip(of_seat, seen, strict=True)]
        for asked, (view, question), answer in zip(of_seat, seen, answers, strict=True):
            # Another bot answers in between: bots share nothing.
            ask_bot(third, view, question, asked.where)
            again = ask_bot(second, view, question, asked.where)
            _same(asked, question, answer, again, "another bot with the same seed and the same questions answered")


def _goes_by_content(maker: Maker, budget: Budget, games: int) -> None:
    for of_seat in _of_one_seat(games):
        first, second = make(maker, SEED, budget), make(maker, SEED, budget)
        for asked in of_seat:
            view, question = asked.decode()
            copied, copied_question = msgspec.json.decode(
                msgspec.json.encode((view, question)), type=tuple[Observation, Question]
            )
            assert (copied, copied_question) == (view, question), f"{asked.where}: the view changed on its way"
            answer = ask_bot(first, view, question, asked.where)
            again = ask_bot(second, copied, copied_question, asked.where)
            _same(asked, question, answer, again, "with an equal copy of the view")


def _leaves_things_alone(maker: Maker, budget: Budget, games: int) -> None:
    for of_seat in _of_one_seat(games):
        bot = make(maker, SEED, budget)
        for asked in of_seat:
            view, question = asked.decode()
            ask_bot(bot, view, question, asked.where)
            changed = msgspec.msgpack.encode((view, question)) != asked.encoded
            assert not changed, f"{asked.where}: asked {question.kind}, the bot changed the view or the question"


def _answers_in_a_hurry(maker: Maker, budget: Budget, games: int) -> None:
    for short in (Budget(seconds=1e-9), Budget(simulations=1), Budget(simulations=1, seconds=1e-9)):
        for asked in _one_of_each(games):
            ask_bot(make(maker, SEED, short), *asked.decode(), f"{short}, {asked.where}")


def _needs_no_budget(maker: Maker, budget: Budget, games: int) -> None:
    """A bot that is named without a budget gets `Budget()`."""
    for asked, *_ in _games(games):
        ask_bot(make(maker, SEED, Budget()), *asked.decode(), f"without a budget, {asked.where}")


def _tells_its_aim(maker: Maker, budget: Budget, games: int) -> None:
    for asked in _one_of_each(games):
        bot = make(maker, SEED, budget)
        if not isinstance(bot, SpeakingBot):
            return
        ask_bot(bot, *asked.decode(), asked.where)
        try:
            checked_aim(bot)
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
    Check("answers-in-a-hurry", "names an option on offer even if there is no time at all", _answers_in_a_hurry),
    Check("needs-no-budget", "answers when no budget is given", _needs_no_budget),
    Check("tells-its-aim", "if it says what it is after, that makes sense", _tells_its_aim),
)


def check(maker: Maker, budget: Budget = BUDGET, games: int = 1) -> None:
    """All checks, one after the other."""
    for each in CHECKS:
        each.run(maker, budget, games)
