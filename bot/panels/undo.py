"""Taking steps back: freely, or by consent of all others at the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import Press, Verb
from bot.localization import safe_names
from bot.messages.menu import Button, Tone
from bot.messages.message_view import Sheet
from bot.messages.responses import Reply
from bot.panels.play import act_and_show, show_panel
from bot.polls import polls
from bot.polls.consent import asked_of
from bot.polls.poll_message import mention, taken_back
from bot.polls.polls import PollTrouble
from bot.polls.post_poll import taken_by
from bot.services import House, actor_of
from bot.table.standing import Standing
from bot.table.state_tags import sealed
from db.messaging.polls import PollKind, Question
from engine.core.errors import Refused
from engine.core.msg import msg


async def undo(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Take one step back."""
    await reply.stay()
    actor = actor_of(reply.interaction)

    async def act() -> Standing:
        return await house.tables.undo(press.game, press.seat, press.ply, actor)

    await act_and_show(house, reply, press.game, act)


async def undo_last(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Take one's last step back, from a post that everybody sees."""
    await reply.think()
    await take_back(house, reply, press.game)


async def take_back(house: House, reply: Reply, game_id: int) -> None:
    """Take one's last step back, whatever the ply; or show what the others would have to allow."""
    standing = await house.tables.standing(game_id)
    seat = standing.seat_of(reply.interaction.user.id)
    if standing.needs_consent(seat):
        await _offer(house, reply, standing, seat)
        return
    actor = actor_of(reply.interaction)

    async def act() -> Standing:
        return await house.tables.undo(game_id, seat, standing.ply, actor)

    await act_and_show(house, reply, game_id, act)


async def _offer(house: House, reply: Reply, standing: Standing, seat: int) -> None:
    """Show privately what would be taken back, and who would be asked."""
    reply.names = safe_names(standing.players, reply.words)
    words, question = reply.words, await _question(house, standing, seat)
    asked = asked_of(standing, question)
    taken = await taken_by(house, question)
    would = msg("bot-undo-would" if asked else "bot-undo-would-alone")
    texts = [
        f"### {words.say(would)}",
        "\n".join(taken_back(standing, question, taken, words, seat)),
    ]
    if asked:
        who = tuple(msg("bot-name", name=mention(user)) for user in asked)
        texts.append(words.say(msg("bot-undo-asks", names=who)))
    press = _ask_press(standing, question)
    back = Press(Verb.PLAY, standing.id, seat)
    row = (
        Button(press, msg("bot-ask-undo" if asked else "bot-take-back"), Tone.END),
        Button(back, msg("bot-back")),
    )
    await reply.show(Sheet(words=words, texts=tuple(texts), rows=(row,)))


async def ask_press(house: House, standing: Standing, seat: int) -> Press:
    """The press with which a seat asks the others now."""
    return _ask_press(standing, await _question(house, standing, seat))


def _ask_press(standing: Standing, question: Question) -> Press:
    kept, announced = question.facts["kept"], question.facts["announced"]
    rest = str(sealed(standing.table.setup, kept, announced))
    return Press(Verb.ASK_UNDO, standing.id, question.seat, rest=rest)


def _means(press: Press, standing: Standing, question: Question) -> bool:
    """Whether a press still asks for this; earlier versions wrote out what is asked."""
    kept, announced = question.facts["kept"], question.facts["announced"]
    return press.rest in (_ask_press(standing, question).rest, f"{kept}.{announced}")


async def _question(house: House, standing: Standing, seat: int) -> Question:
    """What the others would be asked now; refused if it could not be done then."""
    await house.store.check_undo(standing.id, seat)
    kept = standing.table.last(seat) - 1
    facts = {
        "kept": kept,
        "first": await house.store.ply_of_move(standing.id, kept),
        "announced": standing.record.announced,
        "seen": standing.table.revealed_after(kept),
    }
    user = standing.players[seat].user_id
    return Question(standing.id, PollKind.UNDO, seat, standing.ply, user, facts)


async def ask_others(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Ask the others whether one's last step may be taken back."""
    await reply.stay()
    standing = await house.tables.standing(press.game)
    user = reply.interaction.user.id
    seat = standing.seat_of(user)
    try:
        if not standing.needs_consent(seat):
            raise PollTrouble("bot-error-poll-too-late")
        question = await _question(house, standing, seat)
        if not _means(press, standing, question):
            raise PollTrouble("bot-error-poll-too-late")
        poll = await polls.ask(house, question, user)
    except Refused as wrong:
        standing = await house.tables.standing(press.game)
        await show_panel(house, reply, standing, note=wrong.msg)
        return
    if poll.outcome is None:
        mine = poll.question.user_id == user
        await reply.say(msg("bot-undo-asked" if mine else "bot-undo-other-first"))
    else:
        await show_panel(house, reply, await house.tables.standing(press.game))
