"""Dealing anew what a seat cannot see: the law of views, and fair play for automatic players."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.antarctica.cards import ChooseCard, KeepCard
from engine.antarctica.state import AntarcticaState, in_order
from engine.core.machine import Frame, frames, with_frames
from engine.core.rng import Rng


class _Pool:
    """Shipyard cards that the seat cannot tell apart."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self._cards = cards

    def take(self, count: int) -> tuple[str, ...]:
        """As many of them as were taken before."""
        taken, self._cards = self._cards[:count], self._cards[count:]
        return in_order(taken)


def redeal(state: AntarcticaState, seat: int | None, rng: Rng) -> AntarcticaState:
    """A copy with hands, pile and building decks dealt anew, and with other chance to come.

    What lies hidden is put in order first: so of all positions that look alike to the seat the same
    comes, and what is found out on the copy tells nothing of the order in which it lies.
    """
    copy = state.clone()
    copy.rng = Rng(rng.word())
    copy.decks = tuple(rng.shuffled(sorted(deck)) for deck in copy.decks)
    others = [player for number, player in enumerate(copy.players) if number != seat]
    pile = () if sees_pile(copy, seat) else copy.pile
    hidden = [kind for player in others for kind in player.hand]
    hidden += [kind for frame in frames(copy) for kind in _passed(frame, seat)]
    pool = _Pool(rng.shuffled(sorted((*pile, *copy.removed, *hidden))))
    for player in others:
        player.hand = pool.take(len(player.hand))
    copy.stack = with_frames(copy.stack, partial(_redealt, seat, pool))
    copy.removed = pool.take(len(copy.removed))
    if pile:
        copy.pile = pool.take(len(pile))
    return copy


def sees_pile(state: AntarcticaState, seat: int | None) -> bool:
    """Whether the seat is looking through the pile: it is choosing a card from it."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, ChooseCard) and top.seat == seat


def _passed(frame: Frame, seat: int | None) -> tuple[str, ...]:
    """Cards of a draft that this seat does not hold now."""
    return frame.cards if isinstance(frame, KeepCard) and frame.seats[0] != seat else ()


def _redealt(seat: int | None, pool: _Pool, frame: Frame) -> Frame:
    if not isinstance(frame, KeepCard) or frame.seats[0] == seat:
        return frame
    return replace(frame, cards=pool.take(len(frame.cards)))
