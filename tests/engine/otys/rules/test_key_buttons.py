"""The Keys as buttons: in rows as on the board, used ones with the reason."""

from __future__ import annotations

from engine.core.text import Words
from tests.engine.otys.scene import Scene

ENGLISH = Words(strict=True)


def test_keys_lie_in_rows_of_numbered_and_x_keys() -> None:
    scene = Scene().board(keys="1 3 X", track="2 4 5", neutral_x=1)
    numbered, own, neutral = scene.game.grid(scene.state, scene.pick)
    assert numbered == tuple(f"key:{number}" for number in range(1, 6))
    assert own == tuple(f"key:x:{level}" for level in range(1, 6))
    assert {*own, *neutral} <= set(scene.keys)
    said = [
        ENGLISH.say(scene.pick.by_key[key].label, None, "short") for key in (own[0], neutral[4])
    ]
    assert said == ["X1", "N5"]


def test_used_keys_are_closed_and_say_when_they_come_back() -> None:
    scene = Scene().board(keys="1 3", track="2 4 5 X", threshold=5)
    closed = {one.spot: one for one in scene.game.closed(scene.state, scene.pick)}
    assert set(closed) == {"key:2", "key:4", "key:5", "key:x"}
    assert ENGLISH.say(closed["key:2"].name, None, "short") == "2"
    reason = "Used; all Keys come back when 5 are used (now 4)"
    assert ENGLISH.say(closed["key:x"].reason) == reason
    assert ("key:x",) in scene.game.grid(scene.state, scene.pick)


def test_other_questions_have_no_grid() -> None:
    scene = Scene().quiet().board(batteries=1).play("key:3")
    assert scene.game.grid(scene.state, scene.pick) == ()
    assert scene.game.closed(scene.state, scene.pick) == ()
