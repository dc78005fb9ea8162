"""Deletion of a user's data on request, after a question that lists what goes and what stays."""

from __future__ import annotations

from bot.custom_ids import Press, Verb
from bot.messages.components import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.services import Services
from db.errors import StillPlaying
from db.store import Store
from db.users.forget import StoredUserData
from engine.core.msg import msg
from engine.core.text import Words


async def ask_confirmation(store: Store, reply: Reply) -> None:
    """Ask for confirmation before deleting a user's data; refuse while they are in a game."""
    traces = await store.forgetting.traces(reply.interaction.user.id)
    if traces.under_way:
        raise StillPlaying(traces.under_way)
    await reply.show(question(traces, reply.words))


def question(traces: StoredUserData, words: Words) -> MessageContent:
    """Return the confirmation message: what is deleted, item by item, what stays, and a button."""
    goes = [
        msg("bot-forget-settings"),
        msg("bot-forget-notes", count=traces.notes),
        msg("bot-forget-habits", count=traces.habits),
        msg("bot-forget-results", count=traces.results),
        msg("bot-forget-names", count=traces.games),
    ]
    lines = "\n".join(f"- {words.say(each)}" for each in goes)
    stays = words.say(msg("bot-forget-stays"))
    button = Button(Press(Verb.FORGET), msg("bot-forget-me"), ButtonTone.END)
    return MessageContent(
        words=words,
        texts=(f"### {words.say(msg('bot-forget-title'))}", lines, f"-# {stays}"),
        rows=((button,),),
    )


async def forget(services: Services, reply: Reply, _press: Press) -> None:
    """Delete the data of the user who pressed."""
    await reply.defer_update()
    await services.store.forgetting.forget(reply.interaction.user.id)
    await reply.say(msg("bot-forgotten"))
