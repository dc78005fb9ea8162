"""The board and the panel in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.game import Result
from engine.core.msg import Msg
from engine.underwater_cities.view import OwnCards, TurnView
from render.underwater_cities.alt import board_alt, federation, in_play, opening, panel_alt
from render.underwater_cities.status import SOLO_LOST
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import NAMES, pack, words

TURN = TurnView(0, "yellow_1", None, cloned=False, matched=True, built=(), played="smuggling")
VIEW = replace(view_of(position()), turn=TURN)


def said(found: Iterable[Msg]) -> list[str]:
    """The sentences in English."""
    return [words().say(one, NAMES) for one in found]


def test_it_opens_with_the_moment_and_whose_turn_it_is() -> None:
    _, turn = said(opening(pack(), VIEW))
    assert "Mira" in turn


def test_a_finished_game_tells_its_winner_and_a_lost_one_has_none() -> None:
    won = said(opening(pack(), replace(VIEW, result=Result((80, 90), (2, 1), "end"))))[1]
    lost = said(opening(pack(), replace(VIEW, result=Result((80, 90), (2, 1), SOLO_LOST))))[1]
    assert NAMES[1] in won
    assert not any(name in lost for name in NAMES)


def test_the_foremost_of_a_stack_is_named_first() -> None:
    (stack,) = said(federation(replace(VIEW, track=((), (0, 1), (), ()))))
    assert stack.index(NAMES[1]) < stack.index(NAMES[0])


def test_a_card_in_play_is_named_only_to_its_player() -> None:
    (sentence,) = said(in_play(pack(), VIEW, 0))
    assert pack().cards["smuggling"].title in sentence
    assert said(in_play(pack(), VIEW, 1)) == []


def test_a_card_that_does_not_match_is_told_in_other_words() -> None:
    unmatched = replace(VIEW, turn=replace(TURN, matched=False))
    assert said(in_play(pack(), unmatched, 0)) != said(in_play(pack(), VIEW, 0))


def test_only_the_panel_tells_the_own_hand() -> None:
    view = replace(VIEW, own=OwnCards(("embassy",), (), ()))
    title = pack().cards["embassy"].title
    assert any(title in one for one in said(panel_alt(pack(), view, 0)))
    assert not any(title in one for one in said(board_alt(pack(), view)))
