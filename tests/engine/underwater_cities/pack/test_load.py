from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from engine.core.errors import BadPack
from engine.underwater_cities.pack.components import COLOURS, UnderwaterCitiesPack
from engine.underwater_cities.pack.load import default_pack, kept_pack, load_pack

PACK = Path(__file__).parents[4] / "engine" / "underwater_cities" / "pack" / "default.pack.md"
TEXT = PACK.read_text("utf-8")


def changed(old: str, new: str) -> bytes:
    """The default pack with one place that reads differently."""
    assert TEXT.count(old) >= 1
    return TEXT.replace(old, new, 1).encode()


def refused(old: str, new: str) -> BadPack:
    """The refusal of a pack in which one place reads differently."""
    with pytest.raises(BadPack) as error:
        load_pack(changed(old, new), "other.md")
    return error.value


def line_of(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


def test_the_default_pack_is_loaded() -> None:
    pack = default_pack()
    assert pack.name == "default@1"
    assert pack == load_pack(TEXT.encode(), "default.pack.md")


def test_an_older_pack_is_found_by_its_name(tmp_path: Path) -> None:
    folder: Traversable = tmp_path
    (tmp_path / "default@1.pack.md").write_bytes(TEXT.encode())
    found = kept_pack("default@1", folder)
    assert found is not None
    assert found.name == "default@1"
    assert kept_pack("default@2", folder) is None
    assert kept_pack("../default@1", folder) is None


def test_a_file_under_a_wrong_name_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "other@1.pack.md").write_bytes(TEXT.encode())
    assert kept_pack("other@1", tmp_path) is None


