"""A picture while it is being composed."""

from __future__ import annotations

from dataclasses import replace

from render.gallery import ChoiceMark
from render.kit.drawing import Drawing
from render.scene import Badge, Box, Outline, Scene, Sprite
from tests.render.scene_items import READER

HERE, THERE = Box(20, 20, 40, 30), Box(120, 20, 40, 30)


def marked(drawing: Drawing, *spots: str, own: str = "") -> Scene:
    """Return the drawing as a scene, with letters at these places."""
    marks = tuple(ChoiceMark(spot, "ABC"[number]) for number, spot in enumerate(spots))
    return drawing.scene(replace(READER, marks=marks), "", own)


def two_places() -> Drawing:
    drawing = Drawing(200, 100)
    drawing.place("here", HERE)
    drawing.place("there", THERE, (130, 30))
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


def test_a_place_to_choose_gets_a_rim_and_its_letter_at_the_lower_left() -> None:
    assert marked(two_places(), "here").items == (Outline(HERE), Badge("A", (34, 36)))


def test_a_letter_may_have_a_spot_of_its_own() -> None:
    assert Badge("A", (130, 30)) in marked(two_places(), "there").items


def test_rims_lie_below_all_letters() -> None:
    kinds = [type(item) for item in marked(two_places(), "here", "there").items]
    assert kinds == [Outline, Outline, Badge, Badge]


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
    context = replace(READER, marks=(ChoiceMark("here", "A"),))
    scene = two_places().scene(context, "", changed=changed)
    rims = [item for item in scene.items if isinstance(item, Outline)]
    assert rims == [Outline(THERE, "changed"), Outline(HERE, "legal")]
