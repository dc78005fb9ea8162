"""Alt text for Antarctica's pictures, most important sentences first."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.view import AntarcticaView, AreaView
from engine.antarctica.words.names import area_name, thing
from engine.core.msg import Msg, msg
from render.antarctica.board.tracks import tracks_alt
from render.antarctica.cards.offers import offers_alt
from render.antarctica.players.players import player
from render.antarctica.status import awaited, moment
from render.kit.alt_text import awaited as who_awaited
from render.kit.alt_text import people, won


def opening(view: AntarcticaView) -> Iterator[Msg]:
    """Yield messages that say whose turn it is or who has won, then where the Sun is."""
    if view.result is not None:
        yield won(view.result)
    elif view.asked is not None:
        yield who_awaited(view.asked.seat, awaited(view.asked))
    yield msg("antarctica-picture-alt-board", moment=moment(view))


def area(of: AreaView) -> Iterator[Msg]:
    """Yield the scientists and buildings in an area, or nothing if it is empty."""
    name = area_name(of.number)
    if any(of.scientists):
        counts = enumerate(of.scientists)
        held = tuple(msg("antarctica-picture-alt-held", seat=n, count=m) for n, m in counts if m)
        yield msg("antarctica-picture-alt-scientists", area=name, held=held)
    if of.buildings:
        buildings = tuple(map(thing, of.buildings))
        yield msg("antarctica-picture-alt-buildings", area=name, buildings=buildings)


def in_order(view: AntarcticaView) -> list[AreaView]:
    """Return the areas along the Sun's path, starting with the one where it is now."""
    return sorted(view.areas, key=lambda of: (of.number < view.sun, of.number))


def rows(view: AntarcticaView) -> Iterator[Msg]:
    """Yield the ships in each area, in the order the Sun visits them, which shows who is next."""
    for of in in_order(view):
        if of.ships:
            ships = people(ship.seat for ship in of.ships)
            yield msg("antarctica-picture-alt-ships", area=area_name(of.number), ships=ships)


def areas(view: AntarcticaView) -> Iterator[Msg]:
    """Yield everything that is on land, area by area."""
    for of in in_order(view):
        yield from area(of)


def board_alt(view: AntarcticaView) -> Iterator[Msg]:
    """Describe the public board."""
    yield from opening(view)
    yield from rows(view)
    for seat in view.order:
        yield from player(view, seat)
    yield from offers_alt(view)
    yield from areas(view)
    yield from tracks_alt(view)
