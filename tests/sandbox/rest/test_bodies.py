from __future__ import annotations

from tests.sandbox.raw_client import Caller


async def test_what_cannot_be_read_is_refused(caller: Caller) -> None:
    path = f"{caller.channel}/messages"
    assert (await caller("POST", path, data="{")).code == 50109
    assert (await caller("POST", path, data="[]")).code == 50035
