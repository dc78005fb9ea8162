"""Places that look different since the last look."""

from __future__ import annotations

from dataclasses import replace

from render.scene import Box, Scene
from render.scene import Words as Lettering
from tests.render.otys.tables import (
    composed,
    context,
    lettering,
    outlined,
    seen,
    table,
)


def test_nothing_glows_for_whoever_looks_for_the_first_time_or_has_missed_nothing() -> None:
    view = seen(table(3, 1, 30), None)
    for before in (None, view):
        scene = composed("board", view, replace(context(3), before=before))
        assert outlined(scene, "changed") == []


def test_what_is_different_since_the_last_look_glows() -> None:
    before = seen(table(2, 1, 30), None)
    richer = replace(before.boards[0], credits=before.boards[0].credits + 1)
    view = replace(before, boards=(richer, before.boards[1]))
    scene = composed("board", view, replace(context(2), before=before))
    (glow,) = outlined(scene, "changed")
    assert any(said.text == str(richer.credits) for said in within(scene, glow))


def within(scene: Scene, box: Box) -> list[Lettering]:
    """Words whose middle lies in a box."""
    return [
        said
        for said in lettering(scene)
        if box.left < said.box.centre[0] < box.right and box.top < said.box.centre[1] < box.bottom
    ]


def test_a_diver_that_resurfaced_glows_and_those_it_pushed_do_not() -> None:
    before = seen(table(2), None)
    board = before.boards[0]
    column = (board.column[6], *board.column[:6], board.column[7])
    view = replace(before, boards=(replace(board, column=column), before.boards[1]))
    scene = composed("sheet", view, replace(context(2), before=before), seat=0)
    assert len(outlined(scene, "changed")) == 1
