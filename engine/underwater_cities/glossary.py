"""The terms of the effect notation of Underwater Cities: things, kinds, colours, prices.

Statements, events, conditions and the tables of components are written in these terms.
"""

from functools import cache
from typing import Literal, TypeAlias

Resource: TypeAlias = Literal["credit", "kelp", "steelplast", "science", "biomatter"]
Thing: TypeAlias = Literal[
    Resource, "point", "card", "federation", "made_biomatter"
]  # fmt: skip
"""A thing gained or paid; `made_biomatter` is biomatter of this Production (UC-7.13)."""

Era: TypeAlias = Literal[1, 2, 3]
BuildingKind: TypeAlias = Literal["farm", "desal", "lab"]
CityKind: TypeAlias = Literal["white", "purple"]
SingleKind: TypeAlias = Literal[BuildingKind, "tunnel", CityKind]
Kind: TypeAlias = Literal[SingleKind, "building", "structure", "city"]
"""A kind of thing to build, or a collective term."""

Colour: TypeAlias = Literal["green", "red", "yellow"]
CardType: TypeAlias = Literal["instant", "permanent", "action", "production", "end"]
Family: TypeAlias = Literal[
    "federation", "desal", "city", "use", "steel", "tunnel", "cards", "farm", "lab", "special",
    "science", "always",
]  # fmt: skip
"""The slot families to which permanents refer; `always` is the always-available one."""
Counter: TypeAlias = Literal[
    Kind,
    "up_farm", "up_desal", "up_lab", "up_building", "up_tunnel", "up_structure",
    "pair_farm", "pair_desal", "pair_lab", "pair_any",
    "trio", "purple_trio", "full", "expansion", "set_up", "most", "metropolis",
    "permanent", "production", "ending", "action", "claimed", "special",
    "tile_green", "tile_red", "tile_yellow", "tile_colours",
]  # fmt: skip
"""A quantity of a player's; only connected things count (UC-6.15)."""

Bundle: TypeAlias = tuple[tuple[Thing, int], ...]
"""Things with their numbers, each once; empty means nothing."""
Amount: TypeAlias = tuple[Bundle, ...]
"""Alternative bundles."""
Price: TypeAlias = Literal["usual", "free"] | Amount
"""The cost of a build or upgrade: the usual one, none, or a specified one (UC-6.1)."""
Period: TypeAlias = Literal["turn", "round", "era"]

ERAS: tuple[Era, ...] = (1, 2, 3)
OVER_THE_TRACK = 0
"""The steps beyond space 1 of the Federation track (UC-6.36)."""

GROUPS: dict[Kind, tuple[SingleKind, ...]] = {
    "building": ("farm", "desal", "lab"),
    "structure": ("farm", "desal", "lab", "tunnel"),
    "city": ("white", "purple"),
}
"""The collective terms for several kinds (UC-6.16)."""


@cache
def singles(kinds: tuple[Kind, ...]) -> tuple[SingleKind, ...]:
    """Return the single kinds that these terms cover, each once, in order."""
    found = [single for kind in kinds for single in GROUPS.get(kind, (kind,))]
    return tuple(dict.fromkeys(found))  # type: ignore[arg-type]  # a term for one kind is that kind
