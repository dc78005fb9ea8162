"""The score of a position, and the winner (AN-11)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.state import AntarcticaState
from engine.core.game import Result, places
from engine.core.storage.kept import remembered


@dataclass(frozen=True, slots=True)
class Count:
    """One category of the scoring: its name, the points by seat, and the seats in first place."""

    of: str
    """`area:3`, `track:track_biology`, `cards` or `resources`."""
    points: tuple[int, ...]
    first: tuple[int, ...]


@remembered(1024)
def ranked(_pack: AntarcticaPack, of: str, amounts: tuple[int, ...], prize: int) -> Count:
    """Return a count with dense ranks: each rank scores the amount of the one above (AN-11.2)."""
    levels = sorted({amount for amount in amounts if amount}, reverse=True)
    worth = dict(zip(levels, (prize, *levels), strict=False))
    points = tuple(worth.get(amount, 0) for amount in amounts)
    best = levels[0] if levels else None
    return Count(of, points, tuple(n for n, amount in enumerate(amounts) if amount == best))


def counts(state: AntarcticaState) -> tuple[Count, ...]:
    """Return all counts in the order of scoring, the Sun's area first (AN-11.1)."""
    return (
        *(area_count(state, number) for number in state.open_areas if number >= state.sun),
        *(area_count(state, number) for number in state.open_areas if number < state.sun),
        *(track_count(state, track) for track in state.tracks),
        card_count(state),
        resource_count(state),
    )


def area_count(state: AntarcticaState, number: int) -> Count:
    """Return the count of the scientists in an area (AN-11.3)."""
    area = state.area(number)
    bonus = state.pack.constants["area_first_place_bonus"]
    prize = len(area.buildings) + sum(area.scientists) + bonus
    return ranked(state.pack, f"area:{number}", area.scientists, prize)


def track_count(state: AntarcticaState, track: str) -> Count:
    """Return the count of a track: the leader scores all of its cubes, others one (AN-11.4)."""
    return _led(state.pack, track, state.tracks[track])


@remembered(1024)
def _led(pack: AntarcticaPack, track: str, cubes: tuple[int, ...]) -> Count:
    value = pack.tracks[track].cube_value
    lead, number = max(cubes), sum(cube > 0 for cube in cubes)
    points = tuple((number * value if cube == lead else value) if cube else 0 for cube in cubes)
    first = tuple(n for n, cube in enumerate(cubes) if cube and cube == lead)
    return Count(f"track:{track}", points, first)


def stars(state: AntarcticaState, seat: int) -> int:
    """Return the number of a player's building cards with a star (AN-11.5)."""
    return sum(state.pack.cards[card].star for card in state.players[seat].cards)


def card_count(state: AntarcticaState) -> Count:
    """Return the count of the building cards with a star."""
    amounts = tuple(stars(state, seat) for seat in range(state.seats))
    return ranked(state.pack, "cards", amounts, sum(amounts))


def resource_count(state: AntarcticaState) -> Count:
    """Return the count of the discarded pieces (AN-11.6)."""
    amounts = tuple(player.discarded for player in state.players)
    return ranked(state.pack, "resources", amounts, sum(amounts))


def totals(state: AntarcticaState) -> tuple[int, ...]:
    """Return what the current position would score, by seat."""
    scored = counts(state)
    return tuple(sum(count.points[seat] for count in scored) for seat in range(state.seats))


def standing(state: AntarcticaState) -> tuple[int, ...]:
    """Return the place of each seat: points, first places, building cards (AN-11.7 to AN-11.9)."""
    scored = counts(state)
    return places(
        [
            (
                sum(count.points[seat] for count in scored),
                sum(seat in count.first for count in scored),
                len(player.cards),
            )
            for seat, player in enumerate(state.players)
        ]
    )


def result(state: AntarcticaState) -> Result | None:
    """Return the result once the game is over."""
    if state.over is None:
        return None
    return Result(totals(state), standing(state), state.over)
