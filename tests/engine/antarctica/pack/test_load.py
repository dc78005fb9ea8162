from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from engine.antarctica.pack.load import default_pack, kept_pack, load_pack
from engine.core.errors import BadPack
from tests.engine.antarctica.scene import GAME

PACK = Path(__file__).parents[4] / "engine" / "antarctica" / "pack" / "default.pack.md"
TEXT = PACK.read_text("utf-8")


def refused(old: str, new: str) -> BadPack:
    """The refusal of a pack in which one place reads differently."""
    assert TEXT.count(old) >= 1
    with pytest.raises(BadPack) as error:
        load_pack(TEXT.replace(old, new, 1).encode(), "other.md")
    return error.value


def line_of(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


def test_the_default_pack_is_loaded() -> None:
    pack = default_pack()
    assert pack.name == "default@1"
    assert pack == GAME.pack
    assert len(pack.cards) == 39
    assert [len(pack.open_tracks(seats)) for seats in (2, 3, 4)] == [3, 4, 5]


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


CARD = "| basic_07 | basic | 2 | factory | crane+drilling_rig | 1 | 2 | no |"
SPACE = "| track_glaciology_3 | track_glaciology | 3 | red | scientist | H |"
TRACK = "| track_glaciology | 1 | 2 | inland_station | 11 | 4 |"
CRANE = "| crane | 3 | resource | ore | 3 | 1 | 1 |"
SLIPS = {
    "another game": ("| default | antarctica |", "| default | otys |", "pack-other-game"),
    "area out of order": ("| area_2 | 2 |", "| area_2 | 3 |", "pack-bad-value"),
    "two starts of the Sun": (
        "| area_2 | 2 | bottom | 247.5 | 270 | 292.5 | no | no |",
        "| area_2 | 2 | bottom | 247.5 | 270 | 292.5 | yes | no |",
        "antarctica-pack-row-count",
    ),
    "two types on one space": (CRANE, CRANE.replace("| 3 | res", "| 4 | res"),
                               "antarctica-pack-row-count"),
    "a category nobody knows": (CRANE, CRANE.replace("resource", "wood"), "pack-not-one-of"),
    "a result nobody knows": (CARD, CARD.replace("factory", "mill"), "antarctica-pack-unknown"),
    "a need nobody knows": (CARD, CARD.replace("+drilling_rig", "+well"),
                            "antarctica-pack-unknown"),
    "a deck too large": (CARD, CARD.replace("| basic |", "| double |"),
                         "antarctica-pack-row-count"),
    "a card for nothing": (CARD, CARD.replace("| 1 | 2 | no", "| 0 | 2 | no"),
                           "pack-out-of-range"),
    "too few pieces": (CRANE, CRANE.replace("| ore | 3", "| ore | 2"), "antarctica-pack-pieces"),
    "too few starting buildings": (
        CRANE, CRANE.replace("| 3 | 1 | 1 |", "| 3 | 1 | 0 |"), "antarctica-pack-starting"),
    "an effect on space 1": (SPACE, SPACE.replace("| 3 | red", "| 1 | red"), "pack-out-of-range"),
    "an effect beyond the end": (SPACE, SPACE.replace("| 3 | red", "| 12 | red"),
                                 "pack-out-of-range"),
    "two effects on one space": (SPACE, SPACE.replace("| 3 | red", "| 9 | red"),
                                 "antarctica-pack-space-twice"),
    "an effect of another colour": (SPACE, SPACE.replace("red", "blue"), "pack-bad-value"),
    "an effect on no track": (SPACE, SPACE.replace("| track_glaciology |", "| track_x |"),
                              "antarctica-pack-unknown"),
    "a closed track too many": (TRACK, TRACK.replace("| 1 | 2 |", "| 1 | 3 |"),
                                "antarctica-pack-tracks"),
    "a station without a track": (TRACK, TRACK.replace("inland_station", "coastal_station"),
                                  "antarctica-pack-no-track"),
    "an icon nobody knows": (TRACK, TRACK.replace("inland_station", "tower"),
                             "antarctica-pack-unknown"),
    "cards of a kind that differ": (
        "| resource_basic_2 | basic | crane+shaft_tower+drilling_rig+wind_turbine |",
        "| resource_basic_2 | basic | crane |",
        "antarctica-pack-mixed-resource",
    ),
    "a placement too short": ("| 2 | A+B+B+A+A+B |", "| 2 | A+B+B+A |",
                              "antarctica-pack-ship-count"),
    "a player nobody knows": ("| 2 | A+B+B+A+A+B |", "| 2 | A+B+E+A+A+B |", "pack-not-one-of"),
    "a layout with a gap": ("| 3 | 9 | A | area_3 | 2 |", "| 3 | 9 | A | area_3 | 3 |",
                            "pack-bad-value"),
    "a layout in a closed area": ("| 2 | 1 | A | area_3 | 1 |", "| 2 | 1 | A | area_2 | 1 |",
                                  "pack-bad-value"),
    "a layout of the wrong player": ("| 4 | 8 | C | area_1 | 1 |", "| 4 | 8 | A | area_1 | 1 |",
                                     "antarctica-pack-ship-count"),
    "a constant out of range": ("| cards_per_turn | 1 |", "| cards_per_turn | 2 |",
                                "pack-out-of-range"),
    "a missing constant": ("| advance_three_points |", "| advance_four_points |",
                           "antarctica-pack-missing-row"),
    "a Shipyard card nobody knows": ("| icebreaker | 6 |", "| iceboat | 6 |", "pack-not-one-of"),
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_refused_with_its_reason(slip: str) -> None:
    old, new, reason = SLIPS[slip]
    assert refused(old, new).reason.key == reason


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (CARD, CARD.replace("factory", "mill"), "factory"),
        (SPACE, SPACE.replace("| 3 | red", "| 12 | red"), "3 | red"),
    ],
)
def test_a_refusal_names_line_and_column(old: str, new: str, place: str) -> None:
    error = refused(old, new)
    assert (error.line, error.column) == (line_of(old), old.index(place) + 1)


