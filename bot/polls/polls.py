"""Polls: opening them, counting the votes, and carrying out what was decided."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import timedelta

import discord

from bot.custom_ids import Press, number_in, word_in
from bot.localization import safe_names
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.polls.consent import (
    Vote,
    allowed_votes,
    outcome_if_obsolete,
    replacement_question,
    verdict,
)
from bot.polls.early_end_text import with_counts
from bot.polls.objections import notify_affected
from bot.polls.poll_message import ballot_button, outcome_words
from bot.polls.post_poll import show_poll
from bot.polls.stand_in_notice import tell_stood_in
from bot.posts.status_poster import PostFailed
from bot.preferences.user import user_settings
from bot.services import Services
from bot.table.standing import Standing
from bot.table.tables import Tables
from bot.timing.availability import next_reachable
from bot.timing.escalation import EscalationStage
from bot.timing.quotas import IN_VAIN, IN_VAIN_WITHIN
from bot.timing.time_control import from_now
from db.errors import DatabaseUnavailable, EarlierRules
from db.messaging.polls import Outcome, Poll, PollKind, Question
from db.records import GameRecord, Player
from db.store import Store
from engine.core.errors import FathomError, Refused
from engine.core.msg import Msg, msg

NUDGE_INTERVAL = timedelta(hours=1)
"""The shortest time between two nudges of the same player."""
OBJECTION_EXTENSION = timedelta(minutes=10)
"""The extension of the time to object if the poll cannot be settled when it ends."""

_log = logging.getLogger(__name__)


class PollRefused(Refused):
    """A vote that does not count, or a question that cannot be asked."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(msg(key, **args))


async def open_poll(services: Services, question: Question, actor: int | None = None) -> Poll:
    """Open a poll, or return the one of the same kind that is already open at the table.

    If nobody has to be asked, what was asked for takes effect at once, and no poll is posted.
    """
    await settle_polls(services, question.game_id, actor)
    async with services.tables.lock(question.game_id):
        standing = await services.tables.standing(question.game_id)
        if outcome_if_obsolete(standing, question) or replacement_question(standing, question):
            raise PollRefused("bot-error-poll-too-late")
        await _check_quota(services.store, question)
        poll, fresh = await services.store.polls.open(question)
        if fresh:
            poll = await _settle(services, standing, poll)
        if poll.outcome is None:
            await show_poll(services.client, services.store, standing, poll)
    await notify_affected(services, poll)
    services.status_poster.alarm.ring()
    await _announce_effects(services, poll, actor)
    return poll


async def _check_quota(store: Store, question: Question) -> None:
    """Refuse another question from someone who has recently asked too often without success."""
    if question.user_id is None:
        return
    since = store.now() - IN_VAIN_WITHIN
    asked = await store.polls.in_vain(question.game_id, question.user_id, since)
    if len(asked) >= IN_VAIN:
        again = asked[-IN_VAIN] + IN_VAIN_WITHIN
        raise PollRefused("bot-error-asked-in-vain", moment=from_now(again))


async def vote(services: Services, reply: Reply, press: Press) -> None:
    """Handle the press of a vote button."""
    message = reply.interaction.message
    private = message is not None and message.flags.ephemeral
    number, _, written = press.rest.partition(".")
    says, asked, user = word_in(Vote, written), number_in(number), reply.interaction.user.id
    if says is Vote.END and not private:
        await _ask_confirmation(services, reply, asked)
        return
    await reply.defer_update()
    poll = await _require_open(services, reply, asked)
    letter = poll.letter.message_id if poll.letter else None
    poll = await cast_vote(services, poll, user, says)
    told = message is not None and message.id == letter and poll.outcome is None
    if private or told:
        counted = poll.says(user) == says
        await reply.say(msg("bot-ballot-counted" if counted else "bot-error-poll-too-late"))


async def cast_vote(services: Services, poll: Poll, user: int, says: Vote) -> Poll:
    """Store a vote and carry out what follows from it; return the updated poll.

    A vote cast after the decision, or once the question no longer applies, does not count.
    """
    game_id = poll.question.game_id
    async with services.tables.lock(game_id):
        standing = await services.tables.standing(game_id)
        if outcome_if_obsolete(standing, poll.question) is None:
            poll = await _store_vote(services.store, standing, poll, user, says)
        poll = await _settle(services, standing, poll)
        await show_poll(services.client, services.store, standing, poll)
    await _announce_effects(services, poll, user)
    if says is Vote.NUDGE and poll.outcome is None:
        await _nudge(services, standing, poll)
    return poll


async def _require_open(services: Services, reply: Reply, number: int) -> Poll:
    """Return the poll if it is still open; otherwise remove its buttons and refuse."""
    poll = await services.store.polls.get(number)
    if poll is None:
        raise PollRefused("bot-error-old-button")
    if poll.outcome is not None:
        standing = await services.tables.standing(poll.question.game_id)
        reply.names = safe_names(standing.players, reply.words)
        await show_poll(services.client, services.store, standing, poll)
        raise Refused(msg("bot-error-poll-decided", became=outcome_words(standing, poll)))
    return poll


