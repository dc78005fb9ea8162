from __future__ import annotations

import pytest

from tests.engine.otys.scene import Scene, on_level

QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
TWICE = "1 3 2 4 5"
RESOURCES = {"M": "metal", "P": "plant", "F": "fuel", "T": "tech"}
# Row of the Store, then for a Basic and an Upgraded Trader: Credits, points (0: not offered).
SALES = [(1, (3, 1), (4, 2)), (2, (2, 0), (3, 1)), (3, (1, 0), (2, 1))]
PURCHASES = [(1, 3, 2), (2, 2, 1), (3, 1, 0)]


def trading(
    trader: str, store: str, cubes: str = "", *, credits_held: int = 9, sponsors: str = QUIET
) -> Scene:
    """Seat 0 trades on level 3, with nothing but trades to do there."""
    scene = Scene(sponsors=sponsors, store=store).public("contract_free_10", "contract_free_09")
    levels = f"L3:{cubes}" if cubes else ""
    scene.board(0, on_level(3, trader), levels, credits=credits_held, batteries=1)
    return scene.play("key:3", "activate")


@pytest.mark.rule("OT-9.1")
@pytest.mark.parametrize("stored", [0, 1, 2])
def test_sale_puts_the_cube_on_the_next_row_of_its_column(stored: int) -> None:
    scene = trading("TR", f"M2 P{stored} F1", "P").play("sell:plant:credits")
    assert scene.state.store == (2, stored + 1, 1, 0)
    assert scene.me().credits == 9 + (3 - stored)
    assert scene.cubes(3) == ""


@pytest.mark.rule("OT-9.1")
@pytest.mark.parametrize("stored", [1, 2, 3])
def test_purchase_takes_the_lowest_cube_of_its_column(stored: int) -> None:
    scene = trading("TR", f"M2 P{stored} F1", "T").play("buy:plant")
    assert scene.state.store == (2, stored - 1, 1, 0)
    assert scene.me().credits == 9 - (4 - stored)
    assert scene.cubes(3) == "PT"


@pytest.mark.rule("OT-9.2", "OT-9.3")
@pytest.mark.parametrize("letter", RESOURCES)
@pytest.mark.parametrize(("row", "basic"), [(row, basic) for row, basic, _ in SALES])
def test_basic_sale_pays_by_row_in_every_column(
    letter: str, row: int, basic: tuple[int, int]
) -> None:
    name, store = RESOURCES[letter], f"{letter}{row - 1}"
    scene = trading("TR", store, letter)
    points = [f"sell:{name}:points"] if basic[1] else []
    assert scene.keys_with("sell") == [f"sell:{name}:credits", *points]
    for way in scene.keys_with("sell"):
        sold = trading("TR", store, letter).play(way)
        gained = (sold.me().credits - 9, sold.me().points)
        assert gained == ((0, basic[1]) if way.endswith("points") else (basic[0], 0))


@pytest.mark.rule("OT-9.2")
@pytest.mark.parametrize("letter", RESOURCES)
@pytest.mark.parametrize(("row", "price"), [(row, basic) for row, basic, _ in PURCHASES])
def test_basic_purchase_costs_the_credits_of_its_row_in_every_column(
    letter: str, row: int, price: int
) -> None:
    scene = trading("TR", f"{letter}{row}", credits_held=price)
    scene.play(f"buy:{RESOURCES[letter]}")
    assert (scene.me().credits, scene.cubes(3)) == (0, letter)


@pytest.mark.rule("OT-9.3")
def test_points_and_credits_are_never_mixed() -> None:
    scene = trading("TR", "", "M")
    assert scene.keys == ["sell:metal:credits", "sell:metal:points", "end"]
    scene.play("sell:metal:points")
    assert (scene.me().points, scene.me().credits) == (1, 9)


