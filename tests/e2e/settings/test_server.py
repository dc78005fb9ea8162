"""Server managers set how games are played on their server, and see all of them."""

from __future__ import annotations

import pytest

from bot.admin.inactive_tables import close_inactive_tables
from bot.custom_ids import Verb
from engine.core.errors import FathomError
from engine.core.msg import msg
from sandbox.errors import CannotDo
from tests.driver.person import Value
from tests.e2e.evening import Evening, has, public

DAY = 24 * 60 * 60


async def test_settings_take_effect_where_games_are_created_and_told(scene: Evening) -> None:
    given: dict[str, Value] = {
        "create": "managers",
        "language": "it",
        "pace": "daily",
        "table-days": 3,
    }
    shown = (await scene.command(scene.ann, "server settings", given)).shown()
    assert shown.ephemeral
    assert all(text in shown.text for text in ("server managers", "Italiano", "daily", "3 days"))
    refused = await scene.command(scene.ben, "game new", {"game": "otys"})
    assert scene.says(scene.ben, refused, "bot-error-managers-open")
    game = await scene.gather(scene.ben)
    assert "tavolo" in public(scene.ann)
    assert (await scene.standing(game)).record.pace == "daily"
    await scene.restart()
    assert "partita" in (await scene.turn_of(game)).shown().text or "partita" in public(scene.ann)


async def test_tables_are_opened_only_in_channels_that_were_named(scene: Evening) -> None:
    other = scene.sandbox.chat.add_channel("elsewhere", None).id
    await scene.command(scene.ann, "server channel", {"channel": other})
    refused = await scene.command(scene.ann, "game new", {"game": "otys"})
    assert f"<#{other}>" in refused.shown().text
    opened = await scene.command(scene.ben, "game new", {"game": "otys"}, channel=other)
    assert has(scene.newest(scene.ben, Verb.JOIN, other), Verb.JOIN)
    assert opened.done
    await scene.command(scene.ann, "server channel", {"channel": other})
    assert (await scene.command(scene.ben, "game new", {"game": "otys"})).done
    assert has(scene.newest(scene.ben, Verb.JOIN), Verb.JOIN)


async def test_a_channel_that_was_deleted_is_not_named_any_more(scene: Evening) -> None:
    gone = scene.sandbox.chat.add_channel("elsewhere", None).id
    await scene.command(scene.ann, "server channel", {"channel": gone})
    await scene.sandbox.inject_fault("delete_channel", channel=gone)
    here = {"channel": scene.room}
    shown = (await scene.command(scene.ann, "server channel", here)).shown()
    assert f"<#{scene.room}>" in shown.text
    assert gone not in shown.text
    shown = (await scene.command(scene.ann, "server channel", here)).shown()
    assert scene.words(scene.ann).inner(msg("bot-channels-all"), None) in shown.text


async def test_nobody_else_sees_or_uses_these_commands(scene: Evening) -> None:
    with pytest.raises(CannotDo):
        await scene.ben.command("server games")


async def test_too_few_days_for_quiet_games_are_refused(scene: Evening) -> None:
    refused = await scene.command(scene.ann, "server settings", {"game-days": 3})
    assert scene.says(scene.ann, refused, "bot-error-quiet-days", least=7, most=365)


async def test_a_stuck_game_is_found_and_ended(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    scene.sandbox.world.guild.owner_id = scene.dora.id
    scene.sandbox.world.people[scene.dora.id].locale = "en-US"
    listed = (await scene.command(scene.dora, "server games", {})).shown()
    assert f"game {game}" in listed.text
    assert "Player 2" in listed.text
    assert (
        f"[Go to the board](https://discord.com/channels/{scene.sandbox.world.guild.id}/"
        in listed.text
    )
    select = listed.selects[0]
    question = await scene.dora.select(listed, select["custom_id"], [str(game)])
    await scene.press(scene.dora, question.shown(), Verb.END_GAME)
    assert "was ended early" in public(scene.ben)
    left = (await scene.command(scene.dora, "server games", {})).shown()
    assert "There are no running games" in left.text


async def test_a_damaged_game_is_listed_and_ended(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await scene.turn_of(game)
    scene.change("update moves set answer = 'nonsense' where game_id = ?", game)
    scene.change("delete from snapshots where game_id = ?", game)
    with pytest.raises(FathomError):
        await scene.standing(game)
    listed = (await scene.command(scene.ann, "server games", {})).shown()
    assert f"game {game}" in listed.text
    question = await scene.ann.select(listed, listed.selects[0]["custom_id"], [str(game)])
    await scene.press(scene.ann, question.shown(), Verb.END_GAME)
    assert "was ended early" in public(scene.ben)
    assert scene.rows("select state from games") == [("ended",)]
    assert scene.rows("select * from waits") == []


async def test_a_quiet_game_is_warned_of_and_kept_by_a_press(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await scene.command(scene.ann, "server settings", {"game-days": 14})
    scene.sandbox.clock.advance(12 * DAY)
    assert await close_inactive_tables(scene.bot.services) == 0
    warning = scene.newest(scene.ben, Verb.KEEP)
    # A reminder of whose turn it is may come before the warning or after it.
    for person in (scene.ann, scene.ben):
        assert [each.id for each in person.pings].count(warning.id) == 1
    assert warning.id not in [each.id for each in scene.cleo.pings]
    refused = await scene.press(scene.cleo, warning, Verb.KEEP)
    assert scene.says(scene.cleo, refused, "bot-error-not-seated", game=game)
    kept = await scene.press(scene.ben, warning, Verb.KEEP)
    assert scene.says(scene.ben, kept, "bot-quiet-kept", game=game)
    scene.sandbox.clock.advance(5 * DAY)
    assert await close_inactive_tables(scene.bot.services) == 0
    scene.sandbox.clock.advance(10 * DAY)
    assert await close_inactive_tables(scene.bot.services) == 0
    scene.sandbox.clock.advance(4 * DAY)
    assert await close_inactive_tables(scene.bot.services) == 1
    assert f"game {game} was closed because nobody had moved for 14 days" in public(scene.ann)
    assert not scene.playable(scene.ann)
