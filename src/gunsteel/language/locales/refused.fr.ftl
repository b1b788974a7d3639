# Les refus. Les phrases anglaises sont dans le programme (code de gunsteel.errors.Refused).

no-set = Il n’y a pas de jeu « { $set } » ; choisissez parmi { $sets }.
players = Le jeu se joue de 2 à 4 ; « { $players } » ne convient pas (R4).
no-switch = Il n’y a pas d’option « { $switch } » ; choisissez parmi { $switches }.
no-layout = Avec ces valeurs, la pyramide ne peut pas être formée : { $text }
no-seat = À { $players } joueurs, les places vont de 0 à { $last } ; la place « { $seat } » n’existe pas.
bots = Robots indiqués : { $bots }, adversaires : { $opponents }. Indiquez un seul robot pour tous, ou un pour chacun.
no-bot = Il n’y a pas de robot « { $bot } » ; choisissez parmi { $bots }.
no-card = Il n’y a ici ni carte ni merveille « { $text } ».{ $hint ->
    [yes] { " " }Peut-être { $close } ?
   *[no] { "" }
}
no-rule = Il n’y a pas de règle « { $text } » ; choisissez parmi { $rules }.
several-sections = Plusieurs chapitres conviennent pour « { $text } » : { $sections }. Donnez un numéro.
no-section = Il n’y a pas de chapitre « { $text } » ; donnez un numéro de 1 à { $last }, un mot du titre, ou une règle ({ $rules }).
no-file = Impossible de lire { $file } : { $text }
not-text = { $file } n’est pas un texte UTF-8.
bad-record = { $file } n’est pas une partie enregistrée lisible : { $text }
unwritable = Impossible d’écrire dans { $file } : { $text }
game-given = { $instead } indique déjà le jeu ; n’ajoutez pas --{ $option }.

## La ligne de commande

at = { $where } : { $text }
see-help = { $text } (voir { $prog } --help)
no-command = Il n’y a pas de commande { $name } ; choisissez parmi { $known }.
arguments-missing = Arguments manquants : { $names }
arguments-unknown = Arguments inconnus : { $names }
argument-value = une valeur doit suivre
argument-choice = { $given } ne convient pas ; choisissez parmi { $known }
argument-number = il faut un nombre entier, et non { $given }
argument-positive = il faut au moins 1, et non { $given }
argument-ambiguous = L’option { $given } peut désigner { $known }
option-missing = Il manque --{ $option } (ou indiquez une partie enregistrée avec --record).
both-options = { $one } et { $other } : donnez l’une ou l’autre.
needs-extra = { $who } a besoin du complément « { $extra } » : { $command }
rating-needs-extra = Un classement a besoin du complément « { $extra } » : { $command }
no-language = Il n’y a pas de textes dans la langue { $lang } ; choisissez parmi { $known }.

## Ce que dit le système d’un fichier ou d’un port

os-missing = le fichier ou le dossier n’existe pas
os-forbidden = l’accès est refusé
os-folder = c’est un dossier
os-no-folder = ce n’est pas un dossier
os-exists = ce fichier existe déjà
os-full = il n’y a plus de place
os-read-only = on ne peut pas y écrire
os-in-use = l’adresse est déjà prise
unreadable = Impossible de lire { $file } : { $text }
not-utf8 = ce n’est pas un texte
not-folder = ne peut pas servir de dossier : { $text }
no-folder = ce dossier n’existe pas
no-such-folder = Le dossier { $folder } n’existe pas.

## Les valeurs des cartes

