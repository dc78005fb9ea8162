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
from render.gallery import ChoiceMark, PictureKind, ReaderContext
from render.pictures import compose, gallery, kinds, letters
from render.registry import GALLERIES
from render.scene import Item, Scene

PEOPLE = ("Ada", "Maximiliane von Hohenstein-Berg", "Łukasz 🐙", "Bo")
"""Names short and long, one with something that cannot be shown."""
MOMENTS = 5
"""So many positions of each game are looked at, the last one being its end."""

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
COUNTS = ("no", "one", "two", "three", "four")
"""The words for the number of seats in the file names of stored games."""

each_game = pytest.mark.parametrize("name", list(GALLERIES))
each_locale = pytest.mark.parametrize("locale", available_locales())


@dataclass(frozen=True)
class Shown:
    """A picture as data, and what it is."""

    kind: PictureKind
    scene: Scene
    says: str

    @property
    def items(self) -> tuple[Item, ...]:
        """Everything on it."""
        return self.scene.ground + self.scene.items


@cache
def words(locale: str) -> Words:
    """The words of a language; missing ones are a failure."""
    return Words(locale, strict=True)


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[Table]:
    """A game played with more or less care; the same table after each of its moves.

    Chance alone would not get far in every game, and pictures of full tables would not be seen.
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
    """The views of everyone at one position of a game."""

    game: AnyGame
    views: tuple[object, ...]
    """Of the seats in their order, then a spectator's."""
    redealt: tuple[object, ...]
    """The same with everything dealt anew that the viewer cannot see."""
    pending: tuple[Decision, ...]
    says: str

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.views) - 1)

    def context(
        self, locale: str, before: object = None, marks: tuple[ChoiceMark, ...] = ()
    ) -> ReaderContext:
        """Return a reader's language, marks and previous view for a picture."""
        return ReaderContext(words(locale), PEOPLE[: len(self.seats)], marks, before)

    def marks(self, seat: int) -> tuple[ChoiceMark, ...]:
        """The places that a seat may choose."""
        return spots_of(self.pending, seat)

    def viewers(self, kind: PictureKind) -> tuple[int, ...]:
        """Return the seats that may see a kind of picture; -1 is a spectator."""
        return tuple(self.seats) if kind.private else (-1,)

    def pictures(self, locale: str) -> Iterator[Shown]:
        """Every picture anybody can have of this position, single components aside."""
        for kind in kinds(self.game.name):
            if not kind.things:
                for viewer in self.viewers(kind):
                    yield from self._of(kind, viewer, locale)

    def _of(self, kind: PictureKind, viewer: int, locale: str) -> Iterator[Shown]:
        context = self.context(locale, marks=self.marks(viewer))
        for seat in self.seats if kind.of_seat else (None,):
            scene = compose(self.game, kind.name, self.views[viewer], context, seat=seat)
            yield Shown(kind, scene, f"{self.says}, {kind.name} seen by {viewer}, seat {seat}")


def spots_of(pending: tuple[Decision, ...], seat: int) -> tuple[ChoiceMark, ...]:
    """The places that a seat may choose, with their letters."""
    asked = (one for one in pending if isinstance(one, Pick) and one.seat == seat)
    return letters(option.spot for decision in asked for option in decision.options)


def moment(table: Table, says: str) -> Moment:
    """The present position of a table."""
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
    """Positions of games with every number of seats, from the beginning to the end."""
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
    """A whole game: one that is kept, if it was played with care, for greedy players need time."""
    for file in sorted((TRANSCRIPTS / name).glob(f"{COUNTS[seats]}-seat*greedy*.txt")):
        return replay(file.read_text(encoding="utf-8"), lambda setup: find_game(setup.game))
    *_, over = positions(find_game(name), seats, seats)
    return over


def again(over: Table) -> Iterator[Table]:
    """The same game from its beginning, as it was played; nobody has to think twice."""
    table = Table(over.game, over.setup)
    yield table
    for entry in over.log:
        table.apply(entry)
        yield table


@cache
def all_shown(name: str, locale: str) -> tuple[Shown, ...]:
    """Every kind of picture of those positions, and of every component."""
    shown = [one for moment in moments(name) for one in moment.pictures(locale)]
    return (*shown, *_things(name, locale))


def _things(name: str, locale: str) -> Iterator[Shown]:
    """Every component on its own."""
    first = moments(name)[0]
    for kind in kinds(name):
        if kind.things:
            for thing in gallery(name).things(first.game, words(locale)):
                context = first.context(locale)
                scene = compose(first.game, kind.name, first.views[-1], context, thing=thing)
                yield Shown(kind, scene, f"{kind.name} of {thing}")
