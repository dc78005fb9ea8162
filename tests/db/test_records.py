from __future__ import annotations

from datetime import UTC, datetime, timedelta

from db.records import Post


def test_a_post_is_of_this_moment_unless_said_otherwise() -> None:
    assert abs(datetime.now(UTC) - Post(1, 2, 3).at) < timedelta(minutes=5)
