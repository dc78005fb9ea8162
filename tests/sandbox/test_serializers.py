"""Objects as Discord sends them."""

from __future__ import annotations

import pytest

from sandbox import serializers
from sandbox.channels import channels, threads
from sandbox.model import PUBLIC_THREAD, Channel, Command, Overwrite
from sandbox.permissions import Permission
from sandbox.world import World
from tests.sandbox.small_world import lounge, person, said

P = Permission


def thread(world: World) -> Channel:
    return threads.open_thread(world, lounge(world), threads.Opening("aside", person(world, 2).id))


def test_the_bot_is_told_from_people(world: World) -> None:
    bot, human = serializers.user(world.bot), serializers.user(person(world))
    assert (bot["bot"], bot["global_name"]) == (True, None)
    assert "bot" not in human
    assert (human["username"], human["global_name"]) == ("player.1", "Player 1")
    assert bot.keys() - human.keys() == {"bot"}


def test_a_member_comes_with_or_without_the_user(world: World) -> None:
    whole = serializers.member(world.bot)
    assert whole["user"] == serializers.user(world.bot)
    assert whole["roles"] == world.bot.roles
    assert whole["roles"] is not world.bot.roles
    assert serializers.member(world.bot, with_user=False) == {
        name: value for name, value in whole.items() if name != "user"
    }


def test_a_page_learns_the_language_and_colour_of_a_person(world: World) -> None:
    shown = serializers.person(person(world, 2))
    assert (shown["locale"], shown["colour"], shown["present"]) == ("en-US", "#e76f51", True)


def test_the_server_comes_with_its_roles(world: World) -> None:
    guild = serializers.guild(world)
    assert [role["id"] for role in guild["roles"]] == [role.id for role in world.guild.roles]
    assert guild["owner_id"] == person(world).id
    # JSON cannot represent such large numbers exactly.
    assert guild["roles"][1]["permissions"] == str(world.guild.roles[1].permissions)
    assert guild["vanity_url_code"] is None


def test_a_channel_shows_its_overwrites(world: World) -> None:
    channels.overwrite(world, lounge(world), Overwrite(world.bot.id, 1, 0, int(P.ATTACH_FILES)))
    shown = serializers.channel(world, lounge(world))
    assert (shown["name"], shown["position"], shown["guild_id"]) == ("lounge", 0, world.guild.id)
    denied = str(int(P.ATTACH_FILES))
    assert shown["permission_overwrites"] == [
        {"id": world.bot.id, "type": 1, "allow": "0", "deny": denied}
    ]


def test_a_direct_channel_shows_the_other_one(world: World) -> None:
    channel = channels.direct(world, person(world).id)
    shown = serializers.channel(world, channel)
    assert [user["id"] for user in shown["recipients"]] == [person(world).id]
    assert not {"guild_id", "name", "permission_overwrites"} & shown.keys()
    page = serializers.channel_for(world, channel, person(world).id)
    assert (page["name"], page["recipients"]) == ("Fathom", [serializers.user(world.bot)])


def test_a_thread_shows_its_channel_and_its_state(world: World) -> None:
    one = thread(world)
    said(world, channel=one)
    shown = serializers.channel(world, one)
    assert (shown["type"], shown["parent_id"]) == (PUBLIC_THREAD, lounge(world).id)
    assert (shown["owner_id"], shown["message_count"]) == (person(world, 2).id, 1)
    assert (shown["thread_metadata"]["archived"], shown["member_count"]) == (False, 1)
    assert "permission_overwrites" not in shown
    assert "member" not in shown


def test_a_thread_tells_the_bot_since_when_it_is_in_it(world: World) -> None:
    one = thread(world)
    assert one.thread is not None
    one.thread.members[world.bot.id] = "then"
    shown = serializers.channel(world, one)
    assert shown["member"] == serializers.thread_member(one, world.bot.id)
    assert (shown["member"]["user_id"], shown["member"]["join_timestamp"]) == (world.bot.id, "then")


def test_a_thread_without_what_makes_it_one_is_a_mistake(world: World) -> None:
    with pytest.raises(ValueError, match="9 has lost"):
        serializers.channel(world, Channel("9", PUBLIC_THREAD))


def test_whoever_may_not_send_messages_is_told_by_the_page(world: World) -> None:
    two = person(world, 2).id
    assert serializers.channel_for(world, lounge(world), two)["can_send"] is True
    channels.overwrite(world, lounge(world), Overwrite(two, 1, 0, int(P.SEND_MESSAGES)))
    assert serializers.channel_for(world, lounge(world), two)["can_send"] is False


def test_in_a_locked_thread_only_those_who_manage_threads_may_write(world: World) -> None:
    one = thread(world)
    assert serializers.may_send(world, one, person(world, 3).id)
    threads.archive(world, one, archived=False, locked=True)
    assert not serializers.may_send(world, one, person(world, 3).id)
    assert serializers.may_send(world, one, world.bot.id)


def test_an_interaction_tells_what_the_person_may_do_in_the_channel(world: World) -> None:
    two = person(world, 2).id
    shown = serializers.channel_in_interaction(world, lounge(world), two)
    assert shown["permissions"] == str(int(world.permissions_of(two, lounge(world))))


def test_a_command_of_the_server_says_so(world: World) -> None:
    command = Command("7", "8", {"name": "play"})
    shown = serializers.command(world, command)
    assert shown == {"id": "7", "application_id": world.bot.id, "version": "8", "name": "play"}
    command.guild_id = world.guild.id
    assert serializers.command(world, command) == shown | {"guild_id": world.guild.id}
