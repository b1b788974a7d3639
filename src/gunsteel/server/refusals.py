"""A refusal on its way to the client: nothing was changed."""

from gunsteel.explain.reasons import AnyReason
from gunsteel.shared_game import Update
from gunsteel.wire.protocol import Bye, Code

# What each code says to a person, and what to do next.
SENTENCES: dict[Code, str] = {
    "malformed": "The message was not understood.",
    "too-large": "The message is too large.",
    "too-fast": "That was too much at once; wait a moment.",
    "version": "This server speaks version 2 of the protocol; load the page again or update the client.",
    "hello-first": "The first message is hello, and there is only one.",
    "no-table": "There is no such table. Check the link; old tables are removed after a while.",
    "wrong-key": "This link opens no seat any more. Without it you can watch.",
    "closed": "This table was closed.",
    "full": "Too many connections; try again later.",
    "damaged": (
        "This table's record is damaged and cannot be continued; whoever runs this server can repair it. "
        "Other tables are not affected."
    ),
    "busy": "The server is busy; try again in a moment. Nothing was lost.",
    "not-seated": "You are watching; only who sits at the table can do that.",
    "already-seated": "You already have a seat at this table.",
    "seat-taken": "Somebody sits there already; choose another seat.",
    "no-seat": "This table has no such seat.",
    "looks-taken": "Somebody has that colour and shape already; choose others.",
    "bad-name": "A name needs signs that can be printed; choose another.",
    "no-level": "There is no such level of bots.",
    "not-host": "Only whoever opened the table can do that.",
    "not-waiting": "The game has begun already.",
    "not-ready": "Not every seat is taken yet.",
    "not-playing": "The game is not going on.",
    "still-there": "That player is there, or was a moment ago.",
    "resigned": "You have resigned; a bot plays on.",
    "over": "The game is over.",
    "not-asked": "Somebody else is asked.",
    "stale": "The game has gone on in the meantime; here is how it stands.",
    "not-offered": "That cannot be chosen now.",
    "cannot-undo": "There is no answer of yours to take back.",
    "no-undo": "At this table answers are not taken back.",
    "nothing-asked": "Nobody asks you to take something back.",
    "no-bot": "There is no bot on that seat.",
    "no-chat": "Talking is turned off at this table.",
    "bad-text": "A message needs signs that can be printed.",
    "failed": "Something went wrong on our side; nothing was lost. Try again.",
    "stopping": "The server is being restarted; you will be connected again by yourself.",
    "slow": "The connection is too slow for the news of this table; connect again.",
}
# Refusals after which it is worth to come back.
PASSING: tuple[Code, ...] = ("busy", "failed", "stopping")
MANY_TABLES = "That were many tables in a short time; wait a little."


class Rejection(Exception):
    """Says what is wrong: a code for programs, a sentence for people."""

    def __init__(
        self, code: Code, text: str | None = None, reasons: list[AnyReason] | None = None, update: Update | None = None
    ) -> None:
        super().__init__(code)
        self.code: Code = code
        self.text = text or SENTENCES[code]
        self.reasons = reasons or []
        self.update = update


def bye(code: Code, text: str | None = None, again: float = 2.0) -> Bye:
    """The last message to a connection; `again`: seconds until it is worth to come back, if it is."""
    return Bye(code=code, text=text or SENTENCES[code], again=again if code in PASSING else None)
