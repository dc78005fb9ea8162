"""Every contract, metropolis and slot: what they change, written down from their texts."""

from __future__ import annotations

import pytest

from engine.underwater_cities.ending import score_of
from tests.engine.underwater_cities.components.cases import (
    Case,
    Score,
    answered,
    changes,
    ended,
    expected,
    kept,
    laid_out,
    play_turn,
    produce,
    told,
    with_tile,
)
from tests.engine.underwater_cities.scene import PACK

# --- contracts -----------------------------------------------------------------------------------

TRIO = "c9.b1:farm c9.b2:desal c9.b3:lab"
TO_M2 = "t-c6-c9 t-c3-c6 t-c3-m2"
TO_M3 = "t-c8-c9 t-c7-c8 t-c7-m3"
FOUR_CARDS = "+64 +12 +15 +47"
"""An action card besides the Assistant, a permanent, a production and an end-scoring card."""
SIX_CITIES = "c6 c3 c5 c8 c7* t-c6-c9 t-c3-c6 t-c5-c9 t-c8-c9 t-c7-c8 t-c3-c5 t-c5-c7"

CONTRACT = (
    # First Harvest: 3 farms, 1 of them upgraded; 2 kelp and 2 credits.
    Case("first_harvest", "c9.b1:farm c9.b2:farm c9.b3:farm+", "", "+2k +2c"),
    Case("first_harvest", "c9.b1:farm c9.b2:farm c9.b3:farm", None),
    Case("first_harvest", "c9.b1:farm+ c9.b2:farm+ c6.b1:farm", None),
    # Supply Corridor: 4 tunnels, 1 of them upgraded; 2 steelplast and 1 science.
    Case("supply_corridor", "c6 t-c5-c9 t-c6-c9 t-c8-c9 t-c3-c6+", "", "+2s +1r"),
    Case("supply_corridor", "t-c5-c9+ t-c6-c9 t-c8-c9 t-c3-c6+", None),
    Case("supply_corridor", "c6 t-c5-c9 t-c6-c9 t-c8-c9 t-c3-c6", None),
    # Model Town: 3 cities, 1 of them with all 3 kinds of buildings; up to 2 upgrades for free.
    Case("model_town", f"c6 c8* t-c6-c9 t-c8-c9 {TRIO}", "upgrade:c9.b1 upgrade:t-c6-c9",
         "^c9.b1 ^t-c6-c9"),
    Case("model_town", f"c6 c8* t-c6-c9 t-c8-c9 {TRIO}", "upgrade:c9.b2 skip", "^c9.b2"),
    Case("model_town", f"c6 c8* t-c6-c9 {TRIO}", None),
    Case("model_town", "c6 c8* t-c6-c9 t-c8-c9 c9.b1:farm c9.b2:lab c9.b3:lab", None),
    # Research Compact: 3 upgraded laboratories; 1 biomatter and 2 points.
    Case("research_compact", "c9.b1:lab+ c9.b2:lab+ c6 t-c6-c9 c6.x:lab+", "", "+1b +2p"),
    Case("research_compact", "c9.b1:lab+ c9.b2:lab+ c9.b3:lab", None),
    # Clear Waters: 3 upgraded desalination plants and a pair; 3 credits and 2 points.
    Case("clear_waters", "c9.b1:desal+ c9.b2:desal+ c9.b3:desal+", "", "+3c +2p"),
    Case("clear_waters",
         "c6 c8 t-c6-c9 t-c8-c9 c9.b1:desal+ c6.b1:desal+ c8.b1:desal+ c9.b2:lab+ c9.b3:lab+",
         "", "+3c +2p"),
    Case("clear_waters",
         "c6 c8 t-c6-c9 t-c8-c9 c9.b1:desal+ c6.b1:desal+ c8.b1:desal+ c9.b2:lab+ c9.b3:lab",
         None),
    Case("clear_waters", "c9.b1:desal+ c9.b2:desal+ c9.b3:desal", None),
    # Staff Excellence: a card of each lasting type, 2 action cards; use one; 3 points.
    Case("staff_excellence", FOUR_CARDS, "part:1 use:shore_leave", "+1k +1s +3p used:64"),
    Case("staff_excellence", FOUR_CARDS, "part:2 skip", "+3p"),
    Case("staff_excellence", FOUR_CARDS.replace("+64 ", ""), None),
    Case("staff_excellence", FOUR_CARDS.replace("+12 ", "+66 "), None),
    Case("staff_excellence", FOUR_CARDS.replace("+15 ", "+10 "), None),
    Case("staff_excellence", FOUR_CARDS.replace("+47", "+10"), None),
    # Coastal Treaty: 2 metropolises and a symbiotic city; a Special card; 3 points.
    Case("coastal_treaty", f"c9* {TO_M2} {TO_M3}", "part:1 take:kelp_laureates", "+3p took:181"),
    Case("coastal_treaty", f"c5* {TO_M2} {TO_M3}", None),
    Case("coastal_treaty", f"c9* {TO_M2}", None),
    # Continental Network: 6 cities and 8 tunnels; 5 points.
    Case("continental_network", f"{SIX_CITIES} t-c1-c5", "", "+5p"),
    Case("continental_network", SIX_CITIES, None),
    Case("continental_network",
         SIX_CITIES.replace("c8 c7*", "c7*") + " t-c1-c5 t-c2-c3", None),
)  # fmt: skip


