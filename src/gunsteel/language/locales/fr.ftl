# Les phrases du jeu en français.
#
# Le sens des arguments est dit dans en.ftl. Les noms de cartes et de merveilles viennent des données ; ils sont entre
# guillemets et sans article, et aucun nom de joueur ne suit « de » ni « que » : ainsi, pas d'élision à prévoir. Les mots
# sont ceux de locales/rules.fr.md.

## Names

player = Joueur { $number }
bot = { $level ->
    [recruit] Recrue
    [scout] Éclaireur
    [soldier] Soldat
    [sergeant] Sergent
    [captain] Capitaine
    [general] Général
    [marshal] Maréchal
   *[other] { $name }
} { $number }
you = vous
quoted-card = « { $name } »
quoted-wonder = « { $name } »
quoted-text = « { $text } »
card-from = { $other ->
    [you] { $name } (de chez vous)
   *[other] { $name } (de chez { $whom })
}
resource = { $resource ->
    [food] nourriture
    [iron] fer
    [horse] cheval
    [gunpowder] poudre
    [oil] pétrole
    [earth] Terre
   *[space] Espace
}
age = { $age ->
    [start] Départ
    [horse] Cheval
    [gunpowder] Poudre
    [oil] Pétrole
    [earth] Terre
   *[space] Espace
}
type = { $type ->
    [civil] Civile
    [tactic] Stratégie
   *[attack] Attaque
}
phase = { $phase ->
    [resource] Phase de ressource
    [development] Phase de développement
    [purchase] Phase d’achat
   *[end] Fin de tour
}
zone = { $zone ->
    [hand] main
    [up] visible
    [down] couverte
    [row] pyramide
    [pile] pile de recherche
   *[revealed] montrée
}

## Lists and amounts

list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
paragraph = { $first } { $next }
sentence = { $clause }.
amount = { $resource ->
    [food] { $count } { $count ->
        [one] nourriture
       *[other] nourritures
    }
    [iron] { $count } { $count ->
        [one] fer
       *[other] fers
    }
    [horse] { $count } { $count ->
        [one] cheval
       *[other] chevaux
    }
    [gunpowder] { $count } { $count ->
        [one] poudre
       *[other] poudres
    }
    [oil] { $count } { $count ->
        [one] pétrole
       *[other] pétroles
    }
    [earth] { $count } { $count ->
        [one] Terre
       *[other] Terres
    }
   *[space] { $count } { $count ->
        [one] Espace
       *[other] Espaces
    }
}
amount-cards = { amount }
amount-any = { $count } { $count ->
    [one] carte
   *[other] cartes
} au choix
nothing = rien
type-of-card = { $type ->
    [civil] { $count ->
        [one] civile
       *[other] civiles
    }
    [tactic] stratégie
   *[attack] attaque
}
cards-of-types = { $count ->
    [one] { $count } carte { $types }
   *[other] { $count } cartes { $types }
}
face-up-cards-of-types = { $count ->
    [one] { $count } carte { $types } visible
   *[other] { $count } cartes { $types } visibles
}
all-cards-of-types = { $mood ->
    [you] toutes vos cartes { $types } visibles
    [self] toutes vos cartes { $types } visibles
    [to] toutes vos cartes { $types } visibles
   *[other] toutes ses cartes { $types } visibles
}

## Questions: to whoever is asked, and about somebody else

