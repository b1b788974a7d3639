# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = Guns & Steel
motto = Cinq cartes, une pyramide d’inventions et une seule loi de l’histoire : ce que vous ne pouvez pas défendre, quelqu’un le prend.
language = Langue
rules = Règles
about = À propos
skip = Aller au contenu
settings = Réglages
theme = Apparence
theme-light = clair
theme-dark = sombre
theme-system = comme le système
sound = Son
motion = Animations
motion-full = complètes
motion-reduced = réduites
motion-off = aucune
nowhere = Cette page n’existe pas. Vérifiez le lien, ou entrez ici le lien ou le code d’une table.
to-home = Aller à l’accueil
loading = Chargement…
page-failed = Cette partie de la page n’a pas pu être chargée ; rien n’est perdu.
reload = Recharger
dismiss = Fermer ce message

## Home

play-now = Jouer
set = Jeu
set-base = Guns & Steel
set-renaissance = Renaissance
set-combined = Les deux combinés
players = Joueurs
level = Niveau des robots
level-name = { $level ->
    [recruit] Recrue
    [scout] Éclaireur
    [soldier] Soldat
    [sergeant] Sergent
    [captain] Capitaine
    [general] Général
    [marshal] Maréchal
   *[other] { $level }
}
bot-name = { $level } { $number }
seat = Place { $number }
person = Humain
who-sees = Qui peut la trouver
by-link = Seulement avec le lien
public = Tout le monde
pace = Pendule
pace-none = Aucune, prenez votre temps
pace-minute = 1 minute par choix
pace-ten = 10 minutes + 5 secondes par choix
pace-thirty = 30 minutes + 10 secondes par choix
pace-day = 1 jour par choix
take-backs = Annulation du dernier choix permise
create = Ouvrir la table
code = Lien ou code
go = Ouvrir
no-code = Ce n’est ni un lien ni un code de table ; le code d’une table publique compte cinq lettres.
public-tables = Tables publiques
public-none = Personne ne cherche de joueurs en ce moment. Préparez une table visible de tous : elle apparaîtra ici.
refresh = Actualiser
no-record = Ce fichier n’est pas une partie enregistrée.

## The table: before and around the game

status-waiting = En attente de joueurs
status-playing = En cours
status-over = La partie est finie
status-closed = Cette table a été fermée
watching = Vous regardez la partie.
invite = Envoyez ce lien à vos amis :
own-link = Lien vers votre place pour un autre appareil (gardez-le secret) :
seat-link = Lien pour la place { $number } seulement :
copy = Copier
copied = Copié.
new-link = Nouveau lien secret
name = Votre nom
anonymous = Joueur { $number }
colour = Couleur
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-grey = gris
shape = Forme
shape-circle = rond
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-star = étoile
shape-cross = croix
sit = S’asseoir
stand = Se lever
ready = Je suis prêt
not-ready = Pas encore prêt
start = Commencer
close = Fermer la table
seats = Places
you = vous
open = libre
is-ready = prêt
is-gone = absent
is-away = un robot joue
is-resigned = a abandonné
is-asked = doit choisir
is-thinking = réfléchit…

## The table: the game

your-move = À vous
question = Question
position = Position
log = Ce qui s’est passé
continued = Cette partie continue une partie enregistrée : quelqu’un peut connaître les cartes cachées.
missed = La partie a continué en votre absence.
undone-while-away = En votre absence, { $name } a annulé un choix.
no-aim = Il n’a pas dit ce qu’il vise.
take-back = Annuler
away = Me faire remplacer par un robot
back = Revenir au jeu
resign = Abandonner
resign-sure = Voulez-vous vraiment abandonner ? Ce choix est définitif.
yes-resign = Oui, abandonner
no-resign = Non, continuer
asks-back = { $name } demande à annuler son dernier choix.
asked-back = On demande aux autres s’ils acceptent l’annulation.
substitute-for = Remplacer { $name } par un robot jusqu’à son retour
ask-bot = Que vise { $name } ?
away-now = Un robot joue pour vous.
back-denied = Rien n’a été annulé : les autres ont refusé, ou la partie a continué.
allow = Accepter
deny = Refuser
ended-resigned = Les autres ont abandonné.
ended-stopped = Le serveur a arrêté la partie : elle était devenue trop longue pour pouvoir finir.
points = { $name } : { $points }
record = Télécharger la partie
rematch = Revanche
to-rematch = Aller à la revanche
replay = Revoir la partie

## Talk

talk = Discussion
message = Message
send = Envoyer
feeling = Messages rapides
no-talk = La discussion est coupée.
talk-off = Couper la discussion
talk-on = Rétablir la discussion
feeling-hello = Bonjour !
feeling-thanks = Merci !
feeling-well-played = Bien joué !
feeling-good-luck = Bonne chance !
feeling-oops = Oups…
feeling-hurry = À vous de jouer !
feeling-wow = Waouh !
feeling-goodbye = Au revoir !

