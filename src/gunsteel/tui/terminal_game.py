"""A game in the terminal: one person types answers, the other players are bots."""

import sys
from collections.abc import Sequence

from msgspec.structs import replace

from gunsteel.bots.guard import BotFailed
from gunsteel.bots.levels import LEVELS
from gunsteel.catalog.index import CARDS, SUPPLY
from gunsteel.core import decision
from gunsteel.core.decision import KINDS, SET_KINDS
from gunsteel.core.dice import Dice
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NUMBER
from gunsteel.errors import Refused
from gunsteel.explain.about import asking_card
from gunsteel.explain.buying import why_not_buy
from gunsteel.explain.options import well_formed
from gunsteel.explain.payments import Paying, sources_for
from gunsteel.explain.question import Question
from gunsteel.explain.reasons import Reason
from gunsteel.explain.why_asked import why_asked
from gunsteel.explain.why_not import why_not
from gunsteel.formats.files import write
from gunsteel.formats.notation import CHANCE, option_name
from gunsteel.formats.record import Record
from gunsteel.game import Game
from gunsteel.info.events import Ended, PhaseBegan, seen_events
from gunsteel.info.progress import Audience
from gunsteel.language.game_log import GameLog
from gunsteel.language.player_names import player_names
from gunsteel.language.refused_text import refused_text
from gunsteel.language.table_text import TableText
from gunsteel.language.typed_names import find_by_name
from gunsteel.shared_game import Refusal, SharedGame, Update
from gunsteel.tui.opponents import OpponentBots
from gunsteel.tui.thinking_notice import thinking_notice

# Kinds of questions that ask for a set, one card at a time.
SET_KIND_NAMES = [KINDS[kind] for kind in SET_KINDS]

_LEVEL_NAMES = [level.name for level in LEVELS]

# Whole payments that are listed before the single sources.
MOST_PAYMENTS = 4
# Options to do nothing, or nothing more, come last.
DECLINING = ("no", "pass", "none", "done")


class Quit(Exception):
    """The player wants to stop."""


