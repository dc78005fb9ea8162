"""Pictures as text, to be compared with versions that were once checked by eye.

`python -m tests.render.antarctica.golden` rewrites the files: look at the pictures first.
"""

from __future__ import annotations

from pathlib import Path

from render.scene import Scene
from tests.render.antarctica.played import played
from tests.render.antarctica.tables import composed, context, seen, spots_of
from tests.render.scene_text import written

FILES = Path(__file__).parent / "golden"


def scenes() -> dict[str, Scene]:
    """Return the board, the map and the tracks of one position."""
    at = played(3, 55)
    asked = at.pending[0].seat
    own = context(3, spots=spots_of(at, asked))
    return {
        "board": composed("board", seen(at, None), context(3)),
        "map": composed("map", seen(at, asked), own),
        "research": composed("research", seen(at, asked), own),
    }


def _write() -> None:
    FILES.mkdir(exist_ok=True)
    for name, scene in scenes().items():
        (FILES / f"{name}.txt").write_text(written(scene), "utf-8")


if __name__ == "__main__":
    _write()