NURSERY = "| 2 | kelp_nursery | Kelp Nursery | yellow | instant | build(1, farm) |"
MILL = "| yellow | production | prod(gain(1 credit)) |"
CHARTER = "| red | end | end(per(3 farm, gain(1 point))) |"
PILOT = "| 191 | build_expansion | Build Expansion | 1 | yellow |"
ASSISTANT = "| personal_assistant | Personal Assistant | action |"
HARVEST = "| first_harvest | First Harvest | early | 3 farm + 1 up_farm | gain(2 kelp + 2 credit) |"
MARKET = "| harbour_market | Harbour Market | blue | now(gain(1 kelp)); prod(gain(2 point)) |"
LEAGUE = "| metropolis_league | Metropolis League | brown | end(per(1 metropolis, gain(3 point))) |"
SEAT = "of 1 upgraded tunnel, farm, desalination plant and laboratory. | in |"
BIG_GREEN_2 = "| green_2 | green | 2 | 2 | build(2, desal) | desal |"
OPEN_SLOT = "| always | - | - | - | gain(2 card + 2 credit) | - |"
SMALL_SCIENCE = (
    "| yellow_4 | yellow | 4 | 12 | choose(gain(2 science), upgrade(3, structure)) | science |"
)
SLIPS = {
    "another game": ("| default | underwater_cities |", "| default | otys |", "pack-other-game"),
    # cards
    "an id twice": (NURSERY, NURSERY.replace("kelp_nursery", "supply_drop"), "pack-id-twice"),
    "an id of another era": (NURSERY, NURSERY.replace("kelp_nursery", "night_freight"),
                             "underwater-cities-pack-twice"),
    "a number twice": (NURSERY, NURSERY.replace("| 2 |", "| 3 |"),
                       "underwater-cities-pack-twice"),
    "a number of a Special card": (NURSERY, NURSERY.replace("| 2 |", "| 191 |"),
                                   "underwater-cities-pack-twice"),
    "a colour nobody knows": (NURSERY, NURSERY.replace("yellow", "blue"), "pack-not-one-of"),
    "a type nobody knows": (NURSERY, NURSERY.replace("instant", "secret"), "pack-not-one-of"),
    "a card of another colour": (NURSERY, NURSERY.replace("yellow", "red"),
                                 "underwater-cities-pack-cards"),
    "a card of another type": (NURSERY, NURSERY.replace("instant", "action"),
                               "underwater-cities-pack-cards"),
    "a card that does nothing": (NURSERY, NURSERY.replace("build(1, farm)", "-"),
                                 "pack-needs-value"),
    "an instant that holds": (NURSERY, NURSERY.replace("build(1, farm)", "limit(hand=1)"),
                              "notation-unknown-statement"),
    "an instant that produces": (NURSERY, NURSERY.replace("build(1, farm)", "prod(gain(1 kelp))"),
                                 "notation-unknown-statement"),
    "a production card at once": (MILL, MILL.replace("prod(gain(1 credit))", "gain(1 credit)"),
                                  "notation-unknown-statement"),
    "two Productions": (MILL, MILL.replace("credit)) |", "credit)); prod(gain(1 kelp)) |"),
                        "underwater-cities-pack-one-statement"),
    "two ends": (CHARTER, CHARTER.replace("point))) |", "point))); end(gain(1 point)) |"),
                 "underwater-cities-pack-one-statement"),
    "a wrong distribution": ("| 1 | green | 8 | 7 |", "| 1 | green | 9 | 7 |",
                             "underwater-cities-pack-cards"),
    "a wrong total": ("| 1 | green | 8 | 7 | 4 | 3 | 0 | 22 |",
                      "| 1 | green | 8 | 7 | 4 | 3 | 0 | 23 |", "underwater-cities-pack-cards"),
    "a distribution twice": ("| 1 | red | 7 | 7 | 4 | 3 | 1 | 22 |",
                             "| 1 | green | 7 | 7 | 4 | 3 | 1 | 22 |",
                             "underwater-cities-pack-row-count"),
    "a free Special card": (PILOT, PILOT.replace("| 1 | yellow", "| 0 | yellow"),
                            "pack-out-of-range"),
    "a Special card too dear": (PILOT, PILOT.replace("| 1 | yellow", "| 4 | yellow"),
                                "pack-out-of-range"),
    "another Personal Assistant": (ASSISTANT, ASSISTANT.replace("personal_", "robot_", 1),
                                   "pack-bad-value"),
    "an Assistant for the end": (ASSISTANT, ASSISTANT.replace("action", "end"), "pack-bad-value"),
    "too few three-credit cards": ("| three_credit_cards_shown | 6 |",
                                   "| three_credit_cards_shown | 11 |",
                                   "underwater-cities-pack-too-few"),
    "a trigger without a slot": (SMALL_SCIENCE, SMALL_SCIENCE.replace("science |", "cards |"),
                                 "underwater-cities-pack-no-slot"),
    "both sides of no alternative": ("on(slot(science), boost(both=yes))",
                                     "on(slot(city), boost(both=yes))",
                                     "underwater-cities-pack-no-slot"),
    # contracts
    "a contract for nothing": (HARVEST, HARVEST.replace("3 farm + 1 up_farm", "-"),
                               "pack-needs-value"),
    "a contract with a choice": (HARVEST, HARVEST.replace("farm + 1", "farm / 1"),
                                 "underwater-cities-pack-no-choice"),
    "a counter nobody knows": (HARVEST, HARVEST.replace("up_farm", "sunny_farm"),
                               "notation-not-one-of"),
    "a counter twice": (HARVEST, HARVEST.replace("up_farm", "farm"),
                        "underwater-cities-pack-twice"),
    "a number that is nothing": (HARVEST, HARVEST.replace("1 up_farm", "0 up_farm"),
                                 "underwater-cities-pack-zero"),
    "a contract without a reward": (HARVEST, HARVEST.replace("gain(2 kelp + 2 credit)", "-"),
                                    "pack-needs-value"),
    "too few contracts": ("| contracts_shown | 3 |", "| contracts_shown | 9 |",
                          "underwater-cities-pack-too-few"),
    # metropolises
    "a blue tile for the end": (MARKET, MARKET.replace("now(gain(1 kelp))", "end(gain(1 point))"),
                                "notation-unknown-statement"),
    "a brown tile for now": (LEAGUE, LEAGUE.replace("end(per(1 metropolis, gain(3 point)))",
                                                    "now(gain(3 point))"),
                             "notation-unknown-statement"),
    "two moments of connecting": (MARKET, MARKET.replace("prod(gain(2 point))",
                                                         "now(gain(2 point))"),
                                  "underwater-cities-pack-one-statement"),
    "neither in nor out": (SEAT, SEAT.replace("| in |", "| yes |"), "pack-not-one-of"),
    "too few brown tiles": ("| brown_tiles_each | 1 |", "| brown_tiles_each | 2 |",
                            "underwater-cities-pack-too-few"),
    "too few blue tiles": ("| blue_tiles_each | 2 |", "| blue_tiles_each | 3 |",
                           "underwater-cities-pack-too-few"),
    "a corner without a tile": ("| blue_tiles_each | 2 |", "| blue_tiles_each | 1 |",
                                "underwater-cities-pack-row-count"),
    # slots
    "a slot in the wrong place": (
        "| green_2 | green | 2 | 2 | build", "| green_6 | green | 6 | 2 | build", "pack-bad-value"),
    "a slot called wrongly": (BIG_GREEN_2, BIG_GREEN_2.replace("| green_2 |", "| mint_2 |"),
                              "pack-bad-value"),
    "a slot out of the ring": (BIG_GREEN_2, BIG_GREEN_2.replace("| 2 | 2 |", "| 2 | 3 |"),
                               "pack-bad-value"),
    "a slot in another colour": (BIG_GREEN_2, BIG_GREEN_2.replace("| green |", "| red |"),
                                 "pack-bad-value"),
    "a family nobody knows": (BIG_GREEN_2, BIG_GREEN_2.replace("| desal |", "| dogs |"),
                              "pack-not-one-of"),
    "the family of the open slot": (BIG_GREEN_2, BIG_GREEN_2.replace("| desal |", "| always |"),
                                    "pack-not-one-of"),
    "a family that does not build": (BIG_GREEN_2, BIG_GREEN_2.replace("| desal |", "| lab |"),
                                     "pack-bad-value"),
    "the open slot called wrongly": (OPEN_SLOT, OPEN_SLOT.replace("always", "ever"),
                                     "pack-bad-value"),
    "the open slot with a family": (OPEN_SLOT, OPEN_SLOT.removesuffix("- |") + "cards |",
                                    "pack-bad-value"),
    "a slot that does nothing": (BIG_GREEN_2, BIG_GREEN_2.replace("build(2, desal)", "-"),
                                 "pack-needs-value"),
    # the track and the figures
    "a track with a jump": ("| 3 | 2 | 1 credit | P |", "| 3 | 1 | 1 credit | P |",
                            "pack-bad-value"),
    "a space twice": ("| 3 | 2 | 1 credit | P |", "| 4 | 3 | 1 credit | P |",
                      "underwater-cities-pack-twice"),
    "a space nobody knows": ("| 3 | 2 | 1 credit | P |", "| 7 | 2 | 1 credit | P |",
                             "pack-not-one-of"),
    "a step that gives a step": ("| 3 | 2 | 1 credit | P |", "| 3 | 2 | 1 federation | P |",
                                 "notation-not-one-of"),
    "a start beyond the track": ("| 2 | 4 | 1 kelp", "| 2 | over | 1 kelp", "pack-bad-value"),
    "a start with points": ("| 2 | 4 | 1 kelp", "| 2 | 4 | 1 point", "notation-not-one-of"),
    "a start twice": ("| 2 | 4 | 1 kelp", "| 3 | 4 | 1 kelp", "underwater-cities-pack-twice"),
    "a side nobody knows": ("| 2 | slots_1_2_players |", "| 2 | slots_5_players |",
                            "pack-not-one-of"),
    "player counts twice": ("| 2 | slots_1_2_players |", "| 3 | slots_1_2_players |",
                            "underwater-cities-pack-twice"),
    "a constant out of range": ("| action_tiles | 3 |", "| action_tiles | 4 |",
                                "pack-out-of-range"),
    "a missing constant": ("| tunnels | 46 |", "| tubes | 46 |",
                           "underwater-cities-pack-missing-row"),
    "more cards kept than drawn": ("| opening_cards_kept | 3 |", "| opening_cards_kept | 7 |",
                                   "pack-out-of-range"),
    # boards
    "a site called wrongly": ("| c4.b2 | building |", "| c5.b9 | building |", "pack-bad-value"),
    "a tunnel called wrongly": ("| t-c1-c2 | tunnel | 9 | 6 | - | c1+c2 |",
                                "| t-c1-c2 | tunnel | 9 | 6 | - | c1+c3 |", "pack-bad-value"),
    "a tunnel to itself": ("| t-c1-c2 | tunnel | 9 | 6 | - | c1+c2 |",
                           "| t-c1-c1 | tunnel | 9 | 6 | - | c1+c1 |", "pack-bad-value"),
    "a tunnel to nowhere": ("| t-c1-c2 | tunnel | 9 | 6 | - | c1+c2 |",
                            "| t-c1-c99 | tunnel | 9 | 6 | - | c1+c99 |",
                            "underwater-cities-pack-unknown"),
    "a tunnel beside another": ("| t-c1-c2 | tunnel | 9 | 6 | - | c1+c2 |",
                                "| t-c3-c2 | tunnel | 9 | 6 | - | c3+c2 |", "pack-bad-value"),
    "a tunnel from a metropolis": ("| t-c3-m2 | tunnel | 20 | 4 | - | c3+m2 |",
                                   "| t-m2-c3 | tunnel | 20 | 4 | - | m2+c3 |", "pack-bad-value"),
    "a site twice": ("| c1.b2 | building |", "| c1.b1 | building |",
                     "underwater-cities-pack-twice"),
    "a bend that is no place": ("| 12:2 |", "| left |", "pack-bad-value"),
    "a site outside the field": ("| c1 | city | 6 | 6 |", "| c1 | city | 26 | 6 |",
                                 "pack-out-of-range"),
    "a kind of site nobody knows": ("| c1 | city |", "| c1 | village |", "pack-not-one-of"),
    "two starts": ("| c1 | city | 6 | 6 | - | - |", "| c1 | city | 6 | 6 | - | start |",
                   "underwater-cities-pack-row-count"),
    "a city that joins": ("| c1 | city | 6 | 6 | - | - |", "| c1 | city | 6 | 6 | - | c2 |",
                          "pack-bad-value"),
    "a city without expansion": ("| c4.x | expansion | 4.7 | 10.3 | - | c4 |\n", "",
                                 "underwater-cities-pack-row-count"),
    "a site of no city": ("| c4.x | expansion | 4.7 | 10.3 | - | c4 |",
                          "| c44.x | expansion | 4.7 | 10.3 | - | c44 |",
                          "underwater-cities-pack-unknown"),
    "a metropolis of two colours": ("| m1 | brown | t-c2", "| m1 | blue | t-c2", "pack-bad-value"),
    "a metropolis nobody knows": ("| m3 | blue | t-c7-m3 |", "| m4 | blue | t-c7-m3 |",
                                  "underwater-cities-pack-unknown"),
    "a metropolis short of a tunnel": ("| m1 | brown | t-c2-m1+t-c4-m1 |",
                                       "| m1 | brown | t-c2-m1 |", "pack-bad-value"),
    "a wrong number of sites": ("| 5 | asymmetric | 4 | 2 |", "| 5 | asymmetric | 4 | 3 |",
                                "pack-bad-value"),
    "more sites than are drawn": ("| 5 | asymmetric | 4 | 2 |", "| 5 | asymmetric | 6 | 0 |",
                                  "pack-bad-value"),
    "a board twice": ("| 4 | basic | 3 |", "| 3 | basic | 3 |", "underwater-cities-pack-twice"),
    "too few boards of a side": ("| 4 | basic | 3 |", "| 4 | asymmetric | 3 |",
                                 "underwater-cities-pack-too-few"),
    "a city left out": ("| board | side | c1 |", "| board | side | c0 |", "pack-missing-column"),
    "a city too many": ("| board | side | c1 |", "| board | side | c1 | c0 |",
                        "pack-wrong-cell-count"),
    "a bonus on no board": ("| 1 | c8 | 1 kelp |", "| 9 | c8 | 1 kelp |",
                            "underwater-cities-pack-unknown"),
    "a bonus on no site": ("| 1 | c8 | 1 kelp |", "| 1 | c1.b4 | 1 kelp |",
                           "underwater-cities-pack-unknown"),
    "a bonus for the starting city": ("| 1 | c8 | 1 kelp |", "| 1 | c9 | 1 kelp |",
                                      "underwater-cities-pack-unknown"),
    "two bonuses on a site": ("| 1 | c8 | 1 kelp |", "| 1 | c5 | 1 kelp |",
                              "underwater-cities-pack-twice"),
    "a surcharge of points": ("| 3 steelplast + 3 credit |", "| 3 point |", "notation-not-one-of"),
    "a kind of special site gone": ("| triple_tunnel | tunnel | 1 credit |",
                                    "| triple_city | tunnel | 1 credit |",
                                    "underwater-cities-pack-twice"),
    "a kind on another site": ("| triple_tunnel | tunnel |", "| triple_tunnel | city |",
                               "pack-bad-value"),
    "a special site on a basic board": ("| 5 | c2 | triple_city |", "| 1 | c2 | triple_city |",
                                        "pack-bad-value"),
    "a special site on no board": ("| 5 | c2 | triple_city |", "| 9 | c2 | triple_city |",
                                   "underwater-cities-pack-unknown"),
    "a special site on no site": ("| 5 | c2 | triple_city |", "| 5 | - | triple_city |",
                                  "pack-bad-value"),
    "a city that is a tunnel": ("| 5 | c2 | triple_city |", "| 5 | t-c1-c2 | triple_city |",
                                "pack-bad-value"),
    "two kinds on a site": ("| 5 | c1.b1 | double_building |", "| 5 | c5.b4 | double_building |",
                            "pack-bad-value"),
    "a pair that does not meet": ("| 6 | t-c8-c9+t-c7-c8 |", "| 6 | t-c8-c9+t-c1-c2 |",
                                  "pack-bad-value"),
    "a pair of one": ("| 6 | t-c8-c9+t-c7-c8 |", "| 6 | t-c8-c9 |", "pack-bad-value"),
    "a pair of a city": ("| 6 | t-c8-c9+t-c7-c8 |", "| 6 | t-c8-c9+c8 |", "pack-bad-value"),
    "a metropolis far away": ("| 5 | t-c7-m3 | metropolis_tunnel |",
                              "| 5 | t-c4-c7 | metropolis_tunnel |", "pack-bad-value"),
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_refused_with_its_reason(slip: str) -> None:
    old, new, reason = SLIPS[slip]
    assert refused(old, new).reason.key == reason


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (NURSERY, NURSERY.replace("farm)", "barn)"), "farm)"),
        (HARVEST, HARVEST.replace("up_farm", "sunny_farm"), "1 up_farm"),
        ("| 3 | 2 | 1 credit | P |", "| 3 | 2 | 1 federation | P |", "1 credit"),
        ("| 5 | c2 | triple_city |", "| 1 | c2 | triple_city |", "c2"),
    ],
)
def test_a_refusal_names_line_and_column(old: str, new: str, place: str) -> None:
    error = refused(old, new)
    assert (error.line, error.column) == (line_of(old), old.index(place) + 1)


