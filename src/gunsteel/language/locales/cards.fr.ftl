### What stands on and beside the cards in the browser. tools/gen_catalog.py takes these words into the catalogue.

cost = Coût
surcharge = Supplément
strength = Force
points = Points de victoire
response = Réponse
response-help = Utilisable quand on vous attaque.
no-response = Pas d'icône
three-players = Absente du jeu à deux
two-players = Aussi dans le jeu à deux
reconstructed = Reconstitué : aucun livret de règles n'indique cette valeur.
back = Côté ressource
glory = Jetons gloire requis
indicator = Carte indicatrice
requirement = Condition
with-2 = 2 joueurs
with-3 = 3 joueurs
with-4 = 4 joueurs
comma = { ", " }
colon = { " : " }
