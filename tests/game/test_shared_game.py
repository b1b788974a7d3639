"""A game with several audiences: answers, refusals, undo, going on from a record."""

import msgspec
import pytest

from gunsteel.core import decision
from gunsteel.core.events import BOUGHT, MOVED, SPENT
from gunsteel.core.question import in_set
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NAMES
from gunsteel.errors import Refused
from gunsteel.explain.payments import Paying, sources_for
from gunsteel.formats.notation import CHANCE, offered_names
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import Record, loads
from gunsteel.ids import RESOURCE_NAMES
from gunsteel.info.events import Undone
from gunsteel.shared_game import Refusal, SharedGame
from tests.game.watch import answer, answer_randomly, new_table, watched
from tests.laws.games import CONFIGURATIONS, scale

every_set = pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)


def knowledge(table: SharedGame) -> list[bytes]:
    """All that every audience knows, but for the number of its updates."""
    updates = [table.current(audience) for audience in table.audiences]
    return [msgspec.json.encode((update.view, update.question)) for update in updates]


def refused(answered: object) -> Refusal:
    assert isinstance(answered, Refusal)
    return answered


def test_an_answer_is_taken_once() -> None:
    table, _ = new_table(Rules("base", 2), 1)
    updates = table.submit(0, ["mining"])
    assert isinstance(updates, dict)
    assert set(updates) == {0, 1, None}
    assert refused(table.submit(0, ["mining"])).code == "not-offered"
    assert table.record.choices == ["mining"]


def test_a_refusal_can_be_written_and_read() -> None:
    table, _ = new_table(Rules("base", 2), 1)
    for refusal in (table.submit(1, ["mining"]), table.submit(0, ["cannon"]), table.submit(0, ["nonsense"])):
        assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal


def test_an_answer_of_somebody_else_is_refused_with_the_reason() -> None:
    table, _ = new_table(Rules("base", 2), 1)
    refusal = refused(table.submit(1, ["mining"]))
    assert refusal.code == "not-asked"
    assert [reason.code for reason in refusal.reasons] == ["not-your-question"]
    assert refused(table.submit(CHANCE, ["mining"])).code == "not-asked"


def test_an_option_not_on_offer_is_refused_with_the_reason() -> None:
    table, _ = new_table(Rules("base", 2), 1)
    before = knowledge(table)
    refusal = refused(table.submit(0, ["cannon"]))
    assert refusal.code == "not-offered"
    assert refusal.reasons[0].rule
    assert refused(table.submit(0, ["nonsense"])).reasons[0].code == "no-such-option"
    assert knowledge(table) == before
    assert table.record.choices == []


@every_set
def test_a_finished_game_takes_no_answer(set_: str, players: int) -> None:
    *_, (table, updates) = watched(Rules(set_, players), 2)
    assert refused(table.submit(0, ["mining"])).code == "over"
    assert table.record.result is not None
    assert set(updates) == set(table.audiences)
    assert loads(table.record.dumps()) == table.record


@every_set
def test_after_taking_back_everybody_knows_what_they_knew(set_: str, players: int) -> None:
    taken = kept = 0
    for seed in range(scale(3)):
        table, dice = new_table(Rules(set_, players), seed)
        while not table.state.over:
            before, choices = knowledge(table), list(table.record.choices)
            chooser = table.chooser
            updates = answer_randomly(table, dice)
            if not isinstance(chooser, int):
                continue
            if table.may_undo(chooser):
                name = table.record.choices[-1]
                back = table.undo(chooser)
                assert isinstance(back, dict)
                assert set(back) == set(updates)
                assert all(update.events == [Undone(chooser)] for update in back.values())
                assert knowledge(table) == before
                assert table.record.choices == choices
                answer(table, name)
                taken += 1
            else:
                assert refused(table.undo(chooser)).code == "cannot-undo"
                kept += 1
    assert taken > 10
    assert kept > 5


def test_nothing_is_taken_back_once_it_told_something() -> None:
    """The first resource may be Mining or Warrior; laying Warrior face up tells which it was."""
    table, _ = new_table(Rules("base", 2), 1)
    answer(table, "mining")
    assert table.may_undo(0)
    answer(table, "warrior")
    assert not table.may_undo(0)
    table, _ = new_table(Rules("base", 2), 1)
    answer(table, "mining")
    answer(table, "agriculture")
    # All Food cards were in hand for certain.
    assert table.may_undo(0)


def test_nothing_is_taken_back_once_somebody_else_chose() -> None:
    table, _ = new_table(Rules("base", 2), 1)
    # One Iron buys nothing in a full pyramid: the next question is the other seat's.
    for name in ("mining", "agriculture", "no"):
        answer(table, name)
    assert table.chooser == 1
    assert table.may_undo(0)
    answer(table, "mining")
    assert not table.may_undo(0)


def test_in_free_mode_everything_can_be_taken_back() -> None:
    table, dice = new_table(Rules("combined", 3), 4, free=True)
    before: list[list[bytes]] = []
    for _ in range(80):
        if table.chooser == 0:
            before.append(knowledge(table))
        answer_randomly(table, dice)
    while before:
        assert isinstance(table.undo(0), dict)
        assert knowledge(table) == before.pop()
    assert not table.may_undo(0)


def test_others_see_a_set_as_one_act() -> None:
    """docs/protocol.md, "What others may notice": in between they get nothing."""
    steps = 0
    for seed in range(10):
        public = None
        for table, updates in watched(Rules("base", 3), seed):
            if table.public is public:
                assert list(updates) == [table.chooser]
                steps += 1
            else:
                assert set(updates) == set(table.audiences)
            public = table.public
    assert steps > 10


