"""Awaited players are pinged once for each wait, whatever others have already chosen."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path
from typing import cast
from unittest.mock import patch

import discord
import pytest

from bot.lobby.import_export import told_so_far
from bot.messages.responses import Interaction
from bot.panels import seat_changes
from bot.panels.undo import ask_press
from bot.polls import polls
from bot.polls.consent import Vote
from bot.table.standing import Standing
from db.messaging.posts import STATUS
from engine.core import machine
from engine.core.text import Words
from tests.bot.evening_players import LIVELY, QUIETLY, Gathering, Ways, gathered, unlike
from tests.bot.fake_guild import Sent, Visitor
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO

ENGLISH = Words(strict=True)
CITIES = "underwater-cities"
EVENINGS = int(os.environ.get("FATHOM_EVENINGS", "0"))
"""The number of whole evenings played at each table; if 0, one evening is played in part."""
PART, UP_TO_AN_ERA = 60, 200
"""The presses of a partial evening; more are needed until hands are chosen for a new era."""
TABLES: list[tuple[str, tuple[int | str, ...], Ways]] = [
    ("underwater-cities", (ANN, BEN, CLEO, "random"), LIVELY),
    ("otys", (ANN, BEN, "random"), QUIETLY),
    ("otys", (ANN, BEN, CLEO), LIVELY),
    ("antarctica", (ANN, "random", BEN, CLEO), LIVELY),
    ("antarctica", (ANN, BEN), QUIETLY),
]
"""The tables and the ways of their people; quiet games of the cities are played further below."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 1 + (EVENINGS or 1)))
@pytest.mark.parametrize(("game", "seats", "ways"), TABLES)
async def test_after_every_press_all_who_are_awaited_have_been_called_once(
    tmp_path: Path, game: str, seats: tuple[int | str, ...], ways: Ways, seed: int
) -> None:
    async with gathered(tmp_path, *seats, game=game, seed=seed, ways=ways) as scene:
        if ways is LIVELY:
            await unlike(scene)
        part = UP_TO_AN_ERA if game == CITIES else PART
        standing = await scene.play(2000 if EVENINGS else part)
        assert standing.table.result is not None or not EVENINGS
        assert scene.watch.laws > scene.presses / 2


# ---------------------------------------------------------------- when an era ends


def at_once(standing: Standing) -> bool:
    """Return whether several players choose their hands for a new era simultaneously."""
    state = standing.table.state
    choosing = machine.stack_below_together(state) is not None
    return choosing and state.phase == "cards" and state.turns > 1


def posts(scene: Gathering) -> list[Sent]:
    """Return the posts of the game in their current state."""
    return [each for each in scene.town.sent if each.room == CHANNEL and each.view is not None]


def of_players(post: str) -> str:
    """Return a post without what happens to the decks and without the cards that slots bring."""
    kept = "\n".join(line for line in post.splitlines() if "is shuffled into" not in line)
    return re.sub(r"\+\d+ cards?\b", "", kept)


def story(post: Sent) -> str:
    """Return what a post tells, without its questions to those who are awaited."""
    return post.text.partition("\n-# ")[2]


ENDS_AND_BEGINNINGS = ["Production", "Era II starts", "Production", "Era III starts", "Production"]
"""All that the channel is told of the eras, in order."""


def told(scene: Gathering) -> list[str]:
    """Return all that the channel has been told of the end and the beginning of eras."""
    said = "\n".join(each.text for each in posts(scene))
    return re.findall(r"\b(?:Production|Era I+ starts)(?=\.)", said)


@pytest.mark.slow
async def test_over_three_eras_with_a_computer_each_is_told_once_and_in_order(
    tmp_path: Path,
) -> None:
    """All the era changes of a game are announced, each when it happens."""
    async with gathered(tmp_path, ANN, BEN, "random", game=CITIES, seed=4) as scene:
        for changes in (1, 2):
            standing = await scene.play(until=at_once)
            assert {0, 1} <= set(standing.awaited) or standing.private_moves
            assert told(scene) == ENDS_AND_BEGINNINGS[: 2 * changes]
            post = story(posts(scene)[-1])
            assert told(scene)[-1] in post
            assert "card" not in of_players(post)
            await scene.play(until=lambda now: not at_once(now))
        assert (await scene.play()).table.result is not None
        assert told(scene) == ENDS_AND_BEGINNINGS


@pytest.mark.slow
@pytest.mark.parametrize("other", ["random", "stand-in"])
async def test_what_a_computer_has_chosen_stays_hidden_while_all_others_are_called(
    tmp_path: Path, other: str
) -> None:
    seats = (ANN, BEN, CLEO) if other == "stand-in" else (ANN, BEN, other)
    async with gathered(tmp_path, *seats, game=CITIES, seed=4) as scene:
        await scene.play(until=lambda now: now.table.state.turns == 2)
        if other == "stand-in":
            await scene.services.store.seats.set_stand_in(scene.number, 2, "random")
            await scene.services.tables.resume_computer_players(scene.number)
            await scene.services.status_poster.tell(scene.number)
        hands = await told_hands(scene)
        standing = await scene.play(until=at_once)
        assert [entry.seat for entry in standing.unannounced] == [2]
        assert standing.awaited == (0, 1)
        assert await told_hands(scene) == hands
        names = [f"<@{user}>" for user in (ANN, BEN)]
        assert all(name in posts(scene)[-1].text for name in names)
        assert "card" not in of_players(story(posts(scene)[-1]))
        first = standing.awaited[0]
        await scene.answer(standing, first)
        assert await told_hands(scene) == hands
        await scene.play(until=lambda now: not at_once(now))
        assert await told_hands(scene) == hands + 3


