"""Gaining resources, points, cards and Federation steps (UC-6.12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.effect import Doer, Prospect
from engine.core.effects.effect import Effect as CoreEffect
from engine.core.frames import Frame
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make, NotationError
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import Run, Step, can_draw, receive
from engine.underwater_cities.board.counters import Holdings, count
from engine.underwater_cities.board.output import Output, output_of
from engine.underwater_cities.board.possessions import holdings
from engine.underwater_cities.board.stock import stock_of
from engine.underwater_cities.effects.effect import NO_THINGS, Forecast, OutputEffect, Things
from engine.underwater_cities.effects.federation import ChooseSteps, DrawCards
from engine.underwater_cities.effects.responses import goods_never_harm, only_goods_respond
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import Advanced, Entered, SlotGave
from engine.underwater_cities.terms.glossary import Bundle, Counter, Thing
from engine.underwater_cities.words.names import bundle_words, counted, gain_words, got

WEIGHTY = frozenset({"card", "federation"})
"""The things that are not simply added: a draw, and steps to choose."""


@dataclass(frozen=True, slots=True)
class Gain(OutputEffect):
    """Gain all of it (UC-6.12)."""

    notation: ClassVar[str] = "gain"

    bundle: Bundle

    @classmethod
    def read(cls, args: Args, _make: Make, among: tuple[str, ...] = phrases.GAINS) -> Self:
        """Return it as written in a component pack, with these things to gain."""
        return cls(phrases.bundle(args, 0, among))

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield one way, unless it is only cards and none is left."""
        return self._way(state, doer, due=False)

    def due_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield the same way, with at least one step if it is only steps."""
        return self._way(state, doer, due=True)

    def _way(self, state: State, doer: Doer, *, due: bool) -> Iterable[Option]:
        if self.prospect(state, doer):
            yield Option("gain", self.label(), tuple(gain_frames(self.bundle, doer, due=due)))

    def prospect(self, state: State, _doer: Doer, /) -> Prospect:
        """Return whether anything is left to gain."""
        only_cards = len(self.bundle) == 1 and self.bundle[0][0] == "card"
        return Prospect.NONE if only_cards and not can_draw(state) else Prospect.SURE

    def output(self, _held: Holdings, /) -> Output:
        """Return the resources and points."""
        return self._brought()

    @cached_method
    def _brought(self) -> Output:
        return output_of(self.bundle)

    def brings(self, forecast: Forecast) -> Things:
        """Return what is in its bundle."""
        return gained(self.bundle, forecast)

    @classmethod
    def merged(cls, effects: Sequence[CoreEffect[State]]) -> Gain:
        """Return several gains as one (UC-6.13)."""
        total: dict[Thing, int] = {}
        for effect in effects:
            for thing, number in effect.bundle if isinstance(effect, Gain) else ():
                total[thing] = total.get(thing, 0) + number
        return Gain(tuple(total.items()))

    def can_fail(self) -> bool:
        """Return False: a gain requires nothing of the player."""
        return False

    def automatic(self) -> bool:
        """Return True: what is gained comes without asking (UC-6.46)."""
        return True

    def safe(self) -> bool:
        """Return True: it only brings something."""
        return True

    def dominates(self, state: State, doer: Doer, /) -> bool:
        """Return whether it brings goods and points alone, and nothing is better without them."""
        if self.touches_common_supply() or not goods_never_harm(state, doer.seat):
            return False
        fact = facts.SlotGave(doer.seat, self.bundle)
        return doer.cause.kind != "slot" or only_goods_respond(state, fact)

    def asks_for_steps(self) -> bool:
        """Return whether it asks how far to advance, before anything but goods is gained."""
        return number_of("federation", self.bundle) > 0

    def touches_common_supply(self) -> bool:
        """Return whether cards or the Federation track are involved."""
        return any(thing in WEIGHTY for thing, _ in self.bundle)

    def order_sensitive(self) -> bool:
        """Return whether it contains a draw or steps to choose."""
        return self.touches_common_supply()

    @cached_method
    def words(self) -> Msg:
        """Return what is gained, in words."""
        return gain_words(self.bundle)

    @cached_method
    def label(self) -> Msg:
        """Return what is gained, in a few words."""
        return got(self.bundle)

    @classmethod
    def choice_words(cls, effects: Sequence[CoreEffect[State]], count: int) -> Msg | None:
        """Return a choice among gains of a single thing each in words."""
        bundles = [effect.bundle for effect in effects if isinstance(effect, Gain)]
        simple = [bundle for bundle in bundles if len(bundle) == 1 and bundle[0][0] != "federation"]
        if len(simple) < len(effects):
            return None
        what = tuple(map(bundle_words, simple))
        if count == 1:
            return msg("underwater-cities-do-gain-one-of", goods=what)
        return msg("underwater-cities-do-gain-several-of", goods=what, count=count)


def gained(bundle: Bundle, forecast: Forecast) -> Things:
    """Return the things in a bundle, and the events that gaining them could cause."""
    found = frozenset({SlotGave, *(name for name, _ in bundle)})
    return found | stepping(forecast) if "federation" in found else found


def stepping(forecast: Forecast) -> Things:
    """Return what steps could bring besides the spaces of the Federation track."""
    over, *_ = forecast.state.pack.federation
    return frozenset({Advanced, Entered, *(name for name, _ in over)})


def number_of(thing: Thing, bundle: Bundle) -> int:
    """Return how many of one thing a bundle contains."""
    return dict(bundle).get(thing, 0)


def gain_frames(bundle: Bundle, doer: Doer, *, due: bool = False) -> Iterator[Frame]:
    """Yield the frames that a bundle brings: goods, Federation steps, cards (UC-6.12)."""
    steps, cards = number_of("federation", bundle), number_of("card", bundle)
    if len(bundle) > (steps > 0) + (cards > 0):
        yield Receive(bundle, doer)
    if steps:
        yield ChooseSteps(steps, doer, due and len(bundle) == 1, cards)
    elif cards:
        yield DrawCards(cards, doer)


@dataclass(frozen=True, slots=True)
class Receive(Step):
    """Gains resources and points; what a slot gives is reported to permanents (UC-6.50)."""

    bundle: Bundle
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Take them."""
        seat, cause = self.doer.seat, self.doer.cause
        output = output_of(self.bundle)
        receive(run, seat, output.stock, output.points, cause)
        if cause.kind == "slot":
            run.report(facts.SlotGave(seat, self.bundle))

    def foresee(self, state: State) -> bool:
        """Add the resources."""
        player = state.players[self.doer.seat]
        player.stock = player.stock.plus(stock_of(self.bundle))
        return True


