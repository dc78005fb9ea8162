"""Games that are played with a custom component pack."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from db.__main__ import main
from db.errors import BrokenPack
from db.integrity.verify import check_all
from db.records import Player
from db.store import Store
from engine.core.errors import UnknownPack
from engine.core.game import checked_setup
from engine.core.packs.own import OwnPack
from engine.core.rng import Rng
from engine.registry import own_game
from tests.db.backends import HOST, Home, dump, new_game, play_one, play_some
from tests.engine.own_packs import Draft

PACK = Draft("otys", title="My Reef").change("start_values", "start_credits", value="9").own()
EDITED = Draft("otys").change("start_values", "start_credits", value="4").own()
PLAYERS = [Player(user_id=100), Player(user_id=101)]


@pytest.fixture
async def offering(home: Home) -> AsyncIterator[Store]:
    """Provide a store that starts games with the pack."""
    store = await Store.open(home.url, packs=[PACK])
    yield store
    await store.close()


async def begun(store: Store, pack: OwnPack = PACK) -> int:
    return await store.lobbies.create(checked_setup(own_game(pack), 2, 7), PLAYERS)


async def later(home: Home, *own: OwnPack) -> Store:
    """Return the store after a restart, with these packs."""
    return await Store.open(home.url, packs=own)


async def test_a_game_is_begun_with_an_offered_pack_whose_text_is_kept(
    offering: Store, home: Home
) -> None:
    game_id = await begun(offering)
    table = (await offering.games.load(game_id)).table
    assert table.setup.pack == table.game.pack_name == PACK.name
    assert {board.credits for board in table.view(None).boards} == {9}
    kept = home.rows("select game, name, title, digest, text from packs")
    assert kept == [("otys", PACK.name, "My Reef", PACK.digest, PACK.text)]


async def test_a_pack_that_nobody_plays_with_is_not_kept(offering: Store, home: Home) -> None:
    await new_game(offering)
    assert home.rows("select * from packs") == []


async def test_a_pack_is_kept_once_for_all_its_games(offering: Store, home: Home) -> None:
    for _ in range(2):
        await begun(offering)
    assert home.rows("select count(*) from packs") == [(1,)]


@pytest.mark.parametrize("own", [(), (EDITED,)], ids=["removed", "edited"])
async def test_a_game_goes_on_with_its_pack_when_the_file_is_another(
    offering: Store, home: Home, own: tuple[OwnPack, ...]
) -> None:
    game_id = await begun(offering)
    before = dump(await play_some(offering, game_id, 5))
    store = await later(home, *own)
    loaded = await store.games.load(game_id)
    assert loaded.table.game.pack_name == PACK.name
    assert dump(loaded.table) == before
    assert (await play_one(store, game_id, Rng(2))).ply == 6
    assert dump((await store.games.load(game_id, whole=True)).table)
    await store.close()


async def test_games_with_two_versions_of_a_pack_go_on_side_by_side(
    offering: Store, home: Home
) -> None:
    old = await begun(offering)
    store = await later(home, EDITED)
    new = await begun(store, EDITED)
    names = [(await store.games.load(number)).table.game.pack_name for number in (old, new)]
    assert names == [PACK.name, EDITED.name]
    assert [wrong async for _, wrong in check_all(store)] == [[], []]
    await store.close()


async def test_a_new_game_cannot_begin_with_a_pack_that_is_not_offered(store: Store) -> None:
    with pytest.raises(UnknownPack):
        await begun(store)


async def test_a_lobby_remembers_its_pack_and_the_game_keeps_it(
    offering: Store, home: Home
) -> None:
    number = await offering.lobbies.open("otys", HOST, guild_id=1, channel_id=2, pack="reef")
    assert (await offering.lobbies.get(number)).pack == "reef"
    changed = await offering.lobbies.change(number, lambda lobby: lobby)
    assert changed.pack == "reef"
    await offering.lobbies.start(number, checked_setup(own_game(PACK), 2, 7), PLAYERS)
    assert home.rows("select pack from games") == [(PACK.name,)]
    assert home.rows("select name from packs") == [(PACK.name,)]


async def test_a_lobby_without_a_pack_has_none(store: Store) -> None:
    number = await store.lobbies.open("otys", HOST, guild_id=1, channel_id=2)
    assert (await store.lobbies.get(number)).pack == ""


# --- what is lost or damaged ----------------------------------------------------------------------


async def lost(offering: Store, home: Home) -> int:
    """Provide a game whose pack is no longer stored."""
    game_id = await begun(offering)
    home.run("delete from packs")
    return game_id


async def test_a_game_whose_pack_is_lost_is_refused_by_the_name_of_the_pack(
    offering: Store, home: Home
) -> None:
    game_id = await lost(offering, home)
    store = await later(home)
    with pytest.raises(UnknownPack) as wrong:
        await store.games.load(game_id)
    assert wrong.value.msg["name"] == PACK.name
    await store.close()


@pytest.mark.parametrize(
    ("text", "reason"), [(EDITED.text, "error-pack-changed"), ("no tables", "error-bad-pack")]
)
async def test_a_kept_text_that_is_another_is_refused(
    offering: Store, home: Home, text: str, reason: str
) -> None:
    game_id = await begun(offering)
    home.run("update packs set text = ?", text)
    store = await later(home)
    with pytest.raises(BrokenPack) as wrong:
        await store.games.load(game_id)
    assert getattr(wrong.value.msg["reason"], "key", "") == reason
    await store.close()


async def test_a_lost_pack_is_verified_as_such_and_the_other_games_are_looked_at(
    offering: Store, home: Home
) -> None:
    await lost(offering, home)
    await new_game(offering)
    store = await later(home)
    found = [wrong async for _, wrong in check_all(store)]
    assert PACK.name in found[0][0]
    assert found[1] == []
    await store.close()


# --- the command line ----------------------------------------------------------------------------


@pytest.fixture
def kept(home: Home) -> str:
    """Provide the URL of a closed database with a game that is played with the pack."""

    async def fill() -> None:
        store = await later(home, PACK)
        await begun(store)
        await store.close()

    asyncio.run(fill())
    return home.url


def test_a_database_with_an_own_pack_is_verified_without_its_file(
    kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", kept]) == 0
    assert capsys.readouterr().out == "games: 1, differing: 0\n"


def test_the_packs_of_a_database_are_listed(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", kept]) == 0
    assert capsys.readouterr().out == f"{PACK.name} (otys): My Reef\n"


def test_the_text_of_a_kept_pack_can_be_had_back(
    kept: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["packs", kept, "--text", PACK.name]) == 0
    assert capfdbinary.readouterr().out.decode() == PACK.text


def test_a_pack_that_is_not_kept_is_one_sentence_and_the_exit_code_two(
    kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["packs", kept, "--text", "other@1"]) == 2
    assert "other@1" in capsys.readouterr().err
