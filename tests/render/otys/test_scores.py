"""The final scores."""

from __future__ import annotations

from tests.render.otys.tables import (
    NAMES,
    composed,
    context,
    lettering,
    seen,
    sprites,
    table,
)


def test_winners_are_crowned() -> None:
    at = table(3, 3, 5000)
    assert at.result is not None
    scene = composed("scores", seen(at, None), context(3))
    assert sprites(scene).count("crown") == len(at.result.winners)
    assert NAMES[at.result.winners[0]] in scene.alt
    assert "crown" in sprites(composed("board", seen(at, None), context(3)))


def test_scores_of_a_running_game_crown_nobody() -> None:
    scene = composed("scores", seen(table(3, 3, 30), None), context(3))
    assert "crown" not in sprites(scene)
    assert "Scores so far" in [said.text for said in lettering(scene)]
