"""Redealing what a seat cannot see, to test views and to keep computer players fair."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.rng import Rng
from engine.underwater_cities.state import Player, UnderwaterCitiesState
from engine.underwater_cities.terms.glossary import ERAS, Era

State = UnderwaterCitiesState
Fits = Callable[[str], bool]


class _Pool:
    """Hidden cards of one kind, collected from everywhere and then dealt out again."""

    def __init__(self, rng: Rng, cards: Iterable[str]) -> None:
        self._cards = list(rng.shuffled(sorted(cards)))

    def instead(self, cards: tuple[str, ...], fits: Fits) -> tuple[str, ...]:
        """Return the cards, replacing those that belong to the pool."""
        return tuple(self._cards.pop() if fits(card) else card for card in cards)


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Return a copy with decks, hands, face-down discards and future randomness dealt anew.

    Hidden components are sorted first, so all positions that look alike to the seat give the same
    result, and what is found out on the copy says nothing about their real order.
    """
    copy = state.clone()
    copy.rng = Rng(rng.word())
    for era in ERAS:
        _redeal_era(copy, seat, rng, era)
    _redeal_specials(copy, seat, rng)
    _redeal_tiles(copy, seat, rng)
    copy.later = tuple(rng.shuffled(sorted(deck)) for deck in copy.later)
    return copy


def _others(state: State, seat: int | None) -> list[Player]:
    return [player for number, player in enumerate(state.players) if number != seat]


def _redeal_era(state: State, seat: int | None, rng: Rng, era: Era) -> None:
    """Shuffle the cards of an era that this seat cannot see."""
    if era > state.era:
        return

    # A player who looks at metropolis tiles holds them in the same field as drawn cards.
    fits = frozenset(state.pack.era_cards[era]).__contains__
    others = _others(state, seat)
    hidden = [card for player in others for card in _held(player) if fits(card)]
    hidden += [card for who, card in (*state.buried, *state.gone) if who != seat and fits(card)]
    hidden += [card for card in state.deck if fits(card)]
    pool = _Pool(rng, hidden)
    state.deck = pool.instead(state.deck, fits)
    state.buried = _dealt(state.buried, seat, pool, fits)
    state.gone = _dealt(state.gone, seat, pool, fits)
    for player in others:
        _deal(player, pool, fits)


def _held(player: Player) -> tuple[str, ...]:
    """Return the cards that a player holds or looks at, each once."""
    return (*player.hand, *(card for card in player.drawn if card not in player.hand))


def _deal(player: Player, pool: _Pool, fits: Fits) -> None:
    """Replace the cards that fit; a card to be put away is replaced alike in both places."""
    hand = pool.instead(player.hand, fits)
    put_away = dict(zip(player.hand, hand, strict=True))
    looked_at = tuple(card for card in player.drawn if card not in put_away)
    new = dict(zip(looked_at, pool.instead(looked_at, fits), strict=True))
    player.drawn = tuple(put_away.get(card) or new[card] for card in player.drawn)
    player.hand = hand


def _dealt(
    cards: tuple[tuple[int, str], ...], seat: int | None, pool: _Pool, fits: Fits
) -> tuple[tuple[int, str], ...]:
    """Return face-down cards dealt anew, except those that the seat discarded itself."""
    return tuple(
        (who, card if who == seat else pool.instead((card,), fits)[0]) for who, card in cards
    )


def _redeal_specials(state: State, seat: int | None, rng: Rng) -> None:
    """Redeal the Special deck below its top card, and Special cards taken unseen."""
    shown = {card for player in state.players for card in player.seen}

    def fits(card: str) -> bool:
        special = card in state.pack.cards and state.pack.cards[card].special
        return special and card not in shown

    others = _others(state, seat)
    below = state.specials[1:]
    hidden = [card for player in others for card in _held(player) if fits(card)]
    pool = _Pool(rng, (*below, *hidden))
    state.specials = (*state.specials[:1], *pool.instead(below, fits))
    for player in others:
        _deal(player, pool, fits)


def _redeal_tiles(state: State, seat: int | None, rng: Rng) -> None:
    """Redeal the unused metropolis tiles, including those that another player is looking at."""

    def fits(card: str) -> bool:
        return card in state.pack.tiles

    others = _others(state, seat)
    looked_at = [card for player in others for card in player.drawn if fits(card)]
    pool = _Pool(rng, (*state.spare_tiles, *looked_at))
    state.spare_tiles = pool.instead(state.spare_tiles, fits)
    for player in others:
        _deal(player, pool, fits)
