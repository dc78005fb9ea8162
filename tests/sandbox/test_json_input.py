"""JSON from outside, within limits."""

from __future__ import annotations

import pytest

from sandbox.json_input import DEEPEST, LONGEST_NUMBER, is_number, parsed


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": [1, null]}', {"a": [1, None]}),
        (b'"\xc3\xa4"', "ä"),
        ("7", 7),
        ('"\\ud83d\\ude00"', "😀"),
    ],
)
def test_json_is_read(text: str | bytes, value: object) -> None:
    assert parsed(text) == value


@pytest.mark.parametrize("text", ["", "{", "[1,]", b"\xff\xfe", '"\\ud800"', '{"\\udfff": 1}'])
def test_what_is_no_json_or_no_text_is_refused(text: str | bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - of several kinds
        parsed(text)


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_json_may_be_so_deep_and_no_deeper(opening: str, closing: str) -> None:
    def nested(depth: int) -> str:
        return opening * depth + "1" + closing * depth

    parsed(nested(DEEPEST - 1))
    for depth in (DEEPEST, 100_000):
        with pytest.raises(ValueError, match="too deep"):
            parsed(nested(depth))


def test_the_deepest_part_counts() -> None:
    deep = "[" * DEEPEST + "]" * DEEPEST
    with pytest.raises(ValueError, match="too deep"):
        parsed(f'{{"shallow": [], "deep": {deep}}}')


@pytest.mark.parametrize("text", ["0", "007", "9" * LONGEST_NUMBER])
def test_plain_numbers_are_numbers(text: str) -> None:
    assert is_number(text)


@pytest.mark.parametrize(
    "text", ["", "-1", "1.5", " 1", "²", "\u0661", "x", "9" * (LONGEST_NUMBER + 1)]
)
def test_nothing_else_is_a_number(text: str) -> None:
    assert not is_number(text)