async def _ask_confirmation(services: Services, reply: Reply, number: int) -> None:
    """Ask privately for confirmation of a vote to end the game, in case of a slip of the thumb."""
    await reply.defer()
    poll = await _require_open(services, reply, number)
    standing = await services.tables.standing(poll.question.game_id)
    _check_may_vote(standing, poll, reply.interaction.user.id, Vote.END)
    text = reply.words.say(msg("bot-end-question", game=standing.id))
    await reply.show(
        MessageContent(words=reply.words, texts=(text,), rows=((ballot_button(poll, Vote.END),),))
    )


def _check_may_vote(standing: Standing, poll: Poll, user: int, says: Vote) -> None:
    if says not in allowed_votes(standing, poll.question, user):
        own = user == poll.question.user_id
        raise PollRefused("bot-error-poll-own" if own else "bot-error-poll-others")


async def _store_vote(store: Store, standing: Standing, poll: Poll, user: int, says: Vote) -> Poll:
    _check_may_vote(standing, poll, user, says)
    if says is Vote.NUDGE:
        # Votes that seem to be in the future were cast before the clock was set back.
        now = store.now()
        times = (each.at for each in poll.ballots if each.says == Vote.NUDGE and each.at <= now)
        if (last := max(times, default=None)) is not None and now - last < NUDGE_INTERVAL:
            raise PollRefused("bot-error-nudged-already")
    return await store.polls.cast(poll, user, says)


async def settle_polls(
    services: Services, game_id: int, actor: int | None = None, *, others_asked: bool = False
) -> None:
    """Close the table's open polls that no longer apply or can be decided now.

    With `others_asked`, those that stay open are shown again, as other players may have to agree
    than before.
    """
    if not await services.store.polls.open_in(game_id):
        return
    async with services.tables.lock(game_id):
        standing = await services.tables.standing(game_id)
        settled = await _settle_open(services, standing, others_asked=others_asked)
    for poll in settled:
        await _announce_effects(services, poll, actor)


async def settle_after_objections(services: Services) -> None:
    """Carry out what was agreed in polls whose time to object is over.

    If that fails, the time is extended, and this is retried at its end.
    """
    store, now = services.store, services.store.now()
    for game_id in await store.polls.objections_over(now):
        try:
            await settle_polls(services, game_id)
            # Now that this has succeeded, no retry is needed; polls still open show no time limit.
            await store.polls.end_or_extend_objections(game_id, now)
            await settle_polls(services, game_id, others_asked=True)
        except Exception as wrong:  # an error in one game must not stop the others
            said = "game %s: its polls stay open: %s"
            _log.warning(said, game_id, wrong, exc_info=not isinstance(wrong, FathomError))
            await store.polls.end_or_extend_objections(game_id, now, now + OBJECTION_EXTENSION)


async def resume_polls(services: Services) -> None:
    """Settle and show, after a restart, the polls that a crash left unfinished.

    Raises `DatabaseUnavailable`, in which case it must be called again.
    """
    for poll in await services.store.polls.open_in():
        game_id = poll.question.game_id
        try:
            async with services.tables.lock(game_id):
                standing = await services.tables.standing(game_id)
                now = await _settle(services, standing, poll)
                if now.outcome is not None or now.post is None:
                    await show_poll(services.client, services.store, standing, now)
            await notify_affected(services, now)
            await _announce_effects(services, now, None)
        except DatabaseUnavailable:
            raise
        except FathomError as wrong:
            _log.warning("game %s: poll %s could not be resumed: %s", game_id, poll.id, wrong)
        except Exception:  # an error in one poll must not stop the others
            _log.exception("game %s: poll %s could not be resumed", game_id, poll.id)


# ---------------------------------------------------------------- with the table's lock held


async def _settle_open(
    services: Services, standing: Standing, *, others_asked: bool = False
) -> list[Poll]:
    """Close the polls that can be closed, and return them."""
    closed = []
    for poll in await services.store.polls.open_in(standing.id):
        now = await _settle(services, standing, poll)
        if now.outcome is not None or others_asked:
            await show_poll(services.client, services.store, standing, now)
        if now.outcome is not None:
            closed.append(now)
            standing = await services.tables.standing(standing.id)
    return closed


async def _settle(services: Services, standing: Standing, poll: Poll) -> Poll:
    """Return the poll, after closing it if it no longer applies or carrying out its decision."""
    if poll.outcome is not None:
        return poll
    over = outcome_if_obsolete(standing, poll.question)
    outcome = over or verdict(standing, poll, services.store.now())
    if outcome is None:
        return poll
    if outcome is Outcome.AGREED and (anew := replacement_question(standing, poll.question)):
        return await _replace(services.client, services.store, standing, poll, anew)
    try:
        if over is None and await _carry_out(
            services.store, services.tables, standing, poll, outcome
        ):
            return await services.store.polls.get(poll.id) or poll
    except EarlierRules as wrong:
        # It was asked before the rules changed, and can no longer be carried out.
        _log.warning("game %s: poll %s has lapsed: %s", standing.id, poll.id, wrong)
        outcome = Outcome.MOVED_ON
    return await services.store.polls.decide(poll, outcome)


