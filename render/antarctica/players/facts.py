"""Each player's figures and rank, which all pictures share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.antarctica.view import AntarcticaView, PlayerView
from engine.core.game import places
from engine.core.msg import Msg, msg
from render.scene import Box, Item, Sprite, Words
from render.theme import SEATS

DIGITS = 232
"""Width of an icon with two digits beside it, in hundredths of its height."""


@dataclass(frozen=True, slots=True)
class PlayerFigure:
    """Something a player has: its icon, its amount, and its name."""

    icon: str
    name: Msg
    text: str = ""
    tint: str = ""
    faded: bool = False
    sign: str = ""
    """A second icon in place of a number."""


# --- standings ---------------------------------------------------------------------------------


def points(view: AntarcticaView, seat: int) -> int:
    """Return a seat's current score."""
    return sum(score.points[seat] for score in view.scores)


def first_places(view: AntarcticaView, seat: int) -> int:
    """Return the number of counts a seat leads: the first tie-breaker (AN-11.8)."""
    return sum(seat in score.first for score in view.scores)


def standing(view: AntarcticaView) -> tuple[int, ...]:
    """Return each seat's final place, or its place if the game ended now (AN-11.7 to AN-11.9)."""
    if view.result is not None:
        return view.result.places
    return places(
        [
            (points(view, seat), first_places(view, seat), len(player.cards))
            for seat, player in enumerate(view.players)
        ]
    )


def ranked(view: AntarcticaView) -> list[int]:
    """Return the seats from first place to last."""
    where = standing(view)
    return sorted(view.order, key=lambda seat: where[seat])


def rank(amounts: Sequence[int], seat: int) -> int:
    """Return the dense rank of a seat in one count; 0 if it has nothing (AN-11.2)."""
    mine = amounts[seat]
    return len({amount for amount in amounts if amount > mine}) + 1 if mine else 0


def stars(player: PlayerView) -> int:
    """Return the number of building cards with a star."""
    return sum(card.star for card in player.cards)


def discarded(player: PlayerView) -> int:
    """Return the number of discarded ships and cubes."""
    return player.lost_ships + player.lost_cubes


# --- possessions -------------------------------------------------------------------------------


def _piece(kind: str, seat: int, count: int, name: str) -> PlayerFigure:
    context = SEATS[seat]
    return PlayerFigure(
        f"{kind}-{context.shape}", msg(f"antarctica-picture-{name}"), str(count), context.colour
    )


def scientists(view: AntarcticaView, seat: int) -> PlayerFigure:
    """Return the scientists in the Personal Supply."""
    return _piece("pawn", seat, view.players[seat].scientists, "supply")


def pieces(view: AntarcticaView, seat: int) -> tuple[PlayerFigure, ...]:
    """Return the Available ships and cubes."""
    player = view.players[seat]
    return (
        _piece("ship", seat, player.ships, "ships"),
        _piece("cube-seat", seat, player.cubes, "cubes"),
    )


def star_cards(view: AntarcticaView, seat: int) -> PlayerFigure:
    """Return the building cards that score."""
    name = msg("antarctica-picture-stars")
    return PlayerFigure("prestige-star", name, str(stars(view.players[seat])))


def reserve(view: AntarcticaView, seat: int) -> PlayerFigure:
    """Return the scientists left in the Common Reserve."""
    name = msg("antarctica-picture-reserve")
    return PlayerFigure("reserve", name, str(view.players[seat].reserve))


def rest(view: AntarcticaView, seat: int) -> tuple[PlayerFigure, ...]:
    """Return the less important facts: discarded pieces, Shipyard cards, Resource cards."""
    player = view.players[seat]
    ready = player.basic_ready
    return (
        PlayerFigure("discarded", msg("antarctica-picture-discarded"), str(discarded(player))),
        PlayerFigure("shipyard-back", msg("antarctica-picture-shipyard-cards"), str(player.hand)),
        PlayerFigure("resource-knowhow", msg("antarctica-picture-knowhow"), str(player.knowhow)),
        PlayerFigure(
            "resource-basic",
            msg(f"antarctica-picture-basic-{'ready' if ready else 'used'}"),
            faded=not ready,
            sign="tick" if ready else "",
        ),
    )


def paired_facts(view: AntarcticaView, seat: int) -> tuple[PlayerFigure, ...]:
    """Return the facts, related ones next to each other, and the number of building cards."""
    lost, hand, knowhow, basic = rest(view, seat)
    built = str(len(view.players[seat].cards))
    return (
        scientists(view, seat),
        reserve(view, seat),
        *pieces(view, seat),
        basic,
        knowhow,
        hand,
        lost,
        star_cards(view, seat),
        PlayerFigure("card", msg("antarctica-picture-building-cards"), built),
    )


# --- drawing -----------------------------------------------------------------------------------


def fact_items(fact: PlayerFigure, box: Box, size: int) -> Iterator[Item]:
    """Yield the icon with its number or second icon, from the left of the box."""
    middle = box.centre[1]
    yield Sprite(fact.icon, (box.left + size // 2, middle), size, fact.tint, fact.faded)
    left = box.left + size + size // 6
    if fact.sign:
        small = size * 2 // 3
        yield Sprite(fact.sign, (left + small // 2, middle), small)
    if fact.text:
        room = Box(left, box.top, max(box.right - left, 1), box.height)
        letters = round(size * 0.95)
        yield Words(fact.text, room, letters, bold=True, shrink=letters // 2)
