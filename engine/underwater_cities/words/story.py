"""The story of a turn of Underwater Cities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.aids.story import (
    Ledger,
    Storyteller,
    Told,
    counted,
    grouped,
    message,
    messages,
    number,
    things,
)
from engine.core.event import Cause, Event
from engine.core.msg import Msg, msg
from engine.underwater_cities.words.names import amount, thing

_LOG = "underwater-cities-log-"
_CHOSE = ("declared", "cloned", "declared-alone")
_SETTLED = ("gained", "gained-from", "paid", "fed", "replaced-output", "drew", "drew-from")
"""Log names of what is told only as gained or paid."""
_NEW_ERA = Cause("phase", "era")
_CITIES = (thing("city"), thing("purple"))
_UNSAID = ("resolved", "looked", "kept", "discarded", "chose-hand", "drew-tiles", "owes")
"""Log names of what is told by its outcome; what a player owes stands at the head of a post."""


class UnderwaterCitiesStory(Storyteller):
    """Tells of slots, cards and what was built."""

    openings = frozenset(
        f"{_LOG}{name}" for name in (*_CHOSE, "begins", "order", "round", "era", "production")
    )

    def turn(self, events: Sequence[Event], /) -> tuple[Msg, ...]:
        """Return what was chosen, what came of it, and at the end what was gained and paid."""
        told, ledger = Told("underwater-cities", list(events)), Ledger()
        _count(told.events, ledger)
        sentences = [
            *_chosen(told),
            *_cards(told, "used", "used"),
            *_cards(told, "refreshed", "refreshed"),
            *_cards(told, "replaced", "replaced"),
            *_built(told),
            *_named(told, "metropolis", "tile"),
            *_steps(told),
            *_cards(told, "special", "took-special"),
            *_searched(told),
            *_named(told, "contract", "contract"),
            *_hungry(told),
        ]
        told.take(*_SETTLED, *_UNSAID)
        return (*sentences, *told.rest(), *ledger.told(amount("point", 1).key))

    def table(self, events: Sequence[Event], /) -> tuple[Msg, ...]:
        """Return what was announced, but not the end, whose result stands at the head of a post."""
        told = Told("underwater-cities", list(events))
        told.take("over")
        known = told.asides("order", "round", "reshuffled")
        return (*told.rest(), *known)


def _count(events: Sequence[Event], ledger: Ledger) -> None:
    """Enter what the events bring and cost; the hand is counted too."""
    for event in events:
        _enter_goods(event, ledger)
        _enter_cards(event, ledger)


def _enter_goods(event: Event, ledger: Ledger) -> None:
    told = event.msg
    match event.name.removeprefix(_LOG):
        case "gained" | "gained-from":
            ledger.add(messages(message(told, "goods"), "goods"))
        case "paid" | "fed" | "replaced-output":
            ledger.add(messages(message(told, "goods"), "goods"), -1)
        case "hungry":
            ledger.add((amount("point", number(told, "points")),), -1)


def _enter_cards(event: Event, ledger: Ledger) -> None:
    """Enter what changes the hand, except when an era begins and everyone gets as many cards."""
    if event.cause == _NEW_ERA:
        return
    told, one = event.msg, (amount("card", 1),)
    match event.name.removeprefix(_LOG):
        case "declared" | "cloned":
            ledger.add(one, -1)
        case "took-special" | "kept-special":
            ledger.add(one)
        case "drew" | "drew-from" | "kept":
            ledger.add((amount("card", number(told, "count")),))
        case "discarded":
            ledger.add((amount("card", number(told, "count")),), -1)


def _chosen(told: Told) -> list[Msg]:
    """Return the slot with the card, and what became of the card."""
    claimed, unused = told.take("claimed"), told.take("unused")
    sentences = []
    for event in told.take(*_CHOSE):
        slot = message(event.msg, "slot")
        if event.name == f"{_LOG}cloned":
            slot = msg("underwater-cities-story-cloned", slot=slot)
        slots = (slot,)
        if event.name == f"{_LOG}declared-alone":
            sentences.append(msg("underwater-cities-story-alone", slots=slots))
            continue
        card = event["card"]
        kept = [each for each in claimed if each["card"] == card]
        claimed = [each for each in claimed if each not in kept]
        what = "claimed" if kept else "unused" if unused else "chose"
        sentences.append(
            msg(f"underwater-cities-story-{what}", slots=slots, card=_title(event.msg))
        )
    names = counted(_title(event.msg) for event in claimed)
    return [
        *sentences,
        *([msg("underwater-cities-story-also-claimed", things=names)] if names else []),
    ]


def _title(told: Msg) -> Msg:
    """Return the title of the card that a message is about, without its number."""
    card = message(told, "card")
    title = dict(card.args).get("title")
    return title if isinstance(title, Msg) else card


def _cards(told: Told, name: str, *events: str) -> list[Msg]:
    found = counted(_title(event.msg) for event in told.take(*events))
    return [msg(f"underwater-cities-story-{name}", count=len(found), things=found)] if found else []


def _named(told: Told, name: str, argument: str) -> list[Msg]:
    found = things(told.take(name), argument)
    return [msg(f"underwater-cities-story-{name}", count=len(found), things=found)] if found else []


def _steps(told: Told) -> list[Msg]:
    count = len(told.take("stepped", "stepped-over"))
    return [msg("underwater-cities-story-steps", steps=count)] if count else []


def _hungry(told: Told) -> list[Msg]:
    """Return how many cities went hungry; the points that this cost are told with all others."""
    cities = sum(number(event.msg, "cities") for event in told.take("hungry"))
    return [msg("underwater-cities-story-hungry", count=cities)] if cities else []


def _searched(told: Told) -> list[Msg]:
    """Return that a hidden Special card was taken, and which one went under the deck."""
    searched, kept = told.take("searched-specials"), told.take("kept-special")
    names = counted(_title(event.msg) for event in searched)
    sentences = [msg("underwater-cities-story-searched", things=names)] if names else []
    return [
        *sentences,
        *([msg("underwater-cities-story-kept-special")] if kept and not searched else []),
    ]


def _built(told: Told) -> list[Msg]:
    """Return what was built, upgraded and made symbiotic: things of one kind together."""
    names = ("built", "upgraded", "converted")
    found = ((name, tuple(_sites(told.take(name)))) for name in names)
    return [
        msg(f"underwater-cities-story-{name}", count=len(parts), things=parts)
        for name, parts in found
        if parts
    ]


def _sites(events: Iterable[Event]) -> Iterable[Msg]:
    for kind, alike in grouped(events, _kind):
        sites = [message(event.msg, "site") for event in alike]
        places = ", ".join(dict.fromkeys(filter(None, map(_place, sites))))
        name = "cities" if kind in _CITIES else "buildings"
        yield msg(f"underwater-cities-story-{name}", count=len(sites), kind=kind, places=places)


def _kind(event: Event) -> Msg:
    """Return the kind of structure on a site; only tunnels are named without one."""
    site = message(event.msg, "site")
    found = dict(site.args).get("kind")
    if isinstance(found, Msg):
        return thing("city") if found == thing("white") else found
    return thing("tunnel" if "one" in dict(site.args) else "city")


def _place(site: Msg) -> str:
    """Return the name of the place as printed on the board."""
    args = dict(site.args)
    if "one" in args:
        return f"{args['one']}\N{EN DASH}{args['other']}"
    return str(args.get("place") or args.get("city") or "")
