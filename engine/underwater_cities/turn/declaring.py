"""Declaring a turn: slot and card, and which of them comes first (UC-5.4 to UC-5.19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import ClassVar

from engine.core.decision import Nature, Option, Pick
from engine.core.effects.effect import Prospect
from engine.core.event import Cause
from engine.core.frames import Frame, Menu
from engine.core.msg import Msg, msg
from engine.core.storage.kept import cached_method, remembered
from engine.core.storage.piece import copied
from engine.underwater_cities.board.changes import (
    Run,
    Step,
    bundle_of,
    card_msg,
    player_of,
    spend,
    tell,
)
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.effects.responses import could_respond
from engine.underwater_cities.effects.side_actions import OnTurn, side_action_options
from engine.underwater_cities.effects.slot import (
    DoSlot,
    available_slots,
    boosted_text,
    cloneable_slots,
    place_tile,
    slot_effect,
    slot_told,
    slots_told,
)
from engine.underwater_cities.pack.components import ALWAYS, Card, Slot
from engine.underwater_cities.state import State, without
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import SlotUsed
from engine.underwater_cities.terms.glossary import Colour
from engine.underwater_cities.turn.feasibility import could_help
from engine.underwater_cities.turn.ordering import comes_first, leaves_moment, order_matters
from engine.underwater_cities.turn.playing import (
    UseCard,
    card_options,
    card_prospect,
    leave_card,
)
from engine.underwater_cities.words.describe import card_hint, played_hint, slot_text
from engine.underwater_cities.words.names import bundle_words, card_name, slot_name, thing
from engine.underwater_cities.words.reasons import why_card_idle

CLONING_COST = Stock(credit=1)
"""The price of the action-cloning tile (UC-5.19)."""


@remembered(2)
def _slot_words(slot: Slot, words: str) -> Msg:
    return msg(f"underwater-cities-do-{words}", slot=slot_name(slot))


@cached_method
def _clone_words(slot: Slot) -> Msg:
    price = bundle_words(bundle_of(CLONING_COST))
    return msg("underwater-cities-do-clone-slot", slot=slot_name(slot), price=price)


def _slot_told(seat: int, slot: Slot, state: State) -> Msg:
    """Return what a slot does; the question says what its usual costs are."""
    return slots_told(state, seat).brief(slot)


def _clone_told(seat: int, slot: Slot, state: State) -> Msg:
    """Return what a slot does for the price of cloning."""
    price = _clone_words(slot)["price"]
    told = _slot_told(seat, slot, state)
    return msg("underwater-cities-effect-clone", price=price, text=told)


def _unsure_told(seat: int, slot: Slot, cloned: bool, state: State) -> Msg:  # noqa: FBT001
    """Return what a slot does, and before it what has to come first, if it is impossible now."""
    text = (_clone_told if cloned else _slot_told)(seat, slot, state)
    table = _Table(state, seat)
    chosen = _Chosen(table, slot, cloned=cloned)
    if chosen.direct is not Prospect.NONE:
        return text
    helping = [card for card in table.hand if chosen.helped(card)]
    if len(helping) == 1 and chosen.fits(helping[0]):
        card = card_name(state.pack, helping[0])
        return msg("underwater-cities-effect-slot-after-card", card=card, text=text)
    return msg("underwater-cities-effect-slot-after", text=text)


class _Table:
    """The slots and cards that a seat can choose from when it declares its turn."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hand = [state.card(name) for name in state.players[seat].hand]
        self.later = copied(state)
        """A copy for the position once a slot is chosen; only what differs is replaced."""

    def outlook(self, slot: Slot, *, cloned: bool) -> Prospect:
        """Return whether a slot can be chosen with some card (UC-5.13)."""
        chosen = _Chosen(self, slot, cloned=cloned)
        found = chosen.direct
        helped = found is Prospect.NONE and any(map(chosen.helped, self.hand))
        return Prospect.UNSURE if helped else found

    def with_card(self, chosen: _Chosen, card: Card) -> Prospect:
        """Return whether the slot can be chosen with this card."""
        found = chosen.direct
        return Prospect.UNSURE if found is Prospect.NONE and chosen.helped(card) else found


