# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = Guns & Steel
motto = Du cheval à l’espace : bâtissez une civilisation avec une poignée de cartes.
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
nowhere = Cette page n’existe pas. Vérifiez le lien ; sur la page d’accueil, une table se trouve par son code.
to-home = Aller à l’accueil
loading = Chargement …
page-failed = Cette partie de la page n’a pas pu être chargée ; rien n’est perdu.
reload = Recharger
dismiss = Fermer ce message

## Home

play-now = Jouer
play-hint = Un clic : vous et des robots, sans compte.
set = Jeu
set-base = Guns & Steel
set-renaissance = Renaissance
set-combined = Les deux réunis
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
seat = Place { $number }
person = Humain
who-sees = Qui la trouve
by-link = Avec le lien seulement
public = Tout le monde
pace = Pendule
pace-none = Aucune, prenez votre temps
pace-minute = 1 minute par réponse
pace-ten = 10 minutes + 5 secondes par réponse
pace-thirty = 30 minutes + 10 secondes par réponse
pace-day = 1 jour par réponse
take-backs = On peut reprendre une réponse
create = Ouvrir la table
code = Lien ou code
go = Aller
no-code = Ce n’est ni le lien ni le code d’une table ; un code a dix lettres ou chiffres.
public-tables = Tables publiques
none = Aucune pour l’instant.
refresh = Actualiser
no-record = Ce fichier n’est pas une partie enregistrée.

## The table: before and around the game

status-waiting = En attente de joueurs
status-playing = En cours
status-over = La partie est finie
status-closed = Cette table a été fermée
watching = Vous regardez.
invite = Envoyez ce lien à vos amis :
own-link = Votre place, sur un autre appareil (gardez-le secret) :
seat-link = Un lien pour cette seule place :
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
is-asked = doit répondre
is-thinking = réfléchit …
won = gagne

## The table: the game

your-move = À vous
question = Question
position = Position
log = Ce qui s’est passé
missed = La partie a continué en votre absence.
no-aim = Il n’a pas dit ce qu’il vise.
take-back = Reprendre
away = Laisser jouer un robot
back = Rejouer moi-même
resign = Abandonner
resign-sure = Abandonner vraiment ? C’est sans retour.
yes-resign = Oui, abandonner
no-resign = Non, continuer
asks-back = { $name } demande à reprendre sa réponse.
asked-back = On demande aux autres si vous pouvez reprendre.
substitute-for = Un robot joue pour { $name } jusqu’à son retour
ask-bot = Que vise { $name } ?
away-now = Un robot joue pour vous.
back-denied = Rien n’a été repris : les autres ne l’ont pas permis, ou la partie a continué.
allow = Accepter
deny = Refuser
winners = { $count ->
    [one] La partie est finie. { $names } gagne.
   *[other] La partie est finie. { $names } partagent la victoire.
}
ended-resigned = Les autres ont abandonné.
points = { $name } : { $points }
record = Télécharger la partie
rematch = Revanche
to-rematch = Aller à la revanche
replay = Revoir la partie

## Talk

