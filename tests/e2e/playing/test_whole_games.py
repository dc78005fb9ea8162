"""Whole games as people play them, with every post checked along the way."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.table.standing import Standing
from engine.core import transcript
from engine.registry import GAMES, find_game
from tests.db.backends import on_both
from tests.driver.person import Person
from tests.e2e.evening import Evening, has, public
from tests.e2e.invariants import Witness
from tests.e2e.player import Clicker, chance_of

ASKING = (Verb.PICK, Verb.KIND, Verb.CHOSEN, Verb.END_TURN)
"""The verbs on a panel that asks a question."""
LIKES = {"underwater-cities": "random"}
"""The computer player to imitate in long games that end anyway, since thinking takes time."""
USUAL_WAYS = (Verb.END_TURN, Verb.PAGE)
WAYS = {"underwater-cities": (Verb.CHOSEN, Verb.CONFIRM), "antarctica": (Verb.END_TURN,)}
"""The other verbs used in each game, besides choosing and undoing."""


async def _play_to_the_end(scene: Evening, game: int, players: list[Person]) -> list[Clicker]:
    """Let everyone click until the game is over, with a witness looking on; return the players."""
    witness = Witness(scene, game)
    witness.announced = (await scene.standing(game)).record.announced
    standing = await scene.standing(game)
    likes = LIKES.get(standing.game.name, "greedy")
    clickers = {person.id: Clicker(scene, person, game, chance_of(place), likes)
                for place, person in enumerate(players)}  # fmt: skip
    while not standing.table.result:
        person = _awaited(scene, standing)
        panel = await scene.open_panel(person)
        while any(has(panel, verb) for verb in ASKING):
            panel = (await clickers[person.id].step(panel)).shown()
            standing = await witness.look(person)
    witness.leave()
    return list(clickers.values())


def _awaited(scene: Evening, standing: Standing) -> Person:
    """Return the person for whom the game waits."""
    user = str(standing.players[standing.awaited[0]].user_id)
    return next(person for person in scene.people if person.id == user)


async def _is_kept_well(scene: Evening, game: int) -> None:
    """Check that each log entry is stored exactly once and that the stored game can be replayed."""
    rows = scene.rows("select ply, interaction_id from moves where game_id = ? order by ply", game)
    assert [ply for ply, _ in rows] == list(range(len(rows)))
    interactions = [each for _, each in rows if each is not None]
    assert len(interactions) == len(set(interactions))
    table = await scene.table(game)
    text = transcript.write(transcript.transcript_of(table))
    again = transcript.replay(text, lambda setup: find_game(setup.game))
    assert again.result == table.result
    assert again.ply == len(rows)


async def _is_told_well(scene: Evening, game: int) -> None:
    """Check that the last post names the winners, the seed and its fingerprint."""
    standing = await scene.standing(game)
    result = standing.table.result
    assert result is not None
    last = [each for each in scene.ann.messages() if not each.ephemeral][-1]
    for seat in result.winners:
        name = standing.players[seat].name or f"Computer {seat + 1}"
        assert name in last.text.splitlines()[0]
    assert f"`{standing.table.setup.seed:x}`" in last.text
    assert standing.table.commitment in last.text
    assert not has(last, Verb.PLAY)


@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize("seed", [3])
@pytest.mark.parametrize("name", GAMES)
async def test_two_people_play_a_whole_game_by_buttons_and_selects(
    scene: Evening, name: str, seed: int
) -> None:
    game = await scene.gather(scene.ben, game=name)
    clickers = await _play_to_the_end(scene, game, [scene.ann, scene.ben])
    await _is_kept_well(scene, game)
    await _is_told_well(scene, game)
    assert (await scene.table(game)).setup.seed == seed
    done = clickers[0].done | clickers[1].done
    assert {Verb.PICK, Verb.UNDO, Verb.START_OVER, *WAYS.get(name, USUAL_WAYS)} <= done


@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize("name", GAMES)
async def test_one_person_plays_a_whole_game_against_three_computers(
    scene: Evening, name: str
) -> None:
    with patch("bot.lobby.lobby_handlers.USUAL_LEVEL", LIKES.get(name, "greedy")):
        game = await scene.gather(computers=3, game=name)
    await _play_to_the_end(scene, game, [scene.ann])
    await _is_kept_well(scene, game)
    await _is_told_well(scene, game)
    assert "Computer 2" in public(scene.ann)


@on_both
async def test_every_answer_is_one_entry_of_the_log(scene: Evening) -> None:
    game = await scene.gather(computers=1)
    clicker = Clicker(scene, scene.ann, game, chance_of(3))
    panel = await scene.open_panel(scene.ann)
    answered = "select count(*) from moves where game_id = ? and answered_by = 'person'"
    for _ in range(25):
        [[before]] = scene.rows(answered, game)
        panel = (await clicker.step(panel)).shown()
        [[after]] = scene.rows(answered, game)
        assert isinstance(before, int)
        if clicker.last is Verb.START_OVER:
            assert after != before
        else:
            only_looked = clicker.last in (Verb.PAGE, Verb.KIND) or has(panel, Verb.END_TURN)
            assert after == before + (not only_looked)


@pytest.mark.parametrize("seed", [11])
async def test_the_shuffle_is_promised_at_the_start(scene: Evening, seed: int) -> None:
    game = await scene.gather(scene.ben)
    promise = (await scene.standing(game)).table.commitment
    assert promise in scene.status(scene.ann).text
    assert f"`{seed:x}`" not in public(scene.ann)
