"""A simple estimate of a seat's position for computer players; no rule depends on it."""

from __future__ import annotations

from engine.antarctica.scoring import totals
from engine.antarctica.state import AntarcticaState
from engine.antarctica.turn.building import access, missing, replacement

POINT = 10.0
RIVAL = 0.6
"""The weight of the best opponent's position against one's own."""
SHIP = 180.0
"""The value of a ship in an area: it brings turns and access, so it must not be thrown away."""
SCIENTIST = 12.0
"""The value of each of the first scientists in the Personal Supply."""
SPARE_SCIENTIST = 6.0
ENOUGH_SCIENTISTS = 3
AVAILABLE_SHIP = 40.0
AVAILABLE_CUBE = 40.0
SHIPYARD_CARD = 8.0
RESOURCE_CARD = 8.0
STEP = 2.0
"""The value of a space on a track."""
IN_REACH = 6.0
"""The value of a face-up building card that could be built."""
TYPE = 2.0
"""The value of a type of building within reach."""
QUIET_TURN = 8.0
"""The penalty for letting a turn without progress pass."""
WON = 100.0


def value(state: AntarcticaState, seat: int) -> float:
    """Return the seat's worth against that of its best opponent."""
    scores, left = totals(state), life(state)
    worth = [POINT * score + _pieces(state, n, left) for n, score in enumerate(scores)]
    rival = max(mine for number, mine in enumerate(worth) if number != seat)
    outlook = _prospects(state, seat) - QUIET_TURN * state.quiet + _outcome(state, seat, scores)
    return worth[seat] - RIVAL * rival + outlook


def _outcome(state: AntarcticaState, seat: int, scores: tuple[int, ...]) -> float:
    if state.over is None:
        return 0.0
    return WON if scores[seat] == max(scores) else -WON


def life(state: AntarcticaState) -> float:
    """Return how much of the game is left, from 1 to 0, by cards and by the scarcest scientists."""
    seats, pack = state.seats, state.pack
    whole = sum(card.mark <= seats for card in pack.cards.values())
    counts = pack.setups[seats]
    scientists = counts.personal_scientists + counts.common_scientists
    fewest = min(player.scientists + player.reserve for player in state.players)
    return min(sum(state.cards_left()) / whole, fewest / scientists)


def _pieces(state: AntarcticaState, seat: int, left: float) -> float:
    """Return the value of ships in areas, and of pieces that are useful while the game lasts."""
    player = state.players[seat]
    first = min(player.scientists, ENOUGH_SCIENTISTS)
    useful = (
        AVAILABLE_SHIP * player.ships
        + AVAILABLE_CUBE * player.cubes
        + SHIPYARD_CARD * len(player.hand)
        + RESOURCE_CARD * (player.knowhow + player.basic_ready)
        + STEP * sum(cubes[seat] for cubes in state.tracks.values())
        + SCIENTIST * first
        + SPARE_SCIENTIST * (player.scientists - first)
    )
    return SHIP * sum(area.ships_of(seat) for area in state.areas) + left * useful


def _prospects(state: AntarcticaState, seat: int) -> float:
    """Return the value of types within reach, and of face-up cards that they allow."""
    reached = access(state, seat)
    near = 0.0
    for name in state.face_up:
        lacking = missing(state.pack.cards[name], reached) if name else ["nothing"]
        if not lacking:
            near += IN_REACH
        elif replacement(state, seat, lacking):
            near += IN_REACH / 2
    return near + TYPE * len(reached)
