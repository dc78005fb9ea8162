"""Players are warned before they waste something, unless they do not want to be."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.custom_ids import Verb
from bot.messages.components import ButtonTone
from bot.panels.panel import PanelReader, panel
from bot.preferences.user import user_settings
from bot.table.standing import Standing
from bot.table.tables import Actor, NeedsConfirmation, Tables
from bot.table.waste_warnings import mute, muted_by, muted_kinds, unmute, warnings_for
from engine.core.decision import Answer, Pick, keys_of
from engine.core.text import Words
from engine.registry import GAMES, find_game
from tests.bot.positions import Unseen
from tests.bot.stored_tables import ANN, BEN, answer, begun, by_chance, key, opened

each_warning_game = pytest.mark.parametrize(
    "game", [name for name in GAMES if find_game(name).wastes]
)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


async def wasting(tables: Tables, number: int) -> tuple[Standing, int, Answer]:
    """Play at random until a player could waste something: the standing, seat and answer."""
    for _ in range(200):
        standing = await tables.standing(number)
        seat = standing.awaited[0]
        asked = standing.asked(seat)
        if isinstance(asked, Pick):
            for option in asked.options:
                if standing.game.wasted(standing.table.state, asked, (option.key,)):
                    return standing, seat, (option.key,)
        await answer(tables, number, by_chance(standing, seat))
    raise AssertionError("nobody could waste anything")


@each_warning_game
async def test_before_something_is_wasted_its_owner_is_asked(tables: Tables, game: str) -> None:
    number = await begun(tables, ANN, BEN, game=game)
    standing, seat, given = await wasting(tables, number)
    with pytest.raises(NeedsConfirmation) as asked:
        await answer(tables, number, key(str(given[0])), ends_turn=False)  # type: ignore[index]
    assert asked.value.wastes == await warnings_for(tables.store, standing, seat, given) != ()
    after = await tables.standing(number)
    assert after.ply == standing.ply
    # They have confirmed it, so they may.
    assert (await answer(tables, number, key(str(given[0])))).ply > standing.ply  # type: ignore[index]


@each_warning_game
async def test_what_wastes_something_is_red_and_the_way_back_is_last(
    tables: Tables, game: str
) -> None:
    standing, seat, given = await wasting(tables, await begun(tables, ANN, BEN, game=game))
    wastes, pictures = await warnings_for(tables.store, standing, seat, given), Unseen()
    sheet = await panel(standing, PanelReader(seat, Words(), ending=given, wastes=wastes), pictures)
    pictures.close()
    *_, row = sheet.rows
    assert isinstance(row, tuple)
    assert [(button.press.verb, button.tone) for button in row] == [
        (Verb.END_TURN, ButtonTone.END),
        (Verb.MUTE, ButtonTone.PLAIN),
        (Verb.PAGE, ButtonTone.PLAIN),
    ]


async def test_of_a_kind_that_somebody_does_not_want_they_alone_are_not_warned(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN)
    standing, seat, given = await wasting(tables, number)
    user = standing.players[seat].user_id or 0
    wastes = await warnings_for(tables.store, standing, seat, given)
    await mute(tables.store, user, standing.game, wastes)
    assert await warnings_for(tables.store, standing, seat, given) == ()
    assert (await user_settings(tables.store, user)).muted == {f"otys:{wastes[0].kind}"}
    other = ANN if user == BEN else BEN
    assert (await user_settings(tables.store, other)).muted == frozenset()


async def test_a_muted_kind_leaves_a_button_that_ends_the_turn_its_commit(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    while True:
        standing, seat, given = await wasting(tables, number)
        asked, (option, *_) = standing.asked(seat), keys_of(given)
        assert asked is not None
        wastes = standing.game.wasted(standing.table.state, asked, given)
        kinds = frozenset(waste.kind for waste in wastes)
        if option in standing.committing(seat, unwarned=kinds):
            break
        await answer(tables, number, key(option))
    assert option not in standing.committing(seat)
    user = standing.players[seat].user_id or 0
    await mute(tables.store, user, standing.game, wastes)
    assert await muted_kinds(tables.store, user, standing.game) == kinds


async def test_what_is_muted_is_listed_and_can_be_heard_again(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing, seat, given = await wasting(tables, number)
    user = standing.players[seat].user_id or 0
    wastes = await warnings_for(tables.store, standing, seat, given)
    await mute(tables.store, user, standing.game, wastes)
    (name,) = await muted_by(tables.store, user)
    await unmute(tables.store, user, name)
    assert await muted_by(tables.store, user) == {}
    assert await warnings_for(tables.store, standing, seat, given) == wastes


async def test_muted_kinds_that_no_game_knows_any_more_are_not_listed(tables: Tables) -> None:
    await tables.store.settings.set_member(
        ANN, muted=["otys:of-an-older-version", "chess:castling"]
    )
    assert await muted_by(tables.store, ANN) == {}


async def test_a_command_that_wastes_something_is_asked_about_as_well(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing, seat, given = await wasting(tables, number)
    actor = Actor(standing.players[seat].user_id or 0)
    with pytest.raises(NeedsConfirmation):
        await tables.answer_all(number, seat, lambda _: (str(given[0]),), actor)  # type: ignore[index]
