"""Messages that name the things of Pearl Reef."""

from __future__ import annotations

from engine.core.msg import Msg, msg


def reef_name(reef: int) -> Msg:
    """Return the name of a reef."""
    return msg("pearl-reef-reef", number=reef + 1)


def shell_name(shell: str) -> Msg:
    """Return the name of a shell."""
    return msg("pearl-reef-shell", number=int(shell.partition("_")[2]))


def shell_text(pearls: int) -> Msg:
    """Return what opening a shell scores."""
    return msg("pearl-reef-text-shell", pearls=pearls)
