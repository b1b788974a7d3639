"""Messages stay small, however many ways there are to pay: counts and checks travel, never lists of card sets."""

from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.explain.payments import Paying
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import offered_names
from gunsteel.formats.record import Record
from gunsteel.shared_game import Refusal, SharedGame
from gunsteel.wire import protocol

LARGEST = 16_000


def test_questions_and_payments_of_late_combined_games_stay_below_16_kB() -> None:
    questions: list[int] = []
    payments: list[int] = []
    for seed in range(2):
        rules, dice = Rules("combined", 4), Dice(seed)
        game = SharedGame(Record(rules, deal(rules, dice)))
        while (chooser := game.chooser) is not None:
            names = list(offered_names(game.state))
            if isinstance(chooser, int) and game.state.kind in (decision.BUY, decision.PAY):
                questions.append(len(protocol.encode(protocol.Updated(update=game.current(chooser)))))
                for option in [name for name in names if name != "pass"] if game.state.kind == decision.BUY else [None]:
                    paying = game.payments(chooser, option)
                    assert isinstance(paying, Paying)
                    payments.append(len(protocol.encode(told(option, paying))))
            assert not isinstance(game.submit(chooser, [names[dice.below(len(names))]]), Refusal)
    assert max(questions) < LARGEST
    assert max(payments) < LARGEST
    assert len(payments) > 50


def told(option: str | None, paying: Paying) -> protocol.PaymentsTold:
    return protocol.PaymentsTold(
        ref=1,
        option=option,
        payments=paying.payments,
        complete=paying.complete,
        converts=paying.converts,
        addable=paying.addable,
    )
