"""Open panels show what has changed, as long as Discord allows it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.custom_ids import Press, Verb
from bot.look.viewer import seat_or_none
from bot.messages import open_panels
from bot.messages.game_text import heading
from bot.messages.message_view import MessageContent
from bot.messages.open_panels import FRESH, OpenPanels, PanelState
from bot.messages.responses import Reply
from bot.table.standing import Standing
from bot.table.tables import Tables
from engine.core.msg import Msg, msg
from engine.core.text import Words
from render.pictures import Picture
from tests.bot.limits import inside
from tests.bot.recorded_interactions import Caller, failure
from tests.bot.stored_tables import ANN, BEN, answer, begun, opened, to_last_answer
from tests.bot.table.test_standing import given_up

WORDS = Words("en", strict=True)
NOW = datetime(2026, 1, 2, tzinfo=UTC)
NEWS = msg("bot-name", name="something has changed")


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def standing(tables: Tables) -> Standing:
    return await tables.standing(await begun(tables, ANN, BEN))


class Panel:
    """A panel that records what it shows."""

    def __init__(self, user: int, wrong: Exception | None = None) -> None:
        self.caller = Caller(user)
        self.reply = Reply(self.caller.interaction)
        self.shown: list[Msg | None] = []
        self._wrong = wrong

    async def show(self, _standing: Standing, news: Msg | None) -> None:
        self.shown.append(news)
        if self._wrong is not None:
            raise self._wrong


async def noted(
    panels: OpenPanels,
    standing: Standing,
    panel: Panel,
    when: datetime = NOW,
    game: int | None = None,
    *,
    renews: bool = False,
) -> None:
    """Register an open panel that shows the standing of a table."""
    user = panel.reply.interaction.user.id
    seat = seat_or_none(standing, user) or 0
    texts = (heading(standing, WORDS), "-# so far")
    below = ("-# what options do", "### What is asked")
    pictures = (Picture("a.png", b"much", "Board", 9, 9),)
    sheet = MessageContent(WORDS, texts=texts, pictures=pictures, below=below)
    if not panel.caller.interaction.response.is_done():
        await panel.reply.defer()
    await panel.reply.show(sheet)
    shown = PanelState.of(sheet, standing, seat)
    await panels.register(game or standing.id, panel.reply, panel.show, when, shown, renews=renews)


async def test_the_last_panel_of_each_person_at_a_table_is_shown_anew(standing: Standing) -> None:
    panels = OpenPanels()
    first, last, other, stranger = Panel(ANN), Panel(ANN), Panel(BEN), Panel(999)
    for panel in (first, last, other, stranger):
        await noted(panels, standing, panel)
    elsewhere = Panel(ANN)
    await noted(panels, standing, elsewhere, game=standing.id + 1)
    await panels.refresh(standing, NOW, NEWS)
    assert [each.shown for each in (first, last, other, stranger, elsewhere)] == [
        [],
        [NEWS],
        [NEWS],
        [],
        [],
    ]


async def test_a_panel_renewed_while_a_newer_one_was_opened_does_not_replace_that_one(
    standing: Standing,
) -> None:
    panels, late, newer = OpenPanels(), Panel(ANN), Panel(ANN)
    await noted(panels, standing, late)
    await noted(panels, standing, newer)
    await noted(panels, standing, late, renews=True)
    assert last_buttons(late) == [str(Press(Verb.PLAY, standing.id, 0, standing.ply))]
    assert last_buttons(newer) == []
    await panels.refresh(standing, NOW, NEWS)
    assert (late.shown, newer.shown) == ([], [NEWS])


async def test_showing_it_anew_makes_no_panel_younger(standing: Standing) -> None:
    panels, panel = OpenPanels(), Panel(ANN)
    await noted(panels, standing, panel)
    await noted(panels, standing, panel, NOW + FRESH / 2)
    await panels.refresh(standing, NOW + FRESH, NEWS)
    assert panel.shown == []
    await panels.expire(NOW + FRESH)
    assert len(panels) == 0


async def test_a_panel_that_is_gone_holds_up_no_other(standing: Standing) -> None:
    panels, gone, other = OpenPanels(), Panel(ANN, failure(404, 10008)), Panel(BEN)
    for panel in (gone, other):
        await noted(panels, standing, panel)
    for _ in range(2):
        await panels.refresh(standing, NOW, NEWS)
    assert (gone.shown, other.shown) == ([NEWS], [NEWS, NEWS])


async def test_only_so_many_are_kept_in_mind(
    monkeypatch: pytest.MonkeyPatch, standing: Standing
) -> None:
    monkeypatch.setattr(open_panels, "MOST", 3)
    panels = OpenPanels()
    for user in range(10):
        panel = Panel(user)
        await noted(panels, standing, panel, NOW + timedelta(hours=user))
    assert len(panels) <= 3


# --- outdated panels are renewed, or say so ------------------------------------------------------


def last_buttons(panel: Panel) -> list[str]:
    """Return the custom IDs of the components a panel has after its last edit."""
    (_, how) = panel.caller.interaction.edit_original_response.await_args
    return [part["custom_id"] for part in inside(how["view"]) if "custom_id" in part]


async def turn_over(tables: Tables, number: int) -> Standing:
    """Play the awaited seat's turn to its end."""
    await to_last_answer(tables, number)
    return await answer(tables, number)


