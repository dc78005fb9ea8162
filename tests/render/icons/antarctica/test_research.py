"""Research: spaces of a track, their effects, the emblems of the tracks."""

from __future__ import annotations

from engine.antarctica.pack.load import default_pack
from engine.antarctica.pack.vocabulary import SPACES as EFFECTS
from engine.antarctica.words.names import short_track
from render.icons.antarctica.research import ICONS
from render.icons.drawing.palette import AZURE, CORAL, lighter
from tests.render.icons.comparisons import apart, covered, outline, overlap, part, share, sprite
from tests.render.icons.looks import drawn

SPACES = ("space-plain", "space-red", "space-blue")
CORNER = (68, 68, 92, 92)
BRIGHT = "#FFE27A"


def test_every_effect_of_a_space_has_its_sprite() -> None:
    assert {name for name in ICONS if name.startswith("effect-")} == {
        f"effect-{effect}" for effect in EFFECTS
    }


def test_every_track_of_the_pack_has_its_emblem() -> None:
    assert {f"track-{short_track(track)}" for track in default_pack().tracks} == {
        name for name in ICONS if name.startswith("track-")
    }


def test_spaces_share_their_outline() -> None:
    assert len({outline(sprite(name)).tobytes() for name in SPACES}) == 1


def test_a_red_space_has_one_dot_and_no_other_has() -> None:
    assert share(part(sprite("space-red"), *CORNER), "#FF9A8C") > 0.2
    assert all(
        share(part(sprite(name), *CORNER), "#FF9A8C") == 0 for name in SPACES if name != "space-red"
    )


def test_a_blue_space_has_a_second_ring_and_no_other_has() -> None:
    inner_edge = (18, 40, 23, 60)
    ring = lighter(AZURE, 0.35)
    assert share(part(drawn("space-blue", 64), *inner_edge), ring) > 0.5
    for name in ("space-plain", "space-red"):
        assert share(part(drawn(name, 64), *inner_edge), ring) == 0


def test_the_rim_of_a_space_has_its_colour() -> None:
    rim = (6, 45, 12, 55)
    assert share(part(sprite("space-red"), *rim), CORAL) > 0.4
    assert share(part(sprite("space-blue"), *rim), AZURE) > 0.4


def test_what_is_gained_is_marked_with_a_plus() -> None:
    place = (74, 16, 88, 30)
    for name in ("new_ship", "scientist", "knowhow_card"):
        assert share(part(sprite(f"effect-{name}"), *place), BRIGHT) > 0.4
    assert share(part(sprite("effect-move_ship"), *place), BRIGHT) == 0


def test_three_steps_forward_are_three_equal_chevrons() -> None:
    steps = [part(sprite("effect-advance_three"), x, 10, x + 25, 90) for x in (12, 40, 65)]
    assert all(share(step, BRIGHT) > 0.3 for step in steps)


def test_an_ice_crystal_has_six_equal_arms() -> None:
    crystal = drawn("track-glaciology", 64)
    assert overlap(crystal, crystal.rotate(60)) > 0.85
    assert overlap(crystal, crystal.rotate(30)) < 0.8


def test_emblems_of_tracks_differ_in_outline() -> None:
    emblems = [sprite(name) for name in ICONS if name.startswith("track-")]
    for number, emblem in enumerate(emblems):
        for other in emblems[:number]:
            assert overlap(emblem, other) < 0.75
            assert apart(emblem, other) > 40
    assert all(covered(emblem) > 0.2 for emblem in emblems)
