"""The resolved data of an interaction: the users, roles and channels that it names."""

from __future__ import annotations

from sandbox import serializers
from sandbox.errors import CannotDo
from sandbox.model import Json
from sandbox.world import World

USERS, ROLES, CHANNELS = "users", "roles", "channels"


def resolve(world: World, person_id: str, named: list[tuple[str, tuple[str, ...]]]) -> Json:
    """Return Discord's `resolved` data for IDs, each given with the kinds it may stand for.

    Raises `CannotDo` if there is nothing with one of the IDs.
    """
    found: Json = {}
    for one, kinds in named:
        _resolve_one(world, person_id, one, kinds, found)
    return found


def _resolve_one(
    world: World, person_id: str, one: str, kinds: tuple[str, ...], found: Json
) -> None:
    user = world.people.get(one) or (world.bot if one == world.bot.id else None)
    role = next((role for role in world.guild.roles if role.id == one), None)
    channel = world.channels.get(one)
    if USERS in kinds and user is not None:
        found.setdefault("users", {})[one] = serializers.user(user)
        if user.present:
            member = serializers.member(user, with_user=False)
            member["permissions"] = "0"
            found.setdefault("members", {})[one] = member
    elif ROLES in kinds and role is not None:
        found.setdefault("roles", {})[one] = serializers.role(role)
    elif CHANNELS in kinds and channel is not None and world.sees(person_id, channel):
        body = serializers.channel_in_interaction(world, channel, person_id)
        found.setdefault("channels", {})[one] = body
    else:
        raise CannotDo(f"There is nothing here with the id {one}.")