question-by = { $card } — { $question }
question-start-resource = { $person ->
    [you] Posez une carte comme ressource de départ.
   *[other] { $who } choisit sa ressource de départ.
}
question-resource = { $person ->
    [you] Posez une carte comme ressource pour ce tour.
   *[other] { $who } choisit sa ressource.
}
question-develop = { $person ->
    [you] Jouez une carte comme développement.
   *[other] { $who } choisit son développement.
}
question-activate = { $person ->
    [you] Activez-vous la carte que vous venez de jouer ?
   *[other] { $who } décide d’activer ou non la carte.
}
question-buy = { $person ->
    [you] Achetez-vous une carte ?
   *[other] { $who } cherche une carte à acheter.
}
question-pay = { $person ->
    [you] Avec quoi payez-vous ?
   *[other] { $who } choisit son paiement.
}
question-claim = { $person ->
    [you] Quelle merveille prenez-vous ?
   *[other] { $who } choisit une merveille à prendre.
}
question-take-back = { $person ->
    [you] Reprenez-vous des cartes couvertes en main ?
   *[other] { $who } choisit les cartes couvertes à reprendre.
}
question-glory = { $person ->
    [you] Placez-vous un jeton gloire ?
   *[other] { $who } décide où placer un jeton gloire.
}
question-glory-from = { $person ->
    [you] Depuis quelle merveille déplacez-vous un jeton ?
   *[other] { $who } choisit un jeton gloire à déplacer.
}
question-gain = { $person ->
    [you] Que gagnez-vous ?
   *[other] { $who } choisit son gain.
}
question-option = { $person ->
    [you] Lequel des deux effets choisissez-vous ?
   *[other] { $who } choisit l’un des deux effets.
}
question-replenish = { $person ->
    [you] Quelle carte rechargez-vous ?
   *[other] { $who } choisit une carte à recharger.
}
question-deplete = { $person ->
    [you] Quelle carte couverte épuisez-vous ?
   *[other] { $who } choisit une carte à épuiser.
}
question-play = { $person ->
    [you] Quelle carte de votre main jouez-vous ?
   *[other] { $who } choisit une carte à jouer.
}
question-activate-card = { $person ->
    [you] Quelle carte activez-vous ?
   *[other] { $who } choisit une carte à activer.
}
question-flip = { $person ->
    [you] Quelle carte attaque couverte dévoilez-vous ?
   *[other] { $who } choisit une carte attaque couverte.
}
question-opponent = { $person ->
    [you] Quel adversaire choisissez-vous ?
   *[other] { $who } choisit un adversaire.
}
question-back = { $person ->
    [you] Quelle carte de cette main choisissez-vous, d’après son dos ?
   *[other] { $who } choisit une carte d’après son dos.
}
question-reveal = Le sort décide entre des cartes au dos identique.
question-target = { $person ->
    [you] Quelle carte couverte adverse dévoilez-vous ?
   *[other] { $who } choisit une carte couverte adverse.
}
question-take = { $person ->
    [you] Quelle carte attaque prenez-vous ?
   *[other] { $who } choisit une carte attaque à prendre.
}
question-take-wonder = { $person ->
    [you] Quelle merveille prenez-vous ?
   *[other] { $who } choisit une merveille.
}
question-retrieve = { $person ->
    [you] Quelle carte reprenez-vous en main ?
   *[other] { $who } choisit une carte à reprendre.
}
question-respond = { $person ->
    [you] On vous attaque. Répondez-vous ?
   *[other] { $who } prépare sa réponse.
}
question-give = { $person ->
    [you] Quelle merveille cédez-vous ?
   *[other] { $who } choisit une merveille à céder.
}

## Why this is asked

help-start-resource = Les derniers joueurs dans l’ordre du tour commencent avec une ressource couverte (R35, R37).
help-resource = La carte reste couverte dans votre zone et servira à payer vos achats (R40).
help-develop = La carte est visible dans votre zone, sa force compte, et vous pouvez activer son effet (R41).
help-activate = Si vous ne l’activez pas maintenant, il vous faudra rejouer la carte de votre main (R42, R44). Si vous l’activez, vous devez appliquer tout ce qui peut l’être (R43).
help-buy = Vous pouvez acheter une carte par tour. Son prix est son coût, plus une ressource au choix pour chaque carte qui la soutient (R54, R58).
help-buy-pile = Pour une carte d’une pile de recherche, le supplément est d’une ressource par carte encore présente dans la rangée de l’âge juste inférieur (R71).
help-pay = Les cartes qui servent à payer deviennent visibles. Vous pouvez donner plus que nécessaire si des conversions utilisent tout (R55, Q13).
help-claim = Vous remplissez une condition et vous avez au plus une carte en main : vous devez prendre une merveille (R84).
help-take-back = Vos cartes visibles sont revenues en main. Les cartes couvertes peuvent suivre, ou rester comme ressources (R48, R49).
help-glory = Vous avez accompli l’action demandée par une merveille. Un seul jeton par tour ; votre troisième jeton sur une merveille vous la donne (R89, R91).
help-glory-from = Il ne vous reste aucun jeton : déplacez-en un depuis une autre merveille (R90).
help-gain = Ce que vous gagnez peut se dépenser jusqu’à la fin de votre tour (R25).
help-option = Vous choisissez l’un des deux effets, jamais les deux (S4).
help-replenish = La carte passe côté ressource et elle est prête aussitôt. Il faut en recharger le plus possible (R23, R24, S5).
help-deplete = La carte devient visible. Elle ne vous rapporte rien (R20, R21).
help-play = La carte est visible et sa force compte aussitôt (S10).
help-activate-card = Vous appliquez l’effet de la carte comme si vous veniez de la jouer (S1).
help-flip = La carte devient visible et attaque aussitôt. Elle ne donne pas de ressource (Q8).
help-opponent = L’effet vise un seul adversaire ; à vous de dire lequel.
help-back = Vous ne voyez que les dos. Entre dos identiques, le sort décide (Q23).
help-reveal = Vues de dos, ces cartes sont identiques : le sort décide (Q23, Q35).
help-target = Vous gagnez la ressource de cette carte, et son propriétaire gagne un jeton culture. Une carte couverte que tout le monde a vue se choisit par son nom ; entre les autres, le sort décide (Q35).
help-take = En échange de la carte donnée, vous en prenez une ; elle est à vous pour de bon (Q22).
help-take-wonder = Plus l’âge de la merveille est ancien, moins vous épuisez de ressources (Q21).
help-retrieve = La carte d’un adversaire vous oblige à en reprendre une (R45).
help-respond = Jouez des cartes à icône de réponse, ou dévoilez des cartes attaque et stratégie couvertes. Seule leur force compte ; elles ne s’activent pas (R75, R76).
help-give = Vous avez perdu contre une attaque qui prend des merveilles. À vous de choisir laquelle vous cédez (R81).

