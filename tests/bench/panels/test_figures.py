"""The figures of panels from what was met in games."""

from dataclasses import asdict

from bench.panels.child import Met
from bench.panels.figures import figures


def test_figures_take_all_games_together() -> None:
    first = Met([4, 5], [0, 1], [2, 5], ["Sail"], [3, 4], 2, 8, 1, 2, 1, [3, 4])
    other = Met([9], [0], [6], ["Build"], [14], 1, 4, 0, 0, 0, [8])
    found = {one.name: one for one in figures("otys", [asdict(first), asdict(other)])}
    values = {name.removeprefix("otys: "): one.value for name, one in found.items()}
    assert values == {
        "presses a turn": 5,
        "presses a turn (p95)": 9,
        "presses of a single turn": 4,
        "questions for an order a turn": 1 / 3,
        "action rows of a panel (p95)": 6,
        "longest label": 5,
        "lines of a post": 4,
        "lines of a post (p95)": 14,
        "texts cut": 1,
        "options without a shown effect": 2,
        "options told by their label alone": 1,
        "options in all": 12,
        "turns": 3,
    }
    assert found["otys: action rows of a panel (p95)"].reached is False
