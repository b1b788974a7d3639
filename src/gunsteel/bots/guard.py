"""Asking a bot: whatever it does wrong is said in a sentence that helps whoever wrote it."""

from pathlib import Path
from traceback import extract_tb
from typing import get_args

from gunsteel.bots.protocol import Bot, SpeakingBot
from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.errors import Refused, shown
from gunsteel.explain.aim import Aim, Purpose
from gunsteel.info.view import View
from gunsteel.shared_game import Question

PURPOSES = get_args(Purpose)


class BotFailed(Refused):
    """A bot broke its protocol."""


def answer_of(bot: Bot, view: View, question: Question) -> str:
    """What a bot chooses; it must be on offer."""
    offered = tuple(question.options)  # a bot may spoil the list
    try:
        option = bot.choose(view, question)
    except Exception as fault:
        raise BotFailed(f"asked {question.kind}: {told(fault)}") from fault
    if option not in offered:
        on_offer = ", ".join(offered)
        raise BotFailed(f"asked {question.kind}, answered {shown(option)}, which is not on offer; there is {on_offer}")
    return option


def aim_of(bot: SpeakingBot) -> Aim | None:
    """What a bot says it is after; it must make sense."""
    try:
        aim = bot.aim()
    except Exception as fault:
        raise BotFailed(f"asked for its aim: {told(fault)}") from fault
    if aim is None:
        return None
    if not isinstance(aim, Aim) or aim.purpose not in PURPOSES:
        raise BotFailed(f"asked for its aim, answered {shown(aim)}; an aim is for one of {', '.join(PURPOSES)}")
    if aim.thing is not None and aim.thing.partition("@")[0] not in CARDS and aim.thing not in WONDERS:
        raise BotFailed(f"asked for its aim, named {shown(aim.thing)}, which is no card or wonder")
    return aim


def told(fault: BaseException) -> str:
    """A fault with the line where it happened."""
    places = extract_tb(fault.__traceback__)
    where = f" ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else ""
    return f"{type(fault).__name__}: {fault}{where}"
