"""A guild's settings: validation, defaults and changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar, Unpack, cast

from bot.timing.time_control import PACES
from db.records import NO_PACE
from db.store import Store
from engine.core.text import available_locales

Creators: TypeAlias = Literal["everybody", "managers"] | int
"""The people who may open tables: everyone, server managers, or members with this role."""

EVERYBODY: Literal["everybody"] = "everybody"
MANAGERS: Literal["managers"] = "managers"
MOST_DAYS = 365
LEAST_QUIET_DAYS = 7
"""The shortest time before an inactive game may be closed: people go on holiday."""
MOST_CHANNELS = 25
"""The most channels that can be allowed for tables."""
NEVER = 0
"""The setting of `quiet_days` with which inactive games are never closed."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A guild's settings, with defaults for those that are not set."""

    creators: Creators = EVERYBODY
    pace: str = NO_PACE
    """The pace of new games."""
    language: str | None = None
    """The language of public posts, or None for the guild's own."""
    channels: frozenset[int] = field(default_factory=frozenset)
    """The channels where tables may be opened; empty for all of them."""
    lobby_days: int | None = None
    """The days after which lobbies close, or None for the operator's default."""
    quiet_days: int = NEVER
    """The days after which inactive games are closed."""

    @property
    def listed(self) -> str:
        """The allowed channels, as mentions."""
        return " ".join(f"<#{channel}>" for channel in sorted(self.channels))

    def allows(self, *channels: int | None) -> bool:
        """Return whether tables may be opened in a channel; for a thread, pass its parent too."""
        return not self.channels or any(channel in self.channels for channel in channels)


class GuildChanges(TypedDict, total=False):
    """The settings that can be changed; None removes one."""

    creators: Creators | None
    pace: str | None
    language: str | None
    channels: frozenset[int] | None
    lobby_days: int | None
    quiet_days: int | None


async def guild_settings(store: Store, guild_id: int | None) -> GuildSettings:
    """Return a guild's settings, or the defaults if there is no guild."""
    return (
        read_guild_settings(await store.settings.guild(guild_id)) if guild_id else GuildSettings()
    )


async def save_guild_settings(
    store: Store, guild_id: int, **changes: Unpack[GuildChanges]
) -> GuildSettings:
    """Change a guild's settings, and return all of them."""
    written = {
        name: sorted(value) if isinstance(value, frozenset) else value
        for name, value in cast("Mapping[str, object]", changes).items()
    }
    return read_guild_settings(await store.settings.set_guild(guild_id, **written))


def read_guild_settings(settings: Mapping[str, Any]) -> GuildSettings:
    """Return the settings from their stored form; invalid values count as unset."""
    return GuildSettings(
        creators=_or(_read(settings, "creators", _creators), EVERYBODY),
        pace=_or(_read(settings, "pace", _pace), NO_PACE),
        language=_read(settings, "language", _language),
        channels=_or(_read(settings, "channels", _channels), frozenset[int]()),
        lobby_days=_read(settings, "lobby_days", _lobby_days),
        quiet_days=_or(_read(settings, "quiet_days", _quiet_days), NEVER),
    )


def _or(value: T | None, usual: T) -> T:
    return usual if value is None else value


def _read(settings: Mapping[str, Any], name: str, read: Callable[[Any], T]) -> T | None:
    """Return one setting, or None if it is unset or invalid."""
    if settings.get(name) is None:
        return None
    try:
        return read(settings[name])
    except (TypeError, ValueError):
        return None


def _creators(value: Any) -> Creators:  # noqa: ANN401 - any stored value
    if value in (EVERYBODY, MANAGERS):
        return cast("Creators", value)
    return _id(value)


def _id(value: Any) -> int:  # noqa: ANN401
    if type(value) is not int or value <= 0:
        raise ValueError(value)
    return value


def _pace(value: Any) -> str:  # noqa: ANN401
    return _one_of(value, PACES)


def _language(value: Any) -> str:  # noqa: ANN401
    return _one_of(value, available_locales())


def _one_of(value: Any, known: Any) -> str:  # noqa: ANN401
    if value not in known:
        raise ValueError(value)
    return str(value)


def _channels(value: Any) -> frozenset[int]:  # noqa: ANN401
    """Return the channels in a list, leaving out invalid entries."""
    if not isinstance(value, list):
        raise TypeError(value)
    return frozenset(each for each in value if type(each) is int and each > 0)


def _lobby_days(value: Any) -> int:  # noqa: ANN401
    return _days(value, 1)


def _quiet_days(value: Any) -> int:  # noqa: ANN401
    return NEVER if value == NEVER else _days(value, LEAST_QUIET_DAYS)


def _days(value: Any, least: int) -> int:  # noqa: ANN401
    if type(value) is not int or not least <= value <= MOST_DAYS:
        raise ValueError(value)
    return value
