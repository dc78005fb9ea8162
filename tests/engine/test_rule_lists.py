"""The list of rules of each game, of which `python -m engine rules GAME` tells who proves them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
OTHERS = {"underwater-cities": r"EX-\d+|D\d+"}
"""Worked examples and decisions whose names tell nothing of the game they belong to."""

each_game = pytest.mark.parametrize("game", GAMES)


def rule_list(game: str) -> str:
    """The rules of a game, one a line: its id and a short title."""
    path = ROOT / "docs" / "rules" / f"{game}.txt"
    assert path.exists(), f"{game} has no list of its rules in docs/rules/{game}.txt"
    return path.read_text("utf-8")


def prefix(game: str) -> str:
    """Return the prefix of a game's rule ids, taken from the first one in its list."""
    return rule_list(game).partition("-")[0]


def rule_id(game: str) -> str:
    """Return the pattern of a rule id; X is for those outside the numbered sections."""
    return rf"{prefix(game)}-(?:X\d+|\d+\.\d+)"


def rule_text(game: str) -> str:
    """The rules that the game is made after."""
    rules = ROOT.parent / "shared" / "rules" / f"{game.replace('-', '_')}.md"
    if not rules.exists():
        pytest.skip("the rule texts are not beside the project")
    return rules.read_text("utf-8")


def cited(ids: str, *folder: str) -> set[str]:
    """The ids of a kind that are cited by tests in a folder."""
    tests = "\n".join(
        path.read_text("utf-8") for path in (ROOT / "tests").joinpath(*folder).rglob("test_*.py")
    )
    return set(re.findall(rf'"({ids})"', tests))


def entries(game: str) -> list[tuple[str, str]]:
    line = re.compile(rf"({rule_id(game)}) (\S.*\S)")
    found = [line.fullmatch(each) for each in rule_list(game).splitlines()]
    assert all(found)
    return [(match[1], match[2]) for match in found if match]


def place(rule: str) -> tuple[float, int]:
    section, _, number = rule.partition("-")[2].partition(".")
    if section.startswith("X"):
        return float("inf"), int(section[1:])
    return int(section), int(number)


def test_the_rules_of_each_game_are_known_by_two_letters_of_its_own() -> None:
    prefixes = [prefix(game) for game in GAMES]
    assert all(re.fullmatch("[A-Z]{2}", each) for each in prefixes), prefixes
    assert len(set(prefixes)) == len(prefixes), prefixes


@each_game
def test_rules_are_listed_once_and_in_order(game: str) -> None:
    rules = [rule for rule, _ in entries(game)]
    assert len(set(rules)) == len(rules)
    assert rules == sorted(rules, key=place)


@each_game
def test_every_rule_has_a_short_title(game: str) -> None:
    assert all(2 <= len(title.split()) <= 9 for _, title in entries(game))


@each_game
def test_the_list_holds_every_rule_of_the_rule_text(game: str) -> None:
    defined = re.findall(rf"\*\*({rule_id(game)})\b", rule_text(game))
    assert [rule for rule, _ in entries(game)] == sorted(defined, key=place)


@pytest.mark.slow
@each_game
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    found = cited(rule_id(game))
    assert [rule for rule, _ in entries(game) if rule not in found] == []


@pytest.mark.parametrize("game", OTHERS)
def test_every_example_and_decision_is_cited_by_a_test_of_the_game(game: str) -> None:
    # Examples are printed boldly, decisions are the rows of a table.
    defined = re.findall(rf"^(?:- \*\*|\| )({OTHERS[game]})\b", rule_text(game), re.MULTILINE)
    assert len(defined) == 67
    found = cited(OTHERS[game], "engine", game.replace("-", "_"))
    assert [each for each in defined if each not in found] == []
