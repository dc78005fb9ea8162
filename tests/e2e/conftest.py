"""An evening for each test, after which nothing that the bot asked was malformed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.errors import INVALID_FORM, INVALID_JSON
from sandbox.rest.gate import Exchange
from sandbox.server import Sandbox
from tests.e2e.evening import SEED, Evening, evening
from tests.sandbox import openapi


@pytest.fixture
def seed() -> int:
    """How the games of a test are shuffled; a test may take another."""
    return SEED


@pytest.fixture
async def scene(tmp_path: Path, seed: int) -> AsyncIterator[Evening]:
    """The stand-in, the bot and four people."""
    async with evening(tmp_path, seed) as scene:
        yield scene
    check_journal(scene.sandbox)


def check_journal(sandbox: Sandbox) -> None:
    """Every request was well formed, and as Discord documents it where its document is at hand."""
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
    """What is not as documented; of many requests alike the first and the last are looked at."""
    first = {_sort(exchange): exchange for exchange in reversed(journal)}
    last = {_sort(exchange): exchange for exchange in journal}
    found = []
    for exchange in (*first.values(), *last.values()):
        answered = openapi.wrong_with_answer(exchange)
        sent = openapi.wrong_with_request(exchange) if exchange.status < 300 else []
        if answered or sent:
            found.append((exchange.method, exchange.path, answered + sent))
    return found


def _sort(exchange: Exchange) -> tuple[str, str, int]:
    return exchange.method, exchange.route, exchange.status
