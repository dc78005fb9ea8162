"""Messages that name the things of Antarctica; the words for them stand in `locales`."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg, msg


@cache
def thing(name: str) -> Msg:
    """A component by its id: an area, a building, a track, a kind of card ..."""
    return msg(f"antarctica-{name.replace('_', '-')}")


@cache
def area_name(number: int) -> Msg:
    """An area by its place in the Sun's path."""
    return thing(f"area_{number}")


@cache
def deck_name(deck: str) -> Msg:
    """One of the three building decks."""
    return thing(f"deck_{deck}")


@cache
def resource_name(kind: str) -> Msg:
    """A Resource card by its kind."""
    return thing(f"resource_{kind}")


@cache
def effect_name(effect: str) -> Msg:
    """What an effect space does."""
    return thing(f"effect_{effect}")


def short_track(track: str) -> str:
    """A track's id as it stands in keys and spots."""
    return track.removeprefix("track_")


def area_spot(number: int) -> str:
    """Where on the board an area is."""
    return f"area:{number}"


def track_spot(track: str) -> str:
    """Where on the board a track is."""
    return f"track:{short_track(track)}"
