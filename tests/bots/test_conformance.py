"""Our bots pass the checks that are shipped for others, and each check notices the fault it is there for."""

from collections.abc import Iterator
from itertools import count

import pytest

from gunsteel.bots import conformance
from gunsteel.bots.conformance import CHECKS, CONFIGURATIONS, Check, check
from gunsteel.bots.levels import LEVELS
from gunsteel.bots.protocol import Bot, Budget, Maker
from gunsteel.bots.random_bot import RandomBot
from gunsteel.bots.registry import BUILT_IN
from gunsteel.bots.search import SearchBot
from gunsteel.explain.aim import Aim
from gunsteel.explain.question import Question
from gunsteel.observation import Observation

BY_NAME = {each.name: each for each in CHECKS}


@pytest.mark.parametrize("check", CHECKS, ids=str)
@pytest.mark.parametrize("name", BUILT_IN)
def test_our_bots_pass(name: str, check: Check) -> None:
    check.run(BUILT_IN[name])


def test_a_search_of_forty_games_starts_anywhere() -> None:
    BY_NAME["starts-anywhere"].run(SearchBot, Budget(simulations=40))


def of_level(name: str) -> Maker:
    """A level as a maker; those that search get the budget of the check."""
    level = next(level for level in LEVELS if level.name == name)

    def made(seed: int, budget: Budget) -> Bot:
        bot = level.make(seed)
        return SearchBot(seed, budget, bot.settings) if isinstance(bot, SearchBot) else bot

    return made


@pytest.mark.parametrize("check", ["starts-anywhere", "follows-its-seed"])
@pytest.mark.parametrize("name", ["recruit", "scout", "soldier"])
def test_the_levels_that_do_not_search_pass(name: str, check: str) -> None:
    BY_NAME[check].run(of_level(name))


@pytest.mark.parametrize("name", ["sergeant", "captain", "general", "marshal"])
def test_the_levels_that_search_start_anywhere(name: str) -> None:
    BY_NAME["starts-anywhere"].run(of_level(name))


# --- What is asked ------------------------------------------------------------------------------------------------


def test_all_nine_configurations_are_tried() -> None:
    titles = {f"{set_} for {players}" for set_, players in CONFIGURATIONS}
    assert len(titles) == 9
    assert {asked.where.partition(",")[0] for asked in conformance._one_of_each(1)} == titles


def test_questions_come_in_effects_after_chance_and_with_one_option() -> None:
    varieties = {asked.variety() for asked in conformance._one_of_each(2)}
    kinds = {kind for kind, *_ in varieties}
    assert len(kinds) >= 22
    assert sum(in_effect for _, in_effect, _, _ in varieties) >= 15
    assert any(after_chance for _, _, after_chance, _ in varieties)
    assert any(one for _, _, _, one in varieties)


# --- Bots that do what none may do; but for one fault they are like `random`, which passes -----------------------


class Liar(RandomBot):
    def choose(self, view: Observation, question: Question) -> str:
        return "the-moon" if question.kind == "pay" else super().choose(view, question)


class Mute(RandomBot):
    def choose(self, view: Observation, question: Question) -> str:
        return None  # type: ignore[return-value]


class Fragile(RandomBot):
    """Has to be there from the beginning of a game."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.turns: list[int] = []

    def choose(self, view: Observation, question: Question) -> str:
        if view.turn <= view.players or self.turns:
            self.turns.append(view.turn)
        assert self.turns[-1] == view.turn
        return super().choose(view, question)


class Moody(RandomBot):
    """Its mood is one for all bots of its kind."""

    moods: Iterator[int] = count()

    def choose(self, view: Observation, question: Question) -> str:
        return question.options[next(Moody.moods) % len(question.options)]


class Collector(RandomBot):
    """Looks at which object it is given."""

    def choose(self, view: Observation, question: Question) -> str:
        return question.options[id(view) // 16 % len(question.options)]


class Scribbler(RandomBot):
    """Writes on the table."""

    def choose(self, view: Observation, question: Question) -> str:
        answer = super().choose(view, question)
        view.gained["food"] = 1
        return answer


class Shuffler(RandomBot):
    """Sorts what it is asked, in place; the answer is on offer all the same."""

    def choose(self, view: Observation, question: Question) -> str:
        question.options.sort(reverse=True)
        return super().choose(view, question)


class Slow(RandomBot):
    """Has no answer before it has thought."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.ready = budget.seconds is None

    def choose(self, view: Observation, question: Question) -> str:
        return super().choose(view, question) if self.ready else ""


class Stingy(RandomBot):
    """Thinks for half of what it is given."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.budget = budget

    def choose(self, view: Observation, question: Question) -> str:
        half = self.budget.simulations // 2  # type: ignore[operator]
        return question.options[half % len(question.options)]


class Unmakable(RandomBot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget())


class Babbling(RandomBot):
    def aim(self) -> Aim:
        return Aim("buy", "the-moon")


FAULTS: list[tuple[Maker, str, str]] = [
    (
        Liar,
        "plays-on-offer",
        r"base for 2, own game 0, question \d+: the bot failed, asked pay, answered 'the-moon'",
    ),
    (Mute, "plays-on-offer", "answered None, which is not on offer; on offer: "),
    (Fragile, "starts-anywhere", r"IndexError: list index out of range \(test_conformance.py, line \d+\)"),
    (Moody, "follows-its-seed", "another bot with the same seed and the same questions answered '"),
    (Collector, "goes-by-content", "with an equal copy of the view '"),
    (Scribbler, "leaves-things-alone", "the bot changed the view or the question"),
    (Shuffler, "leaves-things-alone", "the bot changed the view or the question"),
    (
        Stingy,
        "needs-no-budget",
        "without a budget, base for 2, random game 0, question 0: .* TypeError",
    ),
    (Unmakable, "starts-anywhere", "creating the bot with seed 2017 and Budget.* failed with TypeError"),  # type: ignore[list-item]
    (Babbling, "tells-its-aim", "named 'the-moon', which is no card or wonder"),
    (Slow, "answers-in-a-hurry", "seconds=1e-09.*, base for 2, random game 0, .* answered '', which is not on offer"),
]


@pytest.mark.parametrize(("maker", "check", "message"), FAULTS)
def test_a_fault_is_noticed(maker: Maker, check: str, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        BY_NAME[check].run(maker)


def test_every_check_has_a_fault_to_notice() -> None:
    assert {name for _, name, _ in FAULTS} == set(BY_NAME)


def test_all_checks_are_run_together(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, Maker, Budget, int]] = []

    def noting(name: str) -> Check:
        return Check(name, "", lambda maker, budget, games: ran.append((name, maker, budget, games)))

    monkeypatch.setattr(conformance, "CHECKS", (noting("one"), noting("two")))
    check(RandomBot, Budget(simulations=3), games=2)
    assert ran == [(name, RandomBot, Budget(simulations=3), 2) for name in ("one", "two")]


def test_one_fault_is_enough() -> None:
    with pytest.raises(AssertionError, match="not on offer"):
        check(Liar)
