"""Hostile names create no link, ping, invisible name or lookalike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.admin.guild_panel import RunningGame
from bot.admin.guild_panel import games_message as server_message
from bot.display_names import escaped, skeleton, visible
from bot.lobby.lobby import closed_message, lobby_message, options_message
from bot.localization import LONG_NAME, SHORT_NAME, names_of, plain_name, safe_names
from bot.look.recap import Missed, recap_lines
from bot.look.viewer import log_message
from bot.me.my_games import OwnGame
from bot.me.my_games import games_message as own_sheet
from bot.messages.game_text import (
    addressed,
    away_lines,
    next_line,
    notes_lines,
    owing_lines,
    quoted,
    result_lines,
    turn_lines,
    waiting_lines,
)
from bot.messages.message_view import MessageContent
from bot.messages.pictures import painted_names
from bot.messages.rating_text import change_line
from bot.panels.panel import PanelReader, panel
from bot.panels.why_not import closed_to, reasons
from bot.polls.poll_message import poll_message
from bot.posts.status_message import status_message
from bot.posts.turn_notices import _line
from bot.preferences.user import UserSettings
from bot.reminders.reminder_text import DueReminder, reminder_message
from bot.stats.player_stats import PlayerQuery, leaders_message, stats_message
from bot.table.standing import Standing
from bot.table.waiting import _called
from bot.timing.availability import Availability
from bot.timing.escalation import ReminderPolicy
from db.messaging.polls import Outcome, Poll, PollKind, Question
from db.records import Lobby, Player, Post
from db.stats.player_stats import FinishedGame, Leader, RatingChange, SoloBest
from db.stats.ratings import UNRATED, Rating
from db.users.notes import UserNote
from engine.core.msg import msg
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from render.fonts import clean
from tests.bot.limits import components
from tests.bot.positions import THEN, Evening, Unseen, people

PIECES = (
    "[Alice", "](http://e.co)", "[a](https://e.co)", "http://e.co", "HTTPS://E.co/x",
    "<http://e.co>", "discord.gg/abc", "<@999>", "<@!999>", "<@&9>", "<#999>", "</play:9>",
    "<t:777:R>", "<id:guide>", "@everyone", "@here", "||x||", "```", "`", "\\", "\\\\", "**", "__",
    "~~", "# ", "-# ", "> ", "1. ", "10. ", "- ", "\n", "\r", "\u2028", "\x85", "\u202e", "\u061c",
    "\u3164", "\u2800", "\u00ad", "\u034f", "\u180e", "\ufe0f", "\U000e0041\U000e007f", "\u115f",
    "\uffa0", "\u200b", "\ufeff", "\u0301" * 30, "\ud800", "\0", "\ue000", "Bob", "bob",
    "B\u00adob", "\u0412ob", "\uff22\uff2f\uff22", "B0b", "B\u03bfb", "Bob (2)", "(1)",
    "Computer 2", "Seat 1", "\u7530\u4e2d", "\u4f50\u85e4", "\U0001f419", "W" * 40, "x", " ",
)  # fmt: skip
name = st.one_of(
    st.lists(st.sampled_from(PIECES), max_size=4).map("".join),
    st.sampled_from(PIECES),
    st.text(max_size=12),
)
table = st.lists(name, min_size=2, max_size=4)

OWN = re.compile(r"\[[^\[\]]+\]\(https://discord\.com/[^\s()]*\)")
LIVE = re.compile(
    r"\]\(|://|discord\.gg/|<@[!&]?9|<#9|</|<id:|<t:777|@everyone|@here|\|\||```|<http",
    re.IGNORECASE,
)


def dangers(text: str) -> list[str]:
    """Return the markup in a text that Discord would act on, except the bot's own links."""
    bare = re.sub(r"\\[^0-9A-Za-z\s]", "\ufffc", OWN.sub("", text))
    return LIVE.findall(bare)


def unseen(text: str) -> list[str]:
    """Return the invisible characters in a text, except the one that keeps an @ from pinging."""
    kinds = {"Cc", "Cf", "Cs", "Zl", "Zp"}
    lines = text.replace("@\u200b", "@").replace("\n", " ")
    return [sign for sign in lines if unicodedata.category(sign) in kinds or sign in "\u3164\u2800"]


def seated(names: Sequence[str]) -> tuple[Player, ...]:
    """Return people with these names, the last of whom has been replaced by a computer player."""
    *first, last = people(*names)
    return (*first, replace(last, kind="greedy", user_id=None))


def people_called(names: Sequence[str]) -> tuple[Player, ...]:
    """Return people with these names."""
    return people(*names)


Seating: TypeAlias = Callable[[Sequence[str]], tuple[Player, ...]]


@settings(max_examples=150)
@given(table)
def test_nobody_at_a_table_is_unseen_or_looks_like_another(names: list[str]) -> None:
    words = Words()
    for players in (people(*names), seated(names), (*people(*names[:-1]), Player("greedy", None))):
        for longest in (LONG_NAME, SHORT_NAME):
            shown = names_of(players, words, longest)
            assert all(any(sign.isprintable() and not sign.isspace() for sign in n) for n in shown)
            assert all(len(n) <= longest and visible(n) == n for n in shown)
            assert len({skeleton(n) for n in shown}) == len(players)
        assert len({clean(n) for n in painted_names(players, words)}) == len(players)
        for said in (*safe_names(players, words), ", ".join(safe_names(players, words))):
            assert dangers(said) == []


