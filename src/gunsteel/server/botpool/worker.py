"""A process in which bots run: questions come from stdin, answers go to stdout, one at a time.

`python -m gunsteel.server.botpool.worker 64 10` keeps the 64 bots that answered last, because a bot remembers its turn;
its priority is lower by 10."""

import os
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import BinaryIO

from msgspec import Struct, msgpack

from gunsteel.bots.guard import BotFailed, checked_aim, checked_answer
from gunsteel.bots.protocol import Bot, SpeakingBot
from gunsteel.bots.registry import bot
from gunsteel.errors import Refused
from gunsteel.explain.aim import Aim
from gunsteel.explain.question import Question
from gunsteel.observation import Observation

# A frame is the length of a message in so many bytes, and the message.
LENGTH_BYTES = 4
# The first message: from now on the time limit counts.
READY = b"ready"


class BotQuestion(Struct, frozen=True):
    """A question to the bot at a seat; the seed counts when the bot is made."""

    table: str
    seat: int
    bot: str
    seed: int
    view: Observation
    question: Question


class BotAnswer(Struct, frozen=True, tag="thought"):
    """An answer, what it is for, and the bot that gave it in the end."""

    option: str
    aim: Aim | None
    by: str


class Failed(Struct, frozen=True, tag="failed"):
    """The bot broke its protocol, or there is no such bot; the process can go on."""

    reason: str


class BotWorker:
    """The bots of this process, and their answers."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.bots: dict[tuple[str, int, str], Bot] = {}

    def think(self, asked: BotQuestion) -> BotAnswer | Failed:
        """A bot that fails is forgotten: the next question finds a new one."""
        key = (asked.table, asked.seat, asked.bot)
        known = self.bots.pop(key, None)
        try:
            player = bot(asked.bot, asked.seed) if known is None else known
            option = str(checked_answer(player, asked.view, asked.question))
            aim = checked_aim(player) if isinstance(player, SpeakingBot) else None
        except Exception as fault:
            return Failed(failure_text(fault, asked.question.kind))
        self.bots[key] = player
        if len(self.bots) > self.memory:
            del self.bots[next(iter(self.bots))]
        return BotAnswer(option, aim, asked.bot)


def failure_text(fault: Exception, kind: str) -> str:
    """What a bot did, in one line and without its own message: that may tell what somebody holds."""
    if isinstance(fault, BotFailed) and fault.__cause__ is None:
        return f"asked {kind}, it gave an answer that is not on offer or an aim that makes no sense"
    if isinstance(fault, Refused) and not isinstance(fault, BotFailed):
        return " ".join(str(fault).split())  # it was not created, so it has seen nothing
    cause = fault.__cause__ or fault
    place = extract_tb(cause.__traceback__)[-1]
    return f"asked {kind}: {type(cause).__name__} ({Path(place.filename).name}, line {place.lineno})"


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[2]))
    questions, answers = own_pipes()
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, inbox), daemon=True).start()
    worker = BotWorker(int(sys.argv[1]))
    decoder = msgpack.Decoder(BotQuestion)
    say(answers, READY)
    while True:
        say(answers, msgpack.encode(worker.think(decoder.decode(inbox.get()))))


def own_pipes() -> tuple[int, BinaryIO]:
    """Stdin and stdout for us alone: what bots print goes to stderr, and they have nothing to read."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, os.fdopen(answers, "wb")


def listen(questions: int, inbox: SimpleQueue[bytes]) -> None:
    """Listens also while a bot thinks: when the server is gone, however it went, so are we."""
    while True:
        length = int.from_bytes(received(questions, LENGTH_BYTES), "big")
        inbox.put(received(questions, length))


def received(pipe: int, size: int) -> bytes:
    got = b""
    while len(got) < size:
        part = os.read(pipe, size - len(got))
        if not part:
            os._exit(0)
        got += part
    return got


def say(answers: BinaryIO, message: bytes) -> None:
    try:
        answers.write(framed(message))
        answers.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
