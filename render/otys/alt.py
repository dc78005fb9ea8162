"""Alt text for Otys's pictures, most important sentences first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.msg import Msg, msg
from engine.otys.pack.components import OtysPack
from engine.otys.view import BoardView, OtysView
from engine.otys.words.describe import contract_text, diver_text, reward_text, sponsor_text
from engine.otys.words.names import contract_name, cubes_name, goods, reward_name, thing
from render.kit.alt_text import awaited as who_awaited
from render.kit.alt_text import won
from render.otys.layout import LEVELS, SURFACE
from render.otys.status import awaited, moment

LETTERS = "MPFT"


def cubes_words(cubes: tuple[int, ...]) -> Msg:
    """Return the cubes of a level or of the Store, in words."""
    letters = "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=True))
    return cubes_name(letters) if letters else msg("otys-picture-alt-empty")


def diver_words(board: BoardView, position: int) -> Msg:
    """Return the name of the diver at a position, with a note if it is upgraded."""
    diver = board.column[position - 1]
    name = thing(diver)
    return msg("otys-picture-alt-upgraded", diver=name) if diver in board.upgraded else name


# --- parts -----------------------------------------------------------------------------------


def opening(view: OtysView) -> Iterator[Msg]:
    """Yield messages that say whose turn it is or who has won, then which round it is."""
    if view.result is not None:
        yield won(view.result)
    elif view.turn is not None:
        yield who_awaited(view.turn.seat, awaited(view.turn))
        if view.turn.level is not None:
            board, level = view.boards[view.turn.seat], view.turn.level
            yield msg("otys-picture-alt-active", level=level, diver=diver_words(board, level + 3))
    yield msg("otys-picture-alt-board", moment=moment(view))


def player(view: OtysView, seat: int) -> Iterator[Msg]:
    """Describe what a player has apart from the search zone."""
    board = view.boards[seat]
    points = msg("otys-points", count=board.points)
    stock = (points, *goods(board.credits, board.batteries, neutral_x=board.neutral_x))
    yield msg(
        "otys-picture-alt-player",
        seat=seat,
        goods=stock,
        keys=", ".join(board.keys),
        contracts=board.contracts,
    )


def tracks(board: BoardView) -> Msg:
    """Describe the Technicians' tracks."""
    return msg(
        "otys-picture-alt-tracks",
        move=board.max_move,
        used=len(board.track),
        threshold=board.threshold,
    )


def column(view: OtysView, seat: int) -> Msg:
    """Return a message that lists all divers of a player."""
    board = view.boards[seat]
    divers = tuple(diver_words(board, position + 1) for position in range(len(board.column)))
    return msg("otys-picture-alt-divers", seat=seat, divers=divers)


def zone(board: BoardView) -> Iterator[Msg]:
    """Describe the search zone level by level."""
    for level in LEVELS:
        yield msg(
            "otys-picture-alt-level",
            level=level,
            diver=diver_words(board, level + 3),
            cubes=cubes_words(board.levels[level - 1]),
        )
    divers = tuple(diver_words(board, position) for position in SURFACE)
    yield msg("otys-picture-alt-surface", divers=divers)


def contracts(key: str, cards: Iterable[str | None]) -> Iterator[Msg]:
    """Yield a list of contract cards by name, or nothing if there are none."""
    names = tuple(contract_name(card) for card in cards if card is not None)
    if names:
        yield msg(key, contracts=names)


def colony(view: OtysView) -> Iterator[Msg]:
    """Describe the Sponsors, the Rewards and the Store."""
    for level in LEVELS:
        yield msg(
            "otys-picture-alt-sponsor",
            level=level,
            sponsor=thing(view.sponsors[level - 1]),
            rewards=tuple(map(reward_name, view.display[level - 1])),
        )
    yield msg("otys-picture-alt-store", cubes=cubes_words(view.store))


# --- whole pictures --------------------------------------------------------------------------


def board_alt(view: OtysView) -> Iterator[Msg]:
    """Describe the public board."""
    yield from opening(view)
    for seat in view.order:
        yield from player(view, seat)
    yield from contracts("otys-picture-alt-public", view.public)
    yield msg("otys-picture-alt-store", cubes=cubes_words(view.store))
    sponsors = tuple(map(thing, view.sponsors))
    yield msg("otys-picture-alt-sponsors", sponsors=sponsors)
    for seat in view.order:
        yield column(view, seat)


