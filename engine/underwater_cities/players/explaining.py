"""What options say beside their effects to those who read them: what they still lack."""

from __future__ import annotations

from dataclasses import replace

from engine.core.decision import Decision, Option, Pick
from engine.core.effects.effect import Do
from engine.core.msg import msg
from engine.underwater_cities.state import State
from engine.underwater_cities.words.reasons import why_not

PARTS = ("part:", "way:", "next:")
"""The prefixes of the keys of options that are parts of an effect."""
REASONS = 2
"""More of them would hide the effect."""


def explained(state: State, asked: Decision) -> Decision:
    """Return the question, in which parts that cannot be done yet say what they lack."""
    if not isinstance(asked, Pick):
        return asked
    return replace(asked, options=tuple(_told(state, option) for option in asked.options))


def _told(state: State, option: Option) -> Option:
    first = option.then[0] if option.then else None
    if not (option.unsure and option.key.startswith(PARTS) and isinstance(first, Do)):
        return option
    why = tuple(why_not(first.effect, state, first.doer.seat))
    if not 0 < len(why) <= REASONS:
        return option
    what = option.effect or option.label
    return replace(option, effect=msg("underwater-cities-effect-lacks", what=what, why=why))
