"""The places that differ between a view and the one the reader saw last."""

from __future__ import annotations

from collections.abc import Iterator

from engine.otys.view import BoardView, OtysView
from render.otys.layout import LEVELS

NamedValue = tuple[str, object]


def changes(before: object, view: OtysView) -> frozenset[str]:
    """Return the names of the places that have changed; none for a first-time viewer."""
    if not isinstance(before, OtysView):
        return frozenset()
    known = dict(_facts(before))
    found = {name for name, fact in _facts(view) if known.get(name) != fact}
    for seat, (old, new) in enumerate(zip(before.boards, view.boards, strict=True)):
        found.update(f"{seat}/position:{position}" for position in _moved(old, new))
    return frozenset(found)


def _facts(view: OtysView) -> Iterator[NamedValue]:
    for level in LEVELS:
        yield f"sponsor:{level}", view.sponsors[level - 1]
        yield from ((f"display:{token}", level) for token in view.display[level - 1])
    yield from ((f"public:{space}", card) for space, card in enumerate(view.public))
    yield "store", view.store
    for seat, board in enumerate(view.boards):
        yield from ((f"{seat}/{name}", fact) for name, fact in _board(board))


def _board(board: BoardView) -> Iterator[NamedValue]:
    yield "stock", (board.credits, board.batteries, board.points, board.contracts)
    yield "keys", (board.keys, board.neutral_x, board.track, board.threshold, board.max_move)
    for level in LEVELS:
        yield f"level:{level}", (board.levels[level - 1], board.rewards[level - 1])


def _moved(old: BoardView, new: BoardView) -> Iterator[int]:
    """Yield the positions of divers that were upgraded, or moved by more than one position."""
    for place, diver in enumerate(new.column):
        far = abs(place - old.column.index(diver)) > 1
        if far or (diver in new.upgraded) != (diver in old.upgraded):
            yield place + 1
