"""Results that are kept with their object."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field, replace
from weakref import ref

from engine.core.storage.kept import cached_method, remembered

ASKED: list[str] = []


class _Base:
    @cached_method
    def words(self) -> str:
        ASKED.append("base")
        return "base"


@dataclass(frozen=True, slots=True)
class _Card(_Base):
    title: str
    numbers: tuple[int, ...] = field(default=())

    @cached_method
    def words(self) -> str:
        """Return the title, and say that it was asked."""
        ASKED.append(self.title)
        return self.title.upper()


def test_a_result_is_worked_out_once_for_each_object() -> None:
    ASKED.clear()
    crab, heron = _Card("crab"), _Card("heron")
    assert [crab.words(), crab.words(), heron.words()] == ["CRAB", "CRAB", "HERON"]
    assert ASKED == ["crab", "heron"]


def test_another_object_made_from_it_has_its_own_result() -> None:
    crab = _Card("crab")
    assert crab.words() == "CRAB"
    assert replace(crab, title="whelk").words() == "WHELK"


def test_the_result_of_a_base_class_is_kept_apart() -> None:
    crab = _Card("crab")
    assert (crab.words(), _Base.words(crab), crab.words()) == ("CRAB", "base", "CRAB")


def test_what_is_kept_makes_no_difference_between_equal_objects() -> None:
    asked, other = _Card("crab", (1,)), _Card("crab", (1,))
    asked.words()
    assert asked == other
    assert hash(asked) == hash(other)
    assert repr(asked) == repr(other)


@dataclass(frozen=True)
class _Reef:
    depth: int

    @remembered(2)
    def seen_by(self, diver: str) -> str:
        """Return the diver with the depth, and say that it was asked."""
        ASKED.append(diver)
        return f"{diver} {self.depth}"


def test_a_result_is_remembered_with_what_it_was_worked_out_for() -> None:
    ASKED.clear()
    reef, other = _Reef(3), _Reef(3)
    assert [reef.seen_by("ann"), reef.seen_by("bo"), reef.seen_by("ann")] == [
        "ann 3",
        "bo 3",
        "ann 3",
    ]
    assert ASKED == ["ann", "bo"]
    other.seen_by("ann")
    assert ASKED == ["ann", "bo", "ann"]


def test_what_is_too_much_is_forgotten() -> None:
    ASKED.clear()
    reef = _Reef(3)
    for diver in ("ann", "bo", "cleo", "cleo", "ann"):
        reef.seen_by(diver)
    assert ASKED == ["ann", "bo", "cleo", "ann"]


def test_what_is_remembered_goes_with_its_object() -> None:
    reef = _Reef(3)
    reef.seen_by("ann")
    gone = ref(reef)
    del reef
    assert gone() is None


@dataclass(frozen=True)
class Shelf:
    """Something that hashes by its name, as a component pack does."""

    name: str

    def __hash__(self) -> int:
        return hash(self.name)

    @remembered(4)
    def beside(self, other: Shelf) -> str:
        """Return both names."""
        return f"{self.name} {other.name}"


def test_what_is_remembered_is_not_pickled_with_its_object() -> None:
    shelf = Shelf("a")
    assert shelf.beside(shelf) == "a a"
    again: Shelf = pickle.loads(pickle.dumps(shelf))  # noqa: S301 - written a moment ago
    assert again.beside(again) == "a a"
