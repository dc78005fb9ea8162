"""Pictures of random games, for laws that hold for the pictures of every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from engine.core.decision import Decision, Pick
from engine.core.game import AnyGame, checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words, available_locales
from engine.core.transcript import replay
from engine.players import find_player
from engine.registry import find_game
from render.gallery import PictureKind, ReaderContext
from render.pictures import compose, gallery, kinds, places
from render.registry import GALLERIES
from render.scene import Item, Scene

PEOPLE = ("Ada", "Maximiliane von Hohenstein-Berg", "Łukasz 🐙", "Bo")
"""Names short and long, one of them with a character that cannot be drawn."""
MOMENTS = 5
"""The number of positions checked in each game, the last of which is its end."""

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
COUNTS = ("no", "one", "two", "three", "four")
"""The words for the number of seats in the file names of stored games."""

each_game = pytest.mark.parametrize("name", list(GALLERIES))
each_locale = pytest.mark.parametrize("locale", available_locales())


@dataclass(frozen=True)
class Shown:
    """A picture as data, with its kind and a description for error messages."""

    kind: PictureKind
    scene: Scene
    says: str

    @property
    def items(self) -> tuple[Item, ...]:
        """All items of the picture."""
        return self.scene.ground + self.scene.items


@cache
def words(locale: str) -> Words:
    """Return the words of a language, in which missing ones are an error."""
    return Words(locale, strict=True)


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[Table]:
    """Play a game with some care; yield the same table at the start and after each move.

    Purely random play would not get far in every game, so no pictures of full tables would be seen.
    """
    table = Table(game, checked_setup(game, seats, seed))
    players, rng = [find_player(name) for name in ("random", "greedy", "greedy")], Rng(seed)
    yield table
    while table.pending:
        asked, player = rng.choice(table.pending), rng.choice(players)
        table.submit(asked.seat, player.choose(game, table.state, asked, rng), table.ply)
        yield table


@dataclass(frozen=True)
class Moment:
    """Everyone's views of one position of a game."""

    game: AnyGame
    views: tuple[object, ...]
    """The views of the seats in their order, then a spectator's."""
    redealt: tuple[object, ...]
    """The same views after everything that the viewer cannot see was dealt anew."""
    pending: tuple[Decision, ...]
    says: str

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.views) - 1)

    def context(
        self, locale: str, before: object = None, marks: tuple[str, ...] = ()
    ) -> ReaderContext:
        """Return a reader's language, marks and previous view for a picture."""
        return ReaderContext(words(locale), PEOPLE[: len(self.seats)], marks, before)

    def marks(self, seat: int) -> tuple[str, ...]:
        """Return the places that a seat may choose."""
        return spots_of(self.pending, seat)

    def viewers(self, kind: PictureKind) -> tuple[int, ...]:
        """Return the seats that may see a kind of picture; -1 is a spectator."""
        return tuple(self.seats) if kind.private else (-1,)

    def pictures(self, locale: str) -> Iterator[Shown]:
        """Yield every picture that anyone can have of this position, except single components."""
        for kind in kinds(self.game.name):
            if not kind.things:
                for viewer in self.viewers(kind):
                    yield from self._of(kind, viewer, locale)

    def _of(self, kind: PictureKind, viewer: int, locale: str) -> Iterator[Shown]:
        context = self.context(locale, marks=self.marks(viewer))
        for seat in self.seats if kind.of_seat else (None,):
            scene = compose(self.game, kind.name, self.views[viewer], context, seat=seat)
            yield Shown(kind, scene, f"{self.says}, {kind.name} seen by {viewer}, seat {seat}")


def spots_of(pending: tuple[Decision, ...], seat: int) -> tuple[str, ...]:
    """Return the places that a seat may choose."""
    asked = (one for one in pending if isinstance(one, Pick) and one.seat == seat)
    return places(option.spot for decision in asked for option in decision.options)


def moment(table: Table, says: str) -> Moment:
    """Return the current position of a table."""
    viewers = (*range(table.setup.seats), None)
    views = tuple(table.view(viewer) for viewer in viewers)
    redealt = tuple(_redealt(table, viewer) for viewer in viewers)
    return Moment(table.game, views, redealt, tuple(table.pending), says)


def _redealt(table: Table, viewer: int | None) -> object:
    """Return a seat's view after everything hidden from it was dealt anew."""
    game = table.game
    return game.view(game.redeal(table.state, viewer, Rng(99)), viewer)


@cache
def moments(name: str) -> tuple[Moment, ...]:
    """Return positions from games with every number of seats, from beginning to end."""
    game = find_game(name)
    found: list[Moment] = []
    for seats in game.seat_counts:
        over = played(name, seats)
        wanted = {len(over.log) * part // (MOMENTS - 1) for part in range(MOMENTS)}
        for ply, table in enumerate(again(over)):
            if ply in wanted:
                found.append(moment(table, f"{name}, {seats} seats, move {ply}"))
    return tuple(found)


@cache
def played(name: str, seats: int) -> Table:
    """Return a finished game: a kept one of greedy players, who are slow, or else a new one."""
    for file in sorted((TRANSCRIPTS / name).glob(f"{COUNTS[seats]}-seat*greedy*.txt")):
        return replay(file.read_text(encoding="utf-8"), lambda setup: find_game(setup.game))
    *_, over = positions(find_game(name), seats, seats)
    return over


def again(over: Table) -> Iterator[Table]:
    """Replay a game from its log; yield the same table at the start and after each entry."""
    table = Table(over.game, over.setup)
    yield table
    for entry in over.log:
        table.apply(entry)
        yield table


@cache
def all_shown(name: str, locale: str) -> tuple[Shown, ...]:
    """Return every kind of picture of those positions and of every component."""
    shown = [one for moment in moments(name) for one in moment.pictures(locale)]
    return (*shown, *_things(name, locale))


def _things(name: str, locale: str) -> Iterator[Shown]:
    """Yield a picture of every component."""
    first = moments(name)[0]
    for kind in kinds(name):
        if kind.things:
            for thing in gallery(name).things(first.game, words(locale)):
                context = first.context(locale)
                scene = compose(first.game, kind.name, first.views[-1], context, thing=thing)
                yield Shown(kind, scene, f"{kind.name} of {thing}")