## Replay

step = Étape { $n } sur { $total }
to-start = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
to-end = À la fin
eyes = Vu par
spectator = un spectateur

## Rules and About

search-rules = Chercher dans les règles
contents = Sommaire
found = { $count ->
    [0] Rien trouvé
    [one] 1 paragraphe
   *[other] { $count } paragraphes
}
about-fan = Ceci est une adaptation non officielle réalisée par des fans, avec ses propres textes et images, sans lien avec les éditeurs.
about-game = Les jeux Guns & Steel et Guns & Steel : Renaissance sont de Jesse Li. S’ils vous plaisent, achetez les cartes : elles sont superbes.

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = Connexion…
lost = Connexion perdue. Nouvelle tentative en cours ; rien n’est perdu.
ended = Vous n’êtes plus connecté ; rien n’est perdu. Réessayez.
try-again = Réessayer
no-lost = Pas de connexion en ce moment ; cela n’a pas été envoyé. Rien n’est perdu : réessayez dans un instant.
no-unreachable = Le serveur ne répond pas ; rien n’est perdu. Réessayez dans un instant.
no-malformed = Le serveur n’a pas compris ; rien n’a changé. Rechargez la page.
no-too-large = C’est trop volumineux ; rien n’a changé.
no-too-fast = Trop de demandes à la fois ; rien n’a changé. Patientez un instant.
no-version = Le serveur est plus récent que cette page. Rechargez-la ; rien n’est perdu.
no-hello-first = La connexion n’a pas pu s’établir correctement ; rien n’est perdu. Rechargez la page.
no-no-table = Cette table n’existe pas. Vérifiez le lien ; les anciennes tables sont supprimées au bout d’un certain temps.
no-wrong-key = Ce lien ne donne plus accès à une place. Vous pouvez encore regarder.
no-closed = Cette table a été fermée. Vous pouvez en préparer une autre.
no-banned = Vous ne pouvez pas utiliser ce serveur pour le moment ; demandez à la personne qui le gère.
no-full = Trop de connexions depuis votre réseau ; rien n’est perdu. Fermez d’autres onglets et réessayez.
no-damaged = L’enregistrement de cette table est endommagé et la partie ne peut pas continuer ; la personne qui gère ce serveur peut le réparer. Les autres tables ne sont pas touchées.
no-busy = Le serveur est occupé ; rien n’est perdu. Réessayez dans un instant.
no-not-seated = Vous regardez la partie ; seuls les joueurs assis à la table peuvent le faire.
no-already-seated = Vous avez déjà une place à cette table.
no-seat-taken = Quelqu’un y est déjà assis ; choisissez une autre place.
no-no-seat = Cette place n’existe pas à cette table.
no-looks-taken = Quelqu’un a déjà cette couleur ou cette forme ; choisissez-en une autre.
no-bad-name = Un nom doit contenir des caractères visibles ; choisissez-en un autre.
no-no-level = Ce niveau de robots n’existe pas.
no-not-host = Seule la personne qui a ouvert la table peut le faire.
no-not-waiting = La partie a déjà commencé.
no-not-ready = Toutes les places ne sont pas encore prises.
no-not-playing = La partie n’est pas en cours.
no-still-there = Ce joueur est là, ou l’était il y a un instant.
no-resigned = Vous avez abandonné ; un robot continue.
no-over = La partie est finie.
no-not-asked = C’est à quelqu’un d’autre de choisir.
no-stale = La partie a continué entre-temps ; voici où elle en est.
no-not-offered = Cela ne peut pas être choisi maintenant.
no-cannot-undo = Vous n’avez aucun choix à annuler.
no-no-undo = À cette table, on n’annule pas ses choix.
no-nothing-asked = Plus personne ne demande d’annulation.
no-no-bot = Il n’y a pas de robot à cette place.
no-no-chat = La discussion est coupée à cette table.
no-bad-text = Un message doit contenir des caractères visibles.
no-failed = Une erreur s’est produite de notre côté ; rien n’est perdu. Réessayez.
no-stopping = Le serveur redémarre ; la connexion sera rétablie automatiquement. Rien n’est perdu.
no-slow = La connexion est trop lente ; rien n’est perdu. Nouvelle tentative en cours.

## Replay: slider, jumps, going on

