"""The rules in short, a page for each topic, with icons where a thing is first mentioned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from bot.application_emojis.shown import Emojis
from bot.application_emojis.within import at_first_mention
from bot.custom_ids import Press, Verb, chosen
from bot.look.private_look import show_look, way_on
from bot.look.viewer import NothingToSee, seat_or_none
from bot.messages.components import ListEntry, Select
from bot.messages.message_view import NO_EMOJIS, MessageContent
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import Standing
from engine.core.msg import msg
from engine.core.text import Words
from render.emojis.names import said

_NAMES = (None, "many", "plural")
"""The forms in which the rules name things."""
_LANGUAGES = 16
"""The languages and games whose names are remembered."""


async def show_rules(services: Services, reply: Reply, game_id: int, topic: str = "") -> None:
    """Show one topic of the rules summary, or the first one."""
    standing = await services.visible_standing(reply.interaction, game_id)
    topic = topic or standing.game.topics[0]
    seat = seat_or_none(standing, reply.interaction.user.id)
    content = rules_message(standing, reply.words, topic, services.emojis)
    content = replace(content, rows=(*content.rows, way_on(standing, seat)))
    await show_look(services, reply, standing.id, content)


def rules_message(
    standing: Standing, words: Words, topic: str, emojis: Emojis = NO_EMOJIS
) -> MessageContent:
    """Return one topic of the rules summary, with a select of all topics."""
    name, topics = standing.game.name.replace("_", "-"), standing.game.topics
    if topic not in topics:
        raise NothingToSee(msg("bot-error-no-topic", topic=topic))
    here = msg(f"{name}-topic-{topic}")
    entries = tuple(
        ListEntry(each, msg(f"{name}-topic-{each}"), chosen=each == topic) for each in topics
    )
    select = Select(Press(Verb.RULES, standing.id), msg("bot-choose-topic"), entries)
    text = at_first_mention(words.inner(here, None, "text"), icon_names(words, name), emojis)
    return MessageContent(words=words, texts=(f"### {words.say(here)}", text), rows=(select,))


async def rules(services: Services, reply: Reply, press: Press) -> None:
    """Show another topic of the rules."""
    await reply.defer_privately()
    await show_rules(services, reply, press.game, press.rest or chosen(press.values))


@lru_cache(_LANGUAGES)
def icon_names(words: Words, family: str) -> Mapping[str, str]:
    """Return the emoji of each thing of a game that has one, by the names for it."""
    found: dict[str, str] = {}
    for key, name in said().items():
        if key.startswith(f"{family}-"):
            names = (words.plain(key, form) for form in _NAMES)
            found |= {each: name for each in names if each and each not in found}
    return MappingProxyType(found)