@given(name)
def test_a_name_that_is_shown_shows_something(text: str) -> None:
    shown = plain_name(text)
    assert shown
    assert unseen(shown) == []
    assert any(unicodedata.category(sign)[0] in "LNPS" for sign in shown)


# --- every message that shows names --------------------------------------------------------------


def _evening(game: str, moves: int | None) -> Evening:
    """Return a game after this many moves, or at its end."""
    evening = Evening(people("Ann", "Ben", "Cem", "Dan"), 3, game)
    for number, _ in enumerate(evening.positions()):
        if number == moves:
            break
    return evening


EVENINGS = [_evening(game, moves) for game in GAMES for moves in (60, None)]


def _polls(standing: Standing, names: Sequence[str], words: Words) -> Iterator[MessageContent]:
    for kind in PollKind:
        facts = {"name": names[0], "user": 105, "since": 0, "level": "greedy", "announced": 99,
                 "seen": False, "kept": 0, "first": 0, "away": False}  # fmt: skip
        question = Question(7, kind, 1, standing.ply, 101, facts)
        yield poll_message(standing, Poll(1, question, THEN), words, away={1: THEN})
        outcome = Outcome.MOVED_ON if kind is PollKind.ABSENT else Outcome.AGREED
        yield poll_message(standing, Poll(1, question, THEN, outcome), words)


def _lists(standing: Standing, names: Sequence[str], words: Words) -> Iterator[MessageContent]:
    lobby = Lobby(7, standing.game.name, (), 101, 11, 22, standing.players, THEN, THEN)
    yield lobby_message(lobby, words)
    yield options_message(lobby, words)
    yield closed_message(lobby, words, msg("bot-lobby-begun"))
    link = "https://discord.com/channels/1/2/3"
    away = dict.fromkeys(standing.awaited, THEN)
    server = escaped(plain_name(names[0]))
    yield own_sheet(
        [OwnGame(standing.record, link, server, standing, THEN, away)], 101, words, 0, 1
    )
    yield server_message(
        [RunningGame(standing.record, standing.players, Post(5, 6, 0))], (0, 1), words
    )
    yield _line(standing, words, Post(1, 2, 0), "<@101> ")
    about = PlayerQuery(1, plain_name(names[0]), own=False, guild_id=5)
    yield stats_message(about, [FinishedGame(1, "otys", 2, 9, 1, None, THEN)] * 2, "otys", words)
    leaders = [Leader(n, called, 5, 2, Rating(25, 3)) for n, called in enumerate(names)]
    alone = [SoloBest(n, called, 2, 60) for n, called in enumerate(names)]
    yield leaders_message("otys", leaders, alone, words)
    for wait in _called(standing, THEN).values():
        policy = ReminderPolicy(
            Availability(), timedelta(hours=8), deadline=THEN + timedelta(hours=3)
        )
        yield reminder_message(
            DueReminder(standing, wait, UserSettings(), policy, THEN), words, Post(1, 2, 0)
        )


def _lines(standing: Standing, evening: Evening, names: Sequence[str], words: Words) -> list[str]:
    safe, called = safe_names(standing.players, words), addressed(standing, words)
    notes = [
        UserNote(player.user_id, "\n".join(names), shown=True, at=THEN)
        for player in standing.players
        if player.user_id
    ]
    since = Missed(0, THEN, tuple(evening.log), evening.table)
    changes = [RatingChange(seat, UNRATED, Rating(26, 7)) for seat in range(len(safe))]
    return [
        *turn_lines(evening.log[:80], words, safe),
        *waiting_lines(standing, words, called),
        *away_lines(standing, words, dict.fromkeys(standing.awaited, THEN)),
        *owing_lines(standing, words),
        *next_line(standing, words),
        *result_lines(standing, words),
        *result_lines(standing, words, called),
        *notes_lines(notes, standing, words),
        *quoted("\n".join(names)),
        *recap_lines(standing, since, 0, words),
        change_line(changes, safe, words),
    ]


async def _sheets(standing: Standing, evening: Evening, words: Words) -> list[MessageContent]:
    pictures = Unseen()
    found = [
        await status_message(standing, words, pictures, away=dict.fromkeys(standing.awaited, THEN)),
        await panel(standing, PanelReader(0, words), pictures),
        await panel(standing, PanelReader(1, words), pictures),
        *(reasons(standing, closed_to(standing, seat), words) for seat in standing.awaited),
        log_message(standing, evening.log, 0, words, 0),
    ]
    pictures.close()
    return found


@pytest.mark.slow
@settings(max_examples=40)
@given(
    st.lists(name, min_size=4, max_size=4),
    st.sampled_from(EVENINGS),
    st.sampled_from(available_locales()),
    st.sampled_from((people_called, seated)),
)
async def test_no_message_lets_a_name_link_call_or_hide(
    names: list[str], evening: Evening, locale: str, seating: Seating
) -> None:
    words = Words(locale, strict=True)
    evening.players = seating(names)
    standing = evening.standing
    sheets = [*await _sheets(standing, evening, words), *_lists(standing, names, words)]
    sheets += _polls(standing, names, words)
    texts = [part["content"] for sheet in sheets for part in components(sheet) if "content" in part]
    for text in (*texts, *_lines(standing, evening, names, words)):
        assert dangers(text) == [], text
        assert unseen(text) == [], text
    labels = [part["label"] for sheet in sheets for part in components(sheet) if "label" in part]
    assert all(unseen(label) == [] and visible(label) for label in labels)
