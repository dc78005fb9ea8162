"""Action slots: availability, and performing their actions (UC-5.5 to UC-5.23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Final, Literal, Self, TypeAlias

from engine.core.decision import Option
from engine.core.effects.bill import payable
from engine.core.effects.combinators import All, Choose, best_of
from engine.core.effects.effect import Do, Doer, Prospect, Statement, walk
from engine.core.event import Cause
from engine.core.frames import Frame, Menu
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method, remembered
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import Run, Step
from engine.underwater_cities.board.costs import (
    USUAL_COSTS,
    CostChanges,
    Costs,
    build_costs,
    upgrade_costs,
)
from engine.underwater_cities.board.payment_options import price_words
from engine.underwater_cities.board.possessions import NO_CARDS, ClaimedCards, claimed, terms
from engine.underwater_cities.board.production import BASE
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.board.supply import CITIES, in_supply
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.effect import (
    ACTION_CARDS,
    AnyEffect,
    Effect,
    Forecast,
    Things,
    whole_effect,
)
from engine.underwater_cities.effects.forecast import lost
from engine.underwater_cities.effects.lasting import Boost
from engine.underwater_cities.effects.side_actions import doer_of
from engine.underwater_cities.effects.upgrade import Upgrade
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.pack.components import ALWAYS, Slot
from engine.underwater_cities.state import State
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import SlotUsed
from engine.underwater_cities.terms.glossary import Colour, Family, Kind, SingleKind, singles
from engine.underwater_cities.words.describe import effect_text, slot_text, without_usual_cost
from engine.underwater_cities.words.names import slot_name, thing

UPGRADE: Final = "upgrade"
Bought: TypeAlias = SingleKind | Literal["upgrade"]
"""A thing that is built, or an upgrade."""


@dataclass(frozen=True, slots=True)
class PerformSlot(Effect):
    """Perform the action of a slot (UC-5.20, UC-5.21)."""

    notation: ClassVar[str] = "slot"

    which: Literal["available", "occupied", "any", "always"]
    colour: Colour | None = None

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        which = args.name(0, ("available", "occupied", "any", "always"))
        if which == "always":
            return cls("always")
        colour = phrases.word(args, "colour", phrases.COLOURS) if "colour" in args else None
        if which == "available":
            return cls("available", colour)
        return cls("occupied" if which == "occupied" else "any", colour)

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each slot whose action could be performed now."""
        for slot in performable(self, state, doer):
            inner = doer.using("slot", slot.id)
            prospect = _prospect_of(state, doer, slot, inner)
            if prospect is not Prospect.NONE:
                label, told = _perform_words(slot), slot_told(state, doer.seat, slot)
                then, unsure = (UseSlot(slot.id, inner),), prospect is Prospect.UNSURE
                yield Option(
                    f"perform:{slot.id}", label, then, spot=slot.id, effect=told, unsure=unsure
                )

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether any slot's action could be performed now."""
        slots = performable(self, state, doer)
        return best_of(
            _prospect_of(state, doer, slot, doer.using("slot", slot.id)) for slot in slots
        )

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return the use of a slot."""
        return frozenset({SlotUsed, ACTION_CARDS})

    def sets_going(self, forecast: Forecast) -> Iterator[Statement]:
        """Yield the actions of the slots that could be performed."""
        state, seat = forecast.state, forecast.seat
        for slot in performable(self, state, Doer(seat, Cause("slot", ""))):
            yield slot_effect(state, seat, slot)

    def touches_common_supply(self) -> bool:
        """Return True: a slot may involve anything."""
        return True

    @cached_method
    def words(self) -> Msg:
        """Return the slots meant, in words."""
        if self.colour is None:
            return msg(f"underwater-cities-do-slot-{self.which}")
        key = f"underwater-cities-do-slot-{self.which}-colour"
        return msg(key, colour=thing(self.colour))

    def label(self) -> Msg:
        """Return a label that does not name the slots."""
        return msg("underwater-cities-do-perform-some")


def _prospect_of(state: State, doer: Doer, slot: Slot, inner: Doer) -> Prospect:
    """Return the prospect of a slot, avoiding infinite recursion."""
    if any(each.names("slot", slot.id) for each in doer.cause.chain()):
        return Prospect.UNSURE
    return slot_effect(state, doer.seat, slot).prospect(state, inner)


# --- availability --------------------------------------------------------------------------------


def is_available(state: State, slot: str) -> bool:
    """Return whether a slot has no action tile; the always-available one never has any (UC-5.5)."""
    return slot not in state.tiles


def is_others(state: State, slot: str, seat: int) -> bool:
    """Return whether a slot has another player's action tile, but not the seat's (UC-5.22)."""
    return slot in state.tiles and seat not in state.tiles[slot]


def available_slots(state: State) -> Iterator[str]:
    """Yield the slots that can simply be chosen, including the always-available one."""
    return (slot for slot in state.pack.slots(state.seats) if slot not in state.tiles)


def cloneable_slots(state: State, seat: int) -> Iterator[str]:
    """Yield the slots that can be chosen with the action-cloning tile (UC-5.19)."""
    free = state.pack.counts[state.seats].cloning_tile and state.cloner is None
    if free and state.players[seat].stock.credit:
        yield from (slot for slot in state.tiles if is_others(state, slot, seat))


def place_tile(state: State, seat: int, slot: str) -> None:
    """Put the seat's action tile on a slot, on top of any others (UC-5.4, UC-5.19)."""
    state.tiles[slot] = (*state.tiles.get(slot, ()), seat)


