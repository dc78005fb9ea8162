from __future__ import annotations

from sandbox.server import Sandbox
from tests.sandbox.raw_client import Caller


async def test_the_gateway_is_where_it_says(sandbox: Sandbox, caller: Caller) -> None:
    address = sandbox.api_base.replace("http", "ws", 1) + "/gateway"
    assert (await caller("GET", "/gateway", login="nobody")).body == {"url": address}
    bot = (await caller("GET", "/gateway/bot")).body
    assert (bot["url"], bot["shards"]) == (address, 1)
