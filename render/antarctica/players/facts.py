"""What a player has in numbers, and how the players stand: the same for every picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.antarctica.view import AntarcticaView, PlayerView
from engine.core.game import places
from engine.core.msg import Msg, msg
from render.scene import Box, Item, Sprite, Words
from render.theme import SEATS

DIGITS = 232
"""How wide an icon with two figures beside it is, in hundredths of its height."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something a player has: its icon, how much there is of it, and what it is called."""

    icon: str
    name: Msg
    text: str = ""
    tint: str = ""
    faded: bool = False
    sign: str = ""
    """A second icon in place of a number."""


# --- how the players stand ---------------------------------------------------------------------


def points(view: AntarcticaView, seat: int) -> int:
    """What the present position scores for a seat."""
    return sum(score.points[seat] for score in view.scores)


def first_places(view: AntarcticaView, seat: int) -> int:
    """In how many counts a seat is first: the first tie-breaker (AN-11.8)."""
    return sum(seat in score.first for score in view.scores)


def standing(view: AntarcticaView) -> tuple[int, ...]:
    """The place of each seat at the end, or as the players stand now (AN-11.7 to AN-11.9)."""
    if view.result is not None:
        return view.result.places
    return places(
        [
            (points(view, seat), first_places(view, seat), len(player.cards))
            for seat, player in enumerate(view.players)
        ]
    )


def ranked(view: AntarcticaView) -> list[int]:
    """The seats from the first place to the last."""
    where = standing(view)
    return sorted(view.order, key=lambda seat: where[seat])


def rank(amounts: Sequence[int], seat: int) -> int:
    """The dense rank of a seat in one count; 0 for none (AN-11.2)."""
    mine = amounts[seat]
    return len({amount for amount in amounts if amount > mine}) + 1 if mine else 0


def stars(player: PlayerView) -> int:
    """Building cards with a star."""
    return sum(card.star for card in player.cards)


def discarded(player: PlayerView) -> int:
    """Discarded pieces, ships and cubes alike."""
    return player.lost_ships + player.lost_cubes


# --- what a player has -------------------------------------------------------------------------


def _piece(kind: str, seat: int, count: int, name: str) -> Fact:
    look = SEATS[seat]
    return Fact(f"{kind}-{look.shape}", msg(f"antarctica-picture-{name}"), str(count), look.colour)


def scientists(view: AntarcticaView, seat: int) -> Fact:
    """In the Personal Supply."""
    return _piece("pawn", seat, view.players[seat].scientists, "supply")


def pieces(view: AntarcticaView, seat: int) -> tuple[Fact, ...]:
    """Available ships and cubes."""
    player = view.players[seat]
    return (
        _piece("ship", seat, player.ships, "ships"),
        _piece("cube-seat", seat, player.cubes, "cubes"),
    )


def star_cards(view: AntarcticaView, seat: int) -> Fact:
    """The building cards that score."""
    name = msg("antarctica-picture-stars")
    return Fact("prestige-star", name, str(stars(view.players[seat])))


def reserve(view: AntarcticaView, seat: int) -> Fact:
    """The scientists that are left in the Common Reserve."""
    name = msg("antarctica-picture-reserve")
    return Fact("reserve", name, str(view.players[seat].reserve))


def rest(view: AntarcticaView, seat: int) -> tuple[Fact, ...]:
    """What matters less: discarded pieces, Shipyard cards, Resource cards."""
    player = view.players[seat]
    ready = player.basic_ready
    return (
        Fact("discarded", msg("antarctica-picture-discarded"), str(discarded(player))),
        Fact("shipyard-back", msg("antarctica-picture-shipyard-cards"), str(player.hand)),
        Fact("resource-knowhow", msg("antarctica-picture-knowhow"), str(player.knowhow)),
        Fact(
            "resource-basic",
            msg(f"antarctica-picture-basic-{'ready' if ready else 'used'}"),
            faded=not ready,
            sign="tick" if ready else "",
        ),
    )


def all_facts(view: AntarcticaView, seat: int) -> tuple[Fact, ...]:
    """Everything that a player has, the most important first."""
    return (
        scientists(view, seat),
        *pieces(view, seat),
        star_cards(view, seat),
        reserve(view, seat),
        *rest(view, seat),
    )


def paired_facts(view: AntarcticaView, seat: int) -> tuple[Fact, ...]:
    """The facts so that two that belong together follow each other, and all building cards."""
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
        Fact("card", msg("antarctica-picture-building-cards"), built),
    )


# --- drawing it --------------------------------------------------------------------------------


def fitting(cell: Box) -> int:
    """How large an icon may be that has two figures beside it."""
    return min(cell.height - 2, cell.width * 100 // DIGITS)


def fact_items(fact: Fact, box: Box, size: int) -> Iterator[Item]:
    """The icon and beside it the number, or the second icon, from the left of the box."""
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
