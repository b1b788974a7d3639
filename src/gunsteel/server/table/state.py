"""A table as it follows from its acts: who sits there, the game, the clocks, what was said.

Pure: no clock, no chance, no connections. The same acts make the same table, on every machine."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, assert_never

from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.explain.aim import Aim
from gunsteel.formats import record as records
from gunsteel.formats.notation import CHANCE, Chooser
from gunsteel.formats.record import Record
from gunsteel.info.progress import Audience
from gunsteel.language.player_names import BOTS_FIELD
from gunsteel.server.spare_time import Steps, finished
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.clock import Clocks
from gunsteel.server.table.ids import code_of
from gunsteel.server.table.seat import SeatState
from gunsteel.shared_game import Refusal, SharedGame, Update
from gunsteel.wire.lobby import Asking, GameChoice, HowEnded, Language, TableInfo, TableStatus
from gunsteel.wire.protocol import Said

SAID_KEPT = 50
# Acts that could be repeated forever without the game coming nearer to its end.
UNLIMITED = (
    acts.Sat,
    acts.Stood,
    acts.Renamed,
    acts.GotReady,
    acts.Assigned,
    acts.Keyed,
    acts.WentAway,
    acts.Hushed,
)
# Acts that belong to one part of a table's life.
BEFORE = (acts.Sat, acts.Stood, acts.GotReady, acts.Assigned, acts.Began)
DURING = (
    acts.Answered,
    acts.AskedUndo,
    acts.Allowed,
    acts.Resigned,
    acts.WentAway,
    acts.CameBack,
    acts.Stopped,
    acts.Resumed,
)
# Games end by themselves long before (random ones with four players after 1,000); card values of one's own can make
# one that never does.
MOST_CHOICES = 4_000
MOST_ACTS = 20_000
# A bot that has not answered by then has died with its server; another process takes the table over.
BOT_LEASE = 10.0


class Misfit(Exception):
    """An act that does not follow from those before it."""


class NotTaken(Misfit):
    """The game refuses an answer: nothing has changed."""

    def __init__(self, refusal: Refusal, what: str) -> None:
        super().__init__(what)
        self.refusal = refusal


class Damaged(Exception):
    """Act `n` of a stored table is such an act, or cannot be read: the table cannot be continued."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(f"act {n}: {why}")
        self.n = n
        self.why = why


@dataclass
class News:
    """What an act brings about: updates for those who are watched, a changed table, something said."""

    updates: dict[Audience, Update] = field(default_factory=dict)
    changed: bool = True
    said: Said | None = None


