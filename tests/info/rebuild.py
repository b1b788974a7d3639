"""A view rebuilt from events alone, to see that they tell everything."""

from collections import Counter
from typing import Any

from gunsteel.info.events import (
    Back,
    CultureChanged,
    Front,
    Gained,
    GloryChanged,
    Lost,
    Moved,
    SeenCard,
    SeenEvent,
    Spent,
    TurnBegan,
    WonderMoved,
)
from gunsteel.info.view import View


class Model:
    """What lies where, by counting: hidden cards by their backs."""

    def __init__(self, view: View) -> None:
        self.audience = view.audience
        self.zones: dict[tuple[int, str], Counter[str]] = {}
        for seat in view.seats:
            self.zones[seat.seat, "hand"] = Counter(map(_name, seat.hand))
            self.zones[seat.seat, "up"] = Counter(seat.up)
            self.zones[seat.seat, "down"] = Counter(map(_name, seat.down))
        self.culture = [seat.culture for seat in view.seats]
        self.glory = [Counter(seat.glory) for seat in view.seats]
        self.wonders = [set(seat.wonders) for seat in view.seats]
        self.supply_wonders = set(view.wonders)
        self.gained: Counter[str] = Counter(view.gained)
        self.supply = {offer.card for row in view.rows.values() for offer in row if offer}
        self.revealed = set(view.revealed)
        self.active = view.active

    def take(self, event: SeenEvent, backs: dict[str, str]) -> None:
        if isinstance(event, Moved):
            self._move(event, backs)
        elif isinstance(event, Gained):
            self.gained[event.resource] += 1
        elif isinstance(event, Spent):
            self.gained[event.resource] -= 1
        elif isinstance(event, Lost):
            self.gained -= Counter(event.resources)
        elif isinstance(event, CultureChanged):
            self.culture[event.seat] += event.change
        elif isinstance(event, GloryChanged):
            self.glory[event.seat][event.wonder] += event.change
        elif isinstance(event, WonderMoved):
            (self.supply_wonders if event.seat is None else self.wonders[event.seat]).remove(event.wonder)
            self.wonders[event.to].add(event.wonder)
        elif isinstance(event, TurnBegan):
            self.active = event.seat

    def _move(self, event: Moved, backs: dict[str, str]) -> None:
        name = _name(event.card)
        if event.origin == "row":
            self.supply.remove(name)
        elif event.origin == "revealed":
            self.revealed.remove(name)
        elif event.origin != "pile":
            origin = self.zones[event.seat, event.origin]
            # A covered card that everybody saw lies there by its name (Q35).
            hidden = event.origin != "up" and event.seat != self.audience and not origin[name]
            key = backs[name] if hidden and isinstance(event.card, Front) else name
            if event.origin == event.target == "up" and name not in origin:
                key = "warrior"  # it is renamed as it changes hands
            assert origin[key] > 0, (event, origin)
            origin[key] -= 1
        if event.target == "revealed":
            self.revealed.add(name)
        else:
            seen = (event.origin, event.target) == ("up", "down")
            hidden = event.target in ("hand", "down") and event.to != self.audience and not seen
            key = backs[name] if hidden and isinstance(event.card, Front) else name
            self.zones[event.to, event.target][key] += 1

    def difference(self, view: View) -> dict[str, Any]:
        """What the view shows otherwise."""
        other = Model(view)
        found: dict[str, Any] = {}
        for name in ("culture", "wonders", "supply_wonders", "supply", "revealed", "active"):
            if getattr(self, name) != getattr(other, name):
                found[name] = (getattr(self, name), getattr(other, name))
        for key, cards in self.zones.items():
            if +cards != +other.zones[key]:
                found[str(key)] = (+cards, +other.zones[key])
        if +self.gained != +other.gained:
            found["gained"] = (self.gained, other.gained)
        if [+row for row in self.glory] != [+row for row in other.glory]:
            found["glory"] = (self.glory, other.glory)
        return found


def _name(card: SeenCard) -> str:
    return card.back if isinstance(card, Back) else card.card
