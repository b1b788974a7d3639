"""What can happen at a table, as it is written down. A table is nothing but its acts in their order."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from gunsteel.explain.aim import Aim
from gunsteel.formats.kebab import kebab
from gunsteel.formats.notation import Chooser
from gunsteel.wire.lobby import Colour, GameChoice, Settings, Shape
from gunsteel.wire.protocol import Feeling


class Act(Struct, frozen=True, kw_only=True, tag_field="act", tag=kebab, omit_defaults=True):
    """Something that happened, and when, in seconds since 1970."""

    at: float


class Opened(Act, frozen=True, kw_only=True):
    """`host` is who opened it; `record` is where the game goes on from, if it does not begin; `daily` is the day whose
    deal it is."""

    host: str
    game: GameChoice
    settings: Settings
    levels: list[str | None]
    record: dict[str, Any] | None = None
    daily: str | None = None


class Sat(Act, frozen=True, kw_only=True):
    """`key` is a digest of the seat's secret, never the secret."""

    seat: int
    who: str
    key: str
    name: str
    colour: Colour
    shape: Shape


class Stood(Act, frozen=True, kw_only=True):
    seat: int


class Renamed(Act, frozen=True, kw_only=True):
    seat: int
    name: str
    colour: Colour
    shape: Shape


class GotReady(Act, frozen=True, kw_only=True):
    seat: int
    on: bool


class Assigned(Act, frozen=True, kw_only=True):
    seat: int
    level: str | None


class Keyed(Act, frozen=True, kw_only=True):
    """A seat has a new secret; the old one opens nothing any more."""

    seat: int
    key: str


class Began(Act, frozen=True, kw_only=True):
    """The game, shuffled: a record without choices, or with those that were taken over."""

    record: dict[str, Any]


class Answered(Act, frozen=True, kw_only=True, tag="chose"):
    """`options` is one option, or a whole set; `aim` is what a bot says it was after."""

    by: Chooser
    options: list[str] = []
    aim: Aim | None = None
    option: str | None = None  # how one option was written before sets were answered whole

    @property
    def chosen(self) -> list[str]:
        return self.options if self.option is None else [self.option]


class AskedUndo(Act, frozen=True, kw_only=True, tag="asked-back"):
    """`of` are the seats that are asked; without any, it is undone at once."""

    seat: int
    of: list[int]


class Allowed(Act, frozen=True, kw_only=True):
    seat: int
    yes: bool


class Resigned(Act, frozen=True, kw_only=True):
    """`late`: the time was used up."""

    seat: int
    late: bool = False


class WentAway(Act, frozen=True, kw_only=True):
    """A bot plays for them from here."""

    seat: int
    why: Literal["wanted", "absent", "clock", "substituted"]


class CameBack(Act, frozen=True, kw_only=True):
    seat: int


class Spoke(Act, frozen=True, kw_only=True):
    seat: int
    text: str | None = None
    feeling: Feeling | None = None


class Hushed(Act, frozen=True, kw_only=True):
    chat: bool


class Linked(Act, frozen=True, kw_only=True):
    """A rematch is at this table."""

    table: str


class Closed(Act, frozen=True, kw_only=True):
    by: Literal["host", "operator"]


class Stopped(Act, frozen=True, kw_only=True):
    """The game is longer than any that can end."""

    why: Literal["too-long"] = "too-long"


class Resumed(Act, frozen=True, kw_only=True):
    """For `lost` of the seconds since the last act no server ran: they are nobody's time."""

    lost: float


class Unsaid(Act, frozen=True, kw_only=True):
    """The operator has removed what was said with act `n`; its text is no longer stored."""

    n: int


AnyAct = (
    Opened
    | Sat
    | Stood
    | Renamed
    | GotReady
    | Assigned
    | Keyed
    | Began
    | Answered
    | AskedUndo
    | Allowed
    | Resigned
    | WentAway
    | CameBack
    | Spoke
    | Hushed
    | Linked
    | Closed
    | Stopped
    | Resumed
    | Unsaid
)

encode_act = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)


def decode_act(data: bytes) -> AnyAct:
    return _decoder.decode(with_current_names(data))


def with_current_names(stored: bytes) -> bytes:
    """JSON as it was stored: the setting `undo` was called `take_backs` before."""
    return stored.replace(b'"take_backs":', b'"undo":')
