"""All classes that the notation of a pack can name."""

from __future__ import annotations

import sys
from typing import Any

from engine.core.effects.effect import Statement
from engine.underwater_cities.pack.load import default_pack
from engine.underwater_cities.terms.conditions import Condition
from engine.underwater_cities.terms.events import Trigger
from engine.underwater_cities.terms.purchases import Purchase

default_pack()  # everything is loaded with it

LOADED: tuple[type[Any], ...] = tuple(
    sorted(
        {
            kind
            for name, module in tuple(sys.modules.items())
            if name.startswith("engine.underwater_cities.")
            for kind in vars(module).values()
            if isinstance(kind, type)
        },
        key=lambda kind: (kind.__module__, kind.__name__),
    )
)
STATEMENTS = tuple(
    kind for kind in LOADED if issubclass(kind, Statement) and hasattr(kind, "notation")
)
CONDITIONS = tuple(kind for kind in LOADED if issubclass(kind, Condition) and not kind.abstract)
EVENTS = tuple(kind for kind in LOADED if issubclass(kind, Trigger) and not kind.abstract)
PURCHASES = tuple(kind for kind in LOADED if issubclass(kind, Purchase) and not kind.abstract)
