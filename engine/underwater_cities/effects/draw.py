"""Drawing cards and keeping some of them (UC-6.61)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.effects.effect import Doer, Prospect
from engine.core.frames import Ask
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make, NotationError
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import (
    Run,
    Step,
    can_draw,
    cards_msg,
    discard,
    draw_cards,
    player_of,
    tell,
    tell_more,
)
from engine.underwater_cities.effects.effect import Effect, Forecast, Things
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State, without
from engine.underwater_cities.words.describe import card_hint
from engine.underwater_cities.words.names import card_name


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw this many cards and keep some of them (UC-6.61)."""

    notation: ClassVar[str] = "draw"

    count: int
    keep: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        count, keep = phrases.number(args, 0), phrases.number(args, "keep")
        if keep > count:
            at, found = args.expr("keep").at, str(keep)
            raise NotationError(at, "notation-not-one-of", found=found, allowed=f"1-{count}")
        return cls(count, keep)

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield one way, if there is any card to draw."""
        if can_draw(state):
            yield Option("draw", self.label(), (LookAtCards(self, doer),))

    def prospect(self, state: State, _doer: Doer, /) -> Prospect:
        """Return whether there is any card to draw."""
        return Prospect.SURE if can_draw(state) else Prospect.NONE

    def optional(self) -> bool:
        """Return False: what is gained is gained."""
        return False

    def can_fail(self) -> bool:
        """Return False: it requires nothing of the player."""
        return False

    def touches_common_supply(self) -> bool:
        """Return True: it touches the deck."""
        return True

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return cards that nobody knows yet."""
        return frozenset({"card"})

    @cached_method
    def words(self) -> Msg:
        """Return how many are drawn and kept, in words."""
        return msg("underwater-cities-do-draw", count=self.count, keep=self.keep)


@dataclass(frozen=True, slots=True)
class LookAtCards(Step):
    """Draws cards, of which some are kept (UC-6.61)."""

    draw: Draw
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Draw them and ask which to keep."""
        seat = self.doer.seat
        cards = draw_cards(run, self.draw.count)
        player_of(run, seat).drawn = cards
        tell(run, "looked", seat, self.doer.cause, count=len(cards))
        tell_more(run, "looked-at", seat, cards=cards_msg(run, cards))
        run.push(KeepDrawn(self.draw.keep, self.doer))


@dataclass(frozen=True, slots=True)
class KeepDrawn(Ask[State]):
    """Asks which of the drawn cards to keep (D26)."""

    chancy: ClassVar[bool] = True

    keep: int
    doer: Annotated[Doer, Tagged]

    def decision(self, state: State) -> Decision | None:
        """Return the choice among the drawn cards, in the order drawn."""
        drawn = state.players[self.doer.seat].drawn
        if not drawn:
            return None
        options = tuple(
            Option(
                f"keep:{name}",
                card_name(state.pack, state.card(name)),
                spot=f"card:{name}",
                effect=card_hint(state.card(name)),
            )
            for name in drawn
        )
        count = min(self.keep, len(drawn))
        default = tuple(option.key for option in options[:count])
        prompt = msg("underwater-cities-ask-keep", count=count)
        return Pick(self.doer.seat, prompt, options, default, count, count)

    def take(self, run: Run, _decision: Decision, answer: Answer, /) -> None:
        """Keep them; the others are discarded face down."""
        assert isinstance(answer, tuple)  # noqa: S101 - a pick is answered with keys
        player = player_of(run, self.doer.seat)
        for key in answer:
            card = key.removeprefix("keep:")
            player.drawn = without(player.drawn, card)
            player.hand = (*player.hand, card)
        for card in player.drawn:
            discard(run, self.doer.seat, card, openly=False)
        tell(run, "kept", self.doer.seat, count=len(answer))
        player.drawn = ()
