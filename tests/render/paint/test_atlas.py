"""Small drawn things and their cache."""

from render.scene import Badge, Sprite
from tests.render.samples import apart, drawn, pixel, scene, touched


def test_a_tint_colours_a_sprite() -> None:
    violet, azure = (
        drawn(scene(Sprite("seat-disc", (50, 50), 40, tint))) for tint in ("seat-1", "seat-3")
    )
    assert pixel(violet, 50, 50) != pixel(azure, 50, 50)


def test_a_faded_sprite_is_nearer_to_its_ground() -> None:
    plain = drawn(scene())
    bright, faded = (
        drawn(scene(Sprite("credit", (50, 50), 40, faded=faded))) for faded in (False, True)
    )
    assert 0 < apart(faded, plain) < apart(bright, plain) / 1.5


def test_a_badge_of_two_letters_is_wider() -> None:
    one, two = (touched(scene(Badge(letter, (100, 50), 40))) for letter in ("A", "AB"))
    assert two[2] - two[0] > one[2] - one[0]
    assert two[3] - two[1] == one[3] - one[1]
