from __future__ import annotations

import pytest

from tests.engine.otys.scene import Scene, on_level

QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
TWICE = "1 3 2 4 5"
FREE = "3 2 1A 4 5"
DRAW = [f"contract_exact_{number:02}" for number in (17, 18, 19, 20)]


def spying(own: str, *others: str, sponsors: str = QUIET, credits_held: int = 9) -> Scene:
    """Seat 0 with this Spy on level 3, the others clockwise with these divers there."""
    scene = Scene(1 + len(others), sponsors=sponsors, store="M1 P3")
    for seat, diver in enumerate(others, 1):
        scene.board(seat, on_level(3, diver), "L3:T", credits=5, batteries=5, track="1 5")
    scene.display(3, "reward_18", "reward_19")
    return scene.board(0, on_level(3, own), credits=credits_held)


def act(scene: Scene) -> Scene:
    """Seat 0 has come to Phase 2 on level 3."""
    scene.play("key:3")
    return scene.play("activate") if scene.pick.find("activate") else scene


@pytest.mark.rule("OT-8.8")
@pytest.mark.parametrize(("spy", "price"), [("SP", 1), ("SP+", 0)])
def test_spy_pays_to_draw_four_and_keep_one(spy: str, price: int) -> None:
    scene = act(spying(spy, "TE", credits_held=1).next_cards(*DRAW)).play("draw")
    assert scene.keys == [f"keep:{card}" for card in DRAW]
    assert scene.me().credits == 1 - price
    scene.play(f"keep:{DRAW[1]}")
    assert scene.me().contracts == (DRAW[1],)


@pytest.mark.rule("OT-8.8")
@pytest.mark.parametrize(("spy", "price"), [("SP", 1), ("SP+", 0)])
def test_spy_pays_to_use_a_neighbours_diver_of_its_own_level(spy: str, price: int) -> None:
    scene = act(spying(spy, "TE", credits_held=1))
    assert scene.keys == ["draw", "copy:2:take:tech", "end"]
    scene.play("copy:2:take:tech")
    assert (scene.me().credits, scene.cubes(3)) == (1 - price, "T")


@pytest.mark.rule("OT-8.8")
def test_spy_acts_once_either_way() -> None:
    for way in ("draw", "copy:2:take:tech"):
        scene = act(spying("SP", "TE").next_cards(*DRAW)).play(way)
        scene.play(*scene.keys_with("keep")[:1])
        assert scene.pick.seat == 1


@pytest.mark.rule("OT-8.8")
def test_basic_spy_without_a_credit_does_nothing() -> None:
    scene = spying("SP", "ME", credits_held=0)
    scene.me().batteries = 1
    assert act(scene).keys == ["resurface", "oxygen"]


@pytest.mark.rule("OT-8.9")
def test_with_two_seats_the_opponent_is_offered_once() -> None:
    assert act(spying("SP", "FE")).keys_with("copy") == ["copy:2:take:fuel"]


@pytest.mark.rule("OT-8.9")
def test_with_three_seats_both_others_are_neighbours() -> None:
    scene = act(spying("SP", "FE", "ME"))
    assert scene.keys_with("copy") == ["copy:2:take:fuel", "copy:3:take:metal"]


@pytest.mark.rule("OT-8.9")
def test_with_four_seats_the_player_opposite_cannot_be_reached() -> None:
    scene = act(spying("SP", "FE", "ME", "PE"))
    assert scene.keys_with("copy") == ["copy:2:take:fuel", "copy:4:take:plant"]


@pytest.mark.rule("OT-8.9")
def test_left_neighbour_is_the_next_in_turn_order_not_in_seat_number() -> None:
    scene = spying("SP", "FE", "ME", "PE")
    scene.state.order = (3, 1, 0, 2)
    copies = act(scene).keys_with("copy")
    assert copies == ["copy:3:take:metal", "copy:2:take:fuel"]


