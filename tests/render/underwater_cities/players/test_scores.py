"""The picture of the scores."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.core.msg import msg
from engine.underwater_cities.view import UnderwaterCitiesView
from render.scene import Panel, Scene
from render.underwater_cities.players.scores import rows
from render.underwater_cities.players.standings import ranked, standing
from tests.engine.underwater_cities.scene import GAME
from tests.render.underwater_cities.holdings import ended
from tests.render.underwater_cities.nations import position
from tests.render.underwater_cities.tables import (
    LOCALES,
    composed,
    context,
    items,
    lettering,
    pack,
    sprites,
    words,
)

NONE = "\N{EN DASH}"
SHAPES = ("disc", "triangle", "square", "diamond")


def columns(scene: Scene) -> dict[int, int]:
    """Return the approximate horizontal position of each seat's column."""
    return {
        SHAPES.index(sprite.name.removeprefix("seat-")): sprite.centre[0]
        for sprite in sprites(scene)
        if sprite.name.startswith("seat-")
    }


def row(scene: Scene, name: str, seats: int) -> tuple[str, ...]:
    """Return the numbers in a row by seat, with an empty text for each that is missing."""
    (head,) = (word.box for word in lettering(scene) if word.text == name)
    cells = {
        word.box.left: word.text
        for word in lettering(scene)
        if word.box.left > head.left and word.box.centre[1] == head.centre[1]
    }
    marks = columns(scene)
    found = {}
    for seat in range(seats):
        near = [text for left, text in cells.items() if left <= marks[seat] < left + 130]
        found[seat] = near[0] if near else ""
    return tuple(found[seat] for seat in range(seats))


def dashed(*numbers: int) -> tuple[str, ...]:
    return tuple(str(number) if number else NONE for number in numbers)


def test_the_sections_of_each_seat_are_those_of_the_final_scoring() -> None:
    view = ended()
    scene = composed("scores", view, context(3))
    scores = [player.score for player in view.players]
    expected = {
        "Points so far": [score.before for score in scores],
        "Metropolises": [sum(part.points for part in score.tiles) for score in scores],
        "End-scoring cards": [sum(part.points for part in score.cards) for score in scores],
        "Cities": [sum(city.points for city in score.cities) for score in scores],
        "Resources left": [score.resources for score in scores],
        "Total": [score.total for score in scores],
    }
    assert {name: row(scene, name, 3) for name in expected} == {
        name: dashed(*numbers) for name, numbers in expected.items()
    }


def test_sections_add_up_to_the_total_which_is_the_result() -> None:
    view = ended()
    assert view.result is not None
    heads = [line for line in rows(pack(), view) if line.head]
    *sections, total = heads
    sums = tuple(
        sum(line.numbers[seat] or 0 for line in sections) for seat in range(len(view.players))
    )
    assert total.last
    assert total.numbers == sums == view.result.scores


def test_parts_add_up_to_the_section_above_them() -> None:
    lines = rows(pack(), ended())
    parts: list[tuple[int | None, ...]] = []
    checked = 0
    for line in reversed(lines):
        if not line.head:
            parts.append(line.numbers)
        elif parts:
            sums = tuple(sum(n or 0 for n in column) for column in zip(*parts, strict=True))
            assert sums == line.numbers
            parts, checked = [], checked + 1
    assert checked >= 2


def test_an_end_scoring_card_has_a_number_only_for_its_owner() -> None:
    at = position(2).claimed(47, seat=1)
    view = GAME.view(at.state, None)
    scored = view.players[1].score.cards
    assert len(scored) == 1
    title = words().say(rows(pack(), view)[_line_of(view)].name)
    first, second = row(composed("scores", view, context(2)), title, 2)
    assert (first, second) == ("", *dashed(scored[0].points))


def _line_of(view: UnderwaterCitiesView) -> int:
    """Return the index of the line of the first single card."""
    lines = rows(pack(), view)
    heads = [n for n, line in enumerate(lines) if line.icon == "type-end"]
    return heads[0] + 1


def test_cities_are_told_apart_by_the_kinds_of_their_buildings() -> None:
    scene = composed("scores", ended(), context(3))
    said = {word.text for word in lettering(scene)}
    assert {"With 2 kinds of buildings", "With 1 kind of building", "Without buildings"} <= said
    assert "With 3 kinds of buildings" not in said


def test_the_total_is_the_largest_figure() -> None:
    scene = composed("scores", ended(), context(3))
    numbers = {word.size: word.text for word in lettering(scene) if word.text.isdecimal()}
    totals = {str(player.score.total) for player in ended().players}
    assert numbers[max(numbers)] in totals


def test_the_first_place_is_crowned_lit_and_in_front() -> None:
    scene = composed("scores", ended(), context(3))
    where = columns(scene)
    assert where[1] == min(where.values())
    assert [sprite.name for sprite in sprites(scene)].count("crown") == 1
    (lit,) = (item.box for item in items(scene) if isinstance(item, Panel) and item.edge == "gold")
    assert lit.left < where[1] < lit.right


def test_while_a_game_runs_nobody_is_crowned() -> None:
    view = replace(ended(), result=None)
    scene = composed("scores", view, context(3))
    assert "crown" not in {sprite.name for sprite in sprites(scene)}
    assert "Scores so far" in {word.text for word in lettering(scene)}
    assert standing(view) == (2, 1, 3)
    assert ranked(view) == [1, 0, 2]


@pytest.mark.parametrize(
    ("reason", "place", "crowns"),
    [("solo_won", 1, 1), ("solo_lost", 2, 0)],
)
def test_the_solo_game_says_whether_it_is_won(reason: str, place: int, crowns: int) -> None:
    view = replace(ended(1), result=Result((105,), (place,), reason))
    scene = composed("scores", view, context(1))
    key = f"underwater-cities-end-{reason.replace('_', '-')}"
    assert words().say(msg(key)) in {word.text for word in lettering(scene)}
    assert [sprite.name for sprite in sprites(scene)].count("crown") == crowns


@pytest.mark.parametrize("locale", LOCALES)
def test_many_end_scoring_cards_leave_the_picture_small_enough(locale: str) -> None:
    at = position(4)
    cards = tuple(card.id for card in pack().cards.values() if card.type == "end")
    for seat in range(4):
        at.me(seat).claimed = cards[seat::4]
    scene = composed("scores", GAME.view(at.state, None), context(4, locale))
    assert scene.height <= 1600
