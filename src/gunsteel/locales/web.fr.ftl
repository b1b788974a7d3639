# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = Guns & Steel
motto = Du cheval à l’espace : bâtissez une civilisation avec une poignée de cartes.
language = Langue
home = Accueil
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
nowhere = Cette page n’existe pas.
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
friends = Une table entre amis
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
join = Rejoindre une table
code = Lien ou code
go = Aller
no-code = Ce n’est ni le lien ni le code d’une table ; un code a dix lettres ou chiffres.
my-tables = Mes tables
public-tables = Tables publiques
none = Aucune pour l’instant.
refresh = Actualiser
open-record = Ouvrir une partie enregistrée
record-file = Un fichier de partie (.gs.json)
no-record = Ce fichier n’est pas une partie enregistrée.

## The table: before and around the game

status-waiting = En attente de joueurs
status-playing = En cours
status-over = La partie est finie
status-closed = Cette table a été fermée
watching = Vous regardez.
links = Liens
invite = Envoyez ce lien à vos amis :
own-link = Votre place, sur un autre appareil (gardez-le secret) :
seat-link = Un lien pour cette seule place :
copy = Copier
copied = Copié.
new-link = Nouveau lien secret
reserve = Réserver
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
rename = Enregistrer
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
why = Pourquoi ?
why-hint = Ce que vise ce robot
no-aim = Il n’a pas dit ce qu’il vise.
substitute = Un robot joue à sa place
mute = Muet
unmute = Réécouter
take-back = Reprendre
away = Laisser jouer un robot
back = Rejouer moi-même
resign = Abandonner
resign-sure = Abandonner vraiment ? C’est sans retour.
yes-resign = Oui, abandonner
no-resign = Non, continuer
asks-back = { $name } demande à reprendre sa réponse.
asked-back = On demande aux autres si vous pouvez reprendre.
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
continue-here = Continuer d’ici contre des robots

## Rules and About

search-rules = Chercher dans les règles
found = { $count ->
    [0] Rien trouvé
    [one] 1 paragraphe
   *[other] { $count } paragraphes
}
about-fan = Ceci est une édition de fans, avec ses propres mots et images. Elle n’est pas liée aux éditeurs.
about-game = Les jeux Guns & Steel et Guns & Steel : Renaissance sont de Jesse Li. S’ils vous plaisent, achetez les cartes : elles sont superbes.
about-values = Là où les livrets ne donnent pas le coût, la force ou les points d’une carte, ils sont reconstitués ; « gunsteel cards --provenance » montre lesquels.

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = Connexion …
lost = Connexion perdue. Nouvel essai ; rien n’est perdu.
ended = Vous n’êtes plus connecté.
try-again = Réessayer
no-lost = Pas de connexion en ce moment ; cela n’a pas été envoyé. Rien n’est perdu : réessayez dans un instant.
no-unreachable = Le serveur ne répond pas ; réessayez dans un instant.
no-malformed = Le serveur n’a pas compris ; rien n’a changé. Rechargez la page.
no-too-large = C’est trop grand.
no-too-fast = C’était trop à la fois ; rien n’a changé. Attendez un instant.
no-version = Le serveur est plus récent que cette page. Rechargez-la ; rien n’est perdu.
no-hello-first = La connexion a mal commencé. Rechargez la page.
no-no-table = Cette table n’existe pas. Vérifiez le lien ; les vieilles tables sont effacées au bout d’un temps.
no-wrong-key = Ce lien n’ouvre plus de place. Vous pouvez encore regarder.
no-closed = Cette table a été fermée.
no-full = Trop de connexions d’ici ; fermez d’autres onglets et réessayez.
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
no-cannot-take-back = Vous n’avez pas de réponse à reprendre.
no-no-take-backs = À cette table on ne reprend pas ses réponses.
no-nothing-asked = Personne ne demande plus à reprendre.
no-no-bot = Il n’y a pas de robot à cette place.
no-no-chat = La discussion est coupée à cette table.
no-bad-text = Un message doit avoir des signes imprimables.
no-failed = Quelque chose a échoué chez nous ; rien n’est perdu. Réessayez.
no-stopping = Le serveur redémarre ; vous serez reconnecté tout seul. Rien n’est perdu.
no-slow = La connexion est trop lente ; nouvel essai.
