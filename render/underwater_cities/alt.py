"""Alt text for Underwater Cities' pictures, most important sentences first."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from engine.underwater_cities.words.names import card_name, slot_name, space_name
from render.kit.alt_text import awaited as who_awaited
from render.kit.alt_text import people, won
from render.underwater_cities.board.offers import offers_alt
from render.underwater_cities.board.slots import slots_alt
from render.underwater_cities.players.players_alt import player
from render.underwater_cities.status import SOLO_LOST, awaited, between, moment
from render.underwater_cities.turn_so_far import matching, played


def opening(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> Iterator[Msg]:
    """Yield messages that say whose turn it is or how the game ended, then which round it is."""
    if view.result is not None and view.result.reason == SOLO_LOST:
        yield msg("underwater-cities-picture-alt-lost")
    elif view.result is not None:
        yield won(view.result)
    elif view.turn is not None:
        yield who_awaited(view.turn.seat, awaited(pack, view, view.turn))
    else:
        yield msg("underwater-cities-picture-alt-phase", phase=between(view))
    yield msg("underwater-cities-picture-alt-board", moment=moment(view))


def federation(view: UnderwaterCitiesView) -> Iterator[Msg]:
    """Yield the seats on each space of the Federation track, furthest ahead first."""
    for number, stack in enumerate(view.track, 1):
        if stack:
            seats = people(reversed(stack))
            space = space_name(number)
            yield msg("underwater-cities-picture-alt-stack", space=space, seats=seats)


def board_alt(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> Iterator[Msg]:
    """Describe the public board."""
    yield from opening(pack, view)
    for seat in view.order:
        yield from player(view, seat)
    yield from slots_alt(pack, view)
    yield from federation(view)
    yield from offers_alt(pack, view)


def in_play(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, seat: int) -> Iterator[Msg]:
    """Yield the card that a seat plays on its turn, or the slot for which it is choosing one."""
    what = played(view, seat)
    if what is None:
        return
    if what.card is not None:
        key = "played" if what.effective else "played-unmatched"
        card = card_name(pack, pack.cards[what.card])
        yield msg(f"underwater-cities-picture-alt-{key}", card=card)
    elif view.own is not None and view.own.chosen_slot is not None:
        cards = tuple(card_name(pack, pack.cards[card]) for card in matching(pack, view))
        slot = slot_name(pack.slots(len(view.players))[what.slot])
        key = "matching" if cards else "none-matches"
        yield msg(f"underwater-cities-picture-alt-{key}", slot=slot, cards=cards)
