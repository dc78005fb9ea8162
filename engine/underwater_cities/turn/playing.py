"""The card played: using, claiming or leaving it (UC-5.8 to UC-5.10, UC-6.40 to 6.57)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.decision import Nature, Option, Pick
from engine.core.effects.bill import Bill, payable
from engine.core.effects.effect import Do, Doer, Prospect, Statement
from engine.core.event import Cause
from engine.core.frames import Frame, Menu
from engine.core.msg import Msg, msg
from engine.core.storage.kept import cached_method
from engine.underwater_cities.board.changes import (
    Run,
    Step,
    bundle_of,
    card_msg,
    discard,
    note_once,
    player_of,
    spend,
    tell,
)
from engine.underwater_cities.board.costs import Costs, special_costs
from engine.underwater_cities.board.possessions import action_cards, has_room, terms
from engine.underwater_cities.board.stock import NOTHING, Stock
from engine.underwater_cities.effects.action_card import prospect_of, use_frames, use_words
from engine.underwater_cities.effects.effect import whole_effect
from engine.underwater_cities.effects.lasting import Ability
from engine.underwater_cities.effects.responses import could_respond
from engine.underwater_cities.effects.side_actions import could_enable, doer_of, side_action_options
from engine.underwater_cities.pack.components import Card
from engine.underwater_cities.state import State, without
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import Claimed
from engine.underwater_cities.turn.ordering import may_as_well_be_claimed
from engine.underwater_cities.words.describe import card_text
from engine.underwater_cities.words.names import bundle_words, card_name, type_name

LEAVE = "leave"


def card_prices(state: State, seat: int, card: Card) -> Costs:
    """Return the possible prices of playing a card; only Special cards have one (UC-6.55)."""
    if not card.special:
        return (Bill(NOTHING),)
    return payable(special_costs(card.credits, terms(state, seat)), state.players[seat].stock)


def card_prospect(state: State, seat: int, card: Card) -> Prospect:
    """Return whether a card can take effect now; claiming is always possible."""
    prices = card_prices(state, seat, card)
    if not prices:
        return Prospect.NONE
    if card.type != "instant":
        return Prospect.SURE
    doer = doer_of(state, seat, Cause("card", card.id))
    if prices[0].due != NOTHING:
        state = state.clone()
        state.players[seat].stock = state.players[seat].stock.minus(prices[0].due)
    return whole_effect(card).prospect(state, doer)


@dataclass(frozen=True, slots=True)
class UseCard(Menu[State]):
    """Asks whether to use the matching card after the slot (D5, D15, D17)."""

    quiet: ClassVar[tuple[str, ...]] = ("underwater-cities-log-resolved",)

    seat: int

    def prompt(self, state: State) -> Msg:
        """Ask whether to use it; a lasting card is claimed."""
        name = state.running.card
        assert name is not None  # noqa: S101 - it waits until this is answered
        card = state.card(name)
        title = card_name(state.pack, card)
        if card.type == "instant":
            return msg("underwater-cities-ask-use-card", card=title)
        return msg("underwater-cities-ask-claim-card", card=title, type=type_name(card.type))

    def options(self, state: State) -> Sequence[Option]:
        """Return using it, if it has an effect now, leaving it, and side actions."""
        name = state.running.card
        if name is None:
            return ()
        card = state.card(name)
        beside = tuple(side_action_options(state, self.seat))
        last = not beside and claim_ends_turn(state, self.seat, card)
        found = tuple(card_options(state, self.seat, card, last=last))
        declining = "leave-card" if card.type == "instant" else "not-claim"
        leave = Option(
            LEAVE,
            msg(f"underwater-cities-do-{declining}"),
            (LeaveCard(self.seat),),
            effect=_left_words(state, card),
            nature=Nature.NOTHING,
        )
        if not found:
            # Side actions are offered only if the card could have an effect after them (UC-6.53).
            beside = tuple(
                each
                for each in beside
                if could_enable(each, state, lambda later: card_prospect(later, self.seat, card))
            )
        return (*found, leave, *beside)

    def default(self, _state: State, _options: Sequence[Option], /) -> str:
        """Return the option to leave it unused (D5)."""
        return LEAVE

    def leads(self, state: State, _asked: Pick, /) -> Sequence[str]:
        """Return using it for free, if it is not a Special card."""
        name = state.running.card
        return () if name is None or state.card(name).special else ("card",)

    def led_prompt(self, state: State, then: Msg, /) -> Msg:
        """Return the question that using the card asks, with the card."""
        name = state.running.card
        assert name is not None  # noqa: S101 - it waits until this is answered
        card = state.card(name)
        if card.type != "instant":
            return then  # it is asked what makes space for the card, by its name
        return msg(
            "underwater-cities-used-card-asks", card=card_name(state.pack, card), question=then
        )

    def dominant(self, state: State, asked: Pick) -> str | None:
        """Return using it, if that costs nothing, harms nothing and does not end the turn."""
        turn, claim = state.running, asked.find("card")
        if turn.card is None or turn.slot is None or claim is None or claim.nature is Nature.END:
            return None
        slot, card = state.slot(turn.slot), state.card(turn.card)
        if card.type == "instant" and not card.special:
            doer = doer_of(state, self.seat, Cause("card", card.id))
            only = not any(option.again for option in asked.options)
            return claim.key if only and whole_effect(card).dominates(state, doer) else None
        fits = card.type != "instant" and may_as_well_be_claimed(state, self.seat, slot, card)
        return claim.key if fits else None


def _left_words(state: State, card: Card) -> Msg:
    """Return what happens to a card that is not used."""
    return msg("underwater-cities-effect-leave", card=card_name(state.pack, card))


@cached_method
def _play_effect(card: Card) -> Msg:
    """Return what playing a card does: at once, or once it is claimed."""
    if card.type == "instant":
        return card_text(card)
    key = "kept-action" if card.type == "action" else "kept"
    return msg(f"underwater-cities-effect-{key}", text=card_text(card))


def claim_ends_turn(state: State, seat: int, card: Card) -> bool:
    """Return whether nothing is left to choose once a card is claimed after the slot's action."""
    if card.type == "instant" or could_respond(state, seat, Claimed):
        return False
    if any(isinstance(part, Ability) for part in card.effect):
        return False
    return card.type != "action" or has_room(state, seat)


