"""Tables in the lobby: their settings, who sits there, their status."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gunsteel.core.values import Values
from gunsteel.shared_game import Update

Colour = Literal["red", "blue", "green", "yellow", "purple", "grey"]
Shape = Literal["circle", "square", "triangle", "diamond", "star", "cross"]
TableStatus = Literal["waiting", "playing", "over", "closed"]
# How a game ended; `stopped`: by the server, because it was longer than any that can end.
HowEnded = Literal["rules", "resigned", "closed", "stopped"]
GameSet = Literal["base", "renaissance", "combined"]
Language = Literal["en", "ja", "fr"]

# The length too: for Python, $ stands also before a line's end.
TableId = Annotated[str, Meta(pattern="^[a-z2-9]{10}$", max_length=10, description="the id of a table, as in its link")]
# Only public tables have one: the id is a secret, which nothing shorter may give away.
ShortCode = Annotated[
    str, Meta(pattern="^[a-zA-Z]{5}$", max_length=5, description="the short code of a public table, in any case")
]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$", max_length=10, description="a date in UTC")]
# Text of people: never markup, and only printable characters (the server checks).
LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
LevelName = Annotated[str, Meta(max_length=16, description="a level of `GET /api/levels`")]

MONTH = 30 * 24 * 3600


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Comes from outside: unknown members are refused."""


# --- How a table is set up ---------------------------------------------------------------------------------------


class MoveClock(Strict, frozen=True, tag="move"):
    """So many seconds for each act; a player who runs out of time is replaced by a bot until they are back."""

    seconds: Annotated[int, Meta(ge=5, le=MONTH)]


class TotalClock(Strict, frozen=True, tag="total"):
    """So many seconds for the whole game, and some more when one has answered and another is asked.

    A player who runs out of time has resigned."""

    seconds: Annotated[int, Meta(ge=10, le=MONTH)]
    increment: Annotated[int, Meta(ge=0, le=MONTH)] = 0


Clock = MoveClock | TotalClock


class GameChoice(Strict, frozen=True):
    """Which game is played; switches and card values only where they differ."""

    set: GameSet = "base"
    players: Annotated[int, Meta(ge=2, le=4)] = 3
    switches: dict[str, bool] = {}
    cards: Values = {}


class Settings(Strict, frozen=True):
    """How it is played. `away`: seconds until a bot answers for a player who is asked and not there; None: never."""

    public: bool = False
    clock: Clock | None = None
    undo: bool = True
    away: Annotated[int, Meta(ge=10, le=MONTH)] | None = 600
    substitute: LevelName = "soldier"


class Point(Strict, frozen=True):
    """A point of a finished game at another table."""

    table: TableId
    choices: Annotated[int, Meta(ge=0, le=100_000)]


class CreateTable(Strict, frozen=True):
    """A new table. `seats` names a bot's level for each seat, or None for a person; left out, all are for people.

    With `record` (and `choices`, how many of them to keep) or `point` it goes on from there, without `game`."""

    game: GameChoice | None = None
    settings: Settings = Settings()
    seats: list[LevelName | None] | None = None
    record: dict[str, Any] | None = None
    choices: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    point: Point | None = None


# --- What is seen of a table -------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """Who sits there. `level` is the bot that plays: its own seat, or for a person who is away or has resigned."""

    taken: Literal["open", "person", "bot"]
    name: str
    colour: Colour
    shape: Shape
    level: str | None = None
    present: bool = False
    ready: bool = False
    away: bool = False
    resigned: bool = False


class ClockInfo(Struct, frozen=True):
    """Seconds left at the moment of sending; the time of `running` goes on. None: no clock for this seat."""

    left: list[float | None]
    running: int | None


