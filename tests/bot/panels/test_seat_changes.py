"""Changes of seat: stand-ins, coming back, resigning, and handing a seat over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import discord
import pytest

from bot.custom_ids import Press, Verb
from bot.panels import seat_changes
from bot.panels.seat_changes import SeatTrouble, ends_by_resigning
from bot.polls.consent import OBJECTION_PERIOD
from bot.table.standing import NotSeated, Standing
from bot.timing.escalation import EscalationStage
from db.messaging.polls import PollKind, Question
from db.messaging.waits import Waiting
from db.records import Player
from db.schema import GameState
from tests.bot.fake_guild import Visitor
from tests.bot.positions import Evening, people
from tests.bot.posts.in_town import BEGIN, Scene, in_town, offered
from tests.bot.recorded_interactions import Caller, failure, like
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO, answer

DORA = 104


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


async def now(scene: Scene, standing: Standing) -> Standing:
    return await scene.tables.standing(standing.id)


def person(user: int, *, bot: bool = False) -> discord.User:
    found = Visitor(user, 2).user
    found.bot = bot
    return cast("discord.User", found)


def trouble(key: str) -> Any:  # noqa: ANN401 - a context manager of pytest
    """Expect a refusal for this reason."""
    return pytest.raises(SeatTrouble, match=f"bot-error-{key}")


def said(scene: Scene) -> list[str]:
    """Return the lines about seats sent to the channel."""
    return [sent.text for sent in scene.town.there(CHANNEL) if sent.text.startswith("-# ")]


# ---------------------------------------------------------------- stand-ins


async def stand_in(
    scene: Scene, standing: Standing, user: int = ANN, level: str = "greedy"
) -> Caller:
    caller = Caller(user)
    reply = await scene.reply(caller)
    await seat_changes.stand_in(scene.services, reply, await now(scene, standing), level)
    return caller


async def test_a_computer_player_stands_in_and_the_channel_is_told_once(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    for _ in range(2):
        await stand_in(scene, standing)
    after = await now(scene, standing)
    player = after.players[after.seat_of(ANN)]
    assert (player.stand_in, player.stand_in_asked) == ("greedy", True)
    assert len(said(scene)) == 1
    assert "Ann" in said(scene)[0]
    scene.poster.tell.assert_awaited_once_with(standing.id, ANN)


async def test_nobody_stands_in_where_nobody_else_waits(scene: Scene) -> None:
    standing = await scene.game(ANN, "greedy")
    with trouble("stand-in-alone"):
        await stand_in(scene, standing)


async def test_where_all_are_away_it_is_said_that_the_game_is_paused(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    first = await stand_in(scene, standing, ANN)
    last = await stand_in(scene, standing, BEN)
    assert "you’re all away now" not in first.shown[0].lower()
    assert "you’re all away now" in last.shown[0].lower()


async def test_nobody_stands_in_in_a_game_that_is_over_or_of_others(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    with pytest.raises(NotSeated):
        await stand_in(scene, standing, DORA)
    await scene.services.store.games.end(standing.id, "agreed")
    with trouble("game-done"):
        await stand_in(scene, standing)


@pytest.mark.parametrize("private", [False, True])
async def test_whoever_is_back_plays_themselves_again(scene: Scene, *, private: bool) -> None:
    standing = await scene.game(ANN, BEN)
    await stand_in(scene, standing)
    caller = Caller(ANN)
    caller.interaction.message.flags.ephemeral = private
    press = Press(Verb.COME_BACK, standing.id)
    await seat_changes.come_back(scene.services, scene.services.reply(caller.interaction), press)
    after = await now(scene, standing)
    assert after.players[after.seat_of(ANN)].computer is None
    assert "is back" in said(scene)[-1]
    deferred = caller.interaction.response.defer.await_args.kwargs
    assert deferred == ({} if private else {"ephemeral": True, "thinking": True})


# ---------------------------------------------------------------- asking for a stand-in


async def ask(scene: Scene, standing: Standing, user: int, seat: int) -> Caller:
    caller = Caller(user)
    reply = await scene.reply(caller)
    standing = await now(scene, standing)
    await seat_changes.ask_stand_in(scene.services, reply, standing, seat, "greedy")
    return caller


def other_than(user: int | None, *users: int) -> int:
    return next(each for each in users if each != user)


async def test_the_table_is_asked_about_whoever_was_reminded_in_vain(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.awaited[0]
    user = other_than(standing.players[seat].user_id, ANN, BEN, CLEO)
    await scene.wait_for(standing, seat, step=EscalationStage.CHOICES)
    caller = await ask(scene, standing, user, seat)
    (poll,) = await scene.services.store.polls.open_in(standing.id)
    assert (poll.question.kind, poll.says(user)) == (PollKind.ABSENT, "standin")
    assert caller.shown == ["I’ve asked the other players in the channel."]


async def test_of_two_the_other_decides_alone_and_is_told_the_outcome(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    seat = standing.awaited[0]
    user = other_than(standing.players[seat].user_id, ANN, BEN)
    await scene.wait_for(standing, seat, step=EscalationStage.CHOICES)
    caller = await ask(scene, standing, user, seat)
    assert (await now(scene, standing)).players[seat].stand_in == "greedy"
    assert "plays for" in caller.shown[0]


async def test_nobody_is_sent_away_who_still_has_time_or_is_not_awaited(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.awaited[0]
    user = other_than(standing.players[seat].user_id, ANN, BEN, CLEO)
    await scene.wait_for(standing, seat, step=EscalationStage.CHANNEL)
    with trouble("not-reminded"):
        await ask(scene, standing, user, seat)
    idle = next(at for at in range(3) if at not in (seat, standing.seat_of(user)))
    with trouble("nobody-waits"):
        await ask(scene, standing, user, idle)


async def test_reminders_of_an_earlier_question_send_nobody_away(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.awaited[0]
    user = other_than(standing.players[seat].user_id, ANN, BEN, CLEO)
    wait = await scene.wait_for(standing, seat, step=EscalationStage.CHOICES)
    earlier = replace(wait, ply=wait.ply + 1)
    await scene.services.store.waits.set_awaited(standing.id, Waiting((earlier,)))
    with trouble("not-reminded"):
        await ask(scene, standing, user, seat)


async def test_whoever_has_a_stand_in_comes_back_before_they_ask(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.awaited[0]
    user = other_than(standing.players[seat].user_id, ANN, BEN, CLEO)
    await stand_in(scene, standing, user)
    with trouble("back-first"):
        await ask(scene, standing, user, seat)
    third = next(at for at in range(3) if at not in (seat, standing.seat_of(user)))
    asker = standing.players[third].user_id or 0
    with trouble("computer-plays"):
        await ask(scene, standing, asker, standing.seat_of(user))


# ---------------------------------------------------------------- resigning


@pytest.mark.parametrize(
    ("players", "ends"),
    [
        (people("Ann", "Ben"), True),
        (people("Ann", "Ben", "Cleo"), False),
        ((*people("Ann"), Player("greedy"), Player("greedy")), True),
        ((*people("Ann", "Ben"), Player("greedy")), False),
    ],
)
def test_resigning_ends_a_game_in_which_nobody_is_left_to_play_against(
    players: tuple[Player, ...], *, ends: bool
) -> None:
    assert ends_by_resigning(Evening(players, 1).standing, 0) is ends


@pytest.mark.parametrize(
    ("users", "question"),
    [((ANN, BEN), "so the game will end"), ((ANN, BEN, CLEO), "will take your seat")],
)
async def test_resigning_is_asked_for_once_more_with_what_it_counts_for(
    scene: Scene, users: tuple[int, ...], question: str
) -> None:
    standing, caller = await scene.game(*users), Caller(BEN)
    await seat_changes.ask_resign(await scene.reply(caller), standing)
    assert question in caller.shown[0]
    assert "so the game doesn’t count" in caller.shown[0]
    assert offered(caller) == [Press(Verb.RESIGN, standing.id, standing.seat_of(BEN))]


async def resign(scene: Scene, standing: Standing, user: int) -> Caller:
    caller = Caller(user)
    press = Press(Verb.RESIGN, standing.id)
    await seat_changes.resign(scene.services, scene.services.reply(caller.interaction), press)
    return caller


async def test_of_two_who_resigns_leaves_the_game_to_the_other(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    caller = await resign(scene, standing, BEN)
    assert (await now(scene, standing)).record.state is GameState.ENDED
    (_, why, actor), _ = scene.poster.tell_end.await_args
    assert actor == BEN
    assert "Ann" in str(why)
    assert caller.shown == [f"You resigned from game {standing.id}."]
    with trouble("game-done"):
        await resign(scene, standing, ANN)


async def test_of_several_a_computer_player_takes_over_from_whoever_resigns(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    await resign(scene, standing, BEN)
    player = (await now(scene, standing)).players[standing.seat_of(BEN)]
    assert (player.kind, player.user_id) == ("greedy", None)
    assert "resigned" in said(scene)[0]
    scene.poster.tell_end.assert_not_awaited()
    with pytest.raises(NotSeated):
        await resign(scene, standing, BEN)


# ---------------------------------------------------------------- handing a seat over


async def hand_over(
    scene: Scene, standing: Standing, seat: int, newcomer: discord.User, user: int = BEN
) -> Caller:
    caller = Caller(user)
    await seat_changes.replace(scene.services, await scene.reply(caller), standing, seat, newcomer)
    return caller


async def question(scene: Scene, standing: Standing) -> Question:
    (poll,) = await scene.services.store.polls.open_in(standing.id)
    return poll.question


async def test_whoever_sits_there_and_the_newcomer_are_asked(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    caller = await hand_over(scene, standing, standing.seat_of(ANN), person(DORA))
    asked = await question(scene, standing)
    assert asked.facts["user"] == DORA
    assert asked.facts["away"] is False
    assert asked.due_at == BEGIN + OBJECTION_PERIOD
    assert [set(sent.pinged) for sent in scene.town.there(CHANNEL)] == [{ANN, DORA}]
    assert caller.shown == ["I’ve asked the other players in the channel."]


async def test_another_newcomer_or_seat_waits_until_the_first_is_decided(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    await hand_over(scene, standing, standing.seat_of(ANN), person(DORA))
    for user, newcomer in ((ANN, DORA + 1), (BEN, DORA)):
        caller = await hand_over(scene, standing, standing.seat_of(user), person(newcomer))
        assert caller.shown != ["I’ve asked the other players in the channel."]
    assert (await question(scene, standing)).facts["user"] == DORA


@pytest.mark.parametrize("step", [EscalationStage.CHANNEL, EscalationStage.CHOICES])
async def test_whoever_was_reminded_in_vain_counts_as_away(
    scene: Scene, step: EscalationStage
) -> None:
    standing = await scene.game(ANN, BEN)
    seat = standing.awaited[0]
    user = other_than(standing.players[seat].user_id, ANN, BEN)
    await scene.wait_for(standing, seat, step=step)
    await hand_over(scene, standing, seat, person(DORA), user)
    assert (await question(scene, standing)).facts["away"] is (step is EscalationStage.CHOICES)


@pytest.mark.parametrize(
    ("wrong", "gone"), [(failure(404), True), (failure(500), False), (None, False)]
)
async def test_whoever_has_left_the_server_is_replaced_without_their_word(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, wrong: Exception | None, *, gone: bool
) -> None:
    guild: Any = like(discord.Guild)
    guild.preferred_locale = discord.Locale.british_english
    guild.fetch_member.side_effect = wrong
    monkeypatch.setattr(type(scene.town), "get_guild", lambda *_: guild)
    standing = await scene.game(ANN, BEN)
    await hand_over(scene, standing, standing.seat_of(ANN), person(DORA))
    asked = await question(scene, standing)
    assert asked.facts["away"] is gone
    assert (asked.due_at is None) is gone


async def test_a_seat_goes_neither_to_a_bot_nor_to_somebody_who_plays_already(
    scene: Scene,
) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.seat_of(ANN)
    with trouble("newcomer-bot"):
        await hand_over(scene, standing, seat, person(DORA, bot=True))
    with trouble("newcomer-sits"):
        await hand_over(scene, standing, seat, person(CLEO))
    with pytest.raises(NotSeated):
        await hand_over(scene, standing, seat, person(DORA), user=999)
    assert await scene.services.store.polls.open_in(standing.id) == []


async def resigned(scene: Scene, user: int) -> Standing:
    """Return a game from which a player has resigned after everyone has had a turn."""
    standing = await scene.game(ANN, BEN, CLEO)
    while not (standing := await now(scene, standing)).table.all_had_a_turn:
        await answer(scene.tables, standing.id)
    await resign(scene, standing, user)
    return await now(scene, standing)


async def test_whoever_has_resigned_comes_back_to_no_seat_but_their_own(scene: Scene) -> None:
    standing = await resigned(scene, ANN)
    with trouble("newcomer-resigned"):
        await hand_over(scene, standing, standing.seat_of(CLEO), person(ANN))
    own = next(at for at, player in enumerate(standing.players) if player.left_by == ANN)
    await hand_over(scene, standing, own, person(ANN))
    assert (await question(scene, standing)).seat == own
