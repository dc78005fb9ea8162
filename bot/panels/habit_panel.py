"""Standing answers given on the panel, and the list in which they are seen, set and cleared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.custom_ids import Press, Verb, chosen
from bot.messages.game_text import heading
from bot.messages.menu import ListEntry, Row, Select
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.panels.play import act_and_show, tell_if_done
from bot.services import Services, actor_of
from bot.table.habits import choice_label, rule_words
from bot.table.standing import Standing
from bot.table.waste_warnings import muted_by, unmute
from engine.core.errors import IllegalAnswer
from engine.core.habit import Habit, Rule, choice_words, habit_words
from engine.core.msg import Msg, msg

ASK = "-"
"""Chosen in place of a choice: to be asked again."""


async def answer_always(services: Services, reply: Reply, press: Press) -> None:
    """A question was answered for good; where that can be changed is said besides."""
    await reply.defer_update()
    actor, kept, choice = actor_of(reply.interaction), False, chosen(press.values)

    async def act() -> Standing:
        nonlocal kept
        standing = await services.tables.always(press.game, press.seat, choice, press.ply, actor)
        kept = True
        return standing

    await act_and_show(services, reply, press.game, act)
    if kept:
        await reply.follow_up(msg("bot-habit-kept"))


async def change_habit(services: Services, reply: Reply, press: Press) -> None:
    """Something was chosen in the list: to do it always, or to be asked again."""
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
    await show_habits(services, reply, standing, under_way)
    await tell_if_done(services, reply, standing)


async def warn_again(services: Services, reply: Reply, press: Press) -> None:
    """A kind of warning was chosen in the list, to be given again."""
    await reply.defer_update()
    await unmute(services.store, reply.interaction.user.id, chosen(press.values))
    if press.game:
        await show_habits(services, reply, await services.tables.standing(press.game))
    else:
        await show_warnings(services, reply)


def _rule(habit: Habit, chosen: Sequence[str]) -> Rule:
    """What was chosen so far; of an order the rest follows as usual."""
    if not habit.ranked:
        chosen = chosen[-1:]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(habit.choices):
        raise IllegalAnswer(msg("error-no-such-option", key=chosen[-1]))
    rest = (choice for choice in habit.choices if habit.ranked and choice not in chosen)
    return (*chosen, *rest)


def _habits(standing: Standing) -> list[Habit]:
    """The habits that mean anything at this table."""
    return [habit for habit in standing.game.habits if habit.counts_in(standing.table.setup)]


async def show_habits(
    services: Services,
    reply: Reply,
    standing: Standing,
    under_way: dict[str, tuple[str, ...]] | None = None,
) -> None:
    """Show somebody their standing answers at a table, each with a list to change it.

    Of an order that is being chosen, `under_way` holds what stands in front.
    """
    user = reply.interaction.user.id
    seat = standing.seat_of(user)
    kept = {each.name: each.rule for each in await services.store.habits.in_game(standing.id, user)}
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
    said, row = await _muted(services, reply, standing.id)
    await reply.show(MessageContent(words=words, texts=(*texts, *said), rows=(*rows, *row)))


async def show_warnings(services: Services, reply: Reply) -> None:
    """Show somebody the warnings they do not want, where they name no game."""
    said, row = await _muted(services, reply, 0)
    hint = reply.words.say(msg("bot-habits-where"))
    await reply.show(MessageContent(words=reply.words, texts=(hint, *said), rows=row))


async def _muted(
    services: Services, reply: Reply, game: int
) -> tuple[tuple[str, ...], tuple[Row, ...]]:
    """The warnings that somebody does not want, and a list to get them again."""
    muted, words = await muted_by(services.store, reply.interaction.user.id), reply.words
    if not muted:
        return (f"-# {words.say(msg('bot-warnings-none'))}",), ()
    lines = "\n".join(f"- {words.say(name)}" for name in muted.values())
    entries = tuple(ListEntry(name, label) for name, label in muted.items())
    select = Select(Press(Verb.UNMUTE, game), msg("bot-warn-again"), entries)
    return (f"### {words.say(msg('bot-warnings'))}", lines), (select,)


def _select(
    standing: Standing, habit: Habit, base: Press, before: Sequence[str], *, able: bool
) -> Row:
    """What may always be done; to be asked again, if that is not so already."""
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
