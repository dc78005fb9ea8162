"""Once more: a table for the same game with the same options, which everybody joins anew."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.custom_ids import Press
from bot.lobby import lobby as rules
from bot.lobby import lobby_handlers
from bot.lobby.lobby import LobbyTrouble
from bot.lobby.permissions import check_may_open
from bot.localization import room_words, safe_names
from bot.messages.direct_messages import only
from bot.messages.responses import UNREACHABLE, Reply
from bot.services import House, name_of
from bot.table.standing import NotSeated
from bot.timing.quotas import LOBBIES
from db.errors import NotALobby
from db.games.mapping import setup_of
from db.records import GameRecord, Lobby, Player
from db.schema import GameState
from engine.core.errors import FathomError
from engine.core.game import title
from engine.core.msg import msg
from engine.registry import find_game


async def rematch(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Open a table for another game of the same people; whoever is second joins it."""
    await reply.think()
    user = reply.interaction.user
    async with house.tables.lock(press.game):
        former = await _former(house, press.game)
        former.seat_of(user.id)
        gathering = await _open_already(house, press.game)
        if gathering is None:
            number = await _opened(house, reply, former)
            await house.store.remember(_fact(press.game), str(number))
            await _call(house, reply, former, number)
            await reply.say(msg("bot-rematch-opened", game=number))
            return
    player = rules.person(user.id, name_of(user))
    await lobby_handlers.change(house, gathering.id, lambda now: rules.joined(now, player))
    await reply.say(msg("bot-joined", game=gathering.id))


@dataclass(frozen=True, slots=True)
class _Former:
    """The game that was played; where it stood does not matter, and may not be known any more."""

    record: GameRecord
    players: tuple[Player, ...]

    def seat_of(self, user_id: int) -> int:
        """Where somebody sat; refused if nowhere."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        raise NotSeated(self.record.id)


async def _former(house: House, game_id: int) -> _Former:
    return _Former(await house.store.record(game_id), tuple(await house.store.players(game_id)))


def _fact(game_id: int) -> str:
    return f"rematch of {game_id}"


async def _open_already(house: House, game_id: int) -> Lobby | None:
    """The table that somebody opened for it before, while it gathers."""
    number = await house.store.recall(_fact(game_id))
    if number is None:
        return None
    try:
        return await house.store.lobby(int(number))
    except (NotALobby, FathomError):
        return None


async def _opened(house: House, reply: Reply, former: _Former) -> int:
    """A lobby with what was played, and the same computer players."""
    record, interaction = former.record, reply.interaction
    lobby_handlers.check_permissions(interaction)
    await check_may_open(house, interaction, manager=lobby_handlers.manages(interaction))
    channel = record.channel_id or 0
    living = await house.store.by_channel(channel, {GameState.LOBBY, GameState.RUNNING})
    if living:
        raise LobbyTrouble("bot-channel-busy", game=living[0].id)
    setup = setup_of(record)
    pack = house.packs.called(record.game, setup.pack.partition("@")[0])
    number = await house.store.open_lobby(
        record.game,
        rules.person(interaction.user.id, name_of(interaction.user)),
        guild_id=record.guild_id,
        channel_id=channel,
        options=setup.options,
        pack=pack,
        pace=record.pace,
        most=None if lobby_handlers.manages(interaction) else LOBBIES,
    )
    # A seat that nobody had taken, or whose person was forgotten since, was no computer player's.
    seats = former.players
    levels = [str(each.computer) for each in seats if each.computer and each.user_id is None]
    for level in levels:
        await house.store.change_lobby(number, lambda now: rules.with_computer(now, level))  # noqa: B023
    await lobby_handlers.post_lobby(house, number)
    return number


async def _call(house: House, reply: Reply, former: _Former, number: int) -> None:
    """Call once those who played along."""
    record, user = former.record, reply.interaction.user.id
    words = room_words(house.rooms.get_guild(record.guild_id or 0))
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
    room = house.rooms.get_partial_messageable(record.channel_id or 0, guild_id=record.guild_id)
    # If it cannot be written there, they see the table all the same.
    with suppress(*UNREACHABLE):
        await room.send(words.say(said), allowed_mentions=only(others))