def performable(statement: PerformSlot, state: State, doer: Doer) -> Iterator[Slot]:
    """Yield the slots that an effect may perform (UC-5.21)."""
    special = _is_special(state, doer.cause)
    for slot in state.pack.slots(state.seats).values():
        if slot.id == ALWAYS:
            fits = statement.which == "always" or (
                statement.which == "available" and statement.colour is None and not special
            )
        else:
            fits = statement.colour in {None, slot.colour} and _is_open(
                statement.which, state, slot.id, doer.seat
            )
        if fits:
            yield slot


def _is_open(which: str, state: State, slot: str, seat: int) -> bool:
    """Return whether an "available", "occupied" or "any" effect reaches a coloured slot."""
    if which == "available":
        return is_available(state, slot)
    if which == "occupied":
        return is_others(state, slot, seat)
    return which == "any" and seat not in state.tiles.get(slot, ())


def _is_special(state: State, cause: Cause) -> bool:
    """Return whether it is caused by a Special card."""
    return cause.kind == "card" and state.card(cause.name).special


# --- what a slot does for a player ---------------------------------------------------------------


def slot_effect(state: State, seat: int, slot: Slot) -> AnyEffect:
    """Return what a slot does for a seat, including changes by its permanents (UC-6.66)."""
    cards = claimed(state, seat)
    return _effect_with(cards, slot) if cards.boosts else whole_effect(slot)


@remembered(64)
def _effect_with(cards: ClaimedCards, slot: Slot) -> AnyEffect:
    effect = whole_effect(slot)
    for family, boost in dict.fromkeys(cards.boosts):  # the same boost does not add up
        if family in slot.families:
            effect = _boosted(effect, boost, family)
    return effect


def _boosted(effect: AnyEffect, boost: Boost, family: Family) -> AnyEffect:
    """Return a slot's effect with a boost applied."""
    match effect:
        case Build(kinds=kinds) if family in kinds:
            return _build_boosted(effect, boost, family)
        case Choose(parts=parts, count=count):
            boosted = tuple(_boosted(part, boost, family) for part in parts)
            return All(boosted) if boost.both else Choose(boosted, count)
        case All(parts=parts):
            return All(tuple(_boosted(part, boost, family) for part in parts))
        case _:
            return effect


def _build_boosted(build: Build, boost: Boost, family: Family) -> Build:
    kinds: tuple[Kind, ...] = boost.kinds or build.kinds
    if family not in build.kinds:
        kinds = build.kinds
    return replace(build, most=build.most + boost.more, kinds=kinds)


