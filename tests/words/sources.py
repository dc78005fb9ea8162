"""The messages created in the source code: their keys and the names of their arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
RULES = ("engine", "db")
FACE = ("render", "bot", "sandbox")
"""Packages that put messages into words, so that many of their strings are not message keys."""
OF_GAMES = tuple(game.replace("_", "-") for game in GAMES)
FAMILIES = {
    **dict.fromkeys(
        RULES,
        ("ask", "effect", "error", "list", "log", "notation", "option", "pack", "seat",
         "transcript", *OF_GAMES),
    ),
    **dict.fromkeys(FACE, ("bot", "command", "error", "help", "picture", "setting", *OF_GAMES)),
}  # fmt: skip
"""The prefixes of message keys, by package."""
LOGS = ("tell", "tell_only")
"""Functions that add a line to the log of the game in whose folder they are called."""
HIDDEN_ARGUMENTS = {
    "_list": {"parts"},
    "about": {"thing"},
    "figures": {"name"},
    "_wrong": {"statement", "argument"},
}
"""The arguments that helper functions add to the message they are given."""

LOOKUPS = ("get",)
"""Functions that only look up a key."""

Arguments = frozenset[str]


def _is_key(package: str, text: str, more: str = "") -> bool:
    """Return whether a text has the form of a key; `more` lists further characters to accept."""
    families = "|".join(FAMILIES[package])
    return re.fullmatch(rf"(?:{families})(?:-[a-z0-9{more}]+)+", text) is not None


def _modules() -> Iterator[tuple[Path, str, ast.Module]]:
    for package in FAMILIES:
        for path in sorted((ROOT / package).rglob("*.py")):
            yield path, package, ast.parse(path.read_text("utf-8"))


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _texts(node: ast.expr) -> Iterator[str]:
    """Yield the string that an expression is, or the strings it may be."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body)
            yield from _texts(orelse)


def _game(path: Path) -> str:
    return path.relative_to(ROOT).parts[1].replace("_", "-")


def _keys(path: Path, package: str, call: ast.Call) -> Iterator[str]:
    """Yield the keys that a call is given."""
    if isinstance(call.func, ast.Name) and call.func.id in LOGS and package in RULES:
        yield from (f"{_game(path)}-log-{text}" for text in _texts(call.args[1]))
    elif _name(call) == "msg" or package in RULES:
        texts = (text for arg in call.args for text in _texts(arg))
        yield from (text for text in texts if _name(call) == "msg" or _is_key(package, text))


@cache
def made() -> dict[str, set[Arguments]]:
    """Return every key that a call names in full, with the sets of arguments it is given."""
    found: dict[str, set[Arguments]] = {}
    for path, package, module in _modules():
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            given = [keyword.arg for keyword in call.keywords]
            if None not in given and _name(call) not in LOOKUPS:
                names = {name for name in given if name} | HIDDEN_ARGUMENTS.get(_name(call), set())
                for key in _keys(path, package, call):
                    found.setdefault(key, set()).add(frozenset(names))
    return found


@cache
def named() -> frozenset[str]:
    """Return every key that occurs anywhere in the code."""
    found = set(made())
    for _, package, module in _modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if _is_key(package, node.value) else set()
    return frozenset(found)


def _pattern(text: ast.JoinedStr) -> str:
    """Return a string that is composed at run time, with `*` for each unknown part."""
    parts = (part.value if isinstance(part, ast.Constant) else "*" for part in text.values)
    return "".join(map(str, parts))


@cache
def composed() -> dict[str, tuple[str, ...]]:
    """Return patterns of keys composed at run time, by package: `otys-effect-improve-*`."""
    found: dict[str, set[str]] = {package: set() for package in FAMILIES}
    for _, package, module in _modules():
        patterns = {_pattern(node) for node in ast.walk(module) if isinstance(node, ast.JoinedStr)}
        games = {f"{OF_GAMES[0]}{text[1:]}": text for text in patterns if text.startswith("*-")}
        found[package] |= {text for text in patterns if _is_key(package, text, "*")}
        found[package] |= {text for made, text in games.items() if _is_key(package, made, "*")}
    return {package: tuple(sorted(patterns)) for package, patterns in found.items()}
