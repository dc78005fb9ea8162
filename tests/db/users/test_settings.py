"""Settings of people and servers, and facts the bot remembers for itself."""

from __future__ import annotations

import asyncio

import pytest

from db.store import Store
from tests.db.backends import Home

KINDS = ("member", "guild")
HUGE = 1 << 62

kinds = pytest.mark.parametrize("kind", KINDS)


async def read(store: Store, kind: str, number: int = HUGE) -> dict[str, object]:
    return await (
        store.settings.member(number) if kind == "member" else store.settings.guild(number)
    )


async def write(store: Store, kind: str, **settings: object) -> dict[str, object]:
    change = store.settings.set_member if kind == "member" else store.settings.set_guild
    return await change(HUGE, **settings)


@kinds
async def test_nobody_has_settings_at_first(home: Home, store: Store, kind: str) -> None:
    assert await read(store, kind) == {}
    assert home.rows(f"select * from {kind}s") == []  # noqa: S608 - two known names


@kinds
async def test_settings_are_merged(store: Store, kind: str) -> None:
    assert await write(store, kind, locale="de", quiet=[22, 7]) == {
        "locale": "de",
        "quiet": [22, 7],
    }
    assert await write(store, kind, locale="it") == {"locale": "it", "quiet": [22, 7]}
    assert await read(store, kind) == {"locale": "it", "quiet": [22, 7]}


@kinds
async def test_nothing_takes_a_setting_away(store: Store, kind: str) -> None:
    await write(store, kind, locale="de", pings=False)
    assert await write(store, kind, locale=None, unheard_of=None) == {"pings": False}
    assert await read(store, kind) == {"pings": False}
    await write(store, kind, pings=None)
    assert await read(store, kind) == {}
    assert await write(store, kind, pings=True) == {"pings": True}


async def test_a_setting_may_have_any_name(store: Store) -> None:
    await store.settings.set_member(1, user_id=5, table=6, self=7)
    assert await store.settings.member(1) == {"user_id": 5, "table": 6, "self": 7}


async def test_settings_of_people_and_servers_are_apart(store: Store) -> None:
    await store.settings.set_member(1, locale="de")
    await store.settings.set_member(2, locale="it")
    await store.settings.set_guild(1, locale="en")
    found = [
        await store.settings.member(1),
        await store.settings.member(2),
        await store.settings.guild(1),
    ]
    assert [one["locale"] for one in found] == ["de", "it", "en"]


async def test_of_changes_at_once_none_is_lost(home: Home, store: Store) -> None:
    other = await Store.open(home.url)
    await asyncio.gather(
        *(
            one.settings.set_member(1, **{f"s{number}": number})
            for number, one in enumerate([store, other] * 5)
        )
    )
    await other.close()
    assert await store.settings.member(1) == {f"s{number}": number for number in range(10)}


async def test_what_is_no_json_is_refused_and_nothing_changed(store: Store) -> None:
    await store.settings.set_member(1, locale="de")
    with pytest.raises(Exception, match="not JSON serializable"):
        await store.settings.set_member(1, locale=object())
    assert await store.settings.member(1) == {"locale": "de"}


async def test_a_fact_is_remembered_until_another_replaces_it(home: Home, store: Store) -> None:
    assert await store.settings.recall("commands") is None
    await store.settings.remember("commands", "abc")
    await store.settings.remember("other", "")
    await store.settings.remember("commands", "def")
    await store.close()
    again = await Store.open(home.url)
    assert (await again.settings.recall("commands"), await again.settings.recall("other")) == (
        "def",
        "",
    )
    await again.close()