replay-controls = Lecture
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-scrub = Moment de la partie
replay-turn-back = Revenir au début d’un tour
replay-turn-on = Aller au tour suivant
replay-attack-back = Revenir à l’attaque précédente
replay-attack-on = Aller à l’attaque suivante
replay-course = Déroulement de la partie
replay-turn = Tour { $turn } : { $name }
replay-bought = { $name } achète { $card }
replay-wonder = { $name } prend { $wonder }
replay-wonder-from = { $name } prend { $wonder } à { $whom }
replay-attack-won = { $attacker } ({ $attack }) bat { $defender } ({ $defence })
replay-attack-held = { $defender } ({ $defence }) repousse { $attacker } ({ $attack })
replay-points = Points
replay-go-on = Jouer la suite avec { $name }
replay-share = Copier le lien
replay-save = Enregistrer
replay-more = Plus
replay-link = Lien
replay-copied = Copié.

## Home, setting up a table, the lobby, settings, keys, about

set-base-note = Le classique, idéal pour débuter.
set-renaissance-note = Nouvelles cartes, culture, merveilles gagnées par la gloire.
set-combined-note = Les deux boîtes ensemble, avec les piles de recherche.
level-note = { $level ->
    [recruit] comme à une première partie, presque sans plan
    [scout] a déjà joué, juge à l’œil
    [soldier] sait ce qui compte
    [sergeant] essaie chaque possibilité
    [captain] anticipe un peu
    [general] réfléchit à tout son tour
    [marshal] le plus fort possible
   *[other] un robot
}
running = Parties en cours
finished = Parties finies
with-friends = Entre amis
with-friends-hint = Choisissez le jeu, les places et la pendule, puis envoyez le lien. Personne n’a besoin d’un compte.
new-table = Préparer une table
look-back = Revoir une partie
record-drop = Ouvrir une partie enregistrée : choisissez un fichier ou déposez-le ici
list-won = Gagnée par { $names }
list-open = { $count ->
    [0] Toutes les places sont prises
    [one] 1 place libre
   *[other] { $count } places libres
}
seat-mine = Vous
seats-bots = Des robots seulement : vous les regardez jouer.
seats-alone = Vous contre des robots : la partie commence tout de suite.
seats-friends = Vous recevrez les liens pour vos amis à l’étape suivante. Les places restées libres pourront être données à des robots.
pace-and-absence = Temps
pace-week = 7 jours par choix
pace-own = Personnaliser…
pace-type = Temps pour
pace-move = chaque choix
pace-total = toute la partie
pace-minutes = Minutes
pace-increment = Secondes ajoutées après chaque choix
pace-move-note = Un joueur à court de temps est remplacé par un robot jusqu’à son retour.
pace-total-note = Un joueur à court de temps abandonne la partie.
absence = Un robot remplace un joueur absent
absence-60 = au bout d’une minute
absence-600 = au bout de 10 minutes
absence-3600 = au bout d’une heure
absence-86400 = au bout d’un jour
absence-0 = jamais (pour les parties lentes)
substitute-level = Son niveau
variants = Variantes des règles
switch-second-player-resource = À deux, le second joueur commence avec une ressource posée (par défaut dans Renaissance et en combiné).
switch-end-at-once = La dernière carte Espace ou la dernière merveille met aussitôt fin à la partie ; le tour n’est pas joué jusqu’au bout.
switch-space-counts-two = Un Espace peut compter double quand on épuise des ressources (par défaut dans Renaissance et en combiné).
switch-culture-limited = Il n’y a que 35 jetons culture (cartes de Renaissance).
switch-pisa-own = La Tour de Pise ne compte que vos propres achats (merveille de Renaissance).
switch-open-hands = Mains ouvertes : tout le monde voit toutes les cartes. Idéal pour apprendre ensemble.
switch-rulebook-wonders = Seulement les merveilles dont un livret de règles donne la condition. Celles des autres sont de notre invention.
switch-turned = modifié
own-values = { $count ->
    [0] Jouer avec vos propres valeurs de cartes (vous n’en avez pas encore).
    [one] Jouer avec vos propres valeurs de cartes ({ $count } modifiée).
   *[other] Jouer avec vos propres valeurs de cartes ({ $count } modifiées).
}
open-refused = La table ne peut pas être ouverte ainsi ; rien n’a changé. Le serveur dit : { $text }
seat-kept = gardée pour vous
is-unready = pas encore prêt
free-seat = Libérer cette place
table-full = Toutes les places sont prises. Vous pouvez regarder ici, ou préparer votre propre table.
waits-open = { $count ->
    [one] La partie commence quand la dernière place est prise et que tous sont prêts.
   *[other] La partie commence quand les { $count } places libres sont prises et que tous sont prêts.
}
waits-ready = En attendant que tous soient prêts.
fill-bots = Des robots aux places libres ({ $level })
invite-friends = Inviter des amis
code-is = Ou tapez ce code sur la page d’accueil : { $code }
qr = Le lien en code QR, pour l’appareil photo d’un téléphone
share = Partager…
share-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour laisser entrer d’autres joueurs, lancez le serveur avec « gunsteel serve --host 0.0.0.0 » et ouvrez son adresse sur votre réseau.
seat-links = Un lien pour une seule place
seat-links-note = Seule la personne qui l’ouvre peut s’y asseoir.
reserve-seat = Créer un lien pour la place { $number }
own-device = Continuer sur un autre appareil
own-warning = Toute personne qui a ce lien joue à votre place et voit vos cartes. Ne l’ouvrez que sur vos propres appareils ; un nouveau lien annule l’ancien.
speed = Vitesse des animations
speed-times = × { $times }
hints = Conseils pour les premières parties
hints-again = Montrer de nouveau tous les conseils
keys = Clavier
keys-all = Partout
keys-table = À la table
keys-replay = En revoyant une partie
key-name = { $key ->
    [Enter] Entrée
    [Esc] Échap
    [Home] Début
    [End] Fin
   *[other] { $key }
}
key-tab = aller à l’élément suivant ou précédent
key-press = activer l’élément sélectionné
key-close = fermer une fenêtre, annuler une sélection
key-help = afficher cette liste
key-option = choisir une option par son numéro ou sa lettre
key-step = une étape en arrière, une étape en avant
key-obvious = confirmer la sélection, ou prendre l’option évidente
key-around = aller à la carte voisine dans cette direction
key-explain = agrandir la carte sélectionnée, avec ses règles
key-turn = aller au tour précédent ou suivant
key-ends = aller au début ou à la fin
key-run = lecture et pause
close-window = Fermer
lost-kept = Votre choix est conservé et sera envoyé une seule fois, si la question se pose encore.
try-now = Essayer maintenant
about-game-title = Le jeu
about-designer = Auteur
about-publisher = Éditeur
about-pictures-title = Textes et images
about-pictures = Les règles et les cartes sont rédigées avec nos propres mots, et les cartes sont dessinées par le programme lui-même. Leurs symboles viennent de game-icons.net (CC BY 3.0) ; ils ont été dessinés par { $names } et d’autres. Quelques-uns sont de nous.
about-values-title = Ce qui est reconstitué
about-values-known = Là où les livrets ne donnent pas le coût, la force ou les points d’une carte, nous les avons reconstitués : { $values } valeurs sur { $cards } cartes et merveilles. La vue agrandie d’une carte indique lesquelles, tout comme « gunsteel cards --provenance ».
about-values-own = Vous possédez les cartes et leurs valeurs sont différentes ? Entrez les vôtres et jouez avec ; les parties enregistrées les conservent. En ligne de commande, --cards prend un fichier de valeurs.
about-wonders = Merveille par merveille :
about-program-title = Le programme
about-program = Logiciel libre sous licence MIT, fourni avec son code source. Il ne contacte aucun autre serveur et ne demande pas de compte : vos préférences restent dans ce navigateur, et le serveur ne conserve que les tables.
about-version = Version { $version }

