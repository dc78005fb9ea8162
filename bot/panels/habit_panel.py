"""Automatic answers: the select that sets one, and the list in which they can be changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.custom_ids import Press, Verb, chosen
from bot.messages.components import ComponentRow, ListEntry, Select
from bot.messages.game_text import heading
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.panels.play import act_and_show, tell_if_done
from bot.services import Services, actor_of
from bot.table.habits import choice_label, rule_words
from bot.table.standing import Standing
from bot.table.waste_warnings import muted_by, unmute
from db.store import Store
from engine.core.aids.habit import Habit, StandingAnswer, choice_words, habit_words
from engine.core.errors import IllegalAnswer
from engine.core.msg import Msg, msg

ASK = "-"
"""The value in a select that means being asked again."""


async def answer_always(services: Services, reply: Reply, press: Press) -> None:
    """Give an answer and make it automatic, and say where that can be changed."""
    await reply.defer_update()
    actor, kept, choice = actor_of(reply.interaction), False, chosen(press.values)

    async def act() -> Standing:
        nonlocal kept
        standing = await services.tables.answer_always(
            press.game, press.seat, choice, press.ply, actor
        )
        kept = True
        return standing

    await act_and_show(services, reply, press.game, act)
    if kept:
        await reply.follow_up(msg("bot-habit-kept"))


async def change_habit(services: Services, reply: Reply, press: Press) -> None:
    """Handle a selection in the list, which sets an automatic answer or removes it."""
    await reply.defer_update()
    standing = await services.tables.standing(press.game)
    name, _, before = press.rest.partition("~")
    habit = next((each for each in _habits(standing) if each.name == name), None)
    if habit is None:
        raise IllegalAnswer(msg("error-no-such-option", key=name))
    last = chosen(press.values)
    order = (*before.split("."), last) if before else (last,)
    rule = None if last == ASK else _rule(habit, order)
    standing = await services.tables.set_habit(press.game, actor_of(reply.interaction), habit, rule)
    under_way = {} if rule is None else {name: order}
    await show_habits(services.store, reply, standing, under_way)
    await tell_if_done(services, reply, standing)


async def warn_again(services: Services, reply: Reply, press: Press) -> None:
    """Turn a warning selected in the list on again."""
    await reply.defer_update()
    await unmute(services.store, reply.interaction.user.id, chosen(press.values))
    if press.game:
        await show_habits(services.store, reply, await services.tables.standing(press.game))
    else:
        await show_warnings(services.store, reply)


def _rule(habit: Habit, chosen: Sequence[str]) -> StandingAnswer:
    """Return the rule chosen so far; a partial order is completed with the usual one."""
    if not habit.ranked:
        chosen = chosen[-1:]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(habit.choices):
        raise IllegalAnswer(msg("error-no-such-option", key=chosen[-1]))
    rest = (choice for choice in habit.choices if habit.ranked and choice not in chosen)
    return (*chosen, *rest)


def _habits(standing: Standing) -> list[Habit]:
    """Return the habits that apply to this table."""
    return [habit for habit in standing.game.habits if habit.counts_in(standing.table.setup)]


async def show_habits(
    store: Store,
    reply: Reply,
    standing: Standing,
    under_way: dict[str, tuple[str, ...]] | None = None,
) -> None:
    """Show the user's automatic answers at a table, with a select to change each.

    `under_way` holds the first choices of an order that is being set.
    """
    user = reply.interaction.user.id
    seat = standing.seat_of(user)
    kept = {each.name: each.rule for each in await store.habits.in_game(standing.id, user)}
    game, words = standing.game, reply.words
    lines, rows = [], []
    for habit in _habits(standing):
        rule = habit.read(kept.get(habit.name, ""))
        answer = msg("bot-habit-asked") if rule is None else rule_words(game, habit, rule)
        line = msg("bot-habit-line", question=words.say(habit_words(game, habit)), answer=answer)
        lines.append(f"- {words.say(line)}")
        base = Press(Verb.HABIT, standing.id, seat, rest=habit.name)
        before = (under_way or {}).get(habit.name, ())
        rows.append(_select(standing, habit, base, before, able=rule is not None))
    key = "bot-habits-intro" if rows else "bot-habits-none"
    texts = (heading(standing.seen_by(seat), words), f"### {words.say(msg('bot-habits'))}",
             words.say(msg(key)), "\n".join(lines))  # fmt: skip
    said, row = await _muted(store, reply, standing.id)
    await reply.show(MessageContent(words=words, texts=(*texts, *said), rows=(*rows, *row)))


async def show_warnings(store: Store, reply: Reply) -> None:
    """Show only the warnings that the user has turned off, for when no game is named."""
    said, row = await _muted(store, reply, 0)
    hint = reply.words.say(msg("bot-habits-where"))
    await reply.show(MessageContent(words=reply.words, texts=(hint, *said), rows=row))


async def _muted(
    store: Store, reply: Reply, game: int
) -> tuple[tuple[str, ...], tuple[ComponentRow, ...]]:
    """Return the lines and the select of the warnings that the user has turned off."""
    muted, words = await muted_by(store, reply.interaction.user.id), reply.words
    if not muted:
        return (f"-# {words.say(msg('bot-warnings-none'))}",), ()
    lines = "\n".join(f"- {words.say(name)}" for name in muted.values())
    entries = tuple(ListEntry(name, label) for name, label in muted.items())
    select = Select(Press(Verb.UNMUTE, game), msg("bot-warn-again"), entries)
    return (f"### {words.say(msg('bot-warnings'))}", lines), (select,)


def _select(
    standing: Standing, habit: Habit, base: Press, before: Sequence[str], *, able: bool
) -> ComponentRow:
    """Return the select of a habit: its choices and, if `able`, being asked again."""
    game = standing.game
    left = [choice for choice in habit.choices if choice not in before]
    if not habit.ranked or len(left) < len(("one", "another")):
        before, left = (), list(habit.choices)
    entries = [ListEntry(choice, _label(standing, habit, choice, before)) for choice in left]
    if able:
        entries.append(ListEntry(ASK, msg("bot-habit-ask")))
    rest = f"{habit.name}~{'.'.join(before)}" if before else habit.name
    placeholder: Msg = habit_words(game, habit)
    if before:
        placeholder = msg("bot-habit-then", choice=choice_words(game, habit, before[-1]))
    return Select(replace(base, rest=rest), placeholder, tuple(entries))


def _label(standing: Standing, habit: Habit, choice: str, before: Sequence[str]) -> Msg:
    words = choice_words(standing.game, habit, choice)
    return msg("bot-habit-next", choice=words) if before else choice_label(
        standing.game, habit, choice
    )  # fmt: skip
