"""What a link says where it is shared (Open Graph): the game, or who invites to what.

Everything told of a table is told to everybody who has its link anyway; the keys of seats stand behind the # of a link,
which no server ever gets."""

from functools import cache
from html import escape

from gunsteel.language.fluent import Messages
from gunsteel.language.locales import LANGUAGES
from gunsteel.wire.lobby import Clock, MoveClock, TableInfo

LOCALES = {"en": "en_GB", "fr": "fr_FR", "ja": "ja_JP"}
PICTURE, PICTURE_WIDTH, PICTURE_HEIGHT = "assets/preview.png", 1200, 630
# From the largest unit down.
UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


@cache
def page_texts(language: str) -> Messages:
    return Messages(language if language in LANGUAGES else "en", "page.")


def preview(base: str, language: str, table: TableInfo | None = None) -> str:
    """The lines for the head of a page; `base` is the address of the home page, with a slash at its end."""
    texts = page_texts(language)
    title, about = (texts.say("title"), texts.say("about")) if table is None else _invitation(table, texts)
    named = {
        "og:type": "website",
        "og:site_name": texts.say("title"),
        "og:title": title,
        "og:description": about,
        "og:image": base + PICTURE,
        "og:image:width": str(PICTURE_WIDTH),
        "og:image:height": str(PICTURE_HEIGHT),
        "og:image:alt": texts.say("picture"),
        "og:locale": LOCALES.get(language, LOCALES["en"]),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in named.items()]
    lines.append(f'<meta name="description" content="{escape(about)}">')
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    if table is not None:
        # Whoever has the link may use it; nobody should find it.
        lines.append('<meta name="robots" content="noindex">')
    return "".join(lines)


def _invitation(table: TableInfo, texts: Messages) -> tuple[str, str]:
    host = table.seats[table.host].name if table.host is not None and table.host < len(table.seats) else ""
    if table.daily is not None:
        title = texts.say("daily")
    elif table.status == "playing":
        title = texts.say("running")
    elif table.status != "waiting":
        title = texts.say("over")
    else:
        title = texts.say("invited-by", name=host) if host else texts.say("invited")
    about = [texts.say("set", set=table.game.set), texts.say("players", count=table.game.players)]
    about.append(_clock(table.settings.clock, texts))
    if table.status == "waiting":
        about.append(texts.say("seats", count=sum(seat.taken == "open" for seat in table.seats)))
    return title, " · ".join(about)


def _clock(clock: Clock | None, texts: Messages) -> str:
    if clock is None:
        return texts.say("clock-none")
    unit, size = next((unit, size) for unit, size in UNITS if clock.seconds % size == 0)
    time = texts.say(f"clock-{unit}", count=clock.seconds // size)
    return texts.say("clock-move" if isinstance(clock, MoveClock) else "clock-total", time=time)
