"""The programs: the server as it is started, and the bot beside it."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest

from sandbox.__main__ import main
from sandbox.bot_process.child import Child
from sandbox.store import Store
from tests.sandbox.small_world import until

FALLS = "import pathlib, sys; pathlib.Path(sys.argv[1]).open('a').write('x'); sys.exit(1)"
STAYS = "import pathlib, sys, time; pathlib.Path(sys.argv[1]).open('a').write('x'); time.sleep(60)"


def _child(code: str, file: Path, pauses: tuple[float, ...] = (0.0, 0.0)) -> Child:
    return Child(lambda: [sys.executable, "-c", code, str(file)], {}, pauses=pauses)


async def test_a_bot_that_falls_is_started_again_so_many_times(tmp_path: Path) -> None:
    file = tmp_path / "starts"
    child = _child(FALLS, file)
    await child.start()
    await until(lambda: child.gave_up)
    assert file.read_text() == "xxx"


async def test_a_bot_that_is_stopped_stays_so_until_it_is_started(tmp_path: Path) -> None:
    file = tmp_path / "starts"
    child = _child(STAYS, file)
    await child.start()
    await until(lambda: file.exists() and file.read_text() == "x")
    await child.stop()
    assert not child.running
    await child.start()
    await until(lambda: file.read_text() == "xx")
    await child.start()
    await child.restart()
    await until(lambda: file.read_text() == "xxx")
    await child.stop()
    assert not child.running


def test_a_port_that_is_taken_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["--port", port, "--data", str(tmp_path), "--no-bot"]) == 2
    said = capsys.readouterr().err
    assert said == f"The port {port} cannot be used: it is in use; name another with --port.\n"


def test_a_folder_that_is_taken_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(tmp_path)
    assert main(["--port", "0", "--data", str(tmp_path), "--no-bot"]) == 2
    store.close()
    assert capsys.readouterr().err == (
        f"The folder {tmp_path} cannot be used: another stand-in uses it.\n"
    )


async def test_the_server_says_where_it_is_and_ends_when_asked(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "sandbox", "--port", "0", "--no-bot", "--data", str(tmp_path))
    server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(20):
            assert server.stdout is not None
            said = (await server.stdout.readline()).decode()
            address = said.removeprefix("The page is at ").strip()
            people = await asyncio.to_thread(_fetched, f"{address}page/people")
            server.send_signal(signal.SIGTERM)
            assert await server.wait() == 0
    finally:
        with suppress(ProcessLookupError):
            server.kill()
    assert len(people) == 4


def _fetched(url: str) -> list[object]:
    with urllib.request.urlopen(url) as response:  # noqa: S310 - our own server
        answered: list[object] = json.load(response)
        return answered
