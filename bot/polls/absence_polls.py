"""Polls about absent players, which are opened here, and closed once the players are back."""

from __future__ import annotations

import discord

from bot.polls.consent import users_who_must_agree
from bot.polls.polls import open_poll
from bot.polls.post_poll import show_poll
from bot.services import Services
from bot.table.standing import Standing
from bot.table.tables import Tables
from db.messaging.polls import Outcome, Poll, PollKind, Question
from db.store import Store

DEFAULT_LEVEL = "greedy"
"""The level of a stand-in if none is chosen."""


async def open_absence_poll(
    services: Services,
    standing: Standing,
    seat: int,
    user: int | None = None,
    level: str = DEFAULT_LEVEL,
) -> Poll | None:
    """Ask the table what to do about an absent player; return None if there is nobody to ask.

    The table's lock must not be held. `user` is the one who asks, or None if the clock does.
    """
    waits = await services.store.waits.of_game(standing.id)
    since = next((wait.since for wait in waits if wait.seat == seat), standing.record.updated_at)
    facts = {
        "user": standing.players[seat].user_id,
        "ply": min(standing.table.held_since(seat), standing.record.announced),
        "since": int(since.timestamp()),
        "level": level,
    }
    question = Question(standing.id, PollKind.ABSENT, seat, standing.ply, user, facts)
    if not users_who_must_agree(standing, question):
        return None
    return await open_poll(services, question)


async def close_absence_polls(
    client: discord.Client, store: Store, tables: Tables, standing: Standing, seat: int
) -> None:
    """Close the polls about a player's absence, as they are back."""
    for poll in await store.polls.open_in(standing.id):
        if poll.question.seat == seat and _is_about_absence(standing, poll.question):
            async with tables.lock(standing.id):
                closed = await store.polls.decide(poll, Outcome.BACK)
                await show_poll(client, store, standing, closed)


def _is_about_absence(standing: Standing, question: Question) -> bool:
    """Return whether a question becomes pointless once the seat's player is back."""
    player = standing.players[question.seat]
    away = question.facts.get("away", False) and player.computer is None
    away = away and question.user_id != player.user_id
    return question.kind is PollKind.ABSENT or (question.kind is PollKind.REPLACE and away)
