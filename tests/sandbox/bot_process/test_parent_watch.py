"""A bot that ends with its server."""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

import pytest

from sandbox.bot_process import parent_watch
from sandbox.bot_process.child import Child
from tests.sandbox.small_world import until


def _child(code: str, file: Path, pauses: tuple[float, ...] = (0.0, 0.0)) -> Child:
    return Child(lambda: [sys.executable, "-c", code, str(file)], {}, pauses=pauses)


async def test_a_bot_ends_with_its_server(tmp_path: Path) -> None:
    code = "import time; from sandbox.bot_process.parent_watch import end_with_parent; "
    child = _child(code + "end_with_parent(); time.sleep(60)", tmp_path, pauses=())
    await child.start()
    await until(lambda: child.running)
    assert child.process is not None
    assert child.process.stdin is not None
    # As the operating system does when the server is killed.
    child.process.stdin.close()
    await until(lambda: not child.running)
    assert child.process.returncode == -signal.SIGTERM
    await child.stop()


def test_a_process_is_stopped_only_when_its_input_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reads, writes = os.pipe()
    stopped = threading.Event()
    with os.fdopen(reads) as standard_input:
        monkeypatch.setattr(sys, "stdin", standard_input)
        monkeypatch.setattr(os, "kill", lambda *_: stopped.set())
        parent_watch.end_with_parent()
        os.write(writes, b"x")
        (watch,) = (one for one in threading.enumerate() if one.name == "parent-watch")
        assert watch.daemon
        assert not stopped.is_set()
        os.close(writes)
        watch.join(5)
    assert stopped.is_set()
