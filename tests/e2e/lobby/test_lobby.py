"""Gathering players for a table: who may do what, and what is said when it is not possible."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.admin.inactive_tables import close_inactive_tables
from bot.custom_ids import Verb
from bot.localization import words_for
from engine.core.msg import msg
from sandbox.model import Channel
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, game_of, has, ids, public, wait_until
from tests.e2e.looking.test_records import play_out


async def _sit(scene: Evening, lobby: Seen, *people: Person) -> None:
    for person in people:
        await scene.press(person, lobby, Verb.JOIN, until="acknowledged")


async def test_nobody_joins_twice(scene: Evening) -> None:
    lobby = await scene.lobby()
    await _sit(scene, lobby, scene.ben)
    again = await scene.press(scene.ben, lobby, Verb.JOIN)
    assert scene.says(scene.ben, again, "bot-error-joined-already")
    assert "2 joined" in scene.ann.look(lobby).text


async def test_a_full_table_takes_nobody(scene: Evening) -> None:
    lobby = await scene.lobby()
    await _sit(scene, lobby, scene.ben, scene.cleo)
    await scene.press(scene.ann, lobby, Verb.ADD_COMPUTER, until="acknowledged")
    refused = await scene.press(scene.dora, lobby, Verb.JOIN)
    assert scene.says(scene.dora, refused, "bot-error-table-full", most=4)
    refused = await scene.press(scene.ann, lobby, Verb.ADD_COMPUTER)
    assert scene.says(scene.ann, refused, "bot-error-table-full", most=4)


async def test_the_next_person_is_the_host_when_the_host_leaves(scene: Evening) -> None:
    lobby = await scene.lobby()
    await _sit(scene, lobby, scene.ben)
    await scene.press(scene.ann, lobby, Verb.LEAVE, until="acknowledged")
    assert "Player 2 · host" in scene.ann.look(lobby).text
    await _sit(scene, lobby, scene.cleo)
    await scene.press(scene.ben, lobby, Verb.START, until="acknowledged")
    assert len(scene.playable(scene.ben)) == 1


async def test_nobody_leaves_who_does_not_sit_there(scene: Evening) -> None:
    lobby = await scene.lobby()
    assert scene.says(
        scene.cleo, await scene.press(scene.cleo, lobby, Verb.LEAVE), "bot-error-not-joined"
    )


async def test_a_table_that_everybody_left_is_closed(scene: Evening) -> None:
    lobby = await scene.lobby()
    await scene.press(scene.ann, lobby, Verb.ADD_COMPUTER, until="acknowledged")
    await scene.press(scene.ann, lobby, Verb.LEAVE, until="acknowledged")
    left = scene.ann.look(lobby)
    assert words_for("en").say(msg("bot-lobby-empty")) in left.text
    assert not left.buttons
    assert (await scene.lobby()).buttons


async def test_a_game_needs_enough_players(scene: Evening) -> None:
    lobby = await scene.lobby()
    refused = await scene.press(scene.ann, lobby, Verb.START)
    assert scene.says(scene.ann, refused, "bot-error-too-few", least=2, now=1)
    assert scene.ann.look(lobby).buttons


@pytest.mark.parametrize("verb", [Verb.START, Verb.OPTIONS])
async def test_only_the_host_starts_and_sets_options(scene: Evening, verb: Verb) -> None:
    lobby = await scene.lobby(scene.ben)
    await _sit(scene, lobby, scene.cleo)
    refused = await scene.press(scene.cleo, lobby, verb)
    assert scene.says(scene.cleo, refused, "bot-error-only-host", host="Player 2")
    assert scene.ann.look(lobby).buttons


async def test_somebody_who_manages_the_server_may_start_for_the_host(scene: Evening) -> None:
    lobby = await scene.lobby(scene.ben)
    await _sit(scene, lobby, scene.cleo)
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    await scene.idle()
    assert scene.playable(scene.ben) == []
    asked = scene.ann.messages()[-1]
    assert scene.words(scene.ann).say(msg("bot-start-question", game=1)) in asked.text
    await scene.press(scene.ann, asked, Verb.START)
    assert len(scene.playable(scene.ben)) == 1


async def test_only_who_sits_there_adds_computer_players(scene: Evening) -> None:
    lobby = await scene.lobby()
    refused = await scene.press(scene.cleo, lobby, Verb.ADD_COMPUTER)
    assert scene.says(scene.cleo, refused, "bot-error-join-first")


async def test_an_option_that_is_set_is_shown_to_all_and_played_with(scene: Evening) -> None:
    lobby = await scene.lobby()
    await _sit(scene, lobby, scene.ben)
    options = (await scene.press(scene.ann, lobby, Verb.OPTIONS)).shown()
    assert options.ephemeral
    chosen = ids(options, Verb.SET_OPTION)[0]
    changed = (await scene.ann.select(options, chosen, ["advanced"])).shown()
    await scene.idle()
    entries = changed.select(chosen)["options"]
    assert [each["value"] for each in entries if each.get("default")] == ["advanced"]
    assert "Advanced side" in scene.ben.look(lobby).text
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    game = game_of(scene.status(scene.ann))
    setup = (await scene.standing(game)).table.setup
    assert setup.option("sponsor_sides") == "advanced"


async def test_a_lobby_has_no_buttons_once_the_game_has_begun(scene: Evening) -> None:
    lobby = await scene.lobby()
    await _sit(scene, lobby, scene.ben)
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    assert not scene.ann.look(lobby).buttons


async def test_the_lobby_is_led_by_commands_alone(scene: Evening) -> None:
    await scene.lobby()
    assert (await scene.ben.command("game join")).done
    assert (await scene.ann.command("game add-bot", level="random")).done
    assert (await scene.ann.command("game remove-bot")).done
    assert (await scene.cleo.command("game join")).done
    assert (await scene.cleo.command("game leave")).done
    assert (await scene.ann.command("game options")).shown().selects
    shown = await scene.ann.command("game status")
    assert "Posted in this channel" in shown.shown().text
    started = await scene.ann.command("game start")
    await scene.idle()
    standing = await scene.standing(game_of(scene.status(scene.ann)))
    assert f"Game {standing.id} has started" in started.shown().text
    assert [player.name for player in standing.players] == ["Player 1", "Player 2"]


async def test_no_computer_player_gets_up_where_none_sits(scene: Evening) -> None:
    await scene.lobby()
    refused = await scene.ann.command("game remove-bot")
    assert scene.says(scene.ann, refused, "bot-error-no-computer")


@pytest.mark.parametrize("name", ["join", "leave", "add-bot", "remove-bot", "options", "start"])
async def test_commands_of_a_lobby_say_that_there_is_none(scene: Evening, name: str) -> None:
    refused = await scene.ann.command(f"game {name}")
    assert scene.says(scene.ann, refused, "bot-error-no-lobby-here")


async def _days_later(scene: Evening, days: float) -> int:
    """Return the number of inactive tables that get closed this many days from now."""
    store = scene.bot.services.store
    moment = datetime.now(UTC) + timedelta(days=days)
    store.database.now = lambda: moment
    return await close_inactive_tables(scene.bot.services)


async def test_a_lobby_that_nobody_starts_is_closed_with_a_word_after_a_warning(
    scene: Evening,
) -> None:
    lobby = await scene.lobby()
    assert await _days_later(scene, 0) == 0
    assert await _days_later(scene, 6.5) == 0
    assert has(scene.ann.messages()[-1], Verb.KEEP)
    assert await _days_later(scene, 8) == 1
    left = scene.ann.look(lobby)
    assert words_for("en").say(msg("bot-lobby-expired", days=7)) in left.text
    assert not left.buttons
    assert await _days_later(scene, 9) == 0


async def test_a_press_on_a_lobby_that_is_gone_is_explained(scene: Evening) -> None:
    lobby = await scene.lobby()
    await _days_later(scene, 6.5)
    await _days_later(scene, 8)
    refused = await scene.ben.command("game join")
    assert scene.says(scene.ben, refused, "bot-error-no-lobby-here")
    assert scene.ann.look(lobby).text


async def test_a_lobby_whose_post_was_deleted_is_shown_anew(scene: Evening) -> None:
    lobby = await scene.lobby()
    await scene.sandbox.inject_fault("delete_message", message=lobby.id)
    assert (await scene.ben.command("game join")).done
    await scene.idle()
    anew = scene.newest(scene.ann, Verb.JOIN)
    assert anew.id != lobby.id
    assert "2 joined" in anew.text


async def test_a_second_game_in_a_channel_is_offered_a_thread_and_played_there(
    scene: Evening,
) -> None:
    first = await scene.gather(computers=1)
    offer = (await scene.ann.command("game new", game="otys")).shown()
    assert has(offer, Verb.NEW_THREAD)
    opened = await scene.press(scene.ann, offer, Verb.NEW_THREAD)
    world = scene.sandbox.world
    thread = next(each for each in world.channels.values() if each.parent_id == scene.room)
    assert f"<#{thread.id}>" in opened.shown().text
    lobby = scene.newest(scene.ann, Verb.JOIN, thread.id)
    number = game_of(lobby)
    assert thread.name == f"Otys #{number}: Player 1"
    await _sit(scene, lobby, scene.ben)
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    assert thread.name == f"Otys #{number}: Player 1, Player 2"
    second = game_of(scene.status(scene.ann, thread.id))
    assert second != first
    person = await scene.whose(second)
    panel = (await scene.press(person, scene.status(person, thread.id), Verb.PLAY)).shown()
    await scene.play_turn(person, panel)
    assert await scene.whose(second) is not person
    assert len(scene.playable(scene.ann)) == 1


async def _thread_of_its_own(scene: Evening) -> Channel:
    """Open a table in a thread because the channel is taken; return the thread."""
    await scene.gather(computers=1)
    offer = (await scene.ann.command("game new", game="otys")).shown()
    await scene.press(scene.ann, offer, Verb.NEW_THREAD)
    channels = scene.sandbox.world.channels.values()
    return next(each for each in channels if each.parent_id == scene.room)


@pytest.mark.parametrize("begun", [True, False])
async def test_the_thread_of_a_game_is_archived_an_hour_after_the_last_word(
    scene: Evening, *, begun: bool
) -> None:
    thread = await _thread_of_its_own(scene)
    part = thread.thread
    assert part is not None
    lobby = scene.newest(scene.ann, Verb.JOIN, thread.id)
    await scene.press(scene.ann, lobby, Verb.ADD_COMPUTER, until="acknowledged")
    if begun:
        await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    question = (await scene.command(scene.ann, "game end", {}, thread.id)).shown()
    assert part.auto_archive_duration == 7 * 24 * 60
    await scene.press(scene.ann, question, Verb.END_GAME)
    assert part.auto_archive_duration == 60
    assert not part.archived


async def test_the_thread_of_a_game_that_was_played_to_its_end_rests_too(scene: Evening) -> None:
    thread = await _thread_of_its_own(scene)
    lobby = scene.newest(scene.ann, Verb.JOIN, thread.id)
    await scene.press(scene.ann, lobby, Verb.ADD_COMPUTER, until="acknowledged")
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    await play_out(scene, game_of(lobby))
    part = thread.thread
    assert part is not None
    await wait_until(lambda: part.auto_archive_duration == 60, "the thread to rest")


async def test_a_channel_that_the_bot_did_not_open_keeps_its_name(scene: Evening) -> None:
    channel = scene.sandbox.world.channels[scene.room]
    before = channel.name
    await scene.gather(scene.ben)
    assert channel.name == before


async def test_a_name_full_of_signs_is_shown_as_it_is(scene: Evening) -> None:
    name = "*_`@everyone`_* <@1>"
    scene.sandbox.world.people[scene.ann.id].global_name = name
    lobby = await scene.lobby()
    assert "everyone" in lobby.text
    assert "@everyone" not in lobby.text
    await _sit(scene, lobby, scene.ben)
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    assert "@everyone" not in public(scene.ann)
    assert not scene.cleo.pings
