"""Updates in sentences, for clients that have no texts of their own."""

from functools import lru_cache

from gunsteel.explain.about import AboutRespond, fitting
from gunsteel.language.game_log import GameLog
from gunsteel.language.narrator import Narrator
from gunsteel.language.table_text import TableText
from gunsteel.shared_game import Update
from gunsteel.wire.lobby import Language, Words


@lru_cache(maxsize=8)
def narrator(language: Language) -> Narrator:
    return Narrator(language)


def sentences(update: Update, names: list[str], language: Language, position: bool = False) -> Words:
    """`position`: also the whole table as text, which takes far longer than all the rest."""
    view = update.view
    you = view.audience
    screen = TableText(language, you, names)
    log = GameLog(screen.narrator, you, names)
    told = [sentence for event in update.events for sentence in log.add(event)] + log.flush()
    deciding = view.deciding
    card = view.resolving[-1] if view.resolving else None
    say = screen.narrator
    asked = say.question(deciding.kind, deciding.seat, you, names, card) if deciding is not None else ""
    mine = update.question
    options = [] if mine is None else [say.option(mine.kind, option, you, names, card) for option in mine.options]
    fits = fitting(mine.about) if mine is not None and mine.about is not None else {}
    attack = mine.about if mine is not None and isinstance(mine.about, AboutRespond) else None
    return Words(
        question=asked,
        help=say.question_help(mine.kind, mine.options) if mine is not None else "",
        options=options,
        fitting=[say.option(mine.kind, option, you, names, card) for option in fits] if mine else [],
        events=told,
        stake=say.stake(attack.stake, attack.active, names) if attack is not None else [],
        position=screen.position(view) if position else "",
    )