# --- what it says --------------------------------------------------------------------------------


def slot_told(state: State, seat: int, slot: Slot) -> Msg:
    """Return the text of a slot, with what its usual costs are for a seat now."""
    return slots_told(state, seat).of(slot)


def slots_told(state: State, seat: int) -> SlotTexts:
    """Return the texts of all slots, with what the usual costs are for a seat now."""
    cards, known = claimed(state, seat), terms(state, seat)
    means = _means(NO_CARDS, known, state.players[seat].stock)
    idle = _idle(state, seat)
    return _texts(cards if cards.boosts else NO_CARDS, known, means, idle)


def _idle(state: State, seat: int) -> tuple[Bought, ...]:
    """Return what a seat could not buy at any price: no free site, or nothing to upgrade."""
    survey = survey_of(state, seat)
    buildings, cities = survey.building_sites("any"), survey.city_sites
    found: list[Bought] = []
    for kind in USUAL_COSTS:
        sites = cities if kind in CITIES else buildings
        if not (survey.tunnel_sites if kind == "tunnel" else sites) or not in_supply(state, kind):
            found.append(kind)
    return tuple(found) if survey.upgradable(BASE) else (*found, UPGRADE)


def boosted_text(state: State, seat: int, slot: Slot) -> Msg:
    """Return the text of a slot, including changes by the permanents of a seat."""
    return _text_with(claimed(state, seat), slot)[0]


def _text_with(cards: ClaimedCards, slot: Slot) -> tuple[Msg, AnyEffect]:
    """Return what a slot says and does for a player with these boosts."""
    usual = whole_effect(slot)
    effect = _effect_with(cards, slot) if cards.boosts else usual
    return slot_text(slot) if effect == usual else effect_text((effect,)), effect


@remembered(4096)
def _means(cards: ClaimedCards, known: CostChanges, stock: Stock) -> tuple[Bought, ...]:
    """Return what a seat with these resources could pay for at the usual cost."""
    costs = _usual(cards, known).items()
    return tuple(kind for kind, bills in costs if payable(bills, stock))


@remembered(64)
def _usual(_cards: ClaimedCards, known: CostChanges) -> Mapping[Bought, Costs]:
    """Return the usual cost of each kind of thing, and of an upgrade."""
    built: dict[Bought, Costs] = {kind: build_costs(kind, terms=known) for kind in USUAL_COSTS}
    return {**built, UPGRADE: upgrade_costs("usual", "tunnel", known)}


@remembered(256)
def _texts(
    cards: ClaimedCards,
    known: CostChanges,
    means: tuple[Bought, ...],
    idle: tuple[Bought, ...],
) -> SlotTexts:
    return SlotTexts(cards, known, means, idle)


class SlotTexts:
    """The texts of slots for a player with these boosts, changes of costs and means."""

    def __init__(
        self,
        cards: ClaimedCards,
        known: CostChanges,
        means: tuple[Bought, ...],
        idle: tuple[Bought, ...],
    ) -> None:
        self._cards = cards
        self._idle = idle
        self._known = known
        self._means = means
        self._texts: dict[Slot, Msg] = {}

    def of(self, slot: Slot) -> Msg:
        """Return the text of a slot."""
        found = self._texts.get(slot)
        if found is None:
            found = self._texts[slot] = self._told(slot)
        return found

    def brief(self, slot: Slot) -> Msg:
        """Return what a slot does in a few words, for a place where the usual costs stand by."""
        text, _ = _text_with(self._cards, slot)
        return msg("underwater-cities-text-slot", parts=without_usual_cost(text)["parts"])

    def costs(self, slots: Iterable[Slot]) -> tuple[tuple[Msg, ...], tuple[Msg, ...]]:
        """Return the usual costs of these slots that can be paid, and those that cannot."""
        found: dict[Bought, Msg] = {}
        for slot in slots:
            found.update(self._costs(_text_with(self._cards, slot)[1]))
        ranked = sorted(found, key=[*USUAL_COSTS, UPGRADE].index)
        means = tuple(found[bought] for bought in ranked if bought in self._means)
        return means, tuple(found[bought] for bought in ranked if bought not in self._means)

    def _costs(self, effect: AnyEffect) -> dict[Bought, Msg]:
        return {
            bought: cost
            for bought, cost in _usual_costs(effect, self._known)
            if bought not in self._idle
        }

    def _told(self, slot: Slot) -> Msg:
        text, effect = _text_with(self._cards, slot)
        costs = self._costs(effect)
        if not costs:
            return text
        means = tuple(cost for bought, cost in costs.items() if bought in self._means)
        key = "costs" if not means else "means" if len(means) == len(costs) else "some"
        return msg(
            f"underwater-cities-effect-slot-{key}",
            text=without_usual_cost(text),
            costs=means or (*costs.values(),),
        )


