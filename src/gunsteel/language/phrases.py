"""Names, lists and amounts in one language: what all sentences are made of.

Sentences contain a placeholder for a player's name; `named` fills the names in last. So they can be cached and used
again in every game, and no name can be mistaken for anything else."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.catalog.vocabulary import Card, Wonder
from gunsteel.errors import Refused
from gunsteel.ids import AGE_NAMES, MAX_SEATS, RESOURCE_NAMES, TYPE_NAMES
from gunsteel.language.fluent import messages

# A seat's placeholder: a character of the private use area, which is in no text.
PLACEHOLDER = 0xE000


def printed_card(card: str) -> Card:
    """The card of this id as printed; Warriors of all players are the same card."""
    return CARDS[_known(card.partition("@")[0], CARDS, "card")]


def _known(name: str, names: Iterable[str], what: str) -> str:
    if name not in names:
        raise Refused(f"there is no {what} {name!r}")
    return name


class Phrases:
    """The words of one language. `you` is always the reader's seat, None for a spectator."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.say = messages(lang).say

    # --- Seats -----------------------------------------------------------------------------------------

    def named(self, text: str, names: Sequence[str] | None) -> str:
        """The text with names in place of placeholders."""
        return text.translate(_names(self.lang, tuple(names or ())))

    def seat(self, seat: int, you: int | None) -> str:
        """As a word of a sentence."""
        return self.say("you") if seat == you else placeholder(seat)

    # --- Names -----------------------------------------------------------------------------------------

    def _name(self, thing: Card | Wonder) -> str:
        return {"en": thing.name, "ja": thing.ja, "fr": thing.fr}[self.lang]

    def card(self, card: str, you: int | None = None) -> str:
        return self._of_owner(self._name(printed_card(card)), card, you)

    def quoted(self, card: str, you: int | None = None) -> str:
        """As it is written in a sentence."""
        return self.say("quoted-card", name=self.card(card, you))

    def wonder(self, wonder: str) -> str:
        return self._name(WONDERS[_known(wonder, WONDERS, "wonder")])

    def quoted_wonder(self, wonder: str) -> str:
        return self.say("quoted-wonder", name=self.wonder(wonder))

    def resource(self, resource: str) -> str:
        return self.say("resource", resource=_known(resource, RESOURCE_NAMES, "resource"))

    def resource_of(self, card: str) -> str:
        return self.resource(RESOURCE_NAMES[printed_card(card).back])

    def back(self, back: str, you: int | None = None) -> str:
        """The back of a card: `iron`, or `iron@2` for a Warrior of another player."""
        return self._of_owner(self.resource(back.partition("@")[0]), back, you)

    def _of_owner(self, name: str, thing: str, you: int | None) -> str:
        """With the first owner of a Warrior that changed sides (docs/protocol.md 1.6)."""
        owner = thing.partition("@")[2]
        return self.say("card-from", name=name, **whom(int(owner), you)) if owner else name

    def age(self, age: str) -> str:
        return self.say("age", age=_known(age, AGE_NAMES, "age"))

    def type(self, type_: str) -> str:
        return self.say("type", type=_known(type_, TYPE_NAMES, "type"))

    # --- Lists and amounts -----------------------------------------------------------------------------

    def all_of(self, items: Sequence[str]) -> str:
        """A, B and C."""
        return self._list("list-and", items)

    def one_of(self, items: Sequence[str]) -> str:
        """A, B or C."""
        return self._list("list-or", items)

    def _list(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        first = items[0]
        for item in items[1:-1]:
            first = self.say("list-comma", first=first, next=item)
        return self.say(key, first=first, last=items[-1], count=len(items))

    def amount(self, resource: str, count: int) -> str:
        return self.say("amount", resource=resource, count=count)

    def amounts(self, counts: Mapping[str, int]) -> str:
        """2 Iron and 1 Horse; "nothing" if there is nothing."""
        found = [self.amount(resource, count) for resource, count in counts.items()]
        return self.all_of(found) if found else self.say("nothing")

    def types(self, types: Iterable[str], count: int = 1) -> str:
        """Beside the word "card" or "cards": attack or tactic."""
        return self.one_of([self.say("type-of-card", type=type_, count=count) for type_ in types])

    def all_types(self, types: Iterable[str]) -> str:
        """Beside the word "cards": attack and tactic."""
        return self.all_of([self.say("type-of-card", type=type_, count=2) for type_ in types])

    # --- Sentences -------------------------------------------------------------------------------------

    def sentence(self, clause: str) -> str:
        return self.say("sentence", clause=capital(clause))

    def paragraph(self, sentences: Sequence[str]) -> str:
        text = sentences[0] if sentences else ""
        for sentence in sentences[1:]:
            text = self.say("paragraph", first=text, next=sentence)
        return text


@lru_cache(maxsize=1024)
def _names(lang: str, names: tuple[str, ...]) -> dict[int, str]:
    """The text for each placeholder: the name, or Player 1."""
    unnamed = [messages(lang).say("player", number=seat + 1) for seat in range(len(names), MAX_SEATS)]
    return {PLACEHOLDER + seat: name for seat, name in enumerate([*names, *unnamed])}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def placeholder(seat: int) -> str:
    return chr(PLACEHOLDER + seat)


def who(seat: int, you: int | None) -> dict[str, str]:
    """The arguments for the subject of a sentence."""
    return {"person": "you" if seat == you else "other", "who": placeholder(seat)}


def whom(seat: int, you: int | None) -> dict[str, str]:
    """The arguments for a second person."""
    return {"other": "you" if seat == you else "other", "whom": placeholder(seat)}
