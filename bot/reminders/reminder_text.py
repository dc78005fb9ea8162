"""The text of a reminder: the game, the question, the other awaited players and a link."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from bot.custom_ids import Press, Verb
from bot.localization import safe_names
from bot.messages.components import Button, ButtonTone
from bot.messages.direct_messages import link_to
from bot.messages.message_view import MessageContent
from bot.preferences.user import UserSettings
from bot.table.standing import Standing
from bot.timing.escalation import ReminderPolicy
from bot.timing.time_control import from_now, time_words
from db.messaging.waits import Wait
from db.records import Post
from engine.core.game import title
from engine.core.msg import msg
from engine.core.text import Words


@dataclass(frozen=True, slots=True)
class DueReminder:
    """A reminder that is due for one player."""

    standing: Standing
    wait: Wait
    person: UserSettings
    policy: ReminderPolicy
    now: datetime


def reminder_message(
    due: DueReminder, words: Words, post: Post | None, called: str = ""
) -> MessageContent:
    """Return a reminder, with a button that opens the panel; the text begins with `called`."""
    standing = due.standing
    head = msg(
        "bot-reminder",
        title=title(standing.game),
        game=standing.id,
        since=from_now(due.wait.since),
    )
    there = f"[{words.say(msg('bot-to-game'))}]({link_to(standing.record, post)})"
    play = Button(Press(Verb.PLAY, standing.id), msg("bot-play"), ButtonTone.ON)
    lines = (f"{called} {words.say(head)}".strip(), *_about(due, words), there)
    return MessageContent(words=words, texts=("\n".join(lines),), rows=((play,),))


def _about(due: DueReminder, words: Words) -> Iterator[str]:
    """Yield the question, the deadline and the other awaited players.

    The question is worded for everyone: others may read over the player's shoulder.
    """
    standing, seat = due.standing, due.wait.seat
    names = safe_names(standing.players, words)
    if asked := standing.seen_by(None).table.awaited(seat):
        yield f"> {words.say(asked.prompt, names)}"
    if due.policy.deadline is not None:
        yield f"-# {words.say(time_words(due.policy.deadline, due.now))}"
    others = tuple(
        msg("bot-name", name=names[other]) for other in standing.awaited if other != seat
    )
    if others:
        yield f"-# {words.say(msg('bot-reminder-others', names=others))}"
