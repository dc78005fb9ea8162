"""The faults that are injected into the HTTP API."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from http import HTTPStatus
from typing import Literal

from sandbox.model import Json
from sandbox.rest.rate_limits import limited


@dataclass(slots=True)
class Fault:
    """A fault that affects the next `times` matching requests."""

    how: Literal["answer", "lost"]
    times: int = 1
    status: int = 500
    method: str | None = None
    path: str | None = None
    """A part of the path, or a pattern with `*`; None for any path."""
    retry_after: float = 0.1
    code: int = 0
    applied: bool = False
    """True if the request is carried out nevertheless."""

    def fits(self, method: str, path: str) -> bool:
        """Return whether the fault affects this request."""
        if self.method is not None and self.method.upper() != method:
            return False
        return self.path is None or fnmatchcase(path, f"*{self.path}*")

    def body(self) -> Json:
        """Return the body of the error response."""
        if self.status == HTTPStatus.TOO_MANY_REQUESTS:
            return limited(self.retry_after) | {"code": self.code}
        return {"message": f"{self.status}: {HTTPStatus(self.status).phrase}", "code": self.code}


@dataclass(slots=True)
class Faults:
    """The faults that are still to occur."""

    waiting: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> None:
        """Add a fault."""
        self.waiting.append(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that affects this request, if any, and count the request."""
        for fault in self.waiting:
            if fault.fits(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None
