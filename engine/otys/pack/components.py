"""The components of Otys as the rules use them, loaded from a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

from engine.core.effects.effect import Effect
from engine.core.storage.stored import Shared

Need: TypeAlias = tuple[int, int, int, int]
"""Cubes of each resource that an exact contract requires."""


@dataclass(frozen=True, slots=True)
class StoreRow:
    """The prices of a Store row, for the Basic and the Upgraded Trader."""

    sell_credits: tuple[int, int]
    sell_points: tuple[int, int]
    """0 if selling for points is not possible on this row."""
    buy_price: tuple[int, int]


@dataclass(frozen=True)
class Diver:
    """One of the eight divers, with both sides."""

    id: str
    kind: Literal["expert", "trader", "spy", "engineer", "explorer"]
    costs: tuple[int, int]
    """The Credits for one action, Basic and Upgraded."""
    actions: tuple[Effect[Any], Effect[Any]]
    """The actions of the Basic and the Upgraded side."""
    bonus: Effect[Any] | None = None
    """An effect that the Upgraded side adds to the action, or does instead of it."""


@dataclass(frozen=True, slots=True)
class Sponsor:
    """One side of a Sponsor tile."""

    id: str
    tile: int
    side: Literal["basic", "advanced"]
    effect: Effect[Any]
    """The effect, including its price."""
    points: int
    auto: bool
    """Applied without asking, because it can only help (OT-7.3)."""
    closes_propellers: bool
    """After it, no propeller may be used this turn (OT-7.9)."""


@dataclass(frozen=True, eq=False)
class Contract:
    """A contract card that requires either exact cubes or groups of any resources.

    A pack contains each card once, so cards are compared by identity, which is quick.
    """

    id: str
    need: Need | None
    groups: tuple[int, ...]
    points: int
    credits: int
    batteries: int

    @cached_property
    def cubes(self) -> int:
        """The number of cubes it requires."""
        return sum(self.need or self.groups)


@dataclass(frozen=True, slots=True)
class Reward:
    """A Reward token, with the immediate bonus on the front and the permanent one on the back."""

    id: str
    front: Effect[Any]
    back: Effect[Any]
    background: Literal["orange", "green"]


@dataclass(frozen=True)
class OtysPack(Shared):
    """All components that a game of Otys is played with."""

    name: str
    start: Mapping[str, int]
    spaces: tuple[int, ...]
    """The number of resource spaces on levels 1 to 5."""
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
        """Return one side of a Sponsor tile."""
        return next(s for s in self.sponsors.values() if (s.tile, s.side) == (tile, side))
