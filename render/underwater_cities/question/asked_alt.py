"""Alt text for the pictures of a question, beginning with what decides it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.msg import Msg, msg
from engine.underwater_cities.words.describe import card_text, contract_text, tile_text
from engine.underwater_cities.words.names import card_name, contract_name, site_name, tile_name
from render.underwater_cities.alt import federation, in_play, opening
from render.underwater_cities.board.offers import offers_alt
from render.underwater_cities.board.slots import slots_alt
from render.underwater_cities.nation.nation_alt import cards_alt, production_alt, sheet_alt
from render.underwater_cities.players.players_alt import player
from render.underwater_cities.question.questions import Question


def slots_picture_alt(asked: Question) -> Iterator[Msg]:
    """Describe who stands where, then the hand, the own goods, the track and what is on offer."""
    yield from opening(asked.pack, asked.view)
    yield from slots_alt(asked.pack, asked.view)
    hand = [_said(asked, place) for place in asked.hand] if asked.hand_below else []
    if hand:
        names = tuple(name for name, _ in hand)
        yield msg("underwater-cities-picture-alt-hand", cards=names)
    yield from player(asked.view, asked.seat)
    yield from federation(asked.view)
    yield from _texts(hand)
    yield from offers_alt(asked.pack, asked.view)


def nation_picture_alt(asked: Question) -> Iterator[Msg]:
    """Describe the sites to choose from, goods and Production, claimed cards, and the network."""
    yield from in_play(asked.pack, asked.view, asked.seat)
    if asked.sites:
        sites = tuple(map(site_name, asked.sites))
        yield msg("underwater-cities-picture-alt-looked-at", cards=sites)
    goods, *network = sheet_alt(asked.pack, asked.view, asked.seat)
    income, *_ = production_alt(asked.pack, asked.view, asked.seat)
    yield goods
    yield income
    cards = tuple(cards_alt(asked.pack, asked.player))
    yield from cards
    yield from (one for one in network if one not in cards)


def cards_picture_alt(asked: Question) -> Iterator[Msg]:
    """Name the cards that are shown, then say what each of them does."""
    yield from in_play(asked.pack, asked.view, asked.seat)
    said = [_said(asked, place) for place in asked.shown_cards]
    if not said:
        yield msg("underwater-cities-picture-alt-no-hand")
        return
    names = tuple(name for name, _ in said)
    chosen = "looked-at" if asked.cards else "hand"
    yield msg(f"underwater-cities-picture-alt-{chosen}", cards=names)
    if asked.fresh:
        fresh = tuple(_said(asked, place)[0] for place in asked.fresh)
        yield msg("underwater-cities-picture-alt-drawn-now", cards=fresh)
    yield from _texts(said)


def _texts(said: Iterable[tuple[Msg, Msg]]) -> Iterator[Msg]:
    """Yield what each component says."""
    for name, text in said:
        yield msg("underwater-cities-picture-owned-alt-text", name=name, text=text)


def _said(asked: Question, place: str) -> tuple[Msg, Msg]:
    """Return the name and the text of the component at a place."""
    pack = asked.pack
    kind, _, name = place.partition(":")
    if kind == "contract":
        contract = pack.contracts[name]
        return contract_name(pack, contract), contract_text(contract)
    if kind == "tile":
        return tile_name(pack, pack.tiles[name]), tile_text(pack.tiles[name])
    return card_name(pack, pack.cards[name]), card_text(pack.cards[name])


def federation_picture_alt(asked: Question) -> Iterator[Msg]:
    """Describe the track, then the player."""
    yield from federation(asked.view)
    yield from player(asked.view, asked.seat)
