from __future__ import annotations

from sandbox.rest.rate_limits import Limits
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