async def test_a_panel_whose_question_has_passed_is_drawn_anew(
    tables: Tables, standing: Standing
) -> None:
    panels, mover = OpenPanels(), standing.awaited[0]
    waiting = Panel(standing.players[1 - mover].user_id or 0)
    await noted(panels, standing, waiting)
    await panels.renew(await turn_over(tables, standing.id), NOW)
    assert waiting.shown == [None]
    assert len(waiting.caller.shown) == 1


async def test_a_panel_that_cannot_be_drawn_anew_says_whose_turn_it_is_and_leads_there(
    tables: Tables, standing: Standing
) -> None:
    panels, mover = OpenPanels(), standing.awaited[0]
    waiting = Panel(standing.players[1 - mover].user_id or 0, RuntimeError("no pictures"))
    await noted(panels, standing, waiting)
    after = await turn_over(tables, standing.id)
    for _ in range(2):
        await panels.renew(after, NOW)
    said = waiting.caller.shown[-1]
    assert said.startswith(f"⚠️ {WORDS.say(msg('bot-panel-asked'))}\n-# ")
    assert not any(gone in said for gone in ("so far", "what options do", "What is asked"))
    assert last_buttons(waiting) == [str(Press(Verb.PLAY, standing.id, 1 - mover, standing.ply))]
    edits = waiting.caller.interaction.edit_original_response.await_args_list
    assert ["attachments" in call.kwargs for call in edits] == [True, False]
    assert any("items" in part for part in inside(edits[-1].kwargs["view"]))


async def test_an_earlier_standing_never_replaces_a_later_one(
    tables: Tables, standing: Standing
) -> None:
    panels, mover = OpenPanels(), standing.awaited[0]
    waiting = Panel(standing.players[1 - mover].user_id or 0)
    await noted(panels, standing, waiting)
    first = await turn_over(tables, standing.id)
    await noted(panels, first, waiting)
    await panels.renew(first, NOW)
    await panels.renew(standing, NOW)
    assert waiting.shown == []


async def test_a_panel_that_waits_says_at_last_that_it_changes_no_more(standing: Standing) -> None:
    mover = standing.awaited[0]
    for seat, late, said in ((1 - mover, 0, True), (1 - mover, 60, False), (mover, 0, False)):
        panels, panel = OpenPanels(), Panel(standing.players[seat].user_id or 0)
        await noted(panels, standing, panel)
        await panels.expire(NOW + FRESH - timedelta(seconds=1))
        assert len(panel.caller.shown) == 1
        await panels.expire(NOW + FRESH + timedelta(seconds=late))
        assert len(panel.caller.shown) == 1 + said
        asleep = f"⚠️ {WORDS.say(msg('bot-panel-asleep'))}"
        assert panel.caller.shown[-1].startswith(asleep) is said


async def test_a_panel_that_has_changed_by_itself_is_known_until_it_is_pressed(
    tables: Tables, standing: Standing
) -> None:
    panels, mover = OpenPanels(), standing.awaited[0]
    waiting = Panel(standing.players[1 - mover].user_id or 0)
    waiting.caller.interaction.message.id = waiting.caller.message_id
    await noted(panels, standing, waiting)
    assert not panels.has_renewed(standing.id, waiting.reply)
    await noted(panels, await turn_over(tables, standing.id), waiting)
    assert panels.has_renewed(standing.id, waiting.reply)
    press = Panel(waiting.reply.interaction.user.id)
    press.caller.message_id = waiting.caller.message_id
    press.caller.interaction.message.id = waiting.caller.message_id
    await noted(panels, standing, press)
    assert not panels.has_renewed(standing.id, press.reply)


