"""Positions in which every kind of question is asked, for the tests of this folder."""

from typing import Any

from gunsteel.explain.reasons import Reason
from gunsteel.explain.why_not import why_not
from tests.scene import Table, table

Rows = dict[str, list[str | None]]

SPARE = "agriculture barter-trade mining"
IDLE: dict[str, Any] = {"hand": "agriculture mining"}
QUIET = "international-space-station"
QUIET_GLORY = "sydney-opera-house"


def why_refused(game: Table, option: str) -> list[Reason]:
    """Why the seat that is asked, or chance, cannot give this answer."""
    return why_not(game.state, game.state.seat, option)


def start() -> Table:
    return table("base", 2, [{"hand": SPARE, "up": "warrior", "down": "reinforcement"}, IDLE])


def turn_of_seat_1() -> Table:
    return table("base", 2, [IDLE, {"hand": SPARE}], active=1)


def finished() -> Table:
    """The last Space card is bought."""
    rows: Rows = {"space": ["computer", None], "earth": [None] * 3, "oil": [None] * 4, "gunpowder": [None] * 5}
    free: dict[str, object] = {"computer": {"cost": {}}}
    game = table("base", 2, [{"hand": "agriculture"}, IDLE], rows={**rows, "horse": [None] * 6}, cards=free)
    return game.answer("computer").until()


def shop(down: str = "agriculture mining") -> Table:
    """Seat 0 may buy; Knight touches two Horse cards, Caravan is bought."""
    rows: Rows = {
        "horse": ["ambush", None, "currency", "domestication", "ironworks", "philosophy", "swordsman"],
        "gunpowder": ["alchemy", "charge", "knight", "guild", "irrigation", "engineering"],
    }
    return table("base", 3, [{"down": down, "up": "caravan"}, {"hand": SPARE}], rows=rows, wonders=QUIET)


def two_player_shop() -> Table:
    """Without the cards that two players leave in the box (R36)."""
    return table("base", 2, [{"down": "agriculture mining"}, IDLE], wonders=QUIET)


def combined_shop() -> Table:
    """Seat 0 may buy in a combined game; Writing is on top of the Horse pile."""
    seats = [{"down": "agriculture mining warrior"}, {"hand": SPARE}]
    rows = {"horse": ["ambush", "calendar", "caravan", "chariot", "coup", "currency"]}
    piles = {"horse": "writing sailing espionage domestication ironworks philosophy swordsman trade-and-tribute"}
    return table("combined", 3, seats, rows=rows, piles=piles, wonders=QUIET_GLORY)


def paying() -> Table:
    """Ironworks costs a Food and an Iron; there are two Food, one Iron and one Horse cards, and a gained Earth."""
    seats = [
        {
            "hand": "warrior engineering agriculture barter-trade",
            "down": "reinforcement mining caravan",
            "up": "guild",
        },
        {"hand": SPARE},
    ]
    return table("base", 3, seats, wonders=QUIET).answer("agriculture", "engineering", "yes", "ironworks")


def claiming() -> Table:
    """Three visible attack and tactic cards: two wonders may be claimed."""
    up = "knight cannon tank charge ambush flanking"
    wonders = "angkor-wat himeji-jo eiffel-tower great-pyramids"
    return table("base", 3, [{"hand": "agriculture", "up": up}, {**IDLE, "wonders": "apollo-project"}], wonders=wonders)


PLACED = {"machu-picchu": 2, "forbidden-palace": 1, "sydney-opera-house": 2}


def glory(tokens: dict[str, int] | None = None) -> Table:
    """Seat 0 laid Agriculture and activated Reinforcement, which is a tactic card (R88)."""
    wonders = "lighthouse-of-alexandria machu-picchu forbidden-palace golden-gate-bridge sydney-opera-house"
    seats = [{"hand": "agriculture reinforcement warrior", "glory": tokens or {}}, IDLE]
    game = table("renaissance", 2, seats, wonders=wonders)
    return game.answer("agriculture", "reinforcement", "yes").until("glory")


