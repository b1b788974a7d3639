"""A view as plain text: what a player sees, in lines of a given width."""

from gunsteel.catalog.index import CARDS, SUPPLY, WONDERS
from gunsteel.core.cardset import bit
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NAMES, CARD_NUMBER, WONDER_NUMBER
from gunsteel.core.values import differing
from gunsteel.ids import AGE_NAMES, RESOURCE_NAMES, TYPE_NAMES
from gunsteel.info.events import Back, SeenCard, Zone
from gunsteel.info.view import Offer, SeatView, View
from gunsteel.language.fluent import Messages, terminal
from gunsteel.language.narrator import Narrator
from gunsteel.language.wrap import width, wrapped

USUAL_COLUMNS = 80
MAX_COLUMNS = 100
MIN_COLUMNS = 40
LABEL_MARGIN = 11


class TableText:
    """Shows a game to one seat, in one language and in lines of so many columns."""

    def __init__(self, lang: str, you: int | None, names: list[str] | None, columns: int = USUAL_COLUMNS) -> None:
        self.narrator = Narrator(lang)
        self.words: Messages = terminal(lang)
        self.you = you
        self.names = names
        self.columns = min(MAX_COLUMNS, max(MIN_COLUMNS, columns))

    def lines(self, text: str, indent: int = 0, first: str = "") -> list[str]:
        return wrapped(text, self.columns, indent, first)

    def say(self, key: str, **args: str | int) -> str:
        return "\n".join(self.lines(self.words.say(key, **args)))

    def seat(self, seat: int) -> dict[str, str]:
        """The arguments for a player as the subject of a line."""
        return {"person": "you" if seat == self.you else "other", "who": self.player(seat)}

    def player(self, seat: int) -> str:
        """The name, or Player 1."""
        return self.narrator.seat(seat, None, self.names)

    def opponents(self, levels: dict[int, str]) -> str:
        """Who plays against you, and how well."""
        return self.say(
            "opponents", bots=self.narrator.listing([self._opponent(seat, levels[seat]) for seat in levels])
        )

    def _opponent(self, seat: int, level: str) -> str:
        """With the level, unless the name says it."""
        who = self.player(seat)
        if who == self.narrator.bot(level, seat):
            return who
        return self.words.say("opponent", who=who, level=self.words.say("level", level=level))

    def thinking(self, seat: int) -> str:
        """One line, because it will be erased."""
        return self.lines(self.words.say("thinking", who=self.player(seat)))[0]

    # --- The position ----------------------------------------------------------------------------------

    def position(self, view: View) -> str:
        head = self.words.say("turn", turn=view.turn, **self.seat(view.active))
        if view.phase is not None:
            head += f" · {self.narrator.phase(view.phase)}"
        lines = ["", *self.lines(head), "─" * min(self.columns, width(head))]
        for age in reversed(view.rows):
            lines += self._entry(self.narrator.age(age), self._row(view, age))
        wonders = [self._wonder(view, wonder) for wonder in view.wonders]
        lines += self._entry(self.words.say("wonders"), wonders)
        for seat in view.seats:
            lines += self._area(seat, bool(view.ending.culture_to_go is not None))
        if view.gained:
            lines += self.lines(self.words.say("gained", what=self.narrator.amounts(view.gained)))
        return "\n".join(lines)

    def _entry(self, label: str, items: list[str]) -> list[str]:
        pad = " " * max(1, LABEL_MARGIN - width(label))
        # Two spaces stand between items; a no-break space keeps each of them whole.
        text = "  ".join(item.replace(" ", "\u00a0") for item in items) or "–"
        return [line.replace("\u00a0", " ") for line in _flowed(label + pad, text, self.columns)]

    def _row(self, view: View, age: str) -> list[str]:
        items = [self._offer(offer) for offer in view.rows[age]]
        pile = view.piles.get(age)
        if pile is not None and pile.top is not None:
            top = self._offer(pile.top)
            items.append("| " + self.words.say("pile", card=top, under=len(pile.under)))
        return items

    def _offer(self, offer: Offer | None) -> str:
        if offer is None:
            return "·"
        name = self.narrator.card(offer.card)
        return f"{name} +{offer.surcharge}" if offer.surcharge else name

    def _wonder(self, view: View, wonder: str) -> str:
        tokens = [seat.glory.get(wonder, 0) for seat in view.seats]
        name = self.narrator.wonder(wonder)
        return f"{name} [{' '.join(map(str, tokens))}]" if any(tokens) else name

    def _area(self, seat: SeatView, culture: bool) -> list[str]:
        strength, points = seat.strength, seat.points
        parts = [self.words.say("player", strength=strength, points=points, **self.seat(seat.seat))]
        if culture:
            parts.append(self.words.say("culture", count=seat.culture))
        parts += [self.narrator.wonder(wonder) for wonder in seat.wonders]
        zones: list[tuple[Zone, list[str]]] = [
            ("up", [self.narrator.card(card, self.you, self.names) for card in seat.up])
        ]
        zones += [("down", self._cards(seat.down)), ("hand", self._cards(seat.hand))]
        lines = self.lines(self.words.say("comma").join(parts))
        for zone, cards in zones:
            lines += self._entry(f"  {self.narrator.zone(zone)}", cards)
        if seat.seat != self.you and seat.surely_covered:
            known = self.narrator.listing([self.narrator.card(card) for card in seat.surely_covered])
            lines += self.lines(self.words.say("surely", cards=known), 4, "  ")
        return lines

    # --- Cards -----------------------------------------------------------------------------------------

    def card(self, rules: Rules, card: str) -> list[str]:
        """A card with its values in this game and its effect."""
        number = CARD_NUMBER[card]
        printed = CARDS[card]
        values = self.words.say(
            "card-line",
            type=self.narrator.type(TYPE_NAMES[printed.type]),
            back=self.narrator.resource(RESOURCE_NAMES[printed.back]),
            strength=int(rules.strength[number]),
            vp=int(rules.vp[number]),
            response="yes" if bit(number) & rules.response else "no",
        )
        cost = (
            [self.words.say("cost", cost=self.narrator.amounts(rules.cost_of(card)))]
            if card in SUPPLY["combined"]
            else []
        )
        texts = [values, *cost, *self.narrator.effect(card)]
        return [self.narrator.card(card), *(line for text in texts for line in self.lines(text, 4, "  "))]

    def wonder(self, rules: Rules, wonder: str) -> list[str]:
        """A wonder with what it asks for in this game."""
        values = self._wonder_values(rules, wonder)
        text = self.narrator.requirement(rules.requirement(wonder), int(rules.players))
        return [self.narrator.wonder(wonder), *values, *self.lines(text, 4, "  ")]

    def wonder_by_players(self, rules: Rules, wonder: str) -> list[str]:
        """What a wonder asks for with four, three and two players."""
        values = self._wonder_values(rules, wonder)
        wanted = rules.requirement(wonder)
        by_players = {players: self.narrator.requirement(wanted, players) for players in (4, 3, 2)}
        if len(set(by_players.values())) == 1:
            return [*values, *self.lines(by_players[4], 4, "  ")]
        lines = [
            line
            for players, text in by_players.items()
            for line in self.lines(text, 4, f"  {self.words.say('players', count=players)}")
        ]
        return [*values, *lines]

    def _wonder_values(self, rules: Rules, wonder: str) -> list[str]:
        number = WONDER_NUMBER[wonder]
        text = self.words.say(
            "wonder-line",
            age=self.narrator.age(AGE_NAMES[WONDERS[wonder].age - 1]),
            vp=int(rules.wonder_vp[number]),
            glory=int(rules.glory_number[number]),
            indicator=self.narrator.card(CARD_NAMES[rules.indicator[number]]),
        )
        return self.lines(text, 4, "  ")

    def provenance(self, rules: Rules, name: str) -> list[str]:
        """Where the values of a card or wonder come from."""
        changed = differing(rules.values).get(name, {})
        return [line for text in self.narrator.provenance(name, changed) for line in self.lines(text, 4, "  ")]

    def _cards(self, cards: list[SeenCard]) -> list[str]:
        return [
            self.narrator.back(card.back, self.you, self.names)
            if isinstance(card, Back)
            else self.narrator.card(card.card, self.you, self.names)
            for card in cards
        ]


def _flowed(first: str, text: str, columns: int) -> list[str]:
    """Items after a label, the next lines under the first item."""
    lines = [first]
    for item in text.split("  "):
        gap = "" if lines[-1].strip() == "" or lines[-1] == first else "  "
        if gap and width(lines[-1] + gap + item) > columns:
            lines.append(" " * LABEL_MARGIN)
            gap = ""
        lines[-1] += gap + item
    return lines
