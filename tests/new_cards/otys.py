"""Two Rewards for Otys: one in words that the notation knows, one with a new statement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

import pytest

from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.otys.effects import cubes
from engine.otys.effects.effect import Effect
from engine.otys.effects.goods import Receive
from engine.otys.pack import vocabulary
from engine.otys.state import LEVELS, OtysState
from engine.otys.words.names import goods
from render.icons import Icon as Sprite
from render.kit.icon_rows import ARROW, Icon, IconRow
from render.otys.glyphs import _many, effect_row
from tests.new_cards.case import Case, key

ROWS = {
    "effects": """
| tinkering | choose(gain(2 battery), pay(1 credit, draw(2, keep=1))) |
| salvage | salvage(1) |
""",
    "rewards": """
| reward_33 | tinkering | - | - | credits_2 | orange | H | H |
| reward_34 | salvage | - | - | credits_2 | orange | H | H |
""",
}
WITHOUT: Mapping[str, tuple[str, ...]] = {}
ICONS: Mapping[str, Sprite] = {}


@dataclass(frozen=True, slots=True)
class Salvage(Effect):
    """Gain so many Credits for each cube on a level of your choice."""

    notation: ClassVar[str] = "salvage"

    credit: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(args.number(0))

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield each level with cubes."""
        for level in LEVELS:
            gained = self.credit * sum(state.boards[doer.seat].cubes(level))
            if gained:
                label = msg("otys-do-salvage", level=level, goods=goods(gained))
                yield Option(f"salvage:{level}", label, (Receive(doer.seat, doer.cause, gained),))

    def words(self) -> Msg:
        """Return the effect in words, with the Credits for a cube."""
        return msg("otys-effect-salvage", goods=goods(self.credit))


@effect_row.register
def _salvage(effect: Salvage) -> IconRow:
    return (Icon("any-cube"), ARROW, *_many(effect.credit, "credit"))


WORDS = {
    "en": """
otys-effect-salvage = gain { LIST($goods) } for each cube on one of your levels
otys-do-salvage = gain { LIST($goods) } for the cubes on level { $level }
""",
    "de": """
otys-effect-salvage = für jeden Würfel auf einer deiner Ebenen { LIST($goods) } erhalten
otys-do-salvage = { LIST($goods) } für die Würfel auf Ebene { $level } erhalten
""",
    "it": """
otys-effect-salvage = ottieni { LIST($goods) } per ogni cubetto su uno dei tuoi livelli
otys-do-salvage = ottieni { LIST($goods) } per i cubetti sul livello { $level }
""",
    "pt-BR": """
otys-effect-salvage = receber { LIST($goods) } por cubo em um dos seus níveis
otys-do-salvage = receber { LIST($goods) } pelos cubos no nível { $level }
""",
}


def learn(patch: pytest.MonkeyPatch) -> None:
    """Let the class stand in its module, and in the list of statements."""
    patch.setattr(cubes, "Salvage", Salvage, raising=False)
    patch.setattr(vocabulary, "STATEMENTS", (*vocabulary.STATEMENTS, Salvage))


def _gained(before: OtysState, after: OtysState, seat: int) -> bool:
    return after.boards[seat].batteries == before.boards[seat].batteries + 2


def _salvaged(before: OtysState, after: OtysState, seat: int) -> bool:
    first = next(filter(None, map(sum, before.boards[seat].levels)))
    return after.boards[seat].credits == before.boards[seat].credits + first


CASES = (
    Case(
        component="reward_33",
        sprites=("battery", "battery", "or-slash", "credit", "arrow-right", "draw-card"),
        answers=(key("explore:reward_33"), key("gain")),
        cause="reward:reward_33",
        logged="otys-log-gained",
        seen=_gained,
    ),
    Case(
        component="reward_34",
        sprites=("any-cube", "arrow-right", "credit"),
        answers=(key("explore:reward_34"), key("salvage:")),
        cause="reward:reward_34",
        logged="otys-log-gained",
        seen=_salvaged,
    ),
)
