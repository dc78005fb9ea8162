"""A user's settings: validation, defaults and changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar, Unpack, cast
from zoneinfo import available_timezones

import discord

from bot.timing.availability import ALWAYS, DAY, Availability, Span, next_reachable
from db.store import Store

ReminderPlace: TypeAlias = Literal["direct", "channel"]
"""The place where a user gets reminders: in a direct message, or in the game's channel."""
Quiet: TypeAlias = tuple[int, int]

PLACES: tuple[ReminderPlace, ...] = ("direct", "channel")
INTERVALS = tuple(timedelta(hours=hours) for hours in (2, 6, 12, 24, 48, 72))
"""The reminder intervals that can be chosen."""
LONGEST_QUIET = 16 * 60
"""The longest quiet hours in minutes: a player must be reachable for some hours each day."""
LONGEST_KIND = 40
MINUTE = timedelta(minutes=1)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class UserSettings:
    """A user's settings, with defaults for those that are not set."""

    hours: Availability = ALWAYS
    interval: timedelta | None = None
    """The reminder interval, or None for that of the game's pace."""
    reminders: bool = True
    """True if the user wants reminders at all."""
    place: ReminderPlace = "direct"
    tell_next: bool = False
    """True if the user wants to know when their turn comes next."""
    muted: frozenset[str] = field(default_factory=frozenset)
    """The kinds of warnings that the user has turned off."""
    has_zone: bool = False
    """True if the user has set a time zone."""
    locale: str | None = None
    """The language in which the user last used the bot, under Discord's name for it."""

    def is_awake(self, now: datetime) -> bool:
        """Return whether the user can be pinged: neither away nor in quiet hours."""
        return next_reachable(self.hours, now) <= now

    def away_until(self, now: datetime) -> datetime | None:
        """Return the end of the user's current absence, if any."""
        away = self.hours.away
        return away[1] if away is not None and away[0] <= now < away[1] else None


class UserChanges(TypedDict, total=False):
    """The settings that can be changed; None removes one."""

    zone: str | None
    quiet: Quiet | None
    away: Span | None
    interval: timedelta | None
    reminders: bool | None
    place: ReminderPlace | None
    tell_next: bool | None
    muted: frozenset[str] | None
    locale: str | None


async def user_settings(store: Store, user_id: int) -> UserSettings:
    """Return a user's settings."""
    return read_user_settings(await store.settings.member(user_id))


async def save_user_settings(
    store: Store, user_id: int, **changes: Unpack[UserChanges]
) -> UserSettings:
    """Change a user's settings, and return all of them."""
    written = {name: _written(value) for name, value in changes.items()}
    return read_user_settings(await store.settings.set_member(user_id, **written))


async def remember_language(store: Store, user_id: int, locale: str) -> None:
    """Store the language in which a user uses the bot, for messages sent to them."""
    if (await user_settings(store, user_id)).locale != locale:
        await save_user_settings(store, user_id, locale=locale)


def read_user_settings(settings: Mapping[str, Any]) -> UserSettings:
    """Return the settings from their stored form; invalid values count as unset."""
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
    """Return the names of all time zones: those of places, and UTC.

    Others mislead: Etc/GMT+2 is two hours behind, EST has no daylight saving time, and localtime is
    the machine's.
    """
    places = (name for name in available_timezones() if "/" in name)
    return frozenset({ALWAYS.zone, *(name for name in places if not name.startswith("Etc/"))})


def is_quiet(quiet: Quiet) -> bool:
    """Return whether these are valid quiet hours: part of a day, and not too much of it."""
    start, end = quiet
    in_day = 0 <= start < DAY and 0 <= end < DAY
    return in_day and 0 < (end - start) % DAY <= LONGEST_QUIET


def _or(value: T | None, *, usual: T) -> T:
    return usual if value is None else value


def _read(settings: Mapping[str, Any], name: str, read: Callable[[Any], T]) -> T | None:
    """Return one setting, or None if it is unset or invalid."""
    if settings.get(name) is None:
        return None
    try:
        return read(settings[name])
    except (TypeError, ValueError, OverflowError):
        return None


def _zone(value: Any) -> str:  # noqa: ANN401 - any stored value
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


def _place(value: Any) -> ReminderPlace:  # noqa: ANN401
    return PLACES[PLACES.index(value)]


def _kinds(value: Any) -> frozenset[str]:  # noqa: ANN401
    """Return the kinds in a list, leaving out invalid entries."""
    if not isinstance(value, list):
        raise TypeError(value)
    return frozenset(each for each in value if isinstance(each, str) and len(each) <= LONGEST_KIND)


def _written(value: object) -> object:
    """Return a setting in its stored form."""
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
