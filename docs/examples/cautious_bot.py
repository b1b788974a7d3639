"""A complete bot: tries each option in turn, plays on at random for two turns, and takes the one with the best lead."""

import time

from gunsteel.bots.protocol import Budget
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance
from gunsteel.core.playout import random_option
from gunsteel.core.scoring import score
from gunsteel.explain.question import Question
from gunsteel.formats.notation import parse
from gunsteel.ids import Seat
from gunsteel.observation import Observation, sample_state

DEFAULT_BUDGET = Budget(simulations=200)
TURNS = 2


class CautiousBot:
    def __init__(self, seed: int, budget: Budget) -> None:
        self.dice = Dice(seed)
        self.budget = budget if budget.simulations or budget.seconds else DEFAULT_BUDGET

    def choose(self, view: Observation, question: Question) -> str:
        until = time.perf_counter() + self.budget.seconds if self.budget.seconds else None
        leads: dict[str, list[int]] = {option: [] for option in question.options}
        for number in range(self.budget.simulations or 1_000_000):
            if until is not None and time.perf_counter() > until:
                break
            option = question.options[number % len(question.options)]
            leads[option].append(self.lead_after(view, option))
        # If time runs out, some options are untried: they come last, but there is an answer.
        return max(question.options, key=lambda option: mean(leads[option]))

    def lead_after(self, view: Observation, option: str) -> int:
        """The lead of this seat in points, some turns later, in a position that may be the real one."""
        state = sample_state(view, self.dice)
        seat, last = int(state.seat), state.turn + TURNS
        advance(state, parse(state, option))
        while not state.over and state.turn < last:
            advance(state, random_option(state, self.dice))
        points = [int(score(state, Seat(other))) for other in range(view.players)]
        return points.pop(seat) - max(points)


def mean(leads: list[int]) -> float:
    return sum(leads) / len(leads) if leads else float("-inf")