@dataclass(frozen=True, slots=True)
class Leaving(Step):
    """Records that the turn ends, so that this is not asked again."""

    seat: int

    def run(self, run: Run) -> None:
        """Record it."""
        run.state.running.leaving = True


def card_options(
    state: State, seat: int, card: Card, after: tuple[Frame, ...] = (), *, last: bool = False
) -> Iterator[Option]:
    """Yield the ways to use a card now: for free, or for the price of a Special card.

    With `last` there is nothing to choose after it, so the turn ends with it.
    """
    prospect = card_prospect(state, seat, card)
    if prospect is Prospect.NONE:
        return
    for bill in card_prices(state, seat, card):
        title = card_name(state.pack, card)
        label = _last_words(bill.due) if last else _play_words(card, title, bill.due)
        key = "+".join(("card", *bill.spends))
        unsure = prospect is Prospect.UNSURE
        then = (*card_frames(seat, card, bill, due=unsure), *after)
        if last:
            then = (*then, Leaving(seat))
        nature = Nature.END if last else Nature.ACTION
        yield Option(key, label, then, effect=_play_effect(card), nature=nature, unsure=unsure)


def _play_words(card: Card, title: Msg, price: Stock) -> Msg:
    """Return the label for playing an instant card or claiming another, with the price."""
    if price != NOTHING:
        verb = "play" if card.type == "instant" else "claim"
        goods = bundle_words(bundle_of(price))
        return msg(f"underwater-cities-do-pay-and-{verb}", card=title, goods=goods)
    if card.type == "instant":
        return msg("underwater-cities-do-play-card", card=title)
    return msg("underwater-cities-do-claim-card", card=title, type=type_name(card.type))


def _last_words(price: Stock) -> Msg:
    """Return the label for claiming the card, with the price, as the last action of the turn."""
    if price == NOTHING:
        return msg("underwater-cities-do-claim-and-end")
    return msg("underwater-cities-do-pay-claim-and-end", goods=bundle_words(bundle_of(price)))


def card_frames(
    seat: int, card: Card, bill: Bill[Stock], *, due: bool = False
) -> tuple[Frame, ...]:
    """Return the frames that use a card (UC-5.10); with `due`, part of its effect is mandatory."""
    paid = (PayCard(seat, bill.due, bill.spends),) if card.special else ()
    if card.type != "instant":
        return (*paid, ClaimPlayed(seat))
    return (*paid, PlayInstant(seat, due), PutAway(seat))


@dataclass(frozen=True, slots=True)
class PayCard(Step):
    """Pays for a Special card (UC-6.55)."""

    seat: int
    stock: Stock
    spends: tuple[str, ...]

    def run(self, run: Run) -> None:
        """Pay the credits."""
        card = run.state.running.card
        spend(run, self.seat, self.stock, Cause("card", card or ""))
        note_once(player_of(run, self.seat), *(f"turn:{name}" for name in self.spends))


@dataclass(frozen=True, slots=True)
class PlayInstant(Step):
    """Begins the effect of an instant card."""

    seat: int
    due: bool = False
    """True if it is uncertain that anything can be done, so that a part must be performed."""

    def run(self, run: Run) -> None:
        """Perform it."""
        name = run.state.running.card
        assert name is not None  # noqa: S101 - it has not been put away yet
        doer = doer_of(run.state, self.seat, Cause("card", name))
        tell(run, "resolved", self.seat, None, card=card_msg(run, name))
        run.push(Do(whole_effect(run.state.card(name)), doer, self.due))