@pytest.mark.rule("OT-8.10")
@pytest.mark.parametrize(
    ("diver", "way", "changes"),
    [
        ("ME+", "take:metal+gain", {"levels", "neutral_x", "supply", "credits"}),
        ("PE+", "take:plant+gain", {"levels"}),
        ("FE+", "take:fuel+gain", {"levels", "batteries", "credits"}),
        ("TE+", "take:tech+key:2", {"levels", "track", "keys", "credits"}),
        ("TR+", "buy:plant", {"levels", "store", "credits"}),
        ("TR", "sell:metal:points", {"levels", "store", "credits", "points"}),
        ("EN", "improve:hacker", {"hacker", "credits"}),
        ("EN+", "improve:mechanic", {"mechanic", "credits"}),
        ("EX", "explore:reward_18", {"rewards", "batteries", "credits", "display", "bag"}),
    ],
)
def test_copied_diver_works_only_on_the_side_of_the_spys_owner(
    diver: str, way: str, changes: set[str]
) -> None:
    scene = spying("SP", diver, sponsors=TWICE)
    scene.board(0, on_level(3, "SP"), "L3:M", credits=9, track="4 2", keys="1 3 5 X")
    scene.state.store = (0, 3, 0, 0)
    act(scene)
    before = scene.facts()
    scene.play(f"copy:2:{way}")
    shared = {"supply": "neutral_x", "store": "store", "display": "display", "bag": "bag"}
    expected = {shared.get(name, f"{name}:0") for name in changes}
    assert set(scene.changed(before)) == expected


@pytest.mark.rule("OT-8.10")
def test_copied_expert_needs_room_on_the_own_level_not_on_the_owners() -> None:
    scene = spying("SP", "ME").board(1, on_level(3, "ME"), "L3:TTTT")
    assert act(scene).keys_with("copy") == ["copy:2:take:metal"]
    scene = spying("SP", "ME").board(0, on_level(3, "SP"), "L3:MPFT", credits=9)
    assert act(scene).keys_with("copy") == []


@pytest.mark.rule("OT-8.10")
def test_copied_engineer_is_bound_by_the_own_tracks() -> None:
    scene = spying("SP", "EN").board(0, on_level(3, "SP"), credits=9, max_move=4, threshold=5)
    scene.board(1, on_level(3, "EN"), threshold=3)
    assert act(scene).keys_with("copy") == ["copy:2:improve:hacker"]


@pytest.mark.rule("OT-8.11")
@pytest.mark.parametrize(
    ("spy", "copied", "way", "price"),
    [
        ("SP", "EX", "explore:reward_18", 3),
        ("SP", "EX+", "explore:reward_18", 2),
        ("SP+", "EX", "explore:reward_18", 2),
        ("SP+", "EX+", "explore:reward_18", 1),
        ("SP", "EN", "improve:hacker", 2),
        ("SP", "EN+", "improve:hacker", 1),
        ("SP+", "EN+", "improve:hacker", 0),
        ("SP", "ME", "take:metal", 1),
        ("SP+", "ME", "take:metal", 0),
    ],
)
def test_price_of_a_copy_is_both_costs_and_must_be_there(
    spy: str, copied: str, way: str, price: int
) -> None:
    scene = act(spying(spy, copied, credits_held=price)).play(f"copy:2:{way}")
    assert scene.me().credits == 0
    if price:
        poor = spying(spy, copied, credits_held=price - 1)
        poor.me().batteries = 1
        assert act(poor).keys_with("copy") == []


@pytest.mark.rule("OT-8.11")
def test_sale_through_the_copy_cannot_pay_for_the_spy() -> None:
    scene = spying("SP", "TR")
    scene.board(0, on_level(3, "SP"), "L3:M", credits=0, batteries=1)
    assert act(scene).keys_with("copy") == []


@pytest.mark.rule("OT-8.11")
@pytest.mark.parametrize(
    ("spy", "trader", "needed"), [("SP", "TR", 4), ("SP", "TR+", 3), ("SP+", "TR", 3)]
)
def test_purchase_through_a_copy_needs_the_spys_cost_beside_the_price(
    spy: str, trader: str, needed: int
) -> None:
    scene = act(spying(spy, trader, credits_held=needed))
    assert "copy:2:buy:metal" in scene.keys
    scene.play("copy:2:buy:metal")
    assert (scene.me().credits, scene.cubes(3)) == (0, "M")
    short = act(spying(spy, trader, credits_held=needed - 1))
    assert short.keys_with("copy") == ["copy:2:buy:plant"]


