"""The components of Underwater Cities as the rules use them, loaded from a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from engine.core.effects.effect import Statement
from engine.core.storage.stored import Shared
from engine.underwater_cities.terms.glossary import (
    ERAS,
    Bundle,
    CardType,
    Colour,
    Counter,
    Era,
    Family,
    Resource,
)

Statements: TypeAlias = tuple[Statement, ...]
"""The statements of a component: parts in any order, each of which may be left out (UC-1.5)."""
Side: TypeAlias = Literal["basic", "asymmetric"]
Stage: TypeAlias = Literal["early", "middle", "late"]
TileColour: TypeAlias = Literal["brown", "blue"]
SpecialKind: TypeAlias = Literal[
    "double_building", "triple_city", "triple_tunnel", "joined_tunnels", "metropolis_tunnel",
    "six_points",
]  # fmt: skip
"""The kinds of special sites on the asymmetric side (UC-6.30, UC-7.9)."""

COLOURS: tuple[Colour, ...] = ("green", "red", "yellow")
RESOURCES: tuple[Resource, ...] = ("credit", "kelp", "steelplast", "science", "biomatter")
CARD_TYPES: tuple[CardType, ...] = ("instant", "permanent", "action", "production", "end")
SPECIAL_KINDS: tuple[SpecialKind, ...] = (
    *("double_building", "triple_city", "triple_tunnel", "joined_tunnels"),
    *("metropolis_tunnel", "six_points"),
)
BELOW_THE_TRACK = 5
"""The place of a Federation marker before space 4: the spaces count down to 1 (UC-6.35)."""
ALWAYS: Final = "always"
"""The always-available slot (UC-5.6)."""
ASSISTANT = "personal_assistant"
"""The Personal Assistant, of which each player has one (UC-6.45)."""
THREE_CREDITS = 3
"""The price of the Special cards in the face-up display (UC-3.5)."""


@dataclass(frozen=True)
class Card:
    """An era card, a Special card or the Personal Assistant."""

    id: str
    number: int
    """0 for the Personal Assistant."""
    title: str
    """The title as written in the pack; two cards may share one (UC-3.8)."""
    era: Era | None
    colour: Colour | None
    """None for the Personal Assistant."""
    type: CardType
    credits: int
    """The price of a Special card; 0 for all other cards."""
    effect: Statements

    def __hash__(self) -> int:
        """Hash the id, which is unique in a pack; hashing a whole effect would be slow."""
        return hash(self.id)

    @property
    def special(self) -> bool:
        """True if it is a Special card."""
        return self.credits > 0


@dataclass(frozen=True)
class Slot:
    """An action slot of the main board."""

    id: str
    colour: Colour | None
    """None for the always-available slot (UC-5.6)."""
    place: int
    """Clockwise within its colour, from 1; 0 for the always-available slot."""
    ring: int
    """Clockwise over the whole board, from 1 (UC-8.6); 0 for the always-available slot."""
    effect: Statements
    families: tuple[Family, ...]
    """The families by which permanents refer to it (UC-6.51)."""

    def __hash__(self) -> int:
        """Hash the id, which is unique on a side; hashing a whole effect would be slow."""
        return hash(self.id)


@dataclass(frozen=True)
class Contract:
    """A government contract (UC-6.63)."""

    id: str
    title: str
    stage: Stage
    needs: tuple[tuple[Counter, int], ...]
    """Each counter must have at least its number."""
    reward: Statements


@dataclass(frozen=True)
class MetropolisTile:
    """A metropolis tile, with its effects on connecting, in each Production and at the end."""

    id: str
    title: str
    colour: TileColour
    now: Statements
    prod: Statements
    end: Statements
    solo: bool
    """True if it is used in the solo game (UC-8.3)."""

    def __hash__(self) -> int:
        """Hash the id, which is unique in a pack; hashing whole effects would be slow."""
        return hash(self.id)


@dataclass(frozen=True, slots=True)
class Spot:
    """The place where a site is drawn, on a field of 24 x 24 units with y downwards."""

    x: float
    y: float
    via: tuple[float, float] | None = None
    """The bend of a tunnel, if any."""


@dataclass(frozen=True, slots=True)
class TunnelSite:
    """A place for a tunnel: an edge of the board graph (UC-6.17)."""

    id: str
    ends: tuple[str, str]
    """Two city sites, or a city site and a metropolis place."""


@dataclass(frozen=True, slots=True)
class MetropolisPlace:
    """A corner with a metropolis tile."""

    id: str
    colour: TileColour
    tunnels: tuple[str, ...]
    """The tunnel sites that must all be built to connect it (UC-6.26)."""


@dataclass(frozen=True, slots=True)
class SpecialSite:
    """A special site of the asymmetric side, or a joined pair of them."""

    kind: SpecialKind
    sites: tuple[str, ...]
    """One site; two tunnel sites for a joined pair."""
    surcharge: Bundle
    """The additional price of building there (UC-6.4)."""


@dataclass(frozen=True)
class Board:
    """One side of a player board. Boards are identified by number and share one graph."""

    number: int
    side: Side
    start: str
    """The site of the starting city (UC-4.6)."""
    cities: tuple[str, ...]
    """The city sites in the order of the pack, like all sites."""
    tunnels: tuple[TunnelSite, ...]
    metropolises: tuple[MetropolisPlace, ...]
    buildings: Mapping[str, tuple[str, ...]]
    """The ordinary building sites of each city site."""
    expansions: Mapping[str, str]
    """The expansion site of each city site."""
    bonuses: Mapping[str, Bundle]
    """The immediate bonus of building on a site (UC-6.29)."""
    specials: tuple[SpecialSite, ...]
    spots: Mapping[str, Spot]

    def __hash__(self) -> int:
        """Hash the number, as a pack contains each board once."""
        return hash(self.number)

    @cached_property
    def tunnel(self) -> dict[str, TunnelSite]:
        """The tunnel sites by id."""
        return {site.id: site for site in self.tunnels}

    @cached_property
    def metropolis(self) -> dict[str, MetropolisPlace]:
        """The metropolis places by id."""
        return {place.id: place for place in self.metropolises}

    @cached_property
    def city_of(self) -> dict[str, str]:
        """The city site that each building site and expansion site belongs to."""
        ordinary = {site: city for city, sites in self.buildings.items() for site in sites}
        return ordinary | {site: city for city, site in self.expansions.items()}

    @cached_property
    def special_at(self) -> dict[str, SpecialSite]:
        """The special sites by the site they are on; a joined pair is listed at both."""
        return {site: special for special in self.specials for site in special.sites}


@dataclass(frozen=True, slots=True)
class StartRow:
    """The starting position for a place in the play order (UC-4.10)."""

    federation: int
    """The space of the marker, or `BELOW_THE_TRACK`."""
    resources: Bundle


@dataclass(frozen=True, slots=True)
class PlayerCounts:
    """The values that depend on the number of players (UC-3.4, UC-4.1, UC-4.4)."""

    slots: Literal["slots_1_2_players", "slots_3_4_players"]
    purple_domes: int | None
    """None if there is no limit."""
    cloning_tile: bool


@dataclass(frozen=True)
class UnderwaterCitiesPack(Shared):
    """All components that a game of Underwater Cities is played with."""

    name: str
    cards: Mapping[str, Card]
    """Era cards, Special cards and the Personal Assistant."""
    sides: Mapping[str, Mapping[str, Slot]]
    """The slots of both sides of the main board, by the name of the side's table."""
    contracts: Mapping[str, Contract]
    tiles: Mapping[str, MetropolisTile]
    federation: tuple[Bundle, ...]
    """The bonus of entering each space of the Federation track, by number.

    Index 0 holds the bonus of a step beyond space 1 (UC-6.35, UC-6.36).
    """
    boards: Mapping[int, Board]
    start: tuple[StartRow, ...]
    """Starting positions by place in the play order, the first player first."""
    counts: Mapping[int, PlayerCounts]
    """Values by the number of players."""
    constants: Mapping[str, int]

    def __hash__(self) -> int:
        """Hash the name; packs that share one are distinguished by comparing them."""
        return hash(self.name)

    @property
    def default(self) -> bool:
        """True if it is the default pack, whose titles are translated into every language."""
        return self.name.startswith("default@")

    @cached_property
    def era_cards(self) -> dict[Era, tuple[str, ...]]:
        """The cards of each era deck, in the order of their numbers."""
        by_number = sorted(self.cards.values(), key=lambda card: card.number)
        return {era: tuple(card.id for card in by_number if card.era == era) for era in ERAS}

    @cached_property
    def three_credit_cards(self) -> tuple[str, ...]:
        """The Special cards some of which are laid out face up, by number (UC-4.3)."""
        return tuple(card.id for card in self._specials if card.credits == THREE_CREDITS)

    @cached_property
    def special_deck(self) -> tuple[str, ...]:
        """The Special cards of the deck, by number (UC-4.3)."""
        return tuple(card.id for card in self._specials if card.credits != THREE_CREDITS)

    @cached_property
    def _specials(self) -> list[Card]:
        """The Special cards in the order of their numbers."""
        specials = (card for card in self.cards.values() if card.special)
        return sorted(specials, key=lambda card: card.number)

    def slots(self, seats: int) -> Mapping[str, Slot]:
        """Return the slots of the main board's side used with this many players (UC-4.1)."""
        return self.sides[self.counts[seats].slots]

    def ring(self, seats: int) -> tuple[str, ...]:
        """Return the coloured slots, clockwise from the first green one (UC-8.6)."""
        coloured = [slot for slot in self.slots(seats).values() if slot.colour is not None]
        return tuple(slot.id for slot in sorted(coloured, key=lambda slot: slot.ring))

    def tiles_of(self, colour: TileColour, seats: int) -> tuple[str, ...]:
        """Return the metropolis tiles of a colour used with this many players (UC-8.3)."""
        tiles = self.tiles.values()
        return tuple(t.id for t in tiles if t.colour == colour and (t.solo or seats > 1))

    def boards_of(self, side: Side) -> tuple[int, ...]:
        """Return the boards of a side, by number (UC-4.5)."""
        return tuple(number for number, board in sorted(self.boards.items()) if board.side == side)
