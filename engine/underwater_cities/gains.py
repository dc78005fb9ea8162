"""Gaining, paying and exchanging, also depending on conditions or counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, ClassVar

from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.effects import Do, Doer, Prospect
from engine.core.frames import Ask, Frame
from engine.core.msg import Msg, msg
from engine.core.stored import Tagged
from engine.underwater_cities.acts import (
    Act,
    State,
    foresee,
    offers,
    outlook,
    question,
    ways_of,
)
from engine.underwater_cities.counters import open_parts, tier_points, times
from engine.underwater_cities.deeds import (
    Run,
    Step,
    can_draw,
    cards_msg,
    discard,
    discard_from_hand,
    draw_cards,
    player_of,
    receive,
    spend,
    tell,
    tell_more,
)
from engine.underwater_cities.describe import card_hint
from engine.underwater_cities.federation import ChooseSteps, DrawCards
from engine.underwater_cities.glossary import Bundle, Thing
from engine.underwater_cities.labels import label, text
from engine.underwater_cities.names import bundle_words, card_name
from engine.underwater_cities.production import made_left, output_of
from engine.underwater_cities.standing import holdings
from engine.underwater_cities.state import without
from engine.underwater_cities.statements import Draw, Exchange, Gain, If, Pay, Per, Statement, Tier
from engine.underwater_cities.stock import NOTHING, stock_of
from engine.underwater_cities.triggers import Happening, happened


def number_of(thing: Thing, bundle: Bundle) -> int:
    """Return how many of one thing a bundle contains."""
    return dict(bundle).get(thing, 0)


# --- gaining -------------------------------------------------------------------------------------


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
            happened(run, seat, *(Happening("gave", thing) for thing, _ in self.bundle))


@foresee.register
def _gain_foreseen(frame: Receive, state: State) -> bool:
    player = state.players[frame.doer.seat]
    player.stock = player.stock.plus(stock_of(frame.bundle))
    return True


def gaining(bundle: Bundle, doer: Doer, *, due: bool = False) -> Iterator[Frame]:
    """Yield the frames that a bundle brings: goods, Federation steps, cards (UC-6.12)."""
    steps, cards = number_of("federation", bundle), number_of("card", bundle)
    if len(bundle) > (steps > 0) + (cards > 0):
        yield Receive(bundle, doer)
    if steps:
        yield ChooseSteps(steps, doer, due and len(bundle) == 1, cards)
    elif cards:
        yield DrawCards(cards, doer)


@offers.register
def _gain_offers(statement: Gain, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: FBT001
    if outlook(statement, state, doer):
        then = tuple(gaining(statement.bundle, doer, due=due))
        yield Option("gain", label(statement), then)


@outlook.register
def _gain_outlook(statement: Gain, state: State, doer: Doer) -> Prospect:  # noqa: ARG001
    only_cards = len(statement.bundle) == 1 and statement.bundle[0][0] == "card"
    return Prospect.NONE if only_cards and not can_draw(state) else Prospect.SURE


@offers.register
def _tier_offers(statement: Tier, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    points = tier_points(statement, holdings(state, doer.seat))
    if points:
        yield Option("gain", text(statement), (Receive((("point", points),), doer),))


@outlook.register
def _tier_outlook(statement: Tier, state: State, doer: Doer) -> Prospect:
    points = tier_points(statement, holdings(state, doer.seat))
    return Prospect.SURE if points else Prospect.NONE


# --- conditions and numbers ----------------------------------------------------------------------


@offers.register
def _if_offers(statement: If, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: FBT001
    for part in open_parts(statement, holdings(state, doer.seat)):
        yield from ways_of(part, state, doer, due=due)


@outlook.register
def _if_outlook(statement: If, state: State, doer: Doer) -> Prospect:
    parts = open_parts(statement, holdings(state, doer.seat))
    return outlook(parts[0], state, doer) if parts else Prospect.NONE


@cache
def _repeated(then: Statement, number: int) -> Statement:
    """Return a statement to be done this many times; a gain is simply multiplied."""
    if isinstance(then, Gain):
        return Gain(tuple((thing, number * count) for thing, count in then.bundle))
    return then


@offers.register
def _per_offers(statement: Per, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: FBT001
    number = times(statement, holdings(state, doer.seat))
    if not number:
        return
    then = _repeated(statement.then, number)
    again = () if isinstance(then, Gain) else (Do(Act(then), doer),) * (number - 1)
    for way in ways_of(then, state, doer, due=due):
        yield replace(way, then=(*way.then, *again))


@outlook.register
def _per_outlook(statement: Per, state: State, doer: Doer) -> Prospect:
    if not times(statement, holdings(state, doer.seat)):
        return Prospect.NONE
    return outlook(statement.then, state, doer)


# --- paying --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayPrice(Step):
    """Pays a price in resources (UC-6.7)."""

    bundle: Bundle
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Pay it; biomatter of this Production is deducted as such."""
        player, made = player_of(run, self.doer.seat), number_of("made_biomatter", self.bundle)
        stock = stock_of(self.bundle)
        spend(
            run, self.doer.seat, stock._replace(biomatter=stock.biomatter + made), self.doer.cause
        )
        player.made -= made


