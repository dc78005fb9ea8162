"""The faces of single components."""

from __future__ import annotations

from dataclasses import replace

from render.scene import Sprite
from tests.render.otys.tables import (
    composed,
    context,
    items,
    seen,
    table,
    turn,
)


def test_four_cubes_alike_are_laid_two_by_two() -> None:
    cards = ("contract_free_10", None, None)
    at = table(2)
    for kind in ("board", "panel"):
        scene = composed(kind, replace(seen(at, turn(at)), public=cards), context(2))
        cubes = [i.centre for i in items(scene) if isinstance(i, Sprite) and i.name == "any-cube"]
        assert len(cubes) == 4
        assert len({x for x, _ in cubes}) == len({y for _, y in cubes}) == 2
