"""The classes that a stored position may contain."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from engine.core import machine
from engine.core.effects import alternatives, any_order, combinators, effect
from engine.core.storage.stored import Stored

KERNEL = (machine, effect, combinators, alternatives, any_order)


def kinds_in(*modules: ModuleType) -> list[type[Stored]]:
    """Return the frames, effects and other stored classes of the kernel and these modules."""
    found = {
        kind for module in (*KERNEL, *modules) for kind in vars(module).values() if _is_kind(kind)
    }
    return sorted(found, key=lambda kind: kind.__name__)


def _is_kind(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Stored) and not kind.abstract
