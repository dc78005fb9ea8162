"""Pictures as text, to be compared with versions that were once checked by eye.

`python -m tests.render.otys.golden` rewrites the files: look at the pictures before you run it.
"""

from __future__ import annotations

from pathlib import Path

from render.scene import Scene
from tests.render.otys.tables import composed, context, seen, spots_of, table
from tests.render.scene_text import written

FILES = Path(__file__).parent / "golden"
SEED, MOVES = 21, 60


def scenes() -> dict[str, Scene]:
    """Return the board and the own dive of one position."""
    at = table(3, SEED, MOVES)
    asked = at.pending[0].seat
    own = context(3, spots=spots_of(at, asked))
    return {
        "board": composed("board", seen(at, None), context(3)),
        "dive": composed("dive", seen(at, asked), own),
    }


def _write() -> None:
    FILES.mkdir(exist_ok=True)
    for name, scene in scenes().items():
        (FILES / f"{name}.txt").write_text(written(scene), "utf-8")


if __name__ == "__main__":
    _write()
