"""The pending question as those who answer see it: who is asked, what, and with which options."""

from msgspec import Struct

from gunsteel.core.state import State
from gunsteel.explain.about import AnyAbout
from gunsteel.explain.why_asked import why_asked
from gunsteel.formats.notation import Chooser, chooser_of, kind_name, offered_names


class Question(Struct, frozen=True):
    """A question with its options, and what it is about."""

    seat: Chooser
    kind: str
    options: list[str]
    about: AnyAbout | None = None


def question_of(state: State) -> Question:
    """What this state asks; a finished game is refused."""
    return Question(chooser_of(state), kind_name(state), list(offered_names(state)), why_asked(state))
