"""The production of each part of a nation, as lines to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.components import Board, UnderwaterCitiesPack
from engine.underwater_cities.names import card_name, tile_name
from engine.underwater_cities.nation import BUILDINGS
from engine.underwater_cities.output import NO_OUTPUT, Output
from engine.underwater_cities.production import HUNGER, Line, total_output
from engine.underwater_cities.stock import Stock
from engine.underwater_cities.view import PlayerView, StructureView

PAIR = 2
"""This many upgraded buildings of a kind in a city produce more (UC-7.6)."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing that produces something."""

    icon: str
    times: int = 1
    """The number of times it produces."""
    paired: bool = False
    """True if it is one of a pair that produces more together."""
    count: int = 1
    """The number of such things."""


@dataclass(frozen=True, slots=True)
class Yield:
    """A source of production."""

    name: Msg
    output: Output | None
    """None if the player decides about it during Production."""
    pieces: tuple[Piece, ...] = ()
    source: str = ""
    """The id of the card or tile, if it is one."""


def yields(pack: UnderwaterCitiesPack, player: PlayerView) -> tuple[Yield, ...]:
    """Return the cities one by one, then tunnels, metropolises and cards."""
    board = pack.boards[player.board]
    network = [line for line in player.production if line.reason != "effect"]
    effects = [line for line in player.production if line.reason == "effect"]
    return (
        *_cities(board, player, network),
        *_tunnels(board, player, network),
        *_coastal(player, pack, network),
        *_effects(pack, effects),
        *(_asking(pack, source) for source in player.asking),
    )


def feeding_cost(player: PlayerView) -> Output:
    """Return the cost of feeding after the next Production, and the points lost to hunger."""
    owned = player.stock.plus(player.income.stock)
    kelp = min(player.to_feed, owned.kelp)
    biomatter = min(player.to_feed - kelp, owned.biomatter)
    hungry = player.to_feed - kelp - biomatter
    lost = min(player.points + player.income.points, HUNGER * hungry)
    return Output(Stock(kelp=-kelp, biomatter=-biomatter), -lost)


# --- cities --------------------------------------------------------------------------------------


def _cities(board: Board, player: PlayerView, lines: Sequence[Line]) -> Iterator[Yield]:
    """Yield the connected cities, each with its buildings."""
    for city in player.cities:
        if not city.connected:
            continue
        site = city.site
        own = [line for line in lines if line.source == site or _at(board, line, site)]
        special = board.special_at.get(site)
        times = 3 if special is not None and special.kind == "triple_city" else 1
        dome = Piece(f"dome-{city.kind}-lit", times if city.kind == "purple" else 1)
        name = msg("underwater-cities-site-city", place=site.upper())
        yield Yield(name, total_output(own), (dome, *_buildings(board, player, site)))


def _at(board: Board, line: Line, site: str) -> bool:
    return board.city_of.get(line.source) == site


def _buildings(board: Board, player: PlayerView, city: str) -> Iterator[Piece]:
    """Yield the buildings of a city, kind by kind, upgraded ones first."""
    own = [one for one in player.structures if board.city_of.get(one.site) == city]
    for kind in BUILDINGS:
        found = sorted((one for one in own if one.kind == kind), key=lambda one: not one.upgraded)
        paired = sum(one.upgraded for one in found) >= PAIR
        for one in found:
            yield Piece(_icon(one), _times(board, one.site), paired and one.upgraded)


def _icon(structure: StructureView) -> str:
    return f"{structure.kind}-up" if structure.upgraded else structure.kind


def _times(board: Board, site: str) -> int:
    """Return the number of times a special site produces (UC-7.9)."""
    special = board.special_at.get(site)
    return {"double_building": 2, "triple_tunnel": 3}.get(special.kind, 1) if special else 1


# --- tunnels, metropolises and cards -------------------------------------------------------------


def _tunnels(board: Board, player: PlayerView, lines: Sequence[Line]) -> Iterator[Yield]:
    """Yield plain tunnels, upgraded ones, those on special sites, and joined pairs."""
    by_source = {line.source: line for line in lines if line.reason == "tunnel"}
    kinds: dict[Piece, list[Line]] = {}
    for one in player.structures:
        if one.site in by_source:
            piece = Piece(_icon(one), _times(board, one.site))
            kinds.setdefault(piece, []).append(by_source[one.site])
    for piece, found in sorted(kinds.items(), key=lambda item: (item[0].times, item[0].icon)):
        shown = Piece(piece.icon, piece.times, count=len(found))
        upgraded = "-upgraded" if piece.icon.endswith("-up") else ""
        name = msg(f"underwater-cities-picture-made-tunnels{upgraded}", count=len(found))
        yield Yield(name, total_output(found), (shown,))
    joined = [line for line in lines if line.reason == "joined"]
    if joined:
        name = msg("underwater-cities-picture-made-joined")
        yield Yield(name, total_output(joined), (Piece("joined", count=len(joined)),))


def _coastal(
    player: PlayerView, pack: UnderwaterCitiesPack, lines: Iterable[Line]
) -> Iterator[Yield]:
    """Yield metropolises that produce more through a special tunnel."""
    tiles = {lying.place: lying.tile for lying in player.metropolises}
    for line in lines:
        if line.reason == "coastal":
            tile = pack.tiles[tiles[line.source]]
            name = msg("underwater-cities-picture-made-coastal", metropolis=tile_name(pack, tile))
            yield Yield(name, line.output, (Piece(f"metropolis-{tile.colour}-lit"),))


def _effects(pack: UnderwaterCitiesPack, lines: Iterable[Line]) -> Iterator[Yield]:
    """Yield connected metropolises and production cards whose output needs no choice."""
    by_source: dict[str, Output] = {}
    for line in lines:
        by_source[line.source] = by_source.get(line.source, NO_OUTPUT).plus(line.output)
    for source, output in by_source.items():
        yield Yield(_source_name(pack, source), output, (_sign(pack, source),), source)


def _asking(pack: UnderwaterCitiesPack, source: str) -> Yield:
    """Return a card or tile whose effect the player chooses during Production."""
    return Yield(_source_name(pack, source), None, (_sign(pack, source),), source)


def _sign(pack: UnderwaterCitiesPack, source: str) -> Piece:
    tile = pack.tiles.get(source)
    return Piece(f"metropolis-{tile.colour}-lit" if tile else "type-production")


def _source_name(pack: UnderwaterCitiesPack, source: str) -> Msg:
    tile = pack.tiles.get(source)
    return tile_name(pack, tile) if tile else card_name(pack, pack.cards[source])
