"""The actions that an area would allow the active ship, and the reasons for those it would not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.antarctica.effects.research import spaces_ahead
from engine.antarctica.pack.components import BuildingCard
from engine.antarctica.state import AntarcticaState
from engine.antarctica.turn.building import access, missing, replacement
from engine.antarctica.turn.questions import action_options, put_to_sea
from engine.antarctica.words.names import (
    card_spot,
    research_points,
    short_name,
    short_track,
    thing,
)
from engine.core.aids.closed import Closed
from engine.core.decision import Option
from engine.core.msg import Msg, msg


@dataclass(frozen=True, slots=True)
class Prospect:
    """The actions that an area allows the active ship, once it is there."""

    state: AntarcticaState
    """The position with the ship in that area."""
    acts: tuple[Option, ...]

    @property
    def needs_only_scientists(self) -> bool:
        """True if a further scientist, who could still come, is all that a building lacks."""
        state = self.state
        return state.players[state.running.seat].reserve > 0 and any(
            reason.key == "antarctica-why-scientists" for _, reason in refused(state)
        )

    def words(self) -> Msg:
        """Return what can be done there, or that nothing can and why."""
        ways = tuple(_ways(self.state, self.acts))
        if not ways:
            return no_action(self.state)
        *others, last = ways
        return msg("antarctica-hint-ways", ways=tuple(others), last=last) if others else last


def prospect(state: AntarcticaState, target: int) -> Prospect:
    """Return what the active ship could do in an area if it sailed there now."""
    there = state.clone()
    put_to_sea(there, target)
    return Prospect(there, tuple(action_options(there)))


def no_action(state: AntarcticaState) -> Msg:
    """Return that the target area allows no action, with the reason for each face-up card."""
    reasons = tuple(
        msg("antarctica-why-card", building=short_name(thing(card.result)), reason=reason)
        for card, reason in refused(state)
    )
    if not reasons:
        return msg("antarctica-hint-no-action")
    return msg("antarctica-hint-no-action-why", reasons=reasons)


def refused(state: AntarcticaState) -> Iterator[tuple[BuildingCard, Msg]]:
    """Yield the face-up cards that cannot be built in the target area, with the reasons."""
    seat, area = state.running.seat, state.area(state.running.target)
    reached, have = access(state, seat), state.players[seat].scientists
    for card in (state.pack.cards[name] for name in state.face_up if name):
        lacking = missing(card, reached)
        if card.result in area.buildings:
            yield card, msg("antarctica-why-there")
        elif lacking and not replacement(state, seat, lacking):
            names = tuple(short_name(thing(name)) for name in lacking)
            yield card, msg("antarctica-why-lacks", lacking=names)
        elif have < card.scientists:
            yield card, msg("antarctica-why-scientists", count=card.scientists, have=have)


def refused_places(state: AntarcticaState) -> Iterator[Closed]:
    """Yield the face-up cards that cannot be built, as closed places."""
    for card, reason in refused(state):
        yield Closed(card_spot(card.id), short_name(thing(card.result)), reason)


def _ways(state: AntarcticaState, acts: Sequence[Option]) -> Iterator[Msg]:
    """Yield these actions in few words, those of a kind together."""
    if built := tuple(_building(state, act) for act in acts if act.key.startswith("build:")):
        yield msg("antarctica-may-build", buildings=built)
    research = [act for act in acts if act.key.startswith("research:")]
    if research:
        tracks = tuple(short_name(thing(track_of(state, act.key))) for act in research)
        points = research[0].label["points"]
        assert isinstance(points, int)  # noqa: S101 - it is one in the labels of research
        yield msg("antarctica-may-research", tracks=tracks, points=research_points(points))
    for act in acts:
        if act.key == "recruit":
            yield act.label
        elif act.key == "ship":
            yield msg("antarctica-may-ship")


def _building(state: AntarcticaState, act: Option) -> Msg:
    """Return a building that can be built, with its Research Points and a card that it costs."""
    card = state.pack.cards[act.key.removeprefix("build:")]
    name, resource = short_name(thing(card.result)), dict(act.label.args).get("resource")
    points = research_points(card.research)
    if resource is None:
        return msg("antarctica-may-building", building=name, points=points)
    return msg("antarctica-may-building-with", building=name, points=points, resource=resource)


def track_of(state: AntarcticaState, key: str) -> str:
    """Return the track that the key of an option names at its end."""
    named = key.rsplit(":", maxsplit=1)[-1]
    return next(track for track in state.tracks if short_track(track) == named)


def why_no_track(state: AntarcticaState, seat: int, track: str) -> Msg:
    """Return why a seat cannot advance on a track, or not again."""
    if spaces_ahead(state, seat, track):
        return msg("antarctica-why-track-chosen")
    if not state.tracks[track][seat] and not state.players[seat].cubes:
        return msg("antarctica-why-no-cube")
    return msg("antarctica-why-track-end")
