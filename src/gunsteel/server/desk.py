"""What a request means at a table: the act to be written down, or No. Changes nothing."""

import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import assert_never

from gunsteel.bots.levels import LEVELS
from gunsteel.server import acts
from gunsteel.server.acts import AnyAct
from gunsteel.server.chair import COLOURS, SHAPES
from gunsteel.server.no import No
from gunsteel.server.room import Room
from gunsteel.shared_game import Refusal
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Colour, Shape

LEVEL_NAMES = frozenset(level.name for level in LEVELS)
MOST_SAID = 2000
MOST_RESTLESS = 2000
# Each may cost as much as the game so far, whenever the table is loaded.
MOST_TAKEN_BACK = 300

# The requests that become acts as they are.
Change = (
    protocol.Stand
    | protocol.Rename
    | protocol.Ready
    | protocol.Assign
    | protocol.Choose
    | protocol.TakeBack
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


def opens(room: Room, key: str) -> int | None:
    """The seat that this key opens; every seat is compared, in constant time."""
    given = digest(key)
    found = None
    for seat, chair in enumerate(room.chairs):
        if compare_digest(given, chair.key or "-"):
            found = seat
    return found


def seat_of(room: Room, who: str) -> int | None:
    return next((seat for seat, chair in enumerate(room.chairs) if chair.who == who), None)


class Desk:
    """Looks at requests of one person at one table; `seat` is where they sit, None if they watch."""

    def __init__(self, room: Room, who: str, seat: int | None, at: float) -> None:
        self.room = room
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
            case protocol.TakeBack():
                return self._take_back()
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
        """`key` is the new secret of the seat. A seat with a link is for whom the link has led there."""
        self._waiting()
        self._not_too_often()
        seated = self.seat is not None and self.room.chairs[self.seat].who is not None
        if seated or seat_of(self.room, self.who) is not None:
            raise No("already-seated")
        chair = self.room.chairs[self._known(request.seat)]
        if chair.taken or (chair.key is not None and self.seat != request.seat):
            raise No("seat-taken")
        colour, shape = self._looks(request.seat, request.colour, request.shape)
        name = printable(request.name, "bad-name")
        return acts.Sat(
            at=self.at, seat=request.seat, who=self.who, key=digest(key), name=name, colour=colour, shape=shape
        )

    def link(self, seat: int, key: str) -> acts.Keyed:
        """A new secret for one's own seat, or for an open one."""
        self._not_too_often()
        chair = self.room.chairs[self._known(seat)]
        if chair.who is None:
            self._only_host()
            self._waiting()
            if chair.level is not None:
                raise No("seat-taken")
        elif seat != self.seat:
            raise No("seat-taken")
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
            if self.room.status == "closed":
                raise No("closed")
            colour, shape = self._looks(seat, request.colour, request.shape)
            name = printable(request.name, "bad-name")
            return acts.Renamed(at=self.at, seat=seat, name=name, colour=colour, shape=shape)
        self._waiting()
        if isinstance(request, protocol.Stand):
            return acts.Stood(at=self.at, seat=seat)
        return acts.GotReady(at=self.at, seat=seat, on=request.on)

    def _looks(self, seat: int, colour: Colour | None, shape: Shape | None) -> tuple[Colour, Shape]:
        """As wished for; what is left open is taken from what nobody has."""
        others = [chair for other, chair in enumerate(self.room.chairs) if other != seat and chair.taken]
        colours = {chair.colour for chair in others}
        shapes = {chair.shape for chair in others}
        if colour in colours or shape in shapes:
            raise No("looks-taken")
        mine = self.room.chairs[seat]
        usual_colour = mine.colour if mine.colour not in colours else next(c for c in COLOURS if c not in colours)
        usual_shape = mine.shape if mine.shape not in shapes else next(s for s in SHAPES if s not in shapes)
        return colour or usual_colour, shape or usual_shape

    def start(self) -> None:
        """Whether the host may begin now."""
        self._only_host()
        self._waiting()
        if not all(chair.taken for chair in self.room.chairs):
            raise No("not-ready")

    # --- The game --------------------------------------------------------------------------------------------

    def _choose(self, request: protocol.Choose) -> acts.Chose:
        seat = self._player()
        if self.room.chairs[seat].away:
            raise No("not-asked", "A bot plays for you; take over again first.")
        game = self.room.playing
        if game.chooser == seat and request.n != game.counts[seat]:
            raise No("stale", update=game.current(seat))
        refusal = game.refusal(seat, request.option)
        if refusal is not None:
            raise no(refusal)
        return acts.Chose(at=self.at, by=seat, option=request.option)

    def _take_back(self) -> acts.AskedBack:
        seat = self._player()
        table = self.room.playing
        if not self.room.settings.take_backs:
            raise No("no-take-backs")
        if seat not in table.progress.choosers:
            raise No("cannot-take-back")
        if self.room.asked_back[seat] >= MOST_TAKEN_BACK:
            raise No("cannot-take-back", "You have taken back enough at this table.")
        free = table.may_undo(seat)
        others = [
            other for other, chair in enumerate(self.room.chairs) if other != seat and chair.free_agent and not free
        ]
        return acts.AskedBack(at=self.at, seat=seat, of=others)

    def _allow(self, yes: bool) -> acts.Allowed:
        seat = self._player()
        if self.room.asking is None or seat not in self.room.asking.waiting:
            raise No("nothing-asked")
        return acts.Allowed(at=self.at, seat=seat, yes=yes)

    def _away(self, on: bool) -> acts.WentAway | acts.CameBack:
        seat = self._player()
        if self.room.chairs[seat].away == on:
            raise No("not-playing", "That is so already.")
        if on:
            self._not_too_often()
        return acts.WentAway(at=self.at, seat=seat, why="wanted") if on else acts.CameBack(at=self.at, seat=seat)

    def substitute(self, seat: int) -> acts.WentAway:
        """A bot for somebody else; whether they are there, the caller knows."""
        self._player()
        if self.room.settings.away is None:
            raise No("still-there", "At this table nobody is replaced for being away.")
        if not self.room.chairs[self._known(seat)].free_agent:
            raise No("no-seat", "No person plays on that seat.")
        return acts.WentAway(at=self.at, seat=seat, why="substituted")

    # --- Talk ------------------------------------------------------------------------------------------------

    def _say(self, request: protocol.Say | protocol.Emote) -> acts.Spoke:
        seat = self._seated()
        if self.room.status == "closed":
            raise No("closed")
        if not self.room.chat:
            raise No("no-chat")
        if self.room.spoken >= MOST_SAID:
            raise No("no-chat", "Enough has been said at this table.")
        if isinstance(request, protocol.Emote):
            return acts.Spoke(at=self.at, seat=seat, feeling=request.feeling)
        return acts.Spoke(at=self.at, seat=seat, text=printable(request.text, "bad-text"))

    def _close(self) -> acts.Closed:
        self._only_host()
        if self.room.status in ("over", "closed"):
            raise No("over" if self.room.status == "over" else "closed")
        others = [chair for chair in self.room.chairs if chair.who not in (None, self.who) and not chair.resigned]
        if self.room.status == "playing" and others:
            raise No("not-host", "Others are playing; the table stays open for them.")
        return acts.Closed(at=self.at, by="host")

    # --- What is asked again and again -------------------------------------------------------------------------

    def _known(self, seat: int) -> int:
        if seat >= len(self.room.chairs):
            raise No("no-seat")
        return seat

    def _waiting(self) -> None:
        if self.room.status == "closed":
            raise No("closed")
        if self.room.status != "waiting":
            raise No("not-waiting")

    def _seated(self) -> int:
        if self.seat is None or self.room.chairs[self.seat].who is None:
            raise No("not-seated")
        return self.seat

    def _player(self) -> int:
        """The seat of somebody who plays on."""
        seat = self._seated()
        if self.room.status == "closed":
            raise No("closed")
        if self.room.status == "over":
            raise No("over")
        if self.room.status != "playing":
            raise No("not-playing", "The game has not begun.")
        if self.room.chairs[seat].resigned:
            raise No("resigned")
        return seat

    def _not_too_often(self) -> None:
        """All that is no answer and could go on for ever; a table does not grow without end."""
        if self.room.restless >= MOST_RESTLESS:
            raise No("too-fast", "That has been done too often at this table.")

    def _only_host(self) -> None:
        if self.who != self.room.host:
            raise No("not-host")


def printable(text: str, code: protocol.Code) -> str:
    """Text of a person, without what upsets a screen."""
    plain = " ".join(text.split())
    if not plain or not plain.isprintable():
        raise No(code)
    return plain


def check_level(level: str) -> None:
    if level not in LEVEL_NAMES:
        raise No("no-level")


def no(refusal: Refusal) -> No:
    return No(refusal.code, reasons=refusal.reasons)
