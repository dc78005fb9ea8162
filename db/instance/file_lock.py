"""An operating-system lock on a file next to the database, released when its holder exits."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from db.connection.engine import RedactedLocation
from db.instance.instance_lock import InstanceLock, own_name

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SUFFIX = ".lock"
_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""The error numbers that mean that another process holds the lock."""
_FAR = 1 << 30
"""The offset of the byte locked on Windows, far from the holder's name, which others may read."""


class FileLock(InstanceLock):
    """The right to act for an SQLite file, released as soon as its holder exits, however it does.

    The database file itself is not locked, because closing it would release SQLite's own locks.
    """

    def __init__(self, place: RedactedLocation, database: Path) -> None:
        super().__init__(place)
        # The same file may be reached by several names.
        real = database.resolve()
        self._file = real.with_name(real.name + SUFFIX)
        self._held: int | None = None

    async def is_ready(self) -> bool:
        """Return True: a file lock needs nothing in the database."""
        return True

    async def try_to_take(self) -> bool:
        """Lock the file and return whether that worked.

        The file is never deleted, because waiting processes may have it open.
        """
        with self.place.address_trouble_told():
            opened = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                _lock(opened)
            except OSError as wrong:
                os.close(opened)
                if wrong.errno not in _TAKEN:
                    raise
                return False
            self._held = opened
            os.ftruncate(opened, 0)
            os.write(opened, own_name().encode())
        return True

    async def holder(self) -> str:
        """Return the holder's name from the lock file, or the reason it cannot be read."""
        try:
            return self._file.read_text(errors="replace") or "it has not said who it is"
        except OSError as wrong:
            return str(wrong.strerror)

    async def make_sure(self) -> None:
        """Do nothing: the operating system never takes a file lock away."""

    async def give_back(self) -> None:
        """Unlock the file by closing it."""
        held, self._held = self._held, None
        if held is not None:
            os.close(held)


def _lock(opened: int) -> None:
    if sys.platform == "win32":
        os.lseek(opened, _FAR, os.SEEK_SET)
        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        os.lseek(opened, 0, os.SEEK_SET)
    else:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
