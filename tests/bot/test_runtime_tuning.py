"""Tuning of the interpreter."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.runtime_tuning import MIDDLE, OLD, TURN, YOUNG, freeze_startup_objects, prefer_event_loop


class Ring:
    """An object that refers to itself, so that only the collector can free it."""

    freed = 0

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        Ring.freed += 1


@dataclass(frozen=True)
class Frozen:
    """The state of the garbage collector after startup."""

    objects: int
    thresholds: tuple[int, ...]
    rings: int


@pytest.fixture(scope="module")
def frozen() -> Iterator[Frozen]:
    before = gc.get_threshold()
    Ring()
    freeze_startup_objects()
    yield Frozen(gc.get_freeze_count(), gc.get_threshold(), Ring.freed)
    gc.unfreeze()
    gc.set_threshold(*before)


def test_what_was_made_at_start_up_is_never_searched_again(frozen: Frozen) -> None:
    assert frozen.objects > 0


def test_garbage_of_the_start_is_not_kept_for_good(frozen: Frozen) -> None:
    assert frozen.rings == 1


def test_new_objects_are_searched_less_often_than_by_default(frozen: Frozen) -> None:
    assert frozen.thresholds[:2] == (YOUNG, MIDDLE)
    assert YOUNG > 2000
    assert OLD > MIDDLE > 10


def test_a_thread_that_draws_gives_way_sooner_than_by_default() -> None:
    before = sys.getswitchinterval()
    try:
        prefer_event_loop()
        assert sys.getswitchinterval() == pytest.approx(TURN)
        assert before > TURN
    finally:
        sys.setswitchinterval(before)
