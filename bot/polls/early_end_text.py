"""The sentences on what a game counts for if it ends early, for before and after the end."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.localization import guild_words, safe_names
from bot.messages.rating_text import changes_words
from bot.table.standing import Standing
from db.records import GameRecord, Player
from db.store import Store
from engine.core.msg import Msg, msg

RIVALS = 2
"""The fewest people who must have played for anything to count."""


def _people(players: Sequence[Player]) -> int:
    """Return the number of people who play, or who left in a way that counts for them."""
    return sum((player.user_id or player.left_by) is not None for player in players)


def counts_if_ended(standing: Standing) -> Msg | None:
    """Return what a game would count for if it ended now, or None if it never counts."""
    if _people(standing.players) < RIVALS:
        return None
    half = standing.game.halfway(standing.table.state)
    return msg("bot-counts-as-it-stands" if half else "bot-counts-for-nobody")


def counts_if_resigned(standing: Standing, seat: int) -> Msg | None:
    """Return what resigning from a seat would count for now, or None if nobody else plays."""
    others = [player for at, player in enumerate(standing.players) if at != seat]
    if all(player.user_id is None for player in others):
        return None
    if len(others) == 1 and others[0].stand_in is not None and not others[0].stand_in_asked:
        # A player removed by the table has no result, so nobody is left to lose to.
        return msg("bot-counted-for-nobody")
    return msg("bot-resign-counts" if standing.table.all_had_a_turn else "bot-resign-counts-not")


async def with_counts(
    client: discord.Client, store: Store, ended: GameRecord, why: Msg, *, told: bool = False
) -> Msg:
    """Return `why` a game ended, with what it counts for; `told` if `why` names the winner."""
    players = await store.games.players(ended.id)
    if _people(players) < RIVALS:
        return why
    names = safe_names(players, guild_words(client.get_guild(ended.guild_id or 0)))
    changes = await store.player_stats.rating_changes(ended.id)
    if not changes:
        return msg("bot-ended-and", why=why, counts=msg("bot-counted-for-nobody"))
    if not told:
        won = await store.player_stats.winners(ended.id)
        winners = tuple(msg("bot-name", name=names[seat]) for seat in won)
        stood = msg("bot-counted-as-it-stood", winners=winners, count=len(winners))
        why = msg("bot-ended-and", why=why, counts=stood)
    return msg("bot-ended-and", why=why, counts=changes_words(changes, names))
