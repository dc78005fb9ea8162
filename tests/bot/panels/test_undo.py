"""Undoing steps from the panel, alone or by asking the others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.custom_ids import Press, Verb
from bot.messages.game_text import actions_text
from bot.panels.play import start_over
from bot.panels.undo import ask_others, ask_press, undo, undo_last
from bot.table.standing import NotSeated, Standing
from db.messaging.polls import PollKind
from db.records import Player
from engine.core.text import Words
from tests.bot.posts.in_town import Scene, in_town, offered
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CHANNEL, answer, default, to_last_answer


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


async def a_step(scene: Scene, *seats: int | str) -> tuple[Standing, int]:
    """Return a game after one private step, and the user who took it."""
    before = await scene.game(*seats)
    seat = before.awaited[0]
    after = await answer(scene.tables, before.id, default, ends_turn=False)
    assert after.private_moves_of(seat)
    return after, after.players[seat].user_id or 0


async def a_turn(scene: Scene, *seats: int | str) -> tuple[Standing, int]:
    """Return a game after one whole turn, and the user who played it."""
    number = (await scene.game(*seats)).id
    before = await to_last_answer(scene.tables, number)
    user = before.players[before.awaited[0]].user_id or 0
    return await answer(scene.tables, number, default), user


async def now(scene: Scene, standing: Standing) -> Standing:
    return await scene.tables.standing(standing.id)


async def ask(scene: Scene, user: int, press: Press) -> Caller:
    caller = Caller(user)
    await ask_others(scene.services, scene.services.reply(caller.interaction), press)
    return caller


async def last(scene: Scene, user: int, number: int) -> Caller:
    """Press Undo on the public post, and return the caller."""
    caller = Caller(user)
    press = Press(Verb.UNDO_LAST, number)
    await undo_last(scene.services, scene.services.reply(caller.interaction), press)
    return caller


async def test_a_private_step_is_undone_from_the_panel(scene: Scene) -> None:
    standing, user = await a_step(scene, ANN, BEN)
    seat, caller = standing.seat_of(user), Caller(user)
    press = Press(Verb.UNDO, standing.id, seat, standing.mark(seat))
    await undo(scene.services, scene.services.reply(caller.interaction), press)
    assert (await now(scene, standing)).private_moves_of(seat) == ()
    assert len(caller.shown) == 1


async def test_the_panel_says_what_was_undone(scene: Scene) -> None:
    standing, user = await a_step(scene, ANN, BEN)
    seat = standing.seat_of(user)
    done = actions_text(standing.private_moves_of(seat), seat, Words("en"), ("Ann", "Ben"))
    assert done
    for verb, how in ((Verb.UNDO, undo), (Verb.START_OVER, start_over)):
        standing = await now(scene, standing)
        if not standing.private_moves_of(seat):
            await answer(scene.tables, standing.id, default, ends_turn=False)
            standing = await now(scene, standing)
        caller, press = Caller(user), Press(verb, standing.id, seat, standing.mark(seat))
        await how(scene.services, scene.services.reply(caller.interaction), press)
        assert caller.shown[-1].startswith(f"↩️ Undone: {done}\n")
    await answer(scene.tables, standing.id, default, ends_turn=False)
    assert (await last(scene, user, standing.id)).shown[-1].startswith("↩️ Undone: ")


async def test_an_undo_of_an_earlier_panel_is_refused_on_a_fresh_one(scene: Scene) -> None:
    standing, user = await a_step(scene, ANN, BEN)
    seat, caller = standing.seat_of(user), Caller(user)
    press = Press(Verb.UNDO, standing.id, seat, standing.mark(seat) + 1)
    await undo(scene.services, scene.services.reply(caller.interaction), press)
    assert (await now(scene, standing)).private_moves_of(seat)
    assert caller.shown[0].startswith("⚠️")


async def test_a_private_step_is_undone_from_the_public_post(scene: Scene) -> None:
    standing, user = await a_step(scene, ANN, BEN)
    await last(scene, user, standing.id)
    assert (await now(scene, standing)).private_moves_of(standing.seat_of(user)) == ()


async def test_what_takes_consent_is_shown_in_private_first(scene: Scene) -> None:
    standing, user = await a_turn(scene, ANN, BEN)
    caller = await last(scene, user, standing.id)
    assert (await now(scene, standing)).ply == standing.ply
    assert "If everyone agrees, this will be undone" in caller.shown[0]
    other = next(each for each in (ANN, BEN) if each != user)
    assert f"<@{other}>" in caller.shown[0]
    asking = await ask_press(scene.services.store, standing, standing.seat_of(user))
    assert offered(caller) == [asking, Press(Verb.PLAY, standing.id, standing.seat_of(user))]
    assert scene.town.sent == []


async def test_alone_with_a_computer_player_nobody_is_asked(scene: Scene) -> None:
    standing, user = await a_turn(scene, ANN, "random")
    caller = await last(scene, user, standing.id)
    assert caller.shown[0].startswith("### This will be undone")
    assert "I’ll ask" not in caller.shown[0]
    caller = await ask(scene, user, offered(caller)[0])
    assert (await now(scene, standing)).asked(standing.seat_of(user)) is not None
    assert (await now(scene, standing)).ply > standing.ply
    assert len(caller.shown) == 1


async def test_the_others_are_asked_in_the_channel(scene: Scene) -> None:
    standing, user = await a_turn(scene, ANN, BEN)
    press = await ask_press(scene.services.store, standing, standing.seat_of(user))
    caller = await ask(scene, user, press)
    (poll,) = await scene.services.store.polls.open_in(standing.id)
    assert (poll.question.kind, poll.question.user_id) == (PollKind.UNDO, user)
    assert len(scene.town.there(CHANNEL)) == 1
    assert caller.shown[0].startswith("I’ve asked the others in the channel")


async def test_an_offer_from_before_another_turn_asks_nothing(scene: Scene) -> None:
    standing, user = await a_turn(scene, ANN, BEN)
    press = await ask_press(scene.services.store, standing, standing.seat_of(user))
    await to_last_answer(scene.tables, standing.id)
    await answer(scene.tables, standing.id, default)
    caller = await ask(scene, user, press)
    assert await scene.services.store.polls.open_in(standing.id) == []
    assert "too late" in caller.shown[0]


async def test_a_free_undo_asks_nobody(scene: Scene) -> None:
    standing, user = await a_step(scene, ANN, BEN)
    press = Press(Verb.ASK_UNDO, standing.id, standing.seat_of(user), rest="1")
    caller = await ask(scene, user, press)
    assert await scene.services.store.polls.open_in(standing.id) == []
    assert "too late" in caller.shown[0]


async def test_an_offer_of_an_earlier_version_still_asks(scene: Scene) -> None:
    standing, user = await a_turn(scene, ANN, BEN)
    seat = standing.seat_of(user)
    kept, announced = standing.table.last(seat) - 1, standing.record.announced
    await ask(scene, user, Press(Verb.ASK_UNDO, standing.id, seat, rest=f"{kept}.{announced}"))
    assert len(await scene.services.store.polls.open_in(standing.id)) == 1


async def test_somebody_else_undoes_nothing(scene: Scene) -> None:
    standing, user = await a_turn(scene, ANN, BEN)
    press = await ask_press(scene.services.store, standing, standing.seat_of(user))
    with pytest.raises(NotSeated):
        await ask(scene, 999, press)
    with pytest.raises(NotSeated):
        await last(scene, 999, standing.id)


async def test_whoever_has_resigned_is_asked_nothing(scene: Scene) -> None:
    standing, user = await a_turn(scene, ANN, BEN)
    other = 1 - standing.seat_of(user)
    await scene.services.store.seats.reseat(standing.id, other, Player("random"))
    caller = await last(scene, user, standing.id)
    assert caller.shown[0].startswith("### This will be undone")
