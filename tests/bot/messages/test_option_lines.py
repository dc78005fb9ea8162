from bot.custom_ids import Press, Verb
from bot.messages.components import Button, ListEntry, Select
from bot.messages.option_lines import LONGEST_DESCRIPTION, descriptions, option_lines
from engine.core.msg import Msg, msg
from engine.core.text import Words
from tests.bot.positions import words_as

WORDS = Words(strict=True)
PLAY = Press(Verb.PLAY, 1)
A_WORD = words_as("a word")


def said(*labels_and_effects: tuple[Msg, Msg | None]) -> list[str]:
    """Return the lines for buttons with these labels and effects."""
    row = tuple(Button(PLAY, label, effect=effect) for label, effect in labels_and_effects)
    lines = option_lines((row,), WORDS, ()).splitlines()
    assert all(line.startswith("-# ") for line in lines)
    return [line.removeprefix("-# ") for line in lines]


def test_each_button_says_what_it_does() -> None:
    assert said((words_as("one"), words_as("gain 1 credit"))) == ["**One** Gain 1 credit"]


def test_a_button_whose_label_says_everything_needs_no_line() -> None:
    assert said((words_as("gain 1 credit"), None)) == []


def test_options_with_the_same_effect_share_a_line() -> None:
    effect = words_as("gain 1 credit")
    assert said((words_as("one"), effect), (words_as("two"), effect)) == [
        "**One, Two** Gain 1 credit"
    ]


def test_options_of_a_group_share_a_line_too() -> None:
    red, blue, gain = words_as("red"), words_as("blue"), words_as("gain 1 credit")
    row = tuple(
        Button(PLAY, words_as(name), effect=effect, group=group)
        for name, effect, group in (
            ("r1", gain, red),
            ("b1", gain, blue),
            ("r2", words_as("draw"), red),
            ("r3", gain, red),
            ("end", gain, None),
        )
    )
    assert option_lines((row,), WORDS, ()).splitlines() == [
        "-# **B1** Gain 1 credit",
        "-# **R1, R3** Gain 1 credit · **R2** Draw",
        "-# **End** Gain 1 credit",
    ]


def test_a_list_is_explained_in_its_entries_if_all_have_room() -> None:
    entries = (ListEntry("a", words_as("a"), words_as("gain 1 credit")), ListEntry("b", A_WORD))
    select = Select(PLAY, msg("bot-choose-kind"), entries)
    assert option_lines((select,), WORDS, ()) == ""
    assert descriptions(select, WORDS, ()) == ("Gain 1 credit", None)


def test_a_list_in_which_one_entry_has_no_room_is_explained_above_altogether() -> None:
    short, long = words_as("gain 1 credit"), words_as("gain 1 credit " * 10)
    assert len(WORDS.say(long)) > LONGEST_DESCRIPTION
    entries = (ListEntry("a", words_as("a"), short), ListEntry("b", words_as("b"), long))
    select = Select(PLAY, msg("bot-choose-kind"), entries)
    lines = option_lines((select,), WORDS, ()).splitlines()
    assert lines == ["-# **A** Gain 1 credit", f"-# **B** {WORDS.say(long)}"]
    assert descriptions(select, WORDS, ()) == (None, None)


def test_of_a_very_long_list_only_what_has_no_room_is_explained_above() -> None:
    short, long = words_as("gain 1 credit"), words_as("gain 1 credit " * 10)
    many = [ListEntry(str(n), words_as(f"n{n}"), long) for n in range(20)]
    select = Select(PLAY, msg("bot-choose-kind"), (ListEntry("a", A_WORD, short), *many))
    assert "**A word**" not in option_lines((select,), WORDS, ())
    assert descriptions(select, WORDS, ()) == ("Gain 1 credit", *(None,) * 20)


def test_lines_beyond_the_room_are_left_out_whole_and_counted() -> None:
    row = tuple(Button(PLAY, words_as(f"n{n}"), effect=words_as("x" * n)) for n in range(20, 25))
    lines = option_lines((row,), WORDS, (), room=70).splitlines()
    assert lines[:2] == [f"-# **N20** X{'x' * 19}", f"-# **N21** X{'x' * 20}"]
    assert lines[2:] == ["-# 3 more are explained on the cards: `/look card`"]


def lines_of_group(*effects: Msg) -> list[str]:
    """Return the lines for buttons of one group."""
    row = tuple(
        Button(PLAY, words_as(f"n{number}"), effect=effect, group=A_WORD)
        for number, effect in enumerate(effects)
    )
    return option_lines((row,), WORDS, ()).splitlines()


def test_short_effects_of_a_group_stand_in_one_line_and_long_ones_do_not() -> None:
    short, long = words_as("gain 1 credit"), words_as("gain 1 credit " * 10)
    assert lines_of_group(short, A_WORD) == ["-# **N0** Gain 1 credit · **N1** A word"]
    assert lines_of_group(short, long) == [
        "-# **N0** Gain 1 credit",
        f"-# **N1** {WORDS.say(long)}",
    ]


def test_names_are_no_markup_in_lines_though_they_are_plain_on_buttons() -> None:
    names, taken = ("Ann", "[Ben](x)"), msg("underwater-cities-closed-taken", owner=1)
    row = (Button(PLAY, msg("bot-owes"), effect=taken), Button(PLAY, taken, effect=msg("bot-owes")))
    entry = ListEntry("a", taken, words_as("x" * LONGEST_DESCRIPTION + "x"))
    select = Select(PLAY, msg("bot-choose-kind"), (entry,))
    said = option_lines((row, select), WORDS, names).splitlines()
    assert all(r"\[Ben\]\(x\)" in line for line in said)
    assert len(said) == 3