@pytest.mark.rule("UC-6.63")
@pytest.mark.parametrize("case", CONTRACT, ids=told)
def test_a_contract_is_claimed_when_its_criteria_are_met_and_gives_its_benefit(case: Case) -> None:
    key = f"contract:{case.name}"
    scene = laid_out(case.has).contracts(str(case.name)).hand(2).start()
    if case.does is None:
        assert key not in scene.keys
        return
    before = kept(scene)
    answered(scene, f"{key} {case.does}")
    assert changes(before, kept(scene)) == expected(f"{case.gives} {key}")
    assert scene.prompt == "slot"
    assert key not in scene.keys


def test_every_contract_is_claimed_and_missed() -> None:
    assert {case.name for case in CONTRACT if case.does is not None} == set(PACK.contracts)
    assert {case.name for case in CONTRACT if case.does is None} == set(PACK.contracts)


# --- metropolises --------------------------------------------------------------------------------

# One tunnel is missing; it costs 1 steelplast and 1 credit.
NOW = (
    # Harbour Market: 1 kelp.
    Case("harbour_market", "", "", "-1s -1c +1k"),
    # Kelp Terraces: 2 cards.
    Case("kelp_terraces", "", "", "-1s -1c +2cards"),
    # Mint: 2 credits.
    Case("mint", "", "", "-1s +1c"),
    # Shipyards: 2 steelplast.
    Case("shipyards", "", "", "+1s -1c"),
    # Academy: 2 science.
    Case("academy", "", "", "-1s -1c +2r"),
    # Biopark: 1 biomatter and 1 credit.
    Case("biopark", "", "", "-1s +1b"),
    # Parliament: 2 points, advance 4: past 1 credit and 1 steelplast to 1 point.
    Case("parliament", "", "advance:4", "+3p @1", never="advance:5"),
    Case("parliament", "@2", "advance:4", "-1s -1c +6p @1"),
    # Talent Exchange: a Special card; 1 credit and 2 points.
    Case("talent_exchange", "", "part:1 take:kelp_laureates", "-1s +2p took:181"),
    # Restoration Yard: up to 2 upgrades for free; 1 point.
    Case("restoration_yard", "", "part:1 upgrade:t-c6-c9 part:1 upgrade:t-c3-m2",
         "-1s -1c +1p ^t-c6-c9 t-c3-m2+"),
    # Builders Quay: up to 2 buildings for free, also on expansion sites; 1 card.
    Case("builders_quay", "", "part:1 build:farm site:c9.x part:1 build:lab site:c9.b2",
         "-1s -1c +1card c9.x:farm c9.b2:lab", never="build:tunnel"),
    # Festival Pier: 1 biomatter, 1 credit and 2 points.
    Case("festival_pier", "", "", "-1s +1b +2p"),
)  # fmt: skip


