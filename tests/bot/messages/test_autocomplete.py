from dataclasses import replace

import pytest

from bot.custom_ids import short
from bot.messages.autocomplete import (
    NOTHING,
    meant,
    numbered_where_alike,
    offered,
    read_answer,
    suggestions,
)
from engine.core.decision import Amount, Option, Pick
from engine.core.errors import IllegalAnswer
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.positions import words_as

ENGLISH = Words(strict=True)
NAMES = ("Ann", "Ben")
LONG_KEY = "a-key-that-is-too-long-to-be-written-whole:" * 3


def pick(*labels: str, least: int = 1, most: int = 1) -> Pick:
    options = tuple(Option(f"key:{n}", words_as(label)) for n, label in enumerate(labels, 1))
    return Pick(0, msg("bot-not-you"), options, ("key:1",), least, most)


def names(found: list[object]) -> list[str]:
    return [choice.name for choice in found]  # type: ignore[attr-defined]


def offers(asked: Pick | Amount | None, typed: str) -> list[tuple[str, str]]:
    return [(each.name, each.value) for each in suggestions(asked, typed, ENGLISH, NAMES)]


def read(asked: Pick | Amount, typed: str) -> object:
    answer = read_answer(asked, typed, ENGLISH, NAMES)
    return asked.check(answer)


def test_what_fits_the_words_typed_so_far_is_offered() -> None:
    asked = pick("Buy kelp", "Sell kelp", "Dive")
    assert offers(asked, "KELP ") == [("Buy kelp", "key:1"), ("Sell kelp", "key:2")]
    assert offers(asked, "") == [("Buy kelp", "key:1"), ("Sell kelp", "key:2"), ("Dive", "key:3")]


@pytest.mark.parametrize("typed", ["yellow 1", "1 yellow", "YELLOW  1", "yéllow 1", "slot 1 yel"])
def test_typed_words_are_found_in_any_order(typed: str) -> None:
    asked = pick("Green slot 1", "Yellow slot 2", "Yellow slot 1")
    assert offers(asked, typed) == [("Yellow slot 1", "key:3")]


def test_accents_need_not_be_typed() -> None:
    assert offers(pick("Öl fördern", "Città"), "ol ford") == [("Öl fördern", "key:1")]
    assert offers(pick("Öl fördern", "Città"), "citta") == [("Città", "key:2")]


@pytest.mark.parametrize("typed", ["use ben's", "use ben’s"])
def test_an_apostrophe_may_be_the_one_of_the_keyboard(typed: str) -> None:
    asked = pick("Use Ben’s Spy", "Use Benson")
    assert offers(asked, typed) == [("Use Ben’s Spy", "key:1")]


def test_what_begins_with_the_words_comes_first_then_what_has_them_whole() -> None:
    asked = pick("A redhead · red", "Go · red fish", "A red", "Red fish")
    assert [name for name, _ in offers(asked, "red")] == [
        "Red fish", "A red", "A redhead · red", "Go · red fish",
    ]  # fmt: skip


def test_of_several_the_closest_comes_first_too() -> None:
    asked = pick("Sell kelp", "Kelp farm", "Wait", least=2, most=2)
    assert [name for name, _ in offers(asked, "wait; kelp")] == [
        "wait; Kelp farm", "wait; Sell kelp",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("kelp", ("Buy kelp", "Sell kelp")),
        ("sel kelq", ("Sell kelp",)),
        ("xyz", ("Buy kelp", "Sell kelp", "Dive")),
    ],
)
def test_whoever_means_no_option_hears_which_come_near(typed: str, near: tuple[str, ...]) -> None:
    asked = pick("Buy kelp", "Sell kelp", "Dive", "Wait")
    for many in (asked, replace(asked, most=2)):
        with pytest.raises(IllegalAnswer) as refused:
            read(many, typed)
        said = ENGLISH.say(refused.value.msg)
        assert said.endswith(f": {'; '.join(near)}")
        assert f"“{typed}” isn’t one of the options" in said


def test_nothing_is_offered_to_whoever_is_asked_nothing() -> None:
    assert offers(None, "") == []


def test_at_most_so_many_are_offered_as_discord_takes() -> None:
    assert len(offers(pick(*(f"Way {n}" for n in range(60))), "way")) == 25
    assert len(offers(Amount(0, msg("bot-not-you"), 0, 10**9, 0), "")) == 25


