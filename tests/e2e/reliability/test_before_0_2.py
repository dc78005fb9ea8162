"""An evening stored by the previous version continues as if nothing had happened.

The program beside the dump, which wrote it, says what it contains. All of it is data: names in
positions and logs, keys, custom IDs of buttons, kinds of polls and habits. Whatever has been
renamed since, each position is still read as it was stored, and everything left open can be
pressed.
"""

from __future__ import annotations

import gzip
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from discord.utils import snowflake_time

from bot.custom_ids import Verb, parse_custom_id
from bot.polls.consent import Vote
from db.schema import GameState
from engine.core.log import Undo
from engine.core.msg import msg
from engine.core.text import Words, available_locales
from sandbox.messages.serializers import for_page
from tests.db.backends import FileHome
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.conftest import check_journal
from tests.e2e.evening import Evening, answering, evening, game_of, has, ids, press_first
from tests.e2e.poll_actions import poll, polls, say

LEFT = Path(__file__).parents[1] / "earlier" / "before_0_2.sql.gz"
FILES = ("fathom.db", "sandbox/sandbox.db")
"""The bot's database and the stand-in Discord's, in the order of the dumps."""
BETWEEN = "\n-- the stand-in\n"
HELD = {
    "snapshots": 50,
    "polls": 4,
    "waits": 8,
    "habits": 3,
    "jottings": 1,
    "packs": 1,
    "results": 6,
}
"""The minimum number of rows in each table."""
REWORDED = {"cities", "otys"}
"""The channels where the open question has other words today than when it was asked."""


def restore(folder: Path) -> datetime:
    """Restore both databases; return the moment just after the last event they record."""
    bot, chat = (folder / name for name in FILES)
    chat.parent.mkdir(exist_ok=True)
    dumps = gzip.decompress(LEFT.read_bytes()).decode().split(BETWEEN)
    for file, dump in zip((bot, chat), dumps, strict=True):
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(dump)
    query = "select max(id) from things where kind in ('message', 'interaction')"
    (newest,) = FileHome(chat).rows(query)[0]
    return snowflake_time(int(str(newest))) + timedelta(seconds=5)


@pytest.fixture
async def scene(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Evening]:
    """Provide the evening as it was left; today's bot must read all of it without a warning."""
    begins = restore(tmp_path)
    async with evening(tmp_path, begins=begins) as scene:
        await scene.idle()
        yield scene
    check_journal(scene.sandbox)
    loud = [each for each in caplog.records if each.levelno >= logging.WARNING]
    said = [each.getMessage() for each in loud if each.name.split(".")[0] in {"bot", "db"}]
    assert [each for each in said if not each.startswith("slow answer")] == []


def enter(scene: Evening, name: str) -> None:
    """Let everyone go to the channel with this name."""
    known = scene.sandbox.world.channels.values()
    (room,) = (each.id for each in known if each.name == name)
    for person in scene.people:
        person.channel = room


def lies_open(scene: Evening, verb: Verb) -> tuple[Person, Seen]:
    """Return the newest private message with such a button, and the person who sees it."""
    found = [
        (int(message.id), person, message)
        for person in scene.people
        for message in person.messages()
        if message.ephemeral and has(message, verb)
    ]
    _, person, message = max(found, key=lambda each: each[0])
    return person, message


async def asked_anew(scene: Evening, person: Person, panel: Seen) -> Seen:
    """Press Undo under a question that has been reworded; return the panel that asks it anew.

    A tag covers the words of a question: nobody answers one that reads differently by now.
    """
    outcome = await scene.press(person, panel, Verb.UNDO)
    assert scene.says(person, outcome, "error-stale")
    anew = outcome.shown()
    # The question that follows an answer may be asked with it by now.
    begun = {each.split(">")[0] for each in choices(anew)}
    assert begun == set(choices(panel))
    return anew


def choices(panel: Seen) -> list[str]:
    """Return the keys of the answers that the buttons of a panel give."""
    return [each.split("|")[-1] for each in answering(panel)]


async def numbers(scene: Evening) -> list[int]:
    """Return the numbers of all games that have started."""
    query = "select id from games where state <> ? order by id"
    return [int(str(number)) for (number,) in scene.rows(query, GameState.LOBBY)]


async def goes_on(scene: Evening, person: Person, panel: Seen) -> int:
    """Play until the turn is over, check that it was announced, and return the game's number."""
    game = game_in(panel)
    before = (await scene.standing(game)).record.announced
    await scene.play_turn(person, panel)
    standing = await scene.standing(game)
    assert standing.record.announced > before
    return game


