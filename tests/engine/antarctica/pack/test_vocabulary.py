"""The effects that a pack names, and those that a position was stored with."""

from __future__ import annotations

import json

from engine.antarctica.effects.research import EveryoneAdvances, QuickResearch
from engine.antarctica.effects.scientists import GainScientist
from engine.antarctica.pack.vocabulary import SHIPYARD_CARDS, SPACES
from engine.core.effects.effect import Do, Doer
from engine.core.event import Cause
from tests.engine.antarctica.scene import GAME, fresh


def test_an_effect_takes_its_figure_from_the_constants_of_the_pack() -> None:
    constants = {"quick_research_points": 5, "advance_three_points": 2}
    assert SHIPYARD_CARDS["quick_research"].read(constants) == QuickResearch(5)
    assert SPACES["advance_three"].read(constants) == EveryoneAdvances(2)
    assert SPACES["scientist"].read(constants) == GainScientist()


def test_an_effect_that_was_stored_with_its_name_is_read() -> None:
    state, _ = fresh(2)
    state.stack = (Do(EveryoneAdvances(3), Doer(0, Cause("space", "track_oceanography_7"))),)
    stored = json.loads(GAME.codec.dump(state))
    stored["stack"][0]["effect"]["name"] = "advance_three"
    assert GAME.codec.load(json.dumps(stored)).stack == state.stack
