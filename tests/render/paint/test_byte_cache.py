from concurrent.futures import ThreadPoolExecutor
from functools import partial

from render.paint.byte_cache import ByteCache


def weigh(_: object, text: str) -> int:
    """Return the length of the text as its weight."""
    return len(text)


class Maker:
    """A function that records what it makes."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def __call__(self, text: str) -> str:
        self.made.append(text)
        return text


def test_what_is_kept_is_not_made_again() -> None:
    shelf, make = ByteCache[str, str](10, weigh), Maker()
    assert shelf.get("a", lambda: make("abc")) == shelf.get("a", lambda: make("abc")) == "abc"
    assert make.made == ["abc"]


def test_what_was_not_wanted_for_longest_makes_room() -> None:
    shelf, make = ByteCache[str, str](6, weigh), Maker()
    for key in ("aaa", "bbb", "aaa", "ccc", "aaa"):
        shelf.get(key, partial(make, key))
    assert make.made == ["aaa", "bbb", "ccc"]
    shelf.get("bbb", lambda: make("bbb"))
    assert make.made[-1] == "bbb"


def test_never_more_is_kept_than_allowed() -> None:
    shelf = ByteCache[int, str](50, weigh)
    for number in range(100):
        shelf.get(number, partial(str, "x" * (number % 17)))
        assert shelf.weight <= 50


def test_what_is_too_heavy_is_made_but_not_kept() -> None:
    shelf = ByteCache[str, str](3, weigh)
    shelf.get("light", lambda: "ab")
    assert shelf.get("heavy", lambda: "abcd") == "abcd"
    assert shelf.weight == 2


def test_what_makes_room_is_handed_on() -> None:
    dropped: list[tuple[str, str]] = []
    shelf = ByteCache[str, str](6, weigh, lambda *gone: dropped.append(gone))
    for key in ("aaa", "bbb", "aaa", "ccc"):
        shelf.get(key, partial(str, key))
    assert dropped == [("bbb", "bbb")]


def test_only_what_is_kept_is_found() -> None:
    shelf = ByteCache[str, str](3, weigh)
    shelf.get("a", lambda: "abc")
    assert (shelf.find("a"), shelf.find("b")) == ("abc", None)


def test_threads_share_a_shelf_without_losing_count() -> None:
    shelf = ByteCache[int, str](40, weigh)

    def work(start: int) -> None:
        for number in range(start, start + 300):
            shelf.get(number % 37, partial(str, "x" * (number % 37 % 7)))

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(work, range(4)))
    assert shelf.weight == sum(len(kept) for kept in shelf._kept.values()) <= 40
