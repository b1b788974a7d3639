# What a link to one of our pages says where it is shared.

title = Guns & Steel
about = A card game from the horse to space: five cards, a pyramid of inventions, and a rival who takes what you cannot defend. Play in the browser, against bots or friends, without an account.
picture = A pyramid of cards from four ages under a night sky
invited-by = { $name } invites you to play Guns & Steel
invited = You are invited to play Guns & Steel
running = A game of Guns & Steel to watch
over = A game of Guns & Steel to look back on
daily = The deal of the day in Guns & Steel
set = { $set ->
    [base] Guns & Steel
    [renaissance] Renaissance
   *[combined] Both games combined
}
players = { $count } players
seats = { $count ->
    [0] all seats are taken
    [one] 1 seat is free
   *[other] { $count } seats are free
}
clock-none = no clock
clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-move = { $time } per decision
clock-total = { $time } for the whole game
