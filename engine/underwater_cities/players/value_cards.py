"""The value of cards to a computer player: in hand, just played, or claimed."""

from __future__ import annotations

from engine.core.storage.kept import cached_method, remembered
from engine.underwater_cities.board.counters import Holdings
from engine.underwater_cities.board.output import Output
from engine.underwater_cities.board.production import of_sort, plain_lines, total_output
from engine.underwater_cities.effects.lasting import Prod
from engine.underwater_cities.pack.components import Card, Statements
from engine.underwater_cities.players.value_goods import CREDIT, Clock, output_worth
from engine.underwater_cities.scoring import end_effect, points_without_payment, sales
from engine.underwater_cities.terms.glossary import Colour

STRENGTH: dict[Colour | None, float] = {"green": 2.0, "red": 1.5, "yellow": 1.1, None: 0.6}
"""The value of a card's effect, used once; green cards are the strongest."""
IN_A_TURN = 0.06
"""The share of `STRENGTH` that a permanent brings in each turn left."""
IN_AN_ERA = 0.7
"""The share of `STRENGTH` that an action card brings in each era left."""
IN_PRODUCTION = 0.6
"""The share of `STRENGTH` that a production card with a choice brings in each Production."""
GROWTH = 0.1
"""The growth of an end-scoring card in each round left, relative to its score."""
PROMISE = 0.1
"""Its additional value in each round left."""
SALE = 0.03
"""The weight of the most that resources could be sold for, in each round left."""
IN_HAND = (0.5, 0.4, 0.3, 0.1)
"""The probability that the best card in hand is used, the second best, and so on."""
PLAYED = 0.8
"""The probability that a matching card that was played but not used is still used."""


def claimed_worth(card: Card, held: Holdings, clock: Clock, *, used: bool) -> float:
    """Return the future value of a claimed card, beyond its current production and score."""
    strength = STRENGTH[card.colour]
    if card.type == "permanent":
        return IN_A_TURN * strength * clock.turns
    if card.type == "action":
        return IN_AN_ERA * strength * (clock.eras if used else clock.eras + clock.next_era)
    if card.type == "production":
        choices = len(produced(card)) - len(_plainly_produced(card))
        return choices * IN_PRODUCTION * strength * clock.productions
    return _growth(card, held, clock)


@cached_method
def produced(card: Card) -> Statements:
    """Return a card's effect in Production."""
    return tuple(part for each in card.effect if isinstance(each, Prod) for part in each.parts)


@cached_method
def _plainly_produced(card: Card) -> Statements:
    """Return the parts of that without a choice."""
    return of_sort(produced(card), "plain")


def plainly_made(card: Card, held: Holdings) -> Output:
    """Return the current output of a production card, where there is nothing to choose."""
    return total_output(plain_lines(((card.id, _plainly_produced(card)),), held))


def _growth(card: Card, held: Holdings, clock: Clock) -> float:
    """Return the expected growth of an end-scoring card."""
    rounds = clock.turns / 3
    effect = end_effect(card)
    most = sum(sale.points * sale.most for sale in sales(card.id, effect, held))
    scored = GROWTH * points_without_payment(effect, held) + SALE * most
    return rounds * (scored + PROMISE * STRENGTH[card.colour])


@remembered(256)
def card_worth(card: Card, held: Holdings, clock: Clock) -> float:
    """Return the value of using a card, minus its price."""
    if card.type == "instant":
        worth = STRENGTH[card.colour]
    else:
        worth = claimed_worth(card, held, clock, used=False)
        worth += output_worth(plainly_made(card, held), clock) + points_without_payment(
            end_effect(card), held
        )
    return max(0.0, worth - CREDIT * card.credits)
