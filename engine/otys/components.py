"""The components of Otys as the rules use them; a pack fills them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.core.effects import Effect
from engine.core.stored import Shared

Need: TypeAlias = tuple[int, int, int, int]
"""Cubes of each resource that an exact contract asks for."""


@dataclass(frozen=True, slots=True)
class StoreRow:
    """Prices of a Store row, for the Basic and the Upgraded Trader."""

    sell_credits: tuple[int, int]
    sell_points: tuple[int, int]
    """0: selling for points is not offered on this row."""
    buy_price: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Diver:
    """One of the eight divers, both sides."""

    id: str
    code: str
    kind: Literal["expert", "trader", "spy", "engineer", "explorer"]
    costs: tuple[int, int]
    """Credits for one action, Basic and Upgraded."""
    actions: tuple[Effect[Any], Effect[Any]]
    """What the Basic and the Upgraded side do."""
    bonus: Effect[Any] | None = None
    """What the Upgraded side adds to the action, or does in its place."""


@dataclass(frozen=True, slots=True)
class Sponsor:
    """One side of a Sponsor tile."""

    id: str
    tile: int
    side: Literal["basic", "advanced"]
    effect: Effect[Any]
    """What it does, its price included."""
    points: int
    auto: bool
    """Applied without asking, because it can only help (OT-7.3)."""
    closes_propellers: bool
    """After it no propeller may be used this turn (OT-7.9)."""


@dataclass(frozen=True, slots=True, eq=False)
class Contract:
    """A contract card: it asks for exact cubes, or for groups of any resources.

    A pack holds each card once, so cards are told apart by identity, which is quick.
    """

    id: str
    need: Need | None
    groups: tuple[int, ...]
    points: int
    credits: int
    batteries: int

    @property
    def cubes(self) -> int:
        """How many cubes it asks for."""
        return sum(self.need or self.groups)


@dataclass(frozen=True, slots=True)
class Reward:
    """A Reward token: the immediate bonus in front, the permanent one on the back."""

    id: str
    front: Effect[Any]
    back: Effect[Any]
    background: Literal["orange", "green"]


@dataclass(frozen=True)
class OtysPack(Shared):
    """Everything printed that a game of Otys is played with."""

    name: str
    start: Mapping[str, int]
    spaces: tuple[int, ...]
    """Resource spaces of levels 1 to 5."""
    max_moves: tuple[int, ...]
    thresholds: tuple[int, ...]
    store_rows: tuple[StoreRow, ...]
    divers: Mapping[str, Diver]
    sponsors: Mapping[str, Sponsor]
    contracts: Mapping[str, Contract]
    rewards: Mapping[str, Reward]
    neutral_x: int

    @property
    def experts(self) -> tuple[str, ...]:
        """The four Experts."""
        return tuple(diver.id for diver in self.divers.values() if diver.kind == "expert")

    def sponsor(self, tile: int, side: str) -> Sponsor:
        """A side of a Sponsor tile."""
        return next(s for s in self.sponsors.values() if (s.tile, s.side) == (tile, side))
