"""Results that are kept with their object."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.core.storage.kept import kept

ASKED: list[str] = []


class _Base:
    @kept
    def words(self) -> str:
        ASKED.append("base")
        return "base"


@dataclass(frozen=True, slots=True)
class _Card(_Base):
    title: str
    numbers: tuple[int, ...] = field(default=())

    @kept
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
