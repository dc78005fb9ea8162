"""Paying a price for something, and exchanging (UC-6.7 to UC-6.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.effects.bill import covers
from engine.core.effects.effect import Doer, Prospect
from engine.core.effects.pay import Pay as CorePay
from engine.core.frames import Ask, Frame
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import (
    Run,
    Step,
    cards_msg,
    discard_from_hand,
    player_of,
    spend,
    tell,
    tell_more,
)
from engine.underwater_cities.board.production import made_left
from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of
from engine.underwater_cities.effects.effect import AnyEffect, Forecast, Repeated, Things
from engine.underwater_cities.effects.gain import Gain, gain_frames, gained, number_of
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.glossary import Amount, Bundle
from engine.underwater_cities.words.describe import card_hint
from engine.underwater_cities.words.names import bundle_words, card_name, prices

PAID = (*phrases.RESOURCES, "card")
"""The things that prices are usually stated in."""


@dataclass(frozen=True, slots=True)
class Pay(CorePay[State, Bundle], Repeated):
    """Pay one of the prices, then do something, at most this often (UC-6.9)."""

    notation: ClassVar[str] = "pay"

    prices: Amount
    then: AnyEffect
    most: int = 1

    @classmethod
    def read(cls, args: Args, make: Make, among: tuple[str, ...] = PAID) -> Self:
        """Return it as written in a component pack, with these things to pay."""
        then = make(args.call(1))
        return cls(phrases.amount(args, 0, among), then, phrases.number(args, "max", 1))

    def after(self, price: Bundle, state: State, doer: Doer) -> Prospect:
        """Return whether the purchase is possible after this payment."""
        if not affordable(state, doer.seat, price):
            return Prospect.NONE
        if not isinstance(self.then, Gain) and stock_of(price) != NOTHING:
            state = poorer(state, doer.seat, price)
        return self.then.prospect(state, doer)

    def paying(self, price: Bundle, doer: Doer) -> Iterator[Frame]:
        """Yield the frames that pay a price."""
        return pay_frames(price, doer)

    def could_be_done(self, forecast: Forecast) -> bool:
        """Return whether the resources of one of the prices could be there."""
        return any(forecast.affords(stock_of(bundle)) for bundle in self.prices)

    def question(self, _state: State, _doer: Doer, /) -> Msg:
        """Ask whether to pay at all."""
        return msg("underwater-cities-ask-whether", what=self.words())

    def due_question(self, _state: State, _doer: Doer, /) -> Msg:
        """Ask how to pay: that it is done has been decided."""
        return msg("underwater-cities-ask-payment", what=self.words())

    @cached_method
    def price_words(self) -> tuple[Msg, ...]:
        """Return each price, with what it buys if that is a simple gain."""
        goods = map(bundle_words, self.prices)
        if isinstance(self.then, Gain):
            got = self.then.label()
            return tuple(
                msg("underwater-cities-do-pay-to-get", goods=each, got=got) for each in goods
            )
        return tuple(msg("underwater-cities-do-pay-for", goods=each) for each in goods)

    @cached_method
    def words(self) -> Msg:
        """Return the prices and what they buy, in words."""
        then = self.then.words()
        match self.prices:
            case ((("card", count),),) if self.most == 1:
                return msg("underwater-cities-do-discard", count=count, then=then)
            case ((("card", count),),):
                key = "underwater-cities-do-discard-times"
                return msg(key, count=count, then=then, times=self.most)
        if self.most == 1:
            return msg("underwater-cities-do-pay", prices=prices(self.prices), then=then)
        key = "underwater-cities-do-pay-times"
        return msg(key, prices=prices(self.prices), then=then, times=self.most)

    @cached_method
    def label(self) -> Msg:
        """Return the prices."""
        return msg("underwater-cities-do-pay-one-of", prices=prices(self.prices))


@dataclass(frozen=True, slots=True)
class Exchange(Repeated):
    """Give one bundle and get the other, in either direction, at most this often (UC-6.10)."""

    notation: ClassVar[str] = "exchange"

    one: Bundle
    other: Bundle
    most: int = 1

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        one, other = phrases.bundle(args, 0), phrases.bundle(args, 1)
        return cls(one, other, phrases.number(args, "max", 1))

    def single_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each direction that can be paid for."""
        return self._ways(state, doer, due=False)

    def single_due_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield the same, with at least one step of those that it brings."""
        return self._ways(state, doer, due=True)

    def _ways(self, state: State, doer: Doer, *, due: bool) -> Iterable[Option]:
        for place, (given, back) in enumerate(self._sides(), start=1):
            if affordable(state, doer.seat, given):
                words = bundle_words(given), bundle_words(back)
                label = msg("underwater-cities-do-swap", given=words[0], got=words[1])
                then = (*pay_frames(given, doer), *gain_frames(back, doer, due=due))
                yield Option(f"exchange:{place}", label, then)

    def _sides(self) -> tuple[tuple[Bundle, Bundle], ...]:
        return ((self.one, self.other), (self.other, self.one))

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether one of the bundles can be given."""
        can = any(affordable(state, doer.seat, given) for given, _ in self._sides())
        return Prospect.SURE if can else Prospect.NONE

    def could_be_done(self, forecast: Forecast) -> bool:
        """Return whether one of the bundles could be given."""
        return any(forecast.affords(stock_of(given)) for given, _ in self._sides())

    def brings(self, forecast: Forecast) -> Things:
        """Return what is on either side."""
        return gained(self.one, forecast) | gained(self.other, forecast)

    def needs_payment(self) -> bool:
        """Return True: either side is a payment."""
        return True

    @cached_method
    def words(self) -> Msg:
        """Return both bundles, in words."""
        one, other = bundle_words(self.one), bundle_words(self.other)
        if self.most == 1:
            return msg("underwater-cities-do-exchange", one=one, other=other)
        key = "underwater-cities-do-exchange-times"
        return msg(key, one=one, other=other, times=self.most)

    @cached_method
    def label(self) -> Msg:
        """Return both bundles."""
        one, other = bundle_words(self.one), bundle_words(self.other)
        return msg("underwater-cities-do-swap-either", one=one, other=other)


