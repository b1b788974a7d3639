"""Refusals in the language of the person who reads them; those without a code stay in English, as programs get them."""

from functools import cache

from gunsteel.errors import Refused
from gunsteel.language.fluent import Messages
from gunsteel.language.locales import LANGUAGES


def refused_text(reason: Refused, lang: str) -> str:
    """The sentence of the refusal's code in this language, if it has one."""
    if not reason.code or lang == "en" or lang not in LANGUAGES:
        return str(reason)
    words = _messages(lang)
    details = {
        name: refused_text(part, lang) if isinstance(part, Refused) else part for name, part in reason.details.items()
    }
    where = details.pop("where", "")
    text = words.say(reason.code, **details)
    return words.say("at", where=where, text=text) if where else text


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang, "refused.")
