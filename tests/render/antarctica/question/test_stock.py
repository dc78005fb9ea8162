"""The strip of a player's own pieces: each with its number, what is used up faded."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.view import AntarcticaView, OwnHand
from render.antarctica.question.stock import draw_stock
from render.kit.drawing import Drawing
from render.scene import Box
from tests.render.antarctica.tables import seen, table, with_player
from tests.render.scene_items import (
    names_in,
    outside,
    panels_in,
    shown,
    sprites_in,
    texts_in,
    words_in,
)

BOX = Box(16, 20, 1068, 92)


def start() -> AntarcticaView:
    """The view of the first seat before anything has happened."""
    return seen(table(4), 0)


def strip(view: AntarcticaView, seat: int = 0) -> Drawing:
    drawing = Drawing(1100, 132)
    draw_stock(drawing, view, seat, BOX)
    return drawing


def counts(view: AntarcticaView, seat: int = 0) -> dict[str, str]:
    """Return the number beside each icon; the first sprite is the seat's shape."""
    items = shown(strip(view, seat))
    return dict(zip(names_in(items)[1:], texts_in(items), strict=True))


def test_everything_is_counted_and_the_own_cards_by_kind() -> None:
    view = replace(start(), hand=OwnHand(("icebreaker", "icebreaker", "quick_research"), (), ()))
    own = {"scientists": 3, "reserve": 7, "ships": 0, "cubes": 4, "knowhow": 2}
    found = counts(with_player(view, 0, **own, lost_ships=1, lost_cubes=2))
    assert (found["pawn-disc"], found["reserve"], found["ship-disc"]) == ("3", "7", "0")
    assert (found["cube-seat-disc"], found["resource-knowhow"]) == ("4", "2")
    assert (found["shipyard-icebreaker"], found["shipyard-quick_research"]) == ("2", "1")
    assert found["discarded"] == "3"


def test_the_points_are_those_of_all_scores() -> None:
    view = start()
    scores = tuple(
        replace(one, points=(number, 50, 0, 0)) for number, one in enumerate(view.scores)
    )
    assert counts(replace(view, scores=scores))["laurel"] == str(sum(range(len(scores))))


@pytest.mark.parametrize(("ships", "colour"), [(0, "muted"), (2, "white")])
def test_only_what_one_has_none_of_is_faded(ships: int, colour: str) -> None:
    items = shown(strip(with_player(start(), 0, ships=ships)))
    place = [sprite.name for sprite in sprites_in(items)].index("ship-disc")
    assert sprites_in(items)[place].faded is (ships == 0)
    assert words_in(items)[place - 1].colour == colour


def test_the_pieces_have_the_shape_and_colour_of_their_owner() -> None:
    items = shown(strip(start(), 1))
    (pawn,) = [one for one in sprites_in(items) if one.name.startswith("pawn-")]
    assert (pawn.name, pawn.tint) == ("pawn-triangle", "seat-2")
    assert [panel.edge for panel in panels_in(items)] == ["seat-2"]


def test_spectators_see_no_cards_in_hand() -> None:
    assert not [name for name in counts(seen(table(4), None)) if name.startswith("shipyard-")]


def test_the_strip_is_a_place_of_its_seat_and_keeps_to_its_box() -> None:
    drawing = strip(start(), 2)
    assert drawing.places == {"2/stock": BOX}
    assert outside(shown(drawing), BOX) == []
