"""Languages of users and guilds, names of players, and the translator of slash commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import discord
from discord import app_commands

from bot.display_names import disambiguated, escaped, skeleton, visible
from db.records import Player
from engine.core.msg import Msg, msg
from engine.core.text import ENGLISH, Words, available_locales

SHORT_NAME = 19
"""The most characters of a name on a button, so that the longest label still fits."""
LONG_NAME = 32


@cache
def words_for(locale: str) -> Words:
    """Return the words of a language by Discord's name for it; English if it is not supported."""
    return Words(_locale(locale))


@cache
def _locale(wanted: str) -> str:
    known = available_locales()
    return next((name for name in (wanted, wanted.split("-", 1)[0]) if name in known), ENGLISH)


def reader_words(interaction: discord.Interaction) -> Words:
    """Return the words in the language of the person who acted."""
    return words_for(interaction.locale.value)


_SPOKEN: dict[int, str] = {}
"""The languages of guilds that have chosen one other than Discord reports: a copy of the stored
settings, read at start-up."""


def set_guild_language(guild_id: int, locale: str | None) -> None:
    """Use this language for public messages in a guild, or Discord's setting if there is none."""
    if locale is None:
        _SPOKEN.pop(guild_id, None)
    else:
        _SPOKEN[guild_id] = locale


def guild_words(guild: discord.Guild | None) -> Words:
    """Return the words for public messages in a guild."""
    if guild is None:
        return words_for(ENGLISH)
    return words_for(_SPOKEN.get(guild.id) or guild.preferred_locale.value)


def plain_name(name: str, longest: int = LONG_NAME) -> str:
    """Return a name as a single line of limited length, which is never empty."""
    seen = visible(name)
    return (seen if len(seen) <= longest else f"{seen[: longest - 1].rstrip()}…") or "?"


def names_of(
    players: Sequence[Player],
    words: Words,
    longest: int = LONG_NAME,
    look: Callable[[str], str] = skeleton,
) -> tuple[str, ...]:
    """Return the names of the seats: display names for people, numbers for computer players.

    No name is empty, and no two look the same according to `look`.
    """
    names = [_name_of(player, number, words, longest) for number, player in enumerate(players, 1)]
    return disambiguated(names, longest, plain_name, look)


def _name_of(player: Player, number: int, words: Words, longest: int) -> str:
    """Return one name; a computer player that replaced someone is named after them."""
    if not player.name:
        return words.say(
            msg("seat-name" if player.kind == "human" else "bot-computer", number=number)
        )
    if player.user_id is not None:
        return plain_name(player.name, longest)
    return plain_name(words.say(msg("bot-computer-for", name=plain_name(player.name))), longest)


def safe_names(players: Sequence[Player], words: Words) -> tuple[str, ...]:
    """Return the names of the seats, escaped for Markdown."""
    return tuple(map(escaped, names_of(players, words)))


def cut(text: str, longest: int) -> str:
    """Return the text cut between two words if it is too long."""
    if len(text) <= longest:
        return text
    whole = text[:longest].rpartition(" ")[0] or text[: longest - 1]
    return f"{whole.rstrip(' ,;:·')}…"


class Translator(app_commands.Translator):
    """The translator of command names and descriptions, which reads the same files as all texts."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the string in that language, or None to leave it in English."""
        del context
        message: Msg | None = string.extras.get("message")
        spoken = _locale(locale.value)
        if message is None or spoken == ENGLISH:
            return None
        words = words_for(spoken)
        if string.extras.get("alone"):
            return words.say(message)
        return words.inner(message, None, string.extras.get("form"))


def command_name(key: str) -> app_commands.locale_str:
    """Return the name of a command, an option or a group, in every language."""
    english = words_for(ENGLISH).inner(msg(key), None)
    return app_commands.locale_str(english, message=msg(key))


def command_words(key: str) -> app_commands.locale_str:
    """Return the description of a command, an option or a group, in every language."""
    english = words_for(ENGLISH).inner(msg(key), None, "description")
    return app_commands.locale_str(english, message=msg(key), form="description")


def choice_name(message: Msg) -> app_commands.locale_str:
    """Return the name of a fixed choice, in every language."""
    return app_commands.locale_str(words_for(ENGLISH).say(message), message=message, alone=True)
