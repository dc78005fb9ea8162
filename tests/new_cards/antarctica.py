"""New components of Antarctica: two with known effects, a space and a card with new ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import pytest

from engine.antarctica.effects import scientists
from engine.antarctica.effects.effect import CardEffect, RedEffect
from engine.antarctica.effects.scientists import Recruit
from engine.antarctica.pack.vocabulary import SHIPYARD_CARDS, SPACES
from engine.antarctica.state import AntarcticaState
from engine.antarctica.words.names import thing
from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.msg import Msg, msg
from render.icons.antarctica.buildings import SHIPYARD
from render.icons.antarctica.cards import _MIDDLE, _face, plus, scientist
from render.icons.common.glyphs import anchor
from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import IVORY
from render.icons.drawing.parts import CARD_ASPECT
from tests.new_cards.case import Case, Wanted, key

ROWS = {
    "building_cards": """
| basic_16 | basic | 2 | laboratory | crane+wind_turbine | 1 | 3 | no | - |
""",
    "track_spaces": """
| track_biology_2 | track_biology | 2 | red | knowhow_card | H |
| track_glaciology_2 | track_glaciology | 2 | red | three_scientists | H |
""",
    "shipyard_kinds": """
| call_up | 2 | Call-up | Convocazione | Einberufung | Convocação | 1 scientist for each ship | H |
""",
    "shipyard_cards": """
| call_up_1 | call_up | H |
| call_up_2 | call_up | H |
""",
}
WITHOUT = {"building_cards": ("basic_05",)}


@dataclass(frozen=True, slots=True)
class ThreeScientists(RedEffect):
    """Recruit three scientists."""

    notation: ClassVar[str] = "three_scientists"

    def step(self, doer: Doer) -> Recruit:
        """Return the recruiting, which looks how many there are."""
        return Recruit(doer.seat, 3, doer.cause)


@dataclass(frozen=True, slots=True)
class CallUp(CardEffect):
    """Recruit a scientist for each of your ships, as far as there are any."""

    notation: ClassVar[str] = "call_up"

    def ways(self, state: AntarcticaState, doer: Doer) -> Iterator[Option]:
        """Yield one way, if there is a scientist in the Common Reserve."""
        ships = len(tuple(state.fleet(doer.seat)))
        number = min(ships, state.players[doer.seat].reserve)
        if number:
            label = msg("antarctica-do-card-call-up", count=number)
            yield Option("card:call_up", label, (Recruit(doer.seat, number, doer.cause),))


def _three(brush: Brush) -> None:
    """Draw three more scientists."""
    for x in (22, 46, 70):
        scientist(brush.inset(x, 62, 60), IVORY)
    plus(brush, 80, 20, 13)


def _call_up(brush: Brush) -> None:
    """Draw a scientist below an anchor."""
    anchor(brush.inset(_MIDDLE, 30, 36), IVORY, SHIPYARD)
    scientist(brush.inset(_MIDDLE, 68, 40), IVORY)


ICONS: Icons = {
    "effect-three_scientists": Icon(_three),
    "shipyard-call_up": Icon(_face(SHIPYARD, _call_up), CARD_ASPECT),
}

WORDS = {
    "en": """
antarctica-effect-three-scientists = 3 scientists
antarctica-call-up = Call-up
antarctica-text-call-up = move as many scientists to your Personal Supply as you have ships
antarctica-do-card-call-up = Call-up: scientists to your Personal Supply: { $count }
antarctica-habit-shipyard-card-call-up = { antarctica-call-up }
""",
    "de": """
antarctica-effect-three-scientists = 3 Wissenschaftler
antarctica-call-up = Einberufung
antarctica-text-call-up = je eigenem Schiff 1 Wissenschaftler in den persönlichen Vorrat nehmen
antarctica-do-card-call-up = Einberufung: { $count } in den persönlichen Vorrat nehmen
antarctica-habit-shipyard-card-call-up = { antarctica-call-up }
""",
    "it": """
antarctica-effect-three-scientists = 3 scienziati
antarctica-call-up = Convocazione
antarctica-text-call-up = sposta nella tua Riserva Personale 1 scienziato per ogni tua nave
antarctica-do-card-call-up = Convocazione: scienziati nella tua Riserva Personale: { $count }
antarctica-habit-shipyard-card-call-up = { antarctica-call-up }
""",
    "pt-BR": """
antarctica-effect-three-scientists = 3 cientistas
antarctica-call-up = Convocação
antarctica-text-call-up = passar para a sua Reserva Pessoal 1 cientista por navio seu
antarctica-do-card-call-up = Convocação: cientistas para a sua Reserva Pessoal: { $count }
antarctica-habit-shipyard-card-call-up = { antarctica-call-up }
""",
}


def learn(patch: pytest.MonkeyPatch) -> None:
    """Let the classes stand in their module, and in the lists of the tables."""
    patch.setattr(scientists, "ThreeScientists", ThreeScientists, raising=False)
    patch.setattr(scientists, "CallUp", CallUp, raising=False)
    patch.setitem(SPACES, "three_scientists", ThreeScientists)
    patch.setitem(SHIPYARD_CARDS, "call_up", CallUp)


def _named(said: Msg) -> Iterator[Msg]:
    """Yield a message and everything that is named in it."""
    yield said
    for _, value in said.args:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Msg):
                yield from _named(part)


def _triggers(effect: str) -> Wanted:
    """Recognise an option whose effect says that it triggers this one."""
    words = thing(f"effect_{effect}")
    return lambda option: option.effect is not None and words in _named(option.effect)


def _built(before: AntarcticaState, after: AntarcticaState, seat: int) -> bool:
    return "basic_16" in after.players[seat].cards and "basic_16" in before.face_up


def _took_knowhow(before: AntarcticaState, after: AntarcticaState, seat: int) -> bool:
    return after.players[seat].knowhow == before.players[seat].knowhow + 1


def _recruited(before: AntarcticaState, after: AntarcticaState, seat: int) -> bool:
    return after.players[seat].reserve == before.players[seat].reserve - 3


def _called_up(before: AntarcticaState, after: AntarcticaState, seat: int) -> bool:
    came = before.players[seat].reserve - after.players[seat].reserve
    return came == len(tuple(before.fleet(seat)))


CASES = (
    Case(
        component="basic_16",
        sprites=("building-laboratory", "building-crane", "building-wind_turbine"),
        answers=(key("build:basic_16"),),
        cause="None",
        logged="antarctica-log-built",
        seen=_built,
    ),
    Case(
        component="track_biology",
        sprites=("effect-knowhow_card", "effect-basic_card"),
        answers=(_triggers("knowhow_card"),),
        cause="None",
        logged="antarctica-log-took-knowhow",
        seen=_took_knowhow,
    ),
    Case(
        component="track_glaciology",
        sprites=("effect-three_scientists", "effect-scientist"),
        answers=(_triggers("three_scientists"),),
        cause="space:track_glaciology_2",
        logged="antarctica-log-recruited",
        seen=_recruited,
    ),
    Case(
        component="call_up",
        sprites=("shipyard-call_up",),
        answers=(key("card:call_up"),),
        cause="card:call_up",
        logged="antarctica-log-recruited",
        seen=_called_up,
    ),
)
