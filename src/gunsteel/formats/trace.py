"""Traces (`.jsonl`): every position and decision of a game, one JSON object a line (docs/protocol.md 4)."""

import json
from collections.abc import Iterator

from gunsteel.core.cardset import members, positions
from gunsteel.core.engine import advance
from gunsteel.core.moves import tokens_on
from gunsteel.core.scoring import outcome
from gunsteel.core.setup import ROW, SLOTS
from gunsteel.core.state import Player, State
from gunsteel.core.tables import CARD_NAMES, WONDER_NAMES
from gunsteel.core.turn import pile_taken
from gunsteel.formats.notation import counted, kind_name, offered_names, seat_name
from gunsteel.formats.record import Json, Record, check_result, read_choices, result_json, start_of
from gunsteel.ids import SUPPLY_AGES, CardSet, WonderId, WonderSet


def trace(record: Record) -> Iterator[Json]:
    """The lines of a record's trace; an error in the record is refused when it is reached."""
    head = record.to_json()
    del head["choices"]
    yield head
    state = start_of(record)
    for n, (choice, option) in enumerate(read_choices(record.choices, lambda: state)):
        yield decision_json(state, n, choice)
        advance(state, option)
    check_result(record, state)
    if state.over:
        yield {"result": result_json(outcome(state))}


def dumps(line: Json) -> str:
    return json.dumps(line, ensure_ascii=False) + "\n"


def decision_json(state: State, n: int, choice: str) -> Json:
    return {
        "n": n,
        "seat": seat_name(state.seat),
        "kind": kind_name(state),
        "options": list(offered_names(state)),
        "choice": choice,
        "state": state_json(state),
    }


def state_json(state: State) -> Json:
    """The position, all of it."""
    data: Json = {
        "active": int(state.active),
        "players": [player_json(player) for player in state.players],
        "rows": {age: row_names(state, slot) for slot, age in enumerate(SUPPLY_AGES)},
        "piles": piles_json(state),
        "wonders": wonder_names(state.wonders),
        "gained": counted(state.gained),
    }
    if state.revealed:
        data["revealed"] = card_names(state.revealed)
    return data


def player_json(player: Player) -> Json:
    return {
        "hand": card_names(player.hand),
        "up": card_names(player.up),
        "down": card_names(player.down),
        "wonders": wonder_names(player.wonders),
        "culture": int(player.culture),
        "glory": glory_json(player) if player.glory else {},
    }


def glory_json(player: Player) -> dict[str, int]:
    tokens = {name: int(tokens_on(player, WonderId(number))) for number, name in enumerate(WONDER_NAMES)}
    return {name: count for name, count in tokens.items() if count}


def card_names(cards: CardSet) -> list[str]:
    return [CARD_NAMES[card] for card in members(cards)]


def wonder_names(wonders: WonderSet) -> list[str]:
    return [WONDER_NAMES[wonder] for wonder in positions(wonders)]


def row_names(state: State, slot: int) -> list[str | None]:
    """A row from left to right; None where a card was bought."""
    there = state.places >> (ROW * slot)
    return [CARD_NAMES[card] if (there >> place) & 1 else None for place, card in enumerate(state.setup.rows[slot])]


def piles_json(state: State) -> dict[str, list[str]]:
    if not state.rules.piles:
        return {}
    left = [state.setup.piles[slot][pile_taken(state, slot) :] for slot in range(SLOTS)]
    return {age: [CARD_NAMES[card] for card in pile] for age, pile in zip(SUPPLY_AGES, left, strict=True)}
