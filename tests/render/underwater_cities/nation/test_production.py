"""The picture of the next Production: sources, sums, and food."""

from __future__ import annotations

from functools import cache

from engine.underwater_cities.components import RESOURCES
from render.scene import Panel, Scene
from render.underwater_cities.nation.production import COLUMNS, TALLEST, production_scene
from render.underwater_cities.nation.yields import yields
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import context, items, lettering, pack, sprites


@cache
def shown(seat: int = 0, nation: str | None = None) -> Scene:
    """The picture of a seat."""
    at = position(owns="4k") if nation is None else position(nation=nation)
    return production_scene(pack(), view_of(at), context(2), seat)


def test_points_and_resources_have_a_column_each_from_left_to_right() -> None:
    heads = [sprite for sprite in sprites(shown()) if sprite.name in COLUMNS][: len(COLUMNS)]
    assert tuple(sprite.name for sprite in heads) == ("point", *RESOURCES)
    assert [sprite.centre[0] for sprite in heads] == sorted(sprite.centre[0] for sprite in heads)
    assert len({sprite.centre[1] for sprite in heads}) == 1


def test_it_says_whose_production_it_is() -> None:
    for seat, name in enumerate(("Mira", "Maximiliane von Hohenstein-Berg")):
        (title,) = (word for word in lettering(shown(seat)) if word.text == name)
        assert title.colour == f"seat-{seat + 1}"


def test_there_is_a_line_for_every_source_and_three_sums() -> None:
    one, many = (shown(0, nation) for nation in ("", "c6 c8 t-c6-c9 t-c8-c9"))
    view = view_of(position(nation="c6 c8 t-c6-c9 t-c8-c9"))
    more = len(yields(pack(), view.players[0])) - 1
    assert many.height > one.height
    assert (many.height - one.height) % more == 0


def test_paired_buildings_are_framed_in_gold() -> None:
    framed = [item for item in items(shown()) if isinstance(item, Panel) and item.edge == "gold"]
    assert len(framed) == 2


def test_food_is_in_a_warning_colour_with_a_minus_sign() -> None:
    warned = {word.text for word in lettering(shown()) if word.colour == "warn"}
    assert warned == {"\N{MINUS SIGN}3"}


def test_what_is_in_stock_has_no_sign() -> None:
    texts = [word.text for word in lettering(shown())]
    assert {"17", "4"} <= set(texts)
    assert "+17" not in texts


def test_it_is_no_higher_than_can_be_shown() -> None:
    assert shown().height <= TALLEST
