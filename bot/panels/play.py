"""Handlers of private panels: opening one, answering, turning pages, ending the turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from discord import ui

from bot.custom_ids import LARGEST_USER, InvalidCustomId, Press, Verb, chosen, number_in, word_in
from bot.localization import safe_names
from bot.look.history import opening_recap
from bot.messages.autocomplete import chosen_option, read_number
from bot.messages.game_text import BESIDE, actions_text, newest_actions
from bot.messages.menu import FIRST_PAGE, LAST_PAGE, Page, chosen_with, confirmed, read_page
from bot.messages.open_panels import PanelState
from bot.messages.responses import Reply
from bot.panels.debounce import is_second_tap
from bot.panels.panel import PanelReader, panel
from bot.polls import polls
from bot.polls.absence_polls import close_absence_polls
from bot.posts.status_poster import PostFailed
from bot.preferences.user import remember_language
from bot.services import Services, actor_of, name_of
from bot.table import waste_warnings
from bot.table.habits import remarks_for
from bot.table.standing import NotSeated, Standing
from bot.table.tables import Choose, NeedsConfirmation
from db.messaging.posts import STATUS
from db.store import Store
from engine.core.decision import Answer, Decision, Pick
from engine.core.errors import FathomError, IllegalAnswer, Refused, Stale
from engine.core.msg import Msg, msg

_log = logging.getLogger(__name__)

Act: TypeAlias = Callable[[], Awaitable[Standing]]
NUMBER = "number"
"""The custom ID of the text field for a number."""
LONGEST_TITLE = 45
SOON = 1.0
"""The seconds after which players expect to see that their answer has been accepted."""


async def show_panel(  # noqa: PLR0913 - all that a panel can show
    services: Services,
    reply: Reply,
    standing: Standing,
    page: Page = FIRST_PAGE,
    note: Msg | None = None,
    wants: NeedsConfirmation | None = None,
    *,
    undone: str = "",
    renews: bool = False,
) -> None:
    """Show the user their panel as the game stands now, or ask them to confirm an answer.

    If it only `renews` a panel, nothing is shown where its message has got other content meanwhile.
    """
    reply.names = safe_names(standing.players, reply.words)
    seat = standing.seat_of(reply.interaction.user.id)
    reply.stage("play")
    fresh = page == FIRST_PAGE and note is None and wants is None
    recap = await opening_recap(services, reply, standing, seat) if fresh else ()
    notes = await remarks_for(services.store, standing, seat)
    user = reply.interaction.user.id
    unwarned = await waste_warnings.muted_kinds(services.store, user, standing.game)
    reader = PanelReader(
        *(seat, reply.words, page, note),
        habits=notes,
        recap=recap,
        undone=undone,
        unwarned=unwarned,
    )
    if wants is not None:
        reader = replace(reader, ending=wants.answer, wastes=wants.wastes, muted=wants.muted)
    content = await panel(standing, reader, services.pictures, services.emojis)
    reply.stage("draw")
    if renews and not services.open_panels.shows(standing.id, reply):
        return
    await reply.show(content)

    async def again(now: Standing, news: Msg | None) -> None:
        await show_panel(services, reply, now, note=news, renews=news is None)

    shown = PanelState.of(content, standing, seat, page)
    await services.open_panels.register(
        standing.id, reply, again, services.store.now(), shown, renews=renews
    )


async def tell_if_done(services: Services, reply: Reply, standing: Standing) -> None:
    """Update the channel once the user has finished their part.

    Until then, nothing is announced, but any poll about their absence is closed.
    """
    user = reply.interaction.user.id
    seat = standing.seat_of(user)
    if standing.asked(seat) and await _is_private(services.store, standing):
        await close_absence_polls(services.client, services.store, services.tables, standing, seat)
        return
    try:
        await services.status_poster.tell(standing.id, user)
    except PostFailed as wrong:
        await reply.follow_up(wrong.msg)
    await polls.settle_polls(services, standing.id, user)


async def _is_private(store: Store, standing: Standing) -> bool:
    """Return whether there are moves since the last post, and all of them are still private."""
    post = await store.posts.get(standing.id, STATUS)
    told = post is not None and post.ply >= standing.record.announced
    return told and standing.ply != standing.record.announced


async def act_and_show(
    services: Services, reply: Reply, game_id: int, act: Act, *, undoes: bool = False
) -> None:
    """Act at a table and show the result; a refusal is shown on a fresh panel.

    If the user `undoes` something, the panel says what that was.
    """
    before = await services.tables.standing(game_id) if undoes else None
    try:
        standing = await _showing_wait(act, partial(_show_waiting, services, reply, game_id))
    except NeedsConfirmation as asked:
        standing = await services.tables.standing(game_id)
        await show_panel(services, reply, standing, wants=asked)
        return
    except Refused as wrong:
        standing = await services.tables.standing(game_id)
        await show_panel(services, reply, standing, note=wrong.msg)
        return
    undone = await _undone(services.store, reply, before, standing) if before else ""
    try:
        await show_panel(services, reply, standing, undone=undone)
    finally:
        # The answer is stored even if its player has closed the panel.
        await tell_if_done(services, reply, standing)


async def _undone(store: Store, reply: Reply, before: Standing, after: Standing) -> str:
    """Return the user's steps that were undone since an earlier standing."""
    seat = after.seat_of(reply.interaction.user.id)
    first = min((ply for ply, _ in before.table.since_checkpoint), default=before.ply)
    taken = [
        replace(entry, undone_by=None)
        for entry in await store.games.log(after.id, first, before.ply)
        if entry.seat == seat and entry.undone_by is not None and entry.undone_by >= before.ply
    ]
    names = safe_names(after.players, reply.words)
    return newest_actions(actions_text(taken, seat, reply.words, names), BESIDE)


