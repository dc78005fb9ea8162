"""The names of effects in the tables of an Antarctica pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from engine.antarctica.effects.cards import EveryoneDrafts, GainKnowhow, RegainBasic
from engine.antarctica.effects.effect import CardEffect, Effect, SpaceEffect
from engine.antarctica.effects.research import EveryoneAdvances, QuickResearch
from engine.antarctica.effects.scientists import GainScientist, PlusTwoScientists, SettleScientist
from engine.antarctica.effects.ships import EveryoneMoves, GainShip, Icebreaker

E = TypeVar("E", bound=Effect)


def _named(*kinds: type[E]) -> Mapping[str, type[E]]:
    return {kind.notation: kind for kind in kinds}


SHIPYARD_CARDS: Mapping[str, type[CardEffect]] = _named(
    SettleScientist, QuickResearch, PlusTwoScientists, Icebreaker
)
"""The effects of Shipyard cards, the safest to take first (AN-13, D10)."""

SPACES: Mapping[str, type[SpaceEffect]] = _named(
    *(EveryoneMoves, EveryoneDrafts, EveryoneAdvances),
    *(GainScientist, GainShip, GainKnowhow, RegainBasic),
)
"""The effects of spaces on the research tracks (AN-9.12 to AN-9.18)."""
