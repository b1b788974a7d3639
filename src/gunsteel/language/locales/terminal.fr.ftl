# Ce que dit la partie dans le terminal, en plus des phrases du jeu.

title = { $set ->
    [base] Guns & Steel
    [renaissance] Guns & Steel : Renaissance
   *[combined] Guns & Steel et Renaissance combinés
}, { $players } joueurs. Vous êtes le joueur { $number }.
opponents = Vous jouez contre { $bots }.
opponent = { $who } ({ $level })
level = { $level ->
    [recruit] recrue
    [scout] éclaireur
    [soldier] soldat
    [sergeant] sergent
    [captain] capitaine
    [general] général
    [marshal] maréchal
    [random] hasard
   *[other] { $level }
}
thinking = { $who } réfléchit…
commands = Répondez par un numéro. ? explique la question, why CARTE dit pourquoi c'est impossible, card NOM montre une carte, ask dit ce que visent vos adversaires, pos montre la table, undo annule votre dernier choix, save FICHIER enregistre la partie, load FICHIER la reprend, q quitte.
turn = { $person ->
    [you] Tour { $turn } : à vous de jouer
   *[other] Tour { $turn } : à { $who } de jouer
}
comma = { ", " }
wonders = Merveilles
pile = pile : { $card } (+{ $under })
player = { $person ->
    [you] Vous
   *[other] { $who }
} : force { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
culture = { $count ->
    [0] aucun jeton culture
    [one] { $count } jeton culture
   *[other] { $count } jetons culture
}
gained = Ressources gagnées pendant ce tour : { $what }
surely = cartes couvertes à coup sûr : { $cards }
cost = coût : { $cost }
priced = { $card } ({ $price })
surcharge = + { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} au choix
not-an-option = « { $text } » ne fait pas partie des choix. Choisissez de 1 à { $last }, ou ? pour de l'aide. Rien n'a changé.
possible = C'est possible : choisissez { $number }.
buy-later = Vous pouvez la payer : achetez-la pendant votre phase d'achat.
why-what = Indiquez une carte ou un choix après why, par exemple : why { $example }.
unknown-card = Il n'y a ni carte ni merveille « { $text } ».
ask-whom = Cet adversaire n'existe pas. ask seul s'adresse à tous, ask { $example } au joueur { $example }.
ask-too-early = { $who } n'a encore rien eu à décider.
ask-silent = { $who } ne dit rien.
cannot-undo = Vous n'avez aucun choix à annuler.
saved = La partie est enregistrée dans { $file }.
loaded = La partie enregistrée dans { $file } reprend.
file-missing = Indiquez un fichier après { $command }.
goodbye = Au revoir, et à bientôt.
card-line = { $type }, { $back }, { $strength ->
    [0] sans force
   *[other] force { $strength }
}, { $vp ->
    [0] aucun point
    [one] { $vp } point
   *[other] { $vp } points
}{ $response ->
    [yes] { ", " }réponse
   *[no] { "" }
}
wonder-line = { $age }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}{ $glory ->
    [0] { "" }
   *[other] { ", " }gloire { $glory }
}, carte repère : { $indicator }
nothing-affordable = Vous ne pouvez payer aucune carte ce tour-ci.
several = (Plusieurs numéros à la fois sont possibles, dans n'importe quel ordre ; un par un, seuls les suivants restent.)
not-together = Ces choix ne vont pas ensemble. Rien n'a changé.
players = à { $count } joueurs :
save-failed = Impossible d'enregistrer dans { $file }. La partie continue ; essayez un autre nom.
load-failed = Impossible de charger { $file }. Votre partie n'a pas changé.
