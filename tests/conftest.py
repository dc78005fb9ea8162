"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# A red check has to be red again when it is run again, so it draws the same examples every time
# and says how to repeat a failure. At home, new examples every time find more.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True, database=None)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

WATCHED = Path(__file__).parent / "engine"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage makes tests four times as slow, so it watches only the engine's own."""
    for item in items:
        if not item.path.is_relative_to(WATCHED):
            item.add_marker(pytest.mark.unwatched)
