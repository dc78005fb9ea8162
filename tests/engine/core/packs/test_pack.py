from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Annotated, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field, field_validator, model_validator

from engine.core.errors import BadPack
from engine.core.packs.notation import Args, Make, Vocabulary, parse_amount
from engine.core.packs.pack import (
    MAX_BYTES,
    BadCell,
    Cell,
    Id,
    PackHead,
    PackRow,
    amount_cell,
    decode,
    effect_cell,
    read_head,
    read_tables,
    rows,
    table,
)

HEAD = """# A pack

### table: pack
| id | game | version | title |
|---|---|---|---|
| mine | otys | 3 | My own cards |
"""


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


class Fish(PackRow):
    id: Id
    size: Annotated[int, Field(ge=1, le=9)] = 1
    tasty: bool = False
    colour: Literal["red", "blue"] | None = None
    side: Side = Side.LEFT
    depth: float | None = None
    eyes: Literal[1, 2] = 2
    name: Annotated[str, Field(max_length=8)] | None = None
    parts: tuple[int, ...] = ()

    @field_validator("parts", mode="before")
    @classmethod
    def split(cls, value: object) -> object:
        return tuple(value.split("+")) if isinstance(value, str) else value

    @field_validator("name")
    @classmethod
    def not_eel(cls, value: str | None) -> str | None:
        if value == "eel":
            raise BadCell("fish-no-eels", name="eel")
        return value

    @model_validator(mode="after")
    def small_fish_are_not_tasty(self) -> Fish:
        if self.tasty and self.size == 1:
            raise BadCell("fish-too-small")
        return self


def fish(column: str, text: str) -> tuple[Fish, ...]:
    """One fish with that in the column; the cell stands in line 4, column 9."""
    pack = f"### table: fish\n| id | {column} |\n|---|---|\n| cod | {text} |\n"
    return rows(read_tables(pack, "fish.md")["fish"], Fish)


def refusal(act: Callable[[], object]) -> tuple[int, int, str]:
    with pytest.raises(BadPack) as caught:
        act()
    return caught.value.line, caught.value.column, caught.value.reason.key


# ---------------------------------------------------------------- reading


def test_a_table_has_its_columns_rows_and_places() -> None:
    text = "words\n\n### table: fish\n\n| id |  name |\n|---|:-:|\n| cod|x y|\n"
    sheet = read_tables(text, "f")["fish"]
    assert (sheet.name, sheet.source, sheet.line) == ("fish", "f", 3)
    assert sheet.columns == ("id", "name")
    (row,) = sheet.rows
    assert row["id"] == Cell("cod", 7, 3)
    assert row["name"] == Cell("x y", 7, 7)


def test_prose_around_tables_is_ignored() -> None:
    tables = read_tables(f"Hello.\n{HEAD}Some words.\n\nMore | words.\n", "p")
    assert set(tables) == {"pack"}
    assert len(tables["pack"].rows) == 1


def test_a_table_may_have_no_rows() -> None:
    assert read_tables("### table: fish\n| id |\n|---|", "f")["fish"].rows == ()


def test_lines_may_end_as_windows_ends_them() -> None:
    assert read_tables(HEAD.replace("\n", "\r\n"), "p") == read_tables(HEAD, "p")


def test_a_byte_order_mark_is_no_text() -> None:
    assert decode(b"\xef\xbb\xbfabc", "p") == "abc"