@foresee.register
def _price_foreseen(frame: PayPrice, state: State) -> bool:
    player = state.players[frame.doer.seat]
    player.stock = player.stock.minus(stock_of(frame.bundle))
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
                hint=card_hint(state.card(name)),
            )
            for name in hand
        )
        default = tuple(option.key for option in options[::-1][: self.count])
        prompt = msg("underwater-cities-ask-discard", count=self.count)
        return Pick(self.doer.seat, prompt, options, default, self.count, self.count)

    def take(self, run: Run, decision: Decision, answer: Answer) -> None:  # noqa: ARG002
        """Discard them face down."""
        assert isinstance(answer, tuple)  # noqa: S101 - a pick is answered with keys
        cards = tuple(key.removeprefix("discard:") for key in answer)
        discard_from_hand(run, self.doer.seat, cards)
        tell(run, "discarded", self.doer.seat, self.doer.cause, count=len(cards))
        tell_more(run, "discarded-cards", self.doer.seat, cards=cards_msg(run, cards))


def affordable(state: State, seat: int, bundle: Bundle) -> bool:
    """Return whether a seat can pay a bundle exactly as printed (UC-6.7)."""
    player, made = state.players[seat], number_of("made_biomatter", bundle)
    stock = stock_of(bundle)
    stock = stock._replace(biomatter=stock.biomatter + made)
    return (
        player.stock.covers(stock)
        and len(player.hand) >= number_of("card", bundle)
        and made_left(player.made, 0, player.stock.biomatter) >= made
    )


def paying(bundle: Bundle, doer: Doer) -> Iterator[Frame]:
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


def _after_paying(statement: Pay, bundle: Bundle, state: State, doer: Doer) -> Prospect:
    """Return whether the purchase is possible after this payment."""
    if not affordable(state, doer.seat, bundle):
        return Prospect.NONE
    if isinstance(statement.then, Gain) or stock_of(bundle) == NOTHING:
        return outlook(statement.then, state, doer)
    return outlook(statement.then, poorer(state, doer.seat, bundle), doer)


@question.register
def _pay_question(statement: Pay, state: State, doer: Doer, due: bool) -> Msg:  # noqa: ARG001, FBT001
    """Ask whether to pay at all, or how, where that has been decided."""
    what = text(statement)
    if due:
        return msg("underwater-cities-ask-payment", what=what)
    return msg("underwater-cities-ask-whether", what=what)


@cache
def _pay_words(statement: Pay, place: int) -> Msg:
    """Return one of the prices, with what it buys if that is a simple gain."""
    goods = bundle_words(statement.prices[place])
    if isinstance(statement.then, Gain):
        return msg("underwater-cities-do-pay-to-get", goods=goods, got=label(statement.then))
    return msg("underwater-cities-do-pay-for", goods=goods)


@offers.register
def _pay_offers(statement: Pay, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    for place, bundle in enumerate(statement.prices):
        prospect = _after_paying(statement, bundle, state, doer)
        if prospect is not Prospect.NONE:
            words = _pay_words(statement, place)
            hint = text(statement)
            then = (*paying(bundle, doer), Do(Act(statement.then), doer, due=True))
            unsure = prospect is Prospect.UNSURE
            yield Option(f"pay:{place + 1}", words, then, hint=hint, unsure=unsure)


@outlook.register
def _pay_outlook(statement: Pay, state: State, doer: Doer) -> Prospect:
    found = (_after_paying(statement, bundle, state, doer) for bundle in statement.prices)
    return max(found, default=Prospect.NONE)


@offers.register
def _exchange_offers(
    statement: Exchange,
    state: State,
    doer: Doer,
    due: bool,  # noqa: FBT001
) -> Iterable[Option]:
    sides = ((statement.one, statement.other), (statement.other, statement.one))
    for place, (given, got) in enumerate(sides):
        if affordable(state, doer.seat, given):
            words = msg(
                "underwater-cities-do-swap", given=bundle_words(given), got=bundle_words(got)
            )
            then = (*paying(given, doer), *gaining(got, doer, due=due))
            yield Option(f"exchange:{place + 1}", words, then)


@outlook.register
def _exchange_outlook(statement: Exchange, state: State, doer: Doer) -> Prospect:
    sides = (statement.one, statement.other)
    can = any(affordable(state, doer.seat, side) for side in sides)
    return Prospect.SURE if can else Prospect.NONE


# --- drawing and keeping -------------------------------------------------------------------------


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
                hint=card_hint(state.card(name)),
            )
            for name in drawn
        )
        count = min(self.keep, len(drawn))
        default = tuple(option.key for option in options[:count])
        prompt = msg("underwater-cities-ask-keep", count=count)
        return Pick(self.doer.seat, prompt, options, default, count, count)

    def take(self, run: Run, decision: Decision, answer: Answer) -> None:  # noqa: ARG002
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


@offers.register
def _draw_offers(statement: Draw, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    if can_draw(state):
        yield Option("draw", label(statement), (LookAtCards(statement, doer),))


@outlook.register
def _draw_outlook(statement: Draw, state: State, doer: Doer) -> Prospect:  # noqa: ARG001
    return Prospect.SURE if can_draw(state) else Prospect.NONE
