"""The contents of a new session."""

from __future__ import annotations

from itertools import count

import pytest

from sandbox import permissions
from sandbox.model import TEXT
from sandbox.permissions import Permission
from sandbox.seed_data import SeedData, create_seed_data, username_for

NOW = "2026-03-01T12:00:00+00:00"


@pytest.fixture
def seed() -> SeedData:
    numbers = count(1)
    return create_seed_data(lambda: str(next(numbers)), NOW)


def test_everything_has_an_id_of_its_own(seed: SeedData) -> None:
    ids = [role.id for role in seed.guild.roles]
    ids += [seed.bot.id, *(one.id for one in seed.people), *(one.id for one in seed.channels)]
    assert len(ids) == len(set(ids)) == 2 + 1 + 4 + 2


def test_the_first_person_owns_the_server(seed: SeedData) -> None:
    assert seed.guild.owner_id == seed.people[0].id


def test_people_are_told_apart_and_begin_in_english(seed: SeedData) -> None:
    assert [person.locale for person in seed.people] == ["en-US"] * 4
    for look in ("colour", "username", "global_name"):
        assert len({getattr(person, look) for person in seed.people}) == 4
    assert {person.joined_at for person in seed.people} == {seed.bot.joined_at} == {NOW}


def test_the_role_of_everyone_has_the_id_of_the_server(seed: SeedData) -> None:
    everyone, ours = seed.guild.roles
    assert (everyone.id, everyone.permissions) == (seed.guild.id, permissions.EVERYONE)
    assert seed.bot.roles == [ours.id]
    assert (ours.permissions, ours.managed) == (permissions.INVITED, True)


def test_the_bot_is_invited_with_no_more_than_it_needs() -> None:
    too_much = Permission.ADMINISTRATOR | Permission.MANAGE_GUILD | Permission.MANAGE_ROLES
    assert not permissions.INVITED & too_much


def test_channels_are_for_text_and_in_order(seed: SeedData) -> None:
    assert [(one.name, one.position) for one in seed.channels] == [("lounge", 0), ("table-1", 1)]
    assert {one.type for one in seed.channels} == {TEXT}


@pytest.mark.parametrize(
    ("name", "username"),
    [
        ("Player 1", "player.1"),
        ("Ann-Kathrin Öz", "ann.kathrin.öz"),
        (" *Ben* ", "ben"),
        ("***", "somebody"),
        ("", "somebody"),
    ],
)
def test_a_username_has_small_letters_and_no_blanks(name: str, username: str) -> None:
    assert username_for(name) == username
