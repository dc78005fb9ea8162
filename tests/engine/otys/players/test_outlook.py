"""The guess for players who look far ahead: what others have and hope for counts as well."""

from tests.engine.otys.scene import Scene

CONTRACT = "contract_exact_19"
"""Two metal, a plant and a tech."""


def outlook(scene: Scene, seat: int = 0) -> float:
    return scene.game.outlook(scene.state, seat)


def test_what_another_hopes_for_counts_against_one() -> None:
    plain = outlook(Scene().public(CONTRACT))
    assert outlook(Scene().public(CONTRACT).board(1, cubes="L4:MMPT")) < plain


def test_what_one_hopes_for_oneself_counts_more() -> None:
    plain = outlook(Scene().public(CONTRACT))
    both = Scene().public(CONTRACT).board(0, cubes="L4:MMPT").board(1, cubes="L4:MMPT")
    assert outlook(both) > plain


def test_at_the_end_only_the_victory_counts() -> None:
    scene = Scene().board(0, points=18, cubes="L4:M").board(1, points=18, cubes="L4:MM")
    scene.state.over = "points"
    assert outlook(scene, 0) == -outlook(scene, 1) < 0
