"""Goods: paying and gaining Credits, Batteries, points and Keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.alternatives import May, Times
from engine.core.effects.bill import covers
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.otys.effects.effect import Cost, Effect, purse
from engine.otys.effects.steps import Run, Step, board_of, score, tell
from engine.otys.state import NEUTRAL_X, NUMBERED_KEYS, OWN_X, OtysState
from engine.otys.words.names import goods, key_name, thing

KEY_ORDER = (*NUMBERED_KEYS, OWN_X)


@dataclass(frozen=True, slots=True)
class Bill(Cost):
    """A price in Credits and Batteries."""

    notation: ClassVar[str] = "pay"

    credits: int = 0
    batteries: int = 0

    @classmethod
    def read(cls, args: Args, make: Make) -> May:
        """Return what it buys at this price, as written in a component pack."""
        price = args.bundle(0, ("credit", "battery"))
        amounts = {item.name: item.count for item in price.items}
        bill = cls(amounts.get("credit", 0), amounts.get("battery", 0))
        return May(bill, make(args.call(1)))

    def payments(self, state: OtysState, doer: Doer) -> Sequence[Option]:
        """Return the only way to pay, if it can be paid in full (OT-2.8)."""
        if not covers(purse(state, doer), (self.credits, self.batteries)):
            return ()
        return (Option("pay", self.words(), (Pay(doer.seat, self.credits, self.batteries),)),)

    def words(self) -> Msg:
        """Return the price in words."""
        return msg("otys-goods", parts=goods(credit=self.credits, battery=self.batteries))


@dataclass(frozen=True, slots=True)
class Pay(Step):
    """Pays Credits and Batteries to the supply."""

    seat: int
    credits: int = 0
    batteries: int = 0
    diver: str | None = None
    """The diver whose action is paid for, if any."""

    def run(self, run: Run) -> None:
        """Pay."""
        board = board_of(run, self.seat)
        board.credits -= self.credits
        board.batteries -= self.batteries
        paid = goods(self.credits, self.batteries)
        if self.diver is not None:
            cause = Cause("diver", self.diver)
            tell(run, "paid-diver", self.seat, cause, goods=paid, diver=thing(self.diver))
        elif paid:
            tell(run, "paid", self.seat, goods=paid)


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain Credits, Batteries, points or neutral X Keys."""

    notation: ClassVar[str] = "gain"

    credit: int = 0
    battery: int = 0
    point: int = 0
    neutral_x: int = 0

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        goods = args.bundle(0, ("credit", "battery", "point", "neutral_x"))
        return cls(**{item.name: item.count for item in goods.items if item.name})

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield one way, unless the supply has run out (OT-5.12)."""
        if self.credit or self.battery or self.point or state.neutral_x:
            step = Receive(
                doer.seat, doer.cause, self.credit, self.battery, self.point, self.neutral_x
            )
            yield Option("gain", self.words(), (step,))

    def words(self) -> Msg:
        """Return the effect in words, with the goods."""
        parts = goods(self.credit, self.battery, self.point, self.neutral_x)
        return msg("otys-effect-gain", goods=parts)


@dataclass(frozen=True, slots=True)
class Receive(Step):
    """Gains goods from the supply."""

    seat: int
    cause: Cause
    credits: int = 0
    batteries: int = 0
    points: int = 0
    neutral_x: int = 0

    def run(self, run: Run) -> None:
        """Gain as much as is left; only neutral X Keys can run out (OT-5.12)."""
        board, state = board_of(run, self.seat), run.state
        board.credits += self.credits
        board.batteries += self.batteries
        keys = min(self.neutral_x, state.neutral_x)
        board.neutral_x += keys
        state.neutral_x -= keys
        gained = goods(self.credits, self.batteries, self.points, keys)
        tell(run, "gained", self.seat, self.cause, goods=gained)
        if self.points:
            score(run, self.seat, self.points)


@dataclass(frozen=True, slots=True)
class TakeBackKey(Effect):
    """Take back one used Key."""

    notation: ClassVar[str] = "take_back"

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self | Times:
        """Return it as written in a component pack."""
        number = args.number(0)
        return cls() if number == 1 else Times(number, cls())

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield each permanent Key on the track, the lowest first; never a neutral X (OT-5.11)."""
        track = state.boards[doer.seat].track
        for key in KEY_ORDER:
            if key in track and key != NEUTRAL_X:
                label = msg("otys-do-take-back", key=key_name(key))
                yield Option(f"key:{key}", label, (TakeBack(doer.seat, key, doer.cause),))

    def words(self) -> Msg:
        """Return the effect in words: take back a Key."""
        return msg("otys-effect-take-back")


@dataclass(frozen=True, slots=True)
class TakeBack(Step):
    """Makes a used Key available again; those to its right close the gap (OT-5.11)."""

    seat: int
    key: str
    cause: Cause

    def run(self, run: Run) -> None:
        """Take it from the track."""
        board = board_of(run, self.seat)
        track = list(board.track)
        track.remove(self.key)
        board.track = tuple(track)
        board.keys = tuple(key for key in KEY_ORDER if key in (*board.keys, self.key))
        tell(run, "took-back", self.seat, self.cause, key=key_name(self.key))
