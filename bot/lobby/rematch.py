"""Rematches: a new table for the same game, with the same options, for everyone to join."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.custom_ids import Press
from bot.lobby import lobby as rules
from bot.lobby import lobby_handlers
from bot.lobby.lobby import LobbyTrouble
from bot.lobby.permissions import check_may_open
from bot.localization import guild_words, safe_names
from bot.messages.direct_messages import allow_mentions_of
from bot.messages.responses import UNREACHABLE, Reply
from bot.services import Services, name_of
from bot.table.standing import NotSeated
from bot.timing.quotas import LOBBIES
from db.errors import NotALobby
from db.games.mapping import setup_of
from db.records import GameRecord, Lobby, Player
from db.schema import GameState
from db.store import Store
from engine.core.errors import FathomError
from engine.core.game import title
from engine.core.msg import msg
from engine.registry import find_game


async def rematch(services: Services, reply: Reply, press: Press) -> None:
    """Open a table for a rematch with the same players, or join it if it is already open."""
    await reply.defer()
    user = reply.interaction.user
    async with services.tables.lock(press.game):
        former = await _former(services.store, press.game)
        former.seat_of(user.id)
        gathering = await _open_already(services.store, press.game)
        if gathering is None:
            number = await _opened(services, reply, former)
            await services.store.settings.remember(_fact(press.game), str(number))
            await _call(services.client, reply, former, number)
            await reply.say(msg("bot-rematch-opened", game=number))
            return
    player = rules.human_player(user.id, name_of(user))
    await lobby_handlers.change(services, gathering.id, lambda now: rules.with_person(now, player))
    await reply.say(msg("bot-joined", game=gathering.id))


@dataclass(frozen=True, slots=True)
class _Former:
    """The finished game without its position, which may no longer be readable."""

    record: GameRecord
    players: tuple[Player, ...]

    def seat_of(self, user_id: int) -> int:
        """Return the user's seat; refuse anyone who did not play."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        raise NotSeated(self.record.id)


async def _former(store: Store, game_id: int) -> _Former:
    return _Former(
        await store.games.record(game_id),
        tuple(await store.games.players(game_id)),
    )


def _fact(game_id: int) -> str:
    return f"rematch of {game_id}"


async def _open_already(store: Store, game_id: int) -> Lobby | None:
    """Return the table already opened for the rematch, if it is still a lobby."""
    number = await store.settings.recall(_fact(game_id))
    if number is None:
        return None
    try:
        return await store.lobbies.get(int(number))
    except (NotALobby, FathomError):
        return None


async def _opened(services: Services, reply: Reply, former: _Former) -> int:
    """Open a lobby with the same game, options and computer players; return its number."""
    record, interaction = former.record, reply.interaction
    lobby_handlers.check_permissions(interaction)
    await check_may_open(services.store, interaction, manager=lobby_handlers.manages(interaction))
    channel = record.channel_id or 0
    living = await services.store.games.by_channel(channel, {GameState.LOBBY, GameState.RUNNING})
    if living:
        raise LobbyTrouble("bot-channel-busy", game=living[0].id)
    setup = setup_of(record)
    pack = services.packs.id_of(record.game, setup.pack.partition("@")[0])
    number = await services.store.lobbies.open(
        record.game,
        rules.human_player(interaction.user.id, name_of(interaction.user)),
        guild_id=record.guild_id,
        channel_id=channel,
        options=setup.options,
        pack=pack,
        pace=record.pace,
        most=None if lobby_handlers.manages(interaction) else LOBBIES,
    )
    # A seat that stayed free, or whose player's data was deleted, had no computer player.
    seats = former.players
    levels = [str(each.computer) for each in seats if each.computer and each.user_id is None]
    for level in levels:
        await services.store.lobbies.change(number, lambda now: rules.with_computer(now, level))  # noqa: B023
    await lobby_handlers.post_lobby(services, number)
    return number


async def _call(client: discord.Client, reply: Reply, former: _Former, number: int) -> None:
    """Ping the other players once."""
    record, user = former.record, reply.interaction.user.id
    words = guild_words(client.get_guild(record.guild_id or 0))
    people = [player.user_id for player in former.players if player.user_id is not None]
    others = [other for other in people if other != user]
    if not others:
        return
    called = tuple(msg("bot-name", name=f"<@{other}>") for other in others)
    who = safe_names(former.players, words)[former.seat_of(user)]
    said = msg(
        "bot-rematch-call",
        name=who,
        others=called,
        title=title(find_game(record.game)),
        game=number,
    )
    channel = client.get_partial_messageable(record.channel_id or 0, guild_id=record.guild_id)
    # If this cannot be sent, they still see the table.
    with suppress(*UNREACHABLE):
        await channel.send(words.say(said), allowed_mentions=allow_mentions_of(others))
