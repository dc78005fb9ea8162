"""The private panel of a user's settings, with its handlers and those of the `/me` commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from difflib import get_close_matches
from types import MappingProxyType
from typing import Unpack
from zoneinfo import ZoneInfo

from babel.dates import format_date

from bot.custom_ids import Press, Verb
from bot.messages.autocomplete import NEAREST, Said, plain
from bot.messages.components import Button, ButtonTone, ListEntry, Select
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.preferences.user import (
    INTERVALS,
    Quiet,
    UserChanges,
    UserSettings,
    is_quiet,
    save_user_settings,
    user_settings,
    zones,
)
from bot.reminders.scheduler import reschedule
from bot.services import Services
from bot.table.waiting import settle_clocks
from bot.timing.availability import Availability, Span, moment_at
from bot.timing.durations import minute_words, read_day, read_minute, span_words
from db.store import Store
from engine.core.errors import Refused
from engine.core.msg import Msg, msg
from engine.core.text import Words

HOURS = {"zone", "quiet", "away"}
"""The settings that affect when clocks are paused."""
USUAL, OFF = "usual", "off"
"""Values in the selects: the game's own interval, and no reminders at all."""
UNSET = Availability().zone
"""The time zone of users who have set none."""
MORNING = 8 * 60
"""The minute of the day at which an absence ends: in the morning rather than at midnight."""
LONGEST_ABSENCE = timedelta(days=366)
OFFERED_DAYS = 14
HALF_HOUR = 30
HOME_ZONES = {
    "en": ("Europe/London", "America/New_York", "America/Los_Angeles"),
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
    "it": ("Europe/Rome",),
    "pt-BR": ("America/Sao_Paulo", "America/Manaus"),
}
"""The time zones offered first in each language."""

CHANGES: Mapping[str, UserChanges] = MappingProxyType(
    {
        "direct": {"reminders": True, "place": "direct"},
        "channel": {"reminders": True, "place": "channel"},
        OFF: {"reminders": False},
        "next": {"tell_next": True},
        "not-next": {"tell_next": False},
        "loud": {"quiet": None},
        "back": {"away": None},
    }
)
"""The settings that each value or button of the panel changes."""


