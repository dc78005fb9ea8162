"""In which language somebody is addressed, and how people are called."""

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
"""Characters of a name on a button, so that the longest label still fits."""
LONG_NAME = 32


@cache
def words_for(locale: str) -> Words:
    """The words of a language, as Discord names it; English where there are none."""
    return Words(_locale(locale))


@cache
def _locale(wanted: str) -> str:
    known = available_locales()
    return next((name for name in (wanted, wanted.split("-", 1)[0]) if name in known), ENGLISH)


def reader_words(interaction: discord.Interaction) -> Words:
    """The words of whoever acted."""
    return words_for(interaction.locale.value)


_SPOKEN: dict[int, str] = {}
"""What is spoken on servers that have set another language than Discord knows of; a copy of what
is stored, read when the bot starts."""


def speak(guild_id: int, locale: str | None) -> None:
    """Write what everybody reads on a server in this language, or in the server's own."""
    if locale is None:
        _SPOKEN.pop(guild_id, None)
    else:
        _SPOKEN[guild_id] = locale


def guild_words(guild: discord.Guild | None) -> Words:
    """The words of a server, for what everybody reads."""
    if guild is None:
        return words_for(ENGLISH)
    return words_for(_SPOKEN.get(guild.id) or guild.preferred_locale.value)


def plain_name(name: str, longest: int = LONG_NAME) -> str:
    """A person's name on one line and not too long; never empty."""
    seen = visible(name)
    return (seen if len(seen) <= longest else f"{seen[: longest - 1].rstrip()}…") or "?"


def names_of(
    players: Sequence[Player],
    words: Words,
    longest: int = LONG_NAME,
    look: Callable[[str], str] = skeleton,
) -> tuple[str, ...]:
    """What the seats are called: people by their names, computer players by number.

    Nobody is called nothing, and no two look the same: `look` says what a name looks like.
    """
    names = [_name_of(player, number, words, longest) for number, player in enumerate(players, 1)]
    return disambiguated(names, longest, plain_name, look)


def _name_of(player: Player, number: int, words: Words, longest: int) -> str:
    """A computer player that took over from a person is called after them."""
    if not player.name:
        return words.say(
            msg("seat-name" if player.kind == "human" else "bot-computer", number=number)
        )
    if player.user_id is not None:
        return plain_name(player.name, longest)
    return plain_name(words.say(msg("bot-computer-for", name=plain_name(player.name))), longest)


def safe_names(players: Sequence[Player], words: Words) -> tuple[str, ...]:
    """The same for text in which marks, links and mentions would mean something."""
    return tuple(map(escaped, names_of(players, words)))


def cut(text: str, longest: int) -> str:
    """A text that may be shortened, cut between two words where there is no room any more."""
    if len(text) <= longest:
        return text
    whole = text[:longest].rpartition(" ")[0] or text[: longest - 1]
    return f"{whole.rstrip(' ,;:·')}…"


class Translator(app_commands.Translator):
    """Names and descriptions of commands, from the same files as all other words."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The string in that language, if it has words of its own."""
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
    """The name of a command, an option or a group, in every language."""
    english = words_for(ENGLISH).inner(msg(key), None)
    return app_commands.locale_str(english, message=msg(key))


def command_words(key: str) -> app_commands.locale_str:
    """Its description."""
    english = words_for(ENGLISH).inner(msg(key), None, "description")
    return app_commands.locale_str(english, message=msg(key), form="description")


def choice_name(message: Msg) -> app_commands.locale_str:
    """The name of a fixed choice."""
    return app_commands.locale_str(words_for(ENGLISH).say(message), message=message, alone=True)
