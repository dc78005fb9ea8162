"""Messages that name the components of Antarctica; their texts are in `locales`."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg, msg


@cache
def thing(name: str) -> Msg:
    """Return the name of a component by its id: an area, a building, a track, a kind of card ..."""
    return msg(f"antarctica-{name.replace('_', '-')}")


@cache
def area_name(number: int) -> Msg:
    """Return the name of an area by its place in the Sun's path."""
    return thing(f"area_{number}")


def short_name(name: Msg) -> Msg:
    """Return the name printed on pictures and buttons, where there is little room."""
    return msg("antarctica-short-name", name=name)


def button_name(area: Msg) -> Msg:
    """Return the name of an area on the button of a place to go to."""
    return msg("antarctica-button-name", area=area)


def research_points(points: int) -> Msg:
    """Return so many Research Points."""
    return msg("antarctica-hint-points", points=points)


def deck_name(deck: str) -> Msg:
    """Return the name of a building deck."""
    return thing(f"deck_{deck}")


def resource_name(kind: str) -> Msg:
    """Return the name of a Resource card by its kind."""
    return thing(f"resource_{kind}")


def short_track(track: str) -> str:
    """Return a track's id as used in keys and spots."""
    return track.removeprefix("track_")


def area_spot(number: int) -> str:
    """Return the spot of an area on the board."""
    return f"area:{number}"


def card_spot(card: str) -> str:
    """Return the spot of a building card."""
    return f"building:{card}"


def track_spot(track: str) -> str:
    """Return the spot of a track on the board."""
    return f"track:{short_track(track)}"