class _Chosen:
    """The position once a slot is chosen: it is paid for, and has the seat's tile.

    It holds until another slot of the same table is looked at.
    """

    def __init__(self, table: _Table, slot: Slot, *, cloned: bool) -> None:
        state, seat = table.state, table.seat
        self.seat = seat
        self.slot = slot
        self.state = table.later
        self.state.tiles, self.state.players = dict(state.tiles), state.players
        self.state.cloner = state.cloner
        if slot.colour is not None:
            place_tile(self.state, seat, slot.id)
        if cloned:
            player = state.players[seat].clone()
            player.stock = player.stock.minus(CLONING_COST)
            players = (*state.players[:seat], player, *state.players[seat + 1 :])
            self.state.players, self.state.cloner = players, seat
        self._effect = slot_effect(state, seat, slot)

    @cached_property
    def direct(self) -> Prospect:
        """The prospect of the slot in this position."""
        doer = OnTurn(self.seat, Cause("slot", self.slot.id))
        return self._effect.prospect(self.state, doer)

    def fits(self, card: Card) -> bool:
        """Return whether a card has the colour of the slot (UC-5.7)."""
        return self.slot.colour is not None and card.colour == self.slot.colour

    def helped(self, card: Card) -> bool:
        """Return whether a card, permanents or side actions could make the slot possible."""
        return self._helped(card) if self.fits(card) else self._helped_without

    def _helped(self, card: Card | None) -> bool:
        return could_help(self.state, self.seat, self.slot, card)

    @cached_property
    def _helped_without(self) -> bool:
        """True if the slot could be possible with any other card."""
        return self._helped(None)


@dataclass(frozen=True, slots=True)
class ChooseSlot(Menu[State]):
    """Asks which slot to choose (D3, D4); abilities and contracts are side actions."""

    seat: int

    def prompt(self, _state: State, /) -> Msg:
        """Ask for the slot."""
        return msg("underwater-cities-ask-slot")

    def options(self, state: State) -> Iterator[Option]:
        """Yield every slot that can be performed in part with some card in hand."""
        table = _Table(state, self.seat)
        for slot in available_slots(state):
            yield from self._option(table, slot, cloned=False)
        for slot in cloneable_slots(state, self.seat):
            yield from self._option(table, slot, cloned=True)
        yield from side_action_options(state, self.seat)

    def _option(self, table: _Table, name: str, *, cloned: bool) -> Iterator[Option]:
        """Yield a slot, if it can be chosen."""
        slot = table.state.slot(name)
        prospect = table.outlook(slot, cloned=cloned)
        if prospect is Prospect.NONE:
            return
        key = "clone" if cloned else "slot"
        words = _clone_words(slot) if cloned else _slot_words(slot, "choose-slot")
        then: Frame = Declare(self.seat, name, None, cloned)
        if table.hand:
            then = ChooseCard(self.seat, name, cloned)
        tells = partial(_clone_told if cloned else _slot_told, self.seat, slot)
        if prospect is Prospect.UNSURE:
            tells = partial(_unsure_told, self.seat, slot, cloned)
        yield Option(
            f"{key}:{name}",
            words,
            (then,),
            spot=name,
            unsure=prospect is Prospect.UNSURE,
            tells=tells,
        )

    def default(self, _state: State, _options: Sequence[Option], /) -> str:
        """Return the always-available slot."""
        return f"slot:{ALWAYS}"


