"""The view of the table from a seat or as a spectator (UC-10), without anything hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.game import Result
from engine.underwater_cities.board.counters import count
from engine.underwater_cities.board.nation import (
    StructureKind,
    city_at,
    structure_at,
    upgraded_at,
)
from engine.underwater_cities.board.output import Output
from engine.underwater_cities.board.possessions import hand_limit, holdings
from engine.underwater_cities.board.production import Line, feed, total_output
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.board.survey import Survey, survey_of
from engine.underwater_cities.effects.slot import cloneable_slots
from engine.underwater_cities.ending import result, score_of
from engine.underwater_cities.pack.components import Side
from engine.underwater_cities.scoring import FinalScore
from engine.underwater_cities.state import Phase, UnderwaterCitiesState
from engine.underwater_cities.terms.glossary import CityKind, Counter, SingleKind
from engine.underwater_cities.turn.declaring import ChooseCard
from engine.underwater_cities.turn.production_phase import (
    asking_sources,
    lines_of,
    production_parts,
)

State: TypeAlias = UnderwaterCitiesState
SHOWN_COUNTERS: tuple[Counter, ...] = (
    *("city", "purple", "tunnel", "farm", "desal", "lab"),
    *("up_tunnel", "up_farm", "up_desal", "up_lab", "metropolis", "special"),
)


@dataclass(frozen=True, slots=True)
class CityView:
    """A city on a board."""

    site: str
    kind: CityKind
    connected: bool


@dataclass(frozen=True, slots=True)
class StructureView:
    """A building or tunnel on a board."""

    site: str
    kind: StructureKind
    upgraded: bool
    connected: bool


@dataclass(frozen=True, slots=True)
class MetropolisView:
    """A metropolis tile; without a place, it is beside the board (UC-6.28)."""

    place: str | None
    tile: str
    connected: bool


@dataclass(frozen=True, slots=True)
class ClaimedView:
    """A claimed card."""

    card: str
    used: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The public view of a player."""

    board: int
    cities: tuple[CityView, ...]
    structures: tuple[StructureView, ...]
    metropolises: tuple[MetropolisView, ...]
    stock: Stock
    points: int
    """The points so far; those of the final scoring once the game is over."""
    hand: int
    """The number of cards in hand."""
    hand_limit: int
    seen: tuple[str, ...]
    """Special cards in hand that everyone saw being taken."""
    claimed: tuple[ClaimedView, ...]
    paid: tuple[str, ...]
    """Instant Special cards that were paid for."""
    contracts: tuple[str, ...]
    counts: tuple[tuple[Counter, int], ...]
    production: tuple[Line, ...]
    """The production without any choice as things are, with its sources."""
    asking: tuple[str, ...]
    """Cards and tiles with further effects in Production that the player decides on."""
    to_feed: int
    """The number of cities that would have to be fed."""
    score: FinalScore
    """The final scoring if the game ended now."""

    @property
    def income(self) -> Output:
        """The total production without any choice."""
        return total_output(self.production)


@dataclass(frozen=True, slots=True)
class SlotView:
    """An action slot and the tiles on it, the lowest first; -1 for neutral ones."""

    slot: str
    tiles: tuple[int, ...]
    fourth: bool
    """True for the fourth occupied slot of the solo game."""


@dataclass(frozen=True, slots=True)
class TurnView:
    """The current turn, which is public."""

    seat: int
    slot: str | None
    card: str | None
    cloned: bool
    matched: bool
    built: tuple[SingleKind, ...]
    played: str | None = None
    """The card that was declared, wherever it has gone since."""


@dataclass(frozen=True, slots=True)
class OwnCards:
    """The private part of a view, which only its owner sees."""

    hand: tuple[str, ...]
    looked_at: tuple[str, ...]
    """Cards or tiles, some of which will be kept."""
    discarded: tuple[str, ...]
    """Cards of this era that the owner has discarded face down."""
    chosen_slot: str | None = None
    """The slot for which a card is being chosen; nobody else knows of it yet (UC-5.4)."""


@dataclass(frozen=True, slots=True)
class UnderwaterCitiesView:
    """The whole table as one seat, or a spectator, sees it."""

    seat: int | None
    own: OwnCards | None
    """None for a spectator."""
    side: Side
    era: int
    round: int
    lap: int
    phase: Phase | None
    order: tuple[int, ...]
    players: tuple[PlayerView, ...]
    slots: tuple[SlotView, ...]
    cloneable: tuple[str, ...]
    """The slots that the active player could choose with the action-cloning tile."""
    has_cloning_tile: bool
    cloner: int | None
    track: tuple[tuple[int, ...], ...]
    """The seats on each space of the Federation track from 1 on, the lowest marker first."""
    deck: int
    discards: tuple[str, ...]
    """Played cards, which are face up."""
    buried: int
    """The number of cards discarded face down."""
    open_specials: tuple[str, ...]
    top_special: str | None
    specials: int
    """The number of cards in the Special deck, including the face-up one."""
    spare_tiles: int
    contracts: tuple[str, ...]
    white_domes: int
    purple_domes: int | None
    tunnels: int
    fourth_card: str | None
    """The card that determined the fourth occupied slot of the solo game."""
    turn: TurnView | None
    result: Result | None


