"""The game in words: names, questions, options, events, aims, effects, reasons, in English, Japanese and French.

Every sentence comes from `locales/*.ftl`; names of cards and wonders from the card data."""

from collections.abc import Collection, Sequence
from dataclasses import asdict

from gunsteel.catalog.provenance import provenance
from gunsteel.catalog.vocabulary import Requirement
from gunsteel.explain.about import AnyAbout
from gunsteel.explain.aim import Aim
from gunsteel.explain.reasons import Reason
from gunsteel.explain.stake import Stake
from gunsteel.explain.value_check import Doubt
from gunsteel.formats.notation import Chooser
from gunsteel.info.events import Ended, EndReason, Phase, SeenEvent, Zone
from gunsteel.language import aims as narrate_aims
from gunsteel.language import doubts as narrate_doubts
from gunsteel.language import effects as narrate_effects
from gunsteel.language import events as narrate_events
from gunsteel.language import questions as narrate_questions
from gunsteel.language import reasons as narrate_reasons
from gunsteel.language import rulebook
from gunsteel.language import stakes as narrate_stakes
from gunsteel.language.events import LikeEvent
from gunsteel.language.phrases import Phrases

Names = Sequence[str] | None


class Narrator:
    """Says things in one language. `you` is the reader's seat (None: a spectator), `names` are the players' names."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._phrases = Phrases(lang)

    # --- Names -----------------------------------------------------------------------------------------

    def card(self, card: str, you: int | None = None, names: Names = None) -> str:
        return self._phrases.named(self._phrases.card(card, you), names)

    def wonder(self, wonder: str) -> str:
        return self._phrases.wonder(wonder)

    def resource(self, resource: str) -> str:
        return self._phrases.resource(resource)

    def back(self, back: str, you: int | None = None, names: Names = None) -> str:
        """The back of a card: `iron`, or `iron@2`."""
        return self._phrases.named(self._phrases.back(back, you), names)

    def age(self, age: str) -> str:
        return self._phrases.age(age)

    def type(self, type_: str) -> str:
        return self._phrases.type(type_)

    def phase(self, phase: Phase) -> str:
        return self._phrases.say("phase", phase=phase)

    def zone(self, zone: Zone) -> str:
        return self._phrases.say("zone", zone=zone)

    def seat(self, number: int, you: int | None = None, names: Names = None) -> str:
        """As a word of a sentence: you, a name, or Player 1."""
        return self._phrases.named(self._phrases.seat(number, you), names)

    def bot(self, level: str, seat: int) -> str:
        """The name of a bot: Recruit 2, by the number of its seat, so that two of one level can be told apart."""
        return self._phrases.say("bot", level=level, name=level.capitalize(), number=seat + 1)

    def listing(self, items: Sequence[str]) -> str:
        """A, B and C."""
        return self._phrases.all_of(items)

    def any_of(self, items: Sequence[str]) -> str:
        """A, B or C."""
        return self._phrases.one_of(items)

    def paragraph(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other, as the language joins them."""
        return self._phrases.paragraph(sentences)

    def amounts(self, counts: dict[str, int]) -> str:
        """2 Iron and 1 Horse."""
        return self._phrases.amounts(counts)

    def rule(self, number: str) -> str:
        """A short heading for a rule."""
        return rulebook.heading(self.lang, number)

    # --- Questions -------------------------------------------------------------------------------------

    def question(
        self, kind: str, seat: Chooser, you: int | None = None, names: Names = None, card: str | None = None
    ) -> str:
        """One line: what `seat` is asked. `card` is the card whose effect asks, if one does."""
        return self._phrases.named(narrate_questions.question(self._phrases, kind, seat, you, card), names)

    def question_help(self, kind: str, options: Sequence[str] = ()) -> str:
        """Why this is asked, with rule numbers; some of it only where such `options` are on offer."""
        return narrate_questions.question_help(self._phrases, kind, options)

    def asked(self, about: AnyAbout, you: int | None = None, names: Names = None) -> str:
        """The details of a question for whoever is asked; may be empty."""
        told = narrate_questions.asked(self._phrases, about, you)
        return self._phrases.named(self._phrases.paragraph(told), names)

    def stake(self, at_stake: Stake, attacker: int, names: Names = None) -> list[str]:
        """What losing an attack costs the defender, and what holding brings, a sentence each."""
        return [self._phrases.named(text, names) for text in narrate_stakes.stake(self._phrases, at_stake, attacker)]

    def option(
        self, kind: str, option: str, you: int | None = None, names: Names = None, card: str | None = None
    ) -> str:
        """What an answer means, short, for a list."""
        return self._phrases.named(narrate_questions.option(self._phrases, kind, option, you, card), names)

    # --- What happened ---------------------------------------------------------------------------------

    def event(self, seen: SeenEvent, you: int | None = None, names: Names = None) -> str:
        """One sentence; empty for the beginning of a phase and for single spent resources."""
        return self._phrases.named(narrate_events.event(self._phrases, seen, you), names)

    def like_events(self, events: Sequence[LikeEvent], you: int | None = None, names: Names = None) -> str:
        """One sentence for events of one player: the same move of cards, all back to hand, or resources gained."""
        return self._phrases.named(narrate_events.like_events(self._phrases, events, you), names)

    def aim(self, aim: Aim, seat: int, you: int | None = None, names: Names = None) -> str:
        """What `seat` is after, said by that player."""
        return self._phrases.named(narrate_aims.aim(self._phrases, aim, seat, you), names)

    def end(
        self,
        reasons: list[EndReason],
        result: dict[str, list[int]],
        you: int | None = None,
        names: Names = None,
    ) -> list[str]:
        """Why the game ended and who won, then a line for each player from the first to the last."""
        told = narrate_events.result(self._phrases, result["vp"], result["cards"], result["winners"], you)
        return [self.event(Ended(reasons)), *(self._phrases.named(line, names) for line in told)]

    # --- Cards -----------------------------------------------------------------------------------------

    def effect(self, card: str) -> list[str]:
        """What a card does, sentence by sentence."""
        return narrate_effects.effect(self._phrases, card)

    def requirement(self, wanted: Requirement, players: int) -> str:
        """What a wonder asks for with so many players."""
        return narrate_effects.requirement(self._phrases, wanted, players)

    def provenance(self, name: str, changed: Collection[str] = ()) -> list[str]:
        """Which values of a card or wonder a rulebook states and which are ours, a sentence for each source."""
        sources = {
            source: [value for value in values if value not in changed]
            for source, values in asdict(provenance(name)).items()
        }
        sources["changed"] = list(changed)
        return [
            self._phrases.say(f"provenance-{source}", values=self.listing([self.value(one) for one in values]))
            for source, values in sources.items()
            if values
        ]

    def wonder_sources(self, wonder: str) -> str:
        """The same in one line, with the wonder's name."""
        text = self.paragraph(self.provenance(wonder))
        return self._phrases.say("provenance-of", wonder=self._phrases.quoted_wonder(wonder), text=text)

    def doubt(self, told: Doubt) -> str:
        """What the rulebooks say instead of a value."""
        return narrate_doubts.doubt(self._phrases, told)

    def value(self, field: str) -> str:
        """What a value of a card or wonder is called: cost, indicator."""
        return self._phrases.say("value-name", value=field)

    # --- What cannot be done ---------------------------------------------------------------------------

    def reason(self, why: Reason, you: int | None = None, names: Names = None) -> str:
        return self._phrases.named(narrate_reasons.reason(self._phrases, why, you), names)

    def refusal(self, code: str) -> str:
        return narrate_reasons.refusal(self._phrases, code)
