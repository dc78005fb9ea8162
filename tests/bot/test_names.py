import pytest

from bot.messages.choosing import NoSuchPlayer, seat_called
from bot.words import LONG_NAME, SHORT_NAME, names_of, plain_name, words_for
from db.records import Player
from engine.core.text import Words
from tests.bot.games import people

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
    assert seat_called(("Ann", "1", "Zoë"), wanted) == seat


def test_nobody_is_found_by_a_name_that_is_not_there() -> None:
    with pytest.raises(NoSuchPlayer):
        seat_called(("Ann", "Ben"), "Cem")


@pytest.mark.parametrize(
    ("locale", "spoken"),
    [("de", "de"), ("pt-BR", "pt-BR"), ("en-GB", "en"), ("it", "it"), ("ja", "en"), ("", "en")],
)
def test_a_reader_is_addressed_in_their_language_or_in_english(locale: str, spoken: str) -> None:
    assert words_for(locale).locale == spoken
