"""A database of version 0.1, and later rules that do not allow everything played in it."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from db.store import Store
from engine.core import machine
from engine.core.decision import Answer, Decision
from engine.core.errors import IllegalAnswer
from engine.core.game import AnyGame
from engine.core.machine import Outcome
from engine.core.msg import msg
from engine.core.rng import Rng
from engine.core.table import Table
from engine.registry import find_game
from tests.db.backends import any_answer

VERSION_0_1 = Path(__file__).parent / "earlier" / "version_0_1.sql.gz"
"""A database of version 0.1; the program next to it, which wrote it, describes its content."""
FORGONE = {4: 80, 5: 198, 9: 100, 10: 337}
"""The ply at which a turn ends, or would end, with its slot unused, by game."""
RUNNING, OVER = (1, 2, 3, 4, 5), (6, 7, 8, 9, 10)
_ENDS = "underwater-cities-ask-end"
_submit = machine.submit
_RESTORED: list[bytes] = []
"""The content of the database file after it was first restored, since copying it is quicker."""


def restore(file: Path) -> None:
    """Write the database to a file as that version left it."""
    if not _RESTORED:
        # Not with `behind`: the order of a dump's tables would violate foreign keys.
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(gzip.decompress(VERSION_0_1.read_bytes()).decode())
        _RESTORED.append(file.read_bytes())
    file.write_bytes(_RESTORED[0])


async def go_on(store: Store, number: int, moves: int = 1000) -> Table:
    """Play this many moves at random, or to the end; what later rules refuse does not count."""
    rng, table = Rng(3), (await store.games.load(number)).table
    while table.pending and moves:
        asked = table.pending[0]
        answer = any_answer(table, asked, rng)
        with suppress(IllegalAnswer):
            table = (await store.moves.play(number, asked.seat, answer, table.ply)).table or table
            moves -= 1
    return table


def _strict(
    game: AnyGame,
    state: Any,  # noqa: ANN401 - a position of whatever game
    seat: int,
    answer: Answer,
    asked: Sequence[Decision] | None = None,
) -> Outcome:
    """Refuse any answer that ends a turn whose slot could have been used but was not."""
    if game.name == "underwater-cities" and _forgoes(game.codec.dump(state), seat, answer):
        raise IllegalAnswer(msg("error-no-such-option", key=str(answer)))
    return _submit(game, state, seat, answer, asked)


@lru_cache(1000)
def _forgoes(position: str, seat: int, answer: Answer) -> bool:
    """Return whether an answer ends a turn that way, cached for replays of the same turns."""
    game = find_game("underwater-cities")
    copy = game.codec.load(position)
    after = _submit(game, copy, seat, answer)
    turn = copy.turn
    if turn is None or turn.slot is None or turn.performed:
        return False
    ends = any(question.prompt.key.startswith(_ENDS) for question in after.pending)
    return bool(ends and turn.sealed == copy.sealed)


@contextmanager
def later_rules() -> Iterator[None]:
    """Replace the rules by later ones under which a chosen slot must be used.

    Rules that ensure this themselves refuse such turns earlier, so nothing is left to refuse.
    """
    with patch.object(machine, "submit", _strict):
        yield
