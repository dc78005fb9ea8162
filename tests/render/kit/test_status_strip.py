"""The strip at the top of a picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.core.msg import msg
from render.fonts import fits
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.status_strip import Strip
from render.scene import Box, Item
from tests.render.scene_items import (
    READER,
    extent,
    names_in,
    outside,
    overlap,
    panels_in,
    shown,
    sprites_in,
    texts_in,
    words_in,
)

BOX = Box(16, 16, 900, 72)
INNER = Box(24, 24, 884, 56)
ROUND = msg("otys-moment", round=3)
DOES = msg("otys-picture-start")


def strip(context: ReaderContext = READER) -> Strip:
    return Strip(Drawing(932, 104), context, BOX)


def apart(items: tuple[Item, ...]) -> bool:
    """Return whether no two items overlap."""
    boxes = [extent(item) for item in items]
    return not any(
        overlap(box, other) for number, box in enumerate(boxes) for other in boxes[number + 1 :]
    )


def test_the_panel_never_changes_and_leaves_a_rim_around_the_rest() -> None:
    one = strip()
    assert one.ground() == INNER
    assert [panel.box for panel in panels_in(one.drawing.scene(READER, "").ground)] == [BOX]


def test_the_moment_stands_at_the_right_end_and_the_room_left_is_free() -> None:
    one = strip()
    room = one.moment(INNER, ROUND, "hourglass")
    assert texts_in(shown(one.drawing)) == ["Round 3"]
    assert names_in(shown(one.drawing)) == ["hourglass"]
    assert not outside(shown(one.drawing), INNER)
    assert not [item for item in shown(one.drawing) if overlap(extent(item), room)]


def test_without_an_icon_there_is_more_room_left() -> None:
    assert strip().moment(INNER, ROUND, "").width > strip().moment(INNER, ROUND, "sun").width


def test_the_last_round_stands_out() -> None:
    plain, last = strip(), strip()
    plain.moment(INNER, ROUND, "")
    last.moment(INNER, ROUND, "", last=True)
    (usual,), (final,) = words_in(shown(plain.drawing)), words_in(shown(last.drawing))
    assert (usual.bold, final.bold) == (False, True)
    assert (usual.colour, final.colour) == ("muted", "legal")


def test_a_turn_shows_the_player_their_tools_and_what_they_do() -> None:
    one = strip()
    one.turn(INNER, 1, DOES, ("key-3", "diver-spy"))
    items = shown(one.drawing)
    assert names_in(items) == ["seat-triangle", "key-3", "diver-spy"]
    assert texts_in(items) == ["Bo", "Chooses a Key"]
    assert words_in(items)[0].colour == "seat-2"
    assert not outside(items, INNER)
    assert apart(items)


def test_a_long_name_leaves_room_for_what_is_awaited() -> None:
    one = strip(replace(READER, names=("M" * 60,)))
    one.turn(INNER, 0, DOES)
    name, does = words_in(shown(one.drawing))
    assert name.text.endswith("…")
    assert fits(does)
    assert does.box.width > INNER.width // 2


@pytest.mark.parametrize(("places", "said"), [((2, 1), "Bo wins"), ((1, 1), "share the victory")])
def test_each_winner_has_a_mark_after_the_crown(places: tuple[int, ...], said: str) -> None:
    one, result = strip(), Result((1, 2), places, "over")
    one.winners(INNER, result)
    items = shown(one.drawing)
    assert said in texts_in(items)[0]
    crown, *marks = sprites_in(items)
    assert crown.name == "crown"
    assert [mark.tint for mark in marks] == [f"seat-{seat + 1}" for seat in result.winners]
    assert apart(items)


def test_the_sentence_about_four_winners_with_long_names_fits() -> None:
    one = strip(replace(READER, names=("M" * 40,) * 4))
    one.winners(INNER, Result((1,) * 4, (1,) * 4, "over"))
    (said,) = words_in(shown(one.drawing))
    assert fits(said)
    assert said.text.count("…") == 4
    assert said.text.endswith("share the victory")
