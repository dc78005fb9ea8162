"""The effects of moving divers in the column, in words."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.otys.state import level_of
from engine.otys.words.names import place_name, thing


def move_effect(passed: tuple[str, ...], start: int, target: int, active: int) -> Msg:
    """Return what a move does to the divers from its start to its target, given from the top."""
    first, last = min(start, target), max(start, target)
    moving = passed[start - first]
    others = tuple(diver for diver in passed if diver != moving)
    shift = -1 if target > start else 1
    told = msg(
        "otys-effect-propel",
        diver=thing(moving),
        place=place_name(target),
        others=tuple(
            msg("otys-effect-shifted", diver=thing(diver), place=place_name(first + place + shift))
            for place, diver in enumerate(passed)
            if diver in others
        ),
    )
    if not first <= active <= last:
        return told
    after = (*others, moving) if target > start else (moving, *others)
    return msg("otys-effect-then-active", effect=told, diver=thing(after[active - first]))


def surface_effect(column: tuple[str, ...], position: int) -> Msg:
    """Return what resurfacing the diver at a position does (OT-6.5)."""
    above, level = column[position - 2] if position > 1 else column[0], level_of(position)
    if level is None:
        return msg("otys-effect-surface", diver=thing(column[position - 1]))
    return msg(
        "otys-effect-resurfaces",
        diver=thing(column[position - 1]),
        level=level,
        next=thing(above),
    )