## Details of a question

asked-card = { $who } a activé { $card }.
asked-about = Vous avez joué { $card }.
asked-price = { $surcharge ->
    [0] { $card } coûte { $cost }.
    [one] { $card } coûte { $cost }, plus { $surcharge } ressource au choix.
   *[other] { $card } coûte { $cost }, plus { $surcharge } ressources au choix.
}
asked-paid = Déjà payé : { $paid }.
asked-left = { $left ->
    [0] Vous pouvez vous arrêter là.
   *[other] Il en reste { $left } sur { $number } à choisir.
}
asked-penalty = Vous avez perdu face à l’attaque.
asked-wonder-price = C’est le prix de la merveille { $wonder }.
asked-wonder-target = Le jeton va sur { $wonder }.
asked-opponent = { $other ->
    [you] Il s’agit de vos cartes.
   *[other] L’adversaire visé est { $whom }.
}
asked-back = Dos de la carte : { $back }.
asked-strengths = { $who } attaque avec une force de { $attack } ; la vôtre est de { $defence }.

## Ce qui est en jeu lors d'une attaque, pour le défenseur ; $who attaque

stake-wonder = { $count ->
    [0] Si vous perdez, il ne se passe rien : vous n’avez pas de merveille à céder.
    [1] Si vous perdez, vous cédez { $wonders } à { $who }.
   *[other] Si vous perdez, vous cédez à { $who } l’une de vos { $count } merveilles, au choix.
}
stake-resources = { $count ->
    [0] Si vous perdez, il ne se passe rien : aucune de vos cartes n’est couverte.
    [one] Si vous perdez, vous épuisez { $count } ressource.
   *[other] Si vous perdez, vous épuisez { $count } ressources.
}
stake-culture-each = { $who } gagne un jeton culture pour chaque carte ainsi retournée.
stake-attack-culture = { $count ->
    [one] { $who } gagne { $count } jeton culture dans tous les cas.
   *[other] { $who } gagne { $count } jetons culture dans tous les cas.
}
stake-hold-culture = { $count ->
    [one] Si vous tenez bon, vous gagnez { $count } jeton culture.
   *[other] Si vous tenez bon, vous gagnez { $count } jetons culture.
}

## Options

option-card-resource = { $card } ({ $resource })
option-gained = { $resource } (gain du tour)
gained-resource = la ressource gagnée ({ $resource })
option-pile = { $card } (pile de recherche)
option-hand = Jouer { $card } de votre main
option-flip = Dévoiler { $card }
option-of-seat = { $whom } : { $item }
option-wonder-price = { $count ->
    [0] { $wonder } (rien à épuiser)
    [one] { $wonder } (épuiser { $count } ressource)
   *[other] { $wonder } (épuiser { $count } ressources)
}
option-number = { $number ->
    [1] Premier effet
   *[2] Second effet
}
option-yes = L’activer
option-no = Ne pas l’activer
option-pass = Ne rien acheter
option-none-glory = Ne pas placer de jeton
option-none-activate-card = N’en activer aucune
option-done-pay = Payer ainsi
option-done-take-back = Ne plus rien reprendre
option-done-deplete = C’est tout
option-done-respond = Ne pas répondre (davantage)

## Events

