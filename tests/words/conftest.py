"""The workers of a run share what is said in random games, which take long to play."""

from __future__ import annotations

import os
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from tests.words import games


@pytest.fixture(scope="session", autouse=True)
def played_by_one_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the other workers read what the first to play has heard."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        yield
        return
    with patch.object(games, "SHARED", tmp_path_factory.getbasetemp().parent):
        yield
