"""What people have set for themselves, on top of what the store keeps for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar, Unpack, cast
from zoneinfo import available_timezones

import discord

from bot.timing.availability import ALWAYS, DAY, Availability, Span, waking
from db.store import Store

Place: TypeAlias = Literal["direct", "channel"]
"""Where somebody is reminded: in a direct message, or in the channel of the game."""
Quiet: TypeAlias = tuple[int, int]

PLACES: tuple[Place, ...] = ("direct", "channel")
INTERVALS = tuple(timedelta(hours=hours) for hours in (2, 6, 12, 24, 48, 72))
"""After how long one may be reminded."""
LONGEST_QUIET = 16 * 60
"""Minutes: somebody who plays along can be reached for some hours of a day."""
LONGEST_KIND = 40
MINUTE = timedelta(minutes=1)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What somebody has set; what they have not is as it usually is."""

    hours: Availability = ALWAYS
    interval: timedelta | None = None
    """After how long they are reminded; none: as the pace of the game says."""
    reminders: bool = True
    """Whether they are reminded at all."""
    place: Place = "direct"
    tell_next: bool = False
    """Whether they are told when their turn comes next."""
    muted: frozenset[str] = field(default_factory=frozenset)
    """The kinds of warnings they do not want."""
    has_zone: bool = False
    """Whether they have said where their clock hangs."""
    locale: str | None = None
    """The language in which they used the bot last, as Discord names it."""

    def is_awake(self, now: datetime) -> bool:
        """Whether they can be called: neither away nor in quiet hours."""
        return waking(self.hours, now) <= now

    def away_until(self, now: datetime) -> datetime | None:
        """Until when they are away, if they are."""
        away = self.hours.away
        return away[1] if away is not None and away[0] <= now < away[1] else None


class Changes(TypedDict, total=False):
    """What can be set; None takes a setting away."""

    zone: str | None
    quiet: Quiet | None
    away: Span | None
    interval: timedelta | None
    reminders: bool | None
    place: Place | None
    tell_next: bool | None
    muted: frozenset[str] | None
    locale: str | None


async def user_settings(store: Store, user_id: int) -> UserSettings:
    """What somebody has set."""
    return read_user_settings(await store.settings.member(user_id))


async def save_user_settings(
    store: Store, user_id: int, **changes: Unpack[Changes]
) -> UserSettings:
    """Change what somebody has set; all of it then."""
    written = {name: _written(value) for name, value in changes.items()}
    return read_user_settings(await store.settings.set_member(user_id, **written))


async def remember_language(store: Store, user_id: int, locale: str) -> None:
    """Note in which language somebody uses the bot: so they are written to."""
    if (await user_settings(store, user_id)).locale != locale:
        await save_user_settings(store, user_id, locale=locale)


def read_user_settings(settings: Mapping[str, Any]) -> UserSettings:
    """What the stored settings say; one that makes no sense counts as unset."""
    zone = _read(settings, "zone", _zone)
    hours = Availability(
        zone or ALWAYS.zone,
        _read(settings, "quiet", _quiet),
        _read(settings, "away", _span),
    )
    return UserSettings(
        hours=hours,
        interval=_read(settings, "interval", _interval),
        reminders=_or(_read(settings, "reminders", _switch), usual=True),
        place=_or(_read(settings, "place", _place), usual="direct"),
        tell_next=_or(_read(settings, "tell_next", _switch), usual=False),
        muted=_or(_read(settings, "muted", _kinds), usual=frozenset[str]()),
        has_zone=zone is not None,
        locale=_read(settings, "locale", _language),
    )


@cache
def zones() -> frozenset[str]:
    """The names of all time zones: of places, and UTC.

    Others mislead: Etc/GMT+2 is two hours behind, EST knows no summer, localtime is the machine's.
    """
    places = (name for name in available_timezones() if "/" in name)
    return frozenset({ALWAYS.zone, *(name for name in places if not name.startswith("Etc/"))})


def is_quiet(quiet: Quiet) -> bool:
    """Whether these can be somebody's quiet hours: a part of a day, and not too much of it."""
    start, end = quiet
    in_day = 0 <= start < DAY and 0 <= end < DAY
    return in_day and 0 < (end - start) % DAY <= LONGEST_QUIET


def _or(value: T | None, *, usual: T) -> T:
    return usual if value is None else value


def _read(settings: Mapping[str, Any], name: str, read: Callable[[Any], T]) -> T | None:
    """One setting, unless it is unset or of no use."""
    if settings.get(name) is None:
        return None
    try:
        return read(settings[name])
    except (TypeError, ValueError, OverflowError):
        return None


def _zone(value: Any) -> str:  # noqa: ANN401 - whatever is stored
    if value not in zones():
        raise ValueError(value)
    return str(value)


def _quiet(value: Any) -> Quiet:  # noqa: ANN401
    start, end = value
    if not (type(start) is type(end) is int and is_quiet((start, end))):
        raise ValueError(value)
    return start, end


def _span(value: Any) -> Span:  # noqa: ANN401
    begin, end = map(_moment, value)
    if begin >= end:
        raise ValueError(value)
    return begin, end


def _moment(value: Any) -> datetime:  # noqa: ANN401
    moment = datetime.fromisoformat(value)
    if moment.tzinfo is None:
        raise ValueError(value)
    return moment.astimezone(UTC)


def _interval(value: Any) -> timedelta:  # noqa: ANN401
    interval = value * MINUTE
    if interval not in INTERVALS:
        raise ValueError(value)
    return cast("timedelta", interval)


def _switch(value: Any) -> bool:  # noqa: ANN401
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _language(value: Any) -> str:  # noqa: ANN401
    return discord.Locale(value).value


def _place(value: Any) -> Place:  # noqa: ANN401
    return PLACES[PLACES.index(value)]


def _kinds(value: Any) -> frozenset[str]:  # noqa: ANN401
    """The kinds in a list; what in it is none is left out."""
    if not isinstance(value, list):
        raise TypeError(value)
    return frozenset(each for each in value if isinstance(each, str) and len(each) <= LONGEST_KIND)


def _written(value: object) -> object:
    """A setting as it is stored."""
    match value:
        case timedelta():
            return value // MINUTE
        case datetime():
            return value.astimezone(UTC).isoformat()
        case frozenset() | set():
            return sorted(map(str, value))
        case tuple():
            return [_written(part) for part in value]
        case _:
            return value