@dataclass(frozen=True, slots=True)
class ChooseCard(Menu[State]):
    """Asks which card to play on the slot (D3); even a single one is asked for."""

    always_asked: ClassVar[bool] = True

    seat: int
    slot: str
    cloned: bool

    def prompt(self, state: State) -> Msg:
        """Ask for the card."""
        slot = state.slot(self.slot)
        text = boosted_text(state, self.seat, slot)
        return msg("underwater-cities-ask-card", slot=slot_name(slot), text=text)

    def options(self, state: State) -> Sequence[Option]:
        """Return every card that leaves part of the slot possible; matching ones first."""
        table, slot = _Table(state, self.seat), state.slot(self.slot)
        chosen = _Chosen(table, slot, cloned=self.cloned)
        found = []
        for card in table.hand:
            prospect = table.with_card(chosen, card)
            if prospect is not Prospect.NONE:
                found.append(self._option(chosen, card, prospect))
        return sorted(found, key=lambda option: option.nature is Nature.NOTHING)

    def _option(self, chosen: _Chosen, card: Card, prospect: Prospect) -> Option:
        fits = chosen.fits(card)
        words, told = "choose-card", _matched(card)
        if not fits:
            words, told = "choose-card-unmatched", _unmatched(card, chosen.slot.colour)
        elif card_prospect(chosen.state, self.seat, card) is Prospect.NONE:
            words, told = "choose-card-idle", self._idle(chosen.state, card)
        return Option(
            f"card:{card.id}",
            msg(f"underwater-cities-do-{words}", card=card_name(chosen.state.pack, card)),
            (Declare(self.seat, self.slot, card.id, self.cloned),),
            spot=f"card:{card.id}",
            effect=told,
            # It is played anyway, but has no effect.
            nature=Nature.ACTION if fits else Nature.NOTHING,
            unsure=prospect is Prospect.UNSURE,
        )

    def _idle(self, state: State, card: Card) -> Msg:
        """Return that a matching card would do nothing now, and why."""
        why = tuple(why_card_idle(state, self.seat, card))
        if not why:
            return msg("underwater-cities-effect-idle-only", text=card_hint(card))
        return msg("underwater-cities-effect-idle", why=why, text=card_hint(card))

    def default(self, state: State, options: Sequence[Option]) -> str:
        """Return the lowest-numbered era card, else the lowest-numbered Special card."""

        def number(option: Option) -> int:
            return state.card(option.key.removeprefix("card:")).number

        return min(options, key=number).key

    def dominant(self, _state: State, asked: Pick) -> str | None:
        """Return the only card that can be played, if there is no other."""
        return asked.options[0].key if len(asked.options) == 1 else None

    def demanded(self) -> bool:
        """Return True: a slot was chosen, so there must be a card to play on it."""
        return True


@cached_method
def _matched(card: Card) -> Msg:
    return msg("underwater-cities-effect-matches", text=played_hint(card))


@remembered(4)
def _unmatched(card: Card, colour: Colour | None) -> Msg:
    """Return that a card has no effect on a slot of this colour, and what it would do."""
    if colour is None:
        return msg("underwater-cities-effect-unmatched-always", text=card_hint(card))
    return msg("underwater-cities-effect-unmatched", colour=thing(colour), text=card_hint(card))


@dataclass(frozen=True, slots=True)
class Declare(Step):
    """Declares slot and card, and puts an action tile on the slot (UC-5.4)."""

    seat: int
    slot: str
    card: str | None
    cloned: bool

    def run(self, run: Run) -> None:
        """Pay for cloning, place the tile, play the card, and let permanents respond."""
        state, turn, player = run.state, run.state.running, player_of(run, self.seat)
        slot = state.slot(self.slot)
        turn.slot, turn.card, turn.cloned = self.slot, self.card, self.cloned
        turn.played = self.card
        turn.sealed = state.sealed
        if self.cloned:
            spend(run, self.seat, CLONING_COST, Cause("cloning", self.slot))
            state.cloner = self.seat
        if slot.colour is not None:
            place_tile(state, self.seat, self.slot)
        if self.card is None:
            tell(run, "declared-alone", self.seat, slot=slot_name(slot))
            run.push(DoSlot(self.seat, self.slot))
            return
        player.hand = without(player.hand, self.card)
        if self.card in player.seen:
            player.seen = without(player.seen, self.card)
        self._go_on(run, slot, state.card(self.card))

    def _go_on(self, run: Run, slot: Slot, card: Card) -> None:
        """With a match, leave the order open; otherwise discard the card at once (UC-5.8)."""
        turn = run.state.running
        turn.matched = slot.colour is not None and slot.colour == card.colour
        fact = facts.Declared(self.seat, slot.colour, turn.matched) if slot.colour else None
        key, name = "cloned" if self.cloned else "declared", card_msg(run, card.id)
        tell(run, key, self.seat, None, fact, slot=slot_name(slot), card=name)
        if turn.matched:
            run.push(ChooseOrder(self.seat))
        else:
            run.push(DoSlot(self.seat, self.slot))
            leave_card(run, self.seat)


