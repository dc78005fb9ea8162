from bot.panels.why_not import reasons
from engine.core.aids.closed import Closed
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.positions import Evening, people, words_as

WORDS = Words(strict=True)


def listed(*closed: Closed) -> list[str]:
    """Return the lines on these closed places."""
    (text,) = reasons(Evening(people("Ann", "Ben"), 1).standing, closed, WORDS).texts
    return text.splitlines()


def shut(name: str, reason: str) -> Closed:
    """Return a closed place."""
    return Closed(name, words_as(name), words_as(reason))


def test_every_closed_place_is_listed_with_its_reason() -> None:
    assert listed(shut("G1", "Ben is there"), shut("G2", "you lack a city")) == [
        "**G1** Ben is there",
        "**G2** You lack a city",
    ]


def test_places_closed_for_the_same_reason_share_a_line() -> None:
    assert listed(shut("G1", "Ben is there"), shut("R4", "Ben is there")) == [
        "**G1, R4** Ben is there"
    ]


def test_where_everything_is_open_the_list_says_so() -> None:
    assert listed() == ["Nothing is closed to you right now."]


def test_a_name_in_a_reason_is_no_markup() -> None:
    closed = Closed("R3", words_as("R3"), msg("underwater-cities-closed-taken", owner=1))
    standing = Evening(people("Ann", "[Ben](x)"), 1).standing
    assert reasons(standing, (closed,), WORDS).texts == (r"**R3** Taken by \[Ben\]\(x\)",)
