"""The bot must not outlive its server, or it would answer beside its successor."""

from __future__ import annotations

import os
import signal
import sys
import threading


def end_with_parent() -> None:
    """Stop this process in good order when whoever holds its input open is gone."""
    threading.Thread(target=_watch, name="tether", daemon=True).start()


def _watch() -> None:
    # Nothing is ever written there: it ends when the server does, however that happened.
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
