"""Rate limits, generous and strict."""

from __future__ import annotations

import pytest

from sandbox.rest.rate_limits import Limits, limited
from sandbox.server import Sandbox
from tests.sandbox.raw_client import Caller


async def test_an_answer_tells_what_is_left(caller: Caller) -> None:
    headers = (await caller.send(content="x")).headers
    assert int(headers["X-RateLimit-Remaining"]) == int(headers["X-RateLimit-Limit"]) - 1
    assert headers["Content-Type"] == "application/json"


async def test_strict_limits_are_kept(sandbox: Sandbox, caller: Caller) -> None:
    await sandbox.inject_fault("limits", on=True)
    replies = [await caller.send(content="x") for _ in range(6)]
    assert [reply.status for reply in replies] == [200] * 5 + [429]
    refused = replies[-1]
    assert refused.headers["Via"]
    assert refused.body["global"] is False
    assert 0 < refused.body["retry_after"] <= 5
    await sandbox.inject_fault("limits", on=False)
    assert (await caller.send(content="x")).status == 200


def test_every_channel_has_a_bucket_of_its_own() -> None:
    limits = Limits(strict=True)
    route = "POST /channels/{channel_id}/messages"
    first = [limits.take(route, {"channel_id": "1"}).retry_after for _ in range(6)]
    other = limits.take(route, {"channel_id": "2"}).retry_after
    assert [wait is None for wait in first] == [True] * 5 + [False]
    assert other is None


SENDING = "POST /channels/{channel_id}/messages"
HERE = {"channel_id": "1"}


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still unless a test changes it."""
    time = [1000.0]
    monkeypatch.setattr("sandbox.rest.rate_limits.monotonic", lambda: time[0])
    return time


def test_a_bucket_is_full_again_after_its_window(now: list[float]) -> None:
    limits = Limits(strict=True)
    waits = [limits.take(SENDING, HERE).retry_after for _ in range(6)]
    assert waits == [None] * 5 + [5.0]
    now[0] += 4
    assert limits.take(SENDING, HERE).retry_after == 1.0
    now[0] += 1
    assert limits.take(SENDING, HERE).retry_after is None


@pytest.mark.usefixtures("now")
def test_headers_count_down_and_name_the_bucket() -> None:
    limits = Limits(strict=True)
    found = [limits.take(SENDING, HERE).headers for _ in range(7)]
    assert [int(each["X-RateLimit-Remaining"]) for each in found] == [4, 3, 2, 1, 0, 0, 0]
    assert {each["X-RateLimit-Limit"] for each in found} == {"5"}
    assert found[0]["X-RateLimit-Reset-After"] == "5.000"
    other = limits.take("GET /gateway", {}).headers
    assert other["X-RateLimit-Limit"] == "50"
    assert len({each["X-RateLimit-Bucket"] for each in (*found, other)}) == 2


@pytest.mark.usefixtures("now")
def test_every_token_has_a_bucket_of_its_own() -> None:
    limits = Limits(strict=True)
    route = "POST /webhooks/{webhook_id}/{token}"
    for token in ("a", "b"):
        place = {"webhook_id": "1", "token": token}
        waits = [limits.take(route, place).retry_after for _ in range(6)]
        assert [wait is None for wait in waits] == [True] * 5 + [False]


@pytest.mark.usefixtures("now")
def test_limits_are_generous_unless_they_are_to_be_strict() -> None:
    limits = Limits()
    assert {limits.take(SENDING, HERE).retry_after for _ in range(1000)} == {None}
    assert limits.take(SENDING, HERE).retry_after is not None


def test_buckets_that_are_over_are_forgotten(now: list[float]) -> None:
    limits = Limits()
    for number in range(1000):
        limits.take(SENDING, {"channel_id": str(number)})
    now[0] += 10
    limits.take(SENDING, HERE | {"guild_id": "2"})
    assert len(limits._buckets) == 1


def test_a_refusal_says_how_long_to_wait() -> None:
    assert limited(0.12345) == {
        "message": "You are being rate limited.",
        "retry_after": 0.123,
        "global": False,
    }
