"""The bot finds a database of version 0.1 with games that current rules do not quite allow."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import pytest

from bot.admin.rules_upgrade import RULES
from bot.custom_ids import Verb
from bot.polls.consent import Vote
from db.errors import EarlierRules
from db.schema import GameState
from engine.core.msg import msg
from tests.db.backends import FileHome
from tests.db.earlier_rules import later_rules, restore
from tests.driver.person import Outcome, Person
from tests.e2e.evening import Evening, has, ids, wait_until
from tests.e2e.poll_actions import polls, say

GUILD, CHANNEL = 11, 22
PEOPLE = (101, 102, 103)
_USERS = ("seats", "moves", "members", "waits", "polls", "ballots", "habits", "jottings", "results")
EARLIER = "error-earlier-rules"


@pytest.fixture
async def scene(scene: Evening, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Evening]:
    """Provide an evening with that database, whose players are the people here."""
    assert isinstance(scene.home, FileHome)
    file, guild = scene.home.file, scene.sandbox.world.guild.id
    await scene.stop()
    for part in file.parent.glob(f"{file.name}*"):
        part.unlink()
    restore(file)
    for was, person in zip(PEOPLE, scene.people, strict=False):
        for table in _USERS:
            scene.change(f"update {table} set user_id = ? where user_id = ?", person.id, was)  # noqa: S608
        scene.change("update games set host_id = ? where host_id = ?", person.id, was)
    for table in ("games", "results"):
        scene.change(f"update {table} set guild_id = ?", guild)  # noqa: S608
    for table in ("games", "posts"):
        change = f"update {table} set channel_id = ? where channel_id = ?"  # noqa: S608
        scene.change(change, scene.room, CHANNEL)
    scene.change("update facts set value = 'those of before' where name = ?", RULES)
    with later_rules():
        await scene.start_again()
        await wait_until(lambda: scene.bot.taking_up.looked_at is not None, "the start")
        await scene.idle()
        yield scene
    loud = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert [each.getMessage() for each in loud] == []


async def use(scene: Evening, person: Person, name: str, game: int, **given: str) -> Outcome:
    return await scene.command(person, name, {"number": game, **given})


async def test_running_games_go_on_in_mid_turn(scene: Evening) -> None:
    for game in (1, 2, 3, 4, 5):
        standing = await scene.standing(game)
        seat = standing.awaited[0]
        person = next(
            each for each in scene.people if each.id == str(standing.players[seat].user_id)
        )
        panel = (await use(scene, person, "play", game)).shown()
        assert has(panel, Verb.PICK) or has(panel, Verb.END_TURN) or has(panel, Verb.CONFIRM), game
        assert bool(standing.private_moves_of(seat)) == has(panel, Verb.UNDO)
        assert (await use(scene, scene.ann, "look log", game)).shown().ephemeral
        assert (await use(scene, scene.ann, "recap", game)).shown().pictures
        # A spectator is shown the last round as far back as it is known.
        assert (await use(scene, scene.dora, "recap", game)).shown().pictures
        given = await use(scene, scene.dora, "game export", game)
        assert scene.says(scene.dora, given, "bot-export-running", game=game)
    board = await use(scene, scene.ann, "look board", 4)
    assert board.shown().pictures


@pytest.mark.parametrize("game", [4, 9])
async def test_what_cannot_be_looked_back_at_is_said_in_one_sentence(
    scene: Evening, game: int
) -> None:
    for person in scene.people:
        refused = await use(scene, person, "look board", game, at="3")
        assert scene.says(person, refused, EARLIER, game=game)
    assert await scene.ann.choices("look board", {"at": "", "number": game}, focused="at") == []


@pytest.mark.parametrize("game", [9, 10])
async def test_a_finished_game_keeps_its_log_and_its_file(scene: Evening, game: int) -> None:
    film = (await use(scene, scene.ann, "look film", game)).shown()
    said = scene.words(scene.ann).say(msg(EARLIER, game=game))
    await wait_until(lambda: said in scene.ann.look(film).text, "the film to be refused")
    log = (await use(scene, scene.cleo, "look log", game)).shown()
    assert log.ephemeral
    assert has(log, Verb.LOG)
    back = (await scene.press(scene.cleo, log, Verb.LOG, "-2")).shown()
    assert back.id == log.id
    given = await use(scene, scene.ann, "game export", game)
    assert scene.says(scene.ann, given, "bot-export-earlier", game=game)
    assert given.shown().raw["attachments"]


async def test_one_whose_end_cannot_be_seen_says_so(scene: Evening) -> None:
    for name in ("game status", "look board", "look sheet", "recap", "undo", "play"):
        refused = await use(scene, scene.ann, name, 10)
        assert scene.says(scene.ann, refused, EARLIER, game=10), name
    sent = await use(scene, scene.ann, "game status", 9)
    assert sent.done
    post = scene.newest(scene.cleo, Verb.REPLAY)
    refused = await scene.press(scene.cleo, post, Verb.REPLAY)
    assert scene.says(scene.cleo, refused, EARLIER, game=9)
    stats = (await scene.command(scene.ann, "stats", {})).shown()
    assert stats.text


async def test_an_undo_that_cannot_be_done_is_not_voted_on(scene: Evening) -> None:
    scene.change("delete from snapshots where game_id = 4 and ply between 1 and 158")
    standing = await scene.standing(4)
    seat = next(seat for seat in (0, 1) if standing.needs_consent(seat))
    person = next(each for each in scene.people if each.id == str(standing.players[seat].user_id))
    refused = await use(scene, person, "undo", 4)
    assert scene.says(person, refused, EARLIER, game=4)
    assert scene.rows("select 1 from polls where game_id = 4") == []


async def test_what_was_agreed_on_and_cannot_be_done_any_more_comes_to_nothing(
    scene: Evening,
) -> None:
    standing = await scene.standing(4)
    seat = next(seat for seat in (0, 1) if standing.needs_consent(seat))
    person, other = (
        next(each for each in scene.people if each.id == str(standing.players[at].user_id))
        for at in (seat, 1 - seat)
    )
    offered = (await use(scene, person, "undo", 4)).shown()
    await scene.press(person, offered, Verb.ASK_UNDO)
    ((number,),) = scene.rows("select id from polls where game_id = 4")
    (asked,) = (each for each in polls(person) if f"|{number}." in " ".join(ids(each, Verb.BALLOT)))
    scene.change("delete from snapshots where game_id = 4 and ply between 1 and 158")
    await say(scene, other, asked, Vote.AGREE)
    assert scene.rows("select outcome from polls where game_id = 4") == [("moved-on",)]
    assert (await scene.standing(4)).ply == standing.ply


async def test_somebody_resigns_from_a_game_of_earlier_rules(scene: Evening) -> None:
    for game in (3, 4):
        asked = (await use(scene, scene.ben, "game resign", game)).shown()
        await scene.press(scene.ben, asked, Verb.RESIGN)
    three, four = await scene.standing(3), await scene.standing(4)
    assert scene.ben.id not in [str(player.user_id) for player in three.players]
    assert three.record.state is GameState.RUNNING
    assert four.record.state is not GameState.RUNNING


async def test_another_game_of_the_same_people_can_be_opened(scene: Evening) -> None:
    scene.change("update games set state = 'ended' where state in ('running', 'lobby')")
    await use(scene, scene.ann, "game status", 9)
    post = scene.newest(scene.ann, Verb.REMATCH)
    scene.change("delete from snapshots where game_id = 9 and ply > 0")
    with pytest.raises(EarlierRules):
        await scene.standing(9)
    opened = await scene.press(scene.ann, post, Verb.REMATCH)
    assert scene.says(scene.ann, opened, "bot-rematch-opened", game=13)
