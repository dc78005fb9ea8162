"""Ending the bot when its server ends, since it would otherwise compete with its successor."""

from __future__ import annotations

import os
import signal
import sys
import threading


def end_with_parent() -> None:
    """Stop this process cleanly as soon as the parent that holds its stdin open is gone."""
    threading.Thread(target=_watch, name="parent-watch", daemon=True).start()


def _watch() -> None:
    # Nothing is ever written to it; it closes when the server ends, in whatever way.
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
