"""Positions for tests: say who has what, then answer questions by the names of docs/protocol.md."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gunsteel.core import engine
from gunsteel.core.cardset import bit
from gunsteel.core.moves import token
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.core.setup import ROW, Rows, Setup, row_sizes, supply_by_age
from gunsteel.core.state import NO_CARD, Frame, Player, State, from_ints
from gunsteel.core.tables import CARD_NUMBER, WONDER_NAMES, WONDER_NUMBER, WONDER_SLOT, WONDERS_BY_SET, set_of
from gunsteel.formats.notation import kind_name, offered_names, parse, seat_name
from gunsteel.formats.trace import state_json
from gunsteel.ids import SUPPLY_AGES, CardId, Seat, WonderId, WonderSet

Json = dict[str, Any]
Names = str | Sequence[str]


def words(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else list(names)


class Table:
    """A game in a test. `copied` plays every answer on a state that went through ints and back."""

    def __init__(self, state: State, copied: bool = False) -> None:
        self.state = state
        self.copied = copied

    # --- What is asked -------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        return kind_name(self.state)

    @property
    def seat(self) -> int | str:
        return seat_name(self.state.seat)

    @property
    def options(self) -> list[str]:
        return list(offered_names(self.state))

    @property
    def asked(self) -> tuple[int | str, str]:
        """Who is asked what: `(0, "buy")`, `("chance", "reveal")`."""
        return (self.seat, self.kind)

    @property
    def over(self) -> bool:
        return self.state.over

    # --- Answering -----------------------------------------------------------------------------------

    def answer(self, *choices: str) -> "Table":
        """Answer the pending question, then the next ones."""
        for choice in choices:
            option = parse(self.state, choice)
            before = self.state.to_ints()
            source = from_ints(self.state.rules, self.state.setup, before) if self.copied else self.state
            after = engine.apply(source, option)
            assert self.state.to_ints() == before, "a past state changed"
            assert source.to_ints() == before, "a past state changed"
            self.state = after
        return self

    def buy(self, card: str, *sources: str) -> "Table":
        """Buy a card and pay with exactly these: `card:CARD`, `gained:RESOURCE`; what is not asked need not be."""
        self.answer(card)
        left = sorted(sources)
        while self.kind == "pay":
            source = next((source for source in left if source in self.options), "done")
            if source != "done":
                left.remove(source)
            self.answer(source)
        assert not [source for source in left if source.removeprefix("card:") in self.down()], left
        return self

    def until(self, *kinds: str) -> "Table":
        """Pass on everything that can be declined until one of these questions comes up."""
        declining = {"buy": "pass", "take-back": "done", "glory": "none", "activate": "no", "respond": "done"}
        while not self.over and self.kind not in kinds:
            assert self.kind in declining, f"{self.kind} cannot be declined: {self.options}"
            self.answer(declining[self.kind])
        return self

    # --- What lies where -------------------------------------------------------------------------------

    def position(self) -> Json:
        return state_json(self.state)

    def hand(self, seat: int = 0) -> list[str]:
        return self._zone(seat, "hand")

    def up(self, seat: int = 0) -> list[str]:
        return self._zone(seat, "up")

    def down(self, seat: int = 0) -> list[str]:
        return self._zone(seat, "down")

    def wonders(self, seat: int = 0) -> list[str]:
        return self._zone(seat, "wonders")

    def _zone(self, seat: int, name: str) -> list[str]:
        zone: list[str] = self.position()["players"][seat][name]
        return zone

    def culture(self, seat: int = 0) -> int:
        return int(self.state.players[seat].culture)

    def glory(self, seat: int = 0) -> dict[str, int]:
        tokens: dict[str, int] = self.position()["players"][seat]["glory"]
        return tokens

    @property
    def gained(self) -> dict[str, int]:
        gained: dict[str, int] = self.position()["gained"]
        return gained

    @property
    def supply(self) -> list[str]:
        """The cards still in the pyramid."""
        rows: dict[str, list[str | None]] = self.position()["rows"]
        return sorted(card for row in rows.values() for card in row if card is not None)

    @property
    def supply_wonders(self) -> list[str]:
        wonders: list[str] = self.position()["wonders"]
        return wonders

    @property
    def active(self) -> int:
        return int(self.state.active)

    @property
    def result(self) -> Json:
        final = outcome(self.state)
        return {"vp": final.points, "cards": final.cards, "winners": final.winners}


Seats = Sequence[Mapping[str, Any]]
Build = Callable[..., Table]


def table(
    set_: str = "base",
    players: int = 2,
    seats: Seats = (),
    *,
    rows: Mapping[str, Sequence[str | None]] | None = None,
    piles: Mapping[str, Names] | None = None,
    wonders: Names | None = None,
    active: int = 0,
    highest: Mapping[int, str] | None = None,
    switches: Mapping[str, bool] | None = None,
    cards: Mapping[str, object] | None = None,
    copied: bool = False,
) -> Table:
    """A position at the beginning of a turn of seat `active`.

    `seats[k]` says what lies with seat k: hand, up, down, wonders (names), culture (number), glory ({wonder: tokens});
    seen are those of its covered cards that everybody saw.
    Seats not given have nothing. `rows` gives whole rows from left to right, None for a bought place; a row not given
    is full, in the order of the names, without the cards that players have. `piles` likewise, top first. `wonders`
    are those of the supply (default: one of each age that nobody owns). `highest[k]` is the highest age that seat k
    has bought."""
    rules = Rules(set_, players, switches, cards)
    given = [dict(seats[seat]) if seat < len(seats) else {} for seat in range(players)]
    owned = {card for seat in given for zone in ("hand", "up", "down") for card in words(seat.get(zone, ""))}
    owned_wonders = {wonder for seat in given for wonder in words(seat.get("wonders", ""))}

    assert owned, "without any card nothing is ever asked"
    in_piles = {card for pile in (piles or {}).values() for card in words(pile)}
    layout, gone = _rows(rules, owned, in_piles, rows or {})
    supply_wonders = words(wonders) if wonders is not None else _default_wonders(rules, owned_wonders)
    in_play = [WonderId(WONDER_NUMBER[name]) for name in [*supply_wonders, *sorted(owned_wonders)]]
    setup = Setup(layout, _piles(rules, layout, owned, piles), in_play)

    state = State(rules, setup, [_player(seat) for seat in given], [Frame(NO_CARD, rules.turn, Seat(active))])
    state.active = Seat(active)
    state.places = setup.places & ~gone
    state.wonders = WonderSet(sum(2 ** WONDER_NUMBER[name] for name in supply_wonders))
    for seat, age in (highest or {}).items():
        state.players[seat].highest = SUPPLY_AGES.index(age) + 1
    engine.settle(state)
    return Table(state, copied)


def _rows(
    rules: Rules, owned: set[str], in_piles: set[str], rows: Mapping[str, Sequence[str | None]]
) -> tuple[Rows, int]:
    layout: Rows = []
    gone = 0
    named = in_piles | {card for row in rows.values() for card in row if card is not None}
    for slot, (cards, count) in enumerate(zip(supply_by_age(rules), row_sizes(rules), strict=True)):
        age = SUPPLY_AGES[slot]
        free = [card for card in cards if card not in _numbers(owned) and card not in _numbers(named)]
        taken = [card for card in cards if card in _numbers(owned)]
        if age in rows:
            given = list(rows[age])
            assert len(given) == count, f"{age} row: {count} places, got {len(given)}"
            filler = iter([*taken, *free])
            row = [next(filler) if name is None else CardId(CARD_NUMBER[name]) for name in given]
            empty = [place for place, name in enumerate(given) if name is None]
        else:
            row = [*free, *taken][:count] if rules.set == "combined" else list(cards)
            empty = [place for place, card in enumerate(row) if card in taken]
        layout.append(row)
        gone += sum(bit(ROW * slot + place) for place in empty)
    return layout, gone


def _numbers(names: set[str]) -> set[int]:
    return {CARD_NUMBER[name] for name in names}


def _piles(rules: Rules, layout: Rows, owned: set[str], piles: Mapping[str, Names] | None) -> Rows:
    if rules.set != "combined":
        return [[] for _ in SUPPLY_AGES]
    found: Rows = []
    for slot, cards in enumerate(supply_by_age(rules)):
        age = SUPPLY_AGES[slot]
        if piles is not None and age in piles:
            found.append([CardId(CARD_NUMBER[name]) for name in words(piles[age])])
        else:
            found.append([card for card in cards if card not in layout[slot] and card not in _numbers(owned)])
    return found


def _default_wonders(rules: Rules, owned: set[str]) -> list[str]:
    chosen: dict[int, str] = {}
    for wonder in WONDERS_BY_SET[rules.set]:
        if WONDER_NAMES[wonder] not in owned:
            chosen.setdefault(WONDER_SLOT[wonder], WONDER_NAMES[wonder])
    taken = {WONDER_SLOT[WONDER_NUMBER[name]] for name in owned}
    return [name for slot, name in chosen.items() if slot not in taken]


def _player(seat: Mapping[str, Any]) -> Player:
    unknown = set(seat) - {"hand", "up", "down", "seen", "wonders", "culture", "glory"}
    assert not unknown, f"no such zone: {unknown}"
    player = Player()
    player.hand = set_of(words(seat.get("hand", "")))
    player.up = set_of(words(seat.get("up", "")))
    player.down = set_of(words(seat.get("down", "")))
    player.seen = set_of(words(seat.get("seen", "")))
    player.wonders = WonderSet(sum(2 ** WONDER_NUMBER[name] for name in words(seat.get("wonders", ""))))
    player.culture = seat.get("culture", 0)
    player.glory = sum(tokens * token(WonderId(WONDER_NUMBER[name])) for name, tokens in seat.get("glory", {}).items())
    return player
