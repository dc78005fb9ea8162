from __future__ import annotations

from tests.sandbox.raw_client import Caller
from tests.sandbox.validation.message_forms import container, layout, text


async def test_parts_get_numbers_where_they_brought_none(caller: Caller) -> None:
    sent = await caller.send(**layout(text(), text() | {"id": 1}, container(text())))
    assert [part["id"] for part in sent.body["components"]] == [2, 1, 3]
    assert sent.body["components"][2]["components"][0]["id"] == 4
