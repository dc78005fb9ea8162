"""Payments as they are offered."""

from __future__ import annotations

from engine.core.decision import Option
from engine.core.frames import Frame
from engine.core.msg import msg
from engine.underwater_cities.costs import Payment
from engine.underwater_cities.deeds import bundle_of
from engine.underwater_cities.names import bundle_words


def payment_option(payment: Payment, then: tuple[Frame, ...], *, unsure: bool = False) -> Option:
    """A way to pay; discounts that are used up by it are part of its name."""
    bundle = bundle_of(payment.paid)
    parts = [f"{count}-{name}" for name, count in bundle]
    key = "+".join((*parts, *payment.cost.spends)) or "free"
    label = msg("underwater-cities-do-pay-for", goods=bundle_words(bundle))
    return Option(f"pay:{key}", label, then, unsure=unsure)