@pytest.mark.rule("UC-6.26", "UC-6.27")
@pytest.mark.parametrize("case", NOW, ids=told)
def test_a_blue_metropolis_gives_its_effect_at_the_moment_it_is_connected(case: Case) -> None:
    tunnel = "" if "t-c3-m2" in case.gives else "t-c3-m2"
    its = case._replace(
        has=f"1s 1c t-c6-c9 t-c3-c6 {case.has}",
        does=f"yellow_2 site:t-c3-m2 {case.does}",
        gives=f"{case.gives} {tunnel}",
    )
    play_turn(its, tile=str(case.name))


# The starting city eats the kelp, and the only tunnel at a city makes 1 credit.
PRODUCTION = (
    # Harbour Market: 2 points.
    Case("harbour_market", "", "", "-1k +1c +2p"),
    # Kelp Terraces: 2 kelp and 1 point.
    Case("kelp_terraces", "", "", "+1k +1c +1p"),
    # Mint: 2 credits and 1 point.
    Case("mint", "", "", "-1k +3c +1p"),
    # Shipyards: 1 steelplast and 1 point.
    Case("shipyards", "", "", "-1k +1c +1s +1p"),
    # Academy: 1 science and 1 point.
    Case("academy", "", "", "-1k +1c +1r +1p"),
    # Biopark: 1 biomatter and 1 credit.
    Case("biopark", "", "", "-1k +2c +1b"),
    # The others make nothing.
    Case("parliament", "", "", "-1k +1c"),
    Case("talent_exchange", "", "", "-1k +1c"),
    Case("restoration_yard", "", "", "-1k +1c"),
    Case("builders_quay", "", "", "-1k +1c"),
    Case("festival_pier", "", "", "-1k +1c"),
)


@pytest.mark.rule("UC-7.11")
@pytest.mark.parametrize("case", PRODUCTION, ids=told)
def test_a_connected_blue_metropolis_makes_what_it_says_in_production(case: Case) -> None:
    connected = case._replace(has=f"1k {TO_M2}")
    produce(connected, claimed="", tile=str(case.name))


@pytest.mark.rule("UC-6.27")
@pytest.mark.parametrize("case", PRODUCTION, ids=told)
def test_a_blue_metropolis_without_its_tunnel_makes_nothing(case: Case) -> None:
    alone = case._replace(has="1k t-c6-c9 t-c3-c6", gives="-1k +1c")
    produce(alone, claimed="", tile=str(case.name))


EAST = "t-c6-c9 t-c3-c6 t-c2-c3 t-c2-m1"
WEST = "t-c8-c9 t-c7-c8 t-c4-c7 t-c4-m1"
SET = "c9.b1:farm+ c9.b2:desal+ c9.b3:lab+"
BROWN = (
    # Metropolis League: 3 points for each connected metropolis.
    Score("metropolis_league", f"{EAST} {WEST}", 3),
    Score("metropolis_league", f"{EAST} {WEST} t-c3-m2 t-c7-m3", 9),
    Score("metropolis_league", f"{EAST} t-c3-m2", 0),
    # Tunnel Hub: 5 points for 8, 7 for 9, 9 for 10 tunnels at cities.
    Score("tunnel_hub", f"{EAST} {WEST} c3 c7 c2", 0),
    Score("tunnel_hub", f"{EAST} {WEST} c3 c7 c2 c4", 5),
    Score("tunnel_hub", f"{EAST} {WEST} c3 c7 c2 c4 t-c5-c9", 7),
    Score("tunnel_hub", f"{EAST} {WEST} c3 c7 c2 c4 t-c5-c9 t-c3-c5", 9),
    Score("tunnel_hub", f"{EAST} {WEST} c3 c7 c2 c4 t-c5-c9 t-c3-c5 t-c5-c7", 9),
    # Engineering Capital: 4 points for each set of upgraded structures.
    Score("engineering_capital", f"{EAST} {WEST} {SET}", 0),
    Score("engineering_capital", f"{EAST.replace('c9', 'c9+', 1)} {WEST} {SET}", 4),
    # Hall of Specialists: 2 points for each Special card played and paid for.
    Score("hall_of_specialists", f"{EAST} {WEST} hand:193", 0),
    Score("hall_of_specialists", f"{EAST} {WEST} +192 +181 paid:197", 6),
    Score("hall_of_specialists", f"{EAST} +192 +181 paid:197", 0),
    # Seat of Government: 4 points for 5, 8 for 6, 12 for 7 connected cities.
    Score("seat_of_government", f"{EAST} {WEST} c3 c7 c2* c5", 0),
    Score("seat_of_government", f"{EAST} {WEST} c3 c7 c2* c4 c5", 4),
    Score("seat_of_government", f"{EAST} {WEST} c3 c7 c2* c4 c6", 8),
    Score("seat_of_government", f"{EAST} {WEST} c3 c7 c2* c4 c6 c8", 12),
    Score("seat_of_government", f"{EAST} {WEST} c3 c7 c2* c4 c6 c8 c5 t-c5-c9", 12),
)