def test_the_head_says_what_the_pack_is() -> None:
    assert read_head(read_tables(HEAD, "p"), "p", game="otys") == PackHead(
        id="mine", game="otys", version=3, title="My own cards"
    )


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("### table: a\n| x |\n|---|\n\n### table: a\n| x |\n|---|\n", (5, 1, "pack-table-twice")),
        ("### table:\n| x |\n|---|\n", (1, 11, "pack-table-name")),
        ("### table: Two words\n| x |\n|---|\n", (1, 11, "pack-table-name")),
        ("\n### table: a\n", (2, 1, "pack-table-empty")),
        ("### table: a\nwords\n| x |\n|---|\n", (1, 1, "pack-table-empty")),
        ("### table: a\n| x | y | x |\n|---|---|---|\n", (2, 11, "pack-column-twice")),
        ("### table: a\n| x |\n", (3, 1, "pack-no-separator")),
        ("### table: a\n| x |\n| 1 |\n", (3, 1, "pack-no-separator")),
        ("### table: a\n| x |\n||\n", (3, 2, "pack-empty-cell")),
        ("### table: a\n| x | y |\n|---|\n", (3, 1, "pack-wrong-cell-count")),
        ("### table: a\n| x | y |\n|---|---|\n| 1 |\n", (4, 1, "pack-wrong-cell-count")),
        ("### table: a\n| x |\n|---|\n| 1 | 2 |\n", (4, 1, "pack-wrong-cell-count")),
        ("### table: a\n| x |\n|---|\n| 1\n", (4, 3, "pack-row-not-closed")),
        ("### table: a\n|\n|---|\n", (2, 1, "pack-row-not-closed")),
        ("### table: a\n| x | y |\n|---|---|\n| 1 |  |\n", (4, 6, "pack-empty-cell")),
        (f"### table: a\n| x |\n|---|\n| {'b' * 500} |\n", (4, 2, "pack-cell-too-long")),
        ("### table: a\n| id |\n|---|\n| b |\n| b |\n", (5, 3, "pack-id-twice")),
        ("### table: a\n| x |\n|---|\n\n| 1 |\n", (5, 1, "pack-row-outside-table")),
        ("words\n a\tb\n", (2, 3, "pack-control-character")),
        ("words \u202e sdrow\n", (1, 7, "pack-control-character")),
    ],
)
def test_a_slip_in_a_table_is_told_at_its_place(text: str, place: tuple[int, int, str]) -> None:
    assert refusal(lambda: read_tables(text, "p")) == place


def test_a_refusal_names_the_pack_and_the_reason() -> None:
    with pytest.raises(BadPack) as caught:
        read_tables("### table: a\n| x |\n|---|\n| 1 | 2 |\n", "mine.md")
    assert caught.value.msg["source"] == "mine.md"
    assert dict(caught.value.reason.args) == {"found": 2, "expected": 1}


def test_a_pack_is_utf8() -> None:
    assert refusal(lambda: decode("é\nbé".encode() + b"\xff", "p")) == (2, 3, "pack-not-utf8")
    assert refusal(lambda: decode(b"\xff", "p")) == (1, 1, "pack-not-utf8")


def test_a_pack_is_at_most_a_mebibyte() -> None:
    assert decode(b" " * MAX_BYTES, "p") == " " * MAX_BYTES
    assert refusal(lambda: decode(b" " * (MAX_BYTES + 1), "p")) == (1, 1, "pack-too-big")
    assert refusal(lambda: read_tables("é" * MAX_BYTES, "p")) == (1, 1, "pack-too-big")


def test_a_missing_table_is_named() -> None:
    assert refusal(lambda: table({}, "fish", "p")) == (1, 1, "pack-missing-table")
    assert refusal(lambda: read_head({}, "p")) == (1, 1, "pack-missing-table")


def test_a_pack_has_one_head() -> None:
    more = read_tables(HEAD + "| other | otys | 1 | Second |\n", "p")
    assert refusal(lambda: read_head(more, "p")) == (3, 1, "pack-needs-one-row")


def test_a_pack_for_another_game_is_refused() -> None:
    tables = read_tables(HEAD, "p")
    assert refusal(lambda: read_head(tables, "p", "antarctica")) == (6, 10, "pack-other-game")


@given(st.text(alphabet="|-ab \n#:", max_size=60))
def test_any_text_is_read_or_refused_at_a_place_in_it(text: str) -> None:
    text = f"### table: a\n{text}"
    line, column = 1, 1
    try:
        read_tables(text, "p")
    except BadPack as error:
        line, column = error.line, error.column
    assert 1 <= line <= len(text.split("\n")) + 1
    assert 1 <= column <= len(text) + 1


# ---------------------------------------------------------------- rows as data


@pytest.mark.parametrize(
    ("column", "text", "value"),
    [
        ("size", "9", 9),
        ("tasty", "no", False),
        ("colour", "blue", "blue"),
        ("colour", "-", None),
        ("side", "right", Side.RIGHT),
        ("depth", "4.5", 4.5),
        ("depth", "-", None),
        ("eyes", "1", 1),
        ("name", "-", None),
        ("name", "7", "7"),
        ("parts", "2+1", (2, 1)),
    ],
)
def test_a_cell_becomes_the_value_it_means(column: str, text: str, value: object) -> None:
    assert getattr(fish(column, text)[0], column) == value


