"""What each kind of question asks, in a line, and why, in a few."""

QUESTIONS = {
    "start-resource": ("Lay a card as your starting resource.", "Later players start with one resource (R35)."),
    "resource": (
        "Lay a card as your resource for this turn.",
        "It lies with its resource side up and can pay for purchases (R40).",
    ),
    "develop": (
        "Lay a card as your development.",
        "It lies face up; its strength counts, and you may activate its effect (R41).",
    ),
    "activate": ("Activate the card you just laid?", "Now or not until you play it again (R42, R44)."),
    "buy": (
        "Buy a card?",
        "One card a turn. You pay its cost plus one resource of any kind for each card that supports it (R54-R58).",
    ),
    "pay": (
        "Choose what to pay with.",
        "Only payments from which nothing can be left out are allowed (Q13). Cards are turned face up.",
    ),
    "claim": ("Take a wonder.", "You meet its requirement with at most one card in hand: you must take one (R84)."),
    "take-back": (
        "Take back a covered card?",
        "All face-up cards are back in your hand; covered ones may stay as resources (R48).",
    ),
    "glory": ("Place a glory token?", "One a turn, on a wonder whose action you did; three of yours claim it (R89)."),
    "glory-from": ("From which wonder do you move a token?", "Your stock is empty (R90)."),
    "gain": ("What do you gain?", "Gained resources last until the end of your turn (R25)."),
    "option": ("Which option?", "One of the two printed on the card, never both (S4)."),
    "replenish": ("Which card do you replenish?", "It turns to its resource side and can be used at once (R23, R24)."),
    "deplete": ("Which covered card do you deplete?", "It turns face up; you gain nothing by it (R20, R21)."),
    "play": ("Which card do you play from hand?", "It is laid face up; its strength counts at once (S10)."),
    "activate-card": ("Which card do you activate?", "Its effect is applied as if you had just played it (S1)."),
    "flip": ("Which covered attack card do you turn up?", "It attacks at once (Ambush)."),
    "opponent": ("Which opponent?", "The effect needs one."),
    "back": ("Which card of that hand, by its back?", "Among equal backs chance decides (Q23)."),
    "target": ("Whose covered card, by its back?", "You gain its resource, its owner a culture token."),
    "take": ("Which attack card do you take?", "It is yours for good (Q22)."),
    "take-wonder": ("Which wonder do you take?", "Its price is depleted resources by age: 0, 1, 2, 3 or 4 (Q21)."),
    "retrieve": ("Which card do you take back to hand?", "An opponent's Coup makes you."),
    "respond": (
        "You are attacked. Do you respond?",
        "Play cards with the response icon or turn up covered attack and tactic cards; only their strength counts.",
    ),
    "give": ("Which wonder do you give?", "You lost the attack (R81)."),
}
