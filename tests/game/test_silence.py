"""Hidden information: what a seat is told is the same to the byte in games it cannot tell apart (Q24)."""

import msgspec
import pytest

from gunsteel.core.cardset import EMPTY, has, members
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NAMES
from gunsteel.explain.options import well_formed
from gunsteel.explain.why_not import why_not
from gunsteel.formats.notation import BACK_NAMES
from gunsteel.ids import CardSet, Seat
from gunsteel.info import view as view_module
from gunsteel.info.belief import back_of
from gunsteel.info.events import Back, Front, SeenCard
from gunsteel.language.narrator import Narrator
from tests.game.pairs import Pair, Updates
from tests.laws.games import CONFIGURATIONS, scale

NARRATOR = Narrator("fr")


def told(updates: Updates, watcher: int | None) -> list[bytes]:
    """All that a watcher got in one act, in its order, and how it is said."""
    found: list[bytes] = []
    for update in (update[watcher] for update in updates if watcher in update):
        sentences = [NARRATOR.event(event, watcher) for event in update.events]
        if update.view.deciding is not None:
            sentences.append(NARRATOR.question(update.view.deciding.kind, update.view.deciding.seat, watcher))
        found.append(msgspec.json.encode((update, sentences)))
    return found


def compare(pair: Pair, one: Updates, two: Updates) -> list[str]:
    """What a watcher could tell the two tables apart by."""
    faults = []
    for watcher in pair.watchers:
        if told(one, watcher) != told(two, watcher):
            faults.append(f"{watcher}: updates")
        if pair.one.counts[watcher] != pair.two.counts[watcher]:
            faults.append(f"{watcher}: counter")
    # Updates hold the views; whoever got none still sees the same.
    watcher = pair.watchers[pair.dice.below(len(pair.watchers))]
    if msgspec.json.encode(pair.one.current(watcher)) != msgspec.json.encode(pair.two.current(watcher)):
        faults.append(f"{watcher}: view")
    if msgspec.json.encode(pair.one.observation(watcher)) != msgspec.json.encode(pair.two.observation(watcher)):
        faults.append(f"{watcher}: position")
    return faults


def refusals(pair: Pair) -> list[str]:
    """What a watcher could tell them apart by when it asks for something it may not have."""
    faults = []
    for watcher in pair.watchers:
        if watcher is None or pair.one.state.over:
            continue
        states = [table.progress.state_for(watcher) for table in (pair.one, pair.two)]
        texts = well_formed(states[0])
        if texts != well_formed(states[1]):
            faults.append(f"{watcher}: well-formed options")
        text = texts[pair.dice.below(len(texts))]
        if pair.one.chooser != watcher:
            answers = [msgspec.json.encode(t.submit(watcher, [text])) for t in (pair.one, pair.two)]
            reasons = [msgspec.json.encode(why_not(state, Seat(watcher), text)) for state in states]
            if answers[0] != answers[1] or reasons[0] != reasons[1]:
                faults.append(f"{watcher}: refusal of {text}")
        if pair.one.may_undo(watcher) != pair.two.may_undo(watcher):
            faults.append(f"{watcher}: undo")
    return faults


def run(rules: Rules, seed: int, secret: int) -> tuple[int, list[str]]:
    """How many compared positions of a pair had other hidden cards, and the first faults."""
    pair = Pair(rules, seed, secret)
    compared = 0
    while (step := pair.step()) is not None:
        faults = compare(pair, *step) + refusals(pair)
        if faults:
            return compared, faults
        compared += len(pair.watchers) if pair.differ() else 0
    return compared, []


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_a_seat_is_told_the_same_in_games_it_cannot_tell_apart(set_: str, players: int, part: int) -> None:
    compared = 0
    for seed in range(scale(12)):
        found, faults = run(Rules(set_, players), 1000 * part + seed, seed % players)
        assert faults == []
        compared += found
    assert compared > 10


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Backs in the order of the hidden names: nobody would see it by looking."""

    def leaking(cards: CardSet, fronts: bool, seen: CardSet = EMPTY) -> list[SeenCard]:
        shown = cards if fronts else seen
        return [Front(CARD_NAMES[c]) if has(shown, c) else Back(BACK_NAMES[back_of(c)]) for c in members(cards)]

    monkeypatch.setattr(view_module, "_cards", leaking)
    faults = [fault for seed in range(40) for fault in run(Rules("combined", 2), seed, seed % 2)[1]]
    assert any("view" in fault for fault in faults)
