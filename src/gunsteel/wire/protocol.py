"""Every message on the WebSocket of a player or a spectator. `type` tells which; unknown members are refused.

A client sends `hello` first and gets `welcome`. Its requests may have a `ref`: the answer (`done`, `rejected`, or what
was asked for) has the same `ref`. `done` after `choose` means: it is stored."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from gunsteel.explain.aim import Aim
from gunsteel.explain.payments import Payment
from gunsteel.explain.reasons import AnyReason
from gunsteel.formats.kebab import kebab
from gunsteel.shared_game import Update
from gunsteel.wire.lobby import (
    ClockInfo,
    Colour,
    Language,
    LevelName,
    Name,
    SeatNumber,
    Shape,
    TableId,
    TableInfo,
    Words,
)

VERSION = 2
LARGEST_MESSAGE = 16_384
LONGEST_CHAT_MESSAGE = 200
LONGEST_SET = 64

OptionText = Annotated[str, Meta(max_length=64)]
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Key = Annotated[str, Meta(max_length=64, description="the secret part of a seat's link, behind the #")]
Feeling = Literal["hello", "thanks", "well-played", "good-luck", "oops", "hurry", "wow", "goodbye"]

Code = Literal[
    # the message itself
    "malformed",
    "too-large",
    "too-fast",
    "version",
    "hello-first",
    # the table
    "no-table",
    "wrong-key",
    "closed",
    "banned",
    "full",
    "damaged",
    "busy",
    # seats
    "not-seated",
    "already-seated",
    "seat-taken",
    "no-seat",
    "looks-taken",
    "bad-name",
    "no-level",
    "not-host",
    "not-waiting",
    "not-ready",
    "not-playing",
    "still-there",
    "resigned",
    # answers
    "over",
    "not-asked",
    "stale",
    "not-offered",
    # undo, talk
    "cannot-undo",
    "no-undo",
    "nothing-asked",
    "no-bot",
    "no-chat",
    "bad-text",
    # us
    "failed",
    "stopping",
    "slow",
]


# --- Messages of clients --------------------------------------------------------------------------------------------


class Request(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=kebab):
    ref: Ref | None = None


class Hello(Request, frozen=True, kw_only=True):
    """The first message. `key` opens a seat; without it, the cookie identifies you. `words`: sentences, please;
    `position`: and in them the whole table as text. `observation`: the position as numbers too, for programs."""

    v: int
    table: TableId
    key: Key | None = None
    words: Language | None = None
    position: bool = False
    observation: bool = False


class Sit(Request, frozen=True, kw_only=True):
    """Take an open seat; colour and shape are found if they are left out."""

    seat: SeatNumber
    name: Name
    colour: Colour | None = None
    shape: Shape | None = None


class Stand(Request, frozen=True, kw_only=True):
    """Leave the seat, before the game."""


class Rename(Request, frozen=True, kw_only=True):
    name: Name
    colour: Colour | None = None
    shape: Shape | None = None


class Ready(Request, frozen=True, kw_only=True):
    """When all seats are taken and all people are ready, the game begins."""

    on: bool


class Assign(Request, frozen=True, kw_only=True):
    """The host puts a bot on a seat, or frees it (`level` None), before the game."""

    seat: SeatNumber
    level: LevelName | None


class Start(Request, frozen=True, kw_only=True):
    """The host begins the game, with all seats taken, without waiting for `ready`."""


class Choose(Request, frozen=True, kw_only=True):
    """The answer to the question of update `n`: one option, or all of a set, taken whole or not at all."""

    n: int
    options: Annotated[list[OptionText], Meta(min_length=1, max_length=LONGEST_SET)]


class AskWhyNot(Request, frozen=True, kw_only=True, tag="why-not"):
    """Why this option is not on offer now; answered by `reasons`. `buying`: what is missing to buy it, asked or not."""

    option: OptionText
    buying: bool = False


class Payments(Request, frozen=True, kw_only=True):
    """How to pay for what an option of a `buy` question would buy; without it, in a `pay` question.

    `chosen` are the sources picked so far, in any order: `card:CARD`, `gained:RESOURCE`."""

    option: OptionText | None = None
    chosen: Annotated[list[OptionText], Meta(max_length=LONGEST_SET)] = []


class AskBot(Request, frozen=True, kw_only=True):
    """What the bot on this seat is after; answered by `aim`."""

    seat: SeatNumber


class Undo(Request, frozen=True, kw_only=True):
    """Undo my last answer: at once if nobody could know more by it, else the others are asked."""


class Allow(Request, frozen=True, kw_only=True):
    """Whether the seat that asks may undo its answer."""

    yes: bool


class Resign(Request, frozen=True, kw_only=True):
    """Give up. With two players that ends the game, otherwise a bot plays on."""


class Away(Request, frozen=True, kw_only=True):
    """Let a bot play for me, or take over again; coming back to the table takes over by itself."""

    on: bool


class Substitute(Request, frozen=True, kw_only=True):
    """Let a bot play for somebody who has been gone for a minute."""

    seat: SeatNumber


class Say(Request, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT_MESSAGE)]


class Emote(Request, frozen=True, kw_only=True):
    feeling: Feeling


class Mute(Request, frozen=True, kw_only=True):
    """Do not send me what this seat says."""

    seat: SeatNumber
    on: bool


class Report(Request, frozen=True, kw_only=True):
    """Report the player on this seat to whoever runs the server; `at` is that of a message, if it is about one."""

    seat: SeatNumber
    reason: Annotated[str, Meta(max_length=LONGEST_CHAT_MESSAGE)] = ""
    at: float | None = None


class Chat(Request, frozen=True, kw_only=True):
    """The host turns the chat on or off for all."""

    on: bool


class Link(Request, frozen=True, kw_only=True):
    """A new secret for my seat's link, or, for the host, for an open seat; the old one ends. Answered by `key`."""

    seat: SeatNumber