@pytest.mark.rule("OT-8.11")
def test_copied_diver_works_with_the_side_its_tile_shows() -> None:
    basic = act(spying("SP+", "FE"))
    assert basic.keys_with("copy") == ["copy:2:take:fuel"]
    scene = act(spying("SP", "FE+"))
    ways = ["take:fuel+gain", "take:fuel", "gain"]
    assert scene.keys_with("copy") == [f"copy:2:{way}" for way in ways]


@pytest.mark.rule("OT-8.11")
def test_own_upgraded_tile_of_the_same_diver_does_not_help_the_copy() -> None:
    scene = spying("SP", "EX", credits_held=2)
    scene.me().upgraded = ("explorer", "trader")
    assert act(scene).keys == ["draw", "end"]


@pytest.mark.rule("OT-8.11", "OT-8.18")
@pytest.mark.parametrize(("copied", "price"), [("EX", 2), ("EN", 1), ("SP", 1)])
def test_free_spy_still_pays_what_the_copied_diver_asks(copied: str, price: int) -> None:
    way = {"EX": "explore:reward_18", "EN": "improve:hacker", "SP": "draw"}[copied]
    scene = act(spying("SP", copied, sponsors=FREE, credits_held=price))
    scene.play(f"copy:2:{way}")
    assert scene.me().credits == 0
    poor = act(spying("SP", copied, sponsors=FREE, credits_held=price - 1))
    assert poor.keys == ["draw", "end"]


@pytest.mark.rule("OT-8.11", "OT-8.18")
def test_free_spy_pays_the_price_of_a_purchase_through_a_copied_trader() -> None:
    scene = act(spying("SP", "TR", sponsors=FREE, credits_held=3)).play("copy:2:buy:metal")
    assert scene.me().credits == 0
    poor = act(spying("SP", "TR", sponsors=FREE, credits_held=2))
    assert poor.keys_with("copy") == ["copy:2:buy:plant"]


@pytest.mark.rule("OT-8.12")
@pytest.mark.parametrize("way", ["resurface", "oxygen"])
def test_only_the_spy_resurfaces(way: str) -> None:
    scene = spying("SP", "ME")
    scene.me().batteries = 1
    act(scene)
    before = scene.facts()
    scene.play("copy:2:take:metal", way)
    moved = {name for name in scene.changed(before) if name.startswith("column")}
    assert moved == ({"column:0"} if way == "resurface" else set())
    assert scene.column(0).startswith("[SP") is (way == "resurface")


@pytest.mark.rule("OT-8.12")
def test_sponsor_4_upgrades_the_spy_never_the_copied_diver() -> None:
    scene = spying("SP", "EN", sponsors="1 2 4 3 5", credits_held=3)
    scene.play("key:3")
    assert scene.keys_with("sponsor") == ["sponsor:upgrade:spy"]
    scene.play("sponsor:upgrade:spy", "copy:2:improve:hacker")
    assert (scene.me().upgraded, scene.me(1).upgraded) == (("spy",), ())
    assert (scene.me().credits, scene.me().points) == (0, 1)


@pytest.mark.rule("OT-8.13")
@pytest.mark.parametrize("seats", [3, 4])
def test_copied_spy_only_draws_and_reaches_nobody_further(seats: int) -> None:
    others = ["SP", "ME", "PE"][: seats - 1]
    scene = act(spying("SP", *others))
    assert scene.keys_with("copy:2") == ["copy:2:draw"]


@pytest.mark.rule("OT-8.13")
@pytest.mark.parametrize(
    ("own", "copied", "price"), [("SP", "SP", 2), ("SP", "SP+", 1), ("SP+", "SP", 1)]
)
def test_draw_through_a_copied_spy_costs_both_spies(own: str, copied: str, price: int) -> None:
    scene = act(spying(own, copied, credits_held=price).next_cards(*DRAW))
    scene.play("copy:2:draw", f"keep:{DRAW[0]}")
    assert (scene.me().credits, scene.me(1).credits) == (0, 5)
    assert (scene.me().contracts, scene.me(1).contracts) == ((DRAW[0],), ())
    poor = act(spying(own, copied, credits_held=price - 1, sponsors="1 2 4A 3 5"))
    assert "copy:2:draw" not in poor.keys
