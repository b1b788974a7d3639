### What stands on and beside the cards in the browser. tools/gen_catalog.py takes these words into the catalogue.

cost = Coût
surcharge = Supplément
strength = Force
points = Points de victoire
response = Réponse
response-help = Utilisable quand on vous attaque.
no-response = Pas d’icône
three-players = Absente des parties à deux
two-players = Aussi dans le jeu à deux
reconstructed = Valeur reconstituée : aucun livret de règles ne l’indique.
back = Côté ressource
glory = Jetons gloire requis
indicator = Carte repère
requirement = Condition
with-2 = 2 joueurs
with-3 = 3 joueurs
with-4 = 4 joueurs
comma = { ", " }
colon = { " : " }
sources = D’où viennent ses valeurs

# What a card does, in a word before signs: as short as can be.
verb-gain = Gagner
verb-replenish = Recharger
verb-play = Jouer
verb-activate = Activer
verb-take-back = Reprendre
verb-weaker = Plus faibles
verb-others = Autres
verb-opponents = Rivaux
verb-all = toutes
verb-rival = d’un rival
verb-each = par carte

# Where a word of a name may be broken, if it does not fit into a line.
breaks = Agri|culture Armis|tice Calen|drier Cheva|lier Domesti|cation Défec|tion Embus|cade Espion|nage Exploi|tation Impri|merie Ingé|nierie Irri|gation Mitrail|leuse Mousque|taire Natio|nalisme Navi|gation Ordina|teur Philo|sophie Ren|force|ment Satel|lite Théo|logie inter|nationale Écono|mie Écri|ture Éduca|tion
# The same on plates, which are too narrow for smaller letters.
narrow-breaks = d’Alexan|drie inter|dite Man|hattan nuclé|aire Pro|gramme Pyra|mides spa|tiale sus|pendus