# --- paying --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayPrice(Step):
    """Pays a price in resources (UC-6.7)."""

    bundle: Bundle
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Pay it; biomatter of this Production is deducted as such."""
        spend(run, self.doer.seat, resources_of(self.bundle), self.doer.cause)
        player_of(run, self.doer.seat).made -= number_of("made_biomatter", self.bundle)

    def foresee(self, state: State) -> bool:
        """Take the resources away."""
        player = state.players[self.doer.seat]
        player.stock = player.stock.minus(stock_of(self.bundle))
        return True


@dataclass(frozen=True, slots=True)
class DiscardForPrice(Ask[State]):
    """Asks which cards in hand to discard as a price (D27)."""

    count: int
    doer: Annotated[Doer, Tagged]

    def decision(self, state: State) -> Decision:
        """Return the choice of this many cards, by default those drawn last."""
        hand = state.players[self.doer.seat].hand
        options = tuple(
            Option(
                f"discard:{name}",
                card_name(state.pack, state.card(name)),
                spot=f"card:{name}",
                effect=card_hint(state.card(name)),
            )
            for name in hand
        )
        default = tuple(option.key for option in options[::-1][: self.count])
        prompt = msg("underwater-cities-ask-discard", count=self.count)
        return Pick(self.doer.seat, prompt, options, default, self.count, self.count)

    def take(self, run: Run, _decision: Decision, answer: Answer, /) -> None:
        """Discard them face down."""
        assert isinstance(answer, tuple)  # noqa: S101 - a pick is answered with keys
        cards = tuple(key.removeprefix("discard:") for key in answer)
        discard_from_hand(run, self.doer.seat, cards)
        tell(run, "discarded", self.doer.seat, self.doer.cause, count=len(cards))
        tell_more(run, "discarded-cards", self.doer.seat, cards=cards_msg(run, cards))


def resources_of(price: Bundle) -> Stock:
    """Return the resources in a price, biomatter of this Production among them (UC-7.13)."""
    stock = stock_of(price)
    return stock._replace(biomatter=stock.biomatter + number_of("made_biomatter", price))


def affordable(state: State, seat: int, bundle: Bundle) -> bool:
    """Return whether a seat can pay a bundle exactly as printed (UC-6.7)."""
    player, made = state.players[seat], number_of("made_biomatter", bundle)
    return (
        covers(player.stock, resources_of(bundle))
        and len(player.hand) >= number_of("card", bundle)
        and made_left(player.made, 0, player.stock.biomatter) >= made
    )


def pay_frames(bundle: Bundle, doer: Doer) -> Iterator[Frame]:
    """Yield the frames that pay a price, all of it at once (UC-6.9)."""
    cards = number_of("card", bundle)
    if len(bundle) > (cards > 0):
        yield PayPrice(tuple(item for item in bundle if item[0] != "card"), doer)
    if cards:
        yield DiscardForPrice(cards, doer)


def poorer(state: State, seat: int, bundle: Bundle) -> State:
    """Return the position after a payment in resources."""
    copy = state.clone()
    copy.players[seat].stock = copy.players[seat].stock.minus(stock_of(bundle))
    return copy
