"""The syntax tree of the effect notation, and its conversion back to text.

`engine.core.packs.notation` re-exports all of it, beside the vocabulary that gives it a meaning.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from engine.core.msg import Arg

NOTHING = "-"


class NotationError(Exception):
    """A cell that cannot be parsed, with the offset of the error (from 0) and the reason's key."""

    def __init__(self, offset: int, reason: str, **details: Arg) -> None:
        super().__init__(f"{offset}: {reason} {details}")
        self.offset = offset
        self.reason = reason
        self.details = details


@dataclass(frozen=True, slots=True)
class Item:
    """A count of one thing, `2 kelp`, or a bare number, `2`."""

    count: int
    name: str | None = None
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Bundle:
    """Things that belong together: `1 kelp + 2 credit`."""

    items: tuple[Item, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Amount:
    """Alternative bundles: `1 kelp / 1 science`."""

    bundles: tuple[Bundle, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Ratio:
    """Two numbers that belong together, a threshold and its value: `5:4`."""

    a: int
    b: int
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Name:
    """A single word, such as a kind, a colour or an event: `farm`."""

    text: str
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A statement with its arguments: `build(2, farm, cost=free)`."""

    name: str
    args: tuple[Expr, ...] = ()
    named: tuple[tuple[str, Expr], ...] = ()
    at: int = field(default=0, compare=False)


Expr: TypeAlias = Call | Amount | Ratio | Name
Node: TypeAlias = Expr | Bundle | Item


def write(node: Node | tuple[Call, ...]) -> str:
    """Return the notation of a tree or of a whole effect, as written in a cell."""
    match node:
        case Call():
            named = [f"{name}={write(value)}" for name, value in node.named]
            return f"{node.name}({', '.join([*map(write, node.args), *named])})"
        case Ratio():
            return f"{node.a}:{node.b}"
        case Name():
            return node.text
        case Item():
            return str(node.count) if node.name is None else f"{node.count} {node.name}"
        case _:
            return _write_several(node)


def _write_several(node: Amount | Bundle | tuple[Call, ...]) -> str:
    match node:
        case Amount():
            return " / ".join(map(write, node.bundles)) or NOTHING
        case Bundle():
            return " + ".join(map(write, node.items))
        case _:
            return "; ".join(map(write, node)) or NOTHING
