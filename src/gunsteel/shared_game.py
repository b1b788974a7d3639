"""One game in progress: takes answers, refuses with reasons, and tells each audience what it may know.

No sockets, no clock, no chance inside: whoever hosts the table answers for chance."""

from typing import Literal, cast

from msgspec import Struct

from gunsteel.core import decision, events
from gunsteel.core.decision import KINDS
from gunsteel.core.engine import advance, start
from gunsteel.core.events import Event
from gunsteel.core.moves import undo_step
from gunsteel.core.payment import NOTHING
from gunsteel.core.question import in_set
from gunsteel.core.scoring import outcome
from gunsteel.core.state import State
from gunsteel.errors import Refused
from gunsteel.explain.about import AnyAbout
from gunsteel.explain.buying import why_not_buy
from gunsteel.explain.options import supply_options
from gunsteel.explain.payments import Payment, payments
from gunsteel.explain.reasons import AnyReason
from gunsteel.explain.why_asked import why_asked
from gunsteel.explain.why_not import why_not
from gunsteel.formats.notation import offered_names
from gunsteel.formats.record import Record, result_json
from gunsteel.ids import Option, Seat
from gunsteel.info.belief import Belief
from gunsteel.info.event_log import Happened
from gunsteel.info.events import Seen, TakenBack, seen
from gunsteel.info.view import Scene, View

# A seat, or None for spectators.
Audience = int | None
# Who may answer.
Chooser = int | Literal["chance"]

# Whoever may always go back goes over the answers of several bots.
STEPS_KEPT, FREE_STEPS_KEPT = 16, 64


class Question(Struct, frozen=True):
    """A question to this audience, with its options, and what it is about."""

    kind: str
    options: list[str]
    about: AnyAbout | None = None


class Update(Struct, frozen=True):
    """What an audience gets when something happened: animate the events, then replace the view whole."""

    n: int
    events: list[Seen]
    view: View
    question: Question | None


class Refusal(Struct, frozen=True):
    """Nothing was changed. `stale` answers come with the newest update to go on from."""

    code: Literal["over", "not-asked", "stale", "not-offered", "cannot-take-back"]
    reasons: list[AnyReason] = []
    update: Update | None = None


class Step:
    """The table before an answer, to come back to."""

    def __init__(self, table: "Table", chooser: Chooser) -> None:
        self.chooser = chooser
        self.state = table.state
        self.public = table.public
        self.belief = table.belief.copy()
        self.happened = len(table.happened)
        self.published = table.published
        self.shown = dict(table.shown)
        self.learned = False  # whether the answer told others something that was not certain


