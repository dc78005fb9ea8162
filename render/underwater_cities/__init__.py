"""The pictures of Underwater Cities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.game import AnyGame
from engine.core.text import Words
from engine.underwater_cities.game import UnderwaterCities
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import Gallery, PictureKind, ReaderContext
from render.scene import Scene
from render.underwater_cities.board.board import board_scene
from render.underwater_cities.board.offers_picture import offers_scene
from render.underwater_cities.cards.component import component_scene, names_of_things
from render.underwater_cities.nation.production import production_scene
from render.underwater_cities.players.claimed_picture import claimed_scene
from render.underwater_cities.players.hand import hand_scene
from render.underwater_cities.players.players import players_scene
from render.underwater_cities.players.scores import scores_scene
from render.underwater_cities.players.sheet import sheet_scene
from render.underwater_cities.question.card_picture import card_picture
from render.underwater_cities.question.federation_picture import federation_picture
from render.underwater_cities.question.nation_picture import nation_picture
from render.underwater_cities.question.questions import (
    CARDS,
    FEDERATION,
    NATION,
    SLOTS,
    Question,
)
from render.underwater_cities.question.slot_picture import slot_picture

KINDS = (
    PictureKind("board", zooms=("offers", "players"), formerly=("slots",)),
    PictureKind(SLOTS, private=True),
    PictureKind(NATION, private=True),
    PictureKind(CARDS, private=True),
    PictureKind(FEDERATION, private=True),
    PictureKind("hand", private=True),
    PictureKind("sheet", of_seat=True, zooms=("claimed", "production")),
    PictureKind("claimed", of_seat=True),
    PictureKind("offers"),
    PictureKind("players"),
    PictureKind("card", things=True),
    PictureKind("production", of_seat=True),
    PictureKind("scores"),
)
ASKED = {
    SLOTS: slot_picture,
    NATION: nation_picture,
    CARDS: card_picture,
    FEDERATION: federation_picture,
}
"""The pictures of a question."""
OF_SEAT = {"sheet": sheet_scene, "claimed": claimed_scene, "production": production_scene}


class UnderwaterCitiesGallery(Gallery):
    """The gallery of Underwater Cities' pictures."""

    @property
    def kinds(self) -> tuple[PictureKind, ...]:
        """All kinds of picture, the most important first."""
        return KINDS

    def subjects(
        self,
        game: AnyGame,
        view: Any,  # noqa: ANN401 - as in the protocol
        spots: Sequence[str],
        /,
    ) -> tuple[str, ...]:
        """Return the kinds of picture that a seat's question is about."""
        return _question(_pack(game), view, spots).subjects

    def compose(
        self,
        game: AnyGame,
        kind: str,
        view: Any,  # noqa: ANN401 - as in the protocol
        context: ReaderContext,
        *,
        seat: int | None,
        thing: str | None,
    ) -> Scene:
        """Return the picture as plain data."""
        pack = _pack(game)
        assert isinstance(view, UnderwaterCitiesView)  # noqa: S101 - a game makes no other views
        if thing is not None:
            return component_scene(pack, context, thing)
        if seat is not None:
            return OF_SEAT[kind](pack, view, context, seat)
        return _of_all(pack, kind, view, context)

    def things(self, game: AnyGame, words: Words) -> Mapping[str, str]:
        """Return the names of all components that can be shown on their own, by id."""
        return names_of_things(_pack(game), words)


def _pack(game: AnyGame) -> UnderwaterCitiesPack:
    assert isinstance(game, UnderwaterCities)  # noqa: S101 - this gallery gets no other game
    return game.pack


def _question(pack: UnderwaterCitiesPack, view: object, spots: Sequence[str]) -> Question:
    """Return the question to the owner of a view."""
    assert isinstance(view, UnderwaterCitiesView)  # noqa: S101 - a game makes no other views
    assert view.seat is not None  # noqa: S101 - a private kind gets a seat's own view
    return Question(pack, view, view.seat, tuple(spots))


def _of_all(
    pack: UnderwaterCitiesPack, kind: str, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose a picture that is not about a single seat or component."""
    if kind in ASKED:
        return ASKED[kind](_question(pack, view, context.marks), context)
    scenes = {
        "board": board_scene,
        "hand": hand_scene,
        "offers": offers_scene,
        "players": players_scene,
        "scores": scores_scene,
    }
    return scenes[kind](pack, view, context)


GALLERY = UnderwaterCitiesGallery()
"""The gallery, found here by `render.registry`."""
