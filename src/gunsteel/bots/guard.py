"""Asks a bot and checks its answer; the message about a fault helps the author of the bot."""

from pathlib import Path
from traceback import extract_tb
from typing import get_args

from gunsteel.bots.protocol import Bot, SpeakingBot
from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.errors import Refused, shown
from gunsteel.explain.aim import Aim, Purpose
from gunsteel.explain.question import Question
from gunsteel.observation import Observation

PURPOSES = get_args(Purpose)


class BotFailed(Refused):
    """A bot broke the protocol."""


def checked_answer(bot: Bot, view: Observation, question: Question) -> str:
    """What a bot chooses, checked to be on offer."""
    offered = tuple(question.options)  # a bot might change the list
    try:
        option = bot.choose(view, question)
    except Exception as fault:
        raise BotFailed(f"asked {question.kind}: {fault_text(fault)}") from fault
    if option not in offered:
        raise BotFailed(
            f"asked {question.kind}, answered {shown(option)}, which is not on offer; on offer: {', '.join(offered)}"
        )
    return option


def checked_aim(bot: SpeakingBot) -> Aim | None:
    """What a bot says it is after, checked to make sense."""
    try:
        aim = bot.aim()
    except Exception as fault:
        raise BotFailed(f"asked for its aim: {fault_text(fault)}") from fault
    if aim is None:
        return None
    if not isinstance(aim, Aim) or aim.purpose not in PURPOSES:
        raise BotFailed(f"asked for its aim, answered {shown(aim)}; an aim is for one of {', '.join(PURPOSES)}")
    if aim.thing is not None and aim.thing.partition("@")[0] not in CARDS and aim.thing not in WONDERS:
        raise BotFailed(f"asked for its aim, named {shown(aim.thing)}, which is no card or wonder")
    return aim


def fault_text(fault: BaseException) -> str:
    """An exception with the line where it happened."""
    frames = extract_tb(fault.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(fault).__name__}: {fault}{where}"
