"""Looking back as people do: the recap, the board after a turn, a finished game, its animation."""

from __future__ import annotations

from unittest.mock import patch

from PIL import Image

from bot.custom_ids import Verb
from engine.core.decision import Pick
from engine.core.rng import Rng
from engine.players import find_player
from render import film
from tests.driver.person import Outcome, Person
from tests.e2e.evening import Evening, has, ids, wait_until


async def _two_turns(scene: Evening, game: int) -> Person:
    """Let both people play a turn, and return the person who is awaited next."""
    await scene.turn_of(game)
    await scene.turn_of(game)
    return await scene.whose(game)


async def _on(scene: Evening, game: int, moves: int = 1000) -> None:
    """Play on at random up to this many moves or to the end of the game, then post it."""
    services = scene.bot.services
    standing = await scene.standing(game)
    while standing.table.pending and standing.ply < moves:
        asked = standing.table.pending[0]
        assert isinstance(asked, Pick)
        table, rng = standing.table, Rng(standing.ply)
        answer = find_player("random").choose(table.game, table.state, asked, rng)
        await services.store.moves.play(game, asked.seat, answer, table.ply, public=True)
        standing = await scene.standing(game)
    await services.status_poster.tell(game)


def _pictures(outcome: Outcome) -> list[str]:
    """Return the names of the files attached to a response, each once."""
    named = [url.partition("?")[0].rpartition("/")[2] for url in outcome.shown().pictures]
    return list(dict.fromkeys(named))


async def test_the_panel_tells_what_happened_and_shows_what_changed(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await _two_turns(scene, game)
    other = await scene.other(game)
    name = scene.sandbox.world.people[other.id].global_name
    panel = await scene.open_panel(person)
    assert f"-# **{name}:**" in panel.text
    changed = await scene.press(person, panel, Verb.CHANGED)
    assert f"**{name}:**" in changed.shown().text
    assert changed.shown().ephemeral
    assert _pictures(changed) == ["board.png"]
    zoom = ids(changed.shown(), Verb.CHANGED)[0]
    part = await person.press(changed.shown(), custom_id=zoom)
    await scene.idle()
    assert _pictures(part) == [f"{zoom.rpartition('|')[2]}.png"]
    # The recap offers a way to the player's own panel.
    back = await scene.press(person, changed.shown(), Verb.PLAY)
    assert has(back.shown(), Verb.PICK)


async def test_the_recap_can_be_asked_for_by_everybody(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await _two_turns(scene, game)
    for reader in (person, await scene.other(game), scene.cleo):
        told = (await scene.command(reader, "recap", {})).shown()
        assert told.ephemeral
        assert has(told, Verb.LOG)
        assert has(told, Verb.PLAY) == (reader is not scene.cleo)


async def test_the_board_is_looked_at_as_it_was_after_a_turn(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await _two_turns(scene, game)
    offered = await scene.ann.choices("look board", {"at": ""}, focused="at")
    assert [each["value"] for each in offered] == ["2", "1", "0"]
    for choice in offered:
        shown = await scene.command(scene.ann, "look board", {"at": choice["value"]})
        assert _pictures(shown) == ["board.png"]
    first = (await scene.table(game)).moves[0].seat
    for seat, person in enumerate((scene.ann, scene.ben)):
        steps = await person.choices("look board", {"at": "1."}, focused="at")
        assert (len(steps) > 1) is (seat == first)
    refused = await scene.command(scene.ann, "look board", {"at": "77"})
    assert "77" in refused.shown().text
    assert _pictures(refused) == []


async def test_the_log_has_buttons_to_its_ends(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await _on(scene, game, 120)
    page = (await scene.command(scene.ann, "look log", {})).shown()
    newest = page.text
    page = (await scene.press(scene.ann, page, Verb.LOG, "-2")).shown()
    assert "page 1 of" in page.text
    page = (await scene.press(scene.ann, page, Verb.LOG, "9999")).shown()
    assert page.text == newest


async def test_a_finished_game_is_stepped_through_by_anybody_and_filmed(scene: Evening) -> None:
    game = await scene.gather(scene.ben, game="antarctica")
    refused = await scene.command(scene.ann, "look film", {})
    assert scene.says(scene.ann, refused, "bot-error-not-over", game=game)
    await _on(scene, game)
    post = scene.newest(scene.cleo, Verb.REPLAY)
    replay = (await scene.press(scene.cleo, post, Verb.REPLAY)).shown()
    assert replay.ephemeral
    assert has(replay, Verb.JUMP)
    first = (await scene.press(scene.cleo, replay, Verb.REPLAY, "1")).shown()
    assert first.id == replay.id
    zoom = ids(first, Verb.LOOK)[0]
    part = (await scene.cleo.press(first, custom_id=zoom)).shown()
    assert part.id == replay.id
    assert not has(part, Verb.PLAY)
    assert (await scene.press(scene.cleo, part, Verb.REPLAY)).shown().text == first.text
    last = (await scene.press(scene.cleo, first, Verb.REPLAY, "99999")).shown()
    turns = len(await scene.bot.services.store.history.turns(game))
    with patch.object(film, "WIDTHS", (160,)):
        await scene.press(scene.cleo, last, Verb.FILM)
    (sent,) = [each for each in scene.cleo.messages() if ".gif" in "".join(each.pictures)]
    assert sent.ephemeral
    (file,) = (scene.folder / "sandbox").rglob(f"antarctica-{game}.gif")
    with Image.open(file) as shown:
        assert getattr(shown, "n_frames", 1) == turns + 1


async def test_a_film_under_way_does_not_hold_up_a_restart(scene: Evening) -> None:
    game = await scene.gather(scene.ben, game="antarctica")
    await _on(scene, game)
    post = scene.newest(scene.cleo, Verb.REPLAY)
    replay = (await scene.press(scene.cleo, post, Verb.REPLAY)).shown()

    def endless(_painter: object, scenes: film.Scenes, _count: int, _most: int) -> bytes:
        for _ in range(1000):
            for _ in scenes():
                pass
        return b""

    with patch.object(film, "film", endless):
        (button,) = ids(replay, Verb.FILM)
        await scene.cleo.press(replay, custom_id=button, until="acknowledged")
        await wait_until(lambda: scene.told(scene.cleo, "bot-film-being-made"), "the film")
        await scene.restart()
    assert scene.told(scene.cleo, "bot-error-film-stopped")
    # The buttons survive the restart.
    again = await scene.press(scene.cleo, replay, Verb.REPLAY, "99999")
    assert again.shown().id == replay.id
