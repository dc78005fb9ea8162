"""Changes to resources, points and cards: the smallest actions at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine.core.event import Cause, Event, Fact
from engine.core.machine import Run as CoreRun
from engine.core.machine import Step as CoreStep
from engine.core.msg import Arg, Msg, msg
from engine.underwater_cities.board.stock import NOTHING, Stock
from engine.underwater_cities.pack.components import ASSISTANT, RESOURCES, THREE_CREDITS
from engine.underwater_cities.state import Player, UnderwaterCitiesState, without
from engine.underwater_cities.terms.glossary import Bundle, Thing
from engine.underwater_cities.words.names import bundle_words, card_name, tile_name

Run: TypeAlias = CoreRun[UnderwaterCitiesState]
SOURCES = ("card", "tile")
"""The kinds of components that have an effect in Production."""
DECK = -1
"""Marks cards from the deck where the discarding seat is recorded."""


class Step(CoreStep[UnderwaterCitiesState], abstract=True):
    """A step of Underwater Cities."""

    __slots__ = ()

    def foresee(self, _state: UnderwaterCitiesState, /) -> bool:
        """Apply its effect on resources to a copy; return False if it cannot be foreseen."""
        return False


_PARTS = frozenset(
    {
        *("gained", "gained-from", "drew", "drew-from", "looked", "stepped", "stepped-over"),
        *("built", "upgraded", "converted", "refreshed"),
        *("took-special", "searched-specials", "drew-tiles"),
    }
)
"""Log keys of what can be part of a slot's action; paying alone is none (UC-5.12)."""


def tell(
    run: Run,
    key: str,
    seat: int | None,
    cause: Cause | None = None,
    /,
    fact: Fact | None = None,
    **args: Arg,
) -> None:
    """Log something that everyone may read, and let its fact trigger what it may."""
    if not run.imagined:
        run.emit(Event(msg(f"underwater-cities-log-{key}", **args), seat, cause, fact=fact))
    elif fact is not None:
        run.report(fact)
    if cause is not None and key in _PARTS:
        _note_performed(run.state, cause)


def _note_performed(state: UnderwaterCitiesState, cause: Cause) -> None:
    """Record that part of the slot's action was performed, if it was the original cause."""
    turn = state.turn
    if turn is not None and turn.slot is not None and not turn.performed:
        *_, first = cause.chain()
        turn.performed = first.names("slot", turn.slot)


def tell_only(run: Run, key: str, seat: int, /, **facts: Arg) -> None:
    """Log something that only one seat may read, in addition to what everyone reads."""
    run.emit(Event(msg(f"underwater-cities-log-{key}", **facts), seat, to=(seat,)))


def tell_more(run: Run, key: str, seat: int, /, **facts: Arg) -> None:
    """Tell one seat more about the last event, in place of its public version."""
    told = msg(f"underwater-cities-log-{key}", **facts)
    run.emit(Event(told, seat, to=(seat,), instead=True))


def player_of(run: Run, seat: int) -> Player:
    """Return the possessions of a seat."""
    return run.state.players[seat]


def card_msg(run: Run, card: str) -> Msg:
    """Return the name of a card."""
    return card_name(run.state.pack, run.state.card(card))


def source_name(state: UnderwaterCitiesState, cause: Cause) -> Msg:
    """Return the name of the card or metropolis with the effect; both are face up."""
    if cause.kind == "tile":
        return tile_name(state.pack, state.pack.tiles[cause.name])
    return card_name(state.pack, state.card(cause.name))


def cards_msg(run: Run, cards: Iterable[str]) -> tuple[Msg, ...]:
    """Return the names of cards."""
    return tuple([card_msg(run, card) for card in cards])


# --- resources and points ------------------------------------------------------------------------


def bundle_of(stock: Stock, points: int = 0) -> Bundle:
    """Return resources and points as a bundle."""
    things: list[tuple[Thing, int]] = [
        (resource, number) for resource, number in zip(RESOURCES, stock, strict=True) if number
    ]
    return (*things, ("point", points)) if points else tuple(things)


