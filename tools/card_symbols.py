"""Which symbol stands for what: from game-icons.net (CC BY 3.0), and some that we drew.

The symbols come from an npm package, which is installed on first use into .tools/symbols."""

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

from gunsteel.catalog import index
from gunsteel.errors import Refused
from gunsteel.ids import TYPE_NAMES

TOOL = Path(__file__).parent.parent / ".tools" / "symbols"
PACKAGE = "@iconify-json/game-icons"
VERSION = "1.2.4"

# Food is drawn by ourselves (below).
RESOURCES = {
    "iron": "metal-bar",
    "horse": "horse-head",
    "gunpowder": "unlit-bomb",
    "oil": "oil-drum",
    "earth": "earth-africa-europe",
    "space": "ringed-planet",
}
TYPES = {"civil": "greek-temple", "tactic": "chess-rook", "attack": "crossed-swords"}
VALUES = {
    "strength": "fist",
    "vp": "round-star",
    "response": "shield",
    "culture": "lyre",
    "glory": "laurels",
    "wonder": "great-pyramid",
}
SIGNS = {
    "activate": "power-lightning",
    "play": "card-play",
    "take-back": "return-arrow",
    "opponents": "backup",
    "weaker": "cracked-shield",
    "others": "checked-shield",
    "spy": "eye-target",
    "swap": "card-exchange",
    "buy": "buy-card",
    "lower": "plain-arrow",
    "chosen": "check-mark",
}
CARDS = {
    "reinforcement": "rally-the-troops",
    "agriculture": "sprout",
    "barter-trade": "trade",
    "mining": "mine-wagon",
    "warrior": "spartan-helmet",
    "swordsman": "swordman",
    "caravan": "camel",
    "currency": "crown-coin",
    "ambush": "hidden",
    "philosophy": "philosopher-bust",
    "domestication": "cow",
    "ironworks": "anvil-impact",
    "charge": "cavalry",
    "irrigation": "aqueduct",
    "knight": "mounted-knight",
    "engineering": "gear-hammer",
    "alchemy": "round-bottom-flask",
    "guild": "hanging-sign",
    "cannon": "cannon",
    "overseas-trade": "caravel",
    "flanking": "split-arrows",
    "musketeer": "musket",
    "steam-engine": "steam-locomotive",
    "fighter": "jet-fighter",
    "stock-exchange": "chart",
    "blitzkrieg": "focused-lightning",
    "tank": "battle-tank",
    "nuclear-submarine": "submarine",
    "satellite": "satellite",
    "computer": "processor",
    "chariot": "chariot",
    "calendar": "aztec-calendar-sun",
    "trade-and-tribute": "open-treasure-chest",
    "coup": "stone-throne",
    "espionage": "spy",
    "writing": "scroll-quill",
    "sailing": "drakkar",
    "defection": "duality-mask",
    "theology": "prayer",
    "horse-archer": "pocket-bow",
    "code-of-law": "scales",
    "compass": "compass",
    "education": "graduate-cap",
    "frigate": "galleon",
    "economics": "money-stack",
    "armistice": "peace-dove",
    "hussar": "saber-and-pistol",
    "printing-press": "open-book",
    "battleship": "battleship",
    "newspaper": "newspaper",
    "nationalism": "flying-flag",
    "machine-gun": "machine-gun",
    "movie": "film-projector",
    "space-race": "rocket",
    "stealth-bomber": "stealth-bomber",
}
WONDERS = {
    "great-pyramids": "egyptian-pyramids",
    "hanging-gardens": "vine-flower",
    "angkor-wat": "viking-church",
    "great-mosque-of-djenne": "samara-mosque",
    "taj-mahal": "indian-palace",
    "himeji-jo": "pagoda",
    "manhattan-project": "atom",
    "international-space-station": "defense-satellite",
    "apollo-project": "lunar-module",
    "colossus-of-rhodes": "torch",
    "lighthouse-of-alexandria": "lighthouse",
    "sancta-sophia": "byzantin-temple",
    "machu-picchu": "mountaintop",
    "forbidden-palace": "temple-gate",
    "leaning-tower-of-pisa": "pisa-tower",
    "panama-canal": "cargo-ship",
    "golden-gate-bridge": "suspension-bridge",
    "sydney-opera-house": "sydney-opera-house",
    "sagrada-familia": "elven-castle",
}
CHOSEN = RESOURCES | TYPES | VALUES | SIGNS | CARDS | WONDERS

