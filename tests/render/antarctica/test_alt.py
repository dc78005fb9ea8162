"""Antarctica's pictures in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.antarctica.view import AntarcticaView, AskedView, ShipView
from engine.core.game import Result
from engine.core.msg import Msg
from render.antarctica import alt
from tests.render.antarctica.tables import NAMES, seen, table, with_area, words


def said(sentences: Iterable[Msg]) -> list[str]:
    """Return the sentences in English."""
    return [words().say(one, NAMES[:3]) for one in sentences]


def bare(sun: int = 3) -> AntarcticaView:
    """Return a table with nothing in any area."""
    view = seen(table(3), None)
    for area in view.areas:
        view = with_area(view, area.number, ships=(), scientists=(0, 0, 0), buildings=())
    return replace(view, sun=sun, cards_left=(6, 2, 7))


def test_a_running_game_tells_who_is_asked_and_where_the_sun_is() -> None:
    assert said(alt.opening(replace(bare(), asked=AskedView(2, "sail")))) == [
        f"{NAMES[2]}: sails a ship.",
        "Antarctica, Sun in Wilkes Land, 15 buildings left.",
    ]
    assert len(said(alt.opening(replace(bare(), asked=None)))) == 1


def test_a_finished_game_tells_who_has_won_and_asks_nobody() -> None:
    over = replace(bare(), asked=AskedView(2, "sail"), result=Result((1, 2, 3), (3, 2, 1), "cards"))
    assert said(alt.opening(over))[:-1] == [f"The game is over: {NAMES[2]} wins."]


def test_an_area_lists_whoever_has_scientists_there_and_its_buildings() -> None:
    view = with_area(bare(), 1, scientists=(0, 3, 1), buildings=("crane", "camp"))
    assert said(alt.area(view.areas[0])) == [
        f"Marie Byrd Land, scientists: {NAMES[1]} 3, {NAMES[2]} 1.",
        "Marie Byrd Land, buildings: Crane, Camp.",
    ]


def test_an_empty_area_is_passed_over() -> None:
    assert said(alt.area(bare().areas[0])) == []
    assert said(alt.areas(bare())) == said(alt.rows(bare())) == []


def test_areas_are_told_from_the_sun_onwards() -> None:
    assert [area.number for area in alt.in_order(bare(3))] == [3, 4, 5, 6, 7, 8, 1, 2]


def test_ships_are_told_in_the_order_of_their_row() -> None:
    ships = (ShipView(1, None), ShipView(0, "second"))
    view = with_area(with_area(bare(3), 2, ships=ships[:1]), 5, ships=ships)
    assert said(alt.rows(view)) == [
        f"Enderby Land, ships in order: {NAMES[1]}, {NAMES[0]}.",
        f"Ross Sea, ships in order: {NAMES[1]}.",
    ]


def test_the_board_tells_players_in_turn_order_then_cards_then_the_land() -> None:
    view = with_area(replace(bare(), order=(2, 0, 1)), 1, buildings=("crane",))
    told = said(alt.board_alt(view))
    players = [one for one in told if "in reserve" in one]
    assert [one.split(":")[0] for one in players] == [NAMES[2], NAMES[0], NAMES[1]]
    order = [
        next(number for number, one in enumerate(told) if part in one)
        for part in ("in reserve", "Shipyard pile", "buildings: Crane", "no cubes")
    ]
    assert order == sorted(order)


def test_the_areas_alone_are_told_without_the_players() -> None:
    told = said(alt.areas(with_area(bare(), 1, buildings=("crane",))))
    assert told[-1] == "Marie Byrd Land, buildings: Crane."
    assert not [one for one in told if "in reserve" in one]