def receive(run: Run, seat: int, stock: Stock, points: int, cause: Cause) -> None:
    """Gain resources and points (UC-6.12)."""
    if stock == NOTHING and not points:
        return
    player = player_of(run, seat)
    player.stock = player.stock.plus(stock)
    player.points += points
    goods = bundle_words(bundle_of(stock, points))
    if run.state.phase == "production":
        player.made += stock.biomatter
    if _is_unsaid(run.state, cause):
        source = source_name(run.state, cause)
        tell(run, "gained-from", seat, cause, goods=goods, source=source)
    else:
        tell(run, "gained", seat, cause, goods=goods)


def _is_unsaid(state: UnderwaterCitiesState, cause: Cause) -> bool:
    """Return whether the log does not show yet where a gain or a card comes from.

    During a turn, the slot, card or metropolis has already been named; but permanents respond to
    something else, and in Production nothing has been named.
    """
    if cause.kind not in SOURCES:
        return False
    lasting = cause.kind == "card" and state.card(cause.name).type == "permanent"
    return lasting or state.phase == "production"


def spend(run: Run, seat: int, stock: Stock, cause: Cause) -> None:
    """Pay resources."""
    if stock != NOTHING:
        player = player_of(run, seat)
        player.stock = player.stock.minus(stock)
        tell(run, "paid", seat, cause, goods=bundle_words(bundle_of(stock)))


def note_once(player: Player, *names: str) -> None:
    """Record what was done and may not be done again for a while."""
    player.once = (*player.once, *names)


def forget_once(player: Player, period: str) -> None:
    """Allow again what may be done once in the turn, round or era that is over."""
    if player.once:
        player.once = tuple(name for name in player.once if not name.startswith(f"{period}:"))


# --- drawing and discarding ----------------------------------------------------------------------


def can_draw(state: UnderwaterCitiesState) -> bool:
    """Return whether there is any card to draw."""
    return bool(state.deck or state.discards or state.buried)


def draw_cards(run: Run, count: int) -> tuple[str, ...]:
    """Draw the next cards of the era deck; fewer if it runs out (UC-5.30)."""
    state = run.state
    found: tuple[str, ...] = ()
    for _ in range(count):
        if not state.deck:
            _reshuffle(run)
        cards, state.deck = run.draw(state.deck, 1)
        found += cards
    return found


def _reshuffle(run: Run) -> None:
    """Turn the discard pile into the era deck."""
    state = run.state
    cards = sorted((*state.discards, *(card for _, card in state.buried)))
    state.deck, state.discards, state.buried = state.rng.shuffled(cards), (), ()
    if cards:
        tell(run, "reshuffled", None, count=len(cards))


def draw_to_hand(run: Run, seat: int, count: int, cause: Cause) -> None:
    """Draw cards; the others see only how many."""
    cards = draw_cards(run, count)
    player = player_of(run, seat)
    player.hand = (*player.hand, *cards)
    if not _is_unsaid(run.state, cause):
        tell(run, "drew", seat, cause, count=len(cards))
        if cards:
            tell_more(run, "drew-cards", seat, cards=cards_msg(run, cards))
        return
    source = source_name(run.state, cause)
    tell(run, "drew-from", seat, cause, count=len(cards), source=source)
    if cards:
        tell_more(run, "drew-cards-from", seat, cards=cards_msg(run, cards), source=source)


def discard(run: Run, seat: int, name: str, *, openly: bool) -> None:
    """Put a card where it is discarded (UC-5.31)."""
    state, card = run.state, run.state.card(name)
    if card.special:
        if card.credits != THREE_CREDITS:
            state.specials = (*state.specials, name)
        elif not openly:
            state.gone = (*state.gone, (seat, name))
    elif card.id == ASSISTANT:
        return
    elif card.era != state.era:
        if not openly:
            state.gone = (*state.gone, (seat, name))
    elif openly:
        state.discards = (*state.discards, name)
    else:
        state.buried = (*state.buried, (seat, name))


def discard_from_hand(run: Run, seat: int, cards: Iterable[str]) -> None:
    """Discard cards from a hand face down, in this order."""
    player = player_of(run, seat)
    for card in cards:
        player.hand = without(player.hand, card)
        if card in player.seen:
            player.seen = without(player.seen, card)
        discard(run, seat, card, openly=False)
