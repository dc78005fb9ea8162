from collections.abc import Mapping

import pytest

from engine.core.aids.chain import answers, choices
from engine.core.errors import IllegalAnswer
from engine.core.game import checked_setup
from engine.core.table import Table
from engine.registry import find_game

GAME = find_game("otys")
(DIVE,) = GAME.move_commands


def table(seed: int = 1) -> Table:
    return Table(GAME, checked_setup(GAME, 2, seed))


def offered(at: Table, part: int, given: Mapping[str, str]) -> list[str]:
    seat = at.pending[0].seat
    found = choices(GAME, at.state, seat, DIVE.parts[: part + 1], given)
    return [option.key for option in found]


def plan(at: Table, given: Mapping[str, str]) -> tuple[str, ...]:
    return answers(GAME, at.state, at.pending[0].seat, DIVE, given)


def test_the_first_argument_is_what_is_asked_now() -> None:
    at = table()
    assert offered(at, 0, {}) == [option.key for option in at.pending[0].options]  # type: ignore[union-attr]


def test_what_comes_later_depends_on_what_came_before() -> None:
    at = table(seed=4)
    assert offered(at, 1, {"key": "key:1"}) == ["improve:mechanic", "improve:hacker", "end"]
    assert offered(at, 1, {}) == []


def test_a_whole_turn_is_named_at_once_and_can_be_played() -> None:
    at = table()
    given = {"key": "key:1", "action": "take:metal", "air": "oxygen"}
    keys = plan(at, given)
    assert keys == ("key:1", "take:metal", "oxygen")
    seat = at.pending[0].seat
    for key in keys:
        at.submit(seat, (key,), at.ply)
    assert at.pending[0].seat != seat


def test_looking_ahead_leaves_the_table_as_it_was() -> None:
    at = table()
    before = GAME.codec.dump(at.state)
    offered(at, 1, {"key": "key:1"})
    assert GAME.codec.dump(at.state) == before


def test_what_cannot_be_chosen_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        plan(table(), {"key": "key:9"})
    with pytest.raises(IllegalAnswer):
        plan(table(), {"key": "key:1", "action": "draw"})


def test_nothing_is_offered_beyond_what_would_be_revealed() -> None:
    at = table(seed=5)
    assert "draw" in offered(at, 1, {"key": "key:1"})
    assert offered(at, 2, {"key": "key:1", "action": "draw"}) == []


def test_nobody_else_is_offered_anything() -> None:
    at = table()
    other = 1 - at.pending[0].seat
    assert choices(GAME, at.state, other, DIVE.parts[:1], {}) == ()
