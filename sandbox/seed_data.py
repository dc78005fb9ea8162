"""The initial data of a session: one guild, four people, two channels and the bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandbox import permissions
from sandbox.model import TEXT, Bot, Channel, Guild, Person, Role

_PEOPLE = (
    ("Player 1", "#2a9d8f"),
    ("Player 2", "#e76f51"),
    ("Player 3", "#7b68c8"),
    ("Player 4", "#d4a017"),
)
_LOCALE = "en-US"
"""The language of everyone and of the server, until a person chooses another on the page."""
_CHANNELS = ("lounge", "table-1")


@dataclass(frozen=True, slots=True)
class SeedData:
    """The initial contents of a session."""

    guild: Guild
    bot: Bot
    people: list[Person]
    channels: list[Channel]


def create_seed_data(new_id: Callable[[], str], now: str) -> SeedData:
    """Return the initial contents of a session, with new IDs."""
    people = [
        Person(new_id(), username_for(name), name, _LOCALE, colour, now) for name, colour in _PEOPLE
    ]
    guild_id, bot_role = new_id(), new_id()
    roles = [
        Role(guild_id, "@everyone", int(permissions.EVERYONE), 0),
        Role(bot_role, "Fathom", int(permissions.INVITED), 1, managed=True),
    ]
    guild = Guild(guild_id, "Deep Water", people[0].id, _LOCALE, roles)
    bot = Bot(new_id(), "Fathom", "#1b6ca8", now, roles=[bot_role])
    channels = [Channel(new_id(), TEXT, name, position) for position, name in enumerate(_CHANNELS)]
    return SeedData(guild, bot, people, channels)


def username_for(name: str) -> str:
    """Return a username made from a name, in lower case and with dots for spaces and signs."""
    kept = "".join(sign if sign.isalnum() else "." for sign in name.lower())
    return kept.strip(".") or "somebody"