@pytest.mark.parametrize(
    ("column", "text", "reason"),
    [
        ("size", "big", "pack-not-a-number"),
        ("size", "1.0", "pack-not-a-number"),
        ("size", "1_0", "pack-not-a-number"),
        ("size", "1" * 400, "pack-not-a-number"),
        ("size", "0", "pack-out-of-range"),
        ("size", "10", "pack-out-of-range"),
        ("size", "-", "pack-needs-value"),
        ("tasty", "true", "pack-not-yes-or-no"),
        ("colour", "green", "pack-not-one-of"),
        ("side", "up", "pack-not-one-of"),
        ("eyes", "3", "pack-not-one-of"),
        ("depth", "nan", "pack-not-a-number"),
        ("name", "leviathan", "pack-too-long"),
        ("name", "eel", "fish-no-eels"),
        ("parts", "2+x", "pack-not-a-number"),
    ],
)
def test_a_wrong_cell_is_refused_at_its_place(column: str, text: str, reason: str) -> None:
    place = (4, 9, reason)
    assert refusal(lambda: fish(column, text)) == place


def test_a_refused_word_is_told_with_those_allowed() -> None:
    for column, allowed in (("colour", "red, blue"), ("side", "left, right"), ("eyes", "1, 2")):
        with pytest.raises(BadPack) as caught:
            fish(column, "4")
        assert dict(caught.value.reason.args) == {"found": "4", "allowed": allowed}


def test_a_refused_number_is_told_with_its_limit() -> None:
    with pytest.raises(BadPack) as caught:
        fish("size", "10")
    assert dict(caught.value.reason.args) == {"found": "10", "limit": "<= 9"}


def test_a_rule_about_the_whole_row_blames_its_start() -> None:
    assert refusal(lambda: fish("tasty", "yes")) == (4, 3, "fish-too-small")


def test_ids_are_snake_case() -> None:
    sheet = read_tables("### table: fish\n| id |\n|---|\n| Cod |\n", "f")["fish"]
    assert refusal(lambda: rows(sheet, Fish)) == (4, 3, "pack-bad-id")


def test_columns_are_those_of_the_model() -> None:
    assert refusal(lambda: fish("weight", "3")) == (2, 8, "pack-unknown-column")
    sheet = read_tables("### table: fish\n| size |\n|---|\n| 3 |\n", "f")["fish"]
    assert refusal(lambda: rows(sheet, Fish)) == (2, 3, "pack-missing-column")


def test_further_columns_may_be_allowed_and_are_not_read() -> None:
    sheet = read_tables("### table: fish\n| id | weight |\n|---|---|\n| cod | 3 |\n", "f")["fish"]
    assert rows(sheet, Fish, also=("weight",)) == (Fish(id="cod"),)


# ---------------------------------------------------------------- effects in cells


class Swim:
    """A statement with a number."""

    notation: ClassVar[str] = "swim"

    @classmethod
    def read(cls, args: Args, _make: Make) -> int:
        return args.number(0)


SWIMMING = Vocabulary[int](Swim)


def test_a_cell_holds_effects() -> None:
    sheet = read_tables("### table: fish\n| does |\n|---|\n| swim(1); swim(2) |\n", "f")["fish"]
    assert effect_cell(sheet, sheet.rows[0], "does", SWIMMING) == (1, 2)


def test_a_slip_in_an_effect_is_told_at_its_sign() -> None:
    sheet = read_tables("### table: fish\n| does |\n|---|\n|  swim(1); fly(2) |\n", "f")["fish"]
    place = (4, 13, "notation-unknown-statement")
    assert refusal(lambda: effect_cell(sheet, sheet.rows[0], "does", SWIMMING)) == place


def test_a_cell_holds_an_amount() -> None:
    sheet = read_tables("### table: a\n| x |\n|---|\n| 1 kelp / 2 |\n| 1 + ? |\n", "f")["a"]
    assert amount_cell(sheet, sheet.rows[0], "x") == parse_amount("1 kelp / 2")
    place = (5, 7, "notation-character")
    assert refusal(lambda: amount_cell(sheet, sheet.rows[1], "x")) == place
