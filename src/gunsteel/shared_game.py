"""One game with several audiences: takes answers, refuses with reasons, and tells each audience what it may know.

No sockets, no clock, no chance inside: the owner answers for chance."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, cast

from msgspec import Struct

from gunsteel.core import decision
from gunsteel.core.events import MOVED, SPENT
from gunsteel.core.payment import NOTHING
from gunsteel.core.question import in_set
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES
from gunsteel.explain.buying import why_not_buy
from gunsteel.explain.options import supply_options
from gunsteel.explain.payments import Paying, paying_for, why_no_payment
from gunsteel.explain.question import Question, question_of
from gunsteel.explain.reasons import AnyReason
from gunsteel.explain.why_not import why_not
from gunsteel.formats.notation import CHANCE, Chooser, offered_names
from gunsteel.formats.record import Record, read_choices
from gunsteel.ids import RESOURCE_NAMES, Option, Seat
from gunsteel.info.events import SeenEvent, Undone, seen_events
from gunsteel.info.progress import Audience, Progress, Step
from gunsteel.info.view import Scene, View
from gunsteel.observation import Observation, observe

# A player who may always undo goes back over the answers of several bots.
SHARED_STEPS_KEPT, FREE_STEPS_KEPT = 16, 64


class Update(Struct, frozen=True):
    """What an audience gets when something happened: animate the events, then replace the view whole."""

    n: int
    events: list[SeenEvent]
    view: View
    question: Question | None


class Refusal(Struct, frozen=True):
    """Nothing was changed."""

    code: Literal["over", "not-asked", "not-offered", "cannot-undo"]
    reasons: list[AnyReason] = []


class SharedGame:
    """A game and what everybody has been shown so far. Each audience has its own count of updates."""

    def __init__(self, record: Record, free: bool = False) -> None:
        self.free = free
        beginning = Record(record.rules, record.setup, [], record.names, None, record.extra)
        self.progress = Progress(beginning, steps_kept=FREE_STEPS_KEPT if free else SHARED_STEPS_KEPT)
        self.shown: dict[Audience, int] = dict.fromkeys(self.audiences, 0)
        self.counts: dict[Audience, int] = dict.fromkeys(self.audiences, 0)
        # What had been shown before each of the steps that are kept.
        self.shown_before: list[dict[Audience, int]] = []
        # Whom updates are written for. The others' counts go on all the same.
        self.watched: set[Audience] = set()
        for choice, option in read_choices(record.choices, lambda: self.state):
            chooser = self.chooser
            self._updates(chooser, [self._apply(choice, option)])
        self.watched.update(self.audiences)

    @property
    def audiences(self) -> list[Audience]:
        return [*range(self.record.rules.players), None]

    @property
    def record(self) -> Record:
        return self.progress.record

    @property
    def state(self) -> State:
        return self.progress.state

    @property
    def public(self) -> State:
        """What everybody but the one who is choosing has been told."""
        return self.progress.public

    @property
    def chooser(self) -> Chooser | None:
        """Who is asked; nobody when the game is over."""
        return self.progress.chooser

    # --- Answering -------------------------------------------------------------------------------------

    def submit(self, chooser: Chooser, options: Sequence[str]) -> dict[Audience, Update] | Refusal:
        """An answer: one option, or a whole set, or a purchase with its payment. It is taken whole, or refused whole.

        The members of a set come in the order of their names, a gained resource as often as it is spent. Where there is
        no alternative nothing is asked: what the engine has taken by itself may be named all the same, and so may the
        `done` of a set that is complete."""
        before, events = len(self.record.choices), len(self.progress.log)
        first = int(self.state.kind)
        steps: list[Step] = []
        named: Counter[str] = Counter()
        for option in options:
            named[option] += 1
            if steps and self._times_taken(option, events) >= named[option]:
                continue
            if steps and not self._offers(chooser, first, option):
                if option != "done" or self._goes_on(chooser, first):
                    reasons = self.reasons(None if chooser is CHANCE else chooser, option)
                    self._undo_to(before)
                    return Refusal("not-offered", self._why_no_payment(options) or reasons)
                continue
            refusal = self._refusal(chooser, option)
            if refusal is not None:
                return refusal
            steps.append(self._apply(option, offered_names(self.state)[option]))
        return self._updates(chooser, steps) if steps else Refusal("not-offered")

    def _why_no_payment(self, options: Sequence[str]) -> list[AnyReason]:
        """Why a purchase, or the rest of a payment, was refused as a whole."""
        buying = options[0] if self.state.kind == decision.BUY else None
        picked = [option for option in options if option.startswith(("card:", "gained:"))]
        return cast("list[AnyReason]", why_no_payment(self.state, buying, picked))

    def _goes_on(self, chooser: Chooser, first: int) -> bool:
        """Whether what is asked now belongs to an answer that began with this kind of question."""
        if self.chooser != chooser:
            return False
        paying = first == decision.BUY and self.state.kind == decision.PAY
        return paying or (self.state.kind == first and in_set(self.state))

    def _offers(self, chooser: Chooser, first: int, option: str) -> bool:
        return self._goes_on(chooser, first) and option in offered_names(self.state)

    def _times_taken(self, option: str, since: int) -> int:
        """How often the card, or the gained resource, was taken since then."""
        before, _, name = option.rpartition(":")
        times = 0
        for event in self.progress.log.between(since, len(self.progress.log)):
            if before == "gained":
                times += event.kind == SPENT and RESOURCE_NAMES[event.resource] == name
            else:
                times += event.kind == MOVED and CARD_NAMES[event.card] == name
        return times

    def _refusal(self, chooser: Chooser, option: str) -> Refusal | None:
        """What speaks against this answer."""
        audience = None if chooser is CHANCE else chooser
        if self.state.over:
            return Refusal("over")
        if chooser != self.chooser:
            return Refusal("not-asked", self.reasons(audience, option))
        if option not in offered_names(self.state):
            return Refusal("not-offered", self.reasons(audience, option))
        return None

    def reasons(self, audience: Audience, option: str) -> list[AnyReason]:
        """Why not, as far as this audience may know."""
        state = self.progress.state_for(audience)
        if audience is None or (state.seat == audience and audience != self.chooser):
            # It has answered; what others are doing is still hidden from it.
            return []
        if audience == self.chooser and option in offered_names(state):
            return []
        # Every reason is one of the union, as a test makes sure.
        return cast("list[AnyReason]", why_not(state, audience, option))

    def missing(self, seat: int, option: str) -> list[AnyReason]:
        """Why this seat could not buy what an option of `buy` names with what it has now, whosever turn it is."""
        state = self.progress.state_for(seat)
        if option not in supply_options(state):
            return []
        if seat != state.active:
            state = state.copy()
            state.active = Seat(seat)
            state.gained = NOTHING
        return cast("list[AnyReason]", why_not_buy(state, option))

    def payments(self, seat: int, option: str | None, picked: Sequence[str] = ()) -> Paying | Refusal:
        """How a seat can pay that is asked what to buy, or with what to pay; `picked` are sources it thinks of."""
        if seat != self.chooser:
            return Refusal("not-asked")
        return paying_for(self.state, option, picked) or Refusal("not-offered")

    def _apply(self, choice: str, option: Option) -> Step:
        self.shown_before.append(dict(self.shown))
        del self.shown_before[: -self.progress.steps_kept]
        # Some may have been shown less than others when the oldest step was made.
        self.progress.log.forget(min(self.shown_before[0].values()))
        return self.progress.apply(choice, option)

    # --- What others are told --------------------------------------------------------------------------

    def _updates(self, chooser: Chooser | None, steps: list[Step]) -> dict[Audience, Update]:
        told = any(step.told for step in steps)
        told_to = [audience for audience in self.audiences if told or audience in (chooser, self.chooser)]
        scenes = self._scenes()
        return {audience: update for audience in told_to if (update := self._update(audience, scenes))}

    def _scenes(self) -> tuple[Scene, Scene]:
        """The position as everybody knows it, and as the one who is choosing does."""
        public = Scene(self.public, self.progress.belief)
        return public, public if self.state is self.public else Scene(self.state, self.progress.belief)

    def _update(self, audience: Audience, scenes: tuple[Scene, Scene]) -> Update | None:
        self.counts[audience] += 1
        log = self.progress.log
        upto = len(log) if self._chooses(audience) else self.progress.published
        since = self.shown[audience]
        self.shown[audience] = max(upto, since)
        if audience not in self.watched:
            return None
        return self._now(audience, seen_events(log.between(since, upto), audience, self.record.rules), scenes)

    def _now(self, audience: Audience, news: list[SeenEvent], scenes: tuple[Scene, Scene]) -> Update:
        own = self._chooses(audience)
        scene = scenes[own]
        return Update(self.counts[audience], news, scene.view(audience), question_of(scene.state) if own else None)

    def _chooses(self, audience: Audience) -> bool:
        return audience is not None and audience == self.chooser

    def current(self, audience: Audience) -> Update:
        """The newest update once more, without events."""
        return self._now(audience, [], self._scenes())

    def observation(self, audience: Audience) -> Observation:
        """The newest view with the position behind it, for a bot."""
        return observe(self.progress, audience)

    # --- Undo ------------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Until something became known that was not, or somebody else chose; in free mode always.

        What another has begun without anybody being told must not show in this: it does not count."""
        choosers = self.progress.choosers
        if self.free:
            return seat in choosers
        steps = self.progress.steps
        newest = zip(steps, choosers[len(choosers) - len(steps) :], strict=True)
        known = [(step, who) for step, who in newest if who == seat or step.public is not self.public]
        return bool(known) and known[-1][1] == seat and not known[-1][0].learned

    def undo(self, seat: int, granted: bool = False) -> dict[Audience, Update] | Refusal:
        """Undo this seat's last answer; in free mode, or if the others grant it, with all that was answered since."""
        choosers = self.progress.choosers
        if not (self.may_undo(seat) or (granted and seat in choosers)):
            return Refusal("cannot-undo")
        before = self.public
        shown = self._undo_to(max(index for index, chooser in enumerate(choosers) if chooser == seat))
        told_to = [audience for audience in self.audiences if audience == seat or self.public is not before]
        for audience in told_to:
            self.shown[audience] = shown[audience]
            self.counts[audience] += 1
        told_to = [audience for audience in told_to if audience in self.watched]
        scenes = self._scenes()
        return {audience: self._now(audience, [Undone(seat)], scenes) for audience in told_to}

    def _undo_to(self, choices: int) -> dict[Audience, int]:
        """Back to where only so many choices had been made; what had been shown by then."""
        gone = len(self.record.choices) - choices
        if gone == 0:
            return dict(self.shown)
        if gone <= len(self.shown_before):
            shown = self.shown_before[-gone]
            del self.shown_before[-gone:]
            self.progress.undo_to(choices)
            return shown
        again = SharedGame(self.record.until(choices), self.free)
        self.progress, self.shown_before = again.progress, again.shown_before
        return again.shown

    # --- Going on elsewhere ----------------------------------------------------------------------------

    def branch(self, choices: int) -> "SharedGame":
        """Another game that shares the first so many choices, and nothing else that was noted of this one."""
        return SharedGame(replace(self.record.until(choices), extra={}), self.free)
