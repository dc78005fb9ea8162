"""Summaries of several turns, with events of one kind merged into a single message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.event import Event
from engine.core.msg import Msg, msg

ThingOf: TypeAlias = Callable[[Event], Msg]
"""Extracts the thing that an event is about."""


@dataclass(frozen=True, slots=True)
class RecapEntry:
    """A kind of event that is summarised together, such as buildings built.

    Its message is `<game>-recap-<name>`, with the form `tally` for the version without the things.
    """

    name: str
    events: tuple[str, ...]
    """The log message names it covers, without the game's prefix."""
    thing: ThingOf | None = None
    """Extracts the things to list; None if only the number is of interest."""
    amount: str = ""
    """The event argument that holds the number; if empty, each event counts as one."""
    own: bool = False
    """True if shown only to the player who did it, because it would be too much about others."""


def argument(name: str) -> ThingOf:
    """Return a function that extracts a named message argument of an event."""

    def named(event: Event) -> Msg:
        found = event[name]
        assert isinstance(found, Msg)  # noqa: S101 - only a wrong RECAP table can cause this
        return found

    return named


def summarise(
    game: str, kinds: Sequence[RecapEntry], events: Iterable[Event], *, own: bool = False
) -> tuple[Msg, ...]:
    """Return a summary of the events, one message per kind that occurred, ordered like the kinds.

    `own` says that they are the reader's own.
    """
    family = game.replace("_", "-")
    found = list(events)
    told = []
    for entry in kinds:
        names = {f"{family}-log-{name}" for name in entry.events}
        if entry.own and not own:
            continue
        if alike := [event for event in found if event.name in names]:
            told.append(_told(family, entry, alike))
    return tuple(told)


def _told(family: str, entry: RecapEntry, events: Sequence[Event]) -> Msg:
    count = sum(_amount(event, entry.amount) for event in events)
    if entry.thing is None:
        return msg(f"{family}-recap-{entry.name}", count=count)
    things = _gathered(map(entry.thing, events))
    return msg(f"{family}-recap-{entry.name}", count=count, things=things)


def _amount(event: Event, name: str) -> int:
    amount = event[name] if name else 1
    return amount if isinstance(amount, int) else 1


def _gathered(things: Iterable[Msg]) -> tuple[Msg, ...]:
    """Return each thing once, with its count."""
    return tuple(
        thing if times == 1 else msg("list-times", count=times, thing=thing)
        for thing, times in Counter(things).items()
    )