async def told_hands(scene: Gathering) -> int:
    """Return the number of choices of a hand that everybody may know of."""
    store, tables = scene.services.store, scene.services.tables
    known = await told_so_far(store, tables, scene.number, ENGLISH)
    return known.count("chose which cards to keep")


async def test_a_private_step_changes_no_post(tmp_path: Path) -> None:
    async with gathered(tmp_path, ANN, BEN, "random", game=CITIES, seed=4) as scene:
        await scene.play(until=lambda now: now.table.state.turns and len(now.private_moves) == 1)
        before = [(each.number, each.view) for each in scene.town.sent]
        standing = await scene.play(until=lambda now: len(now.private_moves) != 1)
        assert len(standing.private_moves) > 1
        assert [(each.number, each.view) for each in scene.town.sent] == before


# ---------------------------------------------------------------- awaited anew


async def test_whoever_may_choose_a_hand_again_is_called_while_others_still_choose(
    tmp_path: Path,
) -> None:
    """Nothing new is public then, since what another player has chosen stays hidden."""
    async with gathered(tmp_path, ANN, BEN, CLEO, game=CITIES) as scene:
        for seat in (0, 1):
            await scene.answer(await scene.standing(), seat)
        standing = await scene.standing()
        assert standing.awaited == (2,)
        before = len(scene.town.sent)
        assert await scene.undo_agreed(standing, 1)
        after = await scene.standing()
        assert after.awaited == (1, 2)
        assert after.record.announced == standing.record.announced
        assert [each.pinged for each in scene.town.sent[before:] if each.room == CHANNEL][-1] == (
            BEN,
        )


@pytest.mark.parametrize("earlier", [False, True])
async def test_the_press_that_asks_for_an_undo_tells_nothing_and_is_understood_as_of_old(
    tmp_path: Path, *, earlier: bool
) -> None:
    async with gathered(tmp_path, ANN, BEN, CLEO, game=CITIES) as scene:
        for seat in (0, 1):
            await scene.answer(await scene.standing(), seat)
        standing = await scene.standing()
        press, written = await ask_press(scene.services.store, standing, 1), "1.0"
        assert written not in str(press)
        if earlier:
            press = replace(press, ply=standing.ply, rest=written)
        await scene.press(BEN, press)
        assert len(await scene.services.store.polls.open_in(scene.number)) == 1


async def test_whoever_takes_a_seat_over_is_called_when_it_is_theirs(tmp_path: Path) -> None:
    zoe = 777
    async with gathered(tmp_path, ANN, BEN, game="otys") as scene:
        standing = await scene.standing()
        (seat,) = standing.awaited
        asks, other = (standing.players[place].user_id or 0 for place in (1 - seat, seat))
        visitor = Visitor(asks, 1)
        reply = scene.services.reply(cast("Interaction", visitor))
        await reply.defer()
        newcomer = Visitor(zoe, 2).user
        await seat_changes.replace(
            scene.services, reply, standing, seat, cast("discord.User", newcomer)
        )
        (poll,) = await scene.services.store.polls.open_in(scene.number)
        for user in (zoe, other):
            poll = await scene.services.store.polls.get(poll.id) or poll
            await polls.cast_vote(scene.services, poll, user, Vote.AGREE)
        assert (await scene.standing()).players[seat].user_id == zoe
        assert posts(scene)[-1].pinged == (zoe,)
        await scene.services.status_poster.tell(scene.number, new_post=True)
        assert posts(scene)[-1].pinged == ()


async def test_whoever_could_not_be_called_is_called_by_the_next_try_and_once(
    tmp_path: Path,
) -> None:
    async with gathered(tmp_path, ANN, BEN, game="otys") as scene:
        seat = (await scene.standing()).awaited[0]
        store = scene.services.store
        before = len(scene.town.sent)
        with patch.object(scene.watch, "look"), patch("bot.posts.retry.SOON", 0):
            while (standing := await scene.standing()).awaited == (seat,):
                # The post fails, and so does its immediate retry.
                scene.town.cut = 2
                await scene.answer(standing, seat)
        scene.town.cut = 0
        (wait,) = await store.waits.of_game(scene.number)
        assert not wait.called
        assert await store.posts.undelivered() == [scene.number]
        assert len(scene.town.sent) == before
        for _ in range(2):
            await scene.services.status_poster.tell(scene.number)
        assert [each.pinged for each in scene.town.sent[before:]] == [(wait.user_id,)]
        post = await store.posts.get(scene.number, STATUS)
        assert post is not None
        assert post.message_id == scene.town.sent[-1].number
        assert await store.posts.undelivered() == []
