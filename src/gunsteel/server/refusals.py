"""Why a request was rejected, for the client: nothing was changed."""

from gunsteel.explain.reasons import AnyReason
from gunsteel.shared_game import Update
from gunsteel.wire.protocol import Bye, Code

# What each code says to a person, and what to do next.
SENTENCES: dict[Code, str] = {
    "malformed": "The message was not understood.",
    "too-large": "The message is too large.",
    "too-fast": "Too many requests at once; wait a moment.",
    "version": "This server uses version 2 of the protocol; reload the page or update the client.",
    "hello-first": "The first message must be hello, and it is sent only once.",
    "no-table": "There is no such table. Check the link; old tables are removed after a while.",
    "wrong-key": "This link no longer gives access to a seat. You can still watch without it.",
    "closed": "This table was closed.",
    "banned": "You cannot use this server at the moment; ask whoever runs it.",
    "full": "Too many connections; try again later.",
    "damaged": (
        "This table's record is damaged and cannot be continued; whoever runs this server can repair it. "
        "Other tables are not affected."
    ),
    "busy": "The server is busy; try again in a moment. Nothing was lost.",
    "not-seated": "You are watching; only seated players can do that.",
    "already-seated": "You already have a seat at this table.",
    "seat-taken": "Someone is already sitting there; choose another seat.",
    "no-seat": "This table has no such seat.",
    "looks-taken": "Someone already has that colour or shape; choose another.",
    "bad-name": "A name must contain visible characters; choose another.",
    "no-level": "There is no such bot level.",
    "not-host": "Only the person who opened the table can do that.",
    "not-waiting": "The game has already begun.",
    "not-ready": "Not every seat is taken yet.",
    "not-playing": "The game is not in progress.",
    "still-there": "That player is there, or was a moment ago.",
    "resigned": "You have resigned; a bot plays on for you.",
    "over": "The game is over.",
    "not-asked": "Someone else is choosing now.",
    "stale": "The game has moved on in the meantime; this is how it stands now.",
    "not-offered": "That cannot be chosen now.",
    "cannot-undo": "You have no answer to undo.",
    "no-undo": "Undo is not allowed at this table.",
    "nothing-asked": "There is no undo request to answer.",
    "no-bot": "There is no bot in that seat.",
    "no-chat": "Chat is turned off at this table.",
    "bad-text": "A message must contain visible characters.",
    "failed": "Something went wrong on our side; nothing was lost. Try again.",
    "stopping": "The server is being restarted; you will be reconnected automatically.",
    "slow": "The connection is too slow for the updates of this table; connect again.",
}
# Rejections after which the client should try again.
PASSING: tuple[Code, ...] = ("busy", "failed", "stopping")
MANY_TABLES = "That was a lot of tables in a short time; wait a little."
MANY_UPLOADS = "You have uploaded a lot today; wait a while."
# An error message may quote everything that was sent.
LONGEST_FAULT = 300


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
    """The last message to a connection; `again`: seconds until it should connect again, if it should."""
    return Bye(code=code, text=text or SENTENCES[code], again=again if code in PASSING else None)
