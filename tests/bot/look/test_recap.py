"""A recap of everything since a player's last move: short, complete and without secrets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from bot.localization import words_for
from bot.look.recap import LINES, LONGEST, Missed, recap_lines, since_last
from bot.messages.story_text import StoryReader, height, story_lines
from bot.panels.panel import PanelReader, panel
from bot.table.standing import Standing
from bot.table.tables import Actor, Tables
from db.records import AnswerOrigin, ToldEntry
from engine.antarctica.words.names import area_name
from engine.core.event import known_to
from engine.core.msg import msg
from engine.core.table import Table
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.limits import check_sheet
from tests.bot.positions import AWKWARD, THEN, Evening, Unseen, people
from tests.bot.stored_tables import ANN, BEN, answer, begun, opened

ENGLISH = words_for("en")
STRANGER = 999


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as tables:
        yield tables


async def turn_of(tables: Tables, number: int) -> int:
    """Play a whole turn at random for the awaited seat, and return the seat."""
    before = await tables.standing(number)
    seat, told = before.awaited[0], before.record.announced
    while (await tables.standing(number)).record.announced == told:
        await answer(tables, number)
    return seat


async def step_of(tables: Tables, number: int) -> Standing:
    """Play at random until a step leaves the turn unfinished, and return the standing."""
    while (after := await answer(tables, number, ends_turn=True)).ply == after.record.announced:
        pass
    return after


async def recap_of(tables: Tables, number: int, user: int) -> list[str]:
    standing = await tables.standing(number)
    seats = {player.user_id: seat for seat, player in enumerate(standing.players)}
    seat = seats.get(user)
    since = await since_last(tables.store, standing, seat, user)
    return recap_lines(standing, since, seat, ENGLISH)


async def test_a_recap_tells_turns_in_the_words_of_the_posts_and_adds_the_points(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN)
    await turn_of(tables, number)
    seat = await turn_of(tables, number)
    while await turn_of(tables, number) != seat:
        pass
    user = (ANN, BEN)[1 - seat]
    standing = await tables.standing(number)
    since = await since_last(tables.store, standing, 1 - seat, user)
    reader = StoryReader(ENGLISH, ("Ann", "Ben"))
    posts = story_lines(since.entries, standing.game.story, reader)
    head, *told, points, _ = recap_lines(standing, since, 1 - seat, ENGLISH)
    assert told == posts
    assert head.startswith("Since your last move, <t:")
    now = standing.game.points(standing.table.state)
    assert [part.partition(" (")[0] for part in points.removeprefix("-# ").split(" · ")] == [
        f"{name} {each} point{'s' * (each != 1)}"
        for name, each in zip(("Ann", "Ben"), now, strict=True)
    ]


async def test_whoever_moved_last_hears_that_nothing_has_happened_and_who_is_awaited(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN)
    seat = await turn_of(tables, number)
    user, other = (ANN, BEN)[seat], ("Ann", "Ben")[1 - seat]
    head, waiting = await recap_of(tables, number, user)
    assert head.startswith("Nothing has happened since your last move, <t:")
    assert waiting.startswith(f"{other}: ")


async def test_before_anything_was_played_nothing_has_happened(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    for user in (ANN, BEN, STRANGER):
        assert (await recap_of(tables, number, user))[0] == "Nothing has happened yet"


async def test_how_far_the_game_has_come_is_told_only_if_it_has_come_further(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN)
    seat = await turn_of(tables, number)
    first, other = (ANN, BEN)[seat], (ANN, BEN)[1 - seat]
    assert (await recap_of(tables, number, other))[0] == "Since the game started"
    await turn_of(tables, number)
    assert (await recap_of(tables, number, first))[0].endswith("Round 1 → round 2")


async def test_a_step_that_is_still_private_is_told_to_nobody_else(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    await turn_of(tables, number)
    before = {user: await recap_of(tables, number, user) for user in (ANN, BEN, STRANGER)}
    after = await step_of(tables, number)
    mover = after.players[after.awaited[0]].user_id
    others = {ANN, BEN, STRANGER} - {mover}
    assert {user: await recap_of(tables, number, user) for user in others} == {
        user: before[user] for user in others
    }


async def test_in_the_middle_of_a_turn_the_recap_is_still_of_what_came_before_it(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN)
    for _ in range(3):
        await turn_of(tables, number)
    mover = (await tables.standing(number)).awaited[0]
    before = await recap_of(tables, number, (ANN, BEN)[mover])
    await step_of(tables, number)
    after = await recap_of(tables, number, (ANN, BEN)[mover])
    assert after[:-1] == before[:-1]


async def test_what_a_stand_in_played_is_told_to_the_one_it_played_for(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    await turn_of(tables, number)
    await turn_of(tables, number)
    seat = (await tables.standing(number)).awaited[0]
    actor = Actor((ANN, BEN)[seat])
    await tables.stand_in(number, seat, "random", actor)
    await tables.stand_in(number, seat, None, actor)
    lines = await recap_of(tables, number, (ANN, BEN)[seat])
    name = ("Ann", "Ben")[seat]
    assert any(line.startswith(f"**{name} (stand-in):**") for line in lines)


async def test_a_spectator_hears_of_as_many_turns_as_there_are_seats(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    for _ in range(7):
        await turn_of(tables, number)
    standing = await tables.standing(number)
    since = await since_last(tables.store, standing, None, STRANGER)
    turns = await tables.store.history.turns(number)
    assert since.ply == turns[-2].start
    assert recap_lines(standing, since, None, ENGLISH)[0].startswith("In the last round")


async def test_the_position_to_compare_with_is_the_one_after_the_readers_last_move(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN)
    for _ in range(3):
        await turn_of(tables, number)
    seat = await turn_of(tables, number)
    left = (await tables.standing(number)).table
    view, ply = left.view(seat), left.ply
    await turn_of(tables, number)
    since = await since_last(tables.store, await tables.standing(number), seat, (ANN, BEN)[seat])
    assert since.ply == ply
    assert since.before.view(seat) == view


async def test_moves_of_others_that_are_taken_back_are_not_told(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    await turn_of(tables, number)
    mover = (await tables.standing(number)).awaited[0]
    user = (ANN, BEN)[1 - mover]
    before = await recap_of(tables, number, user)
    await turn_of(tables, number)
    assert await recap_of(tables, number, user) != before
    standing = await tables.standing(number)
    turn = (await tables.store.history.turns(number))[1]
    while (
        standing.table.last(mover)
        and (await tables.store.history.turns(number))[-1].stop > turn.start
    ):
        await tables.store.moves.undo(number, mover, standing.ply, agreed=True)
        standing = await tables.standing(number)
        await tables.store.posts.mark_public(number, standing.ply)
    assert (await recap_of(tables, number, user))[0].startswith("Nothing has happened")


# --- whole games, in every language ---------------------------------------------------------------

PLAYED = tuple(
    (game, locale, 2 + number % 3)
    for game in GAMES
    for number, locale in enumerate(available_locales())
)
EVERY = 45
"""One in so many positions is checked."""


def copy_of(table: Table) -> Table:
    """Return a copy of the table as it is now."""
    return Table.pick_up(
        table.game, table.setup, table.checkpoint, table.since_checkpoint, table.ply
    )


@pytest.mark.parametrize(("game", "locale", "seats"), PLAYED)
async def test_a_recap_has_few_lines_that_fit_whatever_happened(
    game: str, locale: str, seats: int
) -> None:
    words = Words(locale, strict=True)
    evening = Evening(people(*AWKWARD[:seats]), 30 + seats, game)
    before, start, pictures = copy_of(evening.table), 0, Unseen()
    for number, (standing, _) in enumerate(evening.positions()):
        if number % EVERY:
            continue
        since = Missed(start, THEN, tuple(evening.log[start : evening.announced]), before)
        for seat in (None, standing.awaited[0]):
            _, *story = recap_lines(standing, since, seat, words, asked=False)
            assert sum(map(height, story[:-1])) <= LINES + 1
            assert len("\n".join(story[:-1])) <= LONGEST + 50
            assert bool(story) == bool(since.entries)
        seat = standing.awaited[0]
        told = tuple(recap_lines(standing, since, seat, words, asked=False))
        check_sheet(await panel(standing, PanelReader(seat, words, recap=told), pictures))
        if number // EVERY % 3 == 2:
            before, start = copy_of(evening.table), evening.announced
    pictures.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_recap_is_made_of_nothing_that_not_everyone_may_know(game: str) -> None:
    evening = Evening(people("Ann", "Ben", "Cleo"), 3, game)
    start = copy_of(evening.table)
    for number, _ in enumerate(evening.positions()):
        if number == 150:
            break
    standing, log = evening.standing, evening.log[: evening.announced]
    for seat in (None, 0, 1, 2):
        told = [Missed(0, THEN, tuple(entries), start) for entries in (log, known_of(log))]
        first, second = (recap_lines(standing, since, seat, ENGLISH) for since in told)
        assert first == second


def known_of(log: Sequence[ToldEntry]) -> list[ToldEntry]:
    """Return the log reduced to what everyone may know."""
    return [
        replace(
            entry,
            events=tuple(replace(event, instead=False) for event in known_to(entry.events, None)),
        )
        for entry in log
    ]


def lines_of(evening: Evening, start: int, before: Table, seat: int | None) -> list[str]:
    """Return a seat's recap of everything played and announced since an earlier position."""
    since = Missed(start, THEN, tuple(evening.log[start : evening.announced]), before)
    return recap_lines(evening.standing, since, seat, ENGLISH)