class Rematch(Request, frozen=True, kw_only=True):
    """The same once more at a new table; everybody is told where."""


class Close(Request, frozen=True, kw_only=True):
    """The host closes a table that has not begun, or on which nobody else plays."""


class Ping(Request, frozen=True, kw_only=True):
    pass


FromClient = (
    Hello
    | Sit
    | Stand
    | Rename
    | Ready
    | Assign
    | Start
    | Choose
    | AskWhyNot
    | Payments
    | AskBot
    | Undo
    | Allow
    | Resign
    | Away
    | Substitute
    | Say
    | Emote
    | Mute
    | Report
    | Chat
    | Link
    | Rematch
    | Close
    | Ping
)


# --- Messages of the server ----------------------------------------------------------------------------------------


class Answer(Struct, frozen=True, kw_only=True, tag_field="type", tag=kebab):
    pass


class Said(Answer, frozen=True, kw_only=True):
    """Somebody said something, or showed a feeling; `at` is a time in seconds since 1970."""

    seat: int
    at: float
    text: str | None = None
    feeling: Feeling | None = None


class Welcome(Answer, frozen=True, kw_only=True):
    """Everything: the table, your seat (None: you watch), the newest update once there is a game, the chat.

    `undone`: seats that have undone something since a bot began to play for you."""

    v: int
    table: TableInfo
    seat: int | None
    host: bool
    update: Update | None
    words: Words | None
    said: list[Said]
    position: str | None = None
    undone: list[int] = []


class Changed(Answer, frozen=True, kw_only=True):
    """The table has changed: seats, settings, clock. Replaces what was known of it."""

    table: TableInfo
    seat: int | None
    host: bool


class Updated(Answer, frozen=True, kw_only=True):
    """The game went on. `position` is what a program samples from, if it asked for it (see wire/packing.py)."""

    update: Update
    clock: ClockInfo | None = None
    words: Words | None = None
    position: str | None = None


class Reasons(Answer, frozen=True, kw_only=True):
    ref: int | None
    option: str
    reasons: list[AnyReason]
    words: list[str]


class PaymentsTold(Answer, frozen=True, kw_only=True, tag="payments"):
    """The small payments, fewest cards first, by resource; whether the chosen sources are a payment (`complete`) and
    contain a conversion, and which can be added so that a payment is still possible.

    `choose` with the option, the sources in the order of their names, and `done` buys."""

    ref: int | None
    option: str | None
    payments: list[Payment]
    complete: bool
    converts: bool
    addable: list[str]


class AimTold(Answer, frozen=True, kw_only=True, tag="aim"):
    """What a bot is after; None if it has not said."""

    ref: int | None
    seat: int
    aim: Aim | None
    words: str | None


class KeyGiven(Answer, frozen=True, kw_only=True, tag="key"):
    """The secret of a seat. Whoever has it may sit there."""

    ref: int | None
    seat: int
    key: str


class Done(Answer, frozen=True, kw_only=True):
    ref: int | None


class Rejected(Answer, frozen=True, kw_only=True):
    """Nothing was changed. A stale answer comes with the newest update."""

    ref: int | None
    code: Code
    text: str
    reasons: list[AnyReason] = []
    update: Update | None = None
    words: Words | None = None


class Bye(Answer, frozen=True, kw_only=True):
    """The last message. `again`: come back in so many seconds; None: not."""

    code: Code
    text: str
    again: float | None


class Pong(Answer, frozen=True, kw_only=True):
    ref: int | None


FromServer = (
    Welcome | Changed | Updated | Said | Reasons | PaymentsTold | AimTold | KeyGiven | Done | Rejected | Bye | Pong
)

encode = msgspec.json.Encoder().encode
decode_request = msgspec.json.Decoder(FromClient).decode
decode_answer = msgspec.json.Decoder(FromServer).decode