def attacked(down: str = "mining knight ambush") -> Table:
    """Seat 1 is attacked by Warrior."""
    hand = "charge engineering flanking agriculture"
    seats = [{"hand": f"{SPARE} warrior"}, {"hand": hand, "down": down, "up": "reinforcement"}]
    return table("base", 3, seats).answer("agriculture", "warrior", "yes")


def beaten(set_: str = "base", down: str = "agriculture barter-trade mining") -> Table:
    """Seat 1 lost to Warrior and must deplete two."""
    seats = [{"hand": f"{SPARE} warrior"}, {"down": down, "hand": "reinforcement"}]
    return table(set_, 3, seats).answer("agriculture", "warrior", "yes", "done")


def robbed() -> Table:
    """Seat 1 lost to Swordsman and owns two wonders."""
    seats = [{"hand": f"{SPARE} swordsman"}, {"wonders": "taj-mahal angkor-wat", "down": "mining"}]
    return table("base", 3, seats).answer("agriculture", "swordsman", "yes", "done")


def newspaper() -> Table:
    """Five of seven visible cards are to be replenished."""
    up = "agriculture barter-trade reinforcement sailing theology writing"
    seats = [{"hand": "mining newspaper warrior", "up": up, "culture": 1}, IDLE]
    return table("renaissance", 3, seats).answer("mining", "newspaper", "yes", "2")


def blitzkrieg() -> Table:
    """Two of three attack cards are to be played."""
    seats = [{"hand": f"{SPARE} blitzkrieg cannon knight warrior", "up": "swordsman"}, IDLE]
    return table("base", 3, seats).answer("agriculture", "blitzkrieg", "yes")


def philosophy() -> Table:
    seats = [{"hand": "philosophy warrior", "up": "engineering ironworks knight"}, IDLE]
    return table("base", 3, seats, wonders=QUIET).answer("warrior", "yes")


def ironworks() -> Table:
    return table("base", 3, [{"hand": f"{SPARE} ironworks"}, IDLE]).answer("agriculture", "ironworks", "yes")


def espionage(third: str = "mining warrior") -> Table:
    """Seat 0 chooses whose hand to look into."""
    seats = [
        {"hand": f"{SPARE} espionage"},
        {"hand": "agriculture calendar mining"},
        {"hand": third},
        {"down": "mining"},
    ]
    return table("renaissance", 4, seats).answer("agriculture", "espionage", "yes")


def calendar_revealed() -> Table:
    """Espionage has revealed the Calendar of seat 1, who may now replenish a Food or an Iron card."""
    spied = {"hand": "calendar mining", "up": "agriculture sailing warrior"}
    seats = [{"hand": f"{SPARE} espionage"}, spied, IDLE]
    return table("renaissance", 3, seats).answer("agriculture", "espionage", "yes", "1", "horse")


def tribute(seen: str = "") -> Table:
    """`seen` are the covered cards of seat 2 that everybody saw."""
    theirs = [{"down": "agriculture mining warrior"}, {"down": "mining", "seen": seen}]
    seats = [{"hand": "agriculture trade-and-tribute"}, *theirs]
    return table("renaissance", 3, seats).answer("agriculture", "yes")


def defection() -> Table:
    """Seat 0 takes an attack card from seat 1."""
    theirs = {"hand": "agriculture", "up": "sailing hussar warrior"}
    seats = [{"hand": f"{SPARE} defection"}, theirs, IDLE]
    return table("renaissance", 3, seats).answer("agriculture", "defection", "yes", "1")


def printing_press() -> Table:
    seats = [{"hand": "printing-press warrior", "up": "sailing"}, {"up": "writing hussar"}, {"down": "calendar"}]
    return table("renaissance", 3, seats).answer("warrior", "yes")


def movie() -> Table:
    """Two covered cards pay for the three cheaper of the five wonders."""
    wonders = "colossus-of-rhodes machu-picchu forbidden-palace golden-gate-bridge sydney-opera-house"
    seats = [{"hand": f"{SPARE} movie", "down": "warrior"}, IDLE]
    return table("renaissance", 3, seats, wonders=wonders).answer("agriculture", "movie", "yes")
