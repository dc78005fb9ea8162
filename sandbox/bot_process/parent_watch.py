"""Ending the bot with its server, or it would answer alongside its successor."""

from __future__ import annotations

import os
import signal
import sys
import threading


def end_with_parent() -> None:
    """Stop this process cleanly once the parent that holds its stdin open is gone."""
    threading.Thread(target=_watch, name="parent-watch", daemon=True).start()


def _watch() -> None:
    # Nothing is ever written there; it closes with the server, however that ends.
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