def test_what_others_did_to_the_points_of_the_reader_is_told() -> None:
    evening, met = Evening(people("Ann", "Ben"), 3, "antarctica"), 0
    before, start = copy_of(evening.table), 0
    for standing, _ in evening.positions():
        seat = standing.awaited[0]
        log = evening.log[start : evening.announced]
        theirs = [event for entry in log for event in known_to(entry.events, seat)]
        points = (evening.table.game.points(at.state)[seat] for at in (before, evening.table))
        if log and all(event.seat != seat for event in theirs) and len(set(points)) > 1:
            met += 1
            *_, line, _ = lines_of(evening, start, before, seat)
            (own,) = [part for part in line.split(" · ") if ("Ann", "Ben")[seat] in part]
            assert own.endswith(")")
        if evening.announced == evening.table.ply:
            before, start = copy_of(evening.table), evening.announced
    assert met


@pytest.mark.parametrize("game", GAMES)
def test_what_the_reader_does_in_their_running_turn_changes_nothing_of_what_came_before(
    game: str,
) -> None:
    evening, met = Evening(people("Ann", "Ben"), 9, game), 0
    before, start = copy_of(evening.table), 0
    told: dict[int, list[str]] = {}
    points: Sequence[int] = ()
    for number, (standing, _) in enumerate(evening.positions()):
        if number == 300:
            break
        seat = standing.awaited[0]
        if not standing.private_moves_of(seat):
            told = {at: lines_of(evening, start, before, at) for at in (0, 1)}
            points = standing.game.points(standing.table.state)
        elif evening.announced > start:
            met += standing.game.points(standing.table.state) != points
            for reader in told:
                assert lines_of(evening, start, before, reader)[:-1] == told[reader][:-1]
        if evening.announced == evening.table.ply and number % 5 == 0:
            before, start = copy_of(evening.table), evening.announced
    assert met