## The board

board-supply = Réserve
board-row = Rangée { $age }
board-pile = Pile de recherche : { $age }
board-pile-left = { $count } dans la pile
board-revealed = Carte révélée
board-hand = Main
board-empty-hand = Votre main est vide.
board-covered = Couvertes
board-developments = Visibles
board-wonders = Merveilles
board-gained = Gagné ce tour
board-points = Points de victoire
board-strength = Force
board-culture = Culture
board-glory = Jetons gloire : { $stock } en stock, { $placed } sur des merveilles
board-on-turn = à son tour
board-turn = Tour { $turn } · { $name }
board-your-turn = Tour { $turn } · vous
board-phases = Phase
board-phase-resource = Ressource
board-phase-development = Développement
board-phase-purchase = Achat
board-phase-end = Fin de tour
board-ending = Avant la fin de la partie
board-space-left = { $count ->
    [one] 1 carte Espace restante
   *[other] { $count } cartes Espace restantes
}
board-wonders-left = { $count ->
    [one] 1 merveille restante
   *[other] { $count } merveilles restantes
}
board-culture-left = { $count ->
    [one] Encore { $count } jeton culture avant la fin
   *[other] Encore { $count } jetons culture avant la fin
}
board-parts = Parties de la table
board-tab-supply = Réserve
board-tab-others = Joueurs
board-tab-area = Ma zone
board-tab-aside = Historique
board-options = Choix
board-confirm = { $number ->
    [0] Confirmer ({ $count })
   *[other] Confirmer ({ $count } sur { $number })
}
board-explain = Voir la carte qui pose la question
board-more = Plus
board-result = Voir le résultat
board-look = Voir la table

## What moves, what happened, how it ended

