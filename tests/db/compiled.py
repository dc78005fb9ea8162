"""Statements that are compiled once for all databases of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from sqlalchemy.ext.asyncio import create_async_engine


class CompiledStatements(dict[tuple[Any, ...], Any]):
    """SQLAlchemy's cache, which every engine shares that speaks the same dialect.

    The keys that SQLAlchemy makes begin with the engine's own dialect, so that each of the engines
    of which every test has one would compile all statements anew.
    """

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:  # noqa: ANN401 - as a dict's
        """Return what was compiled for any engine with this dialect."""
        return super().get(_shared(key), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:  # noqa: ANN401 - likewise
        super().__setitem__(_shared(key), compiled)


def _shared(key: tuple[Any, ...]) -> tuple[Any, ...]:
    dialect, *statement = key
    return (type(dialect), *statement)


@contextmanager
def compiled_once() -> Iterator[None]:
    """Have all engines made meanwhile share what they compile."""
    shared = {"compiled_cache": CompiledStatements()}
    made = partial(create_async_engine, execution_options=shared)
    with patch("db.connection.engine.create_async_engine", made):
        yield