async def test_a_panel_that_is_right_stays_as_it_is(tables: Tables, standing: Standing) -> None:
    panels, mover = OpenPanels(), standing.awaited[0]
    acting, waiting = (Panel(standing.players[seat].user_id or 0) for seat in (mover, 1 - mover))
    await noted(panels, standing, waiting)
    # Steps that are still private change nothing for anyone else.
    within = await to_last_answer(tables, standing.id)
    await panels.renew(within, NOW)
    after = await answer(tables, standing.id)
    await noted(panels, after, acting)
    await panels.renew(after, NOW)
    assert (acting.shown, waiting.shown) == ([], [None])


async def test_a_question_that_is_still_asked_is_not_taken_away(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN, game="underwater-cities")
    standing = await tables.standing(number)
    assert standing.awaited == (0, 1)
    panels, choosing = OpenPanels(), Panel(BEN)
    await noted(panels, standing, choosing)
    after = await answer(tables, number)
    assert after.asked(1) is not None
    await panels.renew(after, NOW)
    assert choosing.shown == []


async def test_a_newer_panel_makes_the_one_before_say_so(standing: Standing) -> None:
    panels, first, second = OpenPanels(), Panel(ANN), Panel(ANN)
    await noted(panels, standing, first)
    await noted(panels, standing, second)
    assert first.caller.shown[-1].startswith(f"⚠️ {WORDS.say(msg('bot-panel-newer'))}")
    assert len(second.caller.shown) == 1


async def test_the_same_panel_pressed_again_is_no_newer_one(standing: Standing) -> None:
    panels, first, second = OpenPanels(), Panel(ANN), Panel(ANN)
    second.caller.message_id = first.caller.message_id
    await noted(panels, standing, first)
    await noted(panels, standing, second)
    assert [len(each.caller.shown) for each in (first, second)] == [1, 1]


async def test_what_took_the_place_of_a_panel_stays_as_it_is(
    tables: Tables, standing: Standing
) -> None:
    panels, mover = OpenPanels(), standing.awaited[0]
    waiting = Panel(standing.players[1 - mover].user_id or 0)
    await noted(panels, standing, waiting)
    beside = Panel(waiting.reply.interaction.user.id)
    beside.caller.message_id = waiting.caller.message_id
    beside.reply.when_filled = panels.overwritten
    await beside.reply.defer()
    await beside.reply.say(NEWS)
    after = await turn_over(tables, standing.id)
    await panels.renew(after, NOW)
    assert waiting.shown == []
    await panels.refresh(after, NOW, NEWS)
    assert waiting.shown == [NEWS], "an undo to which all agreed brings it back"


async def test_a_panel_that_may_not_have_arrived_is_not_relied_on(
    tables: Tables, standing: Standing
) -> None:
    panels, mover = OpenPanels(), standing.awaited[0]
    waiting = Panel(standing.players[1 - mover].user_id or 0)
    await waiting.reply.defer()
    waiting.caller.interaction.edit_original_response.side_effect = TimeoutError
    waiting.caller.interaction.followup.fetch_message = AsyncMock(side_effect=TimeoutError)
    await noted(panels, standing, waiting)
    await panels.renew(await turn_over(tables, standing.id), NOW)
    assert waiting.shown == []


async def test_a_panel_that_cannot_be_changed_any_more_is_left_alone(
    tables: Tables, standing: Standing
) -> None:
    panels, late, closed = OpenPanels(), Panel(ANN), Panel(BEN)
    for panel in (late, closed):
        await noted(panels, standing, panel, NOW if panel is late else NOW + FRESH)
    closed.caller.interaction.edit_original_response.side_effect = failure(404, 10008)
    after = await turn_over(tables, standing.id)
    await panels.renew(after, NOW + FRESH)
    assert late.shown == []


async def test_what_is_kept_of_a_panel_is_small(standing: Standing) -> None:
    sheet = MessageContent(WORDS, pictures=(Picture("a.png", b"much", "Board", 9, 9),))
    assert [each.png for each in PanelState.of(sheet, standing, 0).content.pictures] == [b""]


async def test_the_panels_of_a_game_that_was_ended_show_it_once(standing: Standing) -> None:
    panels, panel = OpenPanels(), Panel(ANN)
    ended = given_up(standing)
    await noted(panels, standing, panel, game=ended.id)
    await panels.renew(ended, NOW)
    assert panel.shown == [None]
    await noted(panels, ended, panel)
    await panels.renew(ended, NOW)
    assert panel.shown == [None]