not-toml = ce n’est pas du TOML : { $text }
expected-cards = il faut une table de cartes, et non { $given }
expected-values = il faut une table de valeurs, et non { $given }
no-such-card = cette carte ou merveille n’existe pas
no-such-table = cette carte ou merveille n’existe pas, ou ses valeurs ne forment pas une table
no-value = cette valeur n’existe pas ; choisissez parmi { $known }
expected-number = il faut un nombre entier de { $low } à { $high }, et non { $given }
expected-flag = il faut true ou false, et non { $given }
expected-cost = il faut une table de ressources comme { $example }, et non { $given }
cost-resource = un coût n’est fait que de { $known }
starting-card = une carte de départ ne peut pas quitter le jeu (R32)
choose-indicator = choisissez parmi { $known }, et non { $given } (R31)
same-indicator = { $other } a aussi { $indicator }, et les merveilles d’un âge ont des cartes repères différentes (R31)
expected-requirement = il faut une condition comme { $example }, et non { $given }
choose-from = choisissez parmi { $known }, et non { $given }
no-part = cette valeur n’existe pas ; { $what } a { $parts }
part-needed = { $what } en a besoin
few-resources = ressources différentes : { $count } au plus
three-numbers = il faut trois nombres, pour 4, 3 et 2 joueurs, et non { $given }
expected-ages = il faut une liste d’âges comme { $example }, et non { $given }
age-twice = un âge est nommé deux fois
short-row = il ne reste que { $count } ({ $age }) pour une rangée de { $wanted } (R106)
no-pyramid = avec { $rows }, il n’y a pas de pyramide. Il faudrait { $fitting } : chaque rangée a une carte de moins que celle du dessous, et la plus longue en a { $widest } au plus ({ $rule }).

## Les parties enregistrées

not-json = ligne { $line }, colonne { $column } : ce n’est pas du JSON ({ $text })
no-json = { $text } n’est pas du JSON
nested = trop de niveaux les uns dans les autres
half-character = un texte contient la moitié d’un caractère
expected-record = une partie enregistrée est un objet JSON, et non { $given }
no-member = ce membre n’existe pas
member-missing = ce membre manque
member-twice = ce membre apparaît deux fois
large-number = le nombre { $number } est trop grand
record-version = la version { $version } est inconnue, seule la version 1 l’est
record-format = il faut { $wanted }, et non { $given }
expected-text = il faut un texte, et non { $given }
expected-list = il faut une liste, et non { $given }
expected-object = il faut un objet, et non { $given }
expected-numbers = il faut une liste de nombres entiers, et non { $given }
number-count = nombres attendus : { $players }, reçus : { $given }
name-count = noms attendus : { $players }, reçus : { $given }
unprintable = { $text } contient des caractères invisibles
row-size = cartes attendues ici : { $count }, reçues : { $given } (R30)
wrong-place = { $card } n’a pas sa place ici
card-twice = { $card } est nommée deux fois
card-missing = { $card } manque (R107)
wrong-wonder = avec cette disposition, ce n’est pas { $given } qui est en jeu, mais { $right } (R31)
no-card-named = la carte { $given } n’existe pas
no-wonder-named = la merveille { $given } n’existe pas
no-age = cet âge n’existe pas
age-missing = cet âge manque
after-end = { $choice } vient après la fin de la partie
game-over = la partie est finie
not-on-offer = on ne peut pas choisir { $text } ici ({ $kind }) ; choix possibles : { $offered }
bad-choice = { $text }
old-payment = { $text }. Une partie enregistrée avec les anciens paiements n’a pas de done ici, et ne peut plus être lue.
not-over = après { $count } choix, la partie n’est pas finie
wrong-result = la partie donne { $right }, le fichier dit { $given }
no-choice = Une partie de { $count } choix n’a pas de choix { $number }.
broken-game = { $file } enfreint les règles : { $text }
too-deep = on ne peut pas compter { $depth } choix de suite, seulement { $most } au plus

## Robots et tournois

level-budget = { $level } est un niveau et a son propre budget ; laissez { $budget } de côté.
bot-made = Le robot { $bot } ne peut pas être créé : { $text }
bot-loaded = Le robot { $bot } ne peut pas être chargé : { $text }
bot-kind = Le robot { $bot } ({ $kind }) ne peut pas créer de robots ; son point d’entrée doit nommer { "module:Class" }.
bad-budget = Un budget est un nombre de simulations (2000) ou de secondes (0.3s), et non { $budget }.
bot-failed = Le robot { $bot } a échoué à la place { $seat } : { $text }
game-failed = Le robot { $bot } a échoué (place { $seat }, partie { $game } du bloc { $block }, graine { $seed }) : { $text }
two-bots = Il faut au moins deux robots.
seed-bits = { $most } bits au plus, et non { $given }
other-version = Cette machine a une autre version des règles ou des robots que celle qui a commencé le tournoi.
process-died = Un processus s’est arrêté en pleine partie ; la mémoire a peut-être manqué.
ray = { $text }
no-connection = pas de connexion ({ $text })
results-file = les résultats vont dans un fichier ordinaire d’un dossier existant
more-games = ce fichier contient déjà plus de parties ; demandez-en au moins autant, ou donnez un autre fichier
other-contest = ce fichier contient les résultats d’un autre tournoi ({ $what } diffère) ; donnez-en un autre
no-results = ce fichier ne contient pas de résultats de tournoi ({ $text })

