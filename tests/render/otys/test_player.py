"""A player beside the search zone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.view import OtysView, TurnView
from render.fonts import lay, measure
from render.kit.drawing import Drawing
from render.otys.player import PlayerBox
from render.scene import Box, Item, Scene, Sprite
from render.scene import Words as Lettering
from tests.render.otys.tables import (
    NAMES,
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    table,
    with_board,
)
from tests.render.scene_items import names_in, outside, panels_in, shown, texts_in, words_in


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stock_of_two_digits_keeps_clear_of_the_next_icon(seats: int) -> None:
    view = seen(table(seats), None)
    boards = tuple(replace(one, points=96, credits=87, batteries=3) for one in view.boards)
    scene = composed("board", replace(view, boards=boards), context(seats))
    for said in lettering(scene):
        if said.text in {"96", "87"}:
            end = said.box.left + measure(said.text, lay(said).size, bold=True)
            assert end + 4 <= min(_icons_after(scene, said))


def _icons_after(scene: Scene, said: Lettering) -> list[int]:
    """Return the left edges of the stock's icons to the right of a number."""
    return [
        item.centre[0] - item.size // 2
        for item in items(scene)
        if isinstance(item, Sprite)
        and item.name in {"credit", "battery"}
        and item.centre[0] > said.box.left
        and abs(item.centre[1] - said.box.centre[1]) <= 1
    ]


ROOM = Box(16, 16, 320, 104)
FOOT = Box(16, 16, 320, 136)
BANNER = Box(16, 16, 900, 96)
TURN = TurnView(0, "start", None, None, sponsor_used=False, actions=0)


def view_of(**facts: object) -> OtysView:
    """Return a table at which the second seat is first in order and the first seat is on turn."""
    return replace(with_board(seen(table(2), None), 0, **facts), order=(1, 0), turn=TURN)


def part(name: str, box: Box, view: OtysView, seat: int = 0) -> tuple[Item, ...]:
    """Return the items of one part of a player."""
    drawing = Drawing(1200, 800)
    getattr(PlayerBox(drawing, pack(), context(2), view, seat), name)(box)
    return shown(drawing)


@pytest.mark.parametrize(("name", "box"), [("head", ROOM), ("banner", BANNER)])
def test_name_points_credits_and_batteries_stand_in_the_box(name: str, box: Box) -> None:
    found = part(name, box, view_of(points=12, credits=7, batteries=3, contracts=5))
    assert texts_in(found)[:4] == [NAMES[0], "12", "7", "3"]
    assert names_in(found)[:4] == ["seat-disc", "point", "credit", "battery"]
    assert not outside(found, box)


@pytest.mark.parametrize(("name", "box"), [("head", ROOM), ("banner", BANNER)])
def test_only_the_first_player_has_the_marker(name: str, box: Box) -> None:
    assert "first-player" in names_in(part(name, box, view_of(), 1))
    assert "first-player" not in names_in(part(name, box, view_of(), 0))


@pytest.mark.parametrize(("name", "box"), [("head", ROOM), ("banner", BANNER)])
def test_only_the_player_on_turn_is_lit(name: str, box: Box) -> None:
    assert [one.edge for one in panels_in(part(name, box, view_of(), 0))][1:] == ["seat-1"]
    assert [one.edge for one in panels_in(part(name, box, view_of(), 1))][1:] == []


@pytest.mark.parametrize(("name", "box"), [("foot", FOOT), ("crew", Box(16, 16, 320, 56))])
def test_technicians_neutral_keys_and_contracts_are_counted(name: str, box: Box) -> None:
    view = view_of(neutral_x=2, max_move=3, track=("4", "5"), threshold=6, contracts=9)
    found = part(name, box, view)
    assert sorted(texts_in(found)) == ["2", "2/6", "3", "9"]
    assert {"key-neutral-x", "mechanic", "hacker", "contract"} <= set(names_in(found))
    assert not outside(found, box)


def test_used_keys_are_faded_on_the_board() -> None:
    found = part("foot", FOOT, view_of(keys=("1", "4", "X")))
    keys = [name for name in names_in(found, faded=False) if name[4:] in {*"12345", "x"}]
    assert keys == ["key-1", "key-4", "key-x"]
    assert names_in(found, faded=True) == ["key-2", "key-3", "key-5"]


def test_the_crew_leaves_the_numbered_keys_to_the_levels() -> None:
    assert not {f"key-{level}" for level in range(1, 6)} & set(
        names_in(part("crew", Box(16, 16, 400, 56), view_of()))
    )


TRACK = Box(16, 16, 900, 100)


def test_the_hacker_s_track_has_the_used_keys_in_their_order() -> None:
    found = part("hacker", TRACK, view_of(track=("3", "X"), threshold=5))
    assert names_in(found) == ["hacker", "key-3", "key-x", "take-back"]
    slots = panels_in(found)[1:]
    assert len(slots) == 5
    assert [slot.edge == "legal" for slot in slots] == [False] * 4 + [True]


def test_a_full_track_shows_its_last_key_rather_than_what_it_brings() -> None:
    found = part("hacker", TRACK, view_of(track=("3", "X", "1"), threshold=3))
    assert names_in(found) == ["hacker", "key-3", "key-x", "key-1"]


@pytest.mark.parametrize("box", [TRACK, Box(16, 16, 100, 600)], ids=["wide", "high"])
def test_the_mechanic_s_track_lights_the_present_move(box: Box) -> None:
    found = part("mechanic", box, view_of(max_move=2))
    assert texts_in(found) == [str(step) for step in pack().max_moves]
    assert [one.bold for one in words_in(found)] == [step == 2 for step in pack().max_moves]
    assert [one.edge for one in panels_in(found)[1:]].count("legal") == 1
    assert not outside(found, box)
    middles = [one.box.centre for one in words_in(found)]
    assert len({y for _, y in middles}) == (1 if box is TRACK else len(middles))


def test_neutral_x_keys_are_counted_below_the_own_one() -> None:
    box = Box(16, 16, 80, 96)
    found = part("x_keys", box, view_of(keys=("X",), neutral_x=2))
    assert (names_in(found, faded=False), texts_in(found)) == (["key-x", "key-neutral-x"], ["2"])
    used = part("x_keys", box, view_of(keys=("1",), neutral_x=0))
    assert (names_in(used, faded=True), texts_in(used)) == (["key-x", "key-neutral-x"], ["0"])
    assert not outside(found, box)


def test_stock_and_keys_are_places_of_the_seat() -> None:
    drawing = Drawing(1200, 800)
    person = PlayerBox(drawing, pack(), context(2), view_of(), 1)
    person.head(ROOM)
    person.foot(FOOT)
    assert drawing.places == {"1/stock": ROOM, "1/keys": FOOT}
