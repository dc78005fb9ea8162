"""A game with a custom component pack, from the command to the end of the evening."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.custom_ids import Verb
from engine.core.msg import msg
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, game_of, ids
from tests.engine.own_packs import Draft

REEF = Draft("otys", "reef", "The Reef").change("start_values", "start_credits", value="9")
NAME = REEF.own().name


@pytest.fixture(autouse=True)
def _offered(tmp_path: Path) -> None:
    """Provide packs for two games, and a broken one."""
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "reef.pack.md").write_text(REEF.text, "utf-8")
    (folder / "ice.pack.md").write_text(Draft("antarctica", "ice", "The Ice").text, "utf-8")
    (folder / "broken.pack.md").write_text("nothing", "utf-8")


async def open_with(scene: Evening, host: Person, pack: str) -> Seen:
    await scene.command(host, "game new", {"game": "otys", "pack": pack})
    return scene.newest(host, Verb.JOIN)


async def begin(scene: Evening, lobby: Seen) -> int:
    await scene.press(scene.ben, lobby, Verb.JOIN, until="acknowledged")
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    return game_of(scene.status(scene.ann))


async def test_the_packs_of_the_chosen_game_are_offered_while_typing(scene: Evening) -> None:
    for game, wanted in (("otys", "reef"), ("antarctica", "ice")):
        found = await scene.ann.choices("game new", {"game": game, "pack": ""}, focused="pack")
        assert [choice["value"] for choice in found] == ["default", wanted]
    found = await scene.ann.choices("game new", {"game": "otys", "pack": "the r"}, focused="pack")
    assert [choice["name"] for choice in found] == ["The Reef"]


async def test_a_game_is_played_with_the_pack_that_was_named_and_goes_on_without_its_file(
    scene: Evening,
) -> None:
    lobby = await open_with(scene, scene.ann, "The Reef")
    assert "Component pack: **The Reef**" in lobby.text
    game = await begin(scene, lobby)
    table = await scene.table(game)
    assert table.setup.pack == NAME
    assert {board.credits for board in table.view(None).boards} == {9}
    (scene.folder / "packs" / "reef.pack.md").unlink()
    await scene.restart()
    await scene.turn_of(game)
    assert (await scene.table(game)).game.pack_name == NAME


async def test_the_pack_is_chosen_among_the_options(scene: Evening) -> None:
    lobby = await scene.lobby()
    assert "Component pack: **standard**" in lobby.text
    shown = (await scene.press(scene.ann, lobby, Verb.OPTIONS)).shown()
    (select,) = ids(shown, Verb.SET_PACK)
    await scene.ann.select(shown, select, ["reef"])
    await scene.idle()
    assert "Component pack: **The Reef**" in scene.ann.look(lobby).text
    assert (await scene.table(await begin(scene, lobby))).setup.pack == NAME


async def test_a_lobby_whose_pack_is_gone_says_so_and_can_take_another(scene: Evening) -> None:
    lobby = await open_with(scene, scene.ann, "reef")
    (scene.folder / "packs" / "reef.pack.md").unlink()
    await scene.restart()
    await scene.press(scene.ben, lobby, Verb.JOIN, until="acknowledged")
    refused = await scene.press(scene.ann, lobby, Verb.START)
    assert scene.says(scene.ann, refused, "bot-error-pack-gone", id="reef")
    assert "no longer available" in scene.ann.look(lobby).text
    shown = (await scene.press(scene.ann, lobby, Verb.OPTIONS)).shown()
    (select,) = ids(shown, Verb.SET_PACK)
    await scene.ann.select(shown, select, ["default"])
    await scene.idle()
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    assert (await scene.table(game_of(scene.status(scene.ann)))).setup.pack == "default@1"


async def test_a_pack_that_is_not_offered_opens_no_table(scene: Evening) -> None:
    await scene.command(scene.ann, "game new", {"game": "otys", "pack": "ice"})
    told = [each.text for each in scene.ann.messages() if each.ephemeral]
    assert any("no component pack “ice” for Otys" in text for text in told)
    assert scene.rows("select count(*) from games") == [(0,)]


@pytest.mark.parametrize(("place", "told"), [(0, True), (1, False)])
async def test_only_who_manages_the_server_is_told_of_broken_packs(
    scene: Evening, place: int, *, told: bool
) -> None:
    host = scene.people[place]
    await scene.lobby(host)
    words = scene.words(host).say(msg("bot-packs-broken", count=1))
    private = [each.text for each in host.messages() if each.ephemeral]
    assert any(words in text for text in private) is told