async def _showing_wait(act: Act, show_waiting: Callable[[], Awaitable[None]]) -> Standing:
    """Act at a table; if computer players then take long, show the accepted answer meanwhile."""
    doing = asyncio.ensure_future(act())
    try:
        await asyncio.wait({doing}, timeout=SOON)
        if not doing.done():
            await show_waiting()
    except asyncio.CancelledError:
        doing.cancel()
        raise
    return await doing


async def _show_waiting(services: Services, reply: Reply, game_id: int) -> None:
    """Show the user their panel if it is now the computer players' turn; errors are only logged."""
    try:
        standing = await services.tables.standing(game_id)
        seat = standing.seat_of(reply.interaction.user.id)
        if standing.awaits_computer and standing.asked(seat) is None:
            await show_panel(services, reply, standing)
    except FathomError as wrong:
        # Whatever is wrong with the game, the action itself reports it.
        _log.warning("game %s: no panel in the meantime: %s", game_id, wrong)
    except Exception:  # the answer counts whatever is wrong with the panel
        _log.exception("game %s: the panel of a waiting player could not be updated", game_id)


async def play(services: Services, reply: Reply, press: Press) -> None:
    """Open one's own panel, or refresh it."""
    await reply.defer_privately()
    standing = await services.tables.standing(press.game)
    user = reply.interaction.user
    seat = standing.seat_of(user.id)
    if standing.players[seat].name != (name := name_of(user)):
        await services.store.games.rename(press.game, user.id, name)
    await remember_language(services.store, user.id, reply.interaction.locale.value)
    await open_panel(services, reply, standing)


async def open_panel(services: Services, reply: Reply, standing: Standing) -> None:
    """Show the user their panel, and close any poll about their absence.

    If a look has taken its place, what had been selected on it stays selected.
    """
    page = services.open_panels.page_left(standing, reply)
    await show_panel(services, reply, standing, page=page)
    seat = standing.seat_of(reply.interaction.user.id)
    await close_absence_polls(services.client, services.store, services.tables, standing, seat)


async def answer(services: Services, reply: Reply, press: Press) -> None:
    """Give the answer of a press: an option, several confirmed options, or a number."""
    written = press.values[0] if press.values else press.rest
    await _answer(services, reply, press, chooser(press.verb, written))


async def end_turn(services: Services, reply: Reply, press: Press) -> None:
    """Give an answer that the user has confirmed; a double tap is ignored."""
    if is_second_tap(reply.interaction):
        await reply.defer_update()
        return
    verb, _, written = press.rest.partition("~")
    await _answer(services, reply, press, chooser(_given(verb), written), ends_turn=True)