class Asking(Struct, frozen=True):
    """A seat asks to undo its last answer; `waiting` are the seats that have not said yes."""

    seat: int
    waiting: list[int]


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it. `continued`: it goes on from a record, which somebody knows.

    `host`: the seat of who opened it, if they sit there. `code`: what a public table can be found by. `points` of each
    seat, when it ended by the rules. `daily`: the day whose deal is played. `my_move`: I am asked (in my own list)."""

    id: str
    game: GameChoice
    settings: Settings
    status: TableStatus
    seats: list[SeatInfo]
    created: float
    chat: bool = True
    clock: ClockInfo | None = None
    asking: Asking | None = None
    winners: list[int] | None = None
    ended: HowEnded | None = None
    rematch: str | None = None
    continued: bool = False
    host: int | None = None
    code: str | None = None
    points: list[int] | None = None
    daily: str | None = None
    my_move: bool = False


# --- Answers over HTTP ---------------------------------------------------------------------------------------------


class Created(Struct, frozen=True):
    id: str


class TableList(Struct, frozen=True):
    tables: list[TableInfo]


class DailyScore(Struct, frozen=True):
    """Points on the first seat of a daily deal, and those of the opponent."""

    points: int
    against: int


class LevelScore(Struct, frozen=True):
    """What a level of the bots has reached on the first seat: the best of the `games` that it has played so far."""

    level: str
    games: int
    best: DailyScore | None


class DailyDeal(Struct, frozen=True):
    """The deal of a day: the same layout for everybody, on the first seat, against the bot `opponent`.

    Each level plays it `games` times. `best` is my own best of the `played` games that I finished; `table` is a game
    of mine that goes on."""

    day: Day
    game: GameChoice
    opponent: str
    games: int
    levels: list[LevelScore]
    played: int
    best: DailyScore | None
    table: str | None


class LevelInfo(Struct, frozen=True):
    """A level of the bots: what it is like, and the longest it thinks about a question, in seconds."""

    name: str
    about: str
    seconds: float


class Levels(Struct, frozen=True):
    levels: list[LevelInfo]


class Words(Struct, frozen=True):
    """An update in sentences, for clients that ask for `words`. `fitting`: what may belong to a set, in its order.

    `stake`: to whoever is attacked, what losing costs and what holding brings.
    `position`: the table as text, for clients that asked for it."""

    question: str
    help: str
    options: list[str]
    fitting: list[str]
    events: list[str]
    stake: list[str]
    position: str = ""


class Replay(Struct, frozen=True):
    """A part of a game as one audience saw it: `updates` from number `start` of `total`; `names` as they sat.

    `words`: the same in sentences, if they were asked for. `choices`: how many choices had been made at each of the
    updates, to go on from there; None while the game goes on."""

    total: int
    start: int
    audience: int | None
    names: list[str]
    updates: list[Update]
    words: list[Words] | None = None
    choices: list[int] | None = None


class ReplayRecord(Strict, frozen=True):
    """Replay a record as a seat, or a spectator, would see it, with sentences in a language."""

    record: dict[str, Any]
    seat: SeatNumber | None = None
    start: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 50
    words: Language | None = None


class CheckValues(Strict, frozen=True):
    """Card values to be checked: as they are, or the text of a TOML file; with warnings in a language."""

    values: dict[str, dict[str, Any]] = {}
    text: Annotated[str, Meta(max_length=100_000)] | None = None
    words: Language = "en"


class ValueNote(Struct, frozen=True):
    """What is wrong, or doubtful, about a value of these cards or wonders."""

    cards: list[str]
    field: str
    text: str


class CheckedValues(Struct, frozen=True):
    """The values that can be played with, only where they differ from ours, also as TOML.

    `refusals` tell what cannot be and is left out; `warnings` what contradicts a rulebook."""

    values: Values
    toml: str
    refusals: list[ValueNote]
    warnings: list[ValueNote]


class ValuesFile(Struct, frozen=True):
    """The file that is being edited (`gunsteel cards --edit`), with its values; no name: there is none."""

    name: str | None = None
    values: Values = {}


class SaveValues(Strict, frozen=True):
    """Card values for the file that is being edited."""

    values: dict[str, dict[str, Any]]


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    protocol: int


class Problem(Struct, frozen=True):
    """What was wrong, in a sentence; nothing was changed."""

    code: str
    text: str
