"""The parts of an Antarctica pack that a custom pack may not change."""

from __future__ import annotations

from engine.core.packs.fixed import Fixed

NAMES = ("en", "it", "de", "pt_br")
FIXED = (
    Fixed(
        "component_counts", ("count", "per_player"), but=frozenset({"shipyard_card", "building"})
    ),
    Fixed("player_colours", ("mark",)),
    Fixed("areas", ("order", "place", "angle_from", "angle_centre", "angle_to", *NAMES)),
    Fixed("buildings", ("space", "category", "good", "scientists", "star", *NAMES)),
    Fixed("deck_sizes", ("basic", "double", "advanced", "cards")),
    Fixed("shipyard_kinds", ("effect", *NAMES)),
    Fixed("resource_cards", ("kind", *NAMES)),
    Fixed("tracks", NAMES),
    Fixed("track_effects", ("colour", "effect_text")),
)
"""Pictures and names of areas, building types, card kinds and tracks belong to their ids."""