@dataclass(frozen=True, slots=True)
class PutAway(Step):
    """Discards an instant card after use, or keeps it as paid for (UC-6.57)."""

    seat: int

    def says(self) -> tuple[Statement, ...]:
        """Return no effects: it only moves the card."""
        return ()

    def run(self, run: Run) -> None:
        """Move it there."""
        turn, player = run.state.running, player_of(run, self.seat)
        name, turn.card = turn.card, None
        assert name is not None  # noqa: S101 - it has not been put away before
        if run.state.card(name).special:
            player.paid = (*player.paid, name)
        else:
            discard(run, self.seat, name, openly=True)


@dataclass(frozen=True, slots=True)
class LeaveCard(Step):
    """Discards the card without effect (UC-5.8, UC-5.10, UC-6.56)."""

    seat: int

    def run(self, run: Run) -> None:
        """Discard it."""
        leave_card(run, self.seat)


def leave_card(run: Run, seat: int) -> None:
    """Discard the card played without effect, if it has not been used or claimed."""
    turn = run.state.running
    name, turn.card = turn.card, None
    if name is not None:
        discard(run, seat, name, openly=True)
        tell(run, "unused", seat)


# --- claiming ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ClaimPlayed(Step):
    """Claims the card played, if there is space for it (UC-6.40, UC-6.43)."""

    seat: int

    def run(self, run: Run) -> None:
        """Claim it, or ask which of four action cards goes first."""
        state = run.state
        name = state.running.card
        assert name is not None  # noqa: S101 - it was just played
        if state.card(name).type == "action" and not has_room(state, self.seat):
            run.push(MakeRoom(self.seat))
        else:
            run.push(Claim(self.seat))


@dataclass(frozen=True, slots=True)
class MakeRoom(Menu[State]):
    """Asks which of four action cards to discard for the new one, or whether to decline (D15)."""

    seat: int

    def prompt(self, state: State) -> Msg:
        """Ask which one to discard."""
        name = state.running.card
        assert name is not None  # noqa: S101 - it waits to be claimed
        return msg("underwater-cities-ask-make-room", card=card_name(state.pack, state.card(name)))

    def options(self, state: State) -> Sequence[Option]:
        """Return declining, and each of the four, used or available."""
        name = state.running.card
        assert name is not None  # noqa: S101 - it waits to be claimed
        decline = Option(
            LEAVE,
            msg("underwater-cities-do-not-claim"),
            (LeaveCard(self.seat),),
            effect=_left_words(state, state.card(name)),
            nature=Nature.NOTHING,
        )
        found = (
            Option(
                f"replace:{name}",
                msg(
                    "underwater-cities-do-replace-card",
                    card=card_name(state.pack, state.card(name)),
                ),
                (ReplaceCard(self.seat, name), Claim(self.seat)),
                spot=f"card:{name}",
                effect=msg("underwater-cities-effect-lost", text=card_text(state.card(name))),
                nature=Nature.LOSS,
            )
            for name in action_cards(state, self.seat)
        )
        return (decline, *found)


@dataclass(frozen=True, slots=True)
class ReplaceCard(Step):
    """Discards a claimed action card; if it was available, it may be used (UC-6.44)."""

    seat: int
    card: str

    def run(self, run: Run) -> None:
        """Discard it and offer its action."""
        player = player_of(run, self.seat)
        player.claimed = without(player.claimed, self.card)
        available = self.card not in player.used
        if not available:
            player.used = without(player.used, self.card)
        discard(run, self.seat, self.card, openly=True)
        tell(run, "replaced", self.seat, card=card_msg(run, self.card))
        if available:
            run.push(UseReplaced(self.seat, self.card))


@dataclass(frozen=True, slots=True)
class UseReplaced(Menu[State]):
    """Asks whether to use the action of the discarded card (D16)."""

    seat: int
    card: str

    def prompt(self, state: State) -> Msg:
        """Ask to use it or not."""
        card = card_name(state.pack, state.card(self.card))
        return msg("underwater-cities-ask-use-replaced", card=card)

    def options(self, state: State) -> Sequence[Option]:
        """Return not using it, and using it once."""
        doer: Doer = doer_of(state, self.seat, Cause("replaced", self.card))
        prospect = prospect_of(state, doer, self.card)
        if prospect is Prospect.NONE:
            return ()
        no = Option("no", msg("underwater-cities-do-not-use"), nature=Nature.NOTHING)
        yes = Option(
            f"use:{self.card}",
            use_words(state, self.card),
            use_frames(state, doer, self.card),
            spot=f"card:{self.card}",
            effect=card_text(state.card(self.card)),
            unsure=prospect is Prospect.UNSURE,
        )
        return (no, yes)


@dataclass(frozen=True, slots=True)
class Claim(Step):
    """Puts the card played among its owner's claimed cards."""

    seat: int

    def run(self, run: Run) -> None:
        """Claim it, and let permanents respond."""
        turn, player = run.state.running, player_of(run, self.seat)
        name, turn.card = turn.card, None
        assert name is not None  # noqa: S101 - it waited to be claimed
        player.claimed = (*player.claimed, name)
        fact = facts.Claimed(self.seat, run.state.card(name))
        tell(run, "claimed", self.seat, None, fact, card=card_msg(run, name))