talk = Discussion
message = Message
send = Envoyer
feeling = Dire vite
no-talk = La discussion est coupée.
talk-off = Couper la discussion
talk-on = Rétablir la discussion
feeling-hello = Bonjour !
feeling-thanks = Merci !
feeling-well-played = Bien joué !
feeling-good-luck = Bonne chance !
feeling-oops = Oups …
feeling-hurry = À vous, s’il vous plaît !
feeling-wow = Oh là là !
feeling-goodbye = Au revoir !

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
found = { $count ->
    [0] Rien trouvé
    [one] 1 paragraphe
   *[other] { $count } paragraphes
}
about-fan = Ceci est une édition de fans, avec ses propres mots et images. Elle n’est pas liée aux éditeurs.
about-game = Les jeux Guns & Steel et Guns & Steel : Renaissance sont de Jesse Li. S’ils vous plaisent, achetez les cartes : elles sont superbes.

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = Connexion …
lost = Connexion perdue. Nouvel essai ; rien n’est perdu.
ended = Vous n’êtes plus connecté ; rien n’est perdu. Réessayez.
try-again = Réessayer
no-lost = Pas de connexion en ce moment ; cela n’a pas été envoyé. Rien n’est perdu : réessayez dans un instant.
no-unreachable = Le serveur ne répond pas ; rien n’est perdu. Réessayez dans un instant.
no-malformed = Le serveur n’a pas compris ; rien n’a changé. Rechargez la page.
no-too-large = C’est trop grand ; rien n’a changé.
no-too-fast = C’était trop à la fois ; rien n’a changé. Attendez un instant.
no-version = Le serveur est plus récent que cette page. Rechargez-la ; rien n’est perdu.
no-hello-first = La connexion a mal commencé ; rien n’est perdu. Rechargez la page.
no-no-table = Cette table n’existe pas. Vérifiez le lien ; les vieilles tables sont effacées au bout d’un temps.
no-wrong-key = Ce lien n’ouvre plus de place. Vous pouvez encore regarder.
no-closed = Cette table a été fermée. Vous pouvez en préparer une autre.
no-full = Trop de connexions d’ici ; rien n’est perdu. Fermez d’autres onglets et réessayez.
no-damaged = L’enregistrement de cette table est endommagé et la partie ne peut pas continuer ; la personne qui gère ce serveur peut le réparer. Les autres tables ne sont pas touchées.
no-busy = Le serveur est occupé ; rien n’est perdu. Réessayez dans un instant.
no-not-seated = Vous regardez ; seul qui est assis à la table peut le faire.
no-already-seated = Vous avez déjà une place à cette table.
no-seat-taken = Quelqu’un y est déjà assis ; choisissez une autre place.
no-no-seat = Cette table n’a pas cette place.
no-looks-taken = Quelqu’un a déjà cette couleur ou cette forme ; choisissez-en une autre.
no-bad-name = Un nom doit avoir des signes imprimables ; choisissez-en un autre.
no-no-level = Ce niveau de robots n’existe pas.
no-not-host = Seul qui a ouvert la table peut le faire.
no-not-waiting = La partie a déjà commencé.
no-not-ready = Toutes les places ne sont pas encore prises.
no-not-playing = La partie n’est pas en cours.
no-still-there = Ce joueur est là, ou l’était il y a un instant.
no-resigned = Vous avez abandonné ; un robot continue.
no-over = La partie est finie.
no-not-asked = C’est à quelqu’un d’autre de répondre.
no-stale = La partie a continué entre-temps ; voici où elle en est.
no-not-offered = Cela ne peut pas être choisi maintenant.
no-cannot-undo = Vous n’avez pas de réponse à reprendre.
no-no-undo = À cette table on ne reprend pas ses réponses.
no-nothing-asked = Personne ne demande plus à reprendre.
no-no-bot = Il n’y a pas de robot à cette place.
no-no-chat = La discussion est coupée à cette table.
no-bad-text = Un message doit avoir des signes imprimables.
no-failed = Quelque chose a échoué chez nous ; rien n’est perdu. Réessayez.
no-stopping = Le serveur redémarre ; vous serez reconnecté tout seul. Rien n’est perdu.
no-slow = La connexion est trop lente ; rien n’est perdu. Nouvel essai en cours.

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
replay-turn = Tour { $turn } : { $name }
replay-attack-won = { $attacker } ({ $attack }) bat { $defender } ({ $defence })
replay-attack-held = { $defender } ({ $defence }) repousse { $attacker } ({ $attack })
replay-points = Points
replay-go-on = Continuer à la place de { $name }
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
    [recruit] une première partie, sans plan
    [scout] a déjà joué, juge à l’œil
    [soldier] sait ce qui compte
    [sergeant] essaie chaque réponse
    [captain] regarde un peu plus loin
    [general] réfléchit à tout son tour
    [marshal] le plus fort possible
   *[other] un robot
}
running = Parties en cours
finished = Parties finies
with-friends = Entre amis
with-friends-hint = Choisissez le jeu, les places et la pendule, puis envoyez le lien. Personne n’a besoin d’un compte.
new-table = Préparer une table
look-back = Revoir
record-drop = Ouvrir une partie enregistrée : choisissez un fichier ou déposez-le ici
list-won = Gagnée par { $names }
list-open = { $count ->
    [0] Toutes les places sont prises
    [one] 1 place libre
   *[other] { $count } places libres
}
seat-mine = Vous
seats-bots = Des robots seulement : vous les regardez jouer.
seats-alone = Vous contre des robots : la partie commence tout de suite.
seats-friends = Les liens pour vos amis viennent à l’étape suivante. Les places restées libres peuvent y être données à des robots.
pace-and-absence = Temps
pace-week = 7 jours par réponse
pace-own = À régler soi-même …
pace-type = Temps pour
pace-move = chaque réponse
pace-total = toute la partie
pace-minutes = Minutes
pace-increment = Secondes de plus après chaque réponse
pace-move-note = Qui n’a plus de temps est remplacé par un robot jusqu’à son retour.
pace-total-note = Qui n’a plus de temps a abandonné.
absence = Un robot remplace qui est parti
absence-60 = au bout d’une minute
absence-600 = au bout de 10 minutes
absence-3600 = au bout d’une heure
absence-86400 = au bout d’un jour
absence-0 = jamais (pour les parties lentes)
substitute-level = Son niveau
variants = Variantes des règles
switch-second-player-resource = À deux, le second joueur commence avec une ressource posée (habituel dans Renaissance et en combiné).
switch-end-at-once = La dernière carte Espace ou merveille finit la partie à l’instant même ; le tour n’est pas joué jusqu’au bout.
switch-space-counts-two = Un Espace peut compter double quand on épuise des ressources (habituel dans Renaissance et en combiné).
switch-culture-limited = Il n’y a que 35 jetons culture (cartes de Renaissance).
switch-pisa-own = La Tour de Pise ne regarde que vos propres achats (merveille de Renaissance).
switch-open-hands = Mains ouvertes : tout le monde voit toutes les cartes. Bien pour apprendre ensemble.
switch-rulebook-wonders = Seulement les merveilles dont un livret de règles donne la condition. Celles des autres sont de notre invention.
switch-turned = inhabituel
own-values = { $count ->
    [0] Jouer avec vos propres valeurs de cartes (vous n’en avez pas encore).
    [one] Jouer avec vos propres valeurs de cartes ({ $count } changée).
   *[other] Jouer avec vos propres valeurs de cartes ({ $count } changées).
}
open-refused = La table ne peut pas être ouverte ainsi ; rien n’a changé. Le serveur dit : { $text }
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
code-is = Ou tapez ce code sur la page d’accueil : { $code }
qr = Le lien en code QR, pour l’appareil photo d’un téléphone
share = Partager …
share-local = Cette adresse ne marche que sur cet ordinateur. Pour laisser entrer les autres, lancez le serveur avec « gunsteel serve --host 0.0.0.0 » et ouvrez son adresse dans votre réseau.
seat-links = Un lien pour une seule place
seat-links-note = Qui l’ouvre peut s’y asseoir, et personne d’autre.
reserve-seat = Créer un lien pour la place { $number }
own-device = Continuer sur un autre appareil
own-warning = Qui a ce lien joue à votre place et voit vos cartes. Ne l’ouvrez que sur vos appareils ; un nouveau lien annule l’ancien.
speed = Vitesse des animations
speed-times = × { $times }
hints = Conseils pour les premières parties
hints-again = Montrer de nouveau tous les conseils
keys = Clavier
keys-all = Partout
keys-table = À la table
keys-replay = Dans une partie revue
key-tab = à l’élément suivant ou précédent
key-press = activer ce qui est marqué
key-close = fermer une fenêtre, renoncer à un choix
key-help = cette liste
key-option = choisir une réponse par son signe
key-step = un pas en arrière, un pas en avant
key-obvious = confirmer le choix, ou prendre la réponse évidente
key-around = à la carte voisine dans cette direction
key-explain = agrandir la carte marquée, avec ses règles
key-turn = au tour précédent ou suivant
key-ends = au début ou à la fin
key-run = lecture et pause
close-window = Fermer
lost-kept = Votre réponse est gardée et sera envoyée une seule fois, si la question se pose encore.
try-now = Essayer maintenant
about-game-title = Le jeu
about-designer = Auteur
about-publisher = Éditeur
about-pictures-title = Mots et images
about-pictures = Les règles et les cartes sont dites avec nos propres mots, et les cartes dessinées par le programme lui-même. Leurs symboles sont de { $names } et d’autres, de game-icons.net, sous CC BY 3.0 ; quelques-uns sont de nous.
about-values-title = Ce qui est reconstitué
about-values-known = Là où les livrets ne donnent pas le coût, la force ou les points d’une carte, nous les avons reconstitués : { $values } valeurs sur { $cards } cartes et merveilles. La vue agrandie d’une carte dit lesquelles, « gunsteel cards --provenance » aussi.
about-values-own = Vous avez les cartes et elles disent autre chose ? Entrez vos valeurs et jouez avec ; les parties enregistrées les gardent. En ligne de commande, --cards prend un fichier de valeurs.
about-wonders = Merveille par merveille :
about-program-title = Le programme
about-program = Un logiciel libre sous licence MIT ; sa source l’accompagne. Il ne demande rien à aucun autre serveur, et il n’y a pas de comptes : ce navigateur garde vos préférences, et le serveur seulement les tables.
about-version = Version { $version }

