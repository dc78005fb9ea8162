"""Alt text for sheets, hands and scores."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.view import AntarcticaView, CardView, OwnHand
from engine.antarctica.words.names import area_name, thing
from engine.core.msg import Msg, msg
from render.antarctica.players.buildings import counted
from render.antarctica.players.facts import first_places, points, ranked, standing
from render.antarctica.players.players import player
from render.kit.alt_text import won


def resources(view: AntarcticaView, seat: int) -> Msg:
    """Describe a player's Resource cards."""
    mine = view.players[seat]
    ready = msg(f"antarctica-picture-basic-{'ready' if mine.basic_ready else 'used'}")
    return msg("antarctica-picture-alt-resources", basic=ready, count=mine.knowhow)


def cards(built: tuple[CardView, ...]) -> Iterator[Msg]:
    """Yield what a player has built, or nothing before the first building."""
    if built:
        names = counted(card.result for card in built)
        yield msg("antarctica-picture-alt-built", cards=names)


def sheet_alt(view: AntarcticaView, seat: int) -> Iterator[Msg]:
    """Describe what one player has, and where."""
    yield from player(view, seat)
    yield resources(view, seat)
    for area in view.areas:
        ships = sum(ship.seat == seat for ship in area.ships)
        if ships or area.scientists[seat]:
            yield msg(
                "antarctica-picture-alt-here",
                area=area_name(area.number),
                scientists=area.scientists[seat],
                ships=ships,
            )
    for track in view.tracks:
        if track.cubes[seat]:
            yield msg(
                "antarctica-picture-alt-stands", track=thing(track.id), space=track.cubes[seat]
            )
    yield from cards(view.players[seat].cards)


def hand_alt(view: AntarcticaView) -> Iterator[Msg]:
    """Describe the player's own cards."""
    hand = view.hand or OwnHand((), (), ())
    if hand.looked_at:
        yield msg("antarctica-picture-alt-looked-at", cards=counted(hand.looked_at))
    yield msg("antarctica-picture-alt-hand", cards=counted(hand.cards))
    if view.seat is not None:
        yield resources(view, view.seat)
    elsewhere = counted(kind for kind, count in hand.unseen for _ in range(count))
    if elsewhere:
        yield msg("antarctica-picture-alt-unseen", cards=elsewhere)


def scores_alt(view: AntarcticaView) -> Iterator[Msg]:
    """Yield the winners, if any, and each player's place and points, first place first."""
    if view.result is not None:
        yield won(view.result)
    where = standing(view)
    for seat in ranked(view):
        parts = {
            of: sum(score.points[seat] for score in view.scores if score.of.startswith(of))
            for of in ("area", "track", "cards", "resources")
        }
        yield msg(
            "antarctica-picture-alt-score",
            place=where[seat],
            seat=seat,
            points=points(view, seat),
            areas=parts["area"],
            tracks=parts["track"],
            cards=parts["cards"],
            resources=parts["resources"],
            first=first_places(view, seat),
        )
