"""A game of Guns & Steel as one object: ask it, answer it, go back, look at it, save it."""

import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from os import PathLike, fspath
from typing import Any

from gunsteel.card_book import CardBook, WonderBook
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import Outcome, outcome
from gunsteel.core.setup import Setup, check_layout
from gunsteel.core.state import State
from gunsteel.errors import Refused, refused, shown
from gunsteel.explain.about import asking_card
from gunsteel.explain.question import Question, question_of
from gunsteel.explain.reasons import Reason
from gunsteel.explain.why_not import why_not
from gunsteel.formats.deal import deal
from gunsteel.formats.files import read_record, read_values, write
from gunsteel.formats.notation import CHANCE, Chooser, not_on_offer, offered_names
from gunsteel.formats.record import Record, check_result, names_from_json, setup_from_json
from gunsteel.info.belief import Belief
from gunsteel.info.events import SeenEvent, seen_events
from gunsteel.info.progress import Progress
from gunsteel.info.view import Scene
from gunsteel.language.narrator import Narrator
from gunsteel.language.table_text import TableText
from gunsteel.observation import Observation, observe, sample_state

LARGEST_SEED = 2**96


class WhyNot:
    """A reason why an option is not on offer: `.rule`, `.code`, and `.text(lang)`."""

    def __init__(self, reason: Reason, seat: Chooser, names: Sequence[str] | None) -> None:
        self.reason = reason
        self._you = None if seat is CHANCE else seat
        self._names = names

    @property
    def rule(self) -> str:
        """The number of the rule that says so."""
        return self.reason.rule

    @property
    def code(self) -> str:
        return self.reason.code

    def text(self, lang: str = "en") -> str:
        return Narrator(lang).reason(self.reason, self._you, self._names)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<WhyNot {self.code} ({self.rule}): {self.text()}>"

    def __eq__(self, other: object) -> bool:
        return self.reason == other.reason if isinstance(other, WhyNot) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


