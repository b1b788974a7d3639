"""What an attack means for one defender: what losing costs and what holding brings, read from the words of the card."""

import msgspec

from gunsteel.catalog.index import CARDS
from gunsteel.catalog.vocabulary import Attack, CulturePerCard, Deplete, Effect, GainCulture, GiveWonder, words_in
from gunsteel.core.cardset import size
from gunsteel.core.state import Player
from gunsteel.formats.trace import wonder_names


class Stake(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever is weaker gives one of `wonders` if `takes_wonder`, or depletes `resources`: no more than are covered.

    `culture_each`: tokens that the attacker gains for each depleted card; `attack_culture`: in any case.
    `hold_culture`: tokens that a defender gains who is not weaker."""

    takes_wonder: bool = False
    wonders: tuple[str, ...] = ()
    takes_resources: bool = False
    resources: int = 0
    culture_each: int = 0
    attack_culture: int = 0
    hold_culture: int = 0


def stake_of(card: str, defender: Player) -> Stake:
    """What the attack with this card means for a defender with these wonders and covered cards."""
    attack = next(word for word in words_in(CARDS[card.partition("@")[0]].effect) if isinstance(word, Attack))
    weaker = list(words_in(attack.weaker))
    takes_wonder = any(isinstance(word, GiveWonder) for word in weaker)
    depleted = sum(word.count for word in weaker if isinstance(word, Deplete))
    return Stake(
        takes_wonder=takes_wonder,
        wonders=tuple(wonder_names(defender.wonders)) if takes_wonder else (),
        takes_resources=depleted > 0,
        resources=min(depleted, int(size(defender.down))),
        culture_each=sum(isinstance(word, CulturePerCard) for word in weaker),
        attack_culture=_culture(attack.attacker),
        hold_culture=_culture(attack.others),
    )


def _culture(effect: Effect) -> int:
    return sum(word.count for word in words_in(effect) if isinstance(word, GainCulture))