banner-yours = À vous de jouer
banner-turn = À { $name } de jouer
log-mine = Mon dernier tour
log-newest = Le plus récent
log-empty = Il ne s’est encore rien passé.
log-earlier = Plus tôt
log-undone = { $count ->
    [one] Une ligne annulée
   *[other] { $count } lignes annulées
}
log-failed = Ce qui s’est passé avant n’a pas pu être chargé ; rien n’est perdu.
news = Nouvelles de la partie
note-unaffordable = Rien d’abordable ; au plus près : { $card }, il manque { $short }
note-resources = { $count ->
    [one] 1 ressource
   *[other] { $count } ressources
}
note-refilled = { $count ->
    [one] Main complétée : 1 carte
   *[other] Main complétée : { $count } cartes
}
since = Depuis votre dernier tour
since-bought = achat :
since-took = merveille :
since-used = utilisation :
since-nothing = rien de notable
since-culture = { $change } culture
since-beat = { $you ->
    [true] vous bat, { $attack } à { $defence }
   *[other] bat { $name }, { $attack } à { $defence }
}
since-failed = { $you ->
    [true] échoue contre vous, { $attack } à { $defence }
   *[other] échoue contre { $name }, { $attack } à { $defence }
}
talk-mute = Masquer { $name }
talk-unmute = Afficher de nouveau { $name }
talk-report = Signaler { $name }
talk-report-why = Le motif, pour les responsables du serveur
talk-reported = Signalement envoyé aux responsables du serveur.
talk-empty = Personne n’a encore rien dit.
clock-left = Temps restant : { $time }
clock-days = { $days } j { $rest }
clock-low = Il reste peu de temps.
points-graph = Les points au fil de la partie
points-turn = tour { $turn }
end-you-win = { $count ->
    [one] Vous gagnez
   *[other] Vous partagez la victoire avec { $names }
}
end-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
end-and = { " et " }
end-kind-wonder = merveilles
end-kind-culture = culture
end-kind-other = autres cartes
end-kind-age = cartes { $age }
end-owns = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $wonders ->
    [one] { $wonders } merveille
   *[other] { $wonders } merveilles
}
turning-points = Moments décisifs
turning-turn = Tour { $turn } · { $name }
turning-change = Évolution de l’écart, en points
turning-bought = { $person ->
    [you] Vous achetez { $card } : +{ $points }.
   *[other] { $name } achète { $card } : +{ $points }.
}
turning-wonder = { $person ->
    [you] Vous prenez { $wonder } : +{ $points }.
   *[other] { $name } prend { $wonder } : +{ $points }.
}
turning-stolen = { $person ->
    [you] Vous prenez { $wonder } à { $whom } en attaquant{ $known ->
        [yes] { " " }({ $card })
       *[no] { "" }
    }.
   *[other] { $other ->
        [you] { $name } vous prend { $wonder } en attaquant{ $known ->
            [yes] { " " }({ $card })
           *[no] { "" }
        }.
       *[other] { $name } prend { $wonder } à { $whom } en attaquant{ $known ->
            [yes] { " " }({ $card })
           *[no] { "" }
        }.
    }
}
turning-culture = { $person ->
    [you] Vous gagnez { $points } { $points ->
        [one] jeton culture
       *[other] jetons culture
    }.
   *[other] { $name } gagne { $points } { $points ->
        [one] jeton culture
       *[other] jetons culture
    }.
}
turning-culture-lost = { $person ->
    [you] Vous payez { $points } { $points ->
        [one] jeton culture
       *[other] jetons culture
    }.
   *[other] { $name } paie { $points } { $points ->
        [one] jeton culture
       *[other] jetons culture
    }.
}
turning-lead = { $person ->
    [you] Vous passez en tête.
   *[other] { $name } passe en tête.
}
end-place = Place
end-player = Joueur
end-total = Total
end-by-cards = { $count ->
    [one] à égalité de points, avec { $count } carte
   *[other] à égalité de points, avec { $count } cartes
}
end-sources = D’où viennent les points
ended-last-space = La dernière carte Espace de la pyramide a été achetée.
ended-last-wonder = La dernière merveille a été prise.
ended-culture = Quelqu’un a au moins 15 jetons culture.
end-failed = Le déroulement de la partie n’a pas pu être chargé ; rien n’est perdu.

## La scène d'une attaque

