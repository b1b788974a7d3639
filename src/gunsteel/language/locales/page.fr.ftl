# Ce que dit un lien vers une de nos pages, là où il est partagé.

title = Guns & Steel
about = Un jeu de cartes, du cheval à l’espace : cinq cartes, une pyramide d’inventions et un rival qui prend ce que vous ne pouvez pas défendre. À jouer dans le navigateur, contre des robots ou entre amis, sans compte.
picture = Une pyramide de cartes de quatre âges sous un ciel de nuit
invited-by = { $name } vous invite à jouer à Guns & Steel
invited = Vous êtes invité à jouer à Guns & Steel
running = Une partie de Guns & Steel à regarder
over = Une partie de Guns & Steel à revoir
daily = La donne du jour de Guns & Steel
set = { $set ->
    [base] Guns & Steel
    [renaissance] Renaissance
   *[combined] Les deux jeux réunis
}
players = { $count } joueurs
seats = { $count ->
    [0] toutes les places sont prises
    [one] 1 place libre
   *[other] { $count } places libres
}
clock-none = sans pendule
clock-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
clock-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
clock-move = { $time } par décision
clock-total = { $time } pour toute la partie
