"""The picture of the own nation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.view import TurnView
from render.scene import Box, Line, Panel, Scene
from render.underwater_cities.question.cost_strip import KINDS
from render.underwater_cities.question.frame import RIM
from render.underwater_cities.question.nation_picture import TAG, wanted
from render.underwater_cities.question.network import Network
from render.underwater_cities.question.questions import NATION, Question, sites_of
from tests.render.scene_items import names_in
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import composed, context, items, pack, texts

BOX = Box(16, 140, 1068, 552)


def nation(*spots: str, board: int = 1, owns: str = "") -> Scene:
    """Return the picture of a nation in which these sites can be chosen."""
    view = view_of(position(board=board, owns=owns))
    return composed(NATION, view, context(2, spots=spots))


def rims(scene: Scene) -> list[Panel]:
    """Return the panels rimmed as places that can be chosen."""
    panels = [item for item in items(scene) if isinstance(item, Panel)]
    return [item for item in panels if (item.edge, item.stroke) == ("legal", RIM)]


@pytest.mark.parametrize("board", sorted(pack().boards))
def test_every_place_has_its_name(board: int) -> None:
    said = set(texts(nation(board=board)))
    assert {f"C{number}" for number in range(1, 10)} <= said
    assert {"M1", "M2", "M3"} <= said


@pytest.mark.parametrize("board", sorted(pack().boards))
def test_every_site_can_be_chosen(board: int) -> None:
    sites = tuple(sorted(sites_of(pack().boards[board])))
    assert set(nation(*sites, board=board).marked) == set(sites)


def test_sites_that_can_be_chosen_bear_their_number_and_a_rim() -> None:
    scene = nation("c6.b2", "c9.x", "c1")
    assert {"2", "+"} <= set(texts(scene))
    assert len(rims(scene)) == 3
    assert "+" not in texts(nation("c1"))


def test_a_tunnel_that_can_be_chosen_is_a_bright_line() -> None:
    def bright(scene: Scene) -> int:
        return sum(isinstance(item, Line) and item.colour == "legal" for item in items(scene))

    assert bright(nation("t-c1-c2", "t-c8-c9")) == 2
    assert bright(nation("c1")) == 0


def test_a_city_that_is_not_connected_is_dark_with_a_dashed_rim() -> None:
    dashed = [item for item in items(nation()) if isinstance(item, Line) and item.colour == "warn"]
    assert len(dashed) == 1
    assert dashed[0].dashed
    assert "dome-white" in names_in(items(nation()))
    assert "dome-white-lit" in names_in(items(nation()))


def test_a_site_at_which_a_city_would_work_is_brighter_than_others() -> None:
    scene = nation("c3", "c7")
    network = Network(pack().boards[1], BOX)
    by_side = {one.box.centre[0] > network.centre("c5")[0]: one.fill for one in rims(scene)}
    assert by_side == {True: "plaza", False: "panel-deep"}


@pytest.mark.parametrize(
    ("spots", "kinds", "upgrade"),
    [
        (("c9.x",), ("farm", "desal", "lab"), False),
        (("t-c1-c2",), ("tunnel",), False),
        (("c1",), ("white", "purple"), False),
        (("c9.b1", "t-c8-c9"), (), True),
        ((), (), False),
    ],
)
def test_the_usual_costs_are_those_of_what_is_asked(
    spots: tuple[str, ...], kinds: tuple[str, ...], *, upgrade: bool
) -> None:
    assert wanted(Question(pack(), view_of(position()), 0, spots)) == (kinds, upgrade)


def test_all_usual_costs_are_shown_while_slot_and_card_are_still_to_be_used() -> None:
    turn = TurnView(0, "green_1", None, cloned=False, matched=False, built=())
    view = replace(view_of(position()), turn=turn)
    assert wanted(Question(pack(), view, 0, ())) == (KINDS, True)


def test_claimed_cards_lie_below_the_nation_unless_a_site_is_chosen() -> None:
    assert "type-action" in names_in(items(nation()))
    assert "type-action" not in names_in(items(nation("c1")))


def test_the_strip_says_what_one_has_what_comes_and_what_is_eaten() -> None:
    said = texts(nation(owns="7c 2k"))
    player = view_of(position()).players[0]
    assert {"17", "7", "2"} <= set(said)
    assert f"+{player.income.stock.credit}" in said
    assert f"\N{MINUS SIGN}{player.to_feed}" in said


@pytest.mark.parametrize("board", [5, 6, 7, 8])
def test_the_numbers_beside_sites_lie_over_tunnels(board: int) -> None:
    sites = tuple(sorted(pack().boards[board].city_of))
    drawn = items(nation(*sites, board=board))
    tags = [place for place, item in enumerate(drawn) if _is_tag(item)]
    tunnels = [place for place, item in enumerate(drawn) if isinstance(item, Line)]
    assert 0 < len(tags) < len(sites)
    assert min(tags) > max(tunnels)


def test_an_empty_site_has_its_number_inside_and_others_beside() -> None:
    empty, built = nation("c6.b2"), nation("c6.b1")
    assert "2" in texts(empty)
    assert not [item for item in items(empty) if _is_tag(item)]
    assert len([item for item in items(built) if _is_tag(item)]) == 1


def _is_tag(item: object) -> bool:
    return isinstance(item, Panel) and item.fill == "legal" and item.box.width == TAG
