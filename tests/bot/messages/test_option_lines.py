from bot.custom_ids import Press, Verb
from bot.messages.menu import Button, ListEntry, Select
from bot.messages.option_lines import LONGEST_DESCRIPTION, description, option_lines
from engine.core.msg import Msg, msg
from engine.core.text import Words
from tests.bot.positions import words_as

WORDS = Words(strict=True)
PLAY = Press(Verb.PLAY, 1)


def said(*labels_and_effects: tuple[Msg, Msg | None]) -> list[str]:
    """Return the lines for buttons with these labels and effects."""
    row = tuple(Button(PLAY, label, effect=effect) for label, effect in labels_and_effects)
    return option_lines((row,), WORDS, ()).splitlines()


def test_each_button_says_what_it_does() -> None:
    assert said((words_as("one"), words_as("gain 1 credit"))) == ["**One** Gain 1 credit"]


def test_a_button_whose_label_says_everything_needs_no_line() -> None:
    assert said((words_as("gain 1 credit"), None)) == []


def test_options_with_the_same_effect_share_a_line() -> None:
    effect = words_as("gain 1 credit")
    assert said((words_as("one"), effect), (words_as("two"), effect)) == [
        "**One, Two** Gain 1 credit"
    ]


def test_many_lines_are_written_small() -> None:
    found = said(*((words_as(f"n{n}"), words_as(f"effect {n}")) for n in range(5)))
    assert all(line.startswith("-# **N") for line in found)


def test_a_list_is_explained_only_where_its_entries_have_no_room() -> None:
    short, long = words_as("gain 1 credit"), words_as("gain 1 credit " * 10)
    entries = (ListEntry("a", words_as("a"), short), ListEntry("b", words_as("b"), long))
    select = Select(PLAY, msg("bot-choose-kind"), entries)
    assert option_lines((select,), WORDS, ()) == f"**B** {WORDS.say(long)}"
    assert description(short, WORDS, ()) == "Gain 1 credit"
    assert len(WORDS.say(long)) > LONGEST_DESCRIPTION
    assert description(long, WORDS, ()) is None