def colony_alt(view: OtysView) -> Iterator[Msg]:
    """Describe the Colony alone."""
    yield msg("otys-picture-alt-board", moment=moment(view))
    yield from contracts("otys-picture-alt-public", view.public)
    yield from colony(view)


def players_alt(view: OtysView) -> Iterator[Msg]:
    """Describe the players alone."""
    yield from opening(view)
    for seat in view.order:
        yield from player(view, seat)
    for seat in view.order:
        yield column(view, seat)


def sheet_alt(view: OtysView, seat: int) -> Iterator[Msg]:
    """Describe one player's search zone."""
    board = view.boards[seat]
    yield from player(view, seat)
    yield from zone(board)
    yield tracks(board)


def dive_alt(pack: OtysPack, view: OtysView, seat: int) -> Iterator[Msg]:
    """Describe the picture of a player's own dive: first what each Key leads to."""
    board = view.boards[seat]
    yield from player(view, seat)
    for level in LEVELS:
        yield msg(
            "otys-picture-alt-dive",
            level=level,
            diver=diver_words(board, level + 3),
            cubes=cubes_words(board.levels[level - 1]),
            sponsor=sponsor_text(pack, view.sponsors[level - 1]),
        )
    divers = tuple(diver_words(board, position) for position in SURFACE)
    yield msg("otys-picture-alt-surface", divers=divers)
    yield from contracts("otys-picture-alt-public", view.public)
    yield from hand_alt(view)
    yield msg("otys-picture-alt-store", cubes=cubes_words(view.store))
    yield tracks(board)


def offers_alt(pack: OtysPack, view: OtysView, seat: int) -> Iterator[Msg]:
    """Describe what can be taken: the contracts just drawn, or the Rewards of the level."""
    if view.hand is not None and view.hand.drawn:
        for card in view.hand.drawn:
            text = contract_text(pack, card)
            yield msg("otys-picture-alt-card", card=contract_name(card), text=text)
    elif view.turn is not None and view.turn.level is not None:
        for token in view.display[view.turn.level - 1]:
            text = reward_text(pack, token)
            yield msg("otys-picture-alt-card", card=reward_name(token), text=text)
    yield from player(view, seat)
    yield from contracts("otys-picture-alt-public", view.public)
    yield from hand_alt(view)


def neighbours_alt(pack: OtysPack, view: OtysView, seat: int, level: int) -> Iterator[Msg]:
    """Describe the divers of all others on a level."""
    for other in view.order:
        if other != seat:
            board = view.boards[other]
            diver = board.column[level + 2]
            text = diver_text(pack, diver, upgraded=diver in board.upgraded)
            yield msg(
                "otys-picture-alt-neighbour",
                seat=other,
                diver=diver_words(board, level + 3),
                text=text,
            )
    yield from player(view, seat)


def hand_alt(view: OtysView) -> Iterator[Msg]:
    """Describe the player's own cards."""
    if view.hand is None:
        return
    yield from contracts("otys-picture-alt-drawn", view.hand.drawn)
    if view.hand.contracts:
        yield from contracts("otys-picture-alt-private", view.hand.contracts)
    elif not view.hand.drawn:
        yield msg("otys-picture-no-contracts")


def scores_alt(view: OtysView) -> Iterator[Msg]:
    """Describe the final scores or, during a game, the public board."""
    if view.result is None:
        yield from board_alt(view)
        return
    yield won(view.result)
    for seat in ranked(view):
        board = view.boards[seat]
        yield msg(
            "otys-picture-alt-score",
            place=view.result.places[seat],
            seat=seat,
            points=board.points,
            cubes=cubes_on(board),
        )


def cubes_on(board: BoardView) -> int:
    """Return the number of cubes on a board: the tie-breaker (OT-12.3)."""
    return sum(map(sum, board.levels))


def ranked(view: OtysView) -> list[int]:
    """Return the seats from best to worst by current standings."""
    boards = view.boards
    return sorted(view.order, key=lambda seat: (-boards[seat].points, -cubes_on(boards[seat])))
