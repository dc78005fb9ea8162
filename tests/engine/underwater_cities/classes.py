"""All classes that the notation of a pack can name."""

from __future__ import annotations

import sys
from typing import Any

from engine.core.doing import Statement
from engine.underwater_cities.conditions import Condition
from engine.underwater_cities.effects.events import Event
from engine.underwater_cities.effects.purchases import Purchase
from engine.underwater_cities.load import default_pack

default_pack()  # everything is loaded with it

LOADED: tuple[type[Any], ...] = tuple(
    sorted(
        {
            kind
            for name, module in tuple(sys.modules.items())
            if name.startswith(("engine.core.", "engine.underwater_cities."))
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
EVENTS = tuple(kind for kind in LOADED if issubclass(kind, Event) and not kind.abstract)
PURCHASES = tuple(kind for kind in LOADED if issubclass(kind, Purchase) and not kind.abstract)
