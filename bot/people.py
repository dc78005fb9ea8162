"""Who plays for whom: coming back after a stand-in has played."""

from __future__ import annotations

from collections.abc import Sequence

from bot.house import House
from bot.ids import Press
from bot.playing import show_panel
from bot.replies import Reply


async def come_back(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Play on oneself from now on."""
    await reply.stay()
    standing = await house.tables.standing(press.game)
    seat = standing.seat_of(reply.interaction.user.id)
    await show_panel(house, reply, await house.tables.stand_in(press.game, seat, None))
    # From now on the game waits for them again.
    await house.herald.tell(press.game)
