"""Positions as versions before 0.3 stored them, in which some fields had other names."""

from __future__ import annotations

from tests.engine.antarctica.scene import GAME, Scene


def test_the_question_about_the_last_ship_is_read_under_its_earlier_field() -> None:
    scene = Scene(3, "2:A").start().play("sail:6", "discard:ship:6:1")
    now = GAME.codec.dump(scene.state)
    earlier = now.replace('"discard":{"is"', '"deed":{"is"').replace(
        '"discard":{"seat"', '"deed":{"seat"'
    )
    assert (scene.prompt, earlier != now) == ("last-ship", True)
    assert GAME.codec.dump(GAME.codec.load(earlier)) == now
