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
from tests.render.scene_items import names_in, outside, panels_in, shown, texts_in


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
TURN = TurnView(0, "start", None, None, sponsor_used=False, actions=0)


def view_of(**facts: object) -> OtysView:
    """Return a table at which the second seat is first in order and the first seat is on turn."""
    return replace(with_board(seen(table(2), None), 0, **facts), order=(1, 0), turn=TURN)


def part(name: str, box: Box, view: OtysView, seat: int = 0) -> tuple[Item, ...]:
    """Return the items of one part of a player."""
    drawing = Drawing(1200, 800)
    getattr(PlayerBox(drawing, pack(), context(2), view, seat), name)(box)
    return shown(drawing)


def test_name_points_credits_and_batteries_stand_in_the_box() -> None:
    found = part("head", ROOM, view_of(points=12, credits=7, batteries=3, contracts=5))
    assert texts_in(found)[:4] == [NAMES[0], "12", "7", "3"]
    assert names_in(found)[:4] == ["seat-disc", "point", "credit", "battery"]
    assert not outside(found, ROOM)


def test_only_the_first_player_has_the_marker() -> None:
    assert "first-player" in names_in(part("head", ROOM, view_of(), 1))
    assert "first-player" not in names_in(part("head", ROOM, view_of(), 0))


def test_only_the_player_on_turn_is_lit() -> None:
    assert [one.edge for one in panels_in(part("head", ROOM, view_of(), 0))][1:] == ["seat-1"]
    assert [one.edge for one in panels_in(part("head", ROOM, view_of(), 1))][1:] == []


def test_technicians_neutral_keys_and_contracts_are_counted() -> None:
    view = view_of(neutral_x=2, max_move=3, track=("4", "5"), threshold=6, contracts=9)
    found = part("foot", FOOT, view)
    assert sorted(texts_in(found)) == ["2", "2/6", "3", "9"]
    assert {"key-neutral-x", "mechanic", "hacker", "contract"} <= set(names_in(found))
    assert not outside(found, FOOT)


def test_used_keys_are_faded_on_the_board() -> None:
    found = part("foot", FOOT, view_of(keys=("1", "4", "X")))
    keys = [name for name in names_in(found, faded=False) if name[4:] in {*"12345", "x"}]
    assert keys == ["key-1", "key-4", "key-x"]
    assert names_in(found, faded=True) == ["key-2", "key-3", "key-5"]


def test_stock_and_keys_are_places_of_the_seat() -> None:
    drawing = Drawing(1200, 800)
    person = PlayerBox(drawing, pack(), context(2), view_of(), 1)
    person.head(ROOM)
    person.foot(FOOT)
    assert drawing.places == {"1/stock": ROOM, "1/keys": FOOT}
