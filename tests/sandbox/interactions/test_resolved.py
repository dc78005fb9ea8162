"""Users, roles and channels that an interaction names."""

from __future__ import annotations

import pytest

from sandbox.channels import channels
from sandbox.errors import CannotDo
from sandbox.interactions.resolved import CHANNELS, ROLES, USERS, resolve
from sandbox.model import Overwrite
from sandbox.permissions import Permission
from sandbox.world import World
from tests.sandbox.small_world import lounge, person


def test_a_user_comes_with_the_member(world: World) -> None:
    two = person(world, 2)
    found = resolve(world, person(world).id, [(two.id, (USERS,)), (world.bot.id, (USERS,))])
    assert list(found["users"]) == list(found["members"]) == [two.id, world.bot.id]
    assert "user" not in found["members"][two.id]
    two.present = False
    found = resolve(world, person(world).id, [(two.id, (USERS,))])
    assert "members" not in found


def test_a_channel_comes_with_what_the_person_may_do_there(world: World) -> None:
    two, place = person(world, 2).id, lounge(world)
    shown = resolve(world, two, [(place.id, (CHANNELS,))])["channels"][place.id]
    assert shown["permissions"] == str(int(world.permissions_of(two, place)))


def test_what_may_be_of_several_kinds_is_found_as_what_it_is(world: World) -> None:
    role, two = world.guild.roles[1].id, person(world, 2).id
    either = (USERS, ROLES)
    found = resolve(world, person(world).id, [(role, either), (two, either)])
    assert (list(found["roles"]), list(found["users"])) == ([role], [two])


@pytest.mark.parametrize("kinds", [(USERS,), (ROLES,), (CHANNELS,)])
def test_what_is_not_of_the_kind_is_not_there(world: World, kinds: tuple[str, ...]) -> None:
    ids = {USERS: person(world).id, ROLES: world.guild.roles[0].id, CHANNELS: lounge(world).id}
    assert resolve(world, person(world).id, [(ids[kinds[0]], kinds)])
    for one in ("1", *(key for kind, key in ids.items() if kind not in kinds)):
        with pytest.raises(CannotDo, match=f"id {one}"):
            resolve(world, person(world).id, [(one, kinds)])


def test_a_channel_that_the_person_does_not_see_is_not_there(world: World) -> None:
    two, place = person(world, 2).id, lounge(world)
    channels.overwrite(world, place, Overwrite(two, 1, 0, int(Permission.VIEW_CHANNEL)))
    with pytest.raises(CannotDo):
        resolve(world, two, [(place.id, (CHANNELS,))])


def test_nothing_named_is_nothing_found(world: World) -> None:
    assert resolve(world, person(world).id, []) == {}
