from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RULE_LIST = ROOT / "docs" / "rules" / "antarctica.txt"
RULES = ROOT.parent / "shared" / "rules" / "antarctica.md"

LINE = re.compile(r"(AN-\d+\.\d+) (\S.*\S)")
DEFINED = re.compile(r"\*\*(AN-\d+\.\d+)\b")


def entries() -> list[tuple[str, str]]:
    found = [LINE.fullmatch(line) for line in RULE_LIST.read_text("utf-8").splitlines()]
    assert all(found)
    return [(match[1], match[2]) for match in found if match]


def place(rule: str) -> tuple[int, int]:
    section, _, number = rule.removeprefix("AN-").partition(".")
    return int(section), int(number)


def test_rules_are_listed_once_and_in_order() -> None:
    rules = [rule for rule, _ in entries()]
    assert len(set(rules)) == len(rules)
    assert rules == sorted(rules, key=place)


def test_every_rule_has_a_short_title() -> None:
    assert all(2 <= len(title.split()) <= 9 for _, title in entries())


def test_the_list_holds_every_rule_of_the_rule_text() -> None:
    if not RULES.exists():
        pytest.skip("the rule texts are not beside the project")
    assert [rule for rule, _ in entries()] == DEFINED.findall(RULES.read_text("utf-8"))


def test_every_rule_is_cited_by_a_test() -> None:
    tests = "\n".join(
        path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))
    )
    cited = set(re.findall(r'"(AN-\d+\.\d+)"', tests))
    assert [rule for rule, _ in entries() if rule not in cited] == []
