"""The picture of the next Production."""

from __future__ import annotations

from engine.underwater_cities.production import Output
from render.scene import Scene
from render.underwater_cities.nation.yields import Piece, Yield, yields
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import composed, context, lettering, pack, sprites, words

COLUMNS = ("point", "credit", "kelp", "steelplast", "science", "biomatter")


NONE = "\N{EN DASH}"


def row(scene: Scene, name: str) -> tuple[str, ...]:
    """The numbers beside a name."""
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