def _card_first(what: Msg, *, several: bool) -> Msg:
    """Return the label for using the card first, by its price if there are several."""
    goods = dict(what.args).get("goods")
    if several and goods is not None:
        return msg("underwater-cities-do-card-first-for", what=what, goods=goods)
    return msg("underwater-cities-do-card-first", what=what)


@dataclass(frozen=True, slots=True)
class ChooseOrder(Menu[State]):
    """Asks whether slot or card comes first (D5), if that makes a difference."""

    may_be_mandatory: ClassVar[bool] = True

    seat: int

    def prompt(self, _state: State, /) -> Msg:
        """Ask what comes first."""
        return msg("underwater-cities-ask-order")

    def options(self, state: State) -> Sequence[Option]:
        """Return the slot, if it can be done now, and the ways to use the card."""
        turn = state.running
        if turn.slot is None or turn.card is None:
            return ()
        slot, card = state.slot(turn.slot), state.card(turn.card)
        wait = DoSlot(self.seat, slot.id)
        doer = OnTurn(self.seat, Cause("slot", slot.id))
        prospect = slot_effect(state, self.seat, slot).prospect(state, doer)
        unsure = prospect is not Prospect.SURE
        first = Option(
            "order:slot",
            _slot_words(slot, "slot-first"),
            (wait, UseCard(self.seat)),
            effect=slot_text(slot),
            unsure=unsure,
        )
        ways = tuple(card_options(state, self.seat, card, (wait,)))
        found = [
            replace(
                way,
                key=f"order:{way.key}",
                label=_card_first(way.label, several=len(ways) > 1),
                unsure=way.unsure or unsure,
            )
            for way in ways
        ]
        beside = tuple(side_action_options(state, self.seat)) if found else ()
        if not (beside or unsure or order_matters(state, self.seat, slot, card)):
            return [first]
        return [replace(first, effect=slot_told(state, self.seat, slot)), *found, *beside]

    def leads(self, state: State, _asked: Pick, /) -> Sequence[str]:
        """Return the slot, whose question is asked at once unless permanents respond to its use."""
        return () if could_respond(state, self.seat, SlotUsed) else ("order:slot",)

    def dominant(self, state: State, asked: Pick) -> str | None:
        """Return what may as well come first, if nothing that stands by is lost with it."""
        turn = state.running
        if turn.slot is None or turn.card is None:
            return None
        slot, card = state.slot(turn.slot), state.card(turn.card)
        beside = any(option.again for option in asked.options)
        if beside and not leaves_moment(state, self.seat, slot):
            return None
        key = f"order:{comes_first(state, self.seat, slot, card)}"
        return key if asked.find(key) else None

    def demanded(self) -> bool:
        """Return True: whatever comes first, part of the slot must be performed."""
        return True

    def at_stake(self, state: State, /) -> bool:
        """Return whether it could become impossible."""
        slot = state.running.slot
        return slot is not None and DoSlot(self.seat, slot).at_stake(state)

    def endangers_itself(self, state: State, options: Sequence[Option]) -> bool:
        """Return whether the card or a side action could make it impossible."""
        return len(options) > 1 and self.at_stake(state)