scene-title = { $person ->
    [you] Vous attaquez avec { $card }
   *[other] { $name } attaque avec { $card }
}
scene-title-unknown = { $person ->
    [you] Vous attaquez
   *[other] { $name } attaque
}
scene-you = Vous
scene-attack = attaque
scene-defence = défense
scene-attacks-tag = attaque
scene-line = { $count } suffit
respond-help = Les cartes mises en valeur renforcent votre défense. Seule leur force compte.
scene-would-hold = Vous tiendriez bon
scene-short = Il manque { $count }
scene-holds = { $person ->
    [you] Vous tenez bon
   *[other] { $name } tient bon
}
scene-loses = { $person ->
    [you] Vous perdez
   *[other] { $name } perd
}
scene-decides = { $name } décide
scene-state-later = à venir
scene-state-deciding = en réflexion
scene-state-answered = choix fait
scene-state-holds = défense réussie
scene-state-falls = défense percée
scene-verdict-tie = { $attack } contre { $defence } : à égalité, la défense tient.
scene-verdict-more = { $attack } contre { $defence } : la défense est plus forte.
scene-verdict-less = { $attack } contre { $defence } : il faudrait { $count } de plus pour tenir.
scene-verdict-lost = { $attack } contre { $defence } : l’attaque est plus forte.
scene-gave = { $person ->
    [you] Vous cédez { $wonder } à { $whom }.
   *[other] { $other ->
        [you] { $name } vous cède { $wonder }.
       *[other] { $name } cède { $wonder } à { $whom }.
    }
}
scene-turned = { $person ->
    [you] Vous dévoilez { $cards }.
   *[other] { $name } dévoile { $cards }.
}
scene-culture = { $person ->
    [you] Vous gagnez { $count } { $count ->
        [one] jeton culture
       *[other] jetons culture
    }.
   *[other] { $name } gagne { $count } { $count ->
        [one] jeton culture
       *[other] jetons culture
    }.
}
scene-stake = En jeu
scene-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
moment-wonder = { $name } prend cette merveille
moment-age = { $name } achète la dernière carte de cet âge
sound-offer = Avec le son ?
sound-on = Activer le son
sound-no = Non merci

## Explications, achat, réponse, conseils

explain-close = Fermer
explain-nothing = rien
rule = Règle { $number }
why-not = Pourquoi pas ?
price = Prix
price-suffices = Vous avez de quoi payer.
price-now = Prix actuel pour vous
price-surcharge = { $count ->
    [one] Le supplément de 1 est dû à la carte en dessous.
   *[other] Le supplément de { $count } est dû aux { $count } cartes en dessous.
}
price-payable = Vous pouvez payer { $cards ->
    [0] sans retourner de carte
    [one] avec 1 carte
   *[other] avec { $cards } cartes
}{ $more ->
    [yes] , de plus de { $ways } façons.
   *[no] { $ways ->
        [one] , d’une seule façon.
       *[other] , de { $ways } façons.
    }
}
price-have = Vous avez
price-missing = Il manque
price-enough = Il vous faudrait en plus
price-or = ou
of-any-kind = { $count } au choix
gained-resource = { $resource } (gain)
wonder-owner = Elle appartient à { $name }.
wonder-glory = Jetons gloire
wonder-tokens = { $name } : { $count } sur { $needed }
buy-title = Acheter « { $card } »
buy-ways = Façons de payer (d’abord avec le moins de cartes)
buy-all = Montrer toutes les façons
buy-more = Il y a encore d’autres façons de payer.
buy-step = Payer carte par carte
buy-pick = Vos cartes couvertes et vos gains : choisissez avec quoi payer
buy-good = Le compte y est.
buy-missing = Il manque encore, par exemple :
buy-excess = En trop : { $things }.
buy-confirm = Acheter
buy-cancel = Annuler
after-title = Après l’achat
after-up = Visibles désormais
after-covered = Encore couvertes
after-gained = Reste de vos gains
respond-hand = de votre main
respond-flip = couverte
respond-never = Toutes vos cartes ensemble ne suffisent pas.
respond-enough = Ceci suffirait : { $cards }.
respond-take = Choisir celles-ci
respond-holds = { $count ->
    [0] Tenir sans carte
    [one] Tenir avec 1 carte
   *[other] Tenir avec { $count } cartes
}
respond-yields = { $count ->
    [0] Ne pas répondre
    [one] Répondre avec 1 carte
   *[other] Répondre avec { $count } cartes
}
hint = Conseil
hint-understood = Compris
hint-never = Plus de conseils
hint-goal = Votre but : le plus de points à la fin de la partie. Les cartes et les merveilles en valent.
hint-resource = D’abord, une carte de votre main est posée face cachée. C’est maintenant la ressource de son dos : elle paie des cartes, puis revient en main.
hint-last-card = C’est votre dernière carte : elle devient une ressource, sans développement ensuite. Mais à la fin du tour vos cartes reviennent.
hint-develop = Ensuite, une carte est posée visible. Vous pouvez utiliser son effet maintenant, et sa force compte tant qu’elle est là.
hint-activate = L’effet s’utilise maintenant : si vous y renoncez, il faudra rejouer la carte de votre main.
hint-attack = Une attaque frappe tous les adversaires à la fois. Votre force totale compte ; vous ne battez que ceux qui en ont moins.
hint-buy = Vous pouvez maintenant acheter une carte : elle apporte des points et une meilleure ressource. Les cartes éclairées sont à votre portée. Les cartes couvertes qui paient deviennent visibles.
hint-surcharge = Plus une carte est haut placée, plus elle coûte : une ressource au choix pour chaque carte qui reste en dessous. En bas, c’est bon marché.
hint-gained = Les ressources gagnées sans carte sont perdues à la fin du tour : c’est le moment de les dépenser.
hint-respond = Vous pouvez ajouter de la force : avec les cartes de votre main qui portent l’icône de réponse, et avec vos cartes attaque et stratégie couvertes. À égalité, vous tenez bon.
hint-claim = Vous remplissez la condition d’une merveille. Elle est gratuite, et elle reste à vous sauf si une attaque la prend.
hint-glory = Vous avez accompli l’action d’une merveille. Placez-y un jeton ; avec trois des vôtres, elle est à vous.
hint-give = Vous avez perdu contre une attaque qui prend des merveilles. C’est vous qui choisissez laquelle céder.
hint-retake = Il vous reste une carte en main ou aucune : vos cartes visibles reviennent. Vous pouvez aussi reprendre les cartes couvertes, ou les laisser comme ressources.
hint-deplete = Épuiser, c’est rendre visible une carte couverte. Elle n’est plus une ressource, mais elle reste à vous.
hint-replenish = Recharger, c’est couvrir de nouveau une carte visible : elle peut servir à payer, dès ce tour.
hint-end = La fin est proche. Les points de toutes vos cartes et merveilles comptent, en main et sur la table, quel que soit le côté visible.
hint-look = Laissez le pointeur sur une carte, ou maintenez le doigt dessus, pour la voir en grand. Si on ne peut pas la choisir, elle dit pourquoi.
hint-undo = C’était une erreur ? « Annuler » revient sur votre dernier choix, tant que personne n’en a rien appris.

