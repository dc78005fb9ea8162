"""Cards, contracts, Rewards, and the piles and the bag from which they are drawn."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.icons.drawing.palette import CORAL, FUEL, METAL, PLANT, TEAL
from render.icons.otys.cards import ICONS
from tests.render.icons.comparisons import apart, covered, outline, overlap, part, share, sprite

RED = "#D02020"
CONTRACTS = ("contract", "contract-exact", "contract-free")
REWARDS = ("reward", "reward-back", "reward-plinth")
VIOLET = "#6E5A9E"


@pytest.mark.parametrize(("one", "two"), [*combinations(CONTRACTS, 2)])
def test_contracts_share_a_scroll_and_differ_in_what_is_on_it(one: str, two: str) -> None:
    assert overlap(sprite(one), sprite(two)) > 0.95
    assert apart(part(sprite(one), 20, 20, 80, 80), part(sprite(two), 20, 20, 80, 80)) > 30


def test_an_exact_contract_names_its_cubes() -> None:
    exact = sprite("contract-exact")
    for corner, colour in (
        ((22, 24), METAL),
        ((56, 24), METAL),
        ((22, 56), PLANT),
        ((56, 56), FUEL),
    ):
        x, y = corner
        assert share(part(exact, x, y, x + 22, y + 22), colour) > 0.15


def test_a_free_contract_asks_for_two_groups_of_any_cubes() -> None:
    free = sprite("contract-free")
    middles = [(28, 29), (62, 29), (28, 61), (62, 61)]
    full = [share(part(free, x, y, x + 10, y + 10), VIOLET) > 0.8 for x, y in middles]
    assert full == [True, True, False, False]
    assert all(share(part(free, x, 56, x + 8, 76), VIOLET) > 0.4 for x in (20, 54))


def test_a_sealed_contract_bears_a_seal() -> None:
    assert share(part(sprite("contract"), 58, 56, 78, 76), CORAL) > 0.5
    assert share(part(sprite("contract-free"), 58, 56, 78, 76), CORAL) == 0


@pytest.mark.parametrize(("one", "two"), [*combinations(REWARDS, 2)])
def test_rewards_share_their_hexagon(one: str, two: str) -> None:
    assert outline(sprite(one)).tobytes() == outline(sprite(two)).tobytes()


def test_an_immediate_bonus_and_a_permanent_one_have_their_own_colours() -> None:
    rim = (12, 45, 19, 60)
    assert share(part(sprite("reward"), *rim), CORAL) > 0.5
    assert share(part(sprite("reward-back"), *rim), TEAL) > 0.5


@pytest.mark.parametrize("name", ["token-plinth", "tile-plinth", "reward-plinth"])
def test_what_bears_a_sign_is_dark_in_the_middle_and_tinted_at_its_rim(name: str) -> None:
    piece = sprite(name, RED)
    assert share(part(piece, 35, 35, 65, 65), RED) == 0
    assert covered(part(piece, 35, 35, 65, 65)) == 1
    assert share(piece, RED) > 0.1


def test_a_round_piece_has_no_corners_and_a_square_one_has() -> None:
    corner = (10, 7, 16, 13)
    assert covered(part(sprite("token-plinth"), *corner)) == 0
    assert covered(part(sprite("tile-plinth"), *corner)) == 1


def test_a_card_is_narrower_than_high_and_a_deck_is_several_cards() -> None:
    assert sprite("card").size == sprite("card-back").size
    assert sprite("card").width < sprite("card").height
    assert covered(part(sprite("deck"), 76, 20, 84, 90)) > 0.8


def test_a_card_shows_its_colour_on_the_face_and_all_over_its_back() -> None:
    face, back = sprite("card", RED), sprite("card-back", RED)
    assert share(face, RED) < share(back, RED)
    assert share(part(face, 14, 10, 58, 26), RED) > 0.7
    assert ICONS["deck"].colour is None