class TerminalGame:
    """One person against bots; `levels` names one bot for all seats, or one for each."""

    def __init__(self, record: Record, screen: TableText, dice: Dice, levels: Sequence[str]) -> None:
        self.screen = screen
        assert screen.you is not None, "the person has a seat"
        self.you = screen.you
        self.dice = dice
        self.levels = levels
        self.start(record)

    def start(self, record: Record) -> None:
        """Begin or continue this game; refused if it lacks the person's seat, or bots for the other seats."""
        players = int(record.rules.players)
        if self.you >= players:
            raise Refused(
                f"seat: {players} players have seats 0 to {players - 1}, yours is {self.you}",
                code="no-seat",
                details={"players": players, "last": players - 1, "seat": self.you},
            )
        self.opponents = OpponentBots(self.levels, players, self.you, self.dice)
        self.screen.names = player_names(record, self.screen.narrator.lang) or self.names_of_seats(players)
        self.log = GameLog(self.screen.narrator, self.you, self.screen.names)
        self.table = SharedGame(record, free=True)
        self.shown_turn = -1  # the turn whose position the person has seen

    def names_of_seats(self, players: int) -> list[str]:
        """Where a record has no names: bots of a level are called by it, as in the browser."""
        narrator, levels = self.screen.narrator, self.opponents.levels
        return [
            narrator.bot(levels[seat], seat) if levels.get(seat) in _LEVEL_NAMES else narrator.seat(seat)
            for seat in range(players)
        ]

    @property
    def rules(self) -> Rules:
        return self.table.record.rules

    def play(self) -> None:
        """To the end, or until the person quits."""
        players = int(self.rules.players)
        self.show(self.screen.say("title", set=self.rules.set, players=players, number=self.you + 1))
        self.show(self.screen.opponents(self.opponents.levels))
        self.show(self.screen.say("commands"))
        while not self.table.state.over:
            if self.table.chooser != self.you:
                self.answer_for_others()
                continue
            if self.table.state.turn != self.shown_turn:
                self.show_position()
            self.ask()
        self.show_end()

    def answer_for_others(self) -> None:
        """The answer of chance, or of the bot that is asked."""
        chooser = self.table.chooser
        assert chooser is not None
        if chooser is CHANCE:
            option = option_name(self.table.state, random_option(self.table.state, self.dice))
        else:
            with thinking_notice(self.screen.thinking(chooser)):
                option = self.opponents.answer(self.table, chooser)
        updates = self.table.submit(chooser, [option])
        assert isinstance(updates, dict), "only offered options are submitted"
        self.show_events(updates)

    def answer(self, options: list[str]) -> None:
        """The person's answer: one option, or several of a set in any order; all of them are taken, or none."""
        updates = self.table.submit(self.you, sorted(options, key=lambda option: (option == "done", option)))
        if isinstance(updates, Refusal):
            self.show(self.screen.say("not-together"))
            self.show_reasons(updates.reasons)
        else:
            self.show_events(updates)

    # --- Showing ---------------------------------------------------------------------------------------

    def show(self, text: str) -> None:
        """Print a text, after the log of what happened before it."""
        self.show_log(self.log.flush())
        print(text)

    def show_log(self, sentences: list[str]) -> None:
        for sentence in sentences:
            print("\n".join(self.screen.lines(sentence, 4, "  ")))

    def show_position(self) -> None:
        self.shown_turn = int(self.table.state.turn)
        self.show(self.screen.position(self.table.current(self.you).view))

    def show_events(self, updates: dict[Audience, Update]) -> None:
        if self.you not in updates:
            return
        for event in updates[self.you].events:
            if isinstance(event, Ended):
                continue
            if isinstance(event, PhaseBegan) and event.phase == "purchase" and event.seat == self.you:
                self.show_nothing_affordable()
            self.show_log(self.log.add(event))

    def show_nothing_affordable(self) -> None:
        """Where nothing can be bought, the purchase is not asked for; say so."""
        if self.table.chooser != self.you or self.table.state.kind != decision.BUY:
            self.show(self.screen.say("nothing-affordable"))

    def show_end(self) -> None:
        result = self.table.record.result
        (end,) = [
            event
            for event in seen_events(self.table.progress.log.newest[-1:], None, self.rules)
            if isinstance(event, Ended)
        ]
        assert result is not None
        self.show_position()
        sentences = self.screen.narrator.end(end.reasons, result, self.you, self.screen.names)
        self.show("\n".join(["", *(line for text in sentences for line in self.screen.lines(text, 2))]))

    # --- Asking ----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask until there is an answer, or another game was loaded."""
        question = self.question()
        self.show_question(question)
        asked = self.table
        choices = len(self.table.record.choices)
        while self.table is asked and len(self.table.record.choices) == choices:
            self.handle(self.read(), question)

    def question(self) -> Question:
        """What the person is asked, with the options in the order on the screen."""
        asked = self.table.current(self.you).question
        assert asked is not None
        return replace(asked, options=sorted(asked.options, key=lambda option: option in DECLINING))

    def answers(self, question: Question) -> list[list[str]]:
        """What the numbers on the screen stand for: whole payments first, then each option."""
        payments: list[list[str]] = []
        paying = self.table.payments(self.you, None) if question.kind == "pay" else None
        if isinstance(paying, Paying):
            payments = [sources_for(self.table.state, payment) for payment in paying.payments[:MOST_PAYMENTS]]
        # A payment of a single source, with nothing to go on with, is that option.
        whole = [[*sources, "done"] for sources in payments if len(sources) > 1 or "done" in question.options]
        return [*whole, *([option] for option in question.options)]

    def show_question(self, question: Question) -> None:
        narrator, names = self.screen.narrator, self.screen.names
        card = asking_card(why_asked(self.table.state))
        self.show("")
        self.show("\n".join(self.screen.lines(narrator.question(question.kind, self.you, self.you, names, card))))
        for number, answer in enumerate(self.answers(question), 1):
            told = [narrator.option(question.kind, option, self.you, names, card) for option in answer]
            words = told[0]
            if len(answer) > 1:
                words = self.screen.words.say("pay-with", sources=narrator.listing(told[:-1]))
            elif question.kind == "buy" and (price := self.price(answer[0])):
                words = self.screen.words.say("priced", card=words, price=price)
            self.show("\n".join(self.screen.lines(words, 6, f"{number:4}  ")))
        if question.kind in SET_KIND_NAMES and len(question.options) > 2:
            self.show("\n".join(self.screen.lines(self.screen.words.say("several"), 6, " " * 6)))

    def price(self, option: str) -> str:
        """What a card on sale costs now; empty for other options."""
        card = option.removeprefix("pile:")
        if card not in CARDS:
            return ""
        view = self.table.current(self.you).view
        offers = [offer for row in view.rows.values() for offer in row] + [pile.top for pile in view.piles.values()]
        extra = next(offer.surcharge for offer in offers if offer is not None and offer.card == card)
        parts = (
            [self.screen.narrator.amounts(self.rules.cost_of(card))] if self.rules.cost_of(card) or not extra else []
        )
        if extra:
            parts.append(self.screen.words.say("surcharge", count=extra))
        return " ".join(parts)

    def read(self) -> str:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise Quit
        if not sys.stdin.isatty():
            # Input from a pipe is not visible.
            print(line.strip())
        return line.strip()

    def handle(self, text: str, question: Question) -> None:
        """One typed line: an answer or a command."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        answers = self.answers(question)
        numbers = [int(part) for part in text.split() if part.isascii() and part.isdigit() and len(part) < 4]
        chosen = [answers[number - 1] for number in dict.fromkeys(numbers) if 1 <= number <= len(answers)]
        complete = len(chosen) == len(set(text.split()))
        if chosen and complete and (len(chosen) == 1 or question.kind in SET_KIND_NAMES):
            self.answer([option for answer in chosen for option in answer])
        elif text in question.options:
            self.answer([text])
        elif text == "?":
            self.explain(question)
        elif word == "why":
            self.why(rest, question)
        elif word == "card":
            self.card(rest)
        elif word == "ask":
            self.ask_opponents(rest)
        elif text in ("p", "pos"):
            self.show_position()
        elif text == "undo":
            self.undo()
        elif word in ("save", "load"):
            self.save_or_load(word, rest)
        elif text in ("q", "quit"):
            raise Quit
        else:
            self.show(self.screen.say("not-an-option", text=text[:40], last=len(answers)))

    def explain(self, question: Question) -> None:
        narrator = self.screen.narrator
        details = narrator.asked(why_asked(self.table.state), self.you, self.screen.names)
        for text in (
            narrator.question_help(question.kind, question.options),
            details,
            self.screen.words.say("commands"),
        ):
            if text:
                self.show("\n".join(self.screen.lines(text)))

    # --- Commands --------------------------------------------------------------------------------------

    def why(self, text: str, question: Question) -> None:
        """Why an option, or a card in any role, cannot be chosen now."""
        state = self.table.state
        forms = well_formed(state)
        thing = find_by_name(text)
        meant = [form for form in forms if form == text or (thing and form.split(":")[-1].partition("@")[0] == thing)]
        offered = [form for form in meant if form in question.options]
        if offered:
            self.show(self.screen.say("possible", number=self.answers(question).index([offered[0]]) + 1))
        elif text in forms or thing:
            self.show_reasons([reason for form in meant or [str(thing)] for reason in why_not(state, self.you, form)])
            if thing in SUPPLY[self.rules.set] and state.active == self.you and question.kind != "buy":
                self.why_not_buy(str(thing))
        else:
            self.show(self.screen.say("why-what", example=self.example(forms)))

    def example(self, forms: Sequence[str]) -> str:
        """The name of a card or wonder that may be asked about, as the person would type it."""
        ids = (find_by_name(form.split(":")[-1].partition("@")[0]) for form in (*forms, "agriculture"))
        thing = next(filter(None, ids))
        return self.screen.narrator.card(thing) if thing in CARDS else self.screen.narrator.wonder(thing)

    def why_not_buy(self, card: str) -> None:
        """Why a card on sale cannot be bought; may be asked at any time of one's own turn."""
        in_row = self.table.state.setup.place_of[CARD_NUMBER[card]] >= 0
        reasons = why_not_buy(self.table.state, card if in_row else f"pile:{card}")
        if reasons:
            self.show_reasons(reasons)
        else:
            self.show(self.screen.say("buy-later"))

    def show_reasons(self, reasons: Sequence[Reason]) -> None:
        sentences = [self.screen.narrator.reason(reason, self.you, self.screen.names) for reason in reasons]
        for sentence in dict.fromkeys(sentences):
            self.show("\n".join(self.screen.lines(sentence, 2)))

    def card(self, text: str) -> None:
        thing = find_by_name(text)
        if thing is None:
            self.show(self.screen.say("unknown-card", text=text[:40]))
        else:
            about = self.screen.card if thing in CARDS else self.screen.wonder
            self.show("\n".join([*about(self.rules, thing), *self.screen.provenance(self.rules, thing)]))

    def ask_opponents(self, text: str) -> None:
        """What the bots are after: all of them, or one by number or name."""
        seats = list(self.opponents.levels)
        if text:
            names = {seat: (str(seat + 1), self.screen.player(seat).casefold()) for seat in seats}
            seats = [seat for seat in seats if text.casefold() in names[seat]]
        if not seats:
            first = min(self.opponents.levels)
            self.show(self.screen.say("ask-whom", example=first + 1, who=self.screen.player(first)))
        for seat in seats:
            self.show("\n".join(self.screen.lines(self.aim(seat), 2)))

    def aim(self, seat: int) -> str:
        """What the bot on this seat was after with its last answer."""
        silent = not self.opponents.speaks(seat)
        aim = None
        try:
            aim = self.opponents.aim(seat)
        except BotFailed:
            silent = True  # what it says makes no sense; the game goes on
        if aim is None:
            return self.screen.words.say("ask-silent" if silent else "ask-too-early", who=self.screen.player(seat))
        return self.screen.narrator.aim(aim, seat, self.you, self.screen.names)

    def undo(self) -> None:
        updates = self.table.undo(self.you)
        if isinstance(updates, Refusal):
            self.show(self.screen.say("cannot-undo"))
        else:
            self.show_events(updates)
            self.show_position()

    def save_or_load(self, command: str, file: str) -> None:
        if not file:
            self.show(self.screen.say("file-missing", command=command))
            return
        try:
            if command == "save":
                write(file, self.table.record.dumps())
                self.show(self.screen.say("saved", file=file))
            else:
                self.start(Game.load(file).record)
                self.show(self.screen.say("loaded", file=file))
                self.show(self.screen.opponents(self.opponents.levels))
        except Refused as reason:
            self.show(self.screen.say("save-failed" if command == "save" else "load-failed", file=file[:60]))
            self.show("\n".join(self.screen.lines(refused_text(reason, self.screen.narrator.lang), 2, "  ")))
