"""What happened in several turns, told in few words: deeds of one kind in one breath."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.event import Event
from engine.core.msg import Msg, msg

Thing: TypeAlias = Callable[[Event], Msg]
"""What a deed was done with, or to."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """A kind of deeds that are told together: what was built, say.

    Its words stand under `<game>-recap-<name>`, those without the things as its form `tally`.
    """

    name: str
    events: tuple[str, ...]
    """What the log of the game calls them."""
    thing: Thing | None = None
    """What is listed; of some deeds only the number is of interest."""
    amount: str = ""
    """The fact that says how many there were; else each event counts as one."""
    own: bool = False
    """Told of nobody but the reader: of others it would be one thing too many."""


def fact(name: str) -> Thing:
    """The thing that a fact of the event names."""

    def named(event: Event) -> Msg:
        found = event[name]
        assert isinstance(found, Msg)  # noqa: S101 - the game's table of deeds is at fault
        return found

    return named


def in_short(
    game: str, kinds: Sequence[Deeds], events: Iterable[Event], *, own: bool = False
) -> tuple[Msg, ...]:
    """What happened, a message for each kind of deeds there was, in the order of the kinds.

    `own` says that it happened to the reader.
    """
    family = game.replace("_", "-")
    found = list(events)
    told = []
    for deeds in kinds:
        names = {f"{family}-log-{name}" for name in deeds.events}
        if deeds.own and not own:
            continue
        if alike := [event for event in found if event.name in names]:
            told.append(_told(family, deeds, alike))
    return tuple(told)


def _told(family: str, deeds: Deeds, events: Sequence[Event]) -> Msg:
    count = sum(_amount(event, deeds.amount) for event in events)
    if deeds.thing is None:
        return msg(f"{family}-recap-{deeds.name}", count=count)
    things = _gathered(map(deeds.thing, events))
    return msg(f"{family}-recap-{deeds.name}", count=count, things=things)


def _amount(event: Event, name: str) -> int:
    amount = event[name] if name else 1
    return amount if isinstance(amount, int) else 1


def _gathered(things: Iterable[Msg]) -> tuple[Msg, ...]:
    """Each thing once, with how often it was there."""
    return tuple(
        thing if times == 1 else msg("list-times", count=times, thing=thing)
        for thing, times in Counter(things).items()
    )
