"""Alt text for players, hands and claimed cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import RESOURCES, UnderwaterCitiesPack
from engine.underwater_cities.terms.glossary import Bundle
from engine.underwater_cities.view import OwnCards, UnderwaterCitiesView
from engine.underwater_cities.words.names import card_name, contract_name, goods, tile_name


def player(view: UnderwaterCitiesView, seat: int) -> Iterator[Msg]:
    """Describe what a player has."""
    mine = view.players[seat]
    counts = dict(mine.counts)
    stock: Bundle = tuple(
        (name, count) for name, count in zip(RESOURCES, mine.stock, strict=True) if count
    )
    yield msg(
        "underwater-cities-picture-alt-player",
        seat=seat,
        points=mine.points,
        goods=goods(stock),
        nothing=int(not stock),
        hand=mine.hand,
        **{name: counts[name] for name in ("city", "tunnel", "farm", "desal", "lab", "metropolis")},
    )


def cards_named(pack: UnderwaterCitiesPack, cards: Iterable[str]) -> tuple[Msg, ...]:
    """Return the names of cards: their titles and numbers."""
    return tuple(card_name(pack, pack.cards[card]) for card in cards)


def claimed(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, seat: int) -> Iterator[Msg]:
    """Yield the cards in front of a player, or nothing if there are none."""
    mine = view.players[seat]
    contracts = tuple(contract_name(pack, pack.contracts[name]) for name in mine.contracts)
    named = (*cards_named(pack, (one.card for one in mine.claimed)), *contracts)
    if named:
        yield msg("underwater-cities-picture-alt-claimed", seat=seat, cards=named)


def players_alt(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> Iterator[Msg]:
    """Describe all players, then what they have claimed."""
    for seat in view.order:
        yield from player(view, seat)
    for seat in view.order:
        yield from claimed(pack, view, seat)


def hand_alt(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, own: OwnCards
) -> Iterator[Msg]:
    """Describe the player's own cards."""
    if own.looked_at:
        named = tuple(_looked_at(pack, one) for one in own.looked_at)
        yield msg("underwater-cities-picture-alt-looked-at", cards=named)
    if own.hand:
        cards = cards_named(pack, own.hand)
        yield msg("underwater-cities-picture-alt-hand", cards=cards)
    else:
        yield msg("underwater-cities-picture-alt-no-hand")
    if view.seat is not None:
        yield from claimed(pack, view, view.seat)


def _looked_at(pack: UnderwaterCitiesPack, thing: str) -> Msg:
    """Return the name of a card or a metropolis tile."""
    if thing in pack.tiles:
        return tile_name(pack, pack.tiles[thing])
    return card_name(pack, pack.cards[thing])
