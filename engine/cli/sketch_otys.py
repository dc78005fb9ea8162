"""A position of Otys as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cli.counted import counted
from engine.core.text import Words
from engine.otys.game import Otys
from engine.otys.state import LETTERS, LEVELS, letters
from engine.otys.view import BoardView, OtysView
from engine.otys.words.describe import contract_text, sponsor_text


def draw(game: Otys, view: OtysView, words: Words) -> Iterator[str]:
    """Yield the lines that show a view."""
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
    """Return both sides of a Reward token in short."""
    reward = game.pack.rewards[token]
    return f"{words.say(reward.front.words())} (back: {words.say(reward.back.words())})"


def _board(seat: int, board: BoardView) -> Iterator[str]:
    keys = " ".join((*board.keys, *("n",) * board.neutral_x))
    track = " ".join(board.track) or "-"
    yield (
        f"seat {seat + 1}: {counted(board.points, 'point')}, {counted(board.credits, 'Credit')}, "
        f"{counted(board.batteries, 'Battery', 'Batteries')}, "
        f"{counted(board.contracts, 'contract')}; keys {keys}; "
        f"track {track} of {board.threshold}; moves {board.max_move}"
    )
    divers = [_diver(diver, upgraded=diver in board.upgraded) for diver in board.column]
    levels = [
        f"{diver} {letters(cubes):.<{spaces}}"
        for diver, cubes, spaces in zip(divers[3:], board.levels, board.spaces, strict=True)
    ]
    yield f"  {' '.join(divers[:3])} ~ " + "  ".join(levels)


def _diver(diver: str, *, upgraded: bool) -> str:
    words = diver.split("_")
    code = words[0][0] + words[1][0] if len(words) > 1 else diver[:2]
    return code.upper() + "+" * upgraded
