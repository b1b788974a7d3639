"""The messages of one language, from `locales/*.ftl`: the only file that knows the Fluent library."""

from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from gunsteel.errors import refused
from gunsteel.language.locales import LANGUAGES

# How many formatted messages are kept for each language: more than all that a game can say.
KEPT = 16_384

Value = str | int


class Messages:
    """Formats messages by key. A missing key or argument is a bug and raises LookupError."""

    def __init__(self, lang: str, part: str = "") -> None:
        text = fluent_source(lang, part)
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))
        self._formatted = lru_cache(maxsize=KEPT)(self._format)

    def say(self, key: str, /, **args: Value) -> str:
        """The text of a message, or of one of its attributes (`message.attribute`)."""
        return self._formatted(key, tuple(args.items()))

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        return self._bundle.has_message(message) and (
            not attribute or attribute in self._bundle.get_message(message).attributes
        )

    def _format(self, key: str, args: tuple[tuple[str, Value], ...]) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{key} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"{key}: {errors[0]}")
        return str(text)


def fluent_source(lang: str, part: str = "") -> str:
    """The Fluent file of a language; the terminal and the lessons have their own (`part`)."""
    if lang not in LANGUAGES:
        text = "there are no sentences in the language {lang}; choose from {known}"
        raise refused("no-language", text, lang=repr(lang), known=", ".join(LANGUAGES))
    return files("gunsteel.language.locales").joinpath(f"{part}{lang}.ftl").read_text(encoding="utf-8")


@cache
def messages(lang: str) -> Messages:
    return Messages(lang)


@cache
def terminal(lang: str) -> Messages:
    return Messages(lang, "terminal.")


@cache
def lesson_messages(lang: str) -> Messages:
    return Messages(lang, "lessons.")
