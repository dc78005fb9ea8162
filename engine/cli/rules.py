"""The `rules` command: list which tests cite which rules."""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from engine.cli.common import Commands
from engine.cli.counted import counted
from engine.core.errors import FathomError
from engine.core.msg import msg
from engine.registry import find_game

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = re.compile(r"\b[A-Z]{2}-(?:X|D)?\d+(?:\.\d+)?\b")


class NoRuleList(FathomError):
    """There is no rule list in the project."""


def add_to(commands: Commands) -> None:
    """Add the command and its arguments."""
    command = commands.add_parser("rules", help="list the rules and the tests that cite them")
    command.add_argument("game")
    command.add_argument("--json", action="store_true", help="one object instead of lines")
    command.set_defaults(run=run)


def rule_ids(game: str, root: Path = ROOT) -> list[str]:
    """Return the ids in `docs/rules/<game>.txt`, in order."""
    find_game(game)
    path = root / "docs" / "rules" / f"{game}.txt"
    if not path.is_file():
        raise NoRuleList(msg("error-no-rule-list", file=str(path.relative_to(root))))
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split()[0] for line in lines if line and not line.startswith("#")]


def citations(root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Yield pairs of a rule id and a test that cites it by mark or docstring."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        for test in proofs_in(path.read_text(encoding="utf-8")):
            for rule in cited_by(test):
                yield rule, f"{name}::{test.name}"


def proofs_in(source: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the test functions of a file."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if node.name.startswith("test_"):
            yield node


def cited_by(test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """Return the rule ids that a test cites."""
    found = RULE_ID.findall(ast.get_docstring(test) or "")
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule"):
            found += [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]
    return list(dict.fromkeys(found))


def report(game: str, root: Path = ROOT) -> dict[str, object]:
    """Return all ids, the tests that cite each, and the ids that no test cites."""
    ids = rule_ids(game, root)
    cited: dict[str, list[str]] = {}
    for rule, test in citations(root):
        if rule in ids:
            cited.setdefault(rule, []).append(test)
    return {"ids": ids, "cited": cited, "uncited": [rule for rule in ids if rule not in cited]}


def run(arguments: argparse.Namespace) -> int:
    """Print the report; return 1 if a rule is not cited."""
    found = report(arguments.game)
    if arguments.json:
        print(json.dumps(found))
    else:
        uncited, ids = found["uncited"], found["ids"]
        assert isinstance(uncited, list)  # noqa: S101 - made above
        assert isinstance(ids, list)  # noqa: S101
        print(f"{counted(len(ids), 'rule')}, {len(ids) - len(uncited)} cited")
        print("\n".join(uncited))
    return 1 if found["uncited"] else 0
