### What stands on and beside the cards in the browser. tools/gen_catalog.py takes these words into the catalogue.

cost = Cost
surcharge = Surcharge
strength = Strength
points = Victory points
response = Response
response-help = May be used when you are attacked.
no-response = No icon
three-players = Not in the game for two
two-players = Also in the game for two
reconstructed = Reconstructed: no rulebook states this value.
back = Resource side
glory = Glory tokens needed
indicator = Indicator
requirement = Requirement
with-2 = 2 players
with-3 = 3 players
with-4 = 4 players
comma = { ", " }
colon = { ": " }
