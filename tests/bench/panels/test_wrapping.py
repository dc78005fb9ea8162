"""Wrapping text as on a phone."""

import pytest

from bench.panels.wrapping import lines


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 0),
        ("One line", 1),
        ("Two\n\nlines", 2),
        ("word " * 40, 5),
        ("-# " + "word " * 40, 4),
        ("<:kelp:123456789012345678> " * 12, 1),
        ("<:kelp:123456789012345678> " * 14, 2),
        ("<@123456789012345678>: **choose** [a Key](https://example.org/" + "x" * 200 + ")", 1),
        ("m" * 60, 3),
    ],
)
def test_text_takes_as_many_lines_as_it_needs(text: str, expected: int) -> None:
    assert lines(text) == expected