class TableState:
    """One table. It is opened by its first act."""

    def __init__(self, id_: str, opened: acts.Opened) -> None:
        self.id = id_
        self.host = opened.host
        self.game = opened.game
        self.settings = opened.settings
        self.created = opened.at
        self.start = opened.record
        self.daily = opened.daily
        self.seats = [SeatState(number, level) for number, level in enumerate(opened.levels)]
        self.status: TableStatus = "waiting"
        self.ended: HowEnded | None = None
        self.winners: list[int] | None = None
        self.points: list[int] | None = None
        self.chat = True
        self.rematch: str | None = None
        self.asking: Asking | None = None
        self.table: SharedGame | None = None
        self._prepared: tuple[acts.Began, SharedGame] | None = None
        self.watched: set[Audience] = set()
        self.clocks = Clocks(self.settings.clock, len(self.seats))
        # When everybody was told who is asked, and when the latest answer was given, even if it is hidden.
        self.asked_since = self.answered = opened.at
        self.resumed = 0.0
        # What bots say they are after; told with the act it was for.
        self.aims: dict[int, Aim] = {}
        self.pending_aims: dict[int, Aim] = {}
        # With the numbers of their acts.
        self.said: deque[tuple[int, Said]] = deque(maxlen=SAID_KEPT)
        self.spoken = 0
        self.unlimited = 0
        self.asked_undo = [0] * len(self.seats)
        self.acts = 1
        # The newest act as it is stored: it shows that a table in memory is the one in the database.
        self.last = b""

    # --- Acts --------------------------------------------------------------------------------------------

    def take(self, data: bytes) -> tuple[AnyAct, News]:
        """A stored act. Raises Damaged if it cannot be the next; then this state is of no more use."""
        return finished(self.taking(data))

    def taking(self, data: bytes) -> Steps[tuple[AnyAct, News]]:
        """The same in steps."""
        n = self.acts
        try:
            act = acts.decode_act(data)
            if isinstance(act, acts.Began):
                yield from self.preparing(act)
            news = self.apply(act)
        except MemoryError:
            raise
        except Exception as fault:
            raise Damaged(n, _why(fault)) from fault
        self.last = data
        return act, news

    def apply(self, act: AnyAct) -> News:
        """Apply an act. Raises Misfit, or fails otherwise, if it does not follow from those before it."""
        self._check(act)
        if isinstance(act, acts.Answered):
            return self._answer(act)
        self.acts += 1
        self.unlimited += isinstance(act, UNLIMITED)
        match act:
            case acts.Sat() | acts.Renamed():
                self._looks(act)
            case acts.Stood():
                self.seats[act.seat].clear()
            case acts.Assigned():
                self.seats[act.seat].clear()
                self.seats[act.seat].level = act.level
            case acts.GotReady():
                self.seats[act.seat].ready = act.on
            case acts.Keyed():
                self.seats[act.seat].key = act.key
            case acts.Began():
                return self._begin(act)
            case acts.AskedUndo() | acts.Allowed():
                return self._ask_undo(act)
            case acts.Resigned() | acts.WentAway() | acts.CameBack():
                self._replaced(act)
            case acts.Spoke():
                return self._spoke(act)
            case acts.Hushed():
                self.chat = act.chat
            case acts.Linked():
                self.rematch = act.table
            case acts.Closed():
                self._end("closed", None)
            case acts.Stopped():
                self._end("stopped", None)
            case acts.Unsaid():
                self.said = deque((said for said in self.said if said[0] != act.n), maxlen=SAID_KEPT)
            case acts.Resumed():
                self.clocks.resume(act.at, act.lost)
                self.asked_since = min(act.at, self.asked_since + act.lost)
                self.resumed = act.at
            case acts.Opened():
                raise Misfit("a table is opened once")
            case _:
                assert_never(act)
        return News()

    def _check(self, act: AnyAct) -> None:
        kind = type(act).__name__
        seat = getattr(act, "seat", 0)
        if not 0 <= seat < len(self.seats):
            raise Misfit(f"{kind}: there is no seat {seat}")
        if isinstance(act, BEFORE) and self.status != "waiting":
            raise Misfit(f"{kind}: the table is not waiting")
        if isinstance(act, DURING) and self.status != "playing":
            raise Misfit(f"{kind}: no game is in progress")
        if isinstance(act, acts.Sat) and self.seats[seat].taken:
            raise Misfit(f"{kind}: seat {seat} is taken")
        if isinstance(act, acts.Began) and not all(seat_state.taken for seat_state in self.seats):
            raise Misfit(f"{kind}: a seat is open")

    def _looks(self, act: acts.Sat | acts.Renamed) -> None:
        seat_state = self.seats[act.seat]
        # Who keeps colour and shape in a rematch swaps with the seat that has them.
        for other in self.seats:
            if other.colour == act.colour:
                other.colour = seat_state.colour
            if other.shape == act.shape:
                other.shape = seat_state.shape
        seat_state.name, seat_state.colour, seat_state.shape = act.name, act.colour, act.shape
        if isinstance(act, acts.Sat):
            seat_state.who, seat_state.key, seat_state.level = act.who, act.key, None

    def preparing(self, act: acts.Began) -> Steps[None]:
        """The game of an act that is about to be applied, in steps: it may go on from a long record."""
        self._check(act)
        alone = sum(seat_state.who is not None for seat_state in self.seats) == 1
        record = records.from_json(act.record)
        game = SharedGame(replace(record, choices=[], result=None), free=alone and self.settings.undo)
        game.watched = set()
        for index, choice in enumerate(record.choices):
            if game.chooser is None or isinstance(game.submit(game.chooser, [choice]), Refusal):
                raise Misfit(f"Began: choice {index} of the record is not on offer")
            yield
        self._prepared = (act, game)

    def _begin(self, act: acts.Began) -> News:
        if self._prepared is None or self._prepared[0] is not act:
            finished(self.preparing(act))
        assert self._prepared is not None
        self.table, self._prepared = self._prepared[1], None
        self.table.watched = self.watched
        self.status = "playing"
        self._asked(act.at, told=True)
        self._look_for_end()
        return News({audience: self.table.current(audience) for audience in self.watched})

    def _answer(self, act: acts.Answered) -> News:
        game = self.playing
        public = game.public
        told = game.submit(act.by, act.chosen)
        if isinstance(told, Refusal):
            raise NotTaken(told, f"Answered: {' '.join(act.chosen)} of {_seat(act.by)}: {told.code}")
        self.acts += 1
        if act.aim is not None and act.by is not CHANCE:
            self.pending_aims[act.by] = act.aim
        return News(told, changed=self._moved(act.at, public, answered=True))

    def _ask_undo(self, act: acts.AskedUndo | acts.Allowed) -> News:
        if isinstance(act, acts.AskedUndo):
            self.asked_undo[act.seat] += 1
            if not act.of:
                return self._undo(act.seat, act.at)
            self.asking = Asking(act.seat, act.of)
            return News()
        if self.asking is None or act.seat not in self.asking.waiting:
            raise Misfit(f"Allowed: nobody asks seat {act.seat}")
        seat, waiting = self.asking.seat, [other for other in self.asking.waiting if other != act.seat]
        self.asking = Asking(seat, waiting) if act.yes and waiting else None
        if not act.yes or waiting:
            return News()
        news = self._undo(seat, act.at)
        return News(news.updates, changed=True)

    def _undo(self, seat: int, at: float) -> News:
        public = self.playing.public
        told = self.playing.undo(seat, granted=True)
        if isinstance(told, Refusal):
            raise Misfit(f"AskedUndo: seat {seat}: {told.code}")
        self.pending_aims.clear()
        for other in self.seats:
            if other.away and seat not in other.undone:
                other.undone.append(seat)
        return News(told, changed=self._moved(at, public, answered=False))

    def _moved(self, at: float, public: State, answered: bool) -> bool:
        """After an answer or an undo; whether more has changed than the game. Nobody else may notice a hidden step."""
        told = self.playing.public is not public
        asked = self.asking
        if told:
            self.asking = None
            self.aims.update(self.pending_aims)
            self.pending_aims.clear()
        self._asked(at, told, answered)
        self._look_for_end()
        return asked is not self.asking or self.status == "over"

    def _replaced(self, act: acts.Resigned | acts.WentAway | acts.CameBack) -> None:
        """Another answers for this seat from here."""
        seat_state = self.seats[act.seat]
        if isinstance(act, acts.Resigned):
            seat_state.resigned = True
        else:
            seat_state.away = isinstance(act, acts.WentAway)
            seat_state.undone = []
        if self.asking is not None and act.seat in (self.asking.seat, *self.asking.waiting):
            self.asking = None
        left = [seat for seat, other in enumerate(self.seats) if not other.resigned]
        if len(left) == 1:
            self._end("resigned", left)
        elif self.status == "playing" and self.playing.chooser == act.seat:
            self._asked(act.at, told=True, answered=False)

    def _spoke(self, act: acts.Spoke) -> News:
        said = Said(seat=act.seat, at=act.at, text=act.text, feeling=act.feeling)
        self.said.append((self.acts - 1, said))
        self.spoken += 1
        return News(changed=False, said=said)

    # --- The game ----------------------------------------------------------------------------------------

    @property
    def playing(self) -> SharedGame:
        assert self.table is not None, "the game has not begun"
        return self.table

    def watch(self, audiences: set[Audience]) -> None:
        """From now on updates are made for these."""
        self.watched.clear()
        self.watched.update(audiences)

    def _asked(self, at: float, told: bool, answered: bool = True) -> None:
        """Somebody is asked, from this moment on."""
        self.answered = at
        if told:
            self.asked_since = at
        chooser = self.playing.chooser
        person = isinstance(chooser, int) and self.seats[chooser].plays
        self.clocks.run(chooser if person and isinstance(chooser, int) else None, at, told, answered)

    def _look_for_end(self) -> None:
        result = self.playing.record.result
        if self.playing.state.over and result is not None:
            self._end("rules", result["winners"])
            self.points = result["vp"]

    def _end(self, why: HowEnded, winners: list[int] | None) -> None:
        self.status = "closed" if why == "closed" else "over"
        self.ended, self.winners, self.asking = why, winners, None
        self.clocks.running = None

    @property
    def endless(self) -> bool:
        """Whether this game is to be stopped."""
        if self.status != "playing":
            return False
        return len(self.playing.record.choices) >= MOST_CHOICES or self.acts >= MOST_ACTS

    @property
    def bot_asked(self) -> tuple[int, str] | None:
        """The seat that is asked and the level of the bot that answers, if one does."""
        if self.status != "playing":
            return None
        chooser = self.playing.chooser
        if not isinstance(chooser, int):
            return None
        level = self.seats[chooser].bot(self.settings.substitute)
        return None if level is None else (chooser, level)

    @property
    def person_asked(self) -> int | None:
        if self.status != "playing":
            return None
        chooser = self.playing.chooser
        return chooser if isinstance(chooser, int) and self.seats[chooser].plays else None

    @property
    def people(self) -> bool:
        """Whether anybody but bots sits here; bots alone play only while somebody watches."""
        return any(seat_state.who is not None for seat_state in self.seats)

    @property
    def all_ready(self) -> bool:
        """Every seat is taken, and every person ready."""
        people = [seat_state for seat_state in self.seats if seat_state.who is not None]
        return (
            bool(people)
            and all(seat_state.ready for seat_state in people)
            and all(seat_state.taken for seat_state in self.seats)
        )

    @property
    def wake(self) -> float | None:
        """When this table is due, if nothing else happens before."""
        if self.status == "waiting":
            return 0.0 if self.all_ready else None
        if self.status != "playing":
            return None
        if self.bot_asked is not None:
            return self.answered + BOT_LEASE if self.people else None
        if self.person_asked is None:
            return 0.0
        away = self.settings.away
        times = [self.clocks.deadline, None if away is None else self.asked_since + away]
        return min((time for time in times if time is not None), default=None)

    def names(self, language: Language | None = None) -> list[str]:
        """What the players are called; records and programs have the English names of bots."""
        return [seat_state.name_in(language or "en") for seat_state in self.seats]

    def rules(self) -> Rules:
        return rules_for(self.game)

    def record(self) -> dict[str, Any]:
        """The whole game, for those who may see all of it."""
        game = self.playing.record
        extra: dict[str, Any] = dict(game.extra)
        levels = [seat_state.level for seat_state in self.seats]
        if any(levels):
            extra[BOTS_FIELD] = levels
        if self.ended == "resigned":
            extra["x-resigned"] = [seat for seat, seat_state in enumerate(self.seats) if seat_state.resigned]
        if self.ended in ("resigned", "stopped"):
            extra["x-stopped"] = True
        return Record(game.rules, game.setup, game.choices, self.names(), game.result, extra).to_json()

    def info(self, present: set[int], now: float | None) -> TableInfo:
        """As everybody may see it; without a time, without clocks."""
        people = [seat_state.who is not None for seat_state in self.seats]
        return TableInfo(
            id=self.id,
            game=self.game,
            settings=self.settings,
            status=self.status,
            seats=[
                seat_state.info(seat in present, self.settings.substitute) for seat, seat_state in enumerate(self.seats)
            ],
            created=self.created,
            chat=self.chat,
            clock=self.clocks.info(people, now) if self.status == "playing" and now is not None else None,
            asking=self.asking,
            winners=self.winners,
            ended=self.ended,
            rematch=self.rematch,
            continued=self.start is not None and self.daily is None,
            host=next((seat for seat, one in enumerate(self.seats) if one.who == self.host), None),
            code=code_of(self.id) if self.settings.public else None,
            points=self.points,
            daily=self.daily,
        )


