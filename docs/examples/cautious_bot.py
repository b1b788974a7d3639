"""A complete bot: tries each option in turn, plays on at random for two turns, and takes the one with the best lead."""

import random
import time

import gunsteel

DEFAULT_BUDGET = gunsteel.Budget(simulations=200)
TURNS = 2


class CautiousBot:
    def __init__(self, seed: int, budget: gunsteel.Budget) -> None:
        self.random = random.Random(seed)
        self.budget = budget if budget.simulations or budget.seconds else DEFAULT_BUDGET

    def choose(self, view: gunsteel.Observation, question: gunsteel.Question) -> str:
        until = time.perf_counter() + self.budget.seconds if self.budget.seconds else None
        leads: dict[str, list[int]] = {option: [] for option in question.options}
        for number in range(self.budget.simulations or 1_000_000):
            if until is not None and time.perf_counter() > until:
                break
            option = question.options[number % len(question.options)]
            leads[option].append(self.lead_after(view, option))
        # If time runs out, some options are untried: they come last, but there is an answer.
        return max(question.options, key=lambda option: mean(leads[option]))

    def lead_after(self, view: gunsteel.Observation, option: str) -> int:
        """The lead of this seat in points, some turns later, in a game that may be the real one."""
        game = gunsteel.sample(view, seed=self.random.getrandbits(64))
        last_turn = game.turn + TURNS
        game.push(option)
        while not game.over and game.turn < last_turn:
            game.push(self.random.choice(game.question.options))
        others = [points for seat, points in enumerate(game.points) if seat != view.audience]
        return sum(game.points) - sum(others) - max(others)


def mean(leads: list[int]) -> float:
    return sum(leads) / len(leads) if leads else float("-inf")
