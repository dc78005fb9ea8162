"""The final scores and the result (UC-7.24 to UC-7.32, UC-8.11)."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.counters import count
from engine.underwater_cities.board.possessions import claimed_cards, holdings
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.scoring import FinalScore, final_score, standing
from engine.underwater_cities.state import State

SOLO_CITIES = 7
SOLO_POINTS = 100
"""The goals of the solo game (UC-8.11)."""


def score_of(state: State, seat: int) -> FinalScore:
    """Return what a seat would score if the game ended now."""
    tiles = [state.pack.tiles[name] for name in survey_of(state, seat).connected_tiles]
    cards = claimed_cards(state, seat)
    return final_score(holdings(state, seat), state.players[seat].points, tiles, cards)


def result(state: State) -> Result | None:
    """Return the result once the game is over."""
    if not state.over:
        return None
    totals = tuple(score_of(state, seat).total for seat in range(state.seats))
    if state.seats > 1:
        return Result(totals, standing(totals, state.order), "scored")
    won = totals[0] >= SOLO_POINTS and count("city", holdings(state, 0)) >= SOLO_CITIES
    return Result(totals, (1 if won else 2,), "solo_won" if won else "solo_lost")


def reason_words(state: State, result: Result) -> Msg | None:
    """Return how the solo game ended, with cities and points; None for other games."""
    if state.seats > 1:
        return None
    cities = count("city", holdings(state, 0))
    key = f"underwater-cities-ended-{result.reason.replace('_', '-')}"
    return msg(key, cities=cities, points=result.scores[0])