@pytest.mark.rule("UC-7.25")
@pytest.mark.parametrize("case", BROWN, ids=told)
def test_a_brown_metropolis_scores_what_it_says_with_both_its_tunnels(case: Score) -> None:
    scene = laid_out(case.has, era=3)
    player = scene.me()
    player.nation = with_tile(player.nation, str(case.name))
    assert sum(line.points for line in score_of(scene.state, 0).tiles) == case.points


def test_every_metropolis_is_in_the_tables() -> None:
    blue, brown = set(PACK.tiles_of("blue", 2)), set(PACK.tiles_of("brown", 2))
    assert {case.name for case in NOW} == {case.name for case in PRODUCTION} == blue
    assert {case.name for case in BROWN} == brown


# --- slots ---------------------------------------------------------------------------------------

ALIKE = (
    Case("always", "", "always", "+2c +2cards"),
)  # fmt: skip
FOR_TWO = (
    *ALIKE,
    # Up to 2 desalination plants.
    Case("green_1", "3c", "green_1 site:c9.b2 site:c9.b3", "-2c c9.b2:desal c9.b3:desal",
         never="site:c9.x"),
    Case("green_1", "9k 9s", "", never="slot:green_1"),
    # Advance 2.
    Case("green_2", "", "green_2 advance:2", "+1c @3", never="advance:3"),
    Case("green_2", "@1", "green_2 advance:1", "+1p"),
    # A Special card: one that is shown, the top one, or the best of three.
    Case("green_3", "", "green_3 take:kelp_laureates", "took:181"),
    Case("green_3", "", "green_3 take:build_expansion", "took:191"),
    Case("green_3", "", "green_3 take:search keep:master_diver under:corporate_expansion",
         "took:193"),
    # A city.
    Case("green_4", "2s 1k 1c", "green_4 site:c6", "-2s -1k -1c c6"),
    Case("green_4", "1s 1k 1b 2c", "green_4 build:purple site:c6", "-1s -1k -1b -2c c6*"),
    Case("green_4", "5s 5k 5c", "green_4 site:c6", "-2s -1k -1c c6"),
    Case("green_4", "1s 9k 9c", "", never="slot:green_4"),
    # Up to 2 farms, or up to 2 laboratories.
    Case("red_1", "3k", "red_1 site:c9.b2 site:c9.b3", "-2k c9.b2:farm c9.b3:farm"),
    Case("red_1", "3s", "red_1 site:c9.b2 site:c9.b3", "-2s c9.b2:lab c9.b3:lab"),
    Case("red_1", "1k 1s", "red_1 way:1 site:c9.b2", "-1k c9.b2:farm", never="build:lab"),
    Case("red_1", "9c", "", never="slot:red_1"),
    # 2 cards; and an upgrade, or 1 kelp.
    Case("red_2", "1r c9.b2:farm", "red_2 part:1 way:1", "-1r +2cards ^c9.b2"),
    Case("red_2", "1r c9.b2:farm", "red_2 part:2 way:2", "+2cards +1k"),
    Case("red_2", "5r t-c6-c9 c9.b2:farm", "red_2 part:2 way:1 upgrade:t-c6-c9",
         "-1r +2cards ^t-c6-c9"),
    # 2 steelplast and 1 kelp.
    Case("red_3", "", "red_3", "+2s +1k"),
    # A tunnel; use an action card.
    Case("red_4", "1s 1c", "red_4 part:1 site:t-c6-c9 use:personal_assistant way:2",
         "-1s t-c6-c9 used:personal_assistant"),
    Case("red_4", "1c", "red_4 way:1 site:t-c6-c9", "-1c t-c6-c9 used:personal_assistant"),
    Case("red_4", "1s -personal_assistant", "", never="slot:red_4"),
    # Use an action card; 2 different ones of kelp, steelplast and science.
    Case("yellow_1", "", "yellow_1 part:1 way:2 way:1",
         "+1c +1k +1s used:personal_assistant"),
    Case("yellow_1", "", "yellow_1 part:2 way:3 skip", "+1r +1s"),
    # Up to 2 tunnels.
    Case("yellow_2", "3s 3c", "yellow_2 site:t-c6-c9 site:t-c3-c6", "-2s -2c t-c6-c9 t-c3-c6"),
    Case("yellow_2", "9s", "", never="slot:yellow_2"),
    # A city and a building.
    Case("yellow_3", "2s 2k 1c", "yellow_3 part:1 site:c6 site:c6.b2",
         "-2s -2k -1c c6 c6.b2:farm"),
    Case("yellow_3", "1k", "yellow_3 site:c9.b2", "-1k c9.b2:farm"),
    Case("yellow_3", "5k", "yellow_3 site:c9.b2", "-1k c9.b2:farm"),
    Case("yellow_3", "1s 1c", "yellow_3 build:lab site:c9.b2", "-1s c9.b2:lab",
         never="build:tunnel"),
    Case("yellow_3", "1s 2k 1b 2c", "yellow_3 part:1 build:purple site:c6 site:c6.b2",
         "-1s -2k -1b -2c c6* c6.b2:farm"),
    # 2 science, or up to 3 upgrades.
    Case("yellow_4", "4r c9.b1:farm c9.b2:lab t-c6-c9 t-c8-c9",
         "yellow_4 way:2 upgrade:c9.b1 upgrade:c9.b2 upgrade:t-c6-c9",
         "-3r ^c9.b1 ^c9.b2 ^t-c6-c9"),
    Case("yellow_4", "1r c9.b1:farm", "yellow_4 way:1", "+2r"),
)  # fmt: skip
FOR_FOUR = (
    *ALIKE,
    # Advance 2.
    Case("green_1", "", "green_1 advance:2", "+1c @3", never="advance:3"),
    # Up to 2 desalination plants.
    Case("green_2", "3c", "green_2 site:c9.b2 site:c9.b3", "-2c c9.b2:desal c9.b3:desal"),
    # A city, or 1 kelp.
    Case("green_3", "2s 1k 1c", "green_3 way:1 site:c6", "-2s -1k -1c c6"),
    Case("green_3", "2s 1k 1c", "green_3 way:2", "+1k"),
    Case("green_3", "", "green_3", "+1k"),
    Case("green_3", "1s 1k 1b 2c", "green_3 way:1 build:purple site:c6", "-1s -1k -1b -2c c6*"),
    Case("green_3", "5s 5k 5c", "green_3 way:1 site:c6", "-2s -1k -1c c6"),
    # Use an action card; 1 steelplast.
    Case("green_4", "", "green_4 part:1 way:2", "+1c +1s used:personal_assistant"),
    Case("green_4", "", "green_4 part:2 skip", "+1s"),
    # A tunnel; or advance 1, 2 cards and 1 credit.
    Case("green_5", "1s 1c", "green_5 way:1 site:t-c6-c9", "-1s -1c t-c6-c9"),
    Case("green_5", "5s 5c", "green_5 way:1 site:t-c6-c9", "-1s -1c t-c6-c9"),
    Case("green_5", "1s 1c", "green_5 way:2 advance:1", "@4 +2cards +1c", never="advance:2"),
    # Up to 2 farms.
    Case("red_1", "3k", "red_1 site:c9.b2 site:c9.b3", "-2k c9.b2:farm c9.b3:farm"),
    Case("red_1", "9s 9c", "", never="slot:red_1"),
    # A tunnel and a city.
    Case("red_2", "3s 1k 2c", "red_2 part:1 site:t-c6-c9 site:c6", "-3s -1k -2c t-c6-c9 c6"),
    Case("red_2", "3s 1k 2c", "red_2 part:2 site:c6 skip", "-2s -1k -1c c6"),
    Case("red_2", "2s 1k 1b 3c", "red_2 part:1 site:t-c6-c9 pay:1-credit+1-steelplast "
         "build:purple site:c6", "-2s -1k -1b -3c t-c6-c9 c6*"),
    # 2 steelplast and 1 kelp.
    Case("red_3", "", "red_3", "+2s +1k"),
    # Up to 2 laboratories.
    Case("red_4", "3s", "red_4 site:c9.b2 site:c9.b3", "-2s c9.b2:lab c9.b3:lab"),
    # Use an action card; a structure, upgraded at once for 1 science.
    Case("red_5", "1s 1r", "red_5 part:2 site:c9.b2 use:personal_assistant way:1",
         "-1r c9.b2:lab+ used:personal_assistant"),
    Case("red_5", "1s 1c 1r -personal_assistant", "red_5 build:tunnel site:t-c6-c9",
         "-1s -1c -1r t-c6-c9+"),
    Case("red_5", "1r", "red_5 way:1 site:c9.b2", "-1r c9.b2:lab+ used:personal_assistant"),
    # 1 science, 1 steelplast and 1 kelp.
    Case("yellow_1", "", "yellow_1", "+1r +1s +1k"),
    # Up to 2 tunnels.
    Case("yellow_2", "3s 3c", "yellow_2 site:t-c6-c9 site:t-c3-c6", "-2s -2c t-c6-c9 t-c3-c6"),
    # Use an action card; a Special card.
    Case("yellow_3", "", "yellow_3 part:1 way:1 take:kelp_laureates",
         "+1s took:181 used:personal_assistant"),
    Case("yellow_3", "", "yellow_3 part:2 take:build_expansion skip", "took:191"),
    # A city and a building.
    Case("yellow_4", "2s 2k 1c", "yellow_4 part:1 site:c6 site:c6.b2",
         "-2s -2k -1c c6 c6.b2:farm"),
    Case("yellow_4", "5k", "yellow_4 site:c9.b2", "-1k c9.b2:farm"),
    Case("yellow_4", "1s 1c", "yellow_4 build:lab site:c9.b2", "-1s c9.b2:lab",
         never="build:tunnel"),
    Case("yellow_4", "1s 2k 1b 2c", "yellow_4 part:1 build:purple site:c6 site:c6.b2",
         "-1s -2k -1b -2c c6* c6.b2:farm"),
    # 2 science, or up to 3 upgrades.
    Case("yellow_5", "4r c9.b1:farm c9.b2:lab t-c6-c9 t-c8-c9",
         "yellow_5 way:2 upgrade:c9.b1 upgrade:c9.b2 upgrade:t-c6-c9",
         "-3r ^c9.b1 ^c9.b2 ^t-c6-c9"),
    Case("yellow_5", "1r c9.b1:farm", "yellow_5 way:1", "+2r"),
)  # fmt: skip


def use_slot(case: Case, seats: int) -> None:
    """Play a turn on a slot to the end of its action."""
    scene = play_turn(case, seats)
    # A turn whose last step revealed something ends by itself.
    assert scene.prompt == ("end" if case.does and not ended(scene) else "slot")


@pytest.mark.rule("UC-4.1", "UC-5.11")
@pytest.mark.parametrize("case", FOR_TWO, ids=told)
def test_a_slot_of_the_side_for_two_changes_what_it_says(case: Case) -> None:
    use_slot(case, seats=2)


@pytest.mark.rule("UC-4.1", "UC-5.11")
@pytest.mark.parametrize("case", FOR_FOUR, ids=told)
def test_a_slot_of_the_side_for_four_changes_what_it_says(case: Case) -> None:
    use_slot(case, seats=4)


@pytest.mark.parametrize(("seats", "table"), [(2, FOR_TWO), (4, FOR_FOUR)])
def test_every_slot_is_in_the_tables(seats: int, table: tuple[Case, ...]) -> None:
    assert {case.name for case in table} == set(PACK.slots(seats))