@pytest.mark.rule("OT-9.4")
@pytest.mark.parametrize(("row", "upgraded"), [(row, upgraded) for row, _, upgraded in SALES])
def test_upgraded_trader_gains_one_more_of_the_chosen_kind(
    row: int, upgraded: tuple[int, int]
) -> None:
    store = f"F{row - 1}"
    sold = trading("TR+", store, "F").play("sell:fuel:credits")
    assert (sold.me().credits - 9, sold.me().points) == (upgraded[0], 0)
    sold = trading("TR+", store, "F").play("sell:fuel:points")
    assert (sold.me().credits - 9, sold.me().points) == (0, upgraded[1])


@pytest.mark.rule("OT-9.4")
@pytest.mark.parametrize(("row", "price"), [(row, upgraded) for row, _, upgraded in PURCHASES])
def test_upgraded_trader_buys_for_one_less(row: int, price: int) -> None:
    scene = trading("TR+", f"T{row}", credits_held=price).play("buy:tech")
    assert (scene.me().credits, scene.cubes(3)) == (0, "T")


@pytest.mark.rule("OT-9.5")
@pytest.mark.parametrize("trader", ["TR", "TR+"])
def test_full_column_takes_no_cube_and_empty_column_gives_none(trader: str) -> None:
    scene = trading(trader, "M3 P0 F1", "MP")
    sales = ["sell:plant:credits", "sell:plant:points"]
    assert scene.keys == [*sales, "buy:metal", "buy:fuel", "end"]


@pytest.mark.rule("OT-9.5")
def test_full_level_has_no_room_for_a_purchase() -> None:
    assert trading("TR", "F2", "MPFT").keys_with("buy") == []
    assert trading("TR", "F2", "MPF").keys_with("buy") == ["buy:fuel"]


@pytest.mark.rule("OT-9.5")
@pytest.mark.parametrize(("trader", "price"), [("TR", 2), ("TR+", 1)])
def test_purchase_is_paid_in_credits_only(trader: str, price: int) -> None:
    scene = Scene(sponsors=QUIET, store="M2")
    scene.board(0, on_level(3, trader), credits=price - 1, batteries=5, points=9, neutral_x=2)
    assert scene.play("key:3", "activate").keys == ["resurface", "oxygen"]


@pytest.mark.rule("OT-9.5")
def test_only_cubes_of_the_active_level_can_be_sold() -> None:
    scene = Scene(sponsors=QUIET).public("contract_free_10", "contract_free_09")
    scene.board(0, on_level(3, "TR"), "L2:P L3:M L4:F", batteries=1)
    scene.play("key:3", "activate")
    assert scene.keys == ["sell:metal:credits", "sell:metal:points", "end"]


@pytest.mark.rule("OT-9.6")
def test_cube_can_be_sold_and_bought_back_at_the_rows_then_valid() -> None:
    scene = trading("TR", "P1", "P", credits_held=0, sponsors=TWICE).play("sell:plant:credits")
    assert (scene.me().credits, scene.state.store) == (2, (0, 2, 0, 0))
    assert "buy:plant" in scene.keys
    scene.play("buy:plant")
    assert (scene.me().credits, scene.cubes(3)) == (0, "P")
    assert scene.state.store == (0, 1, 0, 0)


@pytest.mark.rule("OT-9.6")
def test_two_sales_of_one_resource_go_down_the_rows() -> None:
    scene = trading("TR", "", "MM", credits_held=0, sponsors=TWICE)
    scene.play("sell:metal:credits", "sell:metal:credits")
    assert (scene.me().credits, scene.state.store) == (3 + 2, (2, 0, 0, 0))


@pytest.mark.rule("OT-9.6")
def test_store_changes_by_trades_alone() -> None:
    scene = Scene(3, store="M3 P2 F1").board(0, cubes="L4:MM").public("contract_exact_01")
    scene.play("fulfil:contract_exact_01:4:MM")
    for _ in range(40):
        scene.defaults()
    assert scene.state.round > 3
    assert scene.state.store == (3, 2, 1, 0)
