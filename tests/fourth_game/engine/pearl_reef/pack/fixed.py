"""The values that a component pack of Pearl Reef may not change."""

from __future__ import annotations

from engine.core.packs.fixed import Fixed

FIXED = (Fixed("nights", ("tag",)),)
