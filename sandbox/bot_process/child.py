"""A child process for the bot, which is restarted when it crashes."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic

_logger = logging.getLogger(__name__)
_PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0)
"""The seconds to wait before each restart, if crashes follow one another; then it gives up."""
_STEADY = 60.0
"""The uptime in seconds after which a crash counts as the first one again."""
_TIMEOUT = 10.0
"""The seconds to wait for the process to end before it is killed."""


class Child:
    """A process that runs one command and is restarted when it crashes."""

    def __init__(
        self,
        command: Callable[[], Sequence[str]],
        environment: Mapping[str, str],
        *,
        pauses: Sequence[float] = _PAUSES,
    ) -> None:
        self._command = command
        self._environment = {**os.environ, **environment}
        self._pauses = pauses
        self.gave_up = False
        """True after too many crashes in a row; the process is then not restarted."""
        self._keeper: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None

    @property
    def running(self) -> bool:
        """True while the process runs."""
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start the process, unless it is running or being restarted."""
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def stop(self) -> None:
        """Ask the process to end, and kill it if it does not."""
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
        process = self.process
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(_TIMEOUT):
                await process.wait()
        except TimeoutError:
            _logger.warning("The bot did not end when asked; killing it now.")
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def restart(self) -> None:
        """Stop the process, and start it again."""
        await self.stop()
        await self.start()

    async def _keep(self) -> None:
        falls, self.gave_up = 0, False
        while True:
            begun = monotonic()
            self.process = await asyncio.create_subprocess_exec(
                *self._command(), env=self._environment, stdin=asyncio.subprocess.PIPE
            )
            code = await self.process.wait()
            if code == 0:
                _logger.info("The bot has ended.")
                return
            falls = 0 if monotonic() - begun > _STEADY else falls
            if falls >= len(self._pauses):
                self.gave_up = True
                _logger.error("The bot crashed %d times in a row and is not restarted.", falls + 1)
                return
            pause = self._pauses[falls]
            falls += 1
            _logger.warning("The bot exited with code %d; restarting in %.0f s.", code, pause)
            await asyncio.sleep(pause)
