"""Two cards for Underwater Cities: one in known words, one with a new statement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import pytest

from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.underwater_cities.effects import gain
from engine.underwater_cities.effects.effect import Effect
from engine.underwater_cities.effects.gain import Receive
from engine.underwater_cities.pack import phrases, vocabulary
from engine.underwater_cities.pack.vocabulary import Words
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.glossary import Bundle
from engine.underwater_cities.words.names import goods
from render.icons import Icon as Sprite
from render.kit.icon_rows import ARROW, Icon
from render.underwater_cities.cards import glyphs
from render.underwater_cities.cards.glyphs import IconLine, IconRun
from render.underwater_cities.cards.statement_icons import line_of
from tests.new_cards.case import Case, key

ROWS = {
    "era_cards_1": """
| 901 | low_tide | Low Tide | yellow | instant | choose(gain(2 kelp), draw(3, keep=1)) | - | H | - |
| 902 | kelp_fair | Kelp Fair | yellow | instant | share(1 kelp) | - | H | - |
""",
}
WITHOUT = {"era_cards_1": ("kelp_nursery", "supply_drop")}
ICONS: Mapping[str, Sprite] = {}


@dataclass(frozen=True, slots=True)
class Share(Effect):
    """Every player gains all of it."""

    notation: ClassVar[str] = "share"

    bundle: Bundle

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.bundle(args, 0))

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield the only way, in play order."""
        gains = (Receive(self.bundle, replace(doer, seat=seat)) for seat in state.order)
        yield Option("share", self.label(), tuple(gains))

    def words(self) -> Msg:
        """Return what every player gains, in words."""
        return msg("underwater-cities-do-share", goods=goods(self.bundle))


@line_of.register
def _share(statement: Share) -> IconLine:
    return (IconRun((*glyphs.goods(statement.bundle), ARROW, Icon("seat-disc"))),)


WORDS = {
    "en": """
underwater-cities-do-share = every player gains { LIST($goods) }
""",
    "de": """
underwater-cities-do-share = alle erhalten { LIST($goods) }
""",
    "it": """
underwater-cities-do-share = tutti ottengono { LIST($goods) }
""",
    "pt-BR": """
underwater-cities-do-share = todos recebem { LIST($goods) }
""",
}


def learn(patch: pytest.MonkeyPatch) -> None:
    """Let the class stand in its module, and in the vocabulary of instant cards."""
    patch.setattr(gain, "Share", Share, raising=False)
    patch.setitem(vocabulary.OF_TYPES, "instant", vocabulary.EFFECTS | Words(Share))


def _more_kelp(before: State, after: State, seat: int) -> int:
    return after.players[seat].stock.kelp - before.players[seat].stock.kelp


def _gained(before: State, after: State, seat: int) -> bool:
    return _more_kelp(before, after, seat) == 2


def _shared(before: State, after: State, _seat: int) -> bool:
    return all(_more_kelp(before, after, seat) == 1 for seat in before.order)


CASES = (
    Case(
        component="low_tide",
        sprites=("kelp", "or-slash", "card-draw", "arrow-right", "draw-keep"),
        rather="slot:yellow_",
        answers=(key("card:low_tide"), key("order:card"), key("way:1")),
        cause="card:low_tide",
        logged="underwater-cities-log-gained",
        seen=_gained,
    ),
    Case(
        component="kelp_fair",
        sprites=("kelp", "arrow-right", "seat-disc"),
        rather="slot:yellow_",
        answers=(key("card:kelp_fair"), key("order:card"), key("share")),
        cause="card:kelp_fair",
        logged="underwater-cities-log-gained",
        seen=_shared,
    ),
)
