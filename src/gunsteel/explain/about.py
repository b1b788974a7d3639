"""What a question is about, as data: one class is one kind of question, with exactly the members that this kind has.

On the wire it is the member `kind`. All of it is public or the asked seat's own; how many cards of a set
are chosen is for the asked seat alone. Names are ids as in docs/protocol.md 1.5."""

from typing import Literal

import msgspec

from gunsteel.explain.reasons import Counts
from gunsteel.explain.stake import Stake
from gunsteel.formats.kebab import kebab
from gunsteel.formats.notation import Chooser


def _kind(name: str) -> str:
    return kebab(name.removeprefix("About"))


class About(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=_kind):
    """A question of any kind: who is asked, under which rules, and whose turn it is (the activator of every effect)."""

    seat: Chooser
    rules: tuple[str, ...]
    active: int

    @property
    def kind(self) -> str:
        return _kind(type(self).__name__)


# --- Steps of a turn -------------------------------------------------------------------------------------------------


class AboutStartResource(About, frozen=True, kw_only=True):
    pass


class AboutResource(About, frozen=True, kw_only=True):
    pass


class AboutDevelop(About, frozen=True, kw_only=True):
    pass


class AboutActivate(About, frozen=True, kw_only=True):
    """`developed` is the card that was just developed."""

    developed: str


class AboutBuy(About, frozen=True, kw_only=True):
    pass


class AboutPay(About, frozen=True, kw_only=True):
    """`paid` are the sources chosen so far."""

    buying: str
    cost: Counts
    surcharge: int
    paid: Counts


class AboutClaim(About, frozen=True, kw_only=True):
    pass


class AboutTakeBack(About, frozen=True, kw_only=True):
    """A set of any size; `fitting` are the cards that may still be chosen, each counts for one."""

    fitting: Counts


class AboutGlory(About, frozen=True, kw_only=True):
    pass


class AboutGloryFrom(About, frozen=True, kw_only=True):
    """`wonder` is where the token goes."""

    wonder: str


# --- Effects of cards ------------------------------------------------------------------------------------------------


class AboutEffect(About, frozen=True, kw_only=True):
    """A question that the effect of `card` asks."""

    card: str


class AboutGain(AboutEffect, frozen=True, kw_only=True):
    pass


class AboutOption(AboutEffect, frozen=True, kw_only=True):
    pass


class AboutFixedSet(AboutEffect, frozen=True, kw_only=True):
    """A set of a given size: `number` are asked for; `left` are still to choose, fewer if there are not so many.

    `fitting`: what may be chosen from here on, and for how many each may count (a Space for two: Q11)."""

    number: int
    chosen: int
    left: int
    fitting: Counts


class AboutReplenish(AboutFixedSet, frozen=True, kw_only=True):
    """Cards of these `resources` fit."""

    resources: tuple[str, ...]


class AboutDeplete(AboutFixedSet, frozen=True, kw_only=True):
    """The price of an effect, which may be for a wonder, or the penalty for being weaker."""

    purpose: Literal["price", "penalty"]
    wonder: str | None


class AboutPlay(AboutFixedSet, frozen=True, kw_only=True):
    """Cards of these `types` fit."""

    types: tuple[str, ...]


class AboutActivateCard(AboutEffect, frozen=True, kw_only=True):
    """Cards of these `types` fit."""

    types: tuple[str, ...]


class AboutFlip(AboutEffect, frozen=True, kw_only=True):
    """Cards of these `types` fit."""

    types: tuple[str, ...]


class AboutOpponent(AboutEffect, frozen=True, kw_only=True):
    pass


class AboutBack(AboutEffect, frozen=True, kw_only=True):
    """`opponent` is whose hand it is."""

    opponent: int


class AboutReveal(AboutEffect, frozen=True, kw_only=True):
    """Asked of chance: which of the hidden cards of `opponent` that show this `back`."""

    opponent: int
    back: str


class AboutTarget(AboutEffect, frozen=True, kw_only=True):
    pass


class AboutTake(AboutEffect, frozen=True, kw_only=True):
    """`opponent` is whose area it is."""

    opponent: int


class AboutTakeWonder(AboutEffect, frozen=True, kw_only=True):
    pass


class AboutRetrieve(AboutEffect, frozen=True, kw_only=True):
    """Cards of these `types` fit."""

    types: tuple[str, ...]


class AboutRespond(AboutEffect, frozen=True, kw_only=True):
    """A set of any size; `fitting` are the responses that may still be chosen; both strengths as they are now.

    `stake`: what losing costs, and what holding brings."""

    attack: int
    defence: int
    fitting: Counts
    stake: Stake


class AboutGive(AboutEffect, frozen=True, kw_only=True):
    pass


AnyAbout = (
    AboutStartResource
    | AboutResource
    | AboutDevelop
    | AboutActivate
    | AboutBuy
    | AboutPay
    | AboutClaim
    | AboutTakeBack
    | AboutGlory
    | AboutGloryFrom
    | AboutGain
    | AboutOption
    | AboutReplenish
    | AboutDeplete
    | AboutPlay
    | AboutActivateCard
    | AboutFlip
    | AboutOpponent
    | AboutBack
    | AboutReveal
    | AboutTarget
    | AboutTake
    | AboutTakeWonder
    | AboutRetrieve
    | AboutRespond
    | AboutGive
)
"""For decoding, and for sentences."""


def asking_card(about: AnyAbout) -> str | None:
    """The card whose effect asks, if one does."""
    return about.card if isinstance(about, AboutEffect) else None


def fitting(about: AnyAbout) -> Counts:
    """What may still belong to the set that is asked for; nothing if no set is asked for, or a payment."""
    return about.fitting if isinstance(about, AboutFixedSet | AboutTakeBack | AboutRespond) else {}