## The board

board-supply = Réserve
board-row = Rangée { $age }
board-pile = Pile de recherche : { $age }
board-pile-left = { $count } dans la pile
board-revealed = Carte révélée
board-hand = Main
board-empty-hand = Votre main est vide.
board-covered = Couvertes
board-developments = Développements
board-wonders = Merveilles
board-gained = Gagné ce tour-ci
board-points = Points de victoire
board-strength = Force
board-culture = Culture
board-glory = Jetons gloire : { $stock } en stock, { $placed } sur des merveilles
board-on-turn = joue
board-turn = Tour { $turn } : { $name }
board-your-turn = Tour { $turn } : à vous
board-phases = Phase
board-phase-resource = Ressource
board-phase-development = Développement
board-phase-purchase = Achat
board-phase-end = Fin du tour
board-ending = Avant la fin de la partie
board-space-left = { $count ->
    [one] 1 carte Espace restante
   *[other] { $count } cartes Espace restantes
}
board-wonders-left = { $count ->
    [one] 1 merveille restante
   *[other] { $count } merveilles restantes
}
board-culture-left = Encore { $count } jetons culture avant la fin
board-parts = Parties de la table
board-tab-supply = Réserve
board-tab-others = Joueurs
board-tab-area = Ma zone
board-tab-aside = Journal
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
banner-turn = Au tour de { $name }
clash-wins = { $name } l’emporte.
clash-holds = { $name } résiste.
log-mine = Mon dernier tour
log-newest = Le plus récent
log-empty = Il ne s’est encore rien passé.
log-earlier = Plus tôt
log-failed = Ce qui s’est passé avant n’a pas pu être chargé ; rien n’est perdu.
news = Nouvelles de la partie
since = Depuis votre dernier tour
since-bought = achat :
since-took = merveille :
since-used = utilisation :
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
talk-mute = Rendre { $name } muet
talk-unmute = Réentendre { $name }
talk-empty = Personne n’a encore rien dit.
clock-left = Temps restant : { $time }
clock-days = { $days } j { $rest }
clock-low = Il reste peu de temps.
points-graph = Les points au fil de la partie
points-turn = tour { $turn }
end-place = Place
end-player = Joueur
end-cards = Cartes
end-wonders = Merveilles
end-culture = Culture
end-total = Total
end-by-cards = { $count ->
    [one] à égalité de points, 1 carte départage
   *[other] à égalité de points, { $count } cartes départagent
}
end-sources = D’où viennent les points
ended-last-space = La dernière carte Espace de la pyramide a été achetée.
ended-last-wonder = La dernière merveille a été prise.
ended-culture = Quelqu’un a au moins 15 jetons culture.
end-failed = Le déroulement de la partie n’a pas pu être chargé ; rien n’est perdu.

