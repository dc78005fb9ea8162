"""Keeps the event loop free of long pauses that have nothing to do with any press."""

from __future__ import annotations

import gc
import sys

YOUNG, MIDDLE, OLD = 5000, 20, 100
"""How much has to come before objects of each age are looked through for what is not needed."""
TURN = 0.001
"""Seconds for which a thread that draws may hold up the one that answers."""


def freeze_startup_objects() -> None:
    """Never look through what is there now again: it is what the bot is made of."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def prefer_event_loop() -> None:
    """Let drawing threads give way more often than they would by themselves."""
    sys.setswitchinterval(TURN)
