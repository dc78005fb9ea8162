"""The picture of a single player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.words.names import area_name, thing
from engine.core.msg import msg
from render.antarctica.players.facts import rank
from render.scene import Outline, Scene, Sprite
from render.scene import Words as Lettering
from tests.render.antarctica.played import NOTHING, dashed, over, played
from tests.render.antarctica.tables import composed, context, items, lettering, seen, table, words


def row(scene: Scene, name: str) -> tuple[str, ...]:
    """Return the texts to the right of a name in its row, with 1 for a first-place rosette."""
    head = next(
        item
        for item in sorted(lettering(scene), key=lambda item: -item.box.left)
        if item.text == name
    )
    found = [
        (item.box.left, item.text)
        for item in lettering(scene)
        if item.box.left > head.box.left and item.box.top == head.box.top
    ]
    found += [
        (item.centre[0], "1")
        for item in items(scene)
        if isinstance(item, Sprite)
        and item.name == "first-place"
        and item.centre[1] == head.box.centre[1]
    ]
    return tuple(text for _, text in sorted(found))


@pytest.mark.parametrize("seat", range(3))
def test_each_area_has_ships_scientists_rank_and_points(seat: int) -> None:
    view = over(3)
    scores = {score.of: score for score in view.scores}
    scene = composed("sheet", view, context(3), seat=seat)
    for area in view.areas:
        ships = sum(ship.seat == seat for ship in area.ships)
        here, points = area.scientists[seat], scores[f"area:{area.number}"].points[seat]
        name = words().say(area_name(area.number), form="short")
        assert row(scene, name) == dashed(ships, here, rank(area.scientists, seat), points)


@pytest.mark.parametrize("seat", range(3))
def test_each_track_has_space_rank_and_points(seat: int) -> None:
    view = over(3)
    scores = {score.of: score for score in view.scores}
    scene = composed("sheet", view, context(3), seat=seat)
    for track in view.tracks:
        points = scores[f"track:{track.id}"].points[seat]
        shown = row(scene, words().say(thing(track.id), form="short"))
        assert shown == dashed(track.cubes[seat], rank(track.cubes, seat), points)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_closed_areas_and_tracks_have_no_row(seats: int) -> None:
    scene = composed("sheet", seen(table(seats), None), context(seats), seat=0)
    said = {item.text for item in lettering(scene)}
    assert ("Ross" in said) == (seats > 2)
    assert [name in said for name in ("Oceanography", "Climatology", "Astronomy")] == [
        True,
        seats > 2,
        seats > 3,
    ]


@pytest.mark.parametrize("seat", range(3))
def test_the_points_of_the_sections_are_those_of_the_player(seat: int) -> None:
    view = over(3)
    scene = composed("sheet", view, context(3), seat=seat)
    names = ("Areas", "Research tracks", "Cards with a star", "Discarded Resources")
    parts = [row(scene, name)[-1] for name in names]
    total = sum(score.points[seat] for score in view.scores)
    assert sum(int(part) for part in parts if part != NOTHING) == total
    assert str(total) in [item.text for item in lettering(scene)]


def test_what_lies_in_a_hand_is_only_counted() -> None:
    at = played(3, 70)
    for seat in range(3):
        expected = composed("sheet", seen(at, None), context(3), seat=seat)
        assert composed("sheet", seen(at, seat), context(3), seat=seat) == expected


def outlined(scene: Scene) -> set[str]:
    """Return the texts in outlined rows."""
    rows = [item.box for item in items(scene) if isinstance(item, Outline)]
    return {
        said.text
        for said in lettering(scene)
        for box in rows
        if box.left <= said.box.left and box.top <= said.box.centre[1] <= box.bottom
        if said.box.right <= box.right
    }


def test_since_the_last_look_the_rows_that_read_differently_are_outlined() -> None:
    at = played(3, 40)
    before, now = seen(at, 0), seen(played(3, 60), 0)
    since = replace(context(3), before=before)
    said = [words().say(area_name(area.number), form="short") for area in now.areas if area.open]
    said += [words().say(thing(track.id), form="short") for track in now.tracks]
    for seat in range(3):
        found = outlined(composed("sheet", now, since, seat=seat))
        then, later = (composed("sheet", view, context(3), seat=seat) for view in (before, now))
        assert {name for name in said if row(then, name) != row(later, name)} == found & set(said)
        supply = now.players[seat].scientists != before.players[seat].scientists
        assert (words().say(msg("antarctica-picture-supply")) in found) == supply
    assert outlined(composed("sheet", before, since, seat=0)) == set()
    assert outlined(composed("sheet", now, context(3), seat=0)) == set()


def test_words_of_the_sheet_are_not_larger_than_their_rows() -> None:
    scene = composed("sheet", over(4), context(4, "it"), seat=1)
    assert all(item.size <= item.box.height for item in scene.items if isinstance(item, Lettering))