def test_what_is_too_long_for_discord_is_not_offered() -> None:
    assert offered([("a", "x" * 101), ("b" * 101, "b"), ("c", "c")], "") == offered(
        [("c", "c")], ""
    )


def test_numbers_are_offered_for_an_amount() -> None:
    assert offers(Amount(0, msg("bot-not-you"), 3, 30, 3), "2")[:3] == [
        ("20", "20"), ("21", "21"), ("22", "22"),
    ]  # fmt: skip


def test_options_that_sound_alike_are_told_apart() -> None:
    asked = pick("Dive", "Wait", "Dive")
    assert numbered_where_alike(asked.options, ENGLISH, NAMES) == [
        ("key:1", "Dive (1)"), ("key:2", "Wait"), ("key:3", "Dive (2)"),
    ]  # fmt: skip
    assert read(asked, "dive (2)") == ("key:3",)


@pytest.mark.parametrize("typed", ["key:2", "Sell kelp, all of it", " sell KELP, all of it "])
def test_an_option_is_meant_by_its_key_or_by_its_words(typed: str) -> None:
    assert read(pick("Buy kelp", "Sell kelp, all of it"), typed) == ("key:2",)


@pytest.mark.parametrize("typed", ["", "swim", "key:9", ";"])
def test_what_means_no_option_is_refused(typed: str) -> None:
    with pytest.raises(IllegalAnswer):
        read(pick("Dive", "Wait"), typed)


def test_a_long_key_is_meant_as_it_is_and_as_it_is_written_short() -> None:
    option = Option(LONG_KEY, words_as("Dive"))
    asked = Pick(0, msg("bot-not-you"), (option,), (LONG_KEY,))
    ((_, value),) = offers(asked, "")
    assert value == short(LONG_KEY) != LONG_KEY
    assert read(asked, value) == (LONG_KEY,)
    assert meant(LONG_KEY, asked.options, ENGLISH, NAMES) == LONG_KEY
    assert meant("dive", asked.options, ENGLISH, NAMES) == LONG_KEY


@pytest.mark.parametrize("typed", ["1; 3", "key:1;key:3", "Buy kelp, 2; key:3 ;", "key:1; dive"])
def test_several_options_are_named_one_after_the_other(typed: str) -> None:
    asked = pick("Buy kelp, 2", "Wait", "Dive", least=2, most=3)
    wanted = typed.replace("1; 3", "key:1; key:3")
    assert read(asked, wanted) == ("key:1", "key:3")


def test_of_several_the_last_is_offered_after_those_that_were_chosen() -> None:
    asked = pick("Buy kelp, 2", "Wait", "Dive", least=2, most=3)
    assert offers(asked, "buy kelp, 2; di") == [("buy kelp, 2; Dive", "key:1; key:3")]
    assert read(asked, offers(asked, "buy kelp, 2; di")[0][1]) == ("key:1", "key:3")


def test_what_was_chosen_is_not_offered_again() -> None:
    asked = pick("Buy", "Wait", "Dive", least=1, most=3)
    assert [value for _, value in offers(asked, "Buy; ")] == ["key:1; key:2", "key:1; key:3"]


def test_a_choice_that_became_long_is_still_offered() -> None:
    long = "A way that takes very many words to be told about"
    asked = pick(f"{long} once", f"{long} twice", f"{long} thrice", least=2, most=3)
    ((name, value),) = offers(asked, f"{long} once; {long} twice; thr")
    assert name == f"…; {long} thrice"
    assert read(asked, value) == ("key:1", "key:2", "key:3")


@pytest.mark.parametrize("typed", [NOTHING, "nothing", "Nothing"])
def test_nothing_at_all_can_be_chosen_where_that_is_allowed(typed: str) -> None:
    asked = pick("Buy", "Wait", least=0, most=1)
    assert offers(asked, "")[0] == ("Nothing", NOTHING)
    assert read(asked, typed) == ()


@pytest.mark.parametrize("typed", ["Buy; Buy", "Buy; Wait; Dive", NOTHING])
def test_too_many_or_too_few_are_refused(typed: str) -> None:
    with pytest.raises(IllegalAnswer):
        read(pick("Buy", "Wait", "Dive", least=1, most=2), typed)


def test_a_number_is_read_as_an_amount() -> None:
    amount = Amount(0, msg("bot-not-you"), 0, 50, 0)
    assert read(amount, " 42 ") == 42
    for typed in ("many", "51"):
        with pytest.raises(IllegalAnswer):
            read(amount, typed)
