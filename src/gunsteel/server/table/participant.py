"""What a request means at a table: the act to be stored, or a Rejection. Changes nothing."""

import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import assert_never

from gunsteel.bots.levels import LEVELS
from gunsteel.server.refusals import Rejection
from gunsteel.server.store.reports import PlayerReport
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.seat import COLOURS, SHAPES
from gunsteel.server.table.state import TableState
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Colour, Shape

LEVEL_NAMES = frozenset(level.name for level in LEVELS)
MOST_SAID = 2000
MOST_UNLIMITED = 2000
# Each may cost as much as the whole game so far, whenever the table is loaded.
MOST_UNDONE = 300
# Undoing an answer of long ago is possible in a game of so many choices, and where so many have been undone.
CHOICES_REPLAYED, MOST_REPLAYED = 1_000, 50
SOMEBODY_AWAY = "Somebody learned something from it, and a player who is away cannot be asked."

# The requests that become acts as they are.
Change = (
    protocol.Stand
    | protocol.Rename
    | protocol.Ready
    | protocol.Assign
    | protocol.Choose
    | protocol.Undo
    | protocol.Allow
    | protocol.Resign
    | protocol.Away
    | protocol.Say
    | protocol.Emote
    | protocol.Chat
    | protocol.Close
)


def new_key() -> str:
    return secrets.token_urlsafe(16)


def digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def opens(state: TableState, key: str) -> int | None:
    """The seat that this key opens; every seat is compared, in constant time."""
    given = digest(key)
    found = None
    for seat, seat_state in enumerate(state.seats):
        if compare_digest(given, seat_state.key or "-"):
            found = seat
    return found


def seat_of(state: TableState, who: str) -> int | None:
    return next((seat for seat, seat_state in enumerate(state.seats) if seat_state.who == who), None)


