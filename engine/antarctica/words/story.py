"""The story of a turn of Antarctica."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.antarctica.words.names import resource_name
from engine.core.aids.story import (
    Ledger,
    Storyteller,
    Told,
    counted,
    grouped,
    message,
    number,
)
from engine.core.event import Event
from engine.core.msg import Msg, msg

_LOG = "antarctica-log-"
_SCIENTISTS = "antarctica-story-scientists"
_KNOWHOW = "antarctica-story-knowhow"
_SHIPYARD = "antarctica-story-shipyard"
_BASIC = "antarctica-story-basic"
_PIECES = {
    "antarctica-piece-cube": "antarctica-story-cubes",
    "antarctica-piece-ship": "antarctica-story-ships",
}
"""The Available pieces that can be discarded, with the messages that count them."""
_PLACING = ("antarctica-icebreaker", "antarctica-place-scientist")
_IN_VAIN = (
    *("no-scientist", "no-knowhow", "no-ship-left", "no-ship-room", "no-new-ship"),
    *("stayed", "no-advance", "declined", "nothing"),
)
"""Log names of attempts in vain."""
_OVER = ("over-scientists", "over-cards", "over-ships", "over-standstill")
"""Log names of the end, whose reason stands below the result."""
_SELF_EVIDENT = frozenset(
    f"antarctica-effect-{name}" for name in ("scientist", "new-ship", "knowhow-card", "basic-card")
)
"""Effects that are told by their outcome."""


class AntarcticaStory(Storyteller):
    """Tells of journeys, buildings and research."""

    openings = frozenset({"antarctica-log-sailed"})

    def turn(self, events: Sequence[Event], /) -> tuple[Msg, ...]:
        """Return where a ship sailed, what was done there, and what was gained and paid."""
        told, ledger = Told("antarctica", list(events)), Ledger()
        _count(told.events, ledger)
        sentences = [
            *_sailed_and_built(told),
            *_played(told),
            *_listed(told, "placed-scientist", "area"),
            *_listed(told, "laid-icebreaker", "area"),
            *_advanced(told),
            *_triggered(told),
            *_listed(told, "new-ship", "area"),
            *_listed(told, "moved-ship", "target", once=True),
            *_discarded(told),
            *_lost(told),
            *told.asides(*_IN_VAIN, "second"),
        ]
        told.take("recruited", "hired", "took-card", "took-knowhow", "used-resource")
        told.take("basic-ready", "basic-was-ready")
        return (*sentences, *told.rest(), *ledger.told())

    def table(self, events: Sequence[Event], /) -> tuple[Msg, ...]:
        """Return what is new on the board; where the Sun is stands at the head of a post."""
        told = Told("antarctica", list(events))
        told.take("sun")
        over = told.take(*_OVER)
        cards = _listed(told, "revealed", "card")
        gone = told.asides("deck-empty", "lost-icebreakers")
        return (*([] if over else cards), *told.rest(), *gone)


def _count(events: Sequence[Event], ledger: Ledger) -> None:
    """Enter what the events bring to a player's Personal Supply and cards, and take from them."""
    for event in events:
        _enter_scientists(event, ledger)
        _enter_cards(event, ledger)
        if _is_counted(event):
            ledger.count(_PIECES[message(event.msg, "piece").key], -1)


def _enter_scientists(event: Event, ledger: Ledger) -> None:
    match event.name.removeprefix(_LOG):
        case "recruited" | "hired":
            ledger.count(_SCIENTISTS, number(event.msg, "count"))
        case "built":
            ledger.count(_SCIENTISTS, -number(event.msg, "count"))
        case "placed-scientist":
            ledger.count(_SCIENTISTS, -1)


def _enter_cards(event: Event, ledger: Ledger) -> None:
    match event.name.removeprefix(_LOG):
        case "took-knowhow":
            ledger.count(_KNOWHOW, 1)
        case "used-resource":
            known = message(event.msg, "card").key == resource_name("knowhow").key
            ledger.count(_KNOWHOW if known else _BASIC, -1)
        case "basic-ready":
            ledger.count(_BASIC, 1)
        case "took-card":
            ledger.count(_SHIPYARD, 1)


def _is_counted(event: Event) -> bool:
    """Return whether an event is told as something paid."""
    return event.name == "antarctica-log-discarded" and (message(event.msg, "piece").key in _PIECES)


def _sailed_and_built(told: Told) -> list[Msg]:
    """Return the journey and the buildings; where there is a building, a ship went there."""
    built = told.take("built")
    there = {event["area"] for event in built}
    told.events = [each for each in told.events if not _led(each, there)]
    sailed = _listed(told, "sailed", "area", once=True)
    if len(built) == 1:
        buildings = (message(built[0].msg, "building"),)
        area = built[0]["area"]
        return [*sailed, msg("antarctica-story-built-there", buildings=buildings, area=area)]
    things_built = tuple(
        msg("antarctica-story-place", building=event["building"], area=event["area"])
        for event in built
    )
    if not built:
        return sailed
    trips = [msg("story-aside", what=each) for each in sailed]
    return [*trips, msg("antarctica-story-built", things=things_built)]


def _led(event: Event, areas: Collection[object]) -> bool:
    """Return whether a ship sailed to one of these areas."""
    return event.name == "antarctica-log-sailed" and event["area"] in areas


def _played(told: Told) -> list[Msg]:
    """Return the Shipyard cards, without those that are told by what they placed."""
    found = counted(
        card
        for card in (message(event.msg, "card") for event in told.take("played-card"))
        if card.key not in _PLACING
    )
    return [msg("antarctica-story-played-card", things=found)] if found else []


def _discarded(told: Told) -> list[Msg]:
    """Return where ships were discarded; what was Available is told as paid."""
    lying = [event for event in told.take("discarded") if not _is_counted(event)]
    found = counted(message(message(event.msg, "piece"), "area") for event in lying)
    return [msg("antarctica-story-discarded", things=found)] if found else []


def _lost(told: Told) -> list[Msg]:
    """Return the Research Points that were lost."""
    lost = sum(number(event.msg, "points") for event in told.take("lost-points", "no-track"))
    return [msg("antarctica-story-lost-points", points=lost)] if lost else []


def _advanced(told: Told) -> list[Msg]:
    """Return how far each cube got."""
    parts = tuple(
        msg("antarctica-story-advanced-to", track=track, space=alike[-1]["space"])
        for track, alike in grouped(told.take("advanced"), lambda each: message(each.msg, "track"))
    )
    return [msg("antarctica-story-advanced", things=parts)] if parts else []


def _triggered(told: Told) -> list[Msg]:
    """Return the effects that concern others too."""
    effects = [message(event.msg, "effect") for event in told.take("triggered")]
    found = counted(effect for effect in effects if effect.key not in _SELF_EVIDENT)
    return [msg("antarctica-story-triggered", things=found)] if found else []


def _listed(told: Told, name: str, argument: str, *, once: bool = False) -> list[Msg]:
    """Return what these events are about; with `once`, however often something occurs."""
    about = [message(event.msg, argument) for event in told.take(name)]
    found = tuple(dict.fromkeys(about)) if once else counted(about)
    return [msg(f"antarctica-story-{name}", count=len(found), things=found)] if found else []
