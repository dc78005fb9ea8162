"""Places that cannot be chosen now, with the reasons, and the grid in which slots lie."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.aids.closed import Closed, Grid
from engine.core.decision import THEN, Decision, Pick
from engine.core.effects.effect import Do
from engine.core.frames import Ask
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.changes import bundle_of
from engine.underwater_cities.board.supply import CITIES, legal_sites
from engine.underwater_cities.board.survey import Survey, survey_of
from engine.underwater_cities.effects.build import Build, ChooseSite
from engine.underwater_cities.effects.slot import is_others, slot_effect
from engine.underwater_cities.pack.components import ALWAYS, COLOURS, Slot
from engine.underwater_cities.state import NEUTRAL, State
from engine.underwater_cities.terms.glossary import SingleKind, singles
from engine.underwater_cities.turn.declaring import CLONING_COST, ChooseCard, ChooseSlot
from engine.underwater_cities.words.names import (
    bundle_words,
    card_name,
    site_name,
    slot_name,
    thing,
)
from engine.underwater_cities.words.reasons import why_not, why_not_build

LONGEST_COLUMN = 4
"""The most rows of slots of a panel, whose tools take another."""


def grid(state: State, asked: Decision) -> Grid:
    """Return the slots in columns of a colour as on the board, the always-available one last.

    Where there are so many that the columns would be too long for a panel, each colour is a row.
    """
    if not isinstance(asked, Pick) or not any(map(_names_slot, asked.by_key)):
        return ()
    slots = state.pack.slots(state.seats).values()
    last = max(slot.place for slot in slots)
    places = {(slot.place, slot.colour): slot.id for slot in slots}
    if last > LONGEST_COLUMN:
        lines = (
            tuple(slot for (_, its), slot in sorted(places.items()) if its == colour)
            for colour in COLOURS
        )
        return (*lines, (ALWAYS,))
    *rows, foot = (
        tuple(places[place, colour] for colour in COLOURS if (place, colour) in places)
        for place in range(1, last + 1)
    )
    return (*rows, (*foot, ALWAYS))


def _names_slot(key: str) -> bool:
    return key.rpartition(THEN)[2].startswith(("slot:", "clone:", "perform:"))


def closed(state: State, asked: Decision) -> tuple[Closed, ...]:
    """Return the places of the kind asked for that cannot be chosen now."""
    if not isinstance(asked, Pick) or not _is_next(state, asked):
        return ()
    offered = {option.spot for option in asked.options}
    return tuple(each for each in _all_places(state, asked) if each.spot not in offered)


def _is_next(state: State, asked: Pick) -> bool:
    """Return whether a question is the next one, not one that its seat merely owes meanwhile."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Ask) and top.whom(state) == asked.seat


def _all_places(state: State, asked: Pick) -> Iterator[Closed]:
    """Yield all places of the kind asked for, with what would close them."""
    match state.stack[-1]:
        case ChooseSlot(seat=seat):
            yield from _slots(state, seat)
        case ChooseCard(seat=seat, slot=slot):
            yield from _cards(state, seat, slot)
        case ChooseSite(build=build, kind=kind, doer=doer):
            yield from _sites(state, doer.seat, build, kind)
        case Do(effect=Build() as build, doer=doer):
            asked_for = _kind_asked(asked, build)
            if asked_for is not None:
                yield from _sites(state, doer.seat, build, asked_for)


def _kind_asked(asked: Pick, build: Build) -> SingleKind | None:
    """Return the kind whose sites are asked for, as the question names it."""
    named = dict(asked.prompt.args).get("kind")
    return next((kind for kind in singles(build.kinds) if thing(kind) == named), None)


# --- slots and cards -----------------------------------------------------------------------------


def _slots(state: State, seat: int) -> Iterator[Closed]:
    for slot in state.pack.slots(state.seats).values():
        yield Closed(slot.id, slot_name(slot), _why_no_slot(state, seat, slot))


def _why_no_slot(state: State, seat: int, slot: Slot) -> Msg:
    """Return why a slot cannot be chosen: it is taken, or can do nothing."""
    lying = state.tiles.get(slot.id, ())
    if seat in lying:
        return msg("underwater-cities-closed-own-tile")
    if NEUTRAL in lying:
        return msg("underwater-cities-closed-neutral")
    taken = _taken(state, seat, lying[-1]) if is_others(state, slot.id, seat) else None
    if taken is not None:
        return taken
    why = tuple(why_not(slot_effect(state, seat, slot), state, seat))
    if not why:
        return msg("underwater-cities-closed-nothing")
    return msg("underwater-cities-closed-reasons", why=why)


def _taken(state: State, seat: int, owner: int) -> Msg | None:
    """Return why a slot with another player's tile cannot be cloned either, if so (UC-5.19)."""
    if not state.pack.counts[state.seats].cloning_tile:
        return msg("underwater-cities-closed-taken", owner=owner)
    if state.cloner is not None:
        return msg("underwater-cities-closed-clone-used", owner=owner)
    if not state.players[seat].stock.credit:
        price = bundle_words(bundle_of(CLONING_COST))
        return msg("underwater-cities-closed-clone-cost", owner=owner, price=price)
    return None


def _cards(state: State, seat: int, slot: str) -> Iterator[Closed]:
    """Yield the cards in hand; with those that are not offered the slot would do nothing."""
    reason = msg("underwater-cities-closed-card", slot=slot_name(state.slot(slot)))
    for name in state.players[seat].hand:
        yield Closed(f"card:{name}", card_name(state.pack, state.card(name)), reason)


# --- sites ---------------------------------------------------------------------------------------


def _sites(state: State, seat: int, build: Build, kind: SingleKind) -> Iterator[Closed]:
    """Yield the empty sites that are out of reach or too dear."""
    survey, surcharges = survey_of(state, seat), state.chart(seat).surcharges
    legal = legal_sites(survey, kind, build.where)
    for site in _empty(survey, kind) or legal:
        name, surcharge = site_name(site), surcharges.get(site)
        if site not in legal:
            place = "tunnel" if kind == "tunnel" else "city"
            yield Closed(site, name, msg(f"underwater-cities-closed-{place}-site"))
        elif surcharge is not None:
            for why in why_not_build(build, kind, state, seat, surcharge):
                yield Closed(site, name, why)


def _empty(survey: Survey, kind: SingleKind) -> tuple[str, ...]:
    """Return the empty sites for a city or a tunnel."""
    chart, nation = survey.chart, survey.nation
    if kind == "tunnel":
        return tuple(site for site, bit in chart.tunnels.bits.items() if not bit & nation.tunnel)
    if kind in CITIES:
        return tuple(site for site, bit in chart.cities.bits.items() if not bit & nation.city)
    return ()