def game_in(message: Seen) -> int:
    """Return the number of the game that the first button of a message belongs to."""
    press = parse_custom_id(str(message.buttons[0]["custom_id"]))
    assert press is not None
    return press.game


# ---------------------------------------------------------------- what is stored


def test_there_is_some_of_everything(tmp_path: Path) -> None:
    restore(tmp_path)
    home = FileHome(tmp_path / FILES[0])
    held = {table: home.rows(f"select count(*) from {table}")[0][0] for table in HELD}  # noqa: S608
    assert all(int(str(held[table])) >= least for table, least in HELD.items()), held


async def test_every_position_is_read_as_it_was_stored(scene: Evening) -> None:
    store, games = scene.bot.services.store, {}
    for number in await numbers(scene):
        stored = await store.games.load(number)
        assert not stored.repaired
        games[number] = stored.table.game
    found = scene.rows("select game_id, state from snapshots")
    for game, state in found:
        codec = games[int(str(game))].codec
        assert codec.dump(codec.load(str(state))) == state
    assert len(found) >= HELD["snapshots"]


@pytest.mark.parametrize("locale", available_locales())
async def test_every_line_of_every_log_has_its_words(scene: Evening, locale: str) -> None:
    words, names = Words(locale, strict=True), ("Ann", "Ben", "Cleo", "Dora")
    for number in await numbers(scene):
        for entry in await scene.bot.services.store.games.log(number):
            for event in entry.events:
                assert words.say(event.msg, names).strip()


async def test_everything_that_can_be_pressed_is_known(scene: Evening) -> None:
    messages = [each for room in scene.sandbox.world.messages.values() for each in room.values()]
    seen = [Seen(for_page(scene.sandbox.world, each)) for each in messages]
    parts = [part for each in seen for part in (*each.buttons, *each.selects)]
    written = {str(part["custom_id"]) for part in parts if "custom_id" in part}
    assert len(written) > 100
    for each in sorted(written):
        press = parse_custom_id(each)
        assert press is not None
        assert press.verb in Verb


# ---------------------------------------------------------------- what lies open


@pytest.mark.parametrize("name", ["otys", "cities", "alone"])
async def test_a_turn_goes_on_in_its_middle(scene: Evening, name: str) -> None:
    enter(scene, name)
    person, panel = lies_open(scene, Verb.UNDO)
    moved = (await scene.standing(game_in(panel))).private_moves
    if name in REWORDED:
        panel = await asked_anew(scene, person, panel)
        assert (await scene.standing(game_in(panel))).private_moves == moved
    panel = (await scene.press(person, panel, Verb.UNDO)).shown()
    assert len((await scene.standing(game_in(panel))).private_moves) < len(moved)
    panel = (await press_first(person, panel)).shown()
    await scene.idle()
    assert (await scene.standing(game_in(panel))).private_moves
    if name == "otys":
        await goes_on(scene, person, panel)


async def test_a_turn_is_ended_on_the_panel_that_asked(scene: Evening) -> None:
    enter(scene, "antarctica")
    person, panel = lies_open(scene, Verb.END_TURN)
    pings = {each.id: len(each.pings) for each in scene.people}
    await scene.press(person, panel, Verb.END_TURN)
    other = await scene.whose(game_in(panel))
    assert other is not person
    assert len(other.pings) == pings[other.id] + 1
    assert other.mention in scene.status(other).text


async def test_hands_are_chosen_on(scene: Evening) -> None:
    enter(scene, "hands")
    person, panel = lies_open(scene, Verb.CHOSEN)
    assert person is scene.ann
    game = parse_custom_id(ids(panel, Verb.CHOSEN)[0])
    assert game is not None
    await choose(scene, scene.ann, panel)
    await choose(scene, scene.cleo, await scene.open_panel(scene.cleo))
    assert (await scene.standing(game.game)).table.state.turns == 1


async def choose(scene: Evening, person: Person, panel: Seen) -> None:
    """Choose as many entries of a list as are allowed, and confirm."""
    (select,) = (one for one in panel.selects if one["custom_id"] in ids(panel, Verb.CHOSEN))
    values = [each["value"] for each in select["options"]][-select["max_values"] :]
    panel = (await person.select(panel, select["custom_id"], values)).shown()
    await scene.idle()
    await scene.press(person, panel, Verb.CONFIRM)


