"""Things that go wrong on purpose."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from http import HTTPStatus
from typing import Literal

from sandbox.model import Json
from sandbox.rest.rate_limits import limited


@dataclass(slots=True)
class Fault:
    """The next so many matching requests go wrong in one way."""

    how: Literal["answer", "lost"]
    times: int = 1
    status: int = 500
    method: str | None = None
    path: str | None = None
    """A part of the path, or a pattern with `*`."""
    retry_after: float = 0.1
    code: int = 0
    applied: bool = False
    """Whether the request is carried out all the same."""

    def fits(self, method: str, path: str) -> bool:
        """Whether this request is meant."""
        if self.method is not None and self.method.upper() != method:
            return False
        return self.path is None or fnmatchcase(path, f"*{self.path}*")

    def body(self) -> Json:
        """What the bot is answered."""
        if self.status == HTTPStatus.TOO_MANY_REQUESTS:
            return limited(self.retry_after) | {"code": self.code}
        return {"message": f"{self.status}: {HTTPStatus(self.status).phrase}", "code": self.code}


@dataclass(slots=True)
class Faults:
    """All faults that are still to come."""

    waiting: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> None:
        """One more."""
        self.waiting.append(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that befalls this request, if any."""
        for fault in self.waiting:
            if fault.fits(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None
