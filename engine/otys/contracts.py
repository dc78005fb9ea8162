"""The cubes that can fulfil a contract."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from engine.otys.components import Contract, Need
from engine.otys.state import NO_CUBES, RESOURCES, Cubes


def _exact(need: Need, cubes: Cubes) -> tuple[Cubes, ...]:
    """Return the only payment for an exact contract (OT-11.5), if the level has the cubes."""
    enough = all(have >= want for have, want in zip(cubes, need, strict=True))
    return (need,) if enough else ()


def _free(groups: tuple[int, ...], cubes: Cubes) -> tuple[Cubes, ...]:
    """Return every payment for a free contract, each group of a different resource (OT-11.6)."""
    ways: set[Cubes] = set()
    for chosen in permutations(range(len(RESOURCES)), len(groups)):
        paid = list(NO_CUBES)
        for resource, count in zip(chosen, groups, strict=True):
            paid[resource] = count
        if all(have >= want for have, want in zip(cubes, paid, strict=True)):
            ways.add((paid[0], paid[1], paid[2], paid[3]))
    return tuple(sorted(ways, reverse=True))


@lru_cache(maxsize=8192)
def ways_to_pay(contract: Contract, cubes: Cubes) -> tuple[Cubes, ...]:
    """Return every choice of cubes from one level that fulfils the contract."""
    if contract.need is not None:
        return _exact(contract.need, cubes)
    return _free(contract.groups, cubes)