_INTERVALS = {USUAL: None, **{str(each // timedelta(hours=1)): each for each in INTERVALS}}


class BadSetting(Refused):
    """A value that a setting cannot have."""

    def __init__(self, key: str, **args: str | tuple[Msg, ...]) -> None:
        super().__init__(msg(key, **args))


async def show(store: Store, reply: Reply, note: Msg | None = None) -> None:
    """Show the user's settings."""
    person = await user_settings(store, reply.interaction.user.id)
    await reply.show(settings_message(person, reply.words, store.now(), note))


async def change(services: Services, reply: Reply, **changes: Unpack[UserChanges]) -> None:
    """Change the user's settings, show them, and reschedule reminders accordingly."""
    user = reply.interaction.user.id
    before = await user_settings(services.store, user)
    if changes.keys() & HOURS:
        await settle_clocks(services.store, user)
    after = await save_user_settings(services.store, user, **changes)
    try:
        await show(services.store, reply)
    finally:
        await reschedule(services, user, before, after)


async def press(services: Services, reply: Reply, press: Press) -> None:
    """Handle a press or selection on the panel."""
    await reply.defer_update()
    await change(services, reply, **_pressed(press.rest, press.values[0] if press.values else ""))


def _pressed(what: str, value: str) -> UserChanges:
    """Return the changes that a press on the panel makes; refuse an outdated press."""
    if what == "interval":
        if value not in _INTERVALS:
            raise BadSetting("bot-error-old-button")
        return {"interval": _INTERVALS[value]}
    if (named := value if what == "place" else what) not in CHANGES:
        raise BadSetting("bot-error-old-button")
    return CHANGES[named]


def settings_message(
    person: UserSettings, words: Words, now: datetime, note: Msg | None = None
) -> MessageContent:
    """Return the panel, with all settings and the components that change them."""
    text = "\n".join(words.say(line) for line in _lines(person, words, now))
    return MessageContent(
        words=words,
        texts=(
            f"⚠️ {words.say(note)}" if note else "",
            f"### {words.say(msg('bot-me-title'))}",
            text,
            f"-# {words.say(msg('bot-me-more'))}",
        ),
        rows=(_place_row(person), _interval_row(person), tuple(_buttons(person, now))),
    )


def _lines(person: UserSettings, words: Words, now: datetime) -> Iterator[Msg]:
    """Yield a line for each setting."""
    hours = person.hours
    clock = now.astimezone(ZoneInfo(hours.zone))
    shown = minute_words(clock.hour * 60 + clock.minute)
    key = "bot-me-zone" if person.has_zone else "bot-me-no-zone"
    yield msg(key, zone=hours.zone, time=shown)
    if hours.quiet is None:
        yield msg("bot-me-not-quiet")
    else:
        start, end = map(minute_words, hours.quiet)
        yield msg("bot-me-quiet", start=start, end=end)
    if hours.away is not None and hours.away[1] > now:
        back = hours.away[1].astimezone(ZoneInfo(hours.zone)).date()
        yield msg("bot-me-away", day=format_date(back, "full", words.locale.replace("-", "_")))
    told = person.tell_next and person.reminders
    yield msg("bot-me-tells-next" if told else "bot-me-tells-nothing")


def _place_row(person: UserSettings) -> Select:
    now = person.place if person.reminders else OFF
    entries = tuple(
        ListEntry(value, msg(f"bot-me-place-{value}"), chosen=value == now)
        for value in ("direct", "channel", OFF)
    )
    return Select(Press(Verb.ME, rest="place"), msg("bot-me-place"), entries)


def _interval_row(person: UserSettings) -> Select:
    entries = tuple(
        ListEntry(value, _interval_words(interval), chosen=interval == person.interval)
        for value, interval in _INTERVALS.items()
    )
    return Select(Press(Verb.ME, rest="interval"), msg("bot-me-intervals"), entries)


def _interval_words(interval: timedelta | None) -> Msg:
    if interval is None:
        return msg("bot-me-interval-usual")
    return msg("bot-me-interval", span=span_words(interval))


def _buttons(person: UserSettings, now: datetime) -> Iterator[Button]:
    if person.tell_next:
        yield Button(Press(Verb.ME, rest="not-next"), msg("bot-me-press-not-next"))
    else:
        yield Button(Press(Verb.ME, rest="next"), msg("bot-me-press-next"))
    if person.hours.quiet is not None:
        yield Button(Press(Verb.ME, rest="loud"), msg("bot-me-press-loud"))
    if person.hours.away is not None and person.hours.away[1] > now:
        yield Button(Press(Verb.ME, rest="back"), msg("bot-me-press-back"), ButtonTone.ON)


def read_zone(typed: str) -> str:
    """Return the time zone that was typed; refuse anything else, suggesting similar names."""
    sought = plain(typed).strip().replace(" ", "_")
    by_name = {name.casefold(): name for name in zones()}
    if sought in by_name:
        return by_name[sought]
    cities = {name.rpartition("/")[2]: full for name, full in sorted(by_name.items(), reverse=True)}
    if sought in cities:
        return cities[sought]
    known = {**by_name, **cities}
    # No name resembles an offset in hours.
    like = (
        [] if any(map(str.isdigit, sought)) else get_close_matches(sought, known, NEAREST * 2, 0.5)
    )
    near = [known[name] for name in like]
    likely = tuple(dict.fromkeys(near))[:NEAREST]
    if not likely:
        raise BadSetting("bot-error-no-zone", text=typed)
    labels = tuple(msg("bot-name", name=name) for name in likely)
    raise BadSetting("bot-error-no-zone-near", text=typed, labels=labels)


def moved_to(person: UserSettings, zone: str, now: datetime) -> UserChanges:
    """Return the changes for a new time zone, in which an absence still ends on the same day."""
    away = person.hours.away
    if away is None or away[1] <= now:
        return {"zone": zone}
    back = away[1].astimezone(ZoneInfo(person.hours.zone)).date()
    return {"zone": zone, "away": (away[0], moment_at(zone, back, MORNING))}


def zones_offered(locale: str, now: datetime) -> Iterator[Said]:
    """Yield the time zones with their current time, beginning with those for the language."""
    home = HOME_ZONES.get(locale, ())
    places = sorted(zones() - {UNSET, *home})
    for name in (*home, *places, UNSET):
        clock = now.astimezone(ZoneInfo(name))
        yield name, f"{name.replace('_', ' ')} · {minute_words(clock.hour * 60 + clock.minute)}"


def read_quiet(person: UserSettings, start: str | None, end: str | None) -> Quiet | None:
    """Return the quiet hours that were typed, or None if nothing was; refuse impossible ones."""
    if start is None and end is None:
        return None
    if start is None or end is None:
        raise BadSetting("bot-error-quiet-both")
    if not person.has_zone:
        raise BadSetting("bot-error-quiet-zone")
    quiet = read_minute(start), read_minute(end)
    if not is_quiet(quiet):
        raise BadSetting("bot-error-quiet-long")
    return quiet


def times_offered() -> Iterator[Said]:
    """Yield times of day at which quiet hours may begin or end."""
    for minute in range(0, 24 * 60, HALF_HOUR):
        # The list begins in the evening.
        text = minute_words((minute + 20 * 60) % (24 * 60))
        yield text, text


def read_away(person: UserSettings, typed: str | None, now: datetime) -> Span | None:
    """Return the absence until the day typed, or None if nothing was; refuse impossible days."""
    if typed is None:
        return None
    zone = person.hours.zone
    today = now.astimezone(ZoneInfo(zone)).date()
    day = read_day(typed, today)
    if day <= today:
        raise BadSetting("bot-error-away-past")
    if day - today > LONGEST_ABSENCE:
        raise BadSetting("bot-error-away-long")
    # Extending a current absence keeps its beginning.
    away = person.hours.away
    return (away[0] if away and away[1] > now else now, moment_at(zone, day, MORNING))


def days_offered(person: UserSettings, locale: str, now: datetime) -> Iterator[Said]:
    """Yield the coming days, on any of which an absence may end."""
    today = now.astimezone(ZoneInfo(person.hours.zone)).date()
    for days in range(1, OFFERED_DAYS + 1):
        day = today + timedelta(days=days)
        yield day.isoformat(), format_date(day, "full", locale.replace("-", "_"))