def rules_for(game: GameChoice) -> Rules:
    return Rules(game.set, game.players, game.switches, game.cards)


def state_of(id_: str, written: Sequence[AnyAct]) -> TableState:
    """The table that these acts make."""
    return loaded(id_, [acts.encode_act(act) for act in written])


def loaded(id_: str, kept: Sequence[bytes]) -> TableState:
    """The table that these stored acts make. Raises Damaged."""
    return finished(loading(id_, kept))


def loading(id_: str, kept: Sequence[bytes]) -> Steps[TableState]:
    """The same in steps."""
    if not kept:
        raise Damaged(0, "there is none")
    try:
        opened = acts.decode_act(kept[0])
        if not isinstance(opened, acts.Opened):
            raise Misfit("a table begins with being opened")
        state = TableState(id_, opened)
    except MemoryError:
        raise
    except Exception as fault:
        raise Damaged(0, _why(fault)) from fault
    state.last = kept[0]
    for data in kept[1:]:
        yield from state.taking(data)
        yield
    return state


def examined(id_: str, kept: Sequence[bytes]) -> tuple[TableState | None, Damaged | None]:
    """The table that as many of the acts make as follow from each other, and what is wrong with the next."""
    try:
        return loaded(id_, kept), None
    except Damaged as fault:
        return (loaded(id_, kept[: fault.n]) if fault.n else None), fault


def _seat(chooser: Chooser) -> str:
    return "chance" if chooser is CHANCE else f"seat {chooser}"


def _why(fault: Exception) -> str:
    return str(fault) if isinstance(fault, Misfit) else f"{type(fault).__name__}: {fault}"