# Drawn by ourselves, on the same 512 by 512 field.
OWN = {
    "food": (
        "M256 16c44 44 44 92 0 136c-44-44-44-92 0-136zM243 150h26v350h-26z"
        "M274 236c0-66 46-104 116-108c6 66-38 108-116 108zM274 344c0-66 46-104 116-108c6 66-38 108-116 108z"
        "M274 452c0-66 46-104 116-108c6 66-38 108-116 108zM238 236c0-66-46-104-116-108c-6 66 38 108 116 108z"
        "M238 344c0-66-46-104-116-108c-6 66 38 108 116 108zM238 452c0-66-46-104-116-108c-6 66 38 108 116 108z"
    ),
    "gain": "M206 96h100v110h110v100H306v110H206V306H96V206h110z",
    "pay": "M96 206h320v100H96z",
    "give": "M64 216h216V112l168 144-168 144V296H64z",
    "for": "M64 216h216V112l168 144-168 144V296H64z",
    "card": "M136 56h240q32 0 32 32v336q0 32-32 32H136q-32 0-32-32V88q0-32 32-32z",
    "covered": ("M136 56h240q32 0 32 32v336q0 32-32 32H136q-32 0-32-32V88q0-32 32-32zM256 176a80 80 0 1 0 .1 0z"),
    "replenish": (
        "M136 40h240q32 0 32 32v368q0 32-32 32H136q-32 0-32-32V72q0-32 32-32zM256 116 150 236h64v152h84V236h64z"
    ),
    "deplete": (
        "M136 40h240q32 0 32 32v368q0 32-32 32H136q-32 0-32-32V72q0-32 32-32z"
        "M144 80v352h224V80z"
        "M256 392 150 272h64V124h84v148h64z"
    ),
    "any": (
        "M256 60a52 52 0 1 0 .1 0zM425 158a52 52 0 1 0 .1 0zM425 310a52 52 0 1 0 .1 0z"
        "M256 350a52 52 0 1 0 .1 0zM87 310a52 52 0 1 0 .1 0zM87 158a52 52 0 1 0 .1 0z"
    ),
    "eiffel-tower": (
        "M242 32h28l10 96h12v28h-9l12 100h21v30h-14q22 100 110 194H318q-14-76-62-76t-62 76H100q88-94 110-194h-14v-30h21"
        "l12-100h-9v-28h12zM236 300q-10 50-30 92 22-16 50-16t50 16q-20-42-30-92z"
    ),
}

# Marks that are letters.
MARKS = {"or": "/", "n": "n", "no": "✕", "to": "–", "different": "≠"}

# Whose symbols these are: all the others are by Lorc and Delapouite.
AUTHORS = {
    "Skoll": (
        *("chess-rook", "fist", "oil-drum", "mounted-knight", "musket", "machine-gun", "atom"),
        "open-treasure-chest",
    ),
    "sbed": ("shield",),
    "Cathelineau": ("battleship", "chariot", "swordman"),
    "Caro Asercion": ("philosopher-bust",),
}


def credits() -> list[str]:
    """The authors, those of most symbols first."""
    return ["Lorc", "Delapouite", *AUTHORS]


@cache
def _package() -> dict[str, dict[str, str]]:
    text = (TOOL / "node_modules" / PACKAGE / "icons.json").read_text(encoding="utf-8")
    icons: dict[str, dict[str, str]] = json.loads(text)["icons"]
    return icons


def drawn(symbol: str) -> str:
    """A symbol of the package as one path."""
    body = _package()[symbol]["body"]
    found = re.fullmatch(r'<path fill="currentColor" d="([^"]+)"/>', body)
    if found is None:
        raise Refused(f"{symbol} is more than one path in one colour")
    return found[1]


def chosen() -> dict[str, str]:
    """Which symbol of the package stands for what; cards and wonders without their own have that of their type."""
    cards = {name: TYPES[TYPE_NAMES[card.type]] for name, card in index.CARDS.items()}
    wonders = dict.fromkeys(index.WONDERS, VALUES["wonder"])
    without = {name: symbol for name, symbol in (cards | wonders).items() if name not in CHOSEN and name not in OWN}
    return CHOSEN | without


def symbols() -> dict[str, str]:
    """All symbols by what they stand for."""
    return {name: drawn(symbol) for name, symbol in chosen().items()} | OWN


def is_installed() -> bool:
    return (TOOL / VERSION).exists()


def install() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise Refused("the symbols are an npm package: install Node.js 20 or newer, so that npm is on the PATH")
    shutil.rmtree(TOOL, ignore_errors=True)
    TOOL.mkdir(parents=True)
    options = ("--silent", "--ignore-scripts", "--no-audit", "--no-fund")
    if subprocess.run([npm, "install", "--prefix", TOOL, *options, f"{PACKAGE}@{VERSION}"]).returncode:
        raise Refused(f"npm could not install {PACKAGE}; its message is above")
    (TOOL / VERSION).touch()
