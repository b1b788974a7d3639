"""What the rulebooks' examples say about several cards at once (docs/scenarios.md, N10-N59).

What they say about a single value is in the rows themselves, as `known`. N40-N45 follow from N30-N38."""

# Examples that add up the strength of these cards.
STRENGTH_SUMS = (
    ("N30", ("nuclear-submarine", "fighter"), 7),
    ("N31", ("swordsman", "warrior", "ambush"), 3),
    ("N32", ("charge", "reinforcement", "knight", "satellite"), 6),
    ("N33", ("tank", "flanking", "blitzkrieg"), 7),
    ("N34", ("stealth-bomber", "machine-gun"), 6),
    ("N35", ("stealth-bomber", "frigate"), 6),
    ("N36", ("chariot", "warrior", "coup"), 3),
    ("N37", ("reinforcement", "horse-archer", "space-race"), 5),
    ("N38", ("battleship", "armistice", "nationalism"), 7),
)

# N10: together with another Oil card of Renaissance, six points; N13: which is worth two.
SIX_POINTS = ("armistice", "reinforcement", "mining", "agriculture", "code-of-law", "compass")
# N15, N16: the first is worth more than the second, or at least as much.
WORTH_MORE = ("himeji-jo", "hanging-gardens")
WORTH_AS_MUCH = ("eiffel-tower", "great-pyramids")
# N17: an example points at their victory points.
WITH_POINTS = ("charge", "defection")