## Valeurs des cartes

card-values = Valeurs des cartes
values-intro = Les livrets de règles ne donnent pas tous les coûts, forces et icônes ; ce qui porte un * est supposé par nous. Vous avez les cartes ? Ouvrez-en une et entrez ce qu’elle indique. Tout est comparé aux livrets, et ce navigateur s’en souvient.
values-changed = { $count ->
    [0] Aucune modification
    [one] { $count } valeur modifiée
   *[other] { $count } valeurs modifiées
}
values-guessed = { $count ->
    [one] * { $count } valeur supposée
   *[other] * { $count } valeurs supposées
}
values-warned = { $count ->
    [0] aucun avertissement
    [one] { $count } avertissement
   *[other] { $count } avertissements
}
values-refused = { $count ->
    [one] { $count } valeur impossible
   *[other] { $count } valeurs impossibles
}
values-impossible = Impossible
values-against = Contraire aux livrets de règles
values-differences = Vos modifications ({ $count })
values-undo = Annuler
values-redo = Rétablir
values-reset = Réinitialiser cette carte
values-reset-all = Tout réinitialiser
values-import = Importer…
values-imported = { $count ->
    [one] { $count } valeur lue dans le fichier.
   *[other] { $count } valeurs lues dans le fichier.
}
values-import-failed = Rien n’a été importé. { $text }
values-export = Exporter
values-link = Lien vers ces valeurs
values-save = Enregistrer { $file }
values-saved = Enregistré dans { $file }.
values-play = Jouer avec ces valeurs
values-shared = Ces valeurs viennent du lien. Les vôtres sont conservées.
values-keep = Utiliser désormais celles-ci
values-mine = Revenir aux miennes
values-show = Afficher
values-show-all = Tout
values-show-base = Jeu de base
values-show-renaissance = Renaissance
values-show-changed = Modifiées
values-yes = oui
values-no = non
values-nothing = rien
values-refused-number = { $name }, { $field } : il faut un nombre entier de { $low } à { $high }.
values-refused-indicator = { $name } : l’autre merveille de cet âge a la même carte repère.
values-refused-requirement = { $name } : la condition demande un âge, ou des nombres entiers de 1 à 99 (de ressources différentes, 7 au plus).
need-kind = demande
need-covered = des cartes couvertes
need-covered-kinds = des ressources couvertes différentes
need-visible = des cartes visibles d’un type
need-card-of-each = une carte de chaque âge
need-strength = de la force militaire
need-cards = des cartes dans la zone
need-points = des points dans la zone
need-did = une action pendant le tour
need-laid = une ressource posée pendant le tour
need-took-back = des points repris pendant le tour
need-type = type
need-resource = ressource
need-any = toute ressource
need-count = nombre
need-by-players = selon le nombre de joueurs

## La table dans sa nouvelle forme

