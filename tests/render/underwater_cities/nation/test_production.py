"""The picture of the next Production."""

from __future__ import annotations

from engine.underwater_cities.output import Output
from render.scene import Box, Scene
from render.underwater_cities.nation.production import TALLEST
from render.underwater_cities.nation.yields import Piece, Yield, yields
from tests.render.scene_items import names_in, outside, panels_in, within
from tests.render.underwater_cities.nations import NATION, position, view_of
from tests.render.underwater_cities.tables import composed, context, lettering, pack, sprites, words

COLUMNS = ("point", "credit", "kelp", "steelplast", "science", "biomatter")


NONE = "\N{EN DASH}"


def row(scene: Scene, name: str) -> tuple[str, ...]:
    """Return the numbers beside a name."""
    (head,) = (word.box for word in lettering(scene) if word.text == name)
    found = sorted(
        (word.box.left, word.text)
        for word in lettering(scene)
        if word.box.left > head.left and word.box.centre[1] == head.centre[1]
    )
    return tuple(text for _, text in found)


def dashed(*numbers: int) -> tuple[str, ...]:
    return tuple(str(number) if number else NONE for number in numbers)


def numbers(output: Output) -> tuple[int, ...]:
    return (output.points, *output.stock)


def named(found: Yield) -> str:
    return words().say(found.name)


def test_each_city_has_a_row_with_its_production() -> None:
    scene = composed("production", view_of(position()), context(2), seat=0)
    assert row(scene, "C9") == dashed(3, 0, 3, 0, 1, 0)
    assert row(scene, "C6") == dashed(0, 1, 0, 0, 0, 1)
    assert row(scene, "C8") == dashed(2, 0, 0, 0, 1, 0)


def test_an_unconnected_city_has_no_row() -> None:
    scene = composed("production", view_of(position()), context(2), seat=0)
    assert "C4" not in {word.text for word in lettering(scene)}


def test_tunnels_metropolises_and_cards_have_rows() -> None:
    at = position().claimed("freight_tolls")
    scene = composed("production", view_of(at), context(2), seat=0)
    assert row(scene, "2 tunnels") == dashed(0, 2, 0, 0, 0, 0)
    assert row(scene, "1 upgraded tunnel") == dashed(1, 1, 0, 0, 0, 0)
    assert row(scene, "Mint") == dashed(1, 2, 0, 0, 0, 0)
    assert row(scene, "Freight Tolls (83)") == dashed(0, 1, 0, 0, 0, 0)


def test_what_the_player_decides_about_shows_its_icons_instead_of_numbers() -> None:
    at = position().claimed("night_market")
    found = yields(pack(), view_of(at).players[0])[-1]
    assert (found.output, found.source) == (None, "night_market")
    assert found.pieces == (Piece("type-production"),)
    scene = composed("production", view_of(at), context(2), seat=0)
    title = next(word for word in lettering(scene) if "Night Market" in word.text)
    beside = [s.name for s in sprites(scene) if abs(s.centre[1] - title.box.centre[1]) < 20]
    assert {"kelp", "credit"} <= set(beside)


def test_the_sum_the_stock_and_the_food_stand_below() -> None:
    view = view_of(position(owns="1k"))
    scene = composed("production", view, context(2), seat=0)
    income = numbers(view.players[0].income)
    assert row(scene, "Production") == tuple(f"+{n}" if n else NONE for n in income)
    assert row(scene, "In stock") == dashed(17, 0, 1, 0, 0, 0)
    assert row(scene, "Feeding cities") == (NONE, NONE, "\N{MINUS SIGN}3", NONE, NONE, NONE)


def test_the_columns_are_points_and_resources_in_their_order() -> None:
    scene = composed("production", view_of(position()), context(2), seat=0)
    heads = [
        next(one for one in sprites(scene) if one.name == name and one.centre[1] < 180)
        for name in COLUMNS
    ]
    assert len({head.centre[1] for head in heads}) == 1
    assert [head.centre[0] for head in heads] == sorted(head.centre[0] for head in heads)


def test_the_player_is_named_in_the_own_colour() -> None:
    scene = composed("production", view_of(position()), context(2), seat=1)
    (name,) = [said for said in lettering(scene) if said.text == context(2).names[1]]
    assert name.colour == "seat-2"
    assert "seat-triangle" in names_in(scene.items)


def test_the_picture_is_as_high_as_it_has_sources() -> None:
    scenes = [
        composed("production", view_of(position(nation=nation)), context(2), seat=0)
        for nation in ("", NATION)
    ]
    assert scenes[0].height < scenes[1].height
    for scene in scenes:
        assert not outside((*scene.ground, *scene.items), Box(0, 0, scene.width, scene.height))


def test_many_sources_stand_closer_rather_than_make_the_picture_too_high() -> None:
    at = position()
    at.me().claimed = tuple(one.id for one in pack().cards.values() if one.type == "production")
    scene = composed("production", view_of(at), context(2), seat=0)
    assert scene.height <= TALLEST
    assert not outside((*scene.ground, *scene.items), Box(0, 0, scene.width, scene.height), 2)


def test_what_feeding_costs_is_written_in_another_colour_than_what_is_made() -> None:
    scene = composed("production", view_of(position(owns="1k")), context(2), seat=0)
    colours = {said.text: said.colour for said in lettering(scene)}
    assert colours["\N{MINUS SIGN}3"] == "warn"
    assert colours["+7"] == "text"
    assert colours[NONE] == "muted"


def test_pairs_that_make_more_together_are_framed() -> None:
    scene = composed("production", view_of(position()), context(2), seat=0)
    framed = [panel.box for panel in panels_in(scene.items) if panel.edge == "gold"]
    assert [names_in(within(scene.items, box)) for box in framed] == [["farm-up"], ["farm-up"]]