@dataclass(frozen=True, slots=True)
class Tier(OutputEffect):
    """Gain the points of the highest threshold reached."""

    notation: ClassVar[str] = "tier"

    counter: Counter
    steps: tuple[tuple[int, int], ...]
    """Ascending thresholds with their points."""

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        counter = phrases.word(args, 0, phrases.COUNTERS)
        steps = tuple((ratio.a, ratio.b) for ratio in args.ratios(1))
        for place, (low, high) in enumerate(zip(((0, 0), *steps), steps, strict=False), start=1):
            if not (low[0] < high[0] and low[1] < high[1]):
                raise NotationError(args.expr(place).at, "underwater-cities-pack-rising")
        return cls(counter, steps)

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield one way, if a threshold is reached."""
        points = self.points(holdings(state, doer.seat))
        if points:
            yield Option("gain", self.words(), (Receive((("point", points),), doer),))

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether a threshold is reached."""
        return Prospect.SURE if self.points(holdings(state, doer.seat)) else Prospect.NONE

    def points(self, held: Holdings) -> int:
        """Return the points of the highest threshold reached."""
        reached = count(self.counter, held)
        return next((points for least, points in reversed(self.steps) if reached >= least), 0)

    def output(self, held: Holdings) -> Output:
        """Return the points."""
        return Output(points=self.points(held))

    def can_fail(self) -> bool:
        """Return False: what it counts is not used up."""
        return False

    def automatic(self) -> bool:
        """Return True: the points come without a choice or a payment."""
        return True

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return nothing: points make nothing else possible."""
        return NO_THINGS

    @cached_method
    def words(self) -> Msg:
        """Return thresholds with their points; the last one names what is counted."""
        *before, (number, points) = self.steps
        steps = [
            msg("underwater-cities-tier", points=worth, number=reached) for reached, worth in before
        ]
        what = counted(self.counter, number)
        last = msg("underwater-cities-last-tier", points=points, counted=what)
        return msg("underwater-cities-do-tier", steps=(*steps, last))
