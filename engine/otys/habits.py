"""The one question of Otys that comes outside the own turn, and what one may always answer."""

from __future__ import annotations

from engine.core.habit import Habit, first_of

HABITS = (
    # D10: a Battery keeps the diver in its place as long as there is one (OT-8.20).
    Habit(
        "copied-diver",
        ("otys-ask-owner",),
        ("oxygen", "resurface"),
        first_of(),
        option=("author_spy_variant", "on"),
    ),
)
