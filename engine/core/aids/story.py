"""Stories: what a player did in a turn, told in a few sentences. What is stored is never netted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from engine.core.event import Event
from engine.core.msg import Msg, msg

NET = "story-net"
"""The message that tells what was gained and paid."""


class Storyteller:
    """Tells what happened as it was logged, a sentence for each event; games merge them.

    A sentence may have the form `tally`, which is shorter, and the form `least`, which holds only
    what changes points, the board or things of others, and may be empty.
    """

    openings: frozenset[str] = frozenset()
    """The message keys of events with which a turn begins, or a part of the game."""

    def turn(self, events: Sequence[Event], /) -> tuple[Msg, ...]:
        """Return the sentences about what one seat did, or what happened to it, in one turn."""
        return tuple(event.msg for event in events)

    def table(self, events: Sequence[Event], /) -> tuple[Msg, ...]:
        """Return the sentences about what nobody did."""
        return tuple(event.msg for event in events)


AS_LOGGED = Storyteller()
"""Tells everything as it was logged."""


@dataclass(slots=True)
class Chapter:
    """A turn with what it set off, or a part of the game such as a phase of all players."""

    of_all: bool = False
    """True if it begins with something that nobody did and that everyone hears first."""
    parts: dict[int | None, list[int]] = field(default_factory=dict)
    """The places of its events in the story, by seat; None for what nobody did."""
    opened: set[int | None] = field(default_factory=set)

    @property
    def in_order(self) -> list[tuple[int | None, list[int]]]:
        """The places of all events by seat, the first to act first; what nobody did comes last."""
        rest = [(seat, places) for seat, places in self.parts.items() if seat is not None]
        table = [(None, self.parts[None])] if None in self.parts else []
        return [*table, *rest] if self.of_all else [*rest, *table]


def chapters(teller: Storyteller, events: Sequence[Event]) -> list[Chapter]:
    """Return the chapters of a story: a seat that begins a second turn begins another one."""
    found = [Chapter()]
    for place, event in enumerate(events):
        chapter, opens = found[-1], event.name in teller.openings
        ends = event.seat is None or chapter.opened & {event.seat, None}
        if opens and ends and chapter.parts.keys() - {None}:
            chapter = Chapter()
            found.append(chapter)
        if opens:
            chapter.of_all = chapter.of_all or event.seat is None
            chapter.opened.add(event.seat)
        chapter.parts.setdefault(event.seat, []).append(place)
    return [chapter for chapter in found if chapter.parts]


def together(found: Iterable[Chapter], *, parts: bool = True) -> list[Chapter]:
    """Return the chapters with several turns of a seat as one, up to the next part of the game.

    Without `parts`, all is one chapter.
    """
    merged: list[Chapter] = []
    for chapter in found:
        if (chapter.of_all and parts) or not merged:
            merged.append(Chapter(chapter.of_all and parts))
        for seat, places in chapter.parts.items():
            merged[-1].parts.setdefault(seat, []).extend(places)
    return merged


class Ledger:
    """All gains and payments, things of one kind netted; an amount is a message with a count."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, amounts: Iterable[Msg], sign: int = 1) -> None:
        """Add amounts, or with `sign=-1` subtract them."""
        for amount in amounts:
            self._counts[amount.key] += sign * number(amount, "count")

    def count(self, key: str, change: int) -> None:
        """Add to the amount with this message key, or subtract from it."""
        self._counts[key] += change

    def told(self, points: str = "") -> tuple[Msg, ...]:
        """Return a sentence on what changed, gains first, and one on the points, if any changed.

        `points` is the key of the message that counts them.
        """
        changes = sorted(self._counts.items(), key=lambda each: each[1] < 0)
        goods = tuple(_signed(key, change) for key, change in changes if change and key != points)
        scored = self._counts[points]
        return (
            *((msg(NET, goods=goods),) if goods else ()),
            *((_signed(points, scored),) if scored else ()),
        )


def _signed(key: str, change: int) -> Msg:
    """Return an amount that was gained or lost."""
    amount = msg(key, count=abs(change))
    return msg("story-plus" if change > 0 else "story-minus", amount=amount)


@dataclass(slots=True)
class Told:
    """The events of one seat, of which one kind after the other is taken to be told."""

    family: str
    """The prefix of the game's messages."""
    events: list[Event]

    def take(self, *names: str) -> list[Event]:
        """Remove and return the events with these log names."""
        keys = {f"{self.family}-log-{name}" for name in names}
        found = [event for event in self.events if event.name in keys]
        self.events = [event for event in self.events if event.name not in keys]
        return found

    def rest(self) -> tuple[Msg, ...]:
        """Return what is left, each as it was logged."""
        return tuple(dict.fromkeys(event.msg for event in self.events))

    def asides(self, *names: str) -> list[Msg]:
        """Remove the events with these log names; return them as logged, if there is room."""
        found = dict.fromkeys(event.msg for event in self.take(*names))
        return [msg("story-aside", what=told) for told in found]


def things(events: Iterable[Event], name: str) -> tuple[Msg, ...]:
    """Return the messages that are arguments of this name, each once with its count."""
    return counted(message(event.msg, name) for event in events)


def counted(found: Iterable[Msg]) -> tuple[Msg, ...]:
    """Return each thing once, with its count."""
    return tuple(
        thing if times == 1 else msg("list-times", count=times, thing=thing)
        for thing, times in Counter(found).items()
    )


def grouped(
    events: Iterable[Event], key: Callable[[Event], Msg]
) -> Iterator[tuple[Msg, list[Event]]]:
    """Yield the events that are about the same thing together, in order of appearance."""
    found: dict[Msg, list[Event]] = defaultdict(list)
    for event in events:
        found[key(event)].append(event)
    yield from found.items()


def message(told: Msg, name: str) -> Msg:
    """Return the message that is the argument of this name."""
    found = told[name]
    assert isinstance(found, Msg)  # noqa: S101 - only a wrong storyteller can cause this
    return found


def messages(told: Msg, name: str) -> tuple[Msg, ...]:
    """Return the messages that are the argument of this name."""
    found = told[name]
    assert isinstance(found, tuple)  # noqa: S101 - only a wrong storyteller can cause this
    return found


def number(told: Msg, name: str) -> int:
    """Return the number that is the argument of this name."""
    found = told[name]
    assert isinstance(found, int)  # noqa: S101 - only a wrong storyteller can cause this
    return found