## Le serveur et ses tables

two-places = --data et --database disent l’un et l’autre où sont les tables ; donnez l’un des deux.
workers = Plusieurs processus ont besoin de PostgreSQL : donnez --database { "postgresql://…" }, ou un seul processus.
bad-prefix = { $prefix } n’est pas un début de chemin valable ; écrivez-le comme /games/steel.
no-network = { $text } n’est ni une adresse ni un réseau comme 10.0.0.0/8.
cannot-listen = Impossible d’écouter sur { $address } : { $text }. Essayez un autre --port.
bad-port = un port est un nombre de 0 à 65535
none-of = { $given } ne convient pas ; choisissez parmi { $known }
no-setting = { $name } n’est pas un réglage ; ce sont les options de la commande
expected-setting = il faut un texte ou un nombre
database-address = L’adresse de la base de données est illisible ; écrivez-la comme { "sqlite:///folder/file.db" } ou { "postgresql://user:password@host/name" } (dans un mot de passe, { "@" } s’écrit { "%40" }, { ":" } s’écrit { "%3A" } et { "/" } s’écrit { "%2F" }).
database-in-memory = Une base de données en mémoire serait perdue ; nommez un fichier, comme { "sqlite:///gunsteel.db" }.
database-kind = Une base de données est { "sqlite:///folder/file.db" } ou { "postgresql://user:password@host/name" } ; Gunsteel ne peut pas utiliser { $given }.
database-closed = Impossible d’ouvrir la base de données { $place } : { $text }
database-locked = un autre programme la tient verrouillée
database-failed = La base de données a échoué : { $text }
newer-database = elle est de la révision { $revision }, inconnue de cette version de Gunsteel ; rien n’a changé. Lancez le Gunsteel plus récent qui l’a créée, ou nommez une autre base.
other-database = elle contient des tables d’un autre programme, nommées comme les nôtres ; rien n’a changé. Nommez une base vide.
unprintable-name = { $text } ne peut pas être conservé : il contient des caractères invisibles.
nothing-stored = aucun serveur n’y a encore conservé de tables ; nommez le dossier avec --data
no-table = Il n’y a pas de table { $table }.
damaged = La table { $table } est endommagée à l’acte { $n } ; réparez-la ou supprimez-la.
already = La table { $table } est déjà { $status ->
    [over] finie
   *[closed] fermée
}.
not-damaged = La table { $table } n’est pas endommagée ; rien n’a changé.
only-delete = Même le premier acte de la table { $table } est endommagé ({ $text }) ; on ne peut que la supprimer.
no-message = La table { $table } n’a pas de message { $number } ; « show --chat » en donne la liste.
not-banned = { $whom } n’est pas banni.
archive-unwritable = Impossible d’écrire l’archive : { $text }
archive-line = ligne { $number } : { $text }
broken-archive = ce n’est pas une archive complète de Gunsteel ({ $text })
archive-ends = l’archive s’interrompt ici
game-in-record = La partie enregistrée dit de quel jeu il s’agit ; n’en indiquez pas d’autre.
choices-alone = « choices » va avec une partie enregistrée.
seat-count = places attendues : { $players }, reçues : { $given }
record-choices = La partie enregistrée compte { $count } choix, et non { $wanted }.
over-there = La partie y est finie ; repartez d’un choix plus tôt.
record-or-point = Continuez soit une partie enregistrée, soit une table, pas les deux.
long-record = ici, une partie enregistrée compte { $most } choix au plus, et non { $given }
long-name = un nom compte { $most } caractères au plus
