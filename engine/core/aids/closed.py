"""Places that cannot be chosen now, with the reason: what a player would ask "why not?" about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.msg import Msg


@dataclass(frozen=True, slots=True)
class Closed:
    """A place of the kind that is asked for, but which cannot be chosen now."""

    spot: str
    """The place, as in `Option.spot`."""
    name: Msg
    """Its short name, as on the button that it would have."""
    reason: Msg


Grid: TypeAlias = tuple[tuple[str, ...], ...]
"""Rows of places, as they lie on the board."""
