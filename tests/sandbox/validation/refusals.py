"""Refusals of invalid forms, without an HTTP request."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sandbox.errors import INVALID_FORM, Refused
from sandbox.model import Json


def problems(read: Callable[[Json], object], form: Json) -> dict[str, str]:
    """Return the code of the first error at each path of a form that is refused."""
    with pytest.raises(Refused) as refused:
        read(form)
    assert refused.value.reason == INVALID_FORM
    return dict(_listed(refused.value.extra["errors"], ""))


def _listed(place: Json, path: str) -> Iterator[tuple[str, str]]:
    for step, inner in place.items():
        if step == "_errors":
            yield path, inner[0]["code"]
        else:
            yield from _listed(inner, f"{path}.{step}" if path else step)
