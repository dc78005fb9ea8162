"""The rows of an Antarctica pack as pydantic models, with each cell validated on its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, field_validator

from engine.antarctica.pack.vocabulary import SHIPYARD_CARDS, SPACES
from engine.core.packs.pack import BadCell, Id, PackRow

Count: TypeAlias = Annotated[int, Field(ge=0, le=99)]
Players: TypeAlias = Annotated[int, Field(ge=2, le=4)]
SeatLetter: TypeAlias = Annotated[int, Field(ge=0, le=3)]
Names: TypeAlias = tuple[str, ...]

SEATS = "ABCD"
BUILDING_TYPES = 14
NOT_READ_OF_SETUPS = (
    *("box_scientists", "box_ships", "box_cubes", "score_cubes", "basic_cards"),
    *("open_areas", "open_tracks", "printed"),
)
"""Columns of the setup table that follow from others."""


def one_of(names: Collection[str]) -> AfterValidator:
    """Return the check that a cell holds one of these names."""

    def checked(text: str) -> str:
        if text not in names:
            raise BadCell("pack-not-one-of", found=text, allowed=", ".join(names))
        return text

    return AfterValidator(checked)


def split(text: str) -> tuple[str, ...]:
    """Return the things that a cell joins with `+`; a dash means none."""
    return () if text == "-" else tuple(text.split("+"))


def seat(text: str) -> int:
    """Return a player's number by letter, counted from 0."""
    if len(text) != 1 or text not in SEATS:
        raise BadCell("pack-not-one-of", found=text, allowed=", ".join(SEATS))
    return SEATS.index(text)


class AreaRow(PackRow):
    """An area."""

    id: Id
    order: Annotated[int, Field(ge=1, le=8)]
    sun_start: bool
    open_with_2: bool


class BuildingRow(PackRow):
    """A type of building."""

    id: Id
    space: Annotated[int, Field(ge=1, le=BUILDING_TYPES)]
    category: Literal["camp", "shipyard", "resource", "know_how", "station", "prestige"]
    pieces: Count
    start_3_4: Count
    start_2: Count


class CardRow(PackRow):
    """A building card."""

    id: Id
    deck: Literal["basic", "double", "advanced"]
    mark: Players
    result: Id
    requires: Names
    scientists: Annotated[int, Field(ge=1, le=16)]
    research: Count
    star: bool

    _split = field_validator("requires", mode="before")(split)


class KindRow(PackRow):
    """A kind of Shipyard card."""

    kind: Annotated[str, one_of(SHIPYARD_CARDS)]
    count: Count


class ShipyardCardRow(PackRow):
    """A single Shipyard card."""

    id: Id
    kind: Annotated[str, one_of(SHIPYARD_CARDS)]


class ResourceRow(PackRow):
    """A Resource card."""

    id: Id
    kind: Literal["basic", "knowhow"]
    gives: Names

    _split = field_validator("gives", mode="before")(split)


class TrackRow(PackRow):
    """A research track."""

    id: Annotated[str, Field(pattern=r"^track_[a-z]+$", max_length=40)]
    order: Annotated[int, Field(ge=1, le=9)]
    mark: Players
    icons: Names
    length: Annotated[int, Field(ge=4, le=20)]
    cube_value: Count

    _split = field_validator("icons", mode="before")(split)


class SpaceRow(PackRow):
    """An effect space of a track."""

    id: Id
    track: Id
    space: int
    colour: Literal["red", "blue"]
    effect: Annotated[str, one_of(SPACES)]


class SetupRow(PackRow):
    """The pieces that a player starts with."""

    players: Players
    personal_scientists: Count
    common_scientists: Count
    ships_to_place: Annotated[int, Field(ge=1, le=6)]
    available_ships: Count
    available_cubes: Annotated[int, Field(ge=1, le=24)]
    knowhow_pile: Count


class PlacementRow(PackRow):
    """The order in which ships are placed."""

    players: Players
    order: tuple[SeatLetter, ...]

    @field_validator("order", mode="before")
    @classmethod
    def _seats(cls, text: str) -> tuple[int, ...]:
        return tuple(seat(letter) for letter in text.split("+"))


class LayoutRow(PackRow):
    """The place of a ship in the fixed layout."""

    players: Players
    step: Annotated[int, Field(ge=1, le=12)]
    seat: SeatLetter
    area: Annotated[int, Field(ge=1, le=8)]
    position: Annotated[int, Field(ge=1, le=3)]

    @field_validator("seat", mode="before")
    @classmethod
    def _letter(cls, text: str) -> int:
        return seat(text)

    @field_validator("area", mode="before")
    @classmethod
    def _number(cls, text: str) -> str:
        return text.removeprefix("area_")


class ConstantRow(PackRow):
    """A constant of the rules."""

    id: Id
    value: Annotated[int, Field(ge=0, le=999)]
