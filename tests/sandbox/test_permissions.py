"""Permissions, in the guild and in its channels."""

from __future__ import annotations

import discord
import pytest

from sandbox import permissions
from sandbox.model import PUBLIC_THREAD, TEXT, Channel, Guild, Overwrite, Role
from sandbox.permissions import P, Permission
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_world import until


@pytest.mark.parametrize(
    "denied",
    [[], ["SEND_MESSAGES"], ["ATTACH_FILES", "EMBED_LINKS"], ["MANAGE_THREADS", "PIN_MESSAGES"]],
)
async def test_the_library_reckons_permissions_to_the_same_end(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person, denied: list[str]
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=denied)
    ours = int(
        sandbox.world.permissions_of(sandbox.world.bot.id, sandbox.world.channels[one.channel])
    )

    def theirs() -> int:
        return channel.permissions_for(channel.guild.me).value

    await until(lambda: theirs() == ours)
    assert theirs() == ours


def test_permissions_are_numbered_as_in_the_library() -> None:
    theirs = discord.Permissions.VALID_FLAGS
    same = {name for name in Permission.__members__ if name.lower() in theirs}
    assert len(same) > 25
    wrong = {name for name in same if theirs[name.lower()] != Permission[name]}
    assert wrong == set()


# -- in the guild

GUILD, ANN, BEN, DIVER, CAPTAIN = "1", "2", "3", "4", "5"


def guild(**roles: Permission) -> Guild:
    """Return Ann's guild with these roles, where everybody has the role `everyone`."""
    ids = {"everyone": GUILD, "diver": DIVER, "captain": CAPTAIN}
    made = [
        Role(ids[name], name, int(held), place) for place, (name, held) in enumerate(roles.items())
    ]
    return Guild(GUILD, "Deep Water", ANN, "en-US", made)


def test_the_owner_may_do_everything() -> None:
    assert permissions.in_guild(guild(), ANN, []) == permissions.ALL


def test_a_member_may_do_what_any_of_their_roles_may() -> None:
    server = guild(everyone=P.VIEW_CHANNEL, diver=P.ATTACH_FILES, captain=P.MANAGE_GUILD)
    assert permissions.in_guild(server, BEN, []) == P.VIEW_CHANNEL
    assert permissions.in_guild(server, BEN, [DIVER]) == P.VIEW_CHANNEL | P.ATTACH_FILES


def test_an_administrator_may_do_everything() -> None:
    server = guild(everyone=P.VIEW_CHANNEL, captain=P.ADMINISTRATOR)
    assert permissions.in_guild(server, BEN, [CAPTAIN]) == permissions.ALL


# -- in a channel

SPEAKING = P.VIEW_CHANNEL | P.SEND_MESSAGES | P.ATTACH_FILES
NOTHING = permissions.NONE


def held(
    *overwrites: Overwrite, everyone: Permission = SPEAKING, kind: int = TEXT, user: str = BEN
) -> Permission:
    """Return the permissions of a diver and captain in a channel with these overwrites."""
    server = guild(everyone=everyone, diver=NOTHING, captain=NOTHING)
    channel = Channel("9", kind, overwrites=list(overwrites))
    return permissions.in_channel(server, channel, None, user, [DIVER, CAPTAIN])


def overwrite(of: str, allow: Permission = NOTHING, deny: Permission = NOTHING) -> Overwrite:
    return Overwrite(of, 1 if of == BEN else 0, int(allow), int(deny))


def test_without_overwrites_a_channel_is_as_the_server() -> None:
    assert held() == SPEAKING


def test_an_overwrite_of_a_role_outdoes_that_of_everyone() -> None:
    everyone = overwrite(GUILD, deny=P.SEND_MESSAGES)
    assert not held(everyone) & P.SEND_MESSAGES
    assert held(overwrite(DIVER, allow=P.SEND_MESSAGES), everyone) == SPEAKING


def test_among_roles_what_one_allows_outdoes_what_another_denies() -> None:
    denied, allowed = overwrite(CAPTAIN, deny=P.SEND_MESSAGES), overwrite(DIVER, P.SEND_MESSAGES)
    assert held(denied, allowed) == held(allowed, denied) == SPEAKING


def test_an_overwrite_of_a_member_outdoes_all_others() -> None:
    allowed = overwrite(DIVER, allow=P.SEND_MESSAGES)
    assert not held(allowed, overwrite(BEN, deny=P.SEND_MESSAGES)) & P.SEND_MESSAGES
    assert held(overwrite(DIVER, deny=P.SEND_MESSAGES), overwrite(BEN, P.SEND_MESSAGES)) == SPEAKING


def test_whoever_cannot_see_a_channel_may_do_nothing_in_it() -> None:
    assert held(overwrite(GUILD, deny=P.VIEW_CHANNEL)) == NOTHING


def test_whoever_cannot_send_cannot_send_files_either() -> None:
    assert held(overwrite(GUILD, deny=P.SEND_MESSAGES)) == P.VIEW_CHANNEL


def test_no_overwrite_holds_for_the_owner() -> None:
    assert held(overwrite(GUILD, deny=P.VIEW_CHANNEL), user=ANN) == permissions.ALL


def test_in_a_thread_the_overwrites_of_its_channel_hold() -> None:
    server = guild(everyone=SPEAKING | P.SEND_MESSAGES_IN_THREADS)
    parent = Channel("9", TEXT, overwrites=[overwrite(GUILD, deny=P.ATTACH_FILES)])
    thread = Channel("10", PUBLIC_THREAD, parent_id="9")
    found = permissions.in_channel(server, thread, parent, BEN, [])
    assert found == P.VIEW_CHANNEL | P.SEND_MESSAGES | P.SEND_MESSAGES_IN_THREADS


def test_in_a_thread_another_permission_to_send_counts() -> None:
    assert held(kind=PUBLIC_THREAD) == P.VIEW_CHANNEL | P.SEND_MESSAGES
    everyone = P.VIEW_CHANNEL | P.SEND_MESSAGES_IN_THREADS | P.ATTACH_FILES
    assert held(kind=PUBLIC_THREAD, everyone=everyone) == everyone
