"""What a component pack of Underwater Cities may not change."""

from __future__ import annotations

from engine.core.pack_fixed import Fixed

FIXED = (
    Fixed("counters"),
    Fixed("statements"),
    Fixed("conditions"),
    Fixed("events"),
    Fixed("special_site_kinds", ("site_kind", "effect")),
)
"""The tables that explain the notation, and what special sites do."""
