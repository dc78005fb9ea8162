from __future__ import annotations

from pathlib import Path

from sandbox.model import Attachment
from sandbox.server import Sandbox


async def test_a_stand_in_that_ends_leaves_no_file_of_a_removed_message(tmp_path: Path) -> None:
    async with Sandbox.running(tmp_path) as sandbox:
        store, file = sandbox.store, Attachment("1", "a.png", 1, "image/png")
        store.keep_file("2", file.id, file.filename, b"x")
        sandbox.world.leaving.drop("2", file)
        assert store.file("2", file.id, file.filename).exists()
    assert not store.file("2", file.id, file.filename).exists()
