from __future__ import annotations

import pytest

from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.federation import move_marker
from tests.engine.underwater_cities.altered import altered
from tests.engine.underwater_cities.nations import built, small_board
from tests.engine.underwater_cities.scene import Scene, stock

# The worked examples of the rules, played. Those of which other tests play all are cited there.


def produced(words: str, owns: str = "", *, board: int = 1, points: int = 0) -> Scene:
    """A player after Production, with the food of the starting city besides what is owned."""
    return (
        Scene().player(has_built=words, board=board, owns=owns, points=points).start("production")
    )


# ---------------------------------------------------------------- turns


@pytest.mark.rule("EX-5", "UC-5.9")
def test_a_matching_card_never_comes_between_the_parts_of_the_slot() -> None:
    scene = Scene(era=2).hand("demonstration_use_one").player(owns="2c").start()
    scene.choose("green_1", "demonstration_use_one", "order:slot", "site:c9.b1")
    assert [key for key in scene.keys if key.startswith(("use:", "card"))] == []
    scene.play("site:c9.b2")
    assert scene.keys == ["card", "leave"]
    scene.play("card", "use:personal_assistant", "way:2")
    assert scene.me().stock == stock("1k 1c")


@pytest.mark.rule("EX-6", "UC-6.55")
def test_the_slot_gives_the_credits_for_a_special_card_only_if_it_comes_first() -> None:
    scene = Scene(3).player(owns="2c").hand("open_research").start()
    scene.choose("green_5", "open_research")
    # With 2 credits the card cannot come first, and nothing but the second side can be done.
    scene.play("advance:1")
    assert (scene.state.space_of(0), len(scene.me().hand)) == (4, 2)
    assert (scene.prompt, scene.me().stock) == ("claim-card", stock("3c"))
    scene.play("card")
    assert (scene.me().claimed[-1], scene.me().stock) == ("open_research", stock(""))


@pytest.mark.rule("EX-12", "UC-5.16")
def test_what_was_built_is_upgraded_without_a_way_out() -> None:
    scene = Scene(3).player(owns="1s 1r", board=2, has_built="c9.b1:lab")
    scene.claimed(37, 34, used=["personal_assistant"]).hand("federal_grant").start()
    scene.choose("red_5", "federal_grant", "part:2")
    assert "skip" not in scene.keys
    scene.play("site:c9.b2")
    # Built and upgraded in one go; the permanent answered in between.
    assert scene.me().nation.up_building.bit_count() == 1
    assert scene.me().stock == stock("1c")


@pytest.mark.rule("EX-32", "UC-5.22")
def test_a_slot_with_the_own_tile_is_not_one_of_another_player() -> None:
    scene = Scene(4, era=2).tile("red_3", 1, 0).tile("yellow_1", 1).hand("industrial_espionage")
    scene.start().choose("green_1", "industrial_espionage", "order:slot", "advance:1", "card")
    assert scene.keys == ["perform:yellow_1", "skip"]
    scene.play("perform:yellow_1")
    assert scene.me().stock == stock("1r 1s 1k")
    assert len(scene.state.tiles["yellow_1"]) == 1


# ---------------------------------------------------------------- payments


@pytest.mark.rule("EX-7", "UC-6.8")
def test_a_payment_with_one_split_is_made_without_asking() -> None:
    scene = Scene().player(owns="1s 2b 1c").hand("kelp_nursery").start()
    scene.choose("green_4", "kelp_nursery", "site:c6")
    assert scene.prompt == "end"
    assert scene.me().stock == stock("")
    assert scene.me().nation.white.bit_count() == 2


@pytest.mark.rule("EX-7", "UC-6.6")
def test_biomatter_never_stands_for_credits() -> None:
    scene = Scene().player(owns="2s 1k 2b").hand("kelp_nursery").start()
    assert "slot:green_4" not in scene.keys


@pytest.mark.rule("EX-7", "UC-6.8")
def test_biomatter_may_be_paid_although_there_is_enough_of_the_rest() -> None:
    scene = Scene().player(owns="2s 1k 2b 1c").hand("kelp_nursery").start()
    scene.choose("green_4", "kelp_nursery", "site:c6")
    scene.play("pay:1-credit+1-steelplast+2-biomatter")
    assert scene.me().stock == stock("1s 1k")


@pytest.mark.rule("EX-10", "UC-6.3")
def test_nothing_of_a_discount_is_refunded() -> None:
    scene = Scene().player(owns="1s 5c").claimed("cheap_casings").hand("kelp_nursery").start()
    scene.choose("yellow_2", "kelp_nursery", "site:t-c6-c9")
    assert scene.me().stock == stock("5c")


