"""What `gunsteel --help` prints: the commands, in the language of the person."""

from collections.abc import Iterable

from gunsteel.language.fluent import terminal


def overview(commands: Iterable[str], lang: str) -> str:
    words = terminal(lang)
    return "\n".join(
        [
            words.say("help-usage", line="gunsteel COMMAND [ARGUMENT ...]"),
            "",
            words.say("help-about"),
            "",
            *(f"  {name:8} {words.say('help-command', command=name)}" for name in commands),
            "",
            words.say("help-more", line="gunsteel COMMAND --help"),
        ]
    )
