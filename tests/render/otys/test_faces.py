"""The faces of single components."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from render.kit.icon_rows import Icon
from render.otys.faces import (
    contract_code,
    contract_face,
    sponsor_face,
    token_back,
    token_face,
)
from render.otys.glyphs import back_row, front_row
from render.scene import Box, Item, Sprite
from tests.render.otys.tables import (
    composed,
    context,
    items,
    pack,
    seen,
    table,
    turn,
    words,
)
from tests.render.scene_items import (
    extent,
    names_in,
    outside,
    overlap,
    panels_in,
    sprites_in,
    texts_in,
    within,
    words_in,
)


def test_four_cubes_alike_are_laid_two_by_two() -> None:
    cards = ("contract_free_10", None, None)
    at = table(2)
    scene = composed("board", replace(seen(at, turn(at)), public=cards), context(2))
    cubes = [i.centre for i in items(scene) if isinstance(i, Sprite) and i.name == "any-cube"]
    assert len(cubes) == 4
    assert len({x for x, _ in cubes}) == len({y for _, y in cubes}) == 2


CARD = Box(20, 30, 200, 240)
TOKEN = Box(10, 10, 108, 108)


def card(name: str, box: Box = CARD) -> list[Item]:
    """Return the items of a contract's face."""
    return list(contract_face(pack().contracts[name], contract_code(name, words()), box))


@pytest.mark.parametrize(
    ("name", "code"), [("contract_exact_05", "E5"), ("contract_free_10", "F10")]
)
def test_the_code_of_a_contract_is_short(name: str, code: str) -> None:
    assert contract_code(name, words()) == code


@pytest.mark.parametrize("name", list(pack().contracts))
def test_a_contract_shows_its_points_and_all_its_cubes_in_its_box(name: str) -> None:
    contract, found = pack().contracts[name], card(name)
    assert texts_in(found)[:2] == [str(contract.points), contract_code(name, words())]
    assert names_in(found).count("point") == 1
    cubes = [one for one in names_in(found) if one == "any-cube" or one.startswith("cube-")]
    assert len(cubes) == contract.cubes
    assert not outside(found, CARD, 2)


def test_cubes_of_a_contract_do_not_overlap() -> None:
    for name in ("contract_exact_19", "contract_free_08", "contract_exact_17"):
        cubes = [extent(item) for item in sprites_in(card(name)) if "cube" in item.name]
        assert not any(overlap(one, other) for one, other in combinations(cubes, 2))


def rows_of(name: str, box: Box = CARD) -> list[list[str]]:
    """Return the cubes of a contract, row by row."""
    found: dict[int, list[str]] = {}
    for item in sprites_in(card(name, box)):
        if item.name.startswith("cube-"):
            found.setdefault(item.centre[1], []).append(item.name.removeprefix("cube-"))
    return [found[row] for row in sorted(found)]


def test_cubes_of_one_resource_share_a_row_and_single_ones_stand_two_by_two() -> None:
    assert rows_of("contract_exact_05") == [["metal"], ["plant", "plant"]]
    assert rows_of("contract_exact_13") == [["metal", "plant"], ["fuel"]]


def test_groups_stand_side_by_side_where_a_card_is_wide() -> None:
    assert rows_of("contract_exact_20", Box(0, 0, 300, 120)) == [
        ["metal", "plant", "fuel"],
        ["plant"],
    ]


@pytest.mark.parametrize(("name", "cubes"), [("02", [1, 1, 1]), ("08", [2, 2, 1]), ("10", [4])])
def test_a_free_contract_is_golden_and_each_of_its_groups_lies_in_a_capsule(
    name: str, cubes: list[int]
) -> None:
    free, exact = card(f"contract_free_{name}"), card("contract_exact_05")
    face, *capsules = panels_in(free)
    assert face.edge == "gold" != panels_in(exact)[0].edge
    found = [names_in(within(free, capsule.box)).count("any-cube") for capsule in capsules]
    assert found == cubes
    assert len(panels_in(exact)) == 1
    assert len(texts_in(free)) == len(texts_in(exact))


def test_only_a_contract_with_a_bonus_has_a_foot_with_it() -> None:
    rich, bare = names_in(card("contract_exact_01")), names_in(card("contract_exact_05"))
    assert rich[-3:] == ["plus", "credit", "battery"]
    assert not {"plus", "credit", "battery"} & set(bare)


def test_a_token_shows_its_front_above_and_its_back_below() -> None:
    reward = pack().rewards["reward_03"]
    found = list(token_face(reward, TOKEN))
    face, foot = panels_in(found)
    assert (face.box, face.edge) == (TOKEN, reward.background)
    assert foot.box.top > TOKEN.centre[1]
    front = [glyph.name for glyph in front_row(reward) if isinstance(glyph, Icon)]
    back = [glyph.name for glyph in back_row(reward) if isinstance(glyph, Icon)]
    assert set(front) <= set(names_in(found))
    assert names_in(within(found, foot.box)) == ["contract", "arrow-right", *back]
    assert not outside(found, TOKEN, 2)


def test_a_token_need_not_say_when_its_back_is_worth_something() -> None:
    found = list(token_face(pack().rewards["reward_03"], TOKEN, explained=False))
    assert "contract" not in names_in(found)


def test_the_back_of_a_token_lies_on_a_plinth_in_its_colour() -> None:
    for reward in pack().rewards.values():
        found = list(token_back(reward, TOKEN))
        plinth, *icons = sprites_in(found)
        assert (plinth.name, plinth.tint, plinth.centre) == (
            "reward-plinth",
            reward.background,
            TOKEN.centre,
        )
        assert [one.name for one in icons if one.name != "cross"] == [
            glyph.name for glyph in back_row(reward) if isinstance(glyph, Icon)
        ]
        assert not outside(found, TOKEN, 2)


@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_a_sponsor_has_its_emblem_with_the_sign_of_its_side(side: str) -> None:
    sponsor = pack().sponsors[f"sponsor_2_{side}"]
    found = list(sponsor_face(sponsor, Box(0, 0, 300, 90)))
    assert names_in(found)[:2] == [f"sponsor-{sponsor.tile}", f"side-{side}"]
    assert (panels_in(found)[0].edge == "gold") == (side == "advanced")
    assert texts_in(found) == [] or not any(" " in said for said in texts_in(found))


def test_the_words_of_a_sponsor_stand_below_its_icons() -> None:
    box = Box(0, 0, 400, 100)
    found = list(sponsor_face(pack().sponsors["sponsor_1_basic"], box, "Gain a Credit."))
    (said,) = [item for item in words_in(found) if item.text == "Gain a Credit."]
    assert not outside(found, box, 2)
    icons = sprites_in(found)[2:]
    assert icons
    assert all(extent(icon).bottom <= said.box.top + 2 for icon in icons)
