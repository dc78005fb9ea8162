from collections.abc import Callable

from PIL import Image

from render.paint.atlas import bytes_of
from render.paint.background_cache import BackgroundCache, Ground
from render.scene import Box, Panel

SIZE = (200, 100)


def key(number: int) -> Ground:
    """Return the key of a background, a different one for each number."""
    return (*SIZE, "sea", (Panel(Box(number, 0, 10, 10)),))


def painted(shade: int) -> Callable[[], Image.Image]:
    """Return a function that paints a background in this shade."""
    return lambda: Image.new("RGB", SIZE, (shade, 2 * shade, 3))


def never() -> Image.Image:
    """Raise, since a background that is kept must not be painted again."""
    raise AssertionError


ROOM = bytes_of(Image.new("RGB", SIZE)) + 600
"""The bytes for one background and a little more."""


def test_a_ground_that_had_to_make_room_is_unpacked_as_it_was() -> None:
    grounds = BackgroundCache(ROOM, 100_000)
    for number in range(5):
        grounds.get(key(number), painted(number))
    for number in range(5):
        assert grounds.get(key(number), never).tobytes() == painted(number)().tobytes()


def test_packed_grounds_take_a_twentieth_of_the_room_at_most() -> None:
    grounds = BackgroundCache(ROOM, 100_000)
    for number in range(2):
        grounds.get(key(number), painted(number))
    packed = grounds._packed
    assert 0 < packed.weight < ROOM / 20


def test_what_is_kept_stays_within_its_bounds() -> None:
    grounds = BackgroundCache(2 * ROOM, 3000)
    for number in range(20):
        grounds.get(key(number), painted(number))
        assert grounds.weight <= grounds.limit == 2 * ROOM + 3000


def test_grounds_for_which_there_is_no_room_at_all_are_painted_each_time() -> None:
    grounds = BackgroundCache(0, 0)
    grounds.get(key(1), painted(1))
    assert grounds.get(key(1), painted(2)).tobytes() == painted(2)().tobytes()
    assert grounds.weight == 0
