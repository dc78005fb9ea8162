"""Files that no longer belong to any message."""

from __future__ import annotations

import pytest

from sandbox.messages.expired_files import ExpiredFiles
from sandbox.model import Attachment
from sandbox.world import World

FILE = Attachment("1", "a.png", 1, "image/png")


@pytest.fixture
def expired(world: World) -> ExpiredFiles:
    """Provide an empty record of expired files, and store one file."""
    world.store.keep_file("2", FILE.id, FILE.filename, b"x")
    return ExpiredFiles(world.store, world.clock)


def there(world: World) -> bool:
    return world.store.file("2", FILE.id, FILE.filename).exists()


def test_a_file_can_be_had_for_a_little_longer(world: World, expired: ExpiredFiles) -> None:
    expired.drop("2", FILE)
    world.clock.advance(50)
    assert expired.find("2", "1", "a.png") is FILE
    assert there(world)


def test_a_file_is_deleted_when_its_time_is_over(world: World, expired: ExpiredFiles) -> None:
    expired.drop("2", FILE)
    world.clock.advance(60)
    assert expired.find("2", "1", "a.png") is None
    assert not there(world)


@pytest.mark.parametrize(
    ("channel", "key", "name"), [("3", "1", "a.png"), ("2", "3", "a.png"), ("2", "1", "b.png")]
)
def test_a_file_is_found_by_its_whole_address(
    expired: ExpiredFiles, channel: str, key: str, name: str
) -> None:
    expired.drop("2", FILE)
    assert expired.find(channel, key, name) is None


def test_each_file_has_its_own_time(world: World, expired: ExpiredFiles) -> None:
    other = Attachment("9", "b.png", 1, "image/png")
    expired.drop("2", FILE)
    world.clock.advance(40)
    expired.drop("2", other)
    world.clock.advance(40)
    expired.remove_old()
    assert not there(world)
    assert expired.find("2", "9", "b.png") is other


def test_at_the_end_nothing_is_left(world: World, expired: ExpiredFiles) -> None:
    expired.drop("2", FILE)
    expired.close()
    assert not there(world)
    assert expired.find("2", "1", "a.png") is None
