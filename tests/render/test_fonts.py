import unicodedata

import pytest

from render import fonts
from render.scene import Box, Words

NAMES = (
    "Ada",
    "Émile Zôla",
    "Łukasz Żółć",
    "Søren Ångström",
    "Σωκράτης",
    "Владимир",
    "O'Brien-Nuñez",
)


def words(
    text: str, width: int, height: int = 40, size: int = 24, lines: int = 1, shrink: int = 0
) -> Words:
    """Return words in a box."""
    return Words(text, Box(0, 0, width, height), size, lines=lines, shrink=shrink)


def test_longer_words_are_wider() -> None:
    assert fonts.measure("diver", 24) < fonts.measure("divers", 24)


def test_bold_words_are_wider() -> None:
    assert fonts.measure("divers", 24) < fonts.measure("divers", 24, bold=True)


@pytest.mark.parametrize("bold", [False, True])
def test_all_figures_are_equally_wide(bold: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert len({fonts.measure(figure * 10, 40, bold=bold) for figure in "0123456789"}) == 1


def test_a_capital_is_as_high_as_said() -> None:
    _, top, _, _ = fonts.face(200, bold=False).getbbox("H", anchor="ls")
    assert -top == pytest.approx(fonts.cap_height(200), abs=2)


@pytest.mark.parametrize("name", NAMES)
def test_names_in_european_letters_are_kept(name: str) -> None:
    assert fonts.clean(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada 🐙", "Ada ·"),
        ("🐙🐙🐙", "·"),
        ("👩‍🚀 Val", "· Val"),
        ("海 Kai 海", "· Kai ·"),
        ("Zoë\N{VARIATION SELECTOR-16}", "Zoë"),
        ("\U0001d4d0\U0001d4ed\U0001d4ea", "Ada"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}Ada", "Ada"),
        ("A\tb", "Ab"),
        ("Ada\N{IDEOGRAPHIC SPACE}B", "Ada B"),
        ("A\N{PARAGRAPH SEPARATOR}B", "A B"),
        ("A\ud800B", "A·B"),
    ],
)
def test_what_the_type_does_not_have_becomes_one_quiet_mark(name: str, shown: str) -> None:
    assert fonts.clean(name) == shown


@pytest.mark.slow
def test_nothing_shown_is_ever_an_empty_box() -> None:
    everything = "".join(chr(code) for code in range(0x20, 0x3000) if _is_written(chr(code)))
    assert all(
        character.isspace() or fonts.known(character) for character in fonts.clean(everything)
    )


def _is_written(character: str) -> bool:
    return unicodedata.category(character)[0] != "C"


def test_letters_with_marks_apart_are_put_together() -> None:
    assert fonts.clean("e\N{COMBINING ACUTE ACCENT}") == "é"


def test_lines_are_no_wider_than_asked() -> None:
    lines = fonts.wrap("The diver goes down and comes up again with a cube of metal", 24, 200)
    assert len(lines) > 2
    assert all(fonts.measure(line, 24) <= 200 for line in lines)


def test_no_word_is_lost_in_wrapping() -> None:
    text = "The diver goes down and comes up again"
    assert " ".join(fonts.wrap(text, 24, 120)) == text


def test_a_written_line_break_is_kept() -> None:
    assert fonts.wrap("one\ntwo", 24, 500) == ("one", "two")


def test_words_fit_a_box_that_is_wide_enough() -> None:
    width = fonts.measure("Plant Expert", 24)
    assert fonts.fits(words("Plant Expert", width))
    assert not fonts.fits(words("Plant Expert", width - 1))


def test_words_do_not_fit_a_box_that_is_too_low() -> None:
    assert fonts.fits(words("Spy", 100, height=24))
    assert not fonts.fits(words("Spy", 100, height=23))


def test_words_shrink_no_more_than_needed_and_allowed() -> None:
    width = fonts.measure("Plant Expert", 20)
    setting = fonts.lay(words("Plant Expert", width, shrink=16))
    assert (setting.size, setting.whole) == (20, True)
    assert not fonts.fits(words("Plant Expert", width, shrink=22))


def test_words_of_several_lines_fit_if_all_lines_do() -> None:
    text, width = "Gain one credit for each diver below", 180
    count = len(fonts.wrap(text, 24, width))
    high = fonts.height(24, count)
    assert fonts.fits(words(text, width, height=high, lines=count))
    assert not fonts.fits(words(text, width, height=high, lines=count - 1))
    assert not fonts.fits(words(text, width, height=high - 1, lines=count))


def test_words_that_do_not_fit_are_cut_short_and_stay_in_their_box() -> None:
    setting = fonts.lay(words("Wolfeschlegelsteinhausenbergerdorff", 150))
    assert not setting.whole
    assert setting.lines[0].endswith(fonts.CUT)
    assert fonts.measure(setting.lines[0], 24) <= 150


def test_lines_that_do_not_fit_are_cut_at_the_last_one() -> None:
    setting = fonts.lay(words("one two three four five six seven", 80, height=60, lines=2))
    assert len(setting.lines) == 2
    assert setting.lines[1].endswith(fonts.CUT)
    assert all(fonts.measure(line, 24) <= 80 for line in setting.lines)
