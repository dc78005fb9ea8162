"""What a turn of Underwater Cities would waste: a part of a slot, a card, cities that go hungry."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Answer, Decision, Pick
from engine.core.msg import msg
from engine.core.waste import Waste, chosen, keys_in, left_undone
from engine.underwater_cities.acts import STOP, NextPart, State
from engine.underwater_cities.asides import open_contracts
from engine.underwater_cities.names import card_name
from engine.underwater_cities.playing import LEAVE, UseCard
from engine.underwater_cities.production import feed, total_output
from engine.underwater_cities.production_phase import asking_sources, lines_of, production_parts
from engine.underwater_cities.rounds import LAPS, LAST_ROUNDS
from engine.underwater_cities.standing import holdings, triggers
from engine.underwater_cities.triggers import Happening, fires
from engine.underwater_cities.turn import EndTurn, LastMoment

PART, CARD, HUNGER = "part", "card", "hunger"
KINDS = (PART, CARD, HUNGER)


def wasted(state: State, asked: Decision, answer: Answer) -> tuple[Waste, ...]:
    """What this answer would waste."""
    option = chosen(asked, answer)
    if option is None or not isinstance(asked, Pick) or state.turn is None:
        return ()
    top = state.stack[-1] if state.stack else None
    match top:
        case NextPart() if option.key == STOP and top.doer.cause.kind == "slot":
            return tuple(_parts(asked))
        case UseCard() if option.key == LEAVE:
            return tuple(_card(state, asked))
        case EndTurn() | LastMoment() if option.key == "end":
            return tuple(_hunger(state, asked.seat))
        case _:
            return ()


def _parts(asked: Pick) -> Iterator[Waste]:
    """A part of the slot's action can still be done and paid for (UC-5.14)."""
    parts = [each for each in asked.options if each.key.startswith("part:") and not each.unsure]
    yield from left_undone(PART, "underwater-cities-waste-part", parts)


def _card(state: State, asked: Pick) -> Iterator[Waste]:
    """The card matches, and its effect can be had for nothing (UC-5.9)."""
    name = state.running.card
    use = [each for each in asked.options if each.key == "card" and not each.unsure]
    if name is not None and use:
        title = card_name(state.pack, state.card(name))
        yield Waste(CARD, msg("underwater-cities-waste-card", card=title), keys_in(use))


def _hunger(state: State, seat: int) -> Iterator[Waste]:
    """It is the last turn before cities are fed, and there is not enough for all (UC-7.17).

    Nothing is said where the end of the turn, a choice in Production or a contract could still
    bring food.
    """
    if state.lap < LAPS or state.round not in LAST_ROUNDS or _may_change(state, seat):
        return
    later = state.clone()
    player, made = later.players[seat], total_output(lines_of(state, seat))
    player.stock = player.stock.plus(made.stock)
    player.points += made.points
    if next(open_contracts(later, seat), None) is not None:
        return
    meal = feed(holdings(later, seat), player.points, production_parts(later, seat))
    if meal.lost:
        facts = {"cities": meal.hungry, "points": meal.lost}
        yield Waste(HUNGER, msg("underwater-cities-waste-hunger", **facts))


def _may_change(state: State, seat: int) -> bool:
    """Whether the player can still choose something, or gain it at the end of the turn."""
    ending = Happening("turn_ended")
    more = any(fires(on.event, ending, state, seat) for _, on in triggers(state, seat))
    return (more and not state.running.ended) or bool(asking_sources(state, seat))
