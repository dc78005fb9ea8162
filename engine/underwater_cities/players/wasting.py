"""Waste warnings of Underwater Cities: a part of a slot, a card, hungry cities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import machine
from engine.core.aids.waste import Waste, chosen, keys_in, named
from engine.core.decision import THEN, Answer, Decision, Option, Pick
from engine.core.effects.combinators import STOP, NextPart
from engine.core.event import Event
from engine.core.game import AnyGame
from engine.core.msg import msg
from engine.underwater_cities.board.possessions import holdings
from engine.underwater_cities.board.production import feed, total_output
from engine.underwater_cities.effects.side_actions import open_contracts
from engine.underwater_cities.state import State
from engine.underwater_cities.turn.playing import LEAVE, UseCard
from engine.underwater_cities.turn.production_phase import (
    asking_sources,
    lines_of,
    production_parts,
)
from engine.underwater_cities.words.names import card_name

PART, CARD, HUNGER = "part", "card", "hunger"
KINDS = (PART, CARD, HUNGER)


def wasted(game: AnyGame, state: State, asked: Decision, answer: Answer) -> tuple[Waste, ...]:
    """Return what this answer would waste."""
    option = chosen(asked, answer)
    if option is None or not isinstance(asked, Pick) or state.turn is None:
        return ()
    return (*_left(state, asked, option), *_hunger(game, state, asked.seat, option))


def _left(state: State, asked: Pick, option: Option) -> Iterator[Waste]:
    """Yield warnings about what this answer leaves out for good."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, NextPart) and option.key == STOP and top.doer.cause.kind == "slot":
        yield from _parts(asked)
    elif isinstance(top, UseCard) and option.key == LEAVE:
        yield from _card(state, asked)


def _parts(asked: Pick) -> Iterator[Waste]:
    """Yield a warning if part of the slot's action can still be done and paid for (UC-5.14)."""
    # One of them may lead to further questions, and its options are offered in its place.
    whole = (each for key, each in asked.by_key.items() if THEN not in key)
    parts = [each for each in whole if each.key.startswith("part:") and not each.unsure]
    if parts:
        words = msg("underwater-cities-waste-part", ways=named(parts))
        yield Waste(PART, words, keys_in(parts))


def _card(state: State, asked: Pick) -> Iterator[Waste]:
    """Yield a warning if the matching card can still be used and paid for (UC-5.9)."""
    name = state.running.card
    ways = (each for each in asked.by_key.values() if each.key.partition("+")[0] == "card")
    use = [each for each in ways if not each.unsure]
    if name is not None and use:
        title = card_name(state.pack, state.card(name))
        yield Waste(CARD, msg("underwater-cities-waste-card", card=title), keys_in(use))


def _hunger(game: AnyGame, state: State, seat: int, option: Option) -> Iterator[Waste]:
    """Yield a warning if the last turn before feeding ends without enough food (UC-7.17)."""
    if not state.last_turns:
        return
    later = state.clone()
    events = machine.submit(game, later, seat, (option.key,)).events
    if later.turn is not None and later.turn.seat == seat:
        return
    cities, points = _told(events, seat) if later.turn is None else _foreseen(later, seat)
    if points:
        words = msg("underwater-cities-waste-hunger", cities=cities, points=points)
        yield Waste(HUNGER, words)


def _told(events: Sequence[Event], seat: int) -> tuple[int, int]:
    """Return the seat's hungry cities and their cost in points from the log, if they were fed."""
    for event in events:
        if event.name == "underwater-cities-log-hungry" and event.seat == seat:
            cities, points = event.msg["cities"], event.msg["points"]
            if isinstance(cities, int) and isinstance(points, int):
                return cities, points
    return 0, 0


def _foreseen(state: State, seat: int) -> tuple[int, int]:
    """Return the expected hungry cities and their cost, while others have yet to play.

    Return zeros where a choice in Production or a contract could still bring food.
    """
    if asking_sources(state, seat):
        return 0, 0
    player, made = state.players[seat], total_output(lines_of(state, seat))
    player.stock = player.stock.plus(made.stock)
    player.points += made.points
    if next(open_contracts(state, seat), None) is not None:
        return 0, 0
    meal = feed(holdings(state, seat), player.points, production_parts(state, seat))
    return meal.hungry, meal.lost
