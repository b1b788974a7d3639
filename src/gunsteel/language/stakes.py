"""What is at stake in an attack, in sentences to the defender."""

from gunsteel.explain.stake import Stake
from gunsteel.language.phrases import Phrases, placeholder


def stake(phrases: Phrases, at_stake: Stake, attacker: int) -> list[str]:
    """What losing costs, what the attacker gains, what holding brings: a sentence each, if there is anything to say."""
    who = placeholder(attacker)
    told: list[str] = []
    if at_stake.takes_wonder:
        wonders = phrases.all_of([phrases.quoted_wonder(wonder) for wonder in at_stake.wonders])
        told.append(phrases.say("stake-wonder", count=len(at_stake.wonders), wonders=wonders, who=who))
    if at_stake.takes_resources:
        told.append(phrases.say("stake-resources", count=at_stake.resources))
        if at_stake.culture_each and at_stake.resources:
            told.append(phrases.say("stake-culture-each", who=who))
    if at_stake.attack_culture:
        told.append(phrases.say("stake-attack-culture", who=who, count=at_stake.attack_culture))
    if at_stake.hold_culture:
        told.append(phrases.say("stake-hold-culture", count=at_stake.hold_culture))
    return told
