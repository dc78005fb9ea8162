"""The rows of an Otys pack as pydantic models, with each cell validated on its own."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, field_validator, model_validator

from engine.core.packs.pack import BadCell, Id, PackRow
from engine.otys.pack.components import Contract
from engine.otys.state import RESOURCES

Count: TypeAlias = Annotated[int, Field(ge=0, le=99)]
ResourceName: TypeAlias = Literal["metal", "plant", "fuel", "tech"]


class NumberRow(PackRow):
    """A start value."""

    id: Id
    value: Count


class PositionRow(PackRow):
    """A position in the column of divers."""

    position: Annotated[int, Field(ge=1, le=8)]
    level: int | None
    resource_spaces: Annotated[int, Field(ge=0, le=12)]


class TrackStep(PackRow):
    """A step of the track of a Technician."""

    upgrades_made: int


class MechanicRow(TrackStep):
    """A step of the Mechanic track."""

    max_move: Annotated[int, Field(ge=1, le=7)]


class HackerRow(TrackStep):
    """A step of the Hacker track."""

    threshold: Annotated[int, Field(ge=1, le=6)]


class PriceRow(PackRow):
    """The prices of a row of the Store."""

    row: Annotated[int, Field(ge=1)]
    sell_credits_basic: Count
    sell_points_basic: Count
    sell_credits_upgraded: Count
    sell_points_upgraded: Count
    buy_price_basic: Count
    buy_price_upgraded: Count


class DiverRow(PackRow):
    """A diver."""

    id: Literal[
        "metal_expert", "plant_expert", "fuel_expert", "tech_expert",
        "trader", "spy", "engineer", "explorer",
    ]  # fmt: skip
    code: Annotated[str, Field(pattern="^[A-Z]{2}$")]
    kind: Literal["expert", "trader", "spy", "engineer", "explorer"]
    resource: ResourceName | None
    cost_basic: Count
    cost_upgraded: Count
    action: Id
    bonus_upgraded: Id | None


class SponsorRow(PackRow):
    """One side of a Sponsor tile."""

    id: Annotated[str, Field(pattern=r"^sponsor_[1-5]_(basic|advanced)$")]
    tile: Annotated[int, Field(ge=1, le=5)]
    side: Literal["basic", "advanced"]
    effect: Id
    credits_cost: Count
    battery_cost: Count
    points: Count
    mode: Literal["auto", "choice"]
    when: Literal["phase_1", "phase_1_last", "carry"]


class ContractRow(PackRow):
    """A contract card."""

    id: Annotated[str, Field(pattern=r"^contract_(exact|free)_\d{1,3}$")]
    kind: Literal["exact", "free"]
    metal: Count | None
    plant: Count | None
    fuel: Count | None
    tech: Count | None
    pattern: tuple[int, ...] | None
    cubes: Annotated[int, Field(ge=1, le=12)]
    points: Count
    bonus_credits: Count
    bonus_batteries: Count

    @field_validator("pattern", mode="before")
    @classmethod
    def _groups(cls, text: str) -> tuple[int, ...] | None:
        if text == "-":
            return None
        groups = text.split("+")
        if len(groups) > len(RESOURCES) or not all(group.isdecimal() for group in groups):
            raise BadCell("otys-pack-bad-pattern", found=text)
        return tuple(sorted((int(group) for group in groups), reverse=True))

    @model_validator(mode="after")
    def _asks_for_what_it_says(self) -> ContractRow:
        needs = (self.metal, self.plant, self.fuel, self.tech)
        exact = self.kind == "exact"
        if exact != all(need is not None for need in needs) or exact != (self.pattern is None):
            raise BadCell("otys-pack-mixed-contract")
        total = sum(need or 0 for need in needs) + sum(self.pattern or ())
        if total != self.cubes:
            raise BadCell("otys-pack-wrong-total", found=self.cubes, expected=total)
        return self

    def contract(self) -> Contract:
        """Return the row as a card."""
        need = None
        if self.pattern is None:
            need = (self.metal or 0, self.plant or 0, self.fuel or 0, self.tech or 0)
        prizes = (self.points, self.bonus_credits, self.bonus_batteries)
        return Contract(self.id, need, self.pattern or (), *prizes)


class RewardRow(PackRow):
    """A Reward token."""

    id: Annotated[str, Field(pattern=r"^reward_\d{1,3}$")]
    front: Id
    resource_a: ResourceName | None
    resource_b: ResourceName | None
    back: Id
    background: Literal["orange", "green"]


class CountRow(PackRow):
    """The number of a component in the box."""

    id: Id
    count: Count
