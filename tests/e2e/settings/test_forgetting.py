"""People who ask to be forgotten are, and the others keep their games."""

from __future__ import annotations

from bot.custom_ids import Verb
from tests.e2e.evening import Evening
from tests.e2e.looking.test_records import play_out


async def test_somebody_is_forgotten_after_being_asked_once_more(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    refused = await scene.command(scene.ben, "me forget", {})
    assert scene.says(scene.ben, refused, "error-still-playing", games=str(game), count=1)
    await play_out(scene, game)
    question = (await scene.command(scene.ben, "me forget", {})).shown()
    assert question.ephemeral
    assert scene.rows("select count(*) from seats where user_id = ?", scene.ben.id) == [(1,)]
    done = await scene.press(scene.ben, question, Verb.FORGET)
    assert scene.says(scene.ben, done, "bot-forgotten")
    assert scene.rows("select count(*) from seats where user_id = ?", scene.ben.id) == [(0,)]
    nothing = await scene.command(scene.ben, "stats", {})
    assert scene.says(scene.ben, nothing, "bot-stats-none")
    kept = (await scene.command(scene.ann, "stats", {})).shown()
    assert "1 game" in kept.text
    assert (await scene.command(scene.ann, "look board", {"number": game})).shown().pictures
    assert (await scene.command(scene.ann, "look log", {"number": game})).done
