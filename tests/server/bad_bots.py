"""Bots that misbehave, which the bot pool must survive."""

import os
import time

from gunsteel.bots.protocol import Budget
from gunsteel.explain.question import Question
from gunsteel.observation import Observation


class BadBot:
    """Plays the first option; those below do something before."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.asked = 0

    def choose(self, view: Observation, question: Question) -> str:
        self.asked += 1
        self.misbehave(question)
        return question.options[0]

    def misbehave(self, question: Question) -> None:
        pass


class Hangs(BadBot):
    def misbehave(self, question: Question) -> None:
        while True:
            pass


class Sleeps(BadBot):
    def misbehave(self, question: Question) -> None:
        time.sleep(60)


class Dawdles(BadBot):
    """Slow, but within its time."""

    def misbehave(self, question: Question) -> None:
        time.sleep(0.3)


class Exits(BadBot):
    def misbehave(self, question: Question) -> None:
        os._exit(3)


class Prints(BadBot):
    def misbehave(self, question: Question) -> None:
        print("I think, therefore I print")
        os.write(1, b"\0\0\0\1 past Python too")


class Reads(BadBot):
    def misbehave(self, question: Question) -> None:
        assert os.read(0, 100) == b""


class Scribbles(BadBot):
    """Writes into whatever is open; one of it is the pipe of the answers."""

    def misbehave(self, question: Question) -> None:
        for number in range(3, 10):
            try:
                os.write(number, b"rubbish")
            except OSError:
                continue


class Raises(BadBot):
    def misbehave(self, question: Question) -> None:
        raise RuntimeError(f"secret: {question.options}")


class Lies(BadBot):
    def choose(self, view: Observation, question: Question) -> str:
        return "secret: a card in hand"


class FailsOnce(BadBot):
    """Every second question is too much; a new bot begins anew."""

    def misbehave(self, question: Question) -> None:
        if self.asked == 2:
            raise RuntimeError


class CannotBeMade:
    def __init__(self, seed: int, budget: Budget) -> None:
        raise RuntimeError("not today")