def test_a_type_that_could_fill_more_than_all_areas_is_refused() -> None:
    text = TEXT
    for number in ("07", "08", "09", "10", "11"):
        card = f"| basic_{number} |"
        line = next(line for line in text.split("\n") if line.startswith(card))
        cells = line.split("|")
        cells[4], cells[3], cells[5] = " camp ", " 2 ", " crane "
        text = text.replace(line, "|".join(cells), 1)
    for old, new in (
        ("| camp | 1 | camp | - | 4 |", "| camp | 1 | camp | - | 9 |"),
        ("| factory | 8 | know_how | - | 2 |", "| factory | 8 | know_how | - | 0 |"),
        ("| inland_station | 9 | station | - | 3 |", "| inland_station | 9 | station | - | 0 |"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(BadPack) as error:
        load_pack(text.encode(), "other.md")
    assert error.value.reason.key == "antarctica-pack-too-many"


def test_a_card_that_can_never_be_built_is_refused() -> None:
    needs_itself = "| basic_03 | basic | 2 | shipyard | crane+shaft_tower |"
    error = refused(needs_itself, "| basic_03 | basic | 2 | shipyard | shipyard |")
    assert error.reason.key == "antarctica-pack-never"
    assert error.line == line_of(needs_itself)


def test_other_figures_are_played_with() -> None:
    text = TEXT.replace("| quick_research_points | 3 |", "| quick_research_points | 5 |")
    text = text.replace("| default | antarctica | 1 |", "| polar | antarctica | 2 |")
    pack = load_pack(text.encode(), "polar.md")
    assert (pack.name, pack.constants["quick_research_points"]) == ("polar@2", 5)
