"""The parts of an Otys pack that a custom pack may not change."""

from __future__ import annotations

from engine.core.packs.fixed import Fixed
from engine.otys.pack.load import START_VALUES

FIXED = (
    Fixed(
        "component_counts",
        ("count", "per_player", "unlimited"),
        but=frozenset({"key_x_neutral", "contract_card", "reward_token"}),
    ),
    Fixed("start_values", ("value",), but=frozenset(START_VALUES)),
    Fixed("resources", ("letter", "cube_colour")),
    Fixed("player_colours", ("seat_hint",)),
    Fixed("diver_positions", ("zone", "level", "key", "reward_spaces")),
    Fixed("mechanic_track", ("upgrades_made",)),
    Fixed("hacker_track", ("upgrades_made",)),
    Fixed("divers", ("code", "kind", "resource")),
    Fixed("sponsors", ("tile", "side")),
    Fixed("layout_player_board"),
    Fixed("layout_colony_board"),
)
"""Pictures and names of divers and Sponsors belong to their ids; costs and effects may change.

The tables about the layout and most of the counts describe what is fixed anyway.
"""
