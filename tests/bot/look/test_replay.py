"""A finished game turn by turn, and its animation."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest

from bot.custom_ids import Press, Verb, parse_custom_id
from bot.look import replay
from bot.messages.message_view import MessageContent
from engine.core.game import AnyGame
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from render import pictures
from render.film import TooLarge
from render.pictures import ReaderContext
from render.scene import Scene as Painted
from tests.bot.limits import check_sheet
from tests.bot.look.looking import STRANGER, Scene, buttons, scene_in
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene_in(tmp_path) as found:
        yield found


async def test_a_running_game_is_not_stepped_through(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=20)
    for press in (Press(Verb.REPLAY, number, rest="0"), Press(Verb.FILM, number)):
        await scene.press(caller := Caller(ANN), press)
        assert "isn’t over yet" in (*caller.shown, *caller.asides)[-1]


async def test_of_a_game_that_was_given_up_it_is_not_said_that_it_goes_on(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=20)
    await scene.services.store.games.end(number, "by its host")
    for press in (Press(Verb.REPLAY, number, rest="0"), Press(Verb.FILM, number)):
        await scene.press(caller := Caller(ANN), press)
        assert "was ended early" in (*caller.shown, *caller.asides)[-1]


async def test_a_finished_game_is_stepped_through_from_end_to_end(scene: Scene) -> None:
    number = await scene.begun("random", "random", game="antarctica")
    turns = await scene.services.store.history.turns(number)
    await scene.press(caller := Caller(STRANGER), Press(Verb.REPLAY, number, rest="0"))
    assert "Start of the game" in caller.shown[-1]
    forward, last = buttons(caller)[Verb.REPLAY]
    assert [parse_custom_id(str(each)) for each in (forward, last)] == [forward, last]
    await scene.press(Caller(STRANGER), forward)
    shown, wanted = scene.pictures.wanted[-1]
    assert shown.table.ply == turns[0].stop
    assert wanted.before == (await scene.services.store.history.position_at(number, 0)).view(None)
    await scene.press(caller := Caller(STRANGER), last)
    shown, wanted = scene.pictures.wanted[-1]
    assert shown.table.ply == turns[-1].stop
    before = await scene.services.store.history.position_at(number, turns[-2].stop)
    assert wanted.before == before.view(None)
    assert len(buttons(caller)[Verb.REPLAY]) == 2
    assert "point" in caller.shown[-1]


async def test_a_jump_leads_to_the_turn_that_was_chosen(scene: Scene) -> None:
    number = await scene.begun("random", "random", game="antarctica")
    await scene.press(Caller(STRANGER), Press(Verb.JUMP, number), "5")
    shown, _ = scene.pictures.wanted[-1]
    assert shown.table.ply == (await scene.services.store.history.turns(number))[4].stop


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_every_step_through_a_game_is_taken_in_every_language(
    scene: Scene, game: str
) -> None:
    number = await scene.begun("random", "random", game=game)
    standing = await scene.services.tables.standing(number)
    turns = await scene.services.store.history.turns(number)
    for locale in available_locales():
        words = Words(locale, strict=True)
        for shown in {0, 1, len(turns) // 2, len(turns) - 1, len(turns)}:
            rows = replay._rows(standing, turns, shown, words)
            text = await replay._texts(scene.services.store, standing, turns, shown, words)
            check_sheet(MessageContent(words=words, texts=(text,), rows=rows))


# --- the animation -------------------------------------------------------------------------------


async def test_a_film_is_announced_made_and_sent_to_whoever_asked(scene: Scene) -> None:
    number = await scene.begun("random", "random", game="antarctica")
    made = AsyncMock(return_value=b"GIF89a")
    object.__setattr__(scene.pictures, "film", made)
    caller = Caller(STRANGER)
    caller.interaction.followup.send = sent = AsyncMock()
    await scene.press(caller, Press(Verb.FILM, number))
    assert "I’m making the animation" in caller.shown[0]
    assert "Here’s your game as an animation" in caller.shown[-1]
    assert made.await_args is not None
    assert sent.await_args is not None
    _, stages, _ = made.await_args.args
    assert len(stages) == len(await scene.services.store.history.turns(number)) + 1
    assert sent.await_args.kwargs["ephemeral"] is True
    file = sent.await_args.kwargs["file"]
    assert file.filename == f"antarctica-{number}.gif"
    assert file.description.startswith("The board, turn by turn. The game is over:")
    assert len(file.description) <= 1024


async def test_nobody_asks_for_one_film_after_the_other(scene: Scene) -> None:
    number = await scene.begun("random", "random", game="antarctica")
    object.__setattr__(scene.pictures, "film", AsyncMock(return_value=b"GIF89a"))
    for _ in range(2):
        caller = Caller(ANN)
        caller.interaction.followup.send = AsyncMock()
        await scene.press(caller, Press(Verb.FILM, number))
    await scene.press(caller := Caller(ANN), Press(Verb.FILM, number))
    assert "That’s a lot of pictures at once" in caller.shown[-1]


async def test_a_film_that_cannot_be_made_is_told_and_does_not_count(scene: Scene) -> None:
    number = await scene.begun("random", "random", game="antarctica")
    object.__setattr__(scene.pictures, "film", AsyncMock(side_effect=TooLarge))
    for _ in range(4):
        await scene.press(caller := Caller(ANN), Press(Verb.FILM, number))
        assert "too long for an animation" in caller.shown[-1]


@pytest.mark.slow
async def test_a_film_is_given_up_when_the_bot_leaves(scene: Scene) -> None:
    number = await scene.begun("random", "random", game="antarctica")
    composed = pictures.compose
    drawn: list[str] = []

    def leaving(game: AnyGame, kind: str, view: object, look: ReaderContext) -> Painted:
        drawn.append(kind)
        if len(drawn) == len(("first", "second")):
            scene.pictures.stop_films()
        return composed(game, kind, view, look)

    with patch.object(pictures, "compose", leaving):
        await scene.press(caller := Caller(ANN), Press(Verb.FILM, number))
    assert "restarted before the animation was done" in caller.shown[-1]
    assert len(drawn) == 2
