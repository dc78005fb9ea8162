"""What a server has set, on top of what the store keeps for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar, Unpack, cast

from bot.timing.time_control import PACES
from db.records import NO_PACE
from db.store import Store
from engine.core.text import available_locales

Creators: TypeAlias = Literal["everybody", "managers"] | int
"""Who may open tables: everybody, those who manage the server, or those with a role."""

EVERYBODY: Literal["everybody"] = "everybody"
MANAGERS: Literal["managers"] = "managers"
MOST_DAYS = 365
LEAST_QUIET_DAYS = 7
"""A quiet game is given at least so many days: people go on holidays."""
MOST_CHANNELS = 25
"""Channels that can be named as those where tables may be opened."""
NEVER = 0
"""So many days until quiet games are closed stand for never."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server has set; what it has not is as it usually is."""

    creators: Creators = EVERYBODY
    pace: str = NO_PACE
    """How fast new games are to be played."""
    language: str | None = None
    """In which public posts are written; none: in that of the server itself."""
    channels: frozenset[int] = field(default_factory=frozenset)
    """Where tables may be opened; none named: everywhere."""
    lobby_days: int | None = None
    """After how long tables that nobody started are closed; none: as whoever runs the bot says."""
    quiet_days: int = NEVER
    """After how long games that nobody plays on are closed."""

    @property
    def listed(self) -> str:
        """The channels that were named, as Discord shows them."""
        return " ".join(f"<#{channel}>" for channel in sorted(self.channels))

    def allows(self, *channels: int | None) -> bool:
        """Whether tables may be opened in a channel, or in a thread with the channel it is of."""
        return not self.channels or any(channel in self.channels for channel in channels)


class Changes(TypedDict, total=False):
    """What can be set; None takes a setting away."""

    creators: Creators | None
    pace: str | None
    language: str | None
    channels: frozenset[int] | None
    lobby_days: int | None
    quiet_days: int | None


async def guild_settings(store: Store, guild_id: int | None) -> GuildSettings:
    """What a server has set; where there is none, all is as usual."""
    return (
        read_guild_settings(await store.settings.guild(guild_id)) if guild_id else GuildSettings()
    )


async def save_guild_settings(
    store: Store, guild_id: int, **changes: Unpack[Changes]
) -> GuildSettings:
    """Change what a server has set; all of it then."""
    written = {
        name: sorted(value) if isinstance(value, frozenset) else value
        for name, value in cast("Mapping[str, object]", changes).items()
    }
    return read_guild_settings(await store.settings.set_guild(guild_id, **written))


def read_guild_settings(settings: Mapping[str, Any]) -> GuildSettings:
    """What the stored settings say; one that makes no sense counts as unset."""
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
    """One setting, unless it is unset or of no use."""
    if settings.get(name) is None:
        return None
    try:
        return read(settings[name])
    except (TypeError, ValueError):
        return None


def _creators(value: Any) -> Creators:  # noqa: ANN401 - whatever is stored
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
    """The channels in a list; what in it is none is left out."""
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