def test_a_site_that_no_tunnel_leads_to_is_refused() -> None:
    lines = TEXT.split("\n")
    to_c6 = ("| t-c3-c6 |", "| t-c6-c9 |", "| 3 | t-c3-c6 |", "| 8 | t-c3-c6 |", "| 2 | t-c6-c9 |")
    gone = (*to_c6, "| 4 | t-c6-c9 |", "| 6 | t-c6-c9 |", "| 5 | t-c6-c9 |")
    kept = [line for line in lines if not line.startswith(gone)]
    with pytest.raises(BadPack) as error:
        load_pack("\n".join(kept).encode(), "other.md")
    assert error.value.reason.key == "underwater-cities-pack-unreached"
    assert kept[error.value.line - 1].startswith("| c6 | city |")


ERA_CARD = re.compile(r"\| (\d+) \| \w+ \| [^|]+ \| (green|red|yellow) \| (\w+) \|")
TYPES = ("instant", "permanent", "action", "production", "end")


ERA_ENDS = {1: 66, 2: 123, 3: 180}


def with_cards(era: int, numbers: range) -> str:
    """The default pack with only these cards in an era, and told so in its table."""
    gone = set(range(numbers.stop, ERA_ENDS[era] + 1))
    lines = TEXT.split("\n")
    cards = {line: ERA_CARD.match(line) for line in lines}
    kept = [line for line in lines if not ((card := cards[line]) and int(card[1]) in gone)]
    text = "\n".join(kept)
    for colour in COLOURS:
        own = [card[3] for card in cards.values()
               if card and int(card[1]) in numbers and card[2] == colour]  # fmt: skip
        counts = " | ".join(str(number) for number in (*map(own.count, TYPES), len(own)))
        text = re.sub(
            rf"\n\| {era} \| {colour} \| [ |\d]+", f"\n| {era} | {colour} | {counts} |", text
        )
    return text


def test_an_era_with_too_few_cards_is_refused() -> None:
    assert len(load_pack(with_cards(3, range(124, 154)).encode(), "other.md").era_cards[3]) == 30
    with pytest.raises(BadPack) as error:
        load_pack(with_cards(3, range(124, 153)).encode(), "other.md")
    assert error.value.reason.key == "underwater-cities-pack-too-few"


def test_other_figures_are_played_with() -> None:
    text = TEXT.replace("| tunnels | 46 |", "| tunnels | 47 |")
    text = text.replace("| default | underwater_cities | 1 |", "| reef | underwater_cities | 2 |")
    pack: UnderwaterCitiesPack = load_pack(text.encode(), "reef.md")
    assert (pack.name, pack.constants["tunnels"], pack.default) == ("reef@2", 47, False)
