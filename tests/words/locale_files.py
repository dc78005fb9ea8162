"""The word files, parsed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

from engine.core.msg import Msg
from engine.core.text import LOCALES


@dataclass(frozen=True)
class Entry:
    """One message in a file."""

    key: str
    file: str
    variables: frozenset[str]
    styles: frozenset[str]
    """The styles in which the message joins lists."""
    forms: frozenset[str]
    """The forms of other messages that the message uses."""
    attributes: frozenset[str]
    plurals: frozenset[str]
    """The plural categories that the message's numbers distinguish."""
    texts: tuple[str, ...]


def _nodes(node: object) -> Iterator[Any]:
    if isinstance(node, list):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)


def _named(nodes: list[Any], function: str, argument: str, default: str = "") -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.FunctionReference) and node.id.name == function:
            named = {
                given.name.name: str(given.value.parse()["value"]) for given in node.arguments.named
            }
            if argument in named or default:
                yield named.get(argument, default)


def _plurals(nodes: list[Any]) -> Iterator[str]:
    """Yield the plural categories among which a number selects."""
    for node in nodes:
        if isinstance(node, ast.SelectExpression):
            by_number = isinstance(node.selector, ast.VariableReference)
            keys = [variant.key for variant in node.variants if by_number]
            yield from (key.name for key in keys if isinstance(key, ast.Identifier))


def _entry(message: ast.Message, file: str) -> Entry:
    nodes = list(_nodes(message))
    return Entry(
        message.id.name,
        file,
        frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        frozenset(_named(nodes, "LIST", "style", "and")),
        frozenset((*_named(nodes, "FORM", "form"), *_named(nodes, "LIST", "form"))),
        frozenset(attribute.id.name for attribute in message.attributes),
        frozenset(_plurals(nodes)),
        tuple(node.value for node in nodes if isinstance(node, ast.TextElement)),
    )


@cache
def resources(locale: str, root: Path = LOCALES) -> dict[str, ast.Resource]:
    """Return the files of a language, by name."""
    return {path.name: parse(path.read_text("utf-8")) for path in (root / locale).glob("*.ftl")}


@cache
def entries(locale: str) -> tuple[Entry, ...]:
    """Return all messages of a language."""
    return tuple(
        _entry(message, file)
        for file, resource in resources(locale).items()
        for message in resource.body
        if isinstance(message, ast.Message)
    )


@cache
def english() -> dict[str, Entry]:
    """Return the English messages, by key."""
    return {entry.key: entry for entry in entries("en")}


def within(message: Msg) -> Iterator[Msg]:
    """Yield a message and all messages inside it."""
    yield message
    for _, value in message.args:
        parts = value if isinstance(value, tuple) else (value,)
        for part in parts:
            if isinstance(part, Msg):
                yield from within(part)
