"""Every pair of effect words is lowered and runs, or is refused with a sentence; `applicable` agrees with the run."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache

import pytest

from gunsteel.catalog.grammar import Row
from gunsteel.catalog.index import CARDS
from gunsteel.catalog.vocabulary import (
    ANY,
    EVERY_CARD,
    Activate,
    Among,
    Attack,
    ByAttackCards,
    ChangeSides,
    CulturePerCard,
    Deplete,
    Effect,
    For,
    Gain,
    GainCulture,
    GainOne,
    GiveWonder,
    OneOf,
    Opponents,
    PayCulture,
    Play,
    Price,
    Replenish,
    Spy,
    TakeBack,
    TakeWonder,
    Tribute,
    Word,
    words_in,
)
from gunsteel.core import decision, events, moves, program
from gunsteel.core.cardset import EMPTY, only, with_, without
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, settle
from gunsteel.core.moves import CULTURE_TOKENS
from gunsteel.core.one_of import applicable
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.core.state import NO_CARD, Frame, State
from gunsteel.core.tables import CARD_NUMBER
from gunsteel.errors import Refused
from gunsteel.ids import ATTACK, CIVIL, EARTH, FOOD, HORSE, IRON, OIL, SPACE, TACTIC, CardId, CardSet, Seat
from tests.laws.games import states


@dataclass(frozen=True)
class Unheard(Word):
    """A word that the engine does not know."""


WORDS: tuple[Word, ...] = (
    Replenish((FOOD,)),
    Replenish((OIL, SPACE), 2),
    Replenish(ANY, EVERY_CARD, (ATTACK, TACTIC)),
    Deplete(1),
    Deplete(3),
    PayCulture(1),
    For(Deplete(2), (Gain(EARTH),)),
    For(PayCulture(1), (GainCulture(1),)),
    For(PayCulture(2), (Replenish((OIL,)),)),
    For(Deplete(9), (GainCulture(1),)),
    Gain(EARTH),
    GainOne(((IRON, IRON), (HORSE,))),
    GainOne(((FOOD, HORSE, IRON), (OIL,))),
    GainCulture(2),
    CulturePerCard(),
    OneOf(((GainCulture(1),), (Replenish((HORSE,)),))),
    OneOf(((For(PayCulture(1), (GainCulture(2),)),), (TakeBack((ATTACK,)),))),
    Opponents((Replenish((FOOD,)), GainCulture(1))),
    Opponents((Deplete(1), CulturePerCard())),
    Opponents((TakeBack((ATTACK,)), TakeBack((TACTIC,), every=True))),
    Play((CIVIL,), 2),
    Play((ATTACK, TACTIC)),
    Activate(CIVIL, Among.VISIBLE),
    Activate(ATTACK, Among.VISIBLE),
    Activate(ATTACK, Among.COVERED),
    Activate(ATTACK, Among.PLAYED),
    Activate(CIVIL, Among.PLAYED, every=True),
    Activate(CIVIL, Among.OPPONENTS),
    Activate(TACTIC, Among.OPPONENTS),
    Activate(CIVIL, Among.REVEALED),
    TakeBack((ATTACK,)),
    TakeBack((CIVIL, TACTIC), every=True),
    Attack(weaker=(Deplete(2),)),
    Attack(weaker=(GiveWonder(),)),
    Attack(attacker=(Replenish((SPACE,)),), others=(GainCulture(1),)),
    GiveWonder(),
    Spy(),
    Tribute(),
    ChangeSides(),
    ByAttackCards(((3, EARTH), (4, SPACE))),
    TakeWonder((0, 1, 2, 3, 4)),
    Unheard(),
)

# The card that gets each effect: any tactic card of the supply.
CARRIER = "charge"
CARD = CardId(CARD_NUMBER[CARRIER])
PHILOSOPHY = CardId(CARD_NUMBER["philosophy"])
SEEDS = 3
# What happens without any change.
SILENT = {events.SET, events.NONE_LEFT, events.COMPARED, events.DECLINED, events.CHOSE, events.UNAFFORDABLE}


@contextmanager
def lowered(effect: Effect) -> Iterator[tuple[int, int]]:
    """The carrier has this effect for a while; where its steps begin and end. Refused if it cannot have it."""
    card = replace(CARDS[CARRIER], effect=effect)
    length, bundles, entry = len(program.CODE), len(program.BUNDLES), program.ENTRY[CARD]
    Row(card).effect(effect)
    lowering = program.Program()
    lowering.code = list(program.CODE)
    lowering.lower(effect, CARD)
    end = lowering.emit(program.END)
    program.CODE.extend(lowering.code[length:])
    program.ENTRY[CARD] = length
    try:
        yield length, end
    finally:
        del program.CODE[length:]
        del program.BUNDLES[bundles:]
        program.ENTRY[CARD] = entry


@cache
def positions() -> tuple[State, ...]:
    """Moments of random games at which a card is laid; in some of them all culture is out, or nobody has any."""
    moments: list[State] = []
    for seed in range(SEEDS):
        laid = [
            state.copy()
            for state in states(Rules("combined", 2 + seed, {"culture-limited": True}), seed)
            if state.kind == decision.ACTIVATE
        ]
        moments += laid[:: max(1, len(laid) // 5)]
    for number, state in enumerate(moments):
        for seat, player in enumerate(state.players):
            player.culture = (0, 3 - seat, CULTURE_TOKENS if seat == number % 2 else 0)[number % 3]
    active = moments[0].active
    resolving = [_within_philosophy(moments[0], seat) for seat in (active, moves.next_seat(moments[0], active))]
    return (*moments, _with_nothing(moments[0]), *resolving)


def _with_nothing(state: State) -> State:
    after = state.copy()
    for player in after.players:
        player.hand = player.up = player.down = EMPTY
    return after


def _within_philosophy(state: State, holder: Seat) -> State:
    """Philosophy is being resolved, lies with `holder`, and is the only civil card that anybody shows (S8)."""
    after = _with_nothing(state)
    after.players[holder].up = only(PHILOSOPHY)
    after.stack.append(Frame(PHILOSOPHY, program.ENTRY[PHILOSOPHY] + program.WIDTH, after.active))
    return after


def begun(state: State) -> State:
    """The carrier lies before the active player and is activated; nothing has been asked yet."""
    after = state.copy()
    for player in after.players:
        player.hand, player.up, player.down = (without(zone, CARD) for zone in (player.hand, player.up, player.down))
    active = after.players[after.active]
    active.up = with_(active.up, CARD)
    after.stack[0].card = NO_CARD
    after.stack[0].next()
    moves.activate(after, CARD)
    return after


def does_something(state: State, dice: Dice) -> bool:
    """Run the effect on top of the stack: whether anything but culture paid changes, or anybody is asked."""
    state.events = []
    settle(state)
    asked = False
    while len(state.stack) > 1 and not state.over:
        asked = True
        advance(state, random_option(state, dice))
    for event in state.events:
        if event.kind == events.PHASE or event.kind == events.ENDED:
            break
        paid = event.kind == events.CULTURE and event.number < 0
        if event.kind not in SILENT and not paid:
            return True
    return asked


def refusal(effect: Effect) -> str | None:
    """Why this effect is refused; None if it is not."""
    try:
        with lowered(effect):
            return None
    except Refused as refused:
        return str(refused)


def test_most_pairs_are_possible_and_the_others_are_refused_with_a_sentence() -> None:
    refusals = [refusal((first, second)) for first in WORDS for second in WORDS]
    assert refusals.count(None) > len(refusals) / 2
    sentences = {text for text in refusals if text is not None}
    assert all(text.startswith(("Charge: ", "the engine does not know the word Unheard")) for text in sentences)


@pytest.mark.parametrize("first", range(len(WORDS)), ids=lambda number: repr(WORDS[number])[:60])
def test_a_pair_of_words_is_applicable_exactly_when_it_does_something(first: int) -> None:
    """S2, S4, Q10."""
    dice = Dice(first)
    for second in WORDS:
        effect = (WORDS[first], second)
        if refusal(effect) is not None:
            continue
        with lowered(effect) as (begin, end):
            for state in positions():
                expected = applicable(begun(state), begun(state).stack[-1], begin, end)
                assert does_something(begun(state), dice) == expected, effect


def test_every_word_is_tried_and_is_not_always_applicable() -> None:
    """So the law above is not empty: each word but the sure ones is applicable in some positions and not in others."""
    sure = (Gain, GainOne, ChangeSides)
    seen: dict[type[Word], set[bool]] = {}
    for word in WORDS:
        followed = (word, Activate(CIVIL, Among.REVEALED)) if isinstance(word, Spy) else (word,)
        if refusal(followed) is None:
            with lowered(followed) as (begin, end):
                results = {applicable(begun(state), begun(state).stack[-1], begin, end) for state in positions()}
            seen.setdefault(type(word), set()).update(results)
    once = {kind for kind, results in seen.items() if results != {False, True}}
    assert once == {*sure, CulturePerCard}, once
    assert {type(word) for word in words_in(WORDS)} - set(seen) == {PayCulture, GiveWonder, Unheard}


@pytest.mark.parametrize(("played", "expected"), [(EMPTY, False), (only(PHILOSOPHY), True)])
def test_a_card_that_an_earlier_clause_played_can_be_activated(played: CardSet, expected: bool) -> None:
    """S4."""
    with lowered((Play((ATTACK,)), Activate(CIVIL, Among.PLAYED))) as (begin, end):
        state = begun(_with_nothing(positions()[0]))
        state.stack[-1].cards = played
        assert applicable(state, state.stack[-1], begin, end) is expected
        assert does_something(state, Dice(1)) is expected


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ((Unheard(),), "does not know the word Unheard()"),
        ((For(Price(), (Gain(EARTH),)),), "a price is Deplete or PayCulture, got Price"),
        ((PayCulture(1),), "PayCulture is a price"),
        ((GiveWonder(),), "GiveWonder is for opponents"),
        ((Opponents((Gain(EARTH),)),), "opponents cannot do Gain"),
        ((Attack(weaker=(OneOf(((), ())),)),), "opponents cannot do OneOf"),
        ((Spy(), Gain(EARTH)), "Spy is followed by Activate"),
        ((Activate(CIVIL, Among.REVEALED),), "comes right after Spy"),
        ((Activate(CIVIL, Among.PLAYED), Play((CIVIL,))), "needs a Play before it"),
        ((Activate(ATTACK, Among.OPPONENTS),), "only civil cards of opponents"),
        ((Gain(EARTH), ChangeSides()), "ChangeSides comes first"),
        ((OneOf(((Gain(EARTH),),)),), "OneOf has two options, got 1"),
        ((Replenish((FOOD,), 0),), "Replenish needs a count of 1 or more, got 0"),
        ((GainOne(((), (IRON,))),), "GainOne needs two bundles or more"),
        ((TakeWonder((0, 1, 2, 3, 16)),), "prices from 0 to 15"),
        ((ByAttackCards(((4, EARTH), (3, SPACE))),), "ByAttackCards has two gains"),
    ],
)
def test_what_is_wrong_with_an_effect_is_said(effect: Effect, reason: str) -> None:
    with pytest.raises(Refused) as refused, lowered(effect):
        pass
    assert reason in str(refused.value)


def test_effects_that_go_on_for_ever_cannot_be_built_across_types() -> None:
    """S8 bars a card that activates its own type while it is resolved. Between types there must be no way back."""
    ways = {
        (card.type, word.type)
        for card in CARDS.values()
        for word in words_in(card.effect)
        if isinstance(word, Activate) and word.type != card.type
    }
    assert not {(other, one) for one, other in ways} & ways
    assert {one for one, _ in ways} == {TACTIC}
