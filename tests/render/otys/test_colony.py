"""The Colony."""

from __future__ import annotations

from tests.render.otys.tables import (
    composed,
    context,
    seen,
    sprites,
    table,
)


def test_with_two_players_the_third_contract_space_is_closed() -> None:
    assert sprites(composed("board", seen(table(2), None), context(2))).count("card-back") == 1
    assert sprites(composed("board", seen(table(3), None), context(3))).count("card-back") == 0
