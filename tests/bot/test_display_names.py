import pytest

from bot.display_names import escaped
from bot.localization import LONG_NAME, SHORT_NAME, names_of, plain_name, words_for
from bot.messages.autocomplete import NoSuchPlayer, seat_named
from bot.messages.pictures import painted_names
from db.records import Player
from engine.core.text import Words
from tests.bot.positions import people

ENGLISH = Words(strict=True)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Ann", "Ann"),
        ("  Ann\n\tMarie ", "Ann Marie"),
        ("An\u202en\u200b", "Ann"),
        ("", "?"),
        ("\u200b \n", "?"),
        ("x" * 32, "x" * 32),
        ("x" * 33, f"{'x' * 31}…"),
    ],
)
def test_a_name_is_on_one_line_and_never_empty(name: str, plain: str) -> None:
    assert plain_name(name) == plain


@pytest.mark.parametrize("longest", [SHORT_NAME, LONG_NAME])
def test_people_who_are_called_the_same_are_told_apart(longest: int) -> None:
    alike = people("W" * 40, "w" * 50, "Ann", "W" * 32)
    names = names_of(alike, ENGLISH, longest)
    assert len(set(names)) == 4
    assert names[2] == "Ann"
    assert all(len(name) <= longest for name in names)


@pytest.mark.parametrize(
    "other",
    ["B\u00adob", "\u0412ob", "\uff22\uff2f\uff22", "B0b", "Bob.", "\u0299\u1d0f\u0299",
     "B\u00f3b", "Bo\u034fb", "B\u03bfb", "Bob\U000e0041",
     "\u3164Bob", "\U0001d401\U0001d428\U0001d41b"],
)  # fmt: skip
def test_a_name_that_looks_like_another_is_told_apart(other: str) -> None:
    first, second = names_of(people("Bob", other), ENGLISH)
    assert (first, second[-4:]) == ("Bob (1)", " (2)")


def test_a_name_that_is_made_to_look_told_apart_is_told_apart_itself() -> None:
    assert names_of(people("Bob", "Bob", "Bob (2)"), ENGLISH) == (
        "Bob (1)",
        "Bob (2)",
        "Bob (2) (3)",
    )


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u00ad", "\u034f", "\u180e", "\U000e0041", "\u0301"]
)
def test_a_name_of_which_nothing_is_seen_is_a_question_mark(blank: str) -> None:
    assert plain_name(blank * 3) == "?"
    assert names_of(people(blank, blank), ENGLISH) == ("? (1)", "? (2)")


def test_names_that_the_type_of_pictures_lacks_are_told_apart_there() -> None:
    both = people("\u7530\u4e2d", "\u4f50\u85e4", "Ann")
    assert names_of(both, ENGLISH) == ("\u7530\u4e2d", "\u4f50\u85e4", "Ann")
    assert painted_names(both, ENGLISH) == ("\u7530\u4e2d (1)", "\u4f50\u85e4 (2)", "Ann")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("[a](http://e.co)", r"\[a\]\(http:\/\/e.co\)"),
        ("<@1>", "\\<@\u200b1\\>"),
        ("1. x", r"1\. x"),
        ("-# x", r"\-# x"),
        ("J. R. O'Neil-Smith", "J. R. O'Neil-Smith"),
    ],
)
def test_a_name_means_nothing_to_discord(text: str, shown: str) -> None:
    assert escaped(text) == shown


def test_somebody_called_like_a_computer_player_is_told_apart() -> None:
    players = (Player("greedy", None), *people("Computer 1"))
    assert names_of(players, ENGLISH) == ("Computer 1 (1)", "Computer 1 (2)")


def test_computer_players_are_called_by_their_seat() -> None:
    players = (*people("Ann"), Player("greedy", None), Player("random", None))
    assert names_of(players, ENGLISH) == ("Ann", "Computer 2", "Computer 3")


@pytest.mark.parametrize(
    ("wanted", "seat"), [("1", 0), ("2", 1), (" ann ", 0), ("ZOË", 2), ("3", 2)]
)
def test_a_player_is_found_by_number_or_name(wanted: str, seat: int) -> None:
    assert seat_named(("Ann", "1", "Zoë"), wanted) == seat


def test_nobody_is_found_by_a_name_that_is_not_there() -> None:
    with pytest.raises(NoSuchPlayer):
        seat_named(("Ann", "Ben"), "Cem")


@pytest.mark.parametrize(
    ("locale", "spoken"),
    [("de", "de"), ("pt-BR", "pt-BR"), ("en-GB", "en"), ("it", "it"), ("ja", "en"), ("", "en")],
)
def test_a_reader_is_addressed_in_their_language_or_in_english(locale: str, spoken: str) -> None:
    assert words_for(locale).locale == spoken
