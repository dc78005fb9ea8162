"""Which messages the source code makes: their keys, and the names of their arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "db")
FAMILIES = (
    "ask", "effect", "error", "list", "log", "notation", "option", "pack", "seat", "transcript",
    *(game.replace("_", "-") for game in GAMES),
)  # fmt: skip
"""How the keys of messages begin."""
KEY = re.compile(rf"(?:{'|'.join(FAMILIES)})(?:-[a-z0-9]+)+")
LOGS = ("tell", "tell_only")
"""Calls that put a line into the log of the game whose folder they stand in."""
HIDDEN_ARGUMENTS = {
    "_list": {"parts"},
    "_named": {"thing"},
    "_wrong": {"statement", "argument"},
}
"""What small helpers of the code add to the message they are given."""

LOOKUPS = ("get",)
"""Calls that only look a key up."""

Arguments = frozenset[str]


def _modules() -> Iterator[tuple[Path, ast.Module]]:
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            yield path, ast.parse(path.read_text("utf-8"))


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _texts(node: ast.expr) -> Iterator[str]:
    """The string this expression is, or the strings it may be."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body)
            yield from _texts(orelse)


def _game(path: Path) -> str:
    return path.relative_to(ROOT).parts[1].replace("_", "-")


def _keys(path: Path, call: ast.Call) -> Iterator[str]:
    """The keys that a call is given."""
    if isinstance(call.func, ast.Name) and call.func.id in LOGS:
        yield from (f"{_game(path)}-log-{text}" for text in _texts(call.args[1]))
    else:
        texts = (text for arg in call.args for text in _texts(arg))
        yield from (text for text in texts if _name(call) == "msg" or KEY.fullmatch(text))


@cache
def made() -> dict[str, set[Arguments]]:
    """Every key that a call names in full, with the arguments given along with it."""
    found: dict[str, set[Arguments]] = {}
    for path, module in _modules():
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            given = [keyword.arg for keyword in call.keywords]
            if None not in given and _name(call) not in LOOKUPS:
                names = {name for name in given if name} | HIDDEN_ARGUMENTS.get(_name(call), set())
                for key in _keys(path, call):
                    found.setdefault(key, set()).add(frozenset(names))
    return found


@cache
def named() -> frozenset[str]:
    """Every key that stands anywhere in the code."""
    found = set(made())
    for _, module in _modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if KEY.fullmatch(node.value) else set()
    return frozenset(found)


@cache
def composed() -> tuple[str, ...]:
    """Keys put together at run time, as patterns: `otys-effect-improve-*`."""
    found = set()
    for _, module in _modules():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr):
                parts = (
                    part.value if isinstance(part, ast.Constant) else "*" for part in node.values
                )
                pattern = "".join(str(part) for part in parts)
                if re.fullmatch(rf"(?:{'|'.join(FAMILIES)})-[a-z0-9*-]+", pattern):
                    found.add(pattern)
    return tuple(sorted(found))
