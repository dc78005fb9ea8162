"""A picture while it is being composed."""

from __future__ import annotations

from dataclasses import replace

from render.kit.drawing import Drawing
from render.scene import Box, Outline, Scene, Sprite
from tests.render.scene_items import READER

HERE, THERE = Box(20, 20, 40, 30), Box(120, 20, 40, 30)


def marked(drawing: Drawing, *spots: str, own: str = "") -> Scene:
    """Return the drawing as a scene, with these places marked."""
    return drawing.scene(replace(READER, marks=spots), "", own)


def two_places() -> Drawing:
    drawing = Drawing(200, 100)
    drawing.place("here", HERE)
    drawing.place("there", THERE)
    return drawing


def test_what_moves_change_is_kept_apart_from_what_stays() -> None:
    drawing = Drawing(200, 100)
    one, two, three = (Sprite("credit", (number, 50), 10) for number in (10, 20, 30))
    drawing.put(one)
    drawing.under(two)
    drawing.put(three)
    scene = drawing.scene(READER, "words")
    assert (scene.ground, scene.items) == ((two,), (one, three))
    assert (scene.width, scene.height, scene.alt) == (200, 100, "words")


def test_a_place_to_choose_gets_a_rim_and_is_listed() -> None:
    scene = marked(two_places(), "here")
    assert scene.items == (Outline(HERE),)
    assert scene.marked == ("here",)


def test_marks_lie_above_the_pieces() -> None:
    drawing = two_places()
    drawing.put(Sprite("credit", (30, 30), 10))
    assert isinstance(marked(drawing, "here").items[0], Sprite)


def test_the_seat_s_own_place_is_preferred_to_a_shared_one() -> None:
    drawing = two_places()
    drawing.place("1/here", Box(0, 60, 30, 30))
    assert Outline(Box(0, 60, 30, 30)) in marked(drawing, "here", own="1/").items
    assert Outline(HERE) not in marked(drawing, "here", own="1/").items
    assert Outline(THERE) in marked(drawing, "there", own="1/").items


def test_a_mark_whose_place_is_not_in_the_picture_is_left_out() -> None:
    assert marked(two_places(), "elsewhere").items == ()


def test_a_place_that_changed_glows_unless_it_can_be_chosen() -> None:
    changed = {"here", "there", "elsewhere"}
    context = replace(READER, marks=("here",))
    scene = two_places().scene(context, "", changed=changed)
    rims = [item for item in scene.items if isinstance(item, Outline)]
    assert rims == [Outline(THERE, "changed"), Outline(HERE, "legal")]


def test_a_place_with_a_rim_of_its_own_is_marked_without_another() -> None:
    drawing = Drawing(400, 300)
    drawing.place("here", HERE, rimmed=True)
    scene = drawing.scene(replace(READER, marks=("here",)), "a test")
    assert scene.marked == ("here",)
    assert not [item for item in scene.items if isinstance(item, Outline)]
