"""Setup shared by all tests."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.mirror import changed_tests

# In CI a failing run must fail again when repeated, so it draws the same examples every time and
# prints how to reproduce a failure. On a developer's machine, new examples every time find more.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True, database=None)
settings.register_profile("dev", deadline=None)
# For `make quick`: few examples, the same every time.
settings.register_profile("quick", deadline=None, derandomize=True, database=None, max_examples=15)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

WATCHED = Path(__file__).parent / "engine"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option behind `make quick`."""
    parser.addoption(
        "--quick",
        action="store_true",
        help="one case of each test, and all cases of tests whose modules are changed",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Let `make quick` try only a few examples of each law."""
    if config.getoption("quick"):
        settings.load_profile("quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that run without coverage, which makes them four times as slow."""
    for item in items:
        if not item.path.is_relative_to(WATCHED):
            item.add_marker(pytest.mark.unwatched)
    if config.getoption("quick"):
        kept = list(_quick(items))
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept


def _quick(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the first case of each test, and all cases of tests whose modules have changed."""
    changed, met = changed_tests(), set[str]()
    for item in items:
        name, _, _ = item.nodeid.partition("[")
        if name not in met or item.path in changed:
            yield item
        met.add(name)


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays to the end: all modules and all tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


@pytest.fixture(scope="session", autouse=True)
def statements_compiled_once() -> Iterator[None]:
    """Let the thousands of databases of the tests share the statements that one has compiled."""
    if "sqlalchemy" not in sys.modules:
        yield
        return
    from tests.db.compiled import compiled_once  # noqa: PLC0415 - many tests need no database

    with compiled_once():
        yield