async def test_whoever_was_reminded_is_reminded_on_and_plays_from_there(scene: Evening) -> None:
    enter(scene, "pack")
    game = game_of(scene.status(scene.ann))
    person = await scene.whose(game)
    steps = scene.rows("select step from waits where game_id = ?", game)
    await scene.later(days=2)
    assert scene.rows("select step from waits where game_id = ?", game) > steps
    message = next(each for each in reversed(person.messages()) if has(each, Verb.PLAY))
    panel = (await scene.press(person, message, Verb.PLAY)).shown()
    await goes_on(scene, person, panel)
    assert (await scene.table(game)).game.pack_name.startswith("reef")


async def test_a_question_to_take_back_is_answered(scene: Evening) -> None:
    enter(scene, "undo")
    game = game_of(scene.status(scene.ann))
    before = (await scene.table(game)).ply
    while polls(scene.ann):
        waiting = poll(scene.ann)
        for person in scene.people[:3]:
            if has(person.look(waiting), Verb.BALLOT):
                await say(scene, person, waiting, Vote.AGREE)
    assert scene.rows("select outcome from polls where game_id = ?", game) == [("agreed",)]
    assert isinstance((await scene.table(game)).log[before], Undo)


@pytest.mark.parametrize(("says", "state"), [(Vote.AGREE, "ended"), (Vote.REFUSE, "running")])
async def test_a_question_to_end_is_answered(scene: Evening, says: Vote, state: str) -> None:
    enter(scene, "otys")
    asked, game = poll(scene.ann), game_of(scene.status(scene.ann))
    person = next(each for each in scene.people[:2] if f"{each.mention} is asked" in asked.text)
    await say(scene, person, asked, says)
    assert polls(scene.ann) == []
    assert scene.rows("select state from games where id = ?", game) == [(state,)]


async def test_whoever_is_asked_for_their_seat_by_letter_keeps_it(scene: Evening) -> None:
    enter(scene, "hearing")
    game = game_of(scene.status(scene.ann))
    (letter,) = (each for each in scene.ben.messages(scene.ben.direct()) if has(each, Verb.BALLOT))
    await say(scene, scene.ben, letter, Vote.REFUSE)
    assert polls(scene.ann) == []
    players = (await scene.standing(game)).players
    assert int(scene.ben.id) in [player.user_id for player in players]


async def test_a_table_that_waits_for_players_fills_and_begins(scene: Evening) -> None:
    enter(scene, "lobby")
    lobby = scene.newest(scene.ann, Verb.JOIN)
    await scene.press(scene.ben, lobby, Verb.JOIN, until="acknowledged")
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    table = await scene.table(game_of(scene.status(scene.ann)))
    assert table.setup.seats == 3


@pytest.mark.parametrize("name", ["otys", "antarctica", "cities", "hands", "pack"])
async def test_whatever_can_be_looked_at_under_a_post_is_shown(scene: Evening, name: str) -> None:
    enter(scene, name)
    status = next(each for each in reversed(scene.ann.messages()) if has(each, Verb.LOG))
    looks = [each for verb in (Verb.SHEET, Verb.LOG, Verb.LOOK) for each in ids(status, verb)]
    assert len(looks) > 2
    for each in looks:
        shown = (await scene.ann.press(status, custom_id=each)).shown()
        assert shown.ephemeral
        assert shown.pictures or "### Log, page" in shown.text


# ---------------------------------------------------------------- what is over, and what is set


async def test_what_is_over_is_looked_back_on_and_played_again(scene: Evening) -> None:
    enter(scene, "over")
    ended = [each for each in scene.ann.messages() if has(each, Verb.REMATCH)]
    assert len(ended) == 3
    for post in ended:
        shown = (await scene.press(scene.ann, post, Verb.REPLAY)).shown()
        assert shown.pictures
        assert shown.ephemeral
    await scene.press(scene.ben, ended[-1], Verb.REMATCH, until="acknowledged")
    assert has(scene.newest(scene.ann, Verb.JOIN), Verb.JOIN)
    shown = (await scene.command(scene.ann, "stats", {})).shown()
    assert "3" in shown.text


async def test_what_was_set_is_set(scene: Evening) -> None:
    enter(scene, "cities")
    for person, count in ((scene.ann, 1), (scene.ben, 2)):
        shown = (await scene.command(person, "habits", {})).shown()
        asked = scene.words(person).inner(msg("bot-habit-asked"), None)
        assert shown.text.count("**: ") - shown.text.count(f"**: {asked}") == count
    shown = (await scene.command(scene.ann, "me settings", {})).shown()
    assert "Europe/Rome" in shown.text
    assert "23:00" in shown.text
    shown = (await scene.command(scene.ann, "server settings", {})).shown()
    assert "9 days" in shown.text
    enter(scene, "antarctica")
    assert "Ross Sea next" in (await scene.command(scene.ann, "note", {})).shown().text