class Table:
    """A game, its record, and what everybody has been shown so far."""

    def __init__(self, record: Record, free: bool = False) -> None:
        self.record = Record(record.rules, record.setup, [], record.names, None, dict(record.extra))
        self.free = free
        self.happened = Happened()
        self.state = start(record.rules, record.setup)
        self.belief = Belief(record.rules.players)
        # What everybody but the one who is choosing has been told: a state, and how many events.
        self.public = self.state
        self.published = 0
        self.shown: dict[Audience, int] = dict.fromkeys(self.audiences, 0)
        self.counts: dict[Audience, int] = dict.fromkeys(self.audiences, 0)
        self.choosers: list[Chooser] = []
        # The newest few; further back, the game is replayed.
        self.steps: list[Step] = []
        # Whom updates are written for. The others' counts go on all the same.
        self.watched: set[Audience] = set()
        for choice in record.choices:
            self._replay(choice)
        self.watched.update(self.audiences)

    @property
    def audiences(self) -> list[Audience]:
        return [*range(self.record.rules.players), None]

    @property
    def chooser(self) -> Chooser | None:
        if self.state.over:
            return None
        return "chance" if self.state.seat == decision.CHANCE else int(self.state.seat)

    # --- Answering -------------------------------------------------------------------------------------

    def submit(self, chooser: Chooser, n: int, option: str) -> dict[Audience, Update] | Refusal:
        """An answer, given to update `n` of the chooser. Chance has no updates; its `n` does not matter."""
        refusal = self.refusal(chooser, n, option)
        return refusal if refusal else self._answer(chooser, option, offered_names(self.state)[option])

    def refusal(self, chooser: Chooser, n: int, option: str) -> Refusal | None:
        """What speaks against this answer."""
        audience = chooser if chooser != "chance" else None
        if self.state.over:
            return Refusal("over")
        if chooser != self.chooser:
            return Refusal("not-asked", self.reasons(audience, option))
        if chooser != "chance" and n != self.counts[audience]:
            return Refusal("stale", update=self.current(audience))
        if option not in offered_names(self.state):
            return Refusal("not-offered", self.reasons(audience, option))
        return None

    def reasons(self, audience: Audience, option: str) -> list[AnyReason]:
        """Why not, as far as this audience may know."""
        state = self._state_for(audience)
        if audience is None or (state.seat == audience and audience != self.chooser):
            # It has answered; what others are doing is still hidden from it.
            return []
        if audience == self.chooser and option in offered_names(state):
            return []
        # Every reason is one of the union, as a test makes sure.
        return cast("list[AnyReason]", why_not(state, audience, option))

    def missing(self, seat: int, option: str) -> list[AnyReason]:
        """Why this seat could not buy what an option of `buy` names with what it has now, whosever turn it is."""
        state = self._state_for(seat)
        if option not in supply_options(state):
            return []
        if seat != state.active:
            state = state.copy()
            state.active = Seat(seat)
            state.gained = NOTHING
        return cast("list[AnyReason]", why_not_buy(state, option))

    def _answer(self, chooser: Chooser, name: str, option: Option) -> dict[Audience, Update]:
        step = Step(self, chooser)
        self.steps.append(step)
        del self.steps[: -(FREE_STEPS_KEPT if self.free else STEPS_KEPT)]
        # Some may have been shown less than others when that step was made.
        self.happened.forget(min(self.steps[0].shown.values()))
        self.choosers.append(chooser)
        self.record.choices.append(name)
        after = self.state.copy()
        after.events = []
        advance(after, option)
        self.happened.add(after.events)
        after.events = None
        self.state = after
        if after.over:
            self.record.result = result_json(outcome(after))
        told, step.learned = self._publish()
        told_to = [audience for audience in self.audiences if told or audience in (chooser, self.chooser)]
        scenes = self._scenes()
        return {audience: update for audience in told_to if (update := self._update(audience, scenes))}

    def _replay(self, choice: str) -> None:
        names = offered_names(self.state)
        if self.state.over or choice not in names:
            raise Refused(f"choices[{len(self.record.choices)}]: {choice!r} is not on offer")
        chooser = self.chooser
        assert chooser is not None
        self._answer(chooser, choice, names[choice])

    # --- What others are told --------------------------------------------------------------------------

    def _publish(self) -> tuple[bool, bool]:
        """Tell everybody what is complete; whether there was news, and whether it told something uncertain."""
        if not self.state.over and self.state.kind in decision.SECRET_KINDS:
            return False, False
        public, unfinished = rewound(self.state, self.happened.newest)
        upto = len(self.happened) - unfinished
        news = self.happened.between(self.published, upto)
        if not news and _question(public) == _question(self.public):
            return False, False
        learned = False
        for event in news:
            learned = self.belief.learn(event) or learned
        self.public = public
        self.published = upto
        return True, learned

    def _state_for(self, audience: Audience) -> State:
        return self.state if audience is not None and audience == self.chooser else self.public

    def _scenes(self) -> tuple[Scene, Scene]:
        """The position as everybody knows it, and as the one who is choosing does."""
        public = Scene(self.public, self.belief)
        return public, public if self.state is self.public else Scene(self.state, self.belief)

    def _update(self, audience: Audience, scenes: tuple[Scene, Scene]) -> Update | None:
        self.counts[audience] += 1
        own = audience is not None and audience == self.chooser
        upto = len(self.happened) if own else self.published
        since = self.shown[audience]
        self.shown[audience] = max(upto, since)
        if audience not in self.watched:
            return None
        return self._now(audience, seen(self.happened.between(since, upto), audience, self.record.rules), scenes)

    def _now(self, audience: Audience, news: list[Seen], scenes: tuple[Scene, Scene]) -> Update:
        own = audience is not None and audience == self.chooser
        scene = scenes[own]
        question = asking(scene.state) if own else None
        return Update(self.counts[audience], news, scene.view(audience), question)

    def current(self, audience: Audience) -> Update:
        """The newest update once more, without events."""
        return self._now(audience, [], self._scenes())

    def payments(self, seat: int, option: str | None, most: int) -> list[Payment] | Refusal:
        """The ways to pay that a seat has which is asked what to buy, or how to pay."""
        return payments(self.state, option, most) if seat == self.chooser else Refusal("not-asked")

    # --- Taking back -----------------------------------------------------------------------------------

    def may_take_back(self, seat: int) -> bool:
        """Until something became known that was not, or somebody else chose; in free mode always.

        What another has begun without anybody being told must not show in this: it does not count."""
        if self.free:
            return seat in self.choosers
        known = [step for step in self.steps if step.chooser == seat or step.public is not self.public]
        return bool(known) and known[-1].chooser == seat and not known[-1].learned

    def take_back(self, seat: int, granted: bool = False) -> dict[Audience, Update] | Refusal:
        """Undo this seat's last answer; in free mode, or if the others grant it, with all that was answered since."""
        if not (self.may_take_back(seat) or (granted and seat in self.choosers)):
            return Refusal("cannot-take-back")
        before = self.public
        left = max(place for place, chooser in enumerate(self.choosers) if chooser == seat)
        step = self._step_back(left)
        told_to = [audience for audience in self.audiences if audience == seat or self.public is not before]
        for audience in told_to:
            self.shown[audience] = step.shown[audience]
            self.counts[audience] += 1
        told_to = [audience for audience in told_to if audience in self.watched]
        scenes = self._scenes()
        return {audience: self._now(audience, [TakenBack(seat)], scenes) for audience in told_to}

    def _step_back(self, left: int) -> Step:
        """Back to where only so many choices had been made."""
        gone = len(self.choosers) - left
        if gone > len(self.steps):
            again = self.branch(left)
            step = Step(again, self.choosers[left])
            self.steps, self.happened = again.steps, again.happened
        else:
            step = self.steps[-gone]
            del self.steps[-gone:]
            self.happened.take_back(step.happened)
        self.state, self.public, self.belief = step.state, step.public, step.belief
        self.published = step.published
        del self.record.choices[left:]
        del self.choosers[left:]
        self.record.result = None
        return step

    # --- Going on elsewhere ----------------------------------------------------------------------------

    def branch(self, choices: int) -> "Table":
        """Another table that shares the first so many choices."""
        if not 0 <= choices <= len(self.record.choices):
            raise Refused(f"a game of {len(self.record.choices)} choices has no choice {choices}")
        return Table(
            Record(self.record.rules, self.record.setup, self.record.choices[:choices], self.record.names), self.free
        )


def asking(state: State) -> Question:
    """The pending question."""
    return Question(KINDS[state.kind], list(offered_names(state)), why_asked(state))


def _question(state: State) -> tuple[int, int, bool]:
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
