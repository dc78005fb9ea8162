"""Pictures for messages, drawn in threads so that nothing else has to wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from threading import Event
from typing import Any

from bot.display_names import skeleton
from bot.localization import names_of, words_for
from bot.table.standing import Standing
from db.records import Player
from engine.core.decision import Decision, Pick
from engine.core.game import AnyGame, checked_setup
from engine.core.msg import msg
from engine.core.table import Table
from engine.core.text import ENGLISH, Words
from engine.registry import GAMES, find_game
from render import film as films
from render import pictures
from render.fonts import clean
from render.pictures import NoSuchPicture, Painter, Picture, PictureKind, ReaderContext
from render.scene import Scene

THREADS = 2
LONGEST_ALT = 1024
"""The most characters that Discord takes as alt text."""
LARGEST = 10 * 1024 * 1024
"""The size in bytes that every guild accepts; larger pictures are left out."""
LARGEST_FILM = 8_000_000
"""The size limit in bytes of an animation, so that it starts quickly on a phone."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture to be drawn: its kind, its viewer, and the details to show."""

    kind: str
    viewer: int | None = None
    seat: int | None = None
    thing: str | None = None
    marks: tuple[str, ...] = ()
    before: Any = None
    """The earlier view; differences from it are outlined."""


class FilmCancelled(Exception):
    """The bot was shut down before the animation was finished."""


class Pictures:
    """The threads that draw pictures, and the caching painter they share."""

    def __init__(self) -> None:
        self._painter = Painter()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="picture")
        # An animation takes as long as a hundred pictures, which must not wait for it.
        self._studio = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._leaving = Event()

    def stop_films(self) -> None:
        """Cancel the animations in progress: nobody can wait for them at shutdown."""
        self._leaving.set()

    def close(self) -> None:
        """Stop drawing."""
        self.stop_films()
        for threads in (self._threads, self._studio):
            threads.shutdown(wait=False, cancel_futures=True)

    async def warm(self) -> None:
        """Draw each game's usual pictures ahead of time, so that nobody waits for the first."""
        loop = asyncio.get_running_loop()
        for name in GAMES:
            try:
                await loop.run_in_executor(self._threads, self._warm, find_game(name))
            except Exception:  # this was only to save time later
                _log.exception("the pictures of %s could not be drawn beforehand", name)

    async def draw(self, standing: Standing, wanted: PictureRequest, words: Words) -> Picture:
        """Return the picture; raise `NoSuchPicture` if the game has none of this kind."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._draw, standing, wanted, words)

    async def try_draw(
        self, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        """Return the picture, or none if it fails: the game goes on without it."""
        try:
            picture = await self.draw(standing, wanted, words)
        except NoSuchPicture:
            return ()
        except Exception:  # the game goes on whatever is wrong with a picture
            _log.exception("game %s: the picture %s failed", standing.id, wanted.kind)
            return ()
        if len(picture.png) > LARGEST:
            _log.error("game %s: the picture %s is too large", standing.id, wanted.kind)
            return ()
        return (picture,)

    async def try_draw_all(
        self, standing: Standing, wanted: Sequence[PictureRequest], words: Words
    ) -> tuple[Picture, ...]:
        """Return the pictures, without those that fail."""
        drawn = await asyncio.gather(*(self.try_draw(standing, one, words) for one in wanted))
        return tuple(picture for one in drawn for picture in one)

    async def paint(self, scene: Scene, name: str) -> tuple[Picture, ...]:
        """Return a scene that belongs to no game as a picture, or nothing if painting it fails."""
        loop = asyncio.get_running_loop()
        drawn = loop.run_in_executor(self._threads, pictures.draw, self._painter, scene, name)
        try:
            return (await drawn,)
        except Exception:
            _log.exception("the picture %s failed", name)
            return ()

    async def film(self, standing: Standing, stages: Sequence[Table], words: Words) -> bytes:
        """Return an animation of the public board at these stages of a game.

        Raises `TooLarge`, or `FilmCancelled` if the bot shuts down in the meantime.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._studio, self._film, standing, stages, words)

    def _film(self, standing: Standing, stages: Sequence[Table], words: Words) -> bytes:
        shown = [stages[number] for number in films.thinned(len(stages))]
        names, game = painted_names(standing.players, words), standing.game

        def scenes() -> Iterator[Scene]:
            for before, table in pairwise((shown[0], *shown)):
                if self._leaving.is_set():
                    raise FilmCancelled
                context = ReaderContext(words, names, before=before.view(None))
                yield pictures.compose(game, "board", table.view(None), context)

        return films.film(self._painter, scenes, len(shown), LARGEST_FILM)

    def film_alt(self, standing: Standing, last: Table, words: Words) -> str:
        """Return an animation in words: its last picture, with the result first."""
        context = ReaderContext(words, painted_names(standing.players, words))
        scene = pictures.compose(standing.game, "board", last.view(None), context)
        said = words.say(msg("bot-film-alt", end=scene.alt))
        return said if len(said) <= LONGEST_ALT else f"{said[:LONGEST_ALT].rpartition('. ')[0]}."

    def _warm(self, game: AnyGame) -> None:
        seats, words = game.seat_counts[-1], words_for(ENGLISH)
        table = Table(game, checked_setup(game, seats, seed=0))
        context = ReaderContext(words, names_of([Player()] * seats, words))
        for kind in pictures.kinds(game.name):
            view = table.view(0)
            if kind.name in ("board", *pictures.subjects(game, view, ())):
                seat = 0 if kind.of_seat else None
                self._painter.paint(pictures.compose(game, kind.name, view, context, seat=seat))

    def _draw(self, standing: Standing, wanted: PictureRequest, words: Words) -> Picture:
        context = ReaderContext(
            words, painted_names(standing.players, words), wanted.marks, wanted.before
        )
        view = standing.table.view(wanted.viewer)
        game = standing.game
        scene = pictures.compose(
            game, wanted.kind, view, context, seat=wanted.seat, thing=wanted.thing
        )
        return pictures.draw(self._painter, scene, wanted.kind)


def painted_names(players: Sequence[Player], words: Words) -> tuple[str, ...]:
    """Return the seats' names, distinct even in the pictures' font, which lacks many characters."""
    return names_of(players, words, look=lambda name: skeleton(clean(name)))


def kinds_of(standing: Standing) -> tuple[PictureKind, ...]:
    """Return the kinds of pictures that the game has, if any."""
    try:
        return pictures.kinds(standing.game.name)
    except NoSuchPicture:
        return ()


def find_kind(standing: Standing, name: str) -> PictureKind | None:
    """Return the game's kind of picture with this name, or the one that has replaced it, if any."""
    for kind in kinds_of(standing):
        if name in (kind.name, *kind.formerly):
            return kind
    return None


def panel_requests(seen: Standing, seat: int, asked: Decision | None) -> list[PictureRequest]:
    """Return the pictures that a seat's question is about, of the position as it sees it."""
    marks, of_seat = marks_of(asked), {kind.name for kind in kinds_of(seen) if kind.of_seat}
    return [
        PictureRequest(kind, viewer=seat, seat=seat if kind in of_seat else None, marks=marks)
        for kind in pictures.subjects(seen.game, seen.table.view(seat), marks)
    ]


def marks_of(decision: Decision | None) -> tuple[str, ...]:
    """Return the places that can be chosen."""
    if not isinstance(decision, Pick):
        return ()
    return pictures.places(option.spot for option in decision.options)


def zooms_of(standing: Standing, kind: str) -> Sequence[str]:
    """Return the kinds that show parts of a picture enlarged."""
    return next((each.zooms for each in kinds_of(standing) if each.name == kind), ())
