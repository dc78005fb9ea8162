"""The only question of Otys outside a player's own turn, and its standing answers."""

from __future__ import annotations

from engine.core.aids.habit import Habit, first_of

HABITS = (
    # D10: a Battery keeps the diver in place as long as there is one (OT-8.20).
    Habit(
        "copied-diver",
        ("otys-ask-owner",),
        ("oxygen", "resurface"),
        first_of(),
        option=("author_spy_variant", "on"),
    ),
)
