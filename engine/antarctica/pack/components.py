"""The components of Antarctica as the rules use them, loaded from a pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.core.effects.effect import Effect
from engine.core.storage.stored import Shared

DECKS = ("basic", "double", "advanced")
RESOURCE_KINDS = ("basic", "knowhow")
ALL_AREAS = (1, 2, 3, 4, 5, 6, 7, 8)
"""The areas, identified by their place in the Sun's path."""


@dataclass(frozen=True, slots=True)
class Building:
    """One of the fourteen types of buildings."""

    id: str
    space: int
    """Its space in every area."""
    category: str
    pieces: int
    start: tuple[int, int]
    """The number on the board at the start, with 2 players and with more."""

    def starting(self, seats: int) -> int:
        """Return the number on the board at the start."""
        return self.start[seats > len(self.start)]


@dataclass(frozen=True, slots=True)
class BuildingCard:
    """A building card: what it builds, requires and brings."""

    id: str
    deck: str
    mark: int
    """The smallest number of players with which it is used."""
    result: str
    requires: tuple[str, ...]
    scientists: int
    research: int
    star: bool


@dataclass(frozen=True, slots=True)
class ShipyardKind:
    """A kind of Shipyard card."""

    id: str
    count: int
    effect: Effect[Any]


@dataclass(frozen=True, slots=True)
class EffectSpace:
    """A space of a research track that has an effect."""

    id: str
    space: int
    blue: bool
    name: str
    """The name of its effect, as the pack spells it."""
    effect: Effect[Any]


@dataclass(frozen=True, slots=True)
class Track:
    """A research track."""

    id: str
    mark: int
    icons: tuple[str, ...]
    length: int
    cube_value: int
    spaces: tuple[EffectSpace, ...]
    """Its effect spaces, the lowest first."""


@dataclass(frozen=True, slots=True)
class SetupCounts:
    """The pieces that each player starts with, by the number of players (AN-4.10)."""

    personal_scientists: int
    common_scientists: int
    ships_to_place: int
    available_ships: int
    available_cubes: int
    knowhow_pile: int


@dataclass(frozen=True)
class AntarcticaPack(Shared):
    """All components that a game of Antarctica is played with."""

    name: str
    closed: tuple[int, ...]
    """Areas that are closed with 2 players."""
    sun_start: int
    buildings: Mapping[str, Building]
    cards: Mapping[str, BuildingCard]
    kinds: Mapping[str, ShipyardKind]
    """The kinds of Shipyard cards, the safest to take first (AN-13, D10)."""
    gives: Mapping[str, tuple[str, ...]]
    """The types that a Resource card of each kind replaces."""
    tracks: Mapping[str, Track]
    setups: Mapping[int, SetupCounts]
    placement: Mapping[int, tuple[int, ...]]
    """The order in which players place ships, by the number of players; players count from 0."""
    layout: Mapping[int, tuple[tuple[int, int], ...]]
    """The fixed layout: player and area, by the number of players."""
    constants: Mapping[str, int]

    @cached_property
    def spaces(self) -> dict[str, EffectSpace]:
        """The effect spaces of all tracks by id."""
        return {space.id: space for track in self.tracks.values() for space in track.spaces}

    @cached_property
    def replacing(self) -> dict[str, str]:
        """The kind of Resource card that replaces each type."""
        return {type_: kind for kind, types in self.gives.items() for type_ in types}

    def in_order(self, kinds: Iterable[str]) -> tuple[str, ...]:
        """Return Shipyard cards in a canonical order, as cards of a kind are identical."""
        return tuple(sorted(kinds, key=tuple(self.kinds).index))

    def open_areas(self, seats: int) -> tuple[int, ...]:
        """Return the areas in play (AN-4.3)."""
        return tuple(n for n in ALL_AREAS if seats > len("AB") or n not in self.closed)

    def open_tracks(self, seats: int) -> tuple[Track, ...]:
        """Return the tracks in play, in their order (AN-4.6)."""
        return tuple(track for track in self.tracks.values() if track.mark <= seats)

    def used_cards(self, seats: int, deck: str) -> tuple[str, ...]:
        """Return the cards of a deck that are used with this many players (AN-4.7)."""
        cards = self.cards.values()
        return tuple(card.id for card in cards if card.deck == deck and card.mark <= seats)

    def standstill(self, seats: int) -> int:
        """Return the turns in a row without progress after which the game ends (AN-10.5)."""
        return self.constants[f"standstill_turns_{seats}_players"]
