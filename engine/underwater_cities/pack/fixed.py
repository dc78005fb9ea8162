"""The parts of an Underwater Cities pack that a custom pack may not change."""

from __future__ import annotations

from engine.core.packs.fixed import Fixed

FIXED = (
    Fixed("counters"),
    Fixed("statements"),
    Fixed("conditions"),
    Fixed("events"),
    Fixed("special_site_kinds", ("site_kind", "effect")),
)
"""The tables that explain the notation, and the effects of special sites."""
