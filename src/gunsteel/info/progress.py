"""A game in progress: its state, what is public of it, what everybody can know, and the steps to undo."""

from gunsteel.core import decision, events
from gunsteel.core.engine import advance, start
from gunsteel.core.events import Event
from gunsteel.core.moves import undo_step
from gunsteel.core.question import in_set
from gunsteel.core.scoring import outcome
from gunsteel.core.state import State
from gunsteel.formats.notation import Chooser, chooser_of
from gunsteel.formats.record import Record, read_choices, result_json
from gunsteel.ids import Option
from gunsteel.info.belief import Belief
from gunsteel.info.event_log import EventLog
from gunsteel.info.view import Scene

# A seat, or None for spectators.
Audience = int | None

STEPS_KEPT = 64


class Step:
    """The game before an answer, to undo it."""

    def __init__(self, progress: "Progress") -> None:
        self.state = progress.state
        self.public = progress.public
        self.belief = progress.belief.copy()
        self.events = len(progress.log)
        self.published = progress.published
        self.told = False  # whether others were told anything by the answer
        self.learned = False  # whether they learned something that was not certain


class Progress:
    """States are never changed once they are here: copies share them. `origin` is where a game begins in the middle."""

    def __init__(
        self, record: Record, origin: tuple[State, Belief] | None = None, steps_kept: int = STEPS_KEPT
    ) -> None:
        self.record = Record(record.rules, record.setup, [], record.names, None, dict(record.extra))
        self.origin = origin
        self.steps_kept = steps_kept
        self.state = start(record.rules, record.setup) if origin is None else origin[0]
        self.belief = Belief(record.rules.players) if origin is None else origin[1].copy()
        # What everybody but the one who is choosing has been told: a state, and how many events.
        self.public = self.state
        self.published = 0
        self.log = EventLog()
        self.choosers: list[Chooser] = []
        # The newest few; further back, the game is replayed.
        self.steps: list[Step] = []
        for choice, option in read_choices(record.choices, lambda: self.state):
            self.apply(choice, option)

    @property
    def chooser(self) -> Chooser | None:
        """Who is asked; nobody when the game is over."""
        return None if self.state.over else chooser_of(self.state)

    # --- Forward -----------------------------------------------------------------------------------------

    def apply(self, choice: str, option: Option) -> Step:
        """Take an answer that was checked to be on offer."""
        step = Step(self)
        self.steps.append(step)
        del self.steps[: -self.steps_kept]
        self.choosers.append(chooser_of(self.state))
        self.record.choices.append(choice)
        after = self.state.copy()
        after.events = []
        advance(after, option)
        self.log.add(after.events)
        after.events = None
        self.state = after
        if after.over:
            self.record.result = result_json(outcome(after))
        step.told, step.learned = self._publish()
        return step

    def _publish(self) -> tuple[bool, bool]:
        """Publish what is complete; whether there was news, and whether it told something uncertain."""
        if not self.state.over and self.state.kind in decision.SECRET_KINDS:
            return False, False
        public, unfinished = rewound(self.state, self.log.newest)
        upto = len(self.log) - unfinished
        news = self.log.between(self.published, upto)
        if not news and _asked(public) == _asked(self.public):
            return False, False
        learned = False
        for event in news:
            learned = self.belief.learn(event) or learned
        self.public = public
        self.published = upto
        return True, learned

    # --- Undo --------------------------------------------------------------------------------------------

    def undo_to(self, choices: int) -> None:
        """Back to where only so many choices had been made."""
        gone = len(self.choosers) - choices
        if gone <= 0:
            return
        if gone > len(self.steps):
            again = self.branch(choices)
            self.steps, self.log = again.steps, again.log
            self._restore(Step(again))
        else:
            step = self.steps[-gone]
            del self.steps[-gone:]
            self.log.undo_to(step.events)
            self._restore(step)
        del self.record.choices[choices:]
        del self.choosers[choices:]
        self.record.result = None

    def _restore(self, step: Step) -> None:
        self.state, self.public, self.belief = step.state, step.public, step.belief
        self.published = step.published

    # --- Copies ------------------------------------------------------------------------------------------

    def branch(self, choices: int) -> "Progress":
        """Another game that shares the first so many choices."""
        return Progress(self.record.until(choices), self.origin, self.steps_kept)

    def copy(self) -> "Progress":
        copied = Progress(Record(self.record.rules, self.record.setup), (self.state, self.belief), self.steps_kept)
        copied.origin = self.origin
        copied.record = self.record.copy()
        copied.public, copied.published = self.public, self.published
        copied.log = self.log.copy()
        copied.choosers = list(self.choosers)
        copied.steps = list(self.steps)
        return copied

    # --- Views -----------------------------------------------------------------------------------------

    def state_for(self, audience: Audience) -> State:
        """The one who is choosing sees what it has chosen so far; the others do not."""
        return self.state if audience is not None and audience == self.chooser else self.public

    def scene_for(self, audience: Audience) -> Scene:
        return Scene(self.state_for(audience), self.belief)


def _asked(state: State) -> tuple[int, int, bool]:
    return (int(state.seat), int(state.kind), state.over)


def rewound(state: State, newest: list[Event]) -> tuple[State, int]:
    """The state as it was before the set that is being chosen, and how many events belong to that set so far.

    A set is one act to everybody else: how often its chooser is asked may depend on hidden cards."""
    if not in_set(state):
        return state, 0
    before = state.copy()
    unfinished = 0
    for event in reversed(newest):
        unfinished += 1
        undo_step(before, event)
        if event.kind == events.SET:
            break
    frame = before.stack[-1]
    frame.turned -= frame.count if state.kind in (decision.DEPLETE, decision.REPLENISH) else 0
    frame.count = 0
    frame.last = -1
    frame.spaces = 0
    if state.kind == decision.PAY:
        frame.number = 0
    return before, unfinished