board-row-sold = Toutes les cartes { $age } de la pyramide sont achetées
board-show-cards = { $name } : ses cartes
board-stronger = Plus fort que vous : { $theirs } › { $mine }
board-no-wonder = aucune
board-this-turn = ce tour-ci
board-to-spend = À dépenser
board-left-over = Il restera
board-in-reach = { $count ->
    [0] Rien n’est à votre portée.
    [one] 1 carte est à votre portée : elle est mise en valeur.
   *[other] { $count } cartes sont à votre portée : elles sont mises en valeur.
}
board-use = Utiliser { $card }
board-only-lay = Ne pas l’utiliser
board-beat = à battre
board-to-beat = { $count ->
    [one] { $count } point à battre
   *[other] { $count } points à battre
}
board-culture-short = { $count } de culture avant la fin
wonder-progress = Où chacun en est
buy-other-ways = Autrement
buy-tap = Touchez une autre carte pour payer autrement.
buy-incomplete = Cela ne suffit pas encore.
buy-useless = { $name } ne servirait à rien.
buy-costs = { $card } se paie avec : { $sources }
buy-costs-short = { $card } coûte
buy-short = Acheter
attack-loses = { $name } perdrait
attack-holds = { $name } tiendrait bon
symbols = Symboles
symbol-any = au choix
symbol-missing = creux : il vous manque
symbol-surcharge = un par carte en dessous
symbol-vp = points de victoire
symbol-strength = force
symbol-response = peut répondre à une attaque
symbol-covered = une carte couverte : une ressource
symbol-hand = cartes en main
symbol-wonder = une merveille
symbol-culture = culture
symbol-glory = jetons gloire
symbol-replenish = recharger : recouvrir une carte
key-symbols = ce que veulent dire les symboles

## Les leçons

learn = Apprendre à jouer
learn-about = Jouez avec Odell, l’intendant. La partie guidée dure environ trois minutes, chaque leçon environ une.
learn-guided = Partie guidée
learn-lessons = Leçons
learn-state = { $state ->
    [finished] terminée
    [begun] commencée
   *[new] nouvelle
}
lesson = Leçon
lesson-you = Vous
lesson-back = Retour
lesson-skip = Quitter
lesson-face-down = face cachée
lesson-next = Suite
lesson-step = Étape { $step } sur { $steps }
lesson-do = À vous : faites-le sur la table.
lesson-first-game = Jouer votre première partie
lesson-following = Leçon suivante
lesson-all = Toutes les leçons
lesson-again = La rejouer
lesson-failed = La leçon n’a pas pu être chargée. Rien n’est perdu.

## La page d’accueil, l’invitation, la donne du jour

learn-minutes = Apprendre en 3 minutes
learn-note = vous jouez, pas à pas
play-against = { $bots ->
    [one] contre un robot : { $level }
   *[other] contre { $bots } robots : { $level }
}
play-change = Un autre jeu ou niveau
home-facts = De 2 à 4 joueurs · sans compte, rien à installer
continue-moves = { $count ->
    [one] Continuer : à vous de jouer dans 1 partie
   *[other] Continuer : à vous de jouer dans { $count } parties
}
continue-games = { $count ->
    [one] Continuer : 1 partie en cours
   *[other] Continuer : { $count } parties en cours
}
code-unknown = Aucune table publique n’a le code { $code }. Vérifiez les lettres, ou demandez le lien : les tables privées n’ont pas de code.
list-code = Code { $code }
invitation-by = { $name } vous invite
invitation = Vous êtes invité
table-about = Ce qu’on joue
clock-move = { $time } par décision
clock-total = { $time } pour toute la partie
clock-increment = { $time } pour toute la partie, plus { $more } par décision
table-undo = Annulation
undo-allowed = permise
undo-forbidden = interdite
table-absence = Absence
absence-after = remplacement par { $level } au bout de { $time }
absence-never = les autres attendent
switch-off = Non joué : { $text }
values-own = Valeurs de cartes personnelles
daily = Donne du jour
daily-same = La même pyramide pour tous
daily-invites = Ferez-vous mieux que les robots ?
daily-to-beat = { $points ->
    [one] Meilleur robot : 1 point
   *[other] Meilleur robot : { $points } points
}
daily-mine = Votre meilleur résultat : { $points } à { $against }
daily-try = Essayer
daily-go-on = Continuer
daily-again = Rejouer
daily-about = Qui joue aujourd’hui (en UTC) reçoit la même pyramide et les mêmes merveilles : le jeu de base, vous commencez, votre adversaire est { $level }. Rien ne peut être annulé.
daily-how = Les robots la jouent aussi, chaque niveau { $games } fois, à votre place et contre le même adversaire. La partie avec le plus de points à votre place compte. Ce n’est pas un classement : les robots forts jouent pour gagner, pas pour les points.
daily-results = Résultats à battre
daily-who = À votre place
daily-score = Meilleur résultat
daily-games = Parties
daily-score-of = { $points } à { $against }
daily-not-yet = pas encore
daily-playing = Les robots jouent ; leurs résultats apparaissent ici au fur et à mesure.
daily-you = Vous
