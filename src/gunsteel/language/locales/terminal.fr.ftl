# Ce que dit la partie dans le terminal, en plus des phrases du jeu.

title = { $set ->
    [base] Guns & Steel
    [renaissance] Guns & Steel : Renaissance
   *[combined] Guns & Steel et Renaissance combinés
}, { $players } joueurs. Vous êtes le joueur { $number }.
opponents = Vos adversaires : { $bots }.
opponent = { $who } ({ $level })
level = { $level ->
    [recruit] recrue
    [scout] éclaireur
    [soldier] soldat
    [sergeant] sergent
    [captain] capitaine
    [general] général
    [marshal] maréchal
    [random] au hasard
   *[other] { $level }
}
thinking = { $who } réfléchit…
commands = Choisissez par un numéro. « ? » explique la question, « why CARTE » dit pourquoi on ne peut pas la choisir, « card NOM » montre une carte, « ask » dit ce que visent vos adversaires, « pos » montre la table, « undo » annule votre dernier choix, « save FICHIER » enregistre la partie, « load FICHIER » en charge une, « q » quitte.
turn = { $person ->
    [you] Tour { $turn } : à vous de jouer
   *[other] Tour { $turn } : à { $who } de jouer
}
comma = { ", " }
wonders = Merveilles
pile = pile : { $card } ({ $under } dessous)
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
surely = certainement couvertes : { $cards }
cost = coût : { $cost }
priced = { $card } ({ $price })
surcharge = + { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} au choix
not-an-option = « { $text } » ne fait pas partie des choix. { $last ->
    [1] Choisissez 1
   *[other] Choisissez de 1 à { $last }
}, ou « ? » pour de l’aide. Rien n’a changé.
possible = C’est possible : choisissez { $number }.
buy-later = Vous pouvez la payer : achetez-la pendant votre phase d’achat.
why-what = Indiquez une carte ou un choix après « why », par exemple : why { $example }.
unknown-card = Il n’y a ni carte ni merveille « { $text } ».
ask-whom = Cet adversaire n’existe pas. « ask » seul s’adresse à tous, « ask { $example } » à { $who }.
ask-too-early = { $who } n’a encore rien eu à décider.
ask-silent = { $who } ne dit rien.
cannot-undo = Vous n’avez aucun choix à annuler.
saved = La partie est enregistrée dans { $file }.
loaded = La partie enregistrée dans { $file } continue.
file-missing = Indiquez un fichier après « { $command } ».
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
pay-with = Payer avec { $sources }
several = (Vous pouvez entrer plusieurs numéros à la fois, dans n’importe quel ordre. Un par un, seuls restent ensuite les choix situés plus bas dans la liste.)
not-together = Ces choix ne vont pas ensemble. Rien n’a changé.
players = à { $count } joueurs :{ " " }
save-failed = Impossible d’enregistrer dans { $file }. La partie continue ; essayez un autre nom.
load-failed = Impossible de charger { $file }. Votre partie n’a pas changé.
list-column = { $column ->
    [card] carte
    [wonder] merveille
    [age] âge
    [type] type
    [cost] coût
    [strength] force
    [points] PV
    [response] rép.
    [three] 3+
    [glory] gloire
   *[indicator] carte repère
}
list-icon = { $there ->
    [yes] oui
    [no] non
   *[hidden] { "" }
}
list-reconstructed = * valeur reconstituée : aucun livret de règles ne l’indique
values-checked = { $file } : { $changed ->
    [one] { $changed } valeur modifiée
   *[other] { $changed } valeurs modifiées
}, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}
lesson-heading = { $before } : { $text }
lesson-commands = Choisissez par numéro. « why CARTE » dit pourquoi un choix est impossible, « card NOM » montre une carte, « pos » montre la table, « q » quitte.
lesson-go-on = (Appuyez sur Entrée pour continuer.)
lesson-next = La leçon suivante : { $command }
lesson-real = Une vraie partie contre un débutant : { $command }
served-at = Gunsteel est à l’adresse { $address }  (Ctrl-C l’arrête ; les tables sont conservées)
served-in-network = Sur le réseau local : { $address }
help-usage = usage : { $line }
help-about = Guns & Steel et Renaissance : règles, parties enregistrées et jeu.
help-command = { $command ->
    [serve] ouvrir des tables aux navigateurs et aux programmes
    [play] jouer une partie dans ce terminal
    [admin] gérer les tables d’un serveur
    [trace] écrire les traces de parties au hasard, ou d’une partie enregistrée
    [replay] vérifier des parties enregistrées et afficher leurs résultats
    [deal] écrire la donne d’une nouvelle partie
    [perft] compter les suites de choix, pour comparer des programmes
    [rules] lire les règles, ou en chercher une
    [cards] lister les cartes, ou en montrer une
    [arena] faire jouer des robots entre eux
   *[ladder] mesurer la force des niveaux
}
help-more = { $line } explique une commande (en anglais). Codes de sortie : 0 succès, 1 vérification négative, 2 entrée incorrecte.
replayed = { $file } : { $summary }
replayed-game = { $set ->
    [base] jeu de base
    [renaissance] Renaissance
   *[combined] les deux combinés
}, { $players } joueurs, { $choices } choix
replayed-going = { $game }, partie en cours : tour { $turn }, place { $seat }
replayed-over = { $game } : { $points } ; { $winners } { $count ->
    [one] gagne
   *[other] gagnent
}
replayed-seat = place { $seat }
replayed-points = { $name } a { $points } PV ({ $cards } { $cards ->
    [one] carte
   *[other] cartes
})