event-lay-resource = { $person ->
    [you] Vous posez { $card } comme ressource.
   *[other] { $who } pose { $card } comme ressource.
}
event-lay-resource-back = { $person ->
    [you] Vous posez une ressource : { $back }.
   *[other] { $who } pose une ressource : { $back }.
}
event-play = { $person ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
event-turn-up = { $person ->
    [you] Vous dévoilez { $card }.
   *[other] { $who } dévoile { $card }.
}
event-replenish = { $person ->
    [you] Vous rechargez { $card } ({ $resource }).
   *[other] { $who } recharge { $card } ({ $resource }).
}
card-with-resource = { $card } ({ $resource })
event-replenish-several = { $person ->
    [you] Vous rechargez { $cards }.
   *[other] { $who } recharge { $cards }.
}
event-take-back = { $person ->
    [you] Vous reprenez { $card } en main.
   *[other] { $who } reprend { $card } en main.
}
event-take-back-covered = { $person ->
    [you] Vous reprenez en main la carte couverte { $card }.
   *[other] { $who } reprend en main la carte couverte { $card }.
}
event-take-back-back = { $person ->
    [you] Vous reprenez en main une carte couverte : { $back }.
   *[other] { $who } reprend en main une carte couverte : { $back }.
}
covered-cards = { $count ->
    [one] { $count } carte couverte ({ $cards })
   *[other] { $count } cartes couvertes ({ $cards })
}
event-buy = { $person ->
    [you] Vous prenez { $card } dans la pyramide.
   *[other] { $who } prend { $card } dans la pyramide.
}
event-buy-pile = { $person ->
    [you] Vous prenez { $card } sur la pile de recherche.
   *[other] { $who } prend { $card } sur la pile de recherche.
}
event-change-sides = { $person ->
    [you] Vous remettez { $card } à { $whom }.
   *[other] { $other ->
        [you] { $who } vous remet { $card }.
       *[other] { $who } remet { $card } à { $whom }.
    }
}
event-reveal = { $person ->
    [you] Vous montrez votre carte { $card }.
   *[other] { $who } montre sa carte { $card }.
}
event-return = { $person ->
    [you] { $card } retourne dans votre main.
   *[other] { $who } reprend { $card } dans sa main.
}
event-gained = { $person ->
    [you] Vous gagnez { $amount }.
   *[other] { $who } gagne { $amount }.
}
event-lost = { $person ->
    [you] Vous perdez vos ressources non dépensées : { $amount }.
   *[other] { $who } perd ses ressources non dépensées : { $amount }.
}
event-culture-gained = { $person ->
    [you] Vous gagnez { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture.
   *[other] { $who } gagne { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture.
}
event-culture-paid = { $person ->
    [you] Vous payez { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture.
   *[other] { $who } paie { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture.
}
event-glory-placed = { $person ->
    [you] Vous placez un jeton gloire sur { $wonder }.
   *[other] { $who } place un jeton gloire sur { $wonder }.
}
event-glory-returned = { $person ->
    [you] Vous reprenez { $count } { $count ->
        [one] jeton
       *[other] jetons
    } gloire sur la merveille { $wonder }.
   *[other] { $who } reprend { $count } { $count ->
        [one] jeton
       *[other] jetons
    } gloire sur la merveille { $wonder }.
}
event-wonder = { $person ->
    [you] Vous prenez la merveille { $wonder }.
   *[other] { $who } prend la merveille { $wonder }.
}
event-wonder-given = { $person ->
    [you] Vous cédez { $wonder } à { $whom }.
   *[other] { $other ->
        [you] { $who } vous cède { $wonder }.
       *[other] { $who } cède { $wonder } à { $whom }.
    }
}
event-activated = { $person ->
    [you] Vous activez { $card }.
   *[other] { $who } active { $card }.
}
event-compared-wins = { $person ->
    [you] Vous attaquez { $whom }, { $attack } contre { $defence } : vous gagnez.
   *[other] { $other ->
        [you] { $who } vous attaque, { $attack } contre { $defence } : vous perdez.
       *[other] { $who } attaque { $whom }, { $attack } contre { $defence } : { $who } gagne.
    }
}
event-compared-holds = { $person ->
    [you] Vous attaquez { $whom }, { $attack } contre { $defence } : { $whom } tient bon.
   *[other] { $other ->
        [you] { $who } vous attaque, { $attack } contre { $defence } : vous tenez bon.
       *[other] { $who } attaque { $whom }, { $attack } contre { $defence } : { $whom } tient bon.
    }
}
event-bought = { $person ->
    [you] Vous achetez { $card } pour { $paid }{ $surcharge ->
        [0] .
       *[other] {" "}(supplément : { $surcharge }).
    }
   *[other] { $who } achète { $card } pour { $paid }{ $surcharge ->
        [0] .
       *[other] {" "}(supplément : { $surcharge }).
    }
}
event-none-in-hand = { $person ->
    [you] Vous n’avez pas (ou plus) de carte { $types } à jouer en main.
   *[other] { $who } n’a pas (ou plus) de carte { $types } à jouer en main.
}
event-none-covered = { $person ->
    [you] Vous n’avez pas de carte { $types } couverte.
   *[other] { $who } n’a pas de carte { $types } couverte.
}
event-declined-activate = { $person ->
    [you] Vous ne l’activez pas.
   *[other] { $who } ne l’active pas.
}
event-declined-buy = { $person ->
    [you] Vous n’achetez rien.
   *[other] { $who } n’achète rien.
}
any-resources = { $count ->
    [one] 1 ressource
   *[other] { $count } ressources
}
event-unaffordable = { $person ->
    [you] Vous ne pouvez rien acheter. Au plus près : { $card }, il manque { $short }.
   *[other] { $who } ne peut rien acheter. Au plus près : { $card }, il manque { $short }.
}
event-declined-glory = { $person ->
    [you] Vous ne placez pas de jeton gloire.
   *[other] { $who } ne place pas de jeton gloire.
}
event-declined-activate-card = { $person ->
    [you] Vous n’activez aucune carte.
   *[other] { $who } n’active aucune carte.
}
event-declined-respond = { $person ->
    [you] Vous ne répondez pas.
   *[other] { $who } ne répond pas.
}
event-chose-buy = { $person ->
    [you] Vous voulez acheter { $card }.
   *[other] { $who } veut acheter { $card }.
}
event-chose-glory = { $person ->
    [you] Vous voulez déplacer un jeton gloire sur { $wonder }.
   *[other] { $who } veut déplacer un jeton gloire sur { $wonder }.
}
event-chose-take-wonder = { $person ->
    [you] Vous choisissez { $wonder }.
   *[other] { $who } choisit { $wonder }.
}
event-chose-option = { $number ->
    [1] { $person ->
        [you] Vous choisissez le premier effet.
       *[other] { $who } choisit le premier effet.
    }
   *[2] { $person ->
        [you] Vous choisissez le second effet.
       *[other] { $who } choisit le second effet.
    }
}
event-chose-opponent = { $person ->
    [you] Vous choisissez { $whom }.
   *[other] { $other ->
        [you] { $who } vous choisit.
       *[other] { $who } choisit { $whom }.
    }
}
event-chose-back = { $person ->
    [you] Vous désignez une carte de cette main : { $back }.
   *[other] { $who } désigne une carte de cette main : { $back }.
}
event-chose-target = { $person ->
    [you] Vous choisissez une carte couverte chez { $whom } : { $target }.
   *[other] { $other ->
        [you] { $who } choisit une de vos cartes couvertes : { $target }.
       *[other] { $who } choisit une carte couverte chez { $whom } : { $target }.
    }
}
event-turn = { $person ->
    [you] Tour { $turn } : à vous de jouer.
   *[other] Tour { $turn } : à { $who } de jouer.
}
event-undone = { $person ->
    [you] Vous annulez votre dernier choix.
   *[other] { $who } annule son dernier choix.
}
event-ended = La partie est finie : { $reasons }.

## What a player is after, in the player's own words

aim = { $who } : { $words }.
aim-and-chances = { $who } : { $words }. { $chances }.
aim-buy = { $named ->
    [yes] J’achète { $thing }
   *[no] J’achète une carte
}
aim-save = { $named ->
    [yes] J’économise pour acheter { $thing }
   *[no] J’économise pour la suite
}
aim-wonder = { $named ->
    [yes] Je vise la merveille { $thing }
   *[no] Je vise une merveille
}
aim-attack = { $named ->
    [yes] Je passe à l’attaque avec { $thing }
   *[no] Je passe à l’attaque
}
aim-end = { $named ->
    [yes] Je veux finir la partie avec { $thing }, et la gagner
   *[no] Je veux finir la partie, et la gagner
}
aim-gather = J’amasse des ressources en attendant mon heure
aim-lots = Je m’en remets au hasard
aim-chances = { $outlook ->
    [good] C’est très bien parti pour moi
    [poor] C’est mal parti pour moi
   *[open] Je me donne { $chance } % de chances de gagner
}

## The end

end-reason = { $reason ->
    [last-space] la dernière carte Espace de la pyramide est achetée
    [last-wonder] la dernière merveille est prise
   *[culture] quelqu’un a au moins 15 jetons culture
}
result-won = { $person ->
    [you] Vous gagnez avec { $points } { $points ->
        [one] point
       *[other] points
    } de victoire.
   *[other] { $who } gagne avec { $points } { $points ->
        [one] point
       *[other] points
    } de victoire.
}
result-won-by-cards = { $person ->
    [you] Égalité à { $points } { $points ->
        [one] point
       *[other] points
    } de victoire : vous gagnez grâce à vos cartes, plus nombreuses.
   *[other] Égalité à { $points } { $points ->
        [one] point
       *[other] points
    } de victoire : { $who } gagne grâce à ses cartes, plus nombreuses.
}
result-shared = { $people } { $person ->
    [you] partagez
   *[other] partagent
} la victoire avec { $points } { $points ->
    [one] point
   *[other] points
} de victoire.
result-line = { $place }. { $person ->
    [you] Vous
   *[other] { $who }
} : { $points } { $points ->
    [one] point
   *[other] points
}, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}

## Effects of cards, clause by clause

subject = chaque adversaire{ $mood ->
    [each] {""}
    [weaker] {" "}plus faible
   *[others] {" "}de force égale ou supérieure
}
effect-replenish = { $mood ->
    [you] rechargez { $what }
    [self] vous rechargez { $what }
    [to] recharger { $what }
    [option] recharger { $what }
   *[other] { subject } recharge { $what }
}
effect-deplete = { $mood ->
    [you] épuisez { $count } { $count ->
        [one] ressource
       *[other] ressources
    }
    [self] vous épuisez { $count } { $count ->
        [one] ressource
       *[other] ressources
    }
    [to] épuiser { $count } { $count ->
        [one] ressource
       *[other] ressources
    }
    [option] épuiser { $count } { $count ->
        [one] ressource
       *[other] ressources
    }
   *[other] { subject } épuise { $count } { $count ->
        [one] ressource
       *[other] ressources
    }
}
effect-for-deplete = { $mood ->
    [option] épuiser
   *[you] épuisez
} { $count } { $count ->
    [one] ressource
   *[other] ressources
} pour { $then }
effect-for-culture = { $mood ->
    [option] payer
   *[you] payez
} { $count } { $count ->
    [one] jeton
   *[other] jetons
} culture pour { $then }
effect-gain = { $mood ->
    [you] gagnez { $what }
    [self] vous gagnez { $what }
    [to] gagner { $what }
    [option] gagner { $what }
   *[other] { subject } gagne { $what }
}
effect-gain-one = { $mood ->
    [you] gagnez au choix { $what }
    [self] vous gagnez au choix { $what }
    [to] gagner au choix { $what }
    [option] gagner au choix { $what }
   *[other] { subject } gagne au choix { $what }
}
effect-gain-culture = { $mood ->
    [you] gagnez { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture
    [self] vous gagnez { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture
    [to] gagner { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture
    [option] gagner { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture
   *[other] { subject } gagne { $count } { $count ->
        [one] jeton
       *[other] jetons
    } culture
}
effect-culture-per-card = vous gagnez 1 jeton culture pour chaque carte ainsi retournée
effect-one-of = choisissez l’un des deux effets : { $first }, ou bien { $second }
effect-play = { $mood ->
    [you] jouez { $what } de votre main
    [self] vous jouez { $what } de votre main
    [to] jouer { $what } de votre main
    [option] jouer { $what } de votre main
   *[other] { subject } joue { $what } de sa main
}
effect-not-activated = { $count ->
    [one] elle ne s’active pas
   *[other] elles ne s’activent pas
}
effect-activate-visible = activez 1 carte { $types } visible de votre zone
effect-activate-covered = dévoilez 1 carte { $types } couverte de votre zone et activez-la
effect-activate-played = { $count ->
    [one] activez cette carte
   *[other] activez l’une de ces cartes { $types }
}
effect-activate-all-played = activez-les toutes, dans l’ordre de votre choix
effect-activate-opponents = vous pouvez activer 1 carte { $types } visible d’un adversaire, comme si vous l’aviez jouée
effect-activate-revealed = si c’est une carte { $types }, activez-la comme si vous l’aviez jouée
effect-take-back = { $mood ->
    [you] reprenez en main { $what }
    [self] vous reprenez en main { $what }
    [to] reprendre en main { $what }
    [option] reprendre en main { $what }
   *[other] { subject } reprend en main { $what }
}
effect-take-back-all = { $mood ->
    [you] reprenez en main { $what }, sauf celle-ci
    [self] vous reprenez en main { $what }, sauf celle-ci
    [to] reprendre en main { $what }, sauf celle-ci
    [option] reprendre en main { $what }, sauf celle-ci
   *[other] { subject } reprend en main { $what }
}
effect-attack = attaquez tous les adversaires
effect-give-wonder = { subject } vous cède une merveille de son choix
effect-spy = désignez d’après son dos une carte de la main d’un adversaire, qui la montre ; elle y retourne à la fin
effect-tribute = dévoilez une carte couverte d’un adversaire ; vous gagnez la ressource de cette carte, et cet adversaire gagne 1 jeton culture
effect-change-sides = donnez cette carte à un adversaire et prenez en échange l’une de ses cartes attaque visibles
effect-by-attack-cards = si vos adversaires ont en tout exactement { $few } cartes attaque visibles, gagnez { $little } ; s’ils en ont { $many } ou plus, gagnez { $much }
effect-take-wonder = prenez une merveille de la réserve en épuisant des ressources selon son âge : { $prices }
effect-wonder-price = { $count } pour { $age ->
    [horse] le Cheval
    [gunpowder] la Poudre
    [oil] le Pétrole
    [earth] la Terre
   *[space] l’Espace
}

## Requirements of wonders

need-covered = Avoir au moins { $count } { $count ->
    [one] carte couverte
   *[other] cartes couvertes
} dans votre zone.
need-covered-resource = Avoir au moins { amount } parmi vos cartes couvertes.
need-covered-kinds = { $count ->
    [one] Avoir au moins { $count } ressource parmi vos cartes couvertes.
   *[other] Avoir au moins { $count } ressources différentes parmi vos cartes couvertes.
}
need-visible = Avoir au moins { $count ->
    [one] { $count } carte { $types } visible
   *[other] { $count } cartes { $types } visibles
} dans votre zone.
need-card-of-each = Avoir dans votre zone une carte de chacun de ces âges, quel que soit son côté : { $ages }.
need-strength = Avoir une force militaire d’au moins { $count }.
need-cards = Avoir au moins { $count ->
    [one] { $count } carte dans votre zone, quel que soit son côté
   *[other] { $count } cartes dans votre zone, quel que soit leur côté
}, merveilles comprises.
need-points = Avoir dans votre zone des cartes valant au moins { $count } { $count ->
    [one] point
   *[other] points
} de victoire, quel que soit leur côté, merveilles comprises.
need-took-back = À la fin de votre tour, reprendre des cartes valant au moins { $count } { $count ->
    [one] point
   *[other] points
} de victoire.
need-laid = Poser de votre main, comme ressource, une carte de l’âge { $ages }.
need-deed = { $deed ->
    [activated-attack] Activer une carte attaque.
    [activated-tactic] Activer une carte stratégie.
    [bought-nothing] N’acheter aucune carte pendant votre tour.
    [bought-lower] Acheter une carte d’un âge inférieur à celui de la plus haute carte déjà achetée.
    [converted] Convertir des ressources, 2 contre 1 ou 3 contre 1, pour payer une carte.
   *[paid-culture] Payer un jeton culture.
}

## When an answer cannot be taken

refusal = { $refusal ->
    [over] La partie est finie. Rien n’a changé.
    [not-asked] C’est à quelqu’un d’autre de choisir. Rien n’a changé ; attendez qu’on vous le demande.
    [not-offered] On ne peut pas choisir cela ici. Rien n’a changé ; choisissez autre chose.
   *[cannot-undo] Il est trop tard pour annuler : d’autres l’ont vu, ou ont choisi depuis.
}
place = { $place ->
    [hand] dans votre main
    [face-up] visible dans votre zone
   *[covered] couverte dans votre zone
}
reason-game-over = La partie est finie.
reason-not-your-question = { $person ->
    [other] C’est à { $who } de choisir.
   *[chance] C’est au sort de décider.
}
reason-no-such-option = On ne peut pas choisir { $option } ici.
reason-not-in-this-game = La carte { $card } n’est pas dans cette partie : on l’écarte à deux joueurs.
reason-not-yours = La carte { $card } n’est pas à vous.
reason-revealed = La carte { $card } est montrée en ce moment et reviendra dans votre main.
reason-not-in-hand = La carte { $card } n’est pas dans votre main, mais { place }.
reason-not-covered = La carte { $card } n’est pas couverte, mais { place }.
reason-not-face-up = La carte { $card } n’est pas visible, mais { place }.
reason-not-there = { $place ->
    [hand] La carte { $card } n’est pas en main chez { $whom }.
    [face-up] La carte { $card } n’est pas visible chez { $whom }.
   *[covered] La carte { $card } n’est pas couverte chez { $whom }.
}
reason-wrong-resource = Ressource de la carte { $card } : { $resource }. Il faut : { $wanted }.
reason-wrong-type = Type de la carte { $card } : { $type }. Il faut : { $wanted }.
reason-no-response-icon = { $card } n’a pas d’icône de réponse.
reason-before-chosen = Il faut choisir { $option } avant { $last }. Annulez et recommencez.
reason-set-incomplete = Si vous choisissez { $option } maintenant, vous ne pourrez atteindre que { $have } sur les { $need } qu’il vous faut encore. Choisissez d’abord autre chose.
reason-done-too-early = Vous en avez choisi { $have } sur { $need }. Il faut continuer.
reason-bought-already = La carte { $card } est déjà achetée.
reason-in-row = { $card } est dans la pyramide, pas dans une pile de recherche.
reason-in-pile = { $card } est dans une pile de recherche, pas dans la pyramide.
reason-not-top-of-pile = { $card } n’est pas au sommet de sa pile. Au sommet : { $top }.
reason-cannot-pay = Vous ne pouvez pas payer { $card }. Prix : { $cost }. Vous avez : { $have }.
reason-cannot-pay-surcharge = Supplément de { $surcharge }, pour { $connected }.
reason-cannot-pay-missing = Il vous manque : { $missing }.
reason-cannot-pay-closest = Il suffirait d’ajouter : { $ways }.
reason-way-or = { $first }, ou bien { $next }
reason-any-kind = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} au choix
reason-nothing-gained = Vous n’avez plus cette ressource gagnée : { $resource }.
reason-not-used-up = Rien n’utiliserait { $option } pour payer { $card }.
reason-not-paid = { $paid } : cela ne suffit pas encore à payer { $card }.
reason-choose-others-first = { $option } peut servir à payer { $card }, mais choisissez d’abord les autres parts de ce paiement.
reason-wonder-not-in-this-game = La merveille { $wonder } n’est pas dans cette partie : on joue l’autre merveille de son âge.
reason-wonder-taken = La merveille { $wonder } est déjà prise.
reason-not-your-wonder = La merveille { $wonder } n’est pas à vous.
reason-requirement-not-met = { $wonder } : { $what ->
    [covered] il faut { $need } { $need ->
        [one] carte couverte
       *[other] cartes couvertes
    }, vous en avez { $have }
    [covered-kinds] il faut { $need } { $need ->
        [one] ressource couverte
       *[other] ressources couvertes différentes
    }, vous en avez { $have }
    [visible] il faut { $need } { $need ->
        [one] carte { $types } visible
       *[other] cartes { $types } visibles
    }, vous en avez { $have }
    [card-of-each] il manque ces âges dans votre zone : { $lacking }
    [strength] il faut une force militaire de { $need }, la vôtre est de { $have }
    [cards] il faut { $need } { $need ->
        [one] carte
       *[other] cartes
    } dans votre zone, vous en avez { $have }
    [points] il faut { $need } { $need ->
        [one] point
       *[other] points
    } de victoire dans votre zone, vous en avez { $have }
   *[took-back] il faut reprendre { $need } { $need ->
        [one] point
       *[other] points
    } de victoire, vous en avez repris { $have }
}.
reason-requirement-covered = { $wonder } : il faut { $need } { $need ->
    [one] carte couverte
   *[other] cartes couvertes
} de cette ressource : { $resource }. Vous en avez { $have }.
reason-deed-not-done = { $wonder } : { $deed ->
    [activated-attack] vous n’avez pas activé de carte attaque pendant ce tour
    [activated-tactic] vous n’avez pas activé de carte stratégie pendant ce tour
    [bought-nothing] vous avez acheté une carte pendant ce tour
    [bought-lower] vous n’avez pas acheté de carte d’un âge inférieur à celui de la plus haute carte déjà achetée
    [converted] vous n’avez pas converti de ressources pour un achat pendant ce tour
   *[paid-culture] vous n’avez pas payé de jeton culture pendant ce tour
}.
reason-not-laid = { $wonder } demande une ressource posée pendant ce tour : { $wanted }. Vous avez posé : { $laid }.
reason-no-token = Vous n’avez pas de jeton gloire à mettre sur { $wonder }.
reason-no-token-there = Vous n’avez pas de jeton gloire sur { $wonder }.
reason-same-wonder = Le jeton va justement sur { $wonder } : il doit venir d’une autre merveille.
reason-too-few-covered = Pour { $wonder }, il faut épuiser { $need } { $need ->
    [one] ressource
   *[other] ressources
} ; vous en avez { $have }.
reason-being-resolved = La carte { $card } est en cours de résolution : elle ne peut pas être activée de nouveau pour l’instant.
reason-not-just-played = La carte { $card } n’a pas été jouée grâce à { $by }.
reason-compulsory = { $by } ne vous laisse pas le choix : c’est obligatoire.
reason-not-on-card = La carte { $card } ne donne pas { $option }.
reason-no-opponent = Choisissez un adversaire, pas vous-même.
reason-empty-hand = Il n’y a aucune carte en main chez { $whom }.
reason-seen-by-all = Tout le monde a vu les cartes couvertes qui ont ce dos chez { $whom } ({ $back }) : choisissez { $cards } par son nom.
reason-not-seen-by-all = { $card } n’est pas une des cartes couvertes que tout le monde a vues chez { $whom }.
reason-no-such-back = { $place ->
    [hand] Chez { $whom }, aucune carte en main n’a ce dos : { $back }.
    [face-up] Chez { $whom }, aucune carte visible n’a ce dos : { $back }.
   *[covered] Chez { $whom }, aucune carte couverte n’a ce dos : { $back }.
}
reason-other-back = { $card } n’a pas ce dos : { $back }.

## D'où viennent les valeurs des cartes, et ce que les livrets de règles y opposent

value-name = { $value ->
    [name] nom
    [age] âge
    [type] type
    [effect] effet
    [cost] coût
    [strength] force
    [vp] points
    [response] icône de réponse
    [not_in_two_player] icône « deux joueurs »
    [requirement] condition
    [indicator] carte repère
   *[glory] nombre de jetons gloire
}
provenance-of = { $wonder }. { $text }
provenance-stated = D’après les livrets de règles : { $values }.
provenance-reviewed = D’après une critique publiée : { $values }.
provenance-ours = Supposé par nous : { $values }.
provenance-changed = Changé pour cette partie : { $values }.
doubt-no-cost = D’après les livrets de règles, { $card } ne coûte rien.
doubt-cost = D’après les livrets de règles, { $card } coûte { $cost }.
doubt-vp = D’après les livrets de règles, { $card } vaut { $count ->
    [0] 0 point
    [one] { $count } point
   *[other] { $count } points
}.
doubt-response = D’après les livrets de règles, { $card } porte l’icône de réponse.
doubt-not-in-two-player = D’après les livrets de règles, { $card } est absente du jeu à deux.
doubt-indicator = D’après les livrets de règles, la carte repère pour { $wonder } est { $card }.
doubt-requirement = Les livrets de règles donnent une autre condition pour { $wonder } : { $requirement }
doubt-glory = D’après les livrets de règles, { $card } demande { $count } { $count ->
    [one] jeton
   *[other] jetons
} gloire.
doubt-sum = Dans un exemple des livrets de règles, les forces des cartes { $cards } font { $total } au total, et non { $have }.
doubt-six-points = Dans un exemple des livrets de règles, { $cards } et une autre carte Pétrole de Renaissance valent 6 points ensemble ; ici, les cartes nommées en valent { $have }, et aucune autre carte Pétrole ne mène à 6.
doubt-worth-more = D’après un exemple des livrets de règles, { $more } vaut plus de points que la carte { $less }.
doubt-worth-as-much = D’après un exemple des livrets de règles, { $more } vaut au moins autant de points que la carte { $less }.
doubt-with-points = Les livrets de règles montrent des points sur { $card }.
doubt-no-response = D’après les livrets de règles, certaines cartes attaque n’ont pas d’icône de réponse.
doubt-leaving = D’après les livrets de règles, chaque âge a le même nombre de cartes absentes du jeu à deux (une ou deux), sans quoi il n’y a pas de pyramide. { $set ->
    [base] Dans le jeu de base
   *[renaissance] Dans Renaissance
}, c’est { $ages }.
doubt-age = { $age } { $count }
doubt-two-player-strength = À deux, personne ne pourrait atteindre la force { $total } que demande la merveille { $wonder } : toutes les cartes ensemble ont { $have }.
