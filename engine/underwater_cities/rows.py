"""The rows of an Underwater Cities pack as pydantic models, with each cell validated on its own."""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field, field_validator

from engine.core.pack import BadCell, Id, PackRow, Title
from engine.underwater_cities.components import (
    BELOW_THE_TRACK,
    Side,
    SpecialKind,
    Stage,
    TileColour,
)
from engine.underwater_cities.glossary import OVER_THE_TRACK, CardType, Colour, Era, Family

CardNumber: TypeAlias = Annotated[int, Field(ge=1, le=9999)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=999)]
Players: TypeAlias = Annotated[int, Field(ge=1, le=4)]
Place: TypeAlias = Annotated[float, Field(ge=0, le=24)]
BoardNumber: TypeAlias = Annotated[int, Field(ge=1, le=99)]

FAMILIES: tuple[str, ...] = tuple(family for family in get_args(Family) if family != "always")
TRACK = {"below": BELOW_THE_TRACK, "4": 4, "3": 3, "2": 2, "1": 1, "over": OVER_THE_TRACK}
"""The places of a Federation marker as written in a pack."""
SITE_WORDS = ("city", "metropolis", "tunnel", "building", "expansion")
CITY = re.compile(r"c[1-9]\d?")
METROPOLIS = re.compile(r"m[1-9]")
_POINT = re.compile(r"(\d{1,2}(?:\.\d{1,3})?):(\d{1,2}(?:\.\d{1,3})?)")


def split(text: str) -> tuple[str, ...]:
    """Return the things that a cell joins with `+`; a dash means none."""
    return () if text == "-" else tuple(text.split("+"))


def track_place(text: str) -> int:
    """Return a place of a Federation marker."""
    if text not in TRACK:
        raise BadCell("pack-not-one-of", found=text, allowed=", ".join(TRACK))
    return TRACK[text]


class ConstantRow(PackRow):
    """A constant of the rules."""

    id: Id
    value: Count


class PlayerCountsRow(PackRow):
    """The values that depend on the number of players."""

    players: Players
    slots: Literal["slots_1_2_players", "slots_3_4_players"]
    purple_domes: Count | None
    cloning_tile: bool


class StartRow(PackRow):
    """The starting position of a player."""

    order: Players
    federation: int

    _track_place = field_validator("federation", mode="before")(track_place)


class EraCardRow(PackRow):
    """An era card."""

    no: CardNumber
    id: Id
    title: Title
    colour: Colour
    type: CardType


class DistributionRow(PackRow):
    """The number of era cards of each type in an era and colour."""

    era: Era
    colour: Colour
    instant: Count
    permanent: Count
    action: Count
    production: Count
    end: Count
    total: Count


class AssistantRow(PackRow):
    """The Personal Assistant."""

    id: Id
    title: Title
    type: CardType


class SpecialCardRow(PackRow):
    """A Special card."""

    no: CardNumber
    id: Id
    title: Title
    cost: Annotated[int, Field(ge=1, le=3)]
    colour: Colour
    type: CardType


class ContractRow(PackRow):
    """A government contract."""

    id: Id
    title: Title
    stage: Stage


class TileRow(PackRow):
    """A metropolis tile."""

    id: Id
    title: Title
    colour: TileColour
    solo: bool

    @field_validator("solo", mode="before")
    @classmethod
    def _in_or_out(cls, text: str) -> bool:
        if text not in ("in", "out"):
            raise BadCell("pack-not-one-of", found=text, allowed="in, out")
        return text == "in"


class SlotRow(PackRow):
    """An action slot."""

    id: Id
    colour: Colour | None
    place: Annotated[int, Field(ge=1, le=9)] | None
    ring: Annotated[int, Field(ge=1, le=27)] | None
    family: tuple[Family, ...]

    @field_validator("family", mode="before")
    @classmethod
    def _names(cls, text: str) -> tuple[str, ...]:
        names = split(text)
        for name in names:
            if name not in FAMILIES:
                raise BadCell("pack-not-one-of", found=name, allowed=", ".join(FAMILIES))
        return names


class FederationRow(PackRow):
    """A place of the Federation track."""

    space: int
    next: int

    _space = field_validator("space", mode="before")(track_place)
    _next = field_validator("next", mode="before")(track_place)


class SiteRow(PackRow):
    """A site of the board graph, with what it is attached to."""

    site: Annotated[str, Field(max_length=20)]
    kind: Literal["city", "metropolis", "tunnel", "building", "expansion"]
    x: Place
    y: Place
    via: tuple[float, float] | None
    joins: tuple[str, ...]

    _joins = field_validator("joins", mode="before")(split)

    @field_validator("via", mode="before")
    @classmethod
    def _point(cls, text: str) -> tuple[float, float] | None:
        if text == "-":
            return None
        found = _POINT.fullmatch(text)
        if found is None:
            raise BadCell("pack-bad-value", found=text)
        return float(found[1]), float(found[2])

    def fits(self) -> bool:
        """Return whether the name of the site matches its kind and place."""
        names = {
            "city": bool(CITY.fullmatch(self.site)),
            "metropolis": bool(METROPOLIS.fullmatch(self.site)),
            "tunnel": self.site == "-".join(("t", *self.joins)) and len(set(self.joins)) > 1,
            "building": self._of_city(r"b[1-9]"),
            "expansion": self._of_city("x"),
        }
        return names[self.kind]

    def _of_city(self, ending: str) -> bool:
        city, _, rest = self.site.partition(".")
        return self.joins == (city,) and re.fullmatch(ending, rest) is not None


class MetropolisRow(PackRow):
    """The requirements of a metropolis place."""

    metropolis: str
    tile: TileColour
    tunnels: tuple[str, ...]

    _tunnels = field_validator("tunnels", mode="before")(split)


class BuildingSitesRow(PackRow):
    """The number of ordinary building sites on a board; each city has its own column."""

    board: BoardNumber
    side: Side
    total: Count


class BonusRow(PackRow):
    """A building bonus."""

    board: BoardNumber
    site: str


class SpecialKindRow(PackRow):
    """A kind of special site."""

    kind: SpecialKind
    site_kind: str


class SpecialSiteRow(PackRow):
    """A special site of a board."""

    board: BoardNumber
    sites: tuple[str, ...]
    kind: SpecialKind

    _sites = field_validator("sites", mode="before")(split)