class Game:
    """A game in progress, with everything known to whoever holds this object; `view` shows what one seat may know.

    Two games are equal when their rules, set-ups and choices are."""

    def __init__(
        self,
        set: str = "base",
        players: int = 2,
        seed: int | None = None,
        *,
        cards: "str | PathLike[str] | Mapping[str, object] | None" = None,
        switches: Mapping[str, bool] | None = None,
        setup: Setup | Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        """Shuffle and deal a new game. The same `seed` gives the same game; without one, chance decides.

        `cards` are values that differ from the printed ones (a TOML file, or a mapping), `switches` turn rule
        switches on or off, `setup` is a layout (of another game, or as records write it) instead of a shuffled one."""
        self.seed = _seed(seed)
        rules = Rules(set, players, switches, _values(cards))
        layout = deal(rules, Dice(self.seed)) if setup is None else _setup(rules, setup)
        self._progress = Progress(Record(rules, layout, names=_names(names, players)))

    @classmethod
    def from_record(cls, record: Record, seed: int | None = None) -> "Game":
        """The game that a record tells, with all its choices; one that does not fit the rules is refused."""
        progress = Progress(record)
        check_result(record, progress.state)
        return cls._of(progress, seed)

    @classmethod
    def load(cls, path: "str | PathLike[str]", seed: int | None = None) -> "Game":
        """Read a record (`.gs.json`)."""
        record = read_record(fspath(path))
        try:
            return cls.from_record(record, seed)
        except Refused as fault:
            raise refused("bad-record", "{file}: {text}", file=str(fspath(path)), text=fault) from None

    @classmethod
    def _of(cls, progress: Progress, seed: int | None) -> "Game":
        game = cls.__new__(cls)
        game.seed = _seed(seed)
        game._progress = progress
        return game

    # --- What is played ----------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        return self._progress.record.rules

    @property
    def set(self) -> str:
        """`base`, `renaissance` or `combined`."""
        return self.rules.set

    @property
    def players(self) -> int:
        return int(self.rules.players)

    @property
    def setup(self) -> Setup:
        """The layout before the first turn."""
        return self._progress.record.setup

    @property
    def names(self) -> list[str] | None:
        names = self._progress.record.names
        return None if names is None else list(names)

    @property
    def cards(self) -> CardBook:
        """The cards of this game with its values."""
        return CardBook(self.rules)

    @property
    def wonders(self) -> WonderBook:
        return WonderBook(self.rules)

    # --- Question and answer -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._progress.state.over

    @property
    def turn(self) -> int:
        """Counted from 1; every player's turn counts."""
        return int(self._progress.state.turn) + 1

    @property
    def question(self) -> Question:
        """Who is asked what, with the options on offer."""
        self._not_over()
        return question_of(self._progress.state)

    @property
    def choices(self) -> list[str]:
        """All answers so far, those of chance included."""
        return list(self._progress.record.choices)

    @property
    def answered(self) -> int:
        """How many answers were given so far."""
        return len(self._progress.record.choices)

    def push(self, option: str) -> list[SeenEvent]:
        """Answer the question; what happened, with every card open. Refused with reasons if it is not on offer."""
        self._not_over()
        state = self._progress.state
        offered = offered_names(state)
        if option not in offered:
            reasons = self.why_not(option)
            told = f": {reasons[0].text()}" if reasons else ""
            raise Refused(f"{not_on_offer(state, option)}{told} On offer: {', '.join(offered)}".strip(), reasons)
        before = len(self._progress.log)
        self._progress.apply(option, offered[option])
        news = self._progress.log.between(before, len(self._progress.log))
        # Each event as its own seat sees it: nothing is hidden.
        return [each for event in news for each in seen_events([event], event.seat, self.rules)]

    def pop(self) -> str:
        """Undo the last answer, be it a player's or chance's, and return it."""
        if not self._progress.record.choices:
            raise Refused("nothing to undo: no answer was given yet")
        last = self._progress.record.choices[-1]
        self._progress.undo_to(self.answered - 1)
        return last

    def roll(self) -> str:
        """An answer for chance: it follows from the seed and the number of choices so far."""
        self._not_over()
        if self._progress.chooser is not CHANCE:
            raise Refused(f"chance is not asked; {self._asked()}")
        options = list(offered_names(self._progress.state))
        mixed = blake2b(f"{self.seed} {self.answered}".encode(), digest_size=12)
        return options[Dice(int.from_bytes(mixed.digest())).below(len(options))]

    def why_not(self, option: str, seat: int | None = None) -> list[WhyNot]:
        """Why the seat that is asked (or another one) may not answer this; empty if it may."""
        state = self._progress.state
        who: Chooser | None = self._progress.chooser if seat is None else self._seat(seat)
        if who == self._progress.chooser and not state.over and option in offered_names(state):
            return []
        number = int(state.seat) if who is None or who is CHANCE else who
        return [WhyNot(reason, 0 if who is None else who, self.names) for reason in why_not(state, number, option)]

    # --- Looking -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Observation:
        """What this seat may know now; None is a spectator."""
        return observe(self._progress, None if seat is None else self._seat(seat))

    @property
    def state(self) -> State:
        """The fast layer below: a copy, yours to change (see `gunsteel.core.engine`)."""
        return self._progress.state.copy()

    @property
    def outcome(self) -> Outcome:
        """Winners, points and cards of a finished game."""
        if not self.over:
            raise Refused(f"the game is not over; {self._asked()}")
        return outcome(self._progress.state)

    @property
    def points(self) -> list[int]:
        """The points of each seat as they stand."""
        return list(outcome(self._progress.state).points)

    def text(self, lang: str = "en") -> str:
        """The table as text with every card open, then the question or the result."""
        screen = TableText(lang, None, self.names)
        table = screen.position(Scene(self._progress.state, self._progress.belief).all_open()).strip("\n")
        return f"{table}\n\n{self._last_line(Narrator(lang))}"

    def _last_line(self, narrator: Narrator) -> str:
        if self.over:
            result = self._progress.record.result
            assert result is not None
            return "\n".join(narrator.end([], result, None, self.names)[1:])
        question = self.question
        card = None if question.about is None else asking_card(question.about)
        return (
            f"{narrator.question(question.kind, question.seat, None, self.names, card)} {', '.join(question.options)}"
        )

    # --- Copies and files --------------------------------------------------------------------------------

    def copy(self) -> "Game":
        return Game._of(self._progress.copy(), self.seed)

    @property
    def record(self) -> Record:
        """Set-up and choices, as files hold them."""
        if self._progress.origin is not None:
            raise Refused("a sampled game has no beginning, so there is no record of it")
        return self._progress.record.copy()

    def save(self, path: "str | PathLike[str]") -> None:
        """Write a record (`.gs.json`): the whole file or nothing."""
        write(fspath(path), self.record.dumps())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        one, two = self._progress, other._progress
        return (
            one.record.choices == two.record.choices
            and one.state == two.state
            and (one.origin and one.origin[0]) == (two.origin and two.origin[0])
        )

    def __hash__(self) -> int:
        """Of the game as it stands: it changes with each answer."""
        return hash((self._progress.state, len(self._progress.record.choices)))

    def __reduce__(self) -> tuple[object, tuple[Any, ...]]:
        record, origin = self._progress.record, self._progress.origin
        start = None if origin is None else (origin[0], origin[1].hidden, origin[1].covered)
        return (_restored, (record.rules, record.setup, record.choices, record.names, record.extra, self.seed, start))

    def __repr__(self) -> str:
        where = f"over after turn {self.turn}" if self.over else f"turn {self.turn}, {self._asked()}"
        return f"<Game {self.set}, {self.players} players, {where}>"

    def __str__(self) -> str:
        return self.text()

    def _asked(self) -> str:
        """`seat 2: start-resource`."""
        if self.over:
            return "the game is over"
        chooser = self._progress.chooser
        who = "chance" if chooser is CHANCE else f"seat {chooser}"
        return f"{who}: {question_of(self._progress.state).kind}"

    def _not_over(self) -> None:
        if self.over:
            raise Refused("the game is over: nothing is asked")

    def _seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise Refused(f"seat: this game has seats 0 to {self.players - 1}, got {shown(seat)}")
        return seat


def sample(view: Observation, seed: int | None = None) -> Game:
    """A game that fits what the view shows: every position that its seat holds possible is equally likely."""
    if not isinstance(view, Observation):
        raise Refused(f"a game is sampled from what game.view(seat) returns, not from {shown(type(view).__name__)}")
    number = _seed(seed)
    state = sample_state(view, Dice(number))
    return Game._of(Progress(Record(state.rules, state.setup), (state, view.position.belief())), number)


def _restored(
    rules: Rules,
    setup: Setup,
    choices: list[str],
    names: list[str] | None,
    extra: dict[str, Any],
    seed: int,
    start: tuple[State, list[list[int]], list[list[list[int]]]] | None,
) -> Game:
    origin = None
    if start is not None:
        belief = Belief(0)
        belief.hidden, belief.covered = start[1], start[2]
        origin = (start[0], belief)
    return Game._of(Progress(Record(rules, setup, choices, names, None, extra), origin), seed)


def _seed(seed: object) -> int:
    if seed is None:
        return secrets.randbits(62)
    if type(seed) is not int or not 0 <= seed < LARGEST_SEED:
        raise Refused(f"seed: expected a whole number from 0 to 2**96 - 1, got {shown(seed)}")
    return seed


def _values(cards: "str | PathLike[str] | Mapping[str, object] | None") -> Mapping[str, object]:
    if cards is None:
        return {}
    return cards if isinstance(cards, Mapping) else read_values(fspath(cards))


def _setup(rules: Rules, setup: Setup | Mapping[str, object]) -> Setup:
    """Checked either way: a layout of another game may not fit this one."""
    if isinstance(setup, Setup):
        check_layout(rules, setup.rows, setup.piles, setup.wonders)
        return setup
    return setup_from_json(rules, setup)


def _names(names: Sequence[str] | None, players: int) -> list[str] | None:
    """Names that a record could hold."""
    return None if names is None else names_from_json(names if isinstance(names, str) else list(names), players)
