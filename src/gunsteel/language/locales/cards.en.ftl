### What stands on and beside the cards in the browser. tools/gen_catalog.py takes these words into the catalogue.

cost = Cost
surcharge = Surcharge
strength = Strength
points = Victory points
response = Response
response-help = May be used when you are attacked.
no-response = No icon
three-players = Not used with two players
two-players = Also in the game for two
reconstructed = Reconstructed: no rulebook states this value.
back = Resource side
glory = Glory tokens needed
indicator = Set-up indicator
requirement = Requirement
with-2 = 2 players
with-3 = 3 players
with-4 = 4 players
comma = { ", " }
colon = { ": " }
sources = Where its values come from

# What a card does, in a word before signs: as short as can be.
verb-gain = Gain
verb-replenish = Replenish
verb-play = Play
verb-activate = Activate
verb-take-back = Take back
verb-weaker = Weaker
verb-others = Others
verb-opponents = Rivals
verb-all = all
verb-rival = rival’s
verb-each = each

# Where a word of a name may be broken, if it does not fit into a line.
breaks = Agri|culture Armi|stice Battle|ship Blitz|krieg Calen|dar Com|puter Defec|tion Domesti|cation Eco|nomics Edu|cation Engi|neering Espi|onage Inter|national Iron|works Irri|gation Musket|eer Nation|alism News|paper Philos|ophy Rein|force|ment Satel|lite Swords|man Theo|logy
# The same on plates, which are too narrow for smaller letters.
narrow-breaks = Alexan|dria Colos|sus Forbid|den Light|house Man|hattan Pyra|mids Sub|marine