class Participant:
    """Looks at requests of one person at one table; `seat` is where they sit, None if they watch."""

    def __init__(self, state: TableState, who: str, seat: int | None, at: float) -> None:
        self.state = state
        self.who = who
        self.seat = seat
        self.at = at

    def act(self, request: Change) -> AnyAct:
        match request:
            case protocol.Stand() | protocol.Rename() | protocol.Ready() | protocol.Assign():
                self._not_too_often()
                return self._seating(request)
            case protocol.Choose():
                return self._choose(request)
            case protocol.Undo():
                return self._undo()
            case protocol.Allow():
                return self._allow(request.yes)
            case protocol.Resign():
                return acts.Resigned(at=self.at, seat=self._player())
            case protocol.Away():
                return self._away(request.on)
            case protocol.Say() | protocol.Emote():
                return self._say(request)
            case protocol.Chat():
                self._only_host()
                self._not_too_often()
                return acts.Hushed(at=self.at, chat=request.on)
            case protocol.Close():
                return self._close()
            case _:
                assert_never(request)

    # --- Seats ---------------------------------------------------------------------------------------------

    def sit(self, request: protocol.Sit, key: str) -> acts.Sat:
        """`key` is the new secret of the seat. A seat with a link is only for somebody who came by the link."""
        self._waiting()
        self._not_too_often()
        seated = self.seat is not None and self.state.seats[self.seat].who is not None
        if seated or seat_of(self.state, self.who) is not None:
            raise Rejection("already-seated")
        seat_state = self.state.seats[self._known(request.seat)]
        if seat_state.taken or (seat_state.key is not None and self.seat != request.seat):
            raise Rejection("seat-taken")
        colour, shape = self._looks(request.seat, request.colour, request.shape)
        name = printable(request.name, "bad-name")
        return acts.Sat(
            at=self.at, seat=request.seat, who=self.who, key=digest(key), name=name, colour=colour, shape=shape
        )

    def link(self, seat: int, key: str) -> acts.Keyed:
        """A new secret for one's own seat, or for an open one."""
        self._not_too_often()
        seat_state = self.state.seats[self._known(seat)]
        if seat_state.who is None:
            self._only_host()
            self._waiting()
            if seat_state.level is not None:
                raise Rejection("seat-taken")
        elif seat != self.seat:
            raise Rejection("seat-taken")
        return acts.Keyed(at=self.at, seat=seat, key=digest(key))

    def _seating(
        self, request: protocol.Stand | protocol.Rename | protocol.Ready | protocol.Assign
    ) -> acts.Stood | acts.Renamed | acts.GotReady | acts.Assigned:
        if isinstance(request, protocol.Assign):
            self._only_host()
            self._waiting()
            if request.level is not None:
                check_level(request.level)
            return acts.Assigned(at=self.at, seat=self._known(request.seat), level=request.level)
        seat = self._seated()
        if isinstance(request, protocol.Rename):
            if self.state.status == "closed":
                raise Rejection("closed")
            colour, shape = self._looks(seat, request.colour, request.shape)
            name = printable(request.name, "bad-name")
            return acts.Renamed(at=self.at, seat=seat, name=name, colour=colour, shape=shape)
        self._waiting()
        if isinstance(request, protocol.Stand):
            return acts.Stood(at=self.at, seat=seat)
        return acts.GotReady(at=self.at, seat=seat, on=request.on)

    def _looks(self, seat: int, colour: Colour | None, shape: Shape | None) -> tuple[Colour, Shape]:
        """As requested; what is left open is chosen from what nobody has."""
        others = [seat_state for other, seat_state in enumerate(self.state.seats) if other != seat and seat_state.taken]
        colours = {seat_state.colour for seat_state in others}
        shapes = {seat_state.shape for seat_state in others}
        if colour in colours or shape in shapes:
            raise Rejection("looks-taken")
        mine = self.state.seats[seat]
        usual_colour = mine.colour if mine.colour not in colours else next(c for c in COLOURS if c not in colours)
        usual_shape = mine.shape if mine.shape not in shapes else next(s for s in SHAPES if s not in shapes)
        return colour or usual_colour, shape or usual_shape

    def start(self) -> None:
        """Whether the host may begin now."""
        self._only_host()
        self._waiting()
        if not all(seat_state.taken for seat_state in self.state.seats):
            raise Rejection("not-ready")

    # --- The game --------------------------------------------------------------------------------------------

    def _choose(self, request: protocol.Choose) -> acts.Answered:
        seat = self._player()
        if self.state.seats[seat].away:
            raise Rejection("not-asked", "A bot plays for you; take over again first.")
        game = self.state.playing
        if game.chooser == seat and request.n != game.counts[seat]:
            raise Rejection("stale", update=game.current(seat))
        return acts.Answered(at=self.at, by=seat, options=request.options)

    def _undo(self) -> acts.AskedUndo:
        seat = self._player()
        table = self.state.playing
        if not self.state.settings.undo:
            raise Rejection("no-undo")
        if seat not in table.progress.choosers:
            raise Rejection("cannot-undo")
        if self.state.asked_undo[seat] >= MOST_UNDONE:
            raise Rejection("cannot-undo", "You have undone enough answers at this table.")
        if table.may_undo(seat):
            return acts.AskedUndo(at=self.at, seat=seat, of=[])
        others = [other for other in self.state.seats if other.number != seat and other.who is not None]
        if any(other.away and not other.resigned for other in others):
            raise Rejection("cannot-undo", SOMEBODY_AWAY)
        if self._is_far(seat):
            raise Rejection("cannot-undo", "That is too long ago to be undone.")
        return acts.AskedUndo(at=self.at, seat=seat, of=[other.number for other in others if other.plays])

    def _is_far(self, seat: int) -> bool:
        """Whether the game would have to be replayed, and is long, or has been replayed often."""
        table = self.state.playing
        choosers = table.progress.choosers
        back = len(choosers) - max(index for index, chooser in enumerate(choosers) if chooser == seat)
        if back <= len(table.shown_before):
            return False
        return len(choosers) > CHOICES_REPLAYED or sum(self.state.asked_undo) > MOST_REPLAYED

    def _allow(self, yes: bool) -> acts.Allowed:
        seat = self._player()
        if self.state.asking is None or seat not in self.state.asking.waiting:
            raise Rejection("nothing-asked")
        return acts.Allowed(at=self.at, seat=seat, yes=yes)

    def _away(self, on: bool) -> acts.WentAway | acts.CameBack:
        seat = self._player()
        if self.state.seats[seat].away == on:
            raise Rejection("not-playing", "That is already so.")
        if on:
            self._not_too_often()
        return acts.WentAway(at=self.at, seat=seat, why="wanted") if on else acts.CameBack(at=self.at, seat=seat)

    def substitute(self, seat: int) -> acts.WentAway:
        """A bot for somebody else; whether they are there, the caller knows."""
        self._player()
        if self.state.settings.away is None:
            raise Rejection("still-there", "At this table nobody is replaced for being away.")
        if not self.state.seats[self._known(seat)].plays:
            raise Rejection("no-seat", "No person plays on that seat.")
        return acts.WentAway(at=self.at, seat=seat, why="substituted")

    # --- Talk ------------------------------------------------------------------------------------------------

    def _say(self, request: protocol.Say | protocol.Emote) -> acts.Spoke:
        seat = self._seated()
        if self.state.status == "closed":
            raise Rejection("closed")
        if not self.state.chat:
            raise Rejection("no-chat")
        if self.state.spoken >= MOST_SAID:
            raise Rejection("no-chat", "This table has reached its limit of messages.")
        if isinstance(request, protocol.Emote):
            return acts.Spoke(at=self.at, seat=seat, feeling=request.feeling)
        return acts.Spoke(at=self.at, seat=seat, text=printable(request.text, "bad-text"))

    def report(self, request: protocol.Report) -> PlayerReport:
        """What whoever runs the server is told."""
        self._seated()
        there = self.state.seats[self._known(request.seat)]
        if there.who is None or there.who == self.who:
            raise Rejection("no-seat", "No other person sits there.")
        same = (said for said in self.state.said if (said[1].seat, said[1].at) == (request.seat, request.at))
        message, said = next(same, (None, None))
        reason = printable(request.reason, "bad-text") if request.reason else ""
        text = None if said is None else said.text or said.feeling
        name = there.name
        return PlayerReport(self.at, self.state.id, self.who, there.who, name, request.seat, reason, message, text)

    def _close(self) -> acts.Closed:
        self._only_host()
        if self.state.status in ("over", "closed"):
            raise Rejection("over" if self.state.status == "over" else "closed")
        others = [
            seat_state
            for seat_state in self.state.seats
            if seat_state.who not in (None, self.who) and not seat_state.resigned
        ]
        if self.state.status == "playing" and others:
            raise Rejection("not-host", "Others are playing; the table stays open for them.")
        return acts.Closed(at=self.at, by="host")

    # --- Checks -------------------------------------------------------------------------

    def _known(self, seat: int) -> int:
        if seat >= len(self.state.seats):
            raise Rejection("no-seat")
        return seat

    def _waiting(self) -> None:
        if self.state.status == "closed":
            raise Rejection("closed")
        if self.state.status != "waiting":
            raise Rejection("not-waiting")

    def _seated(self) -> int:
        if self.seat is None or self.state.seats[self.seat].who is None:
            raise Rejection("not-seated")
        return self.seat

    def _player(self) -> int:
        """The seat of somebody who plays on."""
        seat = self._seated()
        if self.state.status == "closed":
            raise Rejection("closed")
        if self.state.status == "over":
            raise Rejection("over")
        if self.state.status != "playing":
            raise Rejection("not-playing", "The game has not begun.")
        if self.state.seats[seat].resigned:
            raise Rejection("resigned")
        return seat

    def _not_too_often(self) -> None:
        """For requests that could be repeated forever: a table must not grow without end."""
        if self.state.unlimited >= MOST_UNLIMITED:
            raise Rejection("too-fast", "That has been done too often at this table.")

    def _only_host(self) -> None:
        if self.who != self.state.host:
            raise Rejection("not-host")


def printable(text: str, code: protocol.Code) -> str:
    """Text of a person in one line, without characters that cannot be printed."""
    plain = " ".join(text.split())
    if not plain or not plain.isprintable():
        raise Rejection(code)
    return plain


def check_level(level: str) -> None:
    if level not in LEVEL_NAMES:
        raise Rejection("no-level")
