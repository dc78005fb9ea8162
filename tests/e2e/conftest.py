"""Fixtures: an evening for each test, followed by a check of every request the bot made."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.computer_players.executor import ProcessBackend
from bot.computer_players.worker import WorkerRequest, plan_for
from bot.messages import open_panels
from bot.messages.pictures import PictureRequest, Pictures
from bot.table.standing import Standing
from engine.core.decision import Answer
from engine.core.text import Words
from render.pictures import Painter, Picture
from sandbox.errors import INVALID_FORM, INVALID_JSON
from sandbox.rest.middleware import Exchange
from sandbox.server import Sandbox
from tests.db.backends import FileHome, Home, ServerHome
from tests.e2e.evening import SEED, Evening, Sketcher, evening
from tests.postgres import Server, server
from tests.sandbox import openapi

__all__ = ["server"]

SKETCHER = Sketcher()


@pytest.fixture
def seed() -> int:
    """Provide the seed for the test's games; a test may override it."""
    return SEED


@pytest.fixture
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    """Provide the storage of the bot's games; tests with `on_both` also run on PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield FileHome(tmp_path / "fathom.db")
        return
    running: Server = request.getfixturevalue("server")
    yield ServerHome(running)
    running.empty()


@pytest.fixture
def painter() -> Painter:
    """Provide a painter of blank pictures; a test may override it."""
    return SKETCHER


@pytest.fixture
async def scene(tmp_path: Path, seed: int, home: Home, painter: Painter) -> AsyncIterator[Evening]:
    """Provide the stand-in, the bot and four people."""
    async with evening(tmp_path, seed, home, painter=painter) as scene:
        yield scene
    check_journal(scene.sandbox)


@pytest.fixture
def too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a panel be edited only in response to a press on it, as after its token has expired."""
    monkeypatch.setattr(open_panels, "FRESH", timedelta())


@pytest.fixture
def thinking_here() -> Iterator[None]:
    """Let computer players think in a thread, as starting their process takes far longer."""

    async def answered(_mind: ProcessBackend, asked: WorkerRequest) -> tuple[Answer, ...]:
        return await asyncio.to_thread(plan_for, asked)

    with patch.object(ProcessBackend, "_answered", answered):
        yield


@pytest.fixture
def few_pictures() -> Iterator[None]:
    """Draw only one in ten pictures of a whole game, and leave the rest out."""
    draw, numbers = Pictures.try_draw, count()

    async def try_draw(
        pictures: Pictures, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        if next(numbers) % 10:
            return ()
        return await draw(pictures, standing, wanted, words)

    with patch.object(Pictures, "try_draw", try_draw):
        yield


def check_journal(sandbox: Sandbox) -> None:
    """Check that all requests were well formed and match Discord's API document, if present."""
    malformed = [
        (exchange.method, exchange.path, exchange.answered)
        for exchange in sandbox.journal
        if _code(exchange) in (INVALID_FORM.code, INVALID_JSON.code)
    ]
    assert malformed == []
    if openapi.DOCUMENT.is_file():
        assert _undocumented(sandbox.journal) == []


def _code(exchange: Exchange) -> int:
    if exchange.status != INVALID_FORM.status:
        return 0
    return int(exchange.answered.partition(b'"code":')[2].split(b",")[0].strip(b" }"))


def _undocumented(journal: list[Exchange]) -> list[tuple[str, str, list[str]]]:
    """Return the exchanges that deviate from the document; check each shape only once."""
    found = []
    for exchange in journal:
        made_up = exchange.status == 429 or exchange.status >= 500
        if made_up or (built := _built(exchange)) in _CHECKED:
            continue
        _CHECKED.add(built)
        answered = openapi.wrong_with_answer(exchange)
        sent = openapi.wrong_with_request(exchange) if exchange.status < 300 else []
        if answered or sent:
            found.append((exchange.method, exchange.path, answered + sent))
    return found


_CHECKED: set[object] = set()


def _built(exchange: Exchange) -> object:
    answered = json.loads(exchange.answered or b"null")
    parts = (_shape(exchange.sent), _shape(answered))
    return exchange.method, exchange.route, exchange.status, parts


def _shape(value: object, name: str = "") -> object:
    """Return the structure of a value: its fields, their types, and the kinds of its parts."""
    if isinstance(value, dict):
        return tuple((key, _shape(each, key)) for key, each in sorted(value.items()))
    if isinstance(value, list):
        return "list", *sorted({_shape(each) for each in value}, key=repr)
    return value if name in ("type", "style") else type(value).__name__