## Explications, achat, réponse, conseils

explain-close = Fermer
explain-nothing = rien
rule = Règle { $number }
why-not = Pourquoi pas ?
price = Prix
price-suffices = Vous avez de quoi payer.
price-now = Prix pour vous maintenant
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
price-enough = Il suffirait d’ajouter
price-or = ou
of-any-kind = { $count } au choix
gained-resource = { $resource } (gain)
wonder-owner = Elle appartient à { $name }.
wonder-glory = Jetons gloire
wonder-tokens = { $name } : { $count } sur { $needed }
buy-title = Acheter { $card }
buy-ways = Façons de payer, le moins de cartes d’abord
buy-all = Montrer toutes les façons
buy-more = Il y a encore d’autres façons de payer.
buy-step = Payer carte par carte
buy-pick = Vos cartes couvertes et vos gains : choisissez avec quoi payer
buy-good = Le compte y est.
buy-missing = Il manque encore, par exemple :
buy-excess = En trop : { $things }.
buy-confirm = Acheter
buy-cancel = Annuler
after-title = Ensuite
after-up = Visibles désormais
after-covered = Encore couvertes
after-gained = Reste de vos gains
respond-title = On vous attaque
respond-who = { $name } attaque avec
respond-attack = Attaque
respond-defence = Vous
respond-holds = Vous tenez bon.
respond-short = Il manque { $count }
respond-adds = Ce que vos cartes ajouteraient
respond-hand = de votre main
respond-flip = couverte
respond-never = Toutes vos cartes ensemble ne suffisent pas.
respond-enough = Il suffirait de : { $cards }.
respond-take = Choisir celles-ci
hint = Conseil
hint-understood = Compris
hint-never = Plus de conseils
hint-resource = Chaque tour commence par une ressource : vous posez une carte de votre main, couverte. Seul son dos compte désormais ; il servira à payer. La carte n’est pas perdue.
hint-last-card = C’est votre dernière carte : elle devient une ressource, sans développement ensuite. Mais à la fin du tour vos cartes reviennent.
hint-develop = Vous jouez maintenant une carte visible. Sa force compte aussitôt, et vous pouvez utiliser son effet.
hint-activate = L’effet s’utilise maintenant ou pas : si vous y renoncez, il faudra rejouer la carte.
hint-attack = Une attaque frappe tous les adversaires à la fois. Votre force totale compte ; vous ne battez que ceux qui en ont moins.
hint-buy = Vous pouvez acheter une carte. Celles qui brillent sont à votre portée. Vous payez avec vos cartes couvertes, qui deviennent visibles, et avec vos gains de ce tour.
hint-surcharge = Plus une carte est haut placée, plus elle coûte : une ressource au choix pour chaque carte qui reste en dessous. En bas, c’est bon marché.
hint-gained = Ce que vous avez gagné sans carte est perdu à la fin du tour : c’est le moment de le dépenser.
hint-respond = Vous pouvez ajouter de la force : avec les cartes de votre main qui portent l’icône de réponse, et avec vos cartes attaque et stratégie couvertes. À égalité, vous tenez bon.
hint-claim = Vous remplissez la condition d’une merveille. Elle est gratuite, et elle reste à vous sauf si une attaque la prend.
hint-glory = Vous avez accompli l’action d’une merveille. Placez-y un jeton ; avec trois des vôtres, elle est à vous.
hint-give = Vous avez perdu contre une attaque qui prend des merveilles. C’est vous qui choisissez laquelle céder.
hint-retake = Il vous reste une carte en main ou aucune : vos cartes visibles reviennent. Les couvertes, vous pouvez les reprendre ou les laisser comme ressources.
hint-deplete = Épuiser, c’est rendre visible une carte couverte. Elle n’est plus une ressource, mais elle reste à vous.
hint-replenish = Recharger, c’est couvrir de nouveau une carte visible : elle peut servir à payer, dès ce tour.
hint-end = La fin est proche. Les points de toutes vos cartes et merveilles comptent, en main et sur la table, quel que soit le côté visible.
hint-look = Restez sur une carte, ou appuyez longuement, pour la voir en grand. Si on ne peut pas la choisir, elle dit pourquoi.
hint-undo = Ce n’était pas voulu ? « Reprendre » annule votre dernière réponse, tant que personne n’en a rien appris.

## Valeurs des cartes

card-values = Valeurs des cartes
values-intro = Les livrets de règles ne donnent pas tous les coûts, forces et icônes ; ce qui porte un * est supposé par nous. Vous avez les cartes ? Ouvrez-en une et entrez ce qu’elle indique. Tout est comparé aux livrets, et ce navigateur s’en souvient.
values-changed = { $count ->
    [0] Rien de changé
    [one] { $count } valeur changée
   *[other] { $count } valeurs changées
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
values-differences = Ce que vous avez changé ({ $count })
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
values-show-changed = Ce qui est changé
values-yes = oui
values-no = non
values-nothing = rien
values-refused-number = { $name }, { $field } : il faut un nombre entier de { $low } à { $high }.
values-refused-indicator = { $name } : l’autre merveille de cet âge a la même carte indicatrice.
values-refused-requirement = { $name } : la condition demande un âge, ou des nombres entiers de 1 à 99 (de ressources différentes, 7 au plus).
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