def test_of_whoever_answered_themselves_too_it_is_not_said_that_they_were_answered_for() -> None:
    evening = Evening(people("Ann", "Ben"), 3)
    before, mine = copy_of(evening.table), list[ToldEntry]()
    for _ in evening.positions():
        if len(mine := [entry for entry in evening.log if entry.seat == 1 and entry.events]) > 1:
            break
    evening.announced = evening.table.ply
    for entries, name in ((mine[:1], "Ben"), (mine, "Ben (auto-answer)")):
        for entry in entries:
            evening.log[entry.ply] = replace(entry, by=AnswerOrigin.HABIT)
        lines = lines_of(evening, 0, before, None)
        assert any(line.startswith(f"**{name}:** ") for line in lines)


@pytest.mark.slow
async def test_of_many_turns_the_latest_are_told_and_the_log_has_the_rest(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    for _ in range(60):
        await turn_of(tables, number)
    standing = await tables.standing(number)
    entries = tuple(await tables.store.games.log(number, 0, standing.record.announced))
    since = Missed(0, THEN, entries, await tables.store.history.position_at(number, 0))
    _, more, *told, _ = recap_lines(standing, since, None, ENGLISH, asked=False)
    assert more == "-# Earlier turns are in the log"
    reader = StoryReader(ENGLISH, ("Ann", "Ben"))
    starts = range(len(entries) - 1, 0, -1)
    latest = (
        story_lines(entries[start:], standing.game.story, reader, LINES)
        for start in starts
        if entries[start].seat != entries[start - 1].seat
    )
    assert told
    assert any(told == each for each in islice(latest, 20))


@pytest.mark.parametrize("locale", available_locales())
def test_how_far_the_game_has_come_is_told_shortly(locale: str) -> None:
    then, now = (
        msg("antarctica-moment", area=area_name(area), cards=cards)
        for area, cards in ((1, 30), (5, 27))
    )
    said = words_for(locale).say(msg("bot-recap-moments", then=then, now=now))
    assert "→" in said
    assert "30" not in said
    assert "27" not in said
