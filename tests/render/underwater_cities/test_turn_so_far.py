"""The slot and the card in play."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import TurnView
from render.underwater_cities.turn_so_far import TurnSoFar, matching, played
from tests.render.underwater_cities.panels import GREEN, YELLOW, choosing, seen_by
from tests.render.underwater_cities.tables import pack, seen, table


def test_cards_of_the_colour_of_the_chosen_slot_match() -> None:
    assert [pack().cards[card].colour for card in (GREEN, YELLOW)] == ["green", "yellow"]
    assert matching(pack(), seen_by(choosing("yellow_1"))) == (YELLOW,)
    assert matching(pack(), seen_by(choosing("always"))) == ()


def test_nobody_else_learns_of_a_slot_before_the_card_is_named() -> None:
    at = choosing("yellow_1")
    other = seen_by(at, 1)
    assert other.own is not None
    assert other.own.chosen_slot is None
    assert played(other, 0) is played(other, 1) is None


TURN = TurnView(1, "green_4", None, cloned=False, matched=True, built=(), played="embassy")


def test_in_play_is_what_the_seat_on_turn_has_chosen() -> None:
    view = replace(seen(table(2), None), turn=TURN)
    assert played(view, 1) == TurnSoFar("green_4", "embassy", effective=True)
    assert played(view, 0) is None
    assert played(replace(view, turn=replace(TURN, slot=None)), 1) is None
    assert played(replace(view, turn=None), 1) is None


def test_the_own_choice_counts_before_the_card_is_named() -> None:
    view = seen_by(choosing("yellow_1"))
    assert played(view, 0) == TurnSoFar("yellow_1", None, effective=False)
    assert played(view, 1) is None
