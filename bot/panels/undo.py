"""Undoing of steps, either freely or with the consent of everyone else at the table."""

from __future__ import annotations

from bot.custom_ids import Press, Verb
from bot.localization import safe_names
from bot.messages.components import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.panels.play import act_and_show, show_panel
from bot.polls import polls
from bot.polls.consent import users_who_must_agree
from bot.polls.poll_message import mention, moves_to_undo
from bot.polls.polls import PollRefused
from bot.polls.post_poll import taken_by
from bot.services import Services, actor_of
from bot.table.standing import Standing
from bot.table.state_tags import tag_of
from db.messaging.polls import PollKind, Question
from db.store import Store
from engine.core.errors import Refused
from engine.core.msg import msg


async def undo(services: Services, reply: Reply, press: Press) -> None:
    """Undo the user's last step."""
    await reply.defer_update()
    actor = actor_of(reply.interaction)

    async def act() -> Standing:
        return await services.tables.undo(press.game, press.seat, press.ply, actor)

    await act_and_show(services, reply, press.game, act, undoes=True)


async def undo_last(services: Services, reply: Reply, press: Press) -> None:
    """Undo the user's last step, as requested by a button that may be on a public post."""
    await reply.defer()
    await take_back(services, reply, press.game)


async def take_back(services: Services, reply: Reply, game_id: int) -> None:
    """Undo the user's last step, or show what the others would have to agree to."""
    standing = await services.tables.standing(game_id)
    seat = standing.seat_of(reply.interaction.user.id)
    if standing.needs_consent(seat):
        await _offer(services.store, reply, standing, seat)
        return
    actor = actor_of(reply.interaction)

    async def act() -> Standing:
        return await services.tables.undo(game_id, seat, standing.ply, actor)

    await act_and_show(services, reply, game_id, act, undoes=True)


async def _offer(store: Store, reply: Reply, standing: Standing, seat: int) -> None:
    """Show privately what would be undone and who would be asked, with a button to ask them."""
    reply.names = safe_names(standing.players, reply.words)
    words, question = reply.words, await _question(store, standing, seat)
    asked = users_who_must_agree(standing, question)
    taken = await taken_by(store, question)
    would = msg("bot-undo-would" if asked else "bot-undo-would-alone")
    texts = [
        f"### {words.say(would)}",
        "\n".join(moves_to_undo(standing, question, taken, words, seat)),
    ]
    if asked:
        who = tuple(msg("bot-name", name=mention(user)) for user in asked)
        texts.append(words.say(msg("bot-undo-asks", names=who)))
    press = _ask_press(standing, question)
    back = Press(Verb.PLAY, standing.id, seat)
    row = (
        Button(press, msg("bot-ask-undo" if asked else "bot-take-back"), ButtonTone.END),
        Button(back, msg("bot-back")),
    )
    await reply.show(MessageContent(words=words, texts=tuple(texts), rows=(row,)))


async def ask_press(store: Store, standing: Standing, seat: int) -> Press:
    """Return the press with which a seat can ask the others to agree to an undo now."""
    return _ask_press(standing, await _question(store, standing, seat))


def _ask_press(standing: Standing, question: Question) -> Press:
    kept, announced = question.facts["kept"], question.facts["announced"]
    rest = str(tag_of(standing.table.setup, kept, announced))
    return Press(Verb.ASK_UNDO, standing.id, question.seat, rest=rest)


def _means(press: Press, standing: Standing, question: Question) -> bool:
    """Return whether a press still means this undo; earlier versions wrote the plies out."""
    kept, announced = question.facts["kept"], question.facts["announced"]
    return press.rest in (_ask_press(standing, question).rest, f"{kept}.{announced}")


async def _question(store: Store, standing: Standing, seat: int) -> Question:
    """Return the question to the others; refuse if the undo is impossible."""
    await store.moves.check_undo(standing.id, seat)
    kept = standing.table.last(seat) - 1
    facts = {
        "kept": kept,
        "first": await store.polls.ply_of_move(standing.id, kept),
        "announced": standing.record.announced,
        "seen": standing.table.revealed_after(kept),
        "ended": not standing.has_turn(seat),
    }
    user = standing.players[seat].user_id
    return Question(standing.id, PollKind.UNDO, seat, standing.ply, user, facts)


async def ask_others(services: Services, reply: Reply, press: Press) -> None:
    """Ask the other players to agree to an undo of the user's last step."""
    await reply.defer_update()
    standing = await services.tables.standing(press.game)
    user = reply.interaction.user.id
    seat = standing.seat_of(user)
    try:
        if not standing.needs_consent(seat):
            raise PollRefused("bot-error-poll-too-late")
        question = await _question(services.store, standing, seat)
        if not _means(press, standing, question):
            raise PollRefused("bot-error-poll-too-late")
        poll = await polls.open_poll(services, question, user)
    except Refused as wrong:
        standing = await services.tables.standing(press.game)
        await show_panel(services, reply, standing, note=wrong.msg)
        return
    if poll.outcome is None:
        mine = poll.question.user_id == user
        await reply.say(msg("bot-undo-asked" if mine else "bot-undo-other-first"))
    else:
        await show_panel(services, reply, await services.tables.standing(press.game))
