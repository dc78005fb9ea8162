"""Panels that lie open show what changed, as long as Discord lets them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.messages import open_panels
from bot.messages.open_panels import FRESH, OpenPanels
from bot.messages.replies import Reply
from bot.table.tables import Tables
from bot.table.turns import Standing
from engine.core.msg import Msg, msg
from tests.bot.callers import Caller, failure
from tests.bot.tablemates import ANN, BEN, begun, opened

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
    """A panel that notes what it shows."""

    def __init__(self, user: int, wrong: Exception | None = None) -> None:
        self.reply = Reply(Caller(user).interaction)
        self.shown: list[Msg] = []
        self._wrong = wrong

    async def show(self, _standing: Standing, news: Msg) -> None:
        self.shown.append(news)
        if self._wrong is not None:
            raise self._wrong


async def test_the_last_panel_of_each_person_at_a_table_is_shown_anew(standing: Standing) -> None:
    panels = OpenPanels()
    first, last, other, stranger = Panel(ANN), Panel(ANN), Panel(BEN), Panel(999)
    for panel in (first, last, other, stranger):
        panels.note(standing.id, panel.reply, panel.show, NOW)
    elsewhere = Panel(ANN)
    panels.note(standing.id + 1, elsewhere.reply, elsewhere.show, NOW)
    await panels.refresh(standing, NOW, NEWS)
    assert [each.shown for each in (first, last, other, stranger, elsewhere)] == [
        [],
        [NEWS],
        [NEWS],
        [],
        [],
    ]


async def test_showing_it_anew_makes_no_panel_younger(standing: Standing) -> None:
    panels, panel = OpenPanels(), Panel(ANN)
    panels.note(standing.id, panel.reply, panel.show, NOW)
    panels.note(standing.id, panel.reply, panel.show, NOW + FRESH / 2)
    await panels.refresh(standing, NOW + FRESH, NEWS)
    assert panel.shown == []
    assert len(panels) == 0


async def test_a_panel_that_is_gone_holds_up_no_other(standing: Standing) -> None:
    panels, gone, other = OpenPanels(), Panel(ANN, failure(404, 10008)), Panel(BEN)
    for panel in (gone, other):
        panels.note(standing.id, panel.reply, panel.show, NOW)
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
        panels.note(standing.id, panel.reply, panel.show, NOW + timedelta(hours=user))
    assert len(panels) <= 3