@pytest.mark.rule("EX-10", "UC-6.4")
def test_a_surcharge_is_paid_in_spite_of_a_discount() -> None:
    scene = Scene().player(owns="2s 0c", board=6, has_built="c6 c3 t-c6-c9 t-c3-c6")
    scene.claimed("cheap_casings").hand("kelp_nursery").start().play(
        "slot:yellow_2", "card:kelp_nursery"
    )
    assert "site:t-c3-m2" not in scene.keys
    paid = Scene().player(owns="2s 1c", board=6, has_built="c6 c3 t-c6-c9 t-c3-c6")
    paid.claimed("cheap_casings").hand("kelp_nursery").lay(tunnels=1).start()
    paid.choose("yellow_2", "kelp_nursery", "site:t-c3-m2")
    # 2 steelplast and 1 credit were paid; the mint gave 2 credits.
    assert paid.me().stock == stock("2c")


@pytest.mark.rule("EX-11", "UC-6.4", "UC-6.6")
@pytest.mark.parametrize(("owns", "left"), [("3s 3c", ""), ("1s 2b 3c", "")])
def test_a_free_city_costs_the_surcharge_of_its_site(owns: str, left: str) -> None:
    scene = altered("kelp_nursery", "instant", (Build(1, ("white",), "free"),))
    scene.player(owns=owns, board=8, has_built="c6 t-c6-c9").hand("kelp_nursery").start()
    scene.choose("yellow_1", "kelp_nursery", "order:card", "site:c3")
    assert scene.me().stock == stock(left)
    assert scene.me().nation.white.bit_count() == 3


@pytest.mark.rule("EX-13", "UC-6.32")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [("credit", "credit", "2r"), ("science", "science", "2c"), ("credit", "science", "1c 1r")],
)
def test_two_upgrades_for_credits_or_science(first: str, second: str, left: str) -> None:
    scene = Scene(era=2).player(owns="2c 2r", has_built="c9.b1:farm c9.b2:farm")
    scene.hand("farm_modernisation").start().choose("red_3", "farm_modernisation")
    scene.play("order:card", "upgrade:c9.b1", f"pay:1-{first}", "upgrade:c9.b2", f"pay:1-{second}")
    assert scene.me().nation.up_building.bit_count() == 2
    assert scene.me().stock == stock(left).plus(stock("2s 1k"))


@pytest.mark.rule("EX-14", "UC-6.10")
@pytest.mark.parametrize(("way", "left"), [("1", "1k 3s"), ("2", "3k 1s")])
def test_an_exchange_is_made_once_in_one_direction(way: str, left: str) -> None:
    scene = Scene().player(owns="2k 2s").claimed("exchange_desk").hand("federal_grant").start()
    scene.play(f"ability:exchange_desk:exchange:{way}")
    assert scene.me().stock == stock(left)
    assert [key for key in scene.keys if key.startswith("ability:")] == []


# ---------------------------------------------------------------- Production


@pytest.mark.rule("EX-15", "UC-7.5", "UC-7.6")
@pytest.mark.parametrize(
    ("words", "made", "points"),
    [
        ("c9.b1:farm", "1k", 0),
        ("c9.b1:farm+", "1k", 1),
        ("c9.b1:farm+ c9.b2:farm+", "3k", 3),
    ],
)
def test_farms_make_kelp_and_points(words: str, made: str, points: int) -> None:
    scene = produced(words, owns="1k")
    assert (scene.me().stock, scene.me().points) == (stock(made), points)


@pytest.mark.rule("EX-16", "UC-7.9", "UC-7.10")
@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("c5 t-c5-c9 c5.b1:desal+ c5.b2:desal+", "3c 2b"),
        ("c5 t-c5-c9 c5.b1:desal+ c5.b4:desal+", "4c 3b"),
    ],
)
def test_upgraded_plants_at_one_city_with_and_without_a_doubled_site(words: str, made: str) -> None:
    scene = produced(words, owns="2k", board=5)
    # The tunnel makes a credit besides.
    assert scene.me().stock == stock(made).plus(stock("1c"))


