"""The notes of `/note`, which players write for themselves during a game."""

from __future__ import annotations

from discord import TextStyle, ui

from bot.custom_ids import Press, Verb, chosen
from bot.look.viewer import seat_or_none
from bot.messages.components import Button, ButtonTone
from bot.messages.game_text import quoted
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import NotSeated, Standing
from db.store import Store
from db.users.notes import UserNote
from engine.core.msg import msg
from engine.core.text import Words

LONGEST_NOTE = 1500
LONGEST_TITLE = 45
TEXT = "text"
"""The custom ID of the text field for notes."""


async def show_notes(store: Store, reply: Reply, standing: Standing) -> None:
    """Show the user's notes on a game, even after they have left its table."""
    user = reply.interaction.user.id
    note = await store.notes.get(standing.id, user)
    if note is None and seat_or_none(standing, user) is None:
        raise NotSeated(standing.id)
    await reply.show(_content(standing, note, reply.words))


def _content(standing: Standing, note: UserNote | None, words: Words) -> MessageContent:
    title = words.say(msg("bot-notes-title", game=standing.id))
    text = "\n".join(quoted(note.text)) if note else words.say(msg("bot-notes-none"))
    texts = [f"### {title}", text]
    row = [Button(Press(Verb.JOT, standing.id), msg("bot-notes-write"), ButtonTone.INFORM)]
    if note is not None:
        said = "bot-notes-shown" if note.shown else "bot-notes-private"
        texts.append(f"-# {words.say(msg(said))}")
    if note is not None and standing.table.result is None and not standing.ended_early:
        key = "bot-notes-keep" if note.shown else "bot-notes-show"
        rest = "no" if note.shown else "yes"
        row.append(Button(Press(Verb.JOT_SHOWN, standing.id, rest=rest), msg(key)))
    return MessageContent(words=words, texts=tuple(texts), rows=(tuple(row),))


async def write(services: Services, reply: Reply, press: Press) -> None:
    """Open a modal to write notes in; Discord allows that only as the first response to a press."""
    note = await services.store.notes.get(press.game, reply.interaction.user.id)
    title = reply.words.say(msg("bot-notes-title", game=press.game))[:LONGEST_TITLE]
    submit = str(Press(Verb.JOTTED, press.game))
    modal = ui.Modal(title=title, custom_id=submit, timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=TEXT,
        style=TextStyle.paragraph,
        default=note.text if note else None,
        required=False,
        max_length=LONGEST_NOTE,
    )
    modal.add_item(ui.Label(text=title, component=field))
    modal.stop()
    await reply.open_modal(modal)


async def save_notes(services: Services, reply: Reply, press: Press) -> None:
    """Store the notes that were typed; an empty text deletes them."""
    await reply.defer_update()
    user = reply.interaction.user.id
    standing = await services.tables.standing(press.game)
    if await services.store.notes.get(press.game, user) is None:
        standing.seat_of(user)
    await services.store.notes.put(press.game, user, chosen(press.values).strip()[:LONGEST_NOTE])
    await show_notes_again(services.store, reply, standing)


async def set_shown(services: Services, reply: Reply, press: Press) -> None:
    """Set whether everyone may read the user's notes when the game is over."""
    await reply.defer_update()
    user = reply.interaction.user.id
    await services.store.notes.set_shown(press.game, user, shown=press.rest == "yes")
    await show_notes_again(services.store, reply, await services.tables.standing(press.game))


async def show_notes_again(store: Store, reply: Reply, standing: Standing) -> None:
    """Show the user's notes in their present state, or that there are none."""
    note = await store.notes.get(standing.id, reply.interaction.user.id)
    await reply.show(_content(standing, note, reply.words))