def view(state: State, seat: int | None) -> UnderwaterCitiesView:
    """Return the table as this seat sees it."""
    turn, over = state.turn, result(state)
    return UnderwaterCitiesView(
        seat=seat,
        own=None if seat is None else _own(state, seat),
        side=state.side,
        era=state.era,
        round=state.round,
        lap=state.lap,
        phase=state.phase,
        order=state.order,
        players=tuple(_player(state, number, over) for number in range(state.seats)),
        slots=tuple(_slot(state, name) for name in state.pack.slots(state.seats)),
        cloneable=tuple(cloneable_slots(state, turn.seat)) if turn and not turn.slot else (),
        has_cloning_tile=state.pack.counts[state.seats].cloning_tile,
        cloner=state.cloner,
        track=state.track,
        deck=len(state.deck),
        discards=state.discards,
        buried=len(state.buried),
        open_specials=state.open_specials,
        top_special=state.specials[0] if state.specials else None,
        specials=len(state.specials),
        spare_tiles=len(state.spare_tiles),
        contracts=state.contracts,
        white_domes=state.white_domes,
        purple_domes=state.purple_domes,
        tunnels=state.tunnels,
        fourth_card=state.fourth[1] if state.fourth else None,
        turn=_turn(state),
        result=over,
    )


def _own(state: State, seat: int) -> OwnCards:
    player = state.players[seat]
    put_away = player.put_away
    hand = tuple(card for card in player.hand if card not in put_away)
    looked_at = tuple(thing for thing in player.drawn if thing not in put_away)
    discarded = tuple(card for who, card in state.buried if who == seat)
    return OwnCards(hand, looked_at, discarded, _chosen_slot(state, seat))


def _chosen_slot(state: State, seat: int) -> str | None:
    """Return the slot that this seat has chosen, while it chooses the card to play there."""
    for frame in state.stack[-1:]:
        if isinstance(frame, ChooseCard) and frame.seat == seat:
            return frame.slot
    return None


def _turn(state: State) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    return TurnView(
        turn.seat, turn.slot, turn.card, turn.cloned, turn.matched, turn.built, turn.played
    )


def _slot(state: State, name: str) -> SlotView:
    fourth = state.fourth is not None and state.fourth[0] == name
    return SlotView(name, state.tiles.get(name, ()), fourth)


def _player(state: State, seat: int, over: Result | None) -> PlayerView:
    player, survey, held = state.players[seat], survey_of(state, seat), holdings(state, seat)
    return PlayerView(
        board=player.board,
        cities=_cities(survey),
        structures=_structures(survey),
        metropolises=_metropolises(survey),
        stock=player.stock,
        points=over.scores[seat] if over else player.points,
        hand=len(player.hand) - len(player.put_away),
        hand_limit=hand_limit(state, seat),
        seen=player.seen,
        claimed=tuple(ClaimedView(card, card in player.used) for card in player.claimed),
        paid=player.paid,
        contracts=player.contracts,
        counts=tuple((counter, count(counter, held)) for counter in SHOWN_COUNTERS),
        production=lines_of(state, seat),
        asking=asking_sources(state, seat),
        to_feed=feed(held, player.points, production_parts(state, seat)).cities,
        score=score_of(state, seat),
    )


def _cities(survey: Survey) -> tuple[CityView, ...]:
    chart, nation = survey.chart, survey.nation
    found = []
    for site in chart.cities.named(nation.city):
        kind = city_at(chart, nation, site)
        if kind is not None:
            found.append(CityView(site, kind, survey.is_connected(site)))
    return tuple(found)


def _structures(survey: Survey) -> tuple[StructureView, ...]:
    """Return buildings, then tunnels; a tunnel is always connected (UC-6.24)."""
    chart, nation = survey.chart, survey.nation
    tunnels = chart.tunnels.named(nation.tunnel)
    connected = {*chart.buildings.named(survey.building), *tunnels}
    found = []
    for site in (*chart.buildings.named(nation.building), *tunnels):
        kind = structure_at(chart, nation, site)
        if kind is not None:
            upgraded = upgraded_at(chart, nation, site)
            found.append(StructureView(site, kind, upgraded, site in connected))
    return tuple(found)


def _metropolises(survey: Survey) -> tuple[MetropolisView, ...]:
    nation, places = survey.nation, survey.chart.metropolises.names
    on_board = (
        MetropolisView(place, tile, bool(survey.metropolis >> number & 1))
        for number, (place, tile) in enumerate(zip(places, nation.tiles, strict=True))
    )
    beside = (MetropolisView(None, tile, connected=True) for tile in nation.gained)
    return (*on_board, *beside)