@pytest.mark.rule("EX-17", "UC-7.9")
@pytest.mark.parametrize(
    ("words", "board", "made", "points"),
    [
        ("t-c6-c9", 5, "3c", 0),
        ("t-c6-c9+", 5, "3c", 3),
        ("c6 t-c6-c9 c3* t-c3-c6", 8, "2c", 6),
        ("c6 t-c6-c9 c3 t-c3-c6", 8, "2c", 0),
        ("c8 t-c8-c9+ t-c7-c8", 6, "4c", 1),
        ("t-c8-c9", 6, "1c", 0),
    ],
)
def test_special_sites_in_production(words: str, board: int, made: str, points: int) -> None:
    scene = produced(words, owns="3k", board=board)
    assert (scene.me().stock._replace(kelp=0), scene.me().points) == (stock(made), points)


@pytest.mark.rule("EX-18", "UC-7.6")
def test_three_upgraded_laboratories_have_one_pair_bonus() -> None:
    scene = produced("c9.b1:lab+ c9.b2:lab+ c9.b3:lab+", owns="1k")
    assert scene.me().stock == stock("3r 4s")


FOUR = "c6 c8 c5 t-c6-c9 t-c8-c9 t-c5-c9"


@pytest.mark.rule("EX-19", "UC-7.16", "UC-7.17", "UC-7.18")
@pytest.mark.parametrize(
    ("words", "owns", "left", "points"),
    [
        (FOUR, "2k 1b", "", 2),
        (f"{FOUR} c3", "4k 3b", "3b", 5),
        ("c6 c8 t-c6-c9 t-c8-c9", "", "", 0),
    ],
)
def test_cities_are_fed(words: str, owns: str, left: str, points: int) -> None:
    scene = produced(words, owns, points=5)
    assert scene.me().stock._replace(credit=0) == stock(left)
    assert scene.me().points == points


# ---------------------------------------------------------------- order and graph


@pytest.mark.rule("EX-20", "UC-6.35")
def test_advancing_two_from_space_four() -> None:
    scene = Scene().hand("kelp_nursery")
    move_marker(scene.state, 0, 4)
    scene.start().choose("green_2", "kelp_nursery", "advance:2")
    assert (scene.state.space_of(0), scene.me().stock) == (2, stock("1c 1s"))


@pytest.mark.rule("EX-21", "UC-7.2")
@pytest.mark.parametrize(
    ("track", "order"),
    [(((), (), (0, 1), ()), (1, 0, 2)), (((), (), (), ()), (0, 1, 2))],
)
def test_the_order_of_the_next_round(
    track: tuple[tuple[int, ...], ...], order: tuple[int, ...]
) -> None:
    scene = Scene(3)
    scene.state.track = track
    scene.start("end_of_round")
    assert scene.state.order == order


@pytest.mark.rule("EX-22", "UC-6.19", "UC-6.22", "UC-6.24", "UC-6.26", "UC-7.7")
def test_building_along_a_small_graph() -> None:
    tunnels = {
        "t1": ("S", "A"),
        "t2": ("A", "B"),
        "t3": ("S", "C"),
        "t4": ("C", "B"),
        "m": ("B", "M"),
    }
    board = small_board("S", "SABC", tunnels, "M")
    start = built("", board)
    assert (start.city_sites, set(start.tunnel_sites)) == (("A", "C"), {"t1", "t3"})
    assert {site[0] for site in start.building_sites("ordinary")} == set("SAC")
    assert set(built("t1", board).tunnel_sites) == {"t2", "t3"}
    assert set(built("t1 t2", board).tunnel_sites) == {"t3", "t4", "m"}
    joined = built("t1 t2 m", board)
    assert joined.metropolis.bit_count() == 1
    assert joined.chart.tunnels.named(joined.tunnel) == ("t1",)
    assert joined.city_sites == ("A", "C")
    ahead = built("t1 t2 m C", board)
    assert ahead.city_sites == ("A", "B")
    assert ahead.cities == ("S",)


@pytest.mark.rule("EX-24", "UC-5.27", "UC-5.28")
def test_five_cards_in_hand_are_legal_until_the_own_next_turn() -> None:
    scene = Scene().hand("kelp_nursery", "supply_drop", "smuggling").hand("courier_subs", seat=1)
    scene.start().choose("always", "kelp_nursery")
    assert len(scene.me().hand) == 5
    scene.answer(1, "slot:always").answer(1, "card:courier_subs")
    assert (scene.prompt, scene.pick.least, scene.pick.most) == ("discard-excess", 2, 2)


@pytest.mark.rule("EX-31", "UC-7.21", "UC-5.29")
def test_five_cards_are_kept_over_until_the_new_ones_are_drawn() -> None:
    scene = Scene().player(owns="1k").hand(2, 3, 4, 5, 6).start("production")
    assert (scene.prompt, len(scene.keys), scene.pick.least) == ("keep", 8, 3)
