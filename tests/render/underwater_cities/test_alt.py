"""Underwater Cities' pictures in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.game import Result
from engine.core.msg import Msg
from engine.underwater_cities.view import OwnCards, TurnView, UnderwaterCitiesView
from engine.underwater_cities.words.names import space_name
from render.underwater_cities import alt
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.tables import NAMES, pack, seen, table, words

TURN = TurnView(1, None, None, cloned=False, matched=False, built=())


def said(sentences: Iterable[Msg]) -> list[str]:
    """Return the sentences in English."""
    return [words().say(one, NAMES[:2]) for one in sentences]


def view_of(seats: int = 2) -> UnderwaterCitiesView:
    """Return a table in its second era, with nobody on turn."""
    return replace(seen(table(seats), None), era=2, round=5, phase=None, turn=None)


def test_a_running_game_tells_whose_turn_it_is_and_for_which_slot() -> None:
    choosing = replace(view_of(), turn=TURN)
    assert said(alt.opening(pack(), choosing)) == [
        f"{NAMES[1]}: chooses a slot and a card.",
        "Underwater Cities, Era II, round 5.",
    ]
    using = replace(choosing, turn=replace(TURN, slot="green_4"))
    assert said(alt.opening(pack(), using))[0] == f"{NAMES[1]}: uses G4."


def test_between_turns_it_is_told_what_goes_on() -> None:
    told = said(alt.opening(pack(), replace(view_of(), phase="production")))
    assert told[:-1] == ["Production."]


def test_a_finished_game_tells_who_has_won_and_a_lost_one_that_it_is_lost() -> None:
    over = replace(view_of(), turn=TURN, result=Result((50, 60), (2, 1), "eras"))
    assert said(alt.opening(pack(), over))[:-1] == [f"The game is over: {NAMES[1]} wins."]
    lost = replace(view_of(1), result=Result((50,), (2,), "solo_lost"))
    assert "lost" in said(alt.opening(pack(), lost))[0]


def test_markers_on_the_federation_track_are_told_the_foremost_first() -> None:
    view = replace(view_of(), track=((), (0, 1), (), ()))
    (told,) = said(alt.federation(view))
    assert told.index(NAMES[1]) < told.index(NAMES[0])
    assert words().say(space_name(2), NAMES[:2]).lower() in told.lower()
    assert said(alt.federation(replace(view, track=((), (), (), ())))) == []


def test_the_board_tells_players_in_play_order_then_slots_and_offers() -> None:
    told = said(alt.board_alt(pack(), replace(view_of(), order=(1, 0))))
    players = [one for one in told if "cards in hand" in one]
    assert [one.split(":")[0] for one in players] == [NAMES[1], NAMES[0]]
    order = [
        next(number for number, one in enumerate(told) if one.startswith(part))
        for part in (NAMES[0], "Available:", "Special cards:", "Era deck")
    ]
    assert order == sorted(order)


def test_the_card_in_play_is_told_with_whether_it_has_an_effect() -> None:
    turn = replace(TURN, slot="green_4", played="embassy", matched=True)
    (told,) = said(alt.in_play(pack(), replace(view_of(), turn=turn), 1))
    assert "Embassy (35)" in told
    assert "no effect" not in told
    unmatched = replace(view_of(), turn=replace(turn, matched=False))
    (told,) = said(alt.in_play(pack(), unmatched, 1))
    assert "no effect" in told
    assert said(alt.in_play(pack(), unmatched, 0)) == []


def choosing(slot: str) -> UnderwaterCitiesView:
    view = holding("build_a_structure", "supply_drop")
    own = OwnCards(("build_a_structure", "supply_drop"), (), (), chosen_slot=slot)
    return replace(view, own=own)


def test_while_a_card_is_chosen_those_that_match_are_told() -> None:
    (told,) = said(alt.in_play(pack(), choosing("yellow_1"), 0))
    assert "Supply Drop" in told
    assert "Build a Structure" not in told
    (none,) = said(alt.in_play(pack(), choosing("always"), 0))
    assert "Supply Drop" not in none
