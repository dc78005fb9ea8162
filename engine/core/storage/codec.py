"""Positions as JSON: validated and serialized by pydantic, with frame types stored by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Generic

from pydantic import TypeAdapter, ValidationError

from engine.core.errors import BadSnapshot
from engine.core.machine import S
from engine.core.storage.stored import Earlier, Shared, Stored


def _by_name(kinds: Iterable[type[Stored]]) -> dict[str, type[Stored]]:
    """Return the classes by name, or raise if two share one."""
    found: dict[str, type[Stored]] = {}
    for kind in kinds:
        if found.setdefault(kind.__name__, kind) is not kind:
            message = f"two kinds are called {kind.__name__}"
            raise ValueError(message)
    return found


class Codec(Generic[S]):
    """Writes and reads the positions of one game."""

    def __init__(
        self,
        state: type[S],
        kinds: Iterable[type[Stored]],
        shared: Shared,
        earlier: Mapping[str, Earlier] = MappingProxyType({}),
    ) -> None:
        """Take the classes of a game's positions.

        `kinds` are all classes that a position may contain; `earlier` converts those that no longer
        exist.
        """
        self._adapter = TypeAdapter(state)
        self._context = {"kinds": _by_name(kinds), "shared": shared, "earlier": earlier}

    def dump(self, state: S) -> str:
        """Return the position as JSON."""
        return self._adapter.dump_json(state).decode()

    def load(self, text: str) -> S:
        """Return the position read from JSON, or raise `BadSnapshot` if it is anything else."""
        try:
            return self._adapter.validate_json(text, context=self._context)
        except ValidationError as wrong:
            first = wrong.errors(include_url=False, include_input=False)[0]
            place = ".".join(str(part) for part in first["loc"])
            raise BadSnapshot(f"{place}: {first['msg']}") from wrong
