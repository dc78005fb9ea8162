"""Positions as plain text, for developers at a terminal; players get pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pprint import pformat
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.core.game import AnyGame
from engine.core.text import Words
from engine.otys.describe import contract_text, sponsor_text
from engine.otys.game import Otys
from engine.otys.state import LETTERS, LEVELS, letters
from engine.otys.view import BoardView, OtysView


def sketch(game: AnyGame, view: Any, words: Words) -> str:  # noqa: ANN401 - each game's own view
    """What a view shows, as text."""
    draw: Sketch = _SKETCHES.get(game.name, _plain)
    return "\n".join(draw(game, view, words))


def _plain(_game: AnyGame, view: Any, _words: Words) -> Iterator[str]:  # noqa: ANN401
    """The bare data, for a game that has no sketch of its own."""
    yield pformat(view)


def _otys(game: Otys, view: OtysView, words: Words) -> Iterator[str]:
    store = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, view.store, strict=True))
    yield f"--- round {view.round}  store {store}  deck {view.deck}  neutral X {view.neutral_x}"
    for level in LEVELS:
        sponsor = words.say(sponsor_text(game.pack, view.sponsors[level - 1]))
        tokens = [_token(game, token, words) for token in view.display[level - 1]]
        yield f"  L{level} {sponsor}  |  {'  |  '.join(tokens)}"
    for card in view.public:
        if card is not None:
            yield f"  public: {words.say(contract_text(game.pack, card))}"
    for seat in view.order:
        yield from _board(seat, view.boards[seat])
    for card in view.hand.contracts if view.hand else ():
        yield f"  yours: {words.say(contract_text(game.pack, card))}"


def _token(game: Otys, token: str, words: Words) -> str:
    """Both sides of a Reward token in few words."""
    reward = game.pack.rewards[token]
    return f"{words.say(reward.front.words())} (back: {words.say(reward.back.words())})"


def _board(seat: int, board: BoardView) -> Iterator[str]:
    keys = " ".join((*board.keys, *("n",) * board.neutral_x))
    track = " ".join(board.track) or "-"
    yield (
        f"seat {seat + 1}: {board.points} points, {board.credits} Credits, "
        f"{board.batteries} Batteries, {board.contracts} contracts; keys {keys}; "
        f"track {track} of {board.threshold}; moves {board.max_move}"
    )
    divers = [_diver(diver, diver in board.upgraded) for diver in board.column]
    levels = [
        f"{diver} {letters(cubes):.<{spaces}}"
        for diver, cubes, spaces in zip(divers[3:], board.levels, board.spaces, strict=True)
    ]
    yield f"  {' '.join(divers[:3])} ~ " + "  ".join(levels)


def _diver(diver: str, upgraded: bool) -> str:  # noqa: FBT001 - one of two sides
    words = diver.split("_")
    code = words[0][0] + words[1][0] if len(words) > 1 else diver[:2]
    return code.upper() + "+" * upgraded


Sketch: TypeAlias = Callable[[Any, Any, Words], Iterator[str]]

_SKETCHES: Mapping[str, Sketch] = MappingProxyType({"otys": _otys})
