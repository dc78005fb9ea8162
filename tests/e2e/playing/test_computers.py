"""Computer players of every level, which think in a process of their own."""

from __future__ import annotations

from bot.computer_players.executor import ProcessBackend
from bot.custom_ids import Verb
from db.records import AnswerOrigin
from tests.e2e.evening import Evening, answering, game_of, has, ids, wait_until


async def _against(scene: Evening, level: str, game: str = "otys") -> int:
    """Start a game of Ann against a computer player of this level, and return its number."""
    lobby = await scene.lobby(game=game)
    await scene.press(scene.ann, lobby, Verb.ADD_LEVEL, rest=level, until="acknowledged")
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    return game_of(scene.status(scene.ann))


def _mind(scene: Evening) -> ProcessBackend:
    mind = scene.bot.services.tables.thinking
    assert isinstance(mind, ProcessBackend)
    return mind


async def test_each_level_sits_down_after_one_press(scene: Evening) -> None:
    lobby = await scene.lobby()
    await scene.press(scene.ann, lobby, Verb.ADD_COMPUTER, until="acknowledged")
    for level in ("random", "strong"):
        await scene.press(scene.ann, lobby, Verb.ADD_LEVEL, rest=level, until="acknowledged")
    seats = scene.ann.look(lobby).text.splitlines()[1:5]
    assert [line.rpartition(" · ")[2] for line in seats[1:]] == ["normal", "easy", "strong"]


async def test_a_strong_computer_player_takes_its_turns(scene: Evening) -> None:
    game = await _against(scene, "strong")
    for _ in range(2):
        await scene.turn_of(game)
    told = await scene.bot.services.store.games.log(game)
    assert sum(entry.by is AnswerOrigin.COMPUTER for entry in told) >= 4
    standing = await scene.standing(game)
    assert standing.awaited == (0,)
    assert standing.record.announced == standing.ply


async def test_a_game_goes_on_though_the_process_of_the_computer_players_was_killed(
    scene: Evening,
) -> None:
    game = await _against(scene, "strong", "antarctica")
    await scene.turn_of(game)
    mind = _mind(scene)
    assert mind.process
    mind.process.kill()
    await scene.turn_of(game)
    # A new process has to start first, which takes as long as the machine is busy.
    await scene.idle()
    assert (await scene.standing(game)).awaited == (0,)


async def test_whoever_ends_a_turn_sees_at_once_that_it_counted(scene: Evening) -> None:
    game = await _against(scene, "strong")
    panel = await scene.to_last_answer(scene.ann, await scene.open_panel(scene.ann))
    _mind(scene).seconds = 30.0
    await scene.ann.press(panel, custom_id=ids(panel, Verb.END_TURN)[0])
    shown = scene.ann.look(panel)
    assert "Computer 2" in shown.text
    assert not has(shown, Verb.END_TURN)
    # While it thinks, the table can still be looked at.
    status = scene.status(scene.ann)
    assert (await scene.ann.press(status, custom_id=ids(status, Verb.SHEET)[0])).done
    process = _mind(scene).process
    assert process
    process.kill()
    await wait_until(lambda: bool(answering(scene.ann.look(panel))), "the computer player's turn")
    assert (await scene.standing(game)).awaited == (0,)