@every_set
def test_a_table_goes_on_from_a_record(set_: str, players: int) -> None:
    record = random_record(Rules(set_, players), 6)
    half = len(record.choices) // 2
    table = SharedGame(Record(record.rules, record.setup, record.choices[:half]))
    assert table.record.result is None
    for name in record.choices[half:]:
        answer(table, name)
    assert table.record.result == record.result
    assert table.record.choices == record.choices


def test_a_branch_shares_the_beginning_only() -> None:
    table, dice = new_table(Rules("base", 3), 6)
    known = [knowledge(table)]
    for _ in range(40):
        answer_randomly(table, dice)
        known.append(knowledge(table))
    branch = table.branch(25)
    assert knowledge(branch) == known[25]
    assert branch.record.choices == table.record.choices[:25]
    answer_randomly(branch, dice)
    assert len(table.record.choices) == 40
    for wrong in (-1, 41):
        with pytest.raises(Refused, match="has no choice"):
            table.branch(wrong)


def test_a_record_with_a_wrong_choice_opens_no_table() -> None:
    record = random_record(Rules("base", 2), 3)
    record.choices[5] = "nonsense"
    with pytest.raises(Refused, match=r"choices\[5\]"):
        SharedGame(record)


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_events_that_everybody_has_been_shown_are_forgotten(set_: str, players: int) -> None:
    table = SharedGame(random_record(Rules(set_, players), 3))
    assert len(table.progress.log) > 500
    # A single choice can lead to dozens of them, sixteen choices are kept.
    assert len(table.progress.log.newest) < 250


# --- Whole sets ------------------------------------------------------------------------------------------------------


def paid_sources(table: SharedGame, since: int) -> list[str]:
    """What was paid with in the set that began there, in the order of the protocol."""
    found: list[str] = []
    for event in table.progress.log.between(since, len(table.progress.log)):
        if event.kind == BOUGHT:
            break
        if event.kind == SPENT:
            found.append(f"gained:{RESOURCE_NAMES[event.resource]}")
        elif event.kind == MOVED:
            found.append(f"card:{CARD_NAMES[event.card]}")
    return sorted(found)


def moved_cards(table: SharedGame, since: int, seat: int) -> list[str]:
    """The cards of a seat that have moved since then."""
    news = table.progress.log.between(since, len(table.progress.log))
    return [CARD_NAMES[event.card] for event in news if event.kind == MOVED and event.seat == seat]


@every_set
def test_a_set_is_answered_whole_as_if_it_were_answered_one_by_one(set_: str, players: int) -> None:
    """What is taken by itself, and the end of a complete set, may be named."""
    tried = 0
    for seed in range(scale(6)):
        table, dice = new_table(Rules(set_, players), seed)
        while (chooser := table.chooser) is not None:
            kind, begun = table.state.kind, len(table.record.choices)
            answer_randomly(table, dice)
            if chooser is CHANCE or chooser != table.chooser or kind != table.state.kind or not in_set(table.state):
                continue
            while in_set(table.state) and table.chooser == chooser and table.state.kind == kind:
                answer_randomly(table, dice)
            given = table.record.choices[begun:]
            whole = table.branch(begun)
            before, log = whole.counts[chooser], len(whole.progress.log)
            if any(option.startswith("gained:") for option in given):
                # The same may be spent twice: a list names all of it, also what is taken without a question.
                assert isinstance(whole.submit(chooser, [*paid_sources(table, log), "done"]), dict), given
                assert (whole.state, whole.record.choices) == (table.state, table.record.choices)
                continue
            assert isinstance(whole.submit(chooser, given), dict), given
            assert (whole.state, whole.record.choices) == (table.state, table.record.choices)
            assert whole.counts[chooser] == before + 1
            tried += 1
            by_itself = {*moved_cards(whole, log, chooser)} - {option.rpartition(":")[2] for option in given}
            named = table.branch(begun)
            assert isinstance(named.submit(chooser, [*given, *sorted(by_itself), "done"]), dict), given
            assert named.state == table.state
    assert tried > 0


@every_set
def test_a_set_with_one_wrong_member_is_refused_whole(set_: str, players: int) -> None:
    tried = 0
    for seed in range(scale(4)):
        table, dice = new_table(Rules(set_, players), seed)
        while (chooser := table.chooser) is not None:
            first = next(iter(offered_names(table.state)))
            before = knowledge(table)
            refusal = refused(table.submit(chooser, [first, "nonsense"]))
            assert refusal.code == "not-offered"
            assert knowledge(table) == before
            tried += 1
            answer_randomly(table, dice)
    assert tried > 50


def test_a_purchase_and_its_payment_are_one_answer() -> None:
    tried = 0
    for seed in range(20):
        table, dice = new_table(Rules("renaissance", 2), seed)
        while (chooser := table.chooser) is not None:
            option = next((name for name in offered_names(table.state) if name != "pass"), "pass")
            paying = table.payments(chooser, option) if isinstance(chooser, int) else None
            for payment in paying.payments[:5] if isinstance(paying, Paying) else []:
                again = table.branch(len(table.record.choices))
                purchase = [option, *sources_for(table.state, payment), "done"]
                assert isinstance(again.submit(chooser, purchase), dict), purchase
                assert again.state.kind != decision.PAY or again.chooser != chooser
                tried += 1
            answer_randomly(table, dice)
    assert tried > 20


def test_two_questions_are_not_answered_by_one_list() -> None:
    """A list is one set: what is asked after it is another question."""
    table, _ = new_table(Rules("base", 2), 1)
    before = knowledge(table)
    assert refused(table.submit(0, ["agriculture", "mining"])).code == "not-offered"
    assert knowledge(table) == before
