"""A user who asks to be forgotten is told what is deleted and what stays, and must confirm."""

from __future__ import annotations

import pytest

from bot.me.forget_me import question
from db.users.forget import StoredUserData
from engine.core.text import Words, available_locales
from tests.bot.limits import check_sheet, said


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("count", [0, 1, 123])
def test_what_goes_is_said_line_by_line(locale: str, count: int) -> None:
    traces = StoredUserData(
        settings=True, games=count, results=count, notes=count, habits=count, under_way=()
    )
    sheet = question(traces, Words(locale, strict=True))
    check_sheet(sheet)
    lines = [line for line in said(sheet.to_view()).splitlines() if line.startswith("- ")]
    assert len(lines) == 5
    assert sum(str(count) in line for line in lines) == (4 if count else 0)
