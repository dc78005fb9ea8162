"""Paying one of several prices for something."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Generic, TypeVar

from engine.core.decision import Option
from engine.core.effects.combinators import best_of
from engine.core.effects.effect import Do, Doer, Effect, Prospect, Repeated
from engine.core.frames import Frame, S
from engine.core.msg import Msg

P = TypeVar("P")


class Pay(Repeated[S], Generic[S, P], abstract=True):
    """Pay one of the prices, then do something at least in part, at most this often."""

    prices: tuple[P, ...]
    then: Effect[S]

    @abstractmethod
    def after(self, price: P, state: S, doer: Doer) -> Prospect:
        """Return the prospect after a payment; none if that cannot be afforded."""

    @abstractmethod
    def paying(self, price: P, doer: Doer) -> Iterable[Frame]:
        """Return the frames that pay a price."""

    @abstractmethod
    def price_words(self) -> tuple[Msg, ...]:
        """Return each price as the label of an option."""

    def single_ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Yield each price that can be paid and leaves the purchase possible."""
        for place, price in enumerate(self.prices):
            prospect = self.after(price, state, doer)
            if prospect is not Prospect.NONE:
                then = (*self.paying(price, doer), Do(self.then, doer, due=True))
                label, unsure = self.price_words()[place], prospect is Prospect.UNSURE
                yield Option(
                    f"pay:{place + 1}", label, then, effect=self.then.words(), unsure=unsure
                )

    def prospect(self, state: S, doer: Doer, /) -> Prospect:
        """Return whether the purchase is possible after one of the payments."""
        return best_of(self.after(price, state, doer) for price in self.prices)

    def inside(self) -> Iterable[Effect[S]]:
        """Return what is paid for."""
        return (self.then,)

    def has_price(self) -> bool:
        """Return True: it has a price."""
        return True

    def optional(self) -> bool:
        """Return True: nobody is forced to pay."""
        return True

    def needs_payment(self) -> bool:
        """Return True: nothing of it can be done without paying."""
        return True
