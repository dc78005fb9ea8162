"""Costs and payments as options."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Option
from engine.core.effects.bill import Payment
from engine.core.frames import Frame
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.changes import bundle_of
from engine.underwater_cities.board.stock import NOTHING, Stock
from engine.underwater_cities.words.names import bundle_words


def payment_option(
    payment: Payment[Stock], then: tuple[Frame, ...], *, unsure: bool = False
) -> Option:
    """Return the option for a payment; discounts that it uses up are part of its key."""
    bundle = bundle_of(payment.paid)
    parts = [f"{count}-{name}" for name, count in bundle]
    key = "+".join((*parts, *payment.bill.spends)) or "free"
    label = msg("underwater-cities-do-pay-for", goods=bundle_words(bundle))
    return Option(f"pay:{key}", label, then, unsure=unsure)


def price_words(found: Iterable[Stock]) -> Msg:
    """Return alternative costs in words, or that there is none."""
    parts = tuple(
        bundle_words(bundle_of(stock)) if stock != NOTHING else msg("underwater-cities-cost-free")
        for stock in found
    )
    return msg("underwater-cities-price", prices=parts)