async def _replace(
    client: discord.Client, store: Store, standing: Standing, poll: Poll, question: Question
) -> Poll:
    """Replace a poll with one that asks another question; return the old poll, now closed."""
    anew, _ = await store.polls.open(question, poll.id)
    closed = await store.polls.get(poll.id) or poll
    for each in (closed, anew):
        await show_poll(client, store, standing, each)
    return closed


async def _carry_out(
    store: Store, tables: Tables, standing: Standing, poll: Poll, outcome: Outcome
) -> bool:
    """Carry out what was agreed and decide the poll in one transaction.

    Returns False if there was nothing to carry out.
    """
    question, game_id = poll.question, standing.id
    match question.kind, outcome:
        case PollKind.UNDO, Outcome.AGREED:
            user = question.user_id or 0
            await tables.undo_agreed(standing, question.seat, poll.id, user)
        case PollKind.REPLACE, Outcome.AGREED:
            player = Player("human", question.facts["user"], question.facts["name"])
            await store.seats.reseat(game_id, question.seat, player, poll.id)
            await tables.run_computer_players(game_id)
        case PollKind.ABSENT, Outcome.STAND_IN:
            level = question.facts["level"]
            await store.seats.set_stand_in(game_id, question.seat, level, poll.id)
            await tables.run_computer_players(game_id)
        case (PollKind.END, Outcome.AGREED) | (PollKind.ABSENT, Outcome.ENDED):
            reason = "agreed" if outcome is Outcome.AGREED else "absent"
            await store.games.end(game_id, reason, (poll.id, outcome))
        case _:
            return False
    return True


# ---------------------------------------------------------------- after the lock is released


async def _announce_effects(services: Services, poll: Poll, actor: int | None) -> None:
    """Announce the effects of a decided poll, and settle other polls that depend on them."""
    game_id, kind = poll.question.game_id, poll.question.kind
    if poll.outcome not in (Outcome.AGREED, Outcome.STAND_IN, Outcome.ENDED):
        return
    if kind is PollKind.END or poll.outcome is Outcome.ENDED:
        await announce_early_end(services, await services.store.games.record(game_id), actor=actor)
        return
    try:
        await services.status_poster.tell(game_id, actor, new_post=kind is PollKind.REPLACE)
    except PostFailed as wrong:
        _log.warning("game %s: the result of a poll will be posted later: %s", game_id, wrong)
    if poll.outcome is Outcome.STAND_IN:
        await tell_stood_in(services, game_id, poll.question.seat, poll.id)
    if kind is PollKind.UNDO:
        standing = await services.tables.standing(game_id)
        await services.open_panels.refresh(
            standing, services.store.now(), outcome_words(standing, poll)
        )
    # Other polls may no longer apply, or may be decided now that other players are left.
    await settle_polls(services, game_id, actor, others_asked=kind is not PollKind.UNDO)


async def announce_early_end(
    services: Services,
    ended: GameRecord,
    why: Msg | None = None,
    actor: int | None = None,
    *,
    told: bool = False,
) -> None:
    """Announce that a game ended early, and close its polls.

    The announcement includes what the game counts for; `told` if `why` already names the winner.
    """
    said = why or msg("bot-ended-early", game=ended.id)
    await services.status_poster.tell_end(
        ended, await with_counts(services.client, services.store, ended, said, told=told), actor
    )
    await settle_polls(services, ended.id)


async def resume_end_announcement(services: Services, game_id: int) -> None:
    """Announce the end of a game that ended early without an announcement."""
    try:
        await announce_early_end(services, await services.store.games.record(game_id))
        await _show_why_ended(services, game_id)
    except DatabaseUnavailable:
        raise
    except FathomError as wrong:
        _log.warning("game %s: its end could not be announced: %s", game_id, wrong)
    except Exception:  # an error in one game must not stop the others
        _log.exception("game %s: its end could not be announced", game_id)


async def _show_why_ended(services: Services, game_id: int) -> None:
    """Show the outcome in the poll that ended a game, if there was one."""
    if (poll := await services.store.polls.poll_that_ended(game_id)) is not None:
        async with services.tables.lock(game_id):
            await show_poll(
                services.client, services.store, await services.tables.standing(game_id), poll
            )


async def _nudge(services: Services, standing: Standing, poll: Poll) -> None:
    """Restart the reminders of an absent player, at once or as soon as they can be reached."""
    seat, now = poll.question.seat, services.store.now()
    for wait in await services.store.waits.of_game(standing.id):
        if wait.seat == seat and wait.user_id == poll.question.facts["user"]:
            person = await user_settings(services.store, wait.user_id)
            due = next_reachable(person.hours, now)
            again = replace(wait, step=EscalationStage.NUDGE, sent_at=now, due_at=due)
            await services.store.waits.advance(wait, again)
            services.status_poster.alarm.ring()
