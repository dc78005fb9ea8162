"""Warnings before something is wasted, and the kinds that a user has turned off."""

from __future__ import annotations

from collections.abc import Iterable

from bot.preferences.user import save_user_settings, user_settings
from bot.table.standing import Standing
from db.store import Store
from engine.core.aids.waste import Waste, waste_name
from engine.core.decision import Answer
from engine.core.game import AnyGame, title
from engine.core.msg import Msg, msg
from engine.registry import GAMES, find_game


def muted_name(game: AnyGame, kind: str) -> str:
    """Return the name under which a kind of warning is stored as turned off."""
    return f"{game.name}:{kind}"


async def warnings_for(
    store: Store, standing: Standing, seat: int, answer: Answer
) -> tuple[Waste, ...]:
    """Return the warnings to show a player before they give this answer in their own turn."""
    user, asked = standing.players[seat].user_id, standing.asked(seat)
    if user is None or asked is None or not standing.has_turn(seat):
        return ()
    game = standing.game
    wasted: tuple[Waste, ...] = game.wasted(standing.table.state, asked, answer)
    if not wasted:
        return ()
    muted = (await user_settings(store, user)).muted
    return tuple(waste for waste in wasted if muted_name(game, waste.kind) not in muted)


async def muted_kinds(store: Store, user_id: int, game: AnyGame) -> frozenset[str]:
    """Return the kinds of warnings of a game that a user has turned off."""
    muted = (await user_settings(store, user_id)).muted
    return frozenset(kind for kind in game.wastes if muted_name(game, kind) in muted)


async def mute(
    store: Store, user_id: int, game: AnyGame, wastes: Iterable[Waste]
) -> tuple[Msg, ...]:
    """Turn off these kinds of warnings for a user; return their names."""
    muted = (await user_settings(store, user_id)).muted
    kinds = dict.fromkeys(waste.kind for waste in wastes)
    more = {muted_name(game, kind) for kind in kinds}
    await save_user_settings(store, user_id, muted=muted | more)
    return tuple(waste_name(game, kind) for kind in kinds)


async def unmute(store: Store, user_id: int, name: str) -> None:
    """Turn a kind of warning on again."""
    muted = (await user_settings(store, user_id)).muted
    await save_user_settings(store, user_id, muted=(muted - {name}) or None)


async def muted_by(store: Store, user_id: int) -> dict[str, Msg]:
    """Return the kinds of warnings that a user has turned off, with their names."""
    muted = (await user_settings(store, user_id)).muted
    kinds = ((find_game(name), kind) for name in GAMES for kind in find_game(name).wastes)
    return {
        muted_name(game, kind): msg(
            "bot-warning-kind", game=title(game), kind=waste_name(game, kind)
        )
        for game, kind in kinds
        if muted_name(game, kind) in muted
    }
