"""Tags of positions and questions, which reveal only that something has changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.state_tags import DIGITS, PLAIN, content, ply_of, ply_tag, tag_of
from engine.core.decision import Amount, Option, Pick
from engine.core.game import Setup
from engine.core.msg import msg

SETUP = Setup("otys", 2, 7)
PROMPT = msg("bot-play")


def pick(*keys: str, label: str = "bot-log") -> Pick:
    return Pick(0, PROMPT, tuple(Option(key, msg(label)) for key in keys), (), 1, 1)


def test_the_same_values_have_the_same_tag_and_others_have_another() -> None:
    assert tag_of(SETUP, 1, "a") == tag_of(SETUP, 1, "a")
    assert len({tag_of(SETUP, *what) for what in ((1, "a"), (1, "b"), (2, "a"), (1,))}) == 4


def test_nobody_can_work_out_a_tag_without_the_seed() -> None:
    assert tag_of(SETUP, 1) != tag_of(replace(SETUP, seed=8), 1)


def test_a_tag_is_never_taken_for_a_ply() -> None:
    for number in range(20):
        assert PLAIN <= tag_of(SETUP, number) < PLAIN + 256**DIGITS


def test_a_tag_leads_back_to_its_ply_but_not_to_one_that_is_still_to_come() -> None:
    tag = ply_tag(SETUP, 5)
    assert ply_of(SETUP, tag, 9) == ply_of(SETUP, tag, 5) == 5
    assert ply_of(SETUP, tag, 4) is None


def test_a_number_of_an_earlier_version_is_the_ply_itself() -> None:
    assert ply_of(SETUP, 12, 3) == 12


@pytest.mark.parametrize(
    "other", [pick("a", "c"), pick("a"), pick("b", "a"), pick("a", "b", label="bot-play")]
)
def test_a_question_with_other_options_has_another_content(other: Pick) -> None:
    assert content(pick("a", "b")) == content(pick("a", "b"))
    assert content(pick("a", "b")) != content(other)


def test_a_question_for_more_options_has_another_content() -> None:
    assert content(pick("a", "b")) != content(replace(pick("a", "b"), most=2))
    assert content(pick("a", "b")) != content(replace(pick("a", "b"), least=0))


def test_what_follows_an_option_in_secret_is_no_part_of_the_content() -> None:
    asked = pick("a", "b")
    unsure = tuple(replace(option, unsure=True) for option in asked.options)
    assert content(replace(asked, options=unsure)) == content(asked)


def test_a_number_to_choose_has_its_bounds_as_content() -> None:
    assert content(Amount(0, PROMPT, 0, 5, 0)) != content(Amount(0, PROMPT, 0, 6, 0))
    assert content(None) is None
