"""A position of Underwater Cities as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from engine.cli.counted import counted
from engine.core.text import Words
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.game import UnderwaterCities
from engine.underwater_cities.pack.components import Card
from engine.underwater_cities.view import (
    MetropolisView,
    PlayerView,
    SlotView,
    StructureView,
    UnderwaterCitiesView,
)
from engine.underwater_cities.words.describe import card_text, contract_text, slot_text, tile_text
from engine.underwater_cities.words.names import (
    card_name,
    contract_name,
    slot_name,
    thing,
    tile_name,
)

RESOURCE_LETTERS = "cksrb"
"""Credit, kelp, steelplast, science, biomatter, in the order of a stock."""
NEUTRAL = "neutral"


def draw(game: UnderwaterCities, view: UnderwaterCitiesView, words: Words) -> Iterator[str]:
    """Yield the lines that show a view."""
    sketch = _Sketch(game, len(view.players), words)
    yield (
        f"--- era {view.era}, round {view.round}, turn {view.lap} of 3; "
        f"play order {_seats(view.order)}; era deck {view.deck}, discards {len(view.discards)}"
    )
    yield from (sketch.slot(slot) for slot in view.slots)
    yield f"  Federation track: {_track(view.track)}"
    yield f"  {_supply(view)}"
    yield from sketch.offers(view)
    for seat in view.order:
        yield from sketch.player(seat, view.players[seat])
    yield from sketch.hand(view)


class _Sketch:
    """Puts the components of a game into words."""

    def __init__(self, game: UnderwaterCities, seats: int, words: Words) -> None:
        self._game = game
        self._words = words
        self._slots = game.pack.slots(seats)

    def slot(self, seen: SlotView) -> str:
        """Return a slot, who is on it, and what it does."""
        slot = self._slots[seen.slot]
        taken = f"[{_tiles(seen.tiles)}]" if seen.tiles else ""
        say = self._words.say
        return f"  {say(slot_name(slot)):24} {taken:10} {say(slot_text(slot))}"

    def offers(self, view: UnderwaterCitiesView) -> Iterator[str]:
        """Yield the face-up Special cards and contracts."""
        for name in view.open_specials:
            yield f"  special: {self._card(name)}"
        if view.top_special is not None:
            yield f"  deck of {view.specials}: {self._card(view.top_special)}"
        for name in view.contracts:
            contract = self._game.pack.contracts[name]
            said = contract_name(self._game.pack, contract), contract_text(contract)
            yield f"  contract: {': '.join(map(self._words.say, said))}"

    def player(self, seat: int, player: PlayerView) -> Iterator[str]:
        """Yield what a player owns, has built and has claimed."""
        income = counted(player.income.points, "point")
        yield (
            f"seat {seat + 1}: {counted(player.points, 'point')}, {_stock(player.stock)}; "
            f"hand {player.hand} of {player.hand_limit}; "
            f"Production {_stock(player.income.stock)} and {income}; "
            f"would end with {player.score.total}"
        )
        cities = (
            f"{city.site.upper()} {self._inner(city.kind)}{_apart(connected=city.connected)}"
            for city in player.cities
        )
        yield f"  board {player.board}, cities: {', '.join(cities)}"
        yield from self._structures(player.structures)
        yield from map(self._metropolis, player.metropolises)
        claimed = [f"{self._title(one.card)}{' (used)' * one.used}" for one in player.claimed]
        paid = [f"{self._title(card)} (paid)" for card in player.paid]
        done = [self._contract(name) for name in player.contracts]
        yield f"  claimed: {', '.join((*claimed, *paid, *done)) or 'nothing'}"

    def hand(self, view: UnderwaterCitiesView) -> Iterator[str]:
        """Yield the cards that only their owner can see."""
        own = view.own
        if own is None:
            return
        for name in own.hand:
            yield f"  yours: {self._card(name)}"
        for name in own.looked_at:
            yield f"  looked at: {self._card_or_tile(name)}"

    def _structures(self, structures: Iterable[StructureView]) -> Iterator[str]:
        """Yield the buildings and tunnels, a line for each kind."""
        for kind, group in groupby(sorted(structures, key=_by_kind), key=lambda one: one.kind):
            sites = (
                f"{one.site.upper()}{'+' * one.upgraded}{_apart(connected=one.connected)}"
                for one in group
            )
            yield f"  {self._inner(kind)}: {', '.join(sites)}"

    def _metropolis(self, seen: MetropolisView) -> str:
        tile = self._game.pack.tiles[seen.tile]
        said = tile_name(self._game.pack, tile), tile_text(tile)
        place = seen.place.upper() if seen.place else "beside the board"
        words = ": ".join(map(self._words.say, said))
        return f"  metropolis {place}{_apart(connected=seen.connected)}: {words}"

    def _card(self, name: str) -> str:
        """Return a card in full."""
        card = self._game.pack.cards[name]
        return f"{self._title(name)}, {self._kind(card)}: {self._words.say(card_text(card))}"

    def _kind(self, card: Card) -> str:
        """Return the colour, type and price of a card."""
        price = f", {counted(card.credits, 'credit')}" if card.special else ""
        return f"{card.colour or 'no colour'} {card.type}{price}"

    def _card_or_tile(self, name: str) -> str:
        if name in self._game.pack.cards:
            return self._card(name)
        return self._words.say(tile_name(self._game.pack, self._game.pack.tiles[name]))

    def _title(self, name: str) -> str:
        return self._words.say(card_name(self._game.pack, self._game.pack.cards[name]))

    def _contract(self, name: str) -> str:
        pack = self._game.pack
        return self._words.say(contract_name(pack, pack.contracts[name]))

    def _inner(self, name: str) -> str:
        return self._words.inner(thing(name), None)


def _by_kind(structure: StructureView) -> str:
    return structure.kind


def _apart(*, connected: bool) -> str:
    """Return a mark for what is not connected."""
    return "" if connected else " (apart)"


def _stock(stock: Stock) -> str:
    """Return resources as the worked examples write them, such as `2c 1k`."""
    counts = zip(stock, RESOURCE_LETTERS, strict=True)
    return " ".join(f"{count}{letter}" for count, letter in counts if count) or "nothing"


def _tiles(tiles: Sequence[int]) -> str:
    return "+".join(NEUTRAL if seat < 0 else f"seat {seat + 1}" for seat in tiles)


def _seats(seats: Iterable[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _track(track: Sequence[Sequence[int]]) -> str:
    """Return the spaces from 4 to 1, with the markers on each from the bottom up."""
    spaces = reversed(list(enumerate(track, 1)))
    return "  ".join(f"{space}: {_seats(seats) or '-'}" for space, seats in spaces)


def _supply(view: UnderwaterCitiesView) -> str:
    purple = "any purple domes"
    if view.purple_domes is not None:
        purple = counted(view.purple_domes, "purple dome")
    taken = "" if view.cloner is None else f" (seat {view.cloner + 1} has it)"
    cloning = f", cloning tile{taken}" if view.has_cloning_tile else ""
    return (
        f"left: {view.white_domes} white and {purple}, {counted(view.tunnels, 'tunnel')}, "
        f"{counted(view.spare_tiles, 'metropolis tile')}{cloning}"
    )
