from __future__ import annotations

import signal
import sys
from pathlib import Path

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
