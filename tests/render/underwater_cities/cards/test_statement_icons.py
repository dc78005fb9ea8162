"""Icons of each statement of the notation."""

from __future__ import annotations

import pytest

from engine.underwater_cities.statements import (
    STATEMENTS,
    Statement,
    Use,
)
from render.underwater_cities.cards.statement_icons import line_of
from tests.render.underwater_cities.spelling import told


@pytest.mark.parametrize("kind", STATEMENTS)
def test_every_statement_has_icons(kind: type[Statement]) -> None:
    assert line_of.dispatch(kind) is not line_of.dispatch(Statement)


def test_what_is_used_more_than_three_times_has_a_figure_for_it() -> None:
    assert told((line_of(Use(1, times=3)),)) == "use-action times-3"
    assert told((line_of(Use(2, times=4)),)) == "2 use-action x4"