async def mute(services: Services, reply: Reply, press: Press) -> None:
    """Turn off the kinds of warnings shown; the answer still has to be confirmed."""
    await reply.defer_update()
    if is_second_tap(reply.interaction):
        return
    standing = await services.tables.standing(press.game)
    asked, user = standing.asked(press.seat), reply.interaction.user.id
    if standing.seat_of(user) != press.seat:
        raise NotSeated(press.game)
    if asked is None or not standing.is_current(press.seat, press.ply):
        note = Stale(press.ply, standing.ply).msg
        await show_panel(services, reply, standing, note=note)
        return
    verb, _, written = press.rest.partition("~")
    answer = asked.check(chooser(_given(verb), written)(asked))
    wastes = standing.game.wasted(standing.table.state, asked, answer)
    muted = await waste_warnings.mute(services.store, user, standing.game, wastes)
    await show_panel(services, reply, standing, wants=NeedsConfirmation(answer, muted=muted))


def _given(written: str) -> Verb:
    """Return the verb of an answer that was to be confirmed; refuse any other verb."""
    verb = word_in(Verb, written)
    if verb not in (Verb.PICK, Verb.CONFIRM, Verb.AMOUNT):
        raise InvalidCustomId
    return verb


def chooser(verb: Verb, written: str) -> Choose:
    """Return a function that finds, for the open decision, the answer that a press gives."""

    def choose(decision: Decision) -> Answer:
        if verb is Verb.AMOUNT:
            return read_number(written)
        if not isinstance(decision, Pick):
            raise IllegalAnswer(msg("error-not-a-pick"))
        if verb is Verb.CONFIRM:
            return confirmed(decision, read_page(written))
        return chosen_option(decision, written)

    return choose


async def _answer(
    services: Services, reply: Reply, press: Press, choose: Choose, *, ends_turn: bool = False
) -> None:
    await reply.defer_update()
    if services.open_panels.has_renewed(press.game, reply) and is_second_tap(reply.interaction):
        # The panel has just changed by itself, under the finger.
        return
    actor = replace(actor_of(reply.interaction), ends_turn=ends_turn)

    async def act() -> Standing:
        return await services.tables.answer(press.game, press.seat, choose, press.ply, actor)

    await act_and_show(services, reply, press.game, act)


async def ask_amount(_services: Services, reply: Reply, press: Press) -> None:
    """Open a modal to type a number in; Discord allows that only as the first response."""
    low, high = _bounds(press.rest)
    question = reply.words.say(msg("bot-ask-amount", low=low, high=high))
    submit = replace(press, verb=Verb.AMOUNT, rest="")
    modal = ui.Modal(title=question[:LONGEST_TITLE], custom_id=str(submit), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=NUMBER, min_length=1, max_length=max(len(str(low)), len(str(high)))
    )
    modal.add_item(ui.Label(text=question[:LONGEST_TITLE], component=field))
    modal.stop()
    await reply.open_modal(modal)


def _bounds(written: str) -> tuple[int, int]:
    """Return the bounds of a number, as written in a custom ID."""
    low, _, high = written.partition(".")
    most = LARGEST_USER
    return number_in(low, -most, most), number_in(high, -most, most)


async def turn_page(services: Services, reply: Reply, press: Press) -> None:
    """Show another part of the options: a page, a kind, or another selection."""
    await reply.defer_update()
    page = page_after(press)
    standing = await services.tables.standing(press.game)
    stale = not standing.is_current(press.seat, press.ply)
    note = Stale(press.ply, standing.ply).msg if stale else None
    await show_panel(services, reply, standing, page=FIRST_PAGE if stale else page, note=note)


def page_after(press: Press) -> Page:
    """Return the page to show after a press that does not give an answer yet."""
    if press.verb is Verb.KIND:
        return Page(kind=number_in(chosen(press.values), high=LAST_PAGE))
    page = read_page(press.rest)
    return chosen_with(page, press.values) if press.verb is Verb.CHOSEN else page


async def start_over(services: Services, reply: Reply, press: Press) -> None:
    """Undo the user's current turn, as far as nobody else has to agree."""
    await reply.defer_update()
    actor = actor_of(reply.interaction)

    async def act() -> Standing:
        return await services.tables.start_over(press.game, press.seat, press.ply, actor)

    await act_and_show(services, reply, press.game, act, undoes=True)
