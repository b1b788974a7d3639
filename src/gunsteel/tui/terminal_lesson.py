"""A lesson in the terminal: the same questions as in a game, with a guide who says what to do."""

from collections.abc import Sequence

from gunsteel.core.dice import Dice
from gunsteel.errors import Refused
from gunsteel.explain.question import Question
from gunsteel.language.game_log import GameLog
from gunsteel.language.table_text import TableText
from gunsteel.lessons.lesson import LEARNER, Lesson
from gunsteel.lessons.lesson_game import LessonGame, OtherAnswer
from gunsteel.lessons.lesson_text import lesson_text
from gunsteel.shared_game import Update
from gunsteel.tui.terminal_game import Quit, TerminalGame


class TerminalLesson(TerminalGame):
    """One person who learns; everybody else follows the lesson."""

    def __init__(self, lesson: Lesson, lang: str, columns: int) -> None:
        self.lesson_game = LessonGame(lesson)
        self.text = lesson_text(lang)
        super().__init__(lesson.record(), TableText(lang, LEARNER, self.text.names, columns), Dice(0), ["random"])
        self.screen.names = self.text.names
        self.log = GameLog(self.screen.narrator, self.you, self.screen.names)
        self.table = self.lesson_game.table
        self.said = -1  # the step whose sentence was shown

    def play(self) -> None:
        """To the end, or until the person quits."""
        lesson = self.lesson_game.lesson
        self.show(self.screen.say("lesson-heading", before=self.text.title(lesson), text=self.text.about(lesson)))
        self.show(self.screen.say("lesson-commands"))
        while (step := self.lesson_game.step) is not None:
            if self.table.state.turn != self.shown_turn:
                self.show_position()
            self.show_sentence()
            if step.asks:
                self.ask()
            else:
                self.show(self.screen.say("lesson-go-on"))
                if self.handle_reading(self.read()):
                    self.follow(self.lesson_game.answer([]))
        self.show_sentence()

    def show_sentence(self) -> None:
        """What the guide says, once for each step."""
        if self.said == self.lesson_game.done:
            return
        self.said = self.lesson_game.done
        after = self.text.afterwards(self.lesson_game)
        title = self.text.heading(self.lesson_game)
        heading = self.screen.say("lesson-heading", before=self.text.guide, text=title)
        self.show("")
        for text in filter(None, (after, heading, self.text.sentence(self.lesson_game))):
            first, *more = self.screen.lines(text, 2, "│ ")
            self.show("\n".join([first, *(f"│{line[1:]}" for line in more)]))

    def handle_reading(self, text: str) -> bool:
        """A line typed where there is only something to read; whether to go on."""
        word, _, rest = text.partition(" ")
        if not text:
            return True
        question = self.table.current(self.you).question
        if word == "card":
            self.card(rest.strip())
        elif text in ("p", "pos"):
            self.show_position()
        elif question is not None and word in ("why", "?", "q", "quit"):
            self.handle(text, self.question())
        elif text in ("q", "quit"):
            raise Quit
        return False

    def handle(self, text: str, question: Question) -> None:
        """What makes no sense in a lesson is left out."""
        if text.partition(" ")[0] in ("undo", "save", "load", "ask"):
            self.show(self.screen.say("lesson-commands"))
        else:
            super().handle(text, question)

    def answer(self, options: list[str]) -> None:
        self.follow(self.lesson_game.answer(sorted(options, key=lambda option: (option == "done", option))))

    def follow(self, told: Sequence[Update] | OtherAnswer) -> None:
        """Show what happened, or why the lesson does not go on."""
        if isinstance(told, OtherAnswer):
            for reason in self.text.objection(self.lesson_game, told):
                self.show("\n".join(self.screen.lines(reason, 2)))
        else:
            for update in told:
                self.show_events({self.you: update})


def first_unfinished(names: Sequence[str], finished: Sequence[str]) -> str:
    """Where to go on; when all are finished, the first one."""
    return next((name for name in names if name not in finished), names[0])


def known_lesson(name: str, names: Sequence[str]) -> str:
    """A lesson by its name or its number."""
    if name.isdigit() and 1 <= int(name) <= len(names):
        return names[int(name) - 1]
    if name not in names:
        raise Refused(f"there is no lesson {name!r}; choose from {', '.join(names)}")
    return name
