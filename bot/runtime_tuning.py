"""Tuning of the interpreter that keeps long pauses out of the event loop."""

from __future__ import annotations

import gc
import sys

YOUNG, MIDDLE, OLD = 5000, 20, 100
"""The garbage collector's thresholds for its three generations."""
TURN = 0.001
"""Seconds for which a drawing thread may hold the GIL before the event loop gets it."""


def freeze_startup_objects() -> None:
    """Exclude the objects created at start-up from garbage collection: they live for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def prefer_event_loop() -> None:
    """Make drawing threads yield to the event loop more often than by default."""
    sys.setswitchinterval(TURN)