def _usual_costs(effect: AnyEffect, known: CostChanges) -> Iterator[tuple[Bought, Msg]]:
    """Yield the cost of each thing that an effect builds or upgrades at the usual cost."""
    for part in walk((effect,)):
        match part:
            case Build(price="usual", kinds=kinds):
                for kind in singles(kinds):
                    price = price_words(bill.due for bill in part.possible_costs(kind, known))
                    yield kind, msg("underwater-cities-effect-cost", kind=thing(kind), price=price)
            case Upgrade(price="usual"):
                due = part.single_price(known)
                if due is not None:
                    price = price_words((due,))
                    yield UPGRADE, msg("underwater-cities-effect-cost-upgrade", price=price)


# --- performing ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UseSlot(Step):
    """Begins a slot's action, to which permanents respond (UC-5.23)."""

    slot: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Perform it, at least in part; the responses to it come first."""
        state, seat = run.state, self.doer.seat
        slot = state.slot(self.slot)
        run.push(Do(slot_effect(state, seat, slot), self.doer, due=True))
        run.report(facts.SlotUsed(seat, slot))


@dataclass(frozen=True, slots=True)
class DoSlot(Menu[State]):
    """Waits to perform the action of the chosen slot, at least in part (UC-5.11)."""

    may_be_mandatory: ClassVar[bool] = True

    seat: int
    slot: str

    def prompt(self, state: State) -> Msg:
        """Ask to perform the action."""
        return msg("underwater-cities-ask-slot-action", slot=slot_name(state.slot(self.slot)))

    def options(self, state: State) -> Sequence[Option]:
        """Return the option to begin it, taken silently; none if it has become impossible."""
        slot = state.slot(self.slot)
        doer = doer_of(state, self.seat, Cause("slot", self.slot))
        effect = slot_effect(state, self.seat, slot)
        if not effect.doable(state, doer) and not self._could_help(state):
            # An action that is needed to make the slot possible is no longer an optional side
            # action.
            return tuple(
                replace(each, then=(*each.then, self), again=False)
                for each in doer.enabling(state, (effect,))
            )
        then, told = (UseSlot(self.slot, doer),), slot_text(slot)
        return (Option(f"perform:{self.slot}", _perform_words(slot), then, effect=told),)

    def _could_help(self, state: State) -> bool:
        """Return whether a permanent that responds to the slot could still make it possible."""
        fact = facts.SlotUsed(self.seat, state.slot(self.slot))
        return any(on.event.fires(fact) for _, on in claimed(state, self.seat).responses)

    def demanded(self) -> bool:
        """Return True: part of it must be performed."""
        return True

    def is_lost(self, state: State, above: Sequence[Frame], /) -> bool:
        """Return whether nothing that is still to come could make it possible."""
        doer = doer_of(state, self.seat, Cause("slot", self.slot))
        effect = slot_effect(state, self.seat, state.slot(self.slot))
        return lost(state, doer, effect, above, facts.SlotUsed(self.seat, state.slot(self.slot)))

    def at_stake(self, state: State, /) -> bool:
        """Return whether it could become impossible."""
        return slot_effect(state, self.seat, state.slot(self.slot)).can_fail()


@cached_method
def _perform_words(slot: Slot) -> Msg:
    return msg("underwater-cities-do-perform", slot=slot_name(slot))
