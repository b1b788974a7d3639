# Ce que dit la partie dans le terminal, en plus des phrases du jeu.

title = { $set ->
    [base] Guns & Steel
    [renaissance] Guns & Steel : Renaissance
   *[combined] Guns & Steel et Renaissance combinés
}, { $players } joueurs. Vous êtes le joueur { $number }.
commands = Répondez par un numéro. ? explique la question, why CARTE dit pourquoi c’est impossible, card NOM montre une carte, pos montre la table, undo reprend votre coup, save FICHIER et load FICHIER gardent la partie, q quitte.
turn = { $person ->
    [you] Tour { $turn } : à vous de jouer
   *[other] Tour { $turn } : à { $who } de jouer
}
comma = { ", " }
wonders = Merveilles
pile = pile : { $card } (+{ $under })
player = { $person ->
    [you] Vous
   *[other] { $who }
} : force { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
culture = { $count ->
    [0] aucune culture
   *[other] culture { $count }
}
gained = Gagné ce tour-ci : { $what }
surely = couvertes à coup sûr : { $cards }
cost = coût : { $cost }
surcharge = + { $count } au choix
not-an-option = « { $text } » n’est pas proposé. Choisissez de 1 à { $last }, ou ? pour de l’aide. Rien n’a changé.
possible = C’est possible : choisissez { $number }.
buy-later = Vous pouvez la payer : achetez-la pendant votre phase d’achat.
why-what = Nommez une carte ou une option après why, par exemple : why { $example }.
unknown-card = Il n’y a ni carte ni merveille « { $text } ».
cannot-undo = Vous n’avez rien à reprendre.
saved = La partie est enregistrée dans { $file }.
loaded = La partie de { $file } continue.
file-missing = Nommez un fichier après { $command }.
goodbye = Au revoir, et à bientôt.
card-line = { $type }, { $back }, { $strength ->
    [0] sans force
   *[other] force { $strength }
}, { $vp ->
    [0] aucun point
    [one] { $vp } point
   *[other] { $vp } points
}
