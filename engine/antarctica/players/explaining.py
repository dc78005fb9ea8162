"""The effects of options as their reader sees them: what each does, costs and gives.

They are worked out here, for people who choose, and not by the menus of the rules: computer players
go through thousands of options that nobody reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeAlias

from engine.antarctica.effects.research import NONE, landing, on_the_way, spaces_ahead
from engine.antarctica.effects.ships import can_launch
from engine.antarctica.pack.components import AntarcticaPack, BuildingCard, EffectSpace
from engine.antarctica.players.prospects import no_action, prospect, track_of
from engine.antarctica.scoring import ranked, resource_count, track_count
from engine.antarctica.state import AntarcticaState
from engine.antarctica.turn.discarding import scientists_coming
from engine.antarctica.turn.questions import action_options
from engine.antarctica.words.describe import building_text
from engine.antarctica.words.names import area_name, research_points, short_name, thing
from engine.core.decision import Decision, Option, Pick
from engine.core.msg import Msg, msg

NOT_ACTIONS = ("discard:", "card:", "nothing")
"""The prefixes of the keys of options other than the action of a turn."""
POSITIONS = tuple(msg(f"antarctica-hint-{place}") for place in ("first", "second", "third"))
"""The meaning of a place in a row at the next visit of the Sun (AN-5.5)."""
USED_BY_SHIPS = frozenset(f"antarctica-text-{what}" for what in ("camp", "shipyard", "station"))
"""The texts of buildings that are an action for ships that sail there."""
Parts: TypeAlias = Iterator[Msg]


def explained(state: AntarcticaState, asked: Decision) -> Decision:
    """Return the question with the effect of each option."""
    if not isinstance(asked, Pick):
        return asked
    told = tuple(_told(state, asked, option) for option in asked.options)
    return replace(asked, options=told)


def _told(state: AntarcticaState, asked: Pick, option: Option) -> Option:
    """Return the option with its effect; one whose label says everything has none."""
    tell = TELLERS.get(option.key.split(":", maxsplit=1)[0])
    parts = tuple(tell(state, asked, option)) if tell else ()
    if not parts:
        return option
    effect = parts[0] if len(parts) == 1 else msg("antarctica-hint-parts", parts=parts)
    return replace(option, effect=effect)


# --- ships ---------------------------------------------------------------------------------------


def _sail(state: AntarcticaState, _asked: Pick, option: Option) -> Parts:
    number = int(option.key.split(":")[1])
    there, position = prospect(state, number).words(), len(state.area(number).ships) + 1
    if position == 1:
        yield there
    else:
        yield msg("antarctica-hint-sail", ways=there, position=POSITIONS[position - 1])


def _place(state: AntarcticaState, _asked: Pick, option: Option) -> Parts:
    area = state.area(int(option.key.split(":")[1]))
    if area.buildings:
        yield msg("antarctica-hint-access", buildings=tuple(map(thing, area.buildings)))
    yield POSITIONS[len(area.ships)]


def _move(state: AntarcticaState, _asked: Pick, option: Option) -> Parts:
    yield msg("antarctica-hint-moved")
    yield POSITIONS[len(state.area(int(option.key.split(":")[3])).ships)]


def _ship(state: AntarcticaState, asked: Pick, _option: Option) -> Parts:
    others = state.seats - 1
    left = state.players[asked.seat].ships - 1
    position, area = len(state.area(state.sun).ships) + 1, area_name(state.sun)
    yield msg("antarctica-hint-ship", area=area, position=position, left=left)
    if len(state.pile) >= others:
        yield msg("antarctica-hint-others-take")


# --- building, recruiting, doing nothing ---------------------------------------------------------


def _build(state: AntarcticaState, asked: Pick, option: Option) -> Parts:
    """Yield the price, and after it what the building brings."""
    card, seat = state.pack.cards[option.key.removeprefix("build:")], asked.seat
    gains = tuple(_built(state, seat, card))
    count, resource = card.scientists, dict(option.label.args).get("resource")
    if resource is None:
        yield msg("antarctica-hint-build", count=count, gains=gains)
    else:
        yield msg("antarctica-hint-build-with", count=count, gains=gains, resource=resource)


def _built(state: AntarcticaState, seat: int, card: BuildingCard) -> Parts:
    if card.research:
        possible = any(spaces_ahead(state, seat, track) for track in state.tracks)
        lost = msg("antarctica-hint-points-lost", points=card.research)
        yield research_points(card.research) if possible else lost
    yield from _area_points(state, seat, state.running.target, card.scientists, buildings=1)
    text = building_text(state.pack, card.result, state.tracks)
    yield msg("antarctica-hint-later", what=text) if text.key in USED_BY_SHIPS else text


def _area_points(
    state: AntarcticaState, seat: int, number: int, scientists: int, buildings: int = 0
) -> Parts:
    """Yield what an area would score a seat with more scientists and buildings, if it differs."""
    area, bonus = state.area(number), state.pack.constants["area_first_place_bonus"]
    held = area.scientists
    more = (*held[:seat], held[seat] + scientists, *held[seat + 1 :])
    spot = f"area:{number}"
    now = ranked(state.pack, spot, held, len(area.buildings) + sum(held) + bonus)
    prize = len(area.buildings) + buildings + sum(more) + bonus
    then = ranked(state.pack, spot, more, prize)
    yield from _scores("area", now.points[seat], then.points[seat])


def _scores(what: str, now: int, then: int) -> Parts:
    """Yield the points before and after, unless they stay as they are."""
    if then != now:
        yield msg(f"antarctica-hint-{what}", points=then, now=now)


def _recruit(state: AntarcticaState, asked: Pick, option: Option) -> Parts:
    player, count = state.players[asked.seat], option.label["count"]
    assert isinstance(count, int)  # noqa: S101 - it is one in the labels of recruiting
    have, left = player.scientists + count, player.reserve - count
    yield msg("antarctica-hint-recruit", have=have, left=left)


def _nothing(state: AntarcticaState, asked: Pick, _option: Option) -> Parts:
    acts = tuple(each for each in asked.options if not each.key.startswith(NOT_ACTIONS))
    if acts:
        yield msg("antarctica-hint-forgo", ways=tuple(short_name(act.label) for act in acts))
    else:
        yield no_action(state)


# --- research ------------------------------------------------------------------------------------


def _extra_cube(state: AntarcticaState, track: str) -> Parts:
    yield msg("antarctica-hint-extra-cube", points=state.pack.tracks[track].cube_value)


def _track(state: AntarcticaState, asked: Pick, option: Option) -> Parts:
    track = track_of(state, option.key)
    label = dict(option.label.args)
    if "points" not in label:
        yield from _extra_cube(state, track)
        return
    points = label["points"]
    assert isinstance(points, int)  # noqa: S101 - it is one in the labels of research
    space = label["space"]
    if option.key.startswith("research:"):
        yield msg("antarctica-hint-research", points=points, space=space)
    else:
        yield msg("antarctica-hint-space", space=space)
    yield from _advance(state, asked.seat, track, points)


def _no_track(state: AntarcticaState, _asked: Pick, _option: Option) -> Parts:
    points = state.pack.constants["advance_three_points"]
    yield msg("antarctica-hint-no-track", points=points)


def _advance(state: AntarcticaState, seat: int, track: str, points: int) -> Parts:
    """Yield what is lost, what is triggered, and what the cube scores there."""
    end, lost = landing(spaces_ahead(state, seat, track), points)
    if lost:
        yield msg("antarctica-hint-lost", points=lost)
    if met := tuple(_space(state, seat, space) for space in on_the_way(state, seat, track, end)):
        yield msg("antarctica-hint-triggers", effects=met)
    then, cubes = state.clone(), state.tracks[track]
    then.tracks[track] = (*cubes[:seat], end, *cubes[seat + 1 :])
    now, later = (track_count(each, track).points[seat] for each in (state, then))
    yield from _scores("cube", now, later)


def _space(state: AntarcticaState, seat: int, space: EffectSpace) -> Msg:
    """Return the effect of a space, and that nothing comes of it if that is so now."""
    player, effect = state.players[seat], space.effect
    vain = {
        "scientist": not player.reserve,
        "new_ship": not can_launch(state, seat),
        "knowhow_card": not state.knowhow,
        "basic_card": player.basic_ready,
        "shipyard_draft": len(state.pile) < state.seats,
    }
    said = effect.words()
    return msg("antarctica-hint-in-vain", effect=said) if vain.get(space.name) else said


# --- cards and discards --------------------------------------------------------------------------


def _card(state: AntarcticaState, asked: Pick, option: Option) -> Parts:
    kind, seat = option.key.split(":")[1], asked.seat
    if kind == "quick_research":
        points, space = option.label["points"], option.label["space"]
        assert isinstance(points, int)  # noqa: S101 - it is one in the labels of research
        yield msg("antarctica-hint-quick", space=space)
        yield from _advance(state, seat, track_of(state, option.key), points)
        return
    if kind == "icebreaker":
        number = int(option.key.split(":")[2])
        when = "now" if number == state.sun else "next"
        yield msg(f"antarctica-hint-icebreaker-{when}", area=area_name(number))
        return
    yield msg("antarctica-hint-uses-card")
    if kind == "place_scientist":
        target, left = state.running.target, state.players[seat].scientists - 1
        yield msg("antarctica-hint-scientist", area=area_name(target), left=left)
        yield from _area_points(state, seat, target, 1)
    else:
        yield from _kind(state.pack, kind)


def _kind(pack: AntarcticaPack, kind: str) -> Parts:
    if kind in pack.kinds:
        yield pack.kinds[kind].effect.words()


def _take(state: AntarcticaState, _asked: Pick, option: Option) -> Parts:
    yield from _kind(state.pack, option.key.split(":")[1])


def _discard(state: AntarcticaState, asked: Pick, option: Option) -> Parts:
    """Yield what is gone for good, the scientist who comes for it, and the points."""
    player, fleet = state.players[asked.seat], state.fleet(asked.seat)
    piece = option.key.removeprefix("discard:")
    left = {"cube": player.cubes, "ship": player.ships}.get(piece, len(fleet)) - 1
    if piece in ("cube", "ship"):
        yield msg(f"antarctica-hint-gone-{piece}", left=left)
    elif left:
        yield msg(f"antarctica-hint-gone-{_lying(state, piece)}", left=left)
    else:
        yield msg("antarctica-hint-last-ship")
    yield from _gains(state, asked.seat)


def _lying(state: AntarcticaState, piece: str) -> str:
    """Return the name of a ship on the board: one whose action is still to come, or any other."""
    _, area, position = piece.split(":")
    on_turn = state.area(int(area)).ships[int(position) - 1].mark == "on_turn"
    acts = on_turn and state.running.step == "moved" and any(action_options(state))
    return "acting" if acts else "lying"


def _confirm(state: AntarcticaState, asked: Pick, _option: Option) -> Parts:
    yield from _gains(state, asked.seat)


def _gains(state: AntarcticaState, seat: int) -> Parts:
    """Yield the scientist who comes for a piece, and what the discarded pieces then score."""
    coming = scientists_coming(state, seat)
    if coming is not None:
        yield msg("antarctica-hint-discard", count=coming)
    amounts = [player.discarded for player in state.players]
    amounts[seat] += 1
    then = ranked(state.pack, "resources", tuple(amounts), sum(amounts))
    yield from _scores("discarded", resource_count(state).points[seat], then.points[seat])


# --- the second ship -----------------------------------------------------------------------------


def _act(_state: AntarcticaState, _asked: Pick, _option: Option) -> Parts:
    yield msg("antarctica-hint-act")


def _decline(_state: AntarcticaState, _asked: Pick, _option: Option) -> Parts:
    yield msg("antarctica-hint-decline")


TELLERS: Mapping[str, Callable[[AntarcticaState, Pick, Option], Parts]] = MappingProxyType(
    {
        "sail": _sail,
        "place": _place,
        "move": _move,
        "ship": _ship,
        "build": _build,
        "recruit": _recruit,
        "nothing": _nothing,
        "research": _track,
        "track": _track,
        NONE: _no_track,
        "card": _card,
        "take": _take,
        "discard": _discard,
        "confirm": _confirm,
        "act": _act,
        "decline": _decline,
    }
)
"""The effects by the first part of an option's key."""
