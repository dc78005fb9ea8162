"""Whole games as people play them, with every post checked along the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.table.standing import Standing
from engine.core import transcript
from engine.registry import GAMES, find_game
from render.pictures import Painter
from tests.db.backends import on_both
from tests.driver.person import Person
from tests.e2e.evening import PAINTER, Evening, has, public
from tests.e2e.invariants import Witness
from tests.e2e.looking.test_records import play_out
from tests.e2e.player import Clicker, chance_of
from tests.e2e.typist import Typist

LIKES = {"underwater-cities": "random"}
"""The computer player to imitate in long games that end anyway, since thinking takes time."""


@dataclass(frozen=True)
class LeftOut:
    """The part of a long game that repeats itself, which nobody plays by hand."""

    begins: Callable[[Standing], bool]
    ends: Callable[[Standing], bool]


LEFT_OUT = {
    # Played by hand are Era I, with the choice of hands and a production, and the last round.
    "underwater-cities": LeftOut(
        lambda now: now.table.state.era > 1, lambda now: now.table.state.round == 10
    )
}
USUAL_WAYS = (Verb.END_TURN,)
WAYS = {
    "underwater-cities": (Verb.END_TURN, Verb.CHOSEN, Verb.CONFIRM),
}
"""The other verbs used in each game, besides choosing and undoing."""


@pytest.fixture
def painter() -> Painter:
    """Provide the painter that the bot has too."""
    return PAINTER


async def _play_to_the_end(scene: Evening, game: int, *players: Clicker | Typist) -> None:
    """Let everyone play until the game is over, with a witness looking on."""
    standing = await scene.standing(game)
    left_out = LEFT_OUT.get(standing.game.name)
    if left_out:
        await _play(scene, game, *players, until=left_out.begins)
        await play_out(scene, game, until=lambda now: left_out.ends(now) and _person_is_next(now))
    await _play(scene, game, *players)


async def _play(
    scene: Evening,
    game: int,
    *players: Clicker | Typist,
    until: Callable[[Standing], bool] = lambda now: now.table.result is not None,
) -> None:
    witness, standing = Witness(scene, game), await scene.standing(game)
    witness.announced = standing.record.announced
    while not until(standing):
        person = _awaited(scene, standing)
        await next(each for each in players if each.person is person).go_on(witness)
        standing = await scene.standing(game)
    witness.leave()


def _person_is_next(standing: Standing) -> bool:
    return standing.players[standing.awaited[0]].user_id is not None


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
    proof = (await scene.ann.command("look fair", number=game)).shown().text
    assert f"`{standing.table.setup.seed:x}`" in proof
    assert standing.table.commitment in proof
    assert not has(last, Verb.PLAY)


@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize("seed", [7])
@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game_is_played_by_clicks_and_by_what_is_typed(
    scene: Evening, name: str, seed: int
) -> None:
    with patch("bot.lobby.lobby_handlers.USUAL_LEVEL", "random"):
        game = await scene.gather(scene.ben, computers=1, game=name)
    clicker = Clicker(scene, scene.ann, game, chance_of(0), LIKES.get(name, "greedy"))
    typist = Typist(scene, scene.ben, name, chance_of(1))
    await _play_to_the_end(scene, game, clicker, typist)
    await _is_kept_well(scene, game)
    await _is_told_well(scene, game)
    assert (await scene.table(game)).setup.seed == seed
    assert {Verb.PICK, Verb.UNDO, Verb.START_OVER, *WAYS.get(name, USUAL_WAYS)} <= clicker.done
    assert typist.turns > 3
    assert typist.undone > 0


@pytest.mark.usefixtures("few_pictures")
async def test_one_person_plays_a_whole_game_against_three_computers(scene: Evening) -> None:
    game = await scene.gather(computers=3, game="antarctica")
    await _play_to_the_end(scene, game, Clicker(scene, scene.ann, game, chance_of(0)))
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
            asked = has(panel, Verb.END_TURN) and has(panel, Verb.PAGE)
            only_looked = clicker.last in (Verb.PAGE, Verb.KIND) or asked
            assert after == before + (not only_looked)


@pytest.mark.parametrize("seed", [11])
async def test_the_shuffle_is_promised_at_the_start(scene: Evening, seed: int) -> None:
    game = await scene.gather(scene.ben)
    promise = (await scene.standing(game)).table.commitment
    assert promise in scene.status(scene.ann).text
    assert f"`{seed:x}`" not in public(scene.ann)
