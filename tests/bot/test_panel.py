"""The press that ends a turn carries whatever answer was given last."""

from dataclasses import dataclass
from typing import cast

import pytest

from bot.ids import LONGEST_ID, Verb
from bot.panels.panel import answer_words, ending_press
from bot.panels.playing import chooser
from bot.table.turns import Standing
from engine.core.decision import Amount, Answer, Decision, Option, Pick
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.games import words_as

PROMPT = msg("bot-not-you")


@dataclass(frozen=True, slots=True)
class Asking:
    """Somebody is asked just this."""

    decision: Decision
    id: int = 10**9
    ply: int = 10**6

    def asked(self, seat: int) -> Decision:
        """The same, whoever it is."""
        del seat
        return self.decision


def pick(count: int, least: int = 1, most: int = 1) -> Pick:
    options = tuple(Option(f"way:{n}" * 10, words_as(f"Way {n}")) for n in range(count))
    return Pick(0, PROMPT, options, (), least, most)


def keys(decision: Pick, *numbers: int) -> tuple[str, ...]:
    return tuple(decision.options[number].key for number in numbers)


CASES: list[tuple[Decision, Answer]] = [
    (pick(3), keys(pick(3), 2)),
    (pick(3, 0, 1), ()),
    (pick(3, 0, 1), keys(pick(3), 1)),
    (pick(200, 1, 200), keys(pick(200), *range(0, 200, 7))),
    (Amount(0, PROMPT, -5, 500, 0), -5),
]


@pytest.mark.parametrize(("decision", "answer"), CASES)
def test_ending_a_turn_gives_the_answer_that_was_asked_about(
    decision: Decision, answer: Answer
) -> None:
    press = ending_press(cast("Standing", Asking(decision)), 3, answer)
    verb, _, written = press.rest.partition("~")
    assert press.verb is Verb.END_TURN
    assert len(str(press)) <= LONGEST_ID
    assert chooser(Verb(verb), written)(decision) == answer


@pytest.mark.parametrize(
    ("number", "said"), [(0, "Way 2"), (1, "nothing"), (2, "Way 1"), (4, "-5")]
)
def test_what_would_end_the_turn_is_said(number: int, said: str) -> None:
    decision, answer = CASES[number]
    doing = answer_words(cast("Standing", Asking(decision)), 0, answer)
    ends = Words(strict=True).say(msg("bot-ends-turn", doing=doing))
    assert ends == f"Your turn ends with this: {said}"
