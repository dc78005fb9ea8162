"""Formatting messages in any language."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.event import Event
from engine.core.msg import Msg, msg
from engine.core.text import LONGEST, MissingWords, Words, available_locales
from engine.otys.words.names import goods, key_name, thing

ENGLISH = """
seat-name = Seat { $number }
log-line = { $seat }: { $line }
list-none = nothing
list-and-two = { $first } and { $rest }
list-and-more = { $first }, { $rest }
list-or-two = { $first } or { $rest }
list-or-more = { $first }, { $rest }
caught = { $count ->
    [one] caught { $count } fish
   *[other] caught { $count } fishes
}
met = met { LIST($parts) }
chose = chose { LIST($parts, style: "or") }
waved = waved to { $owner }
saw = saw { $what }
shark = shark
ray = ray
eel = eel
"""

MakeWords = Callable[..., Words]


@pytest.fixture
def words(tmp_path: Path) -> MakeWords:
    """Provide a function that makes Words of invented files: `words("pl", pl="...")`."""

    def make(locale: str = "en", *, strict: bool = True, **files: str) -> Words:
        for name, text in {"en": ENGLISH, **files}.items():
            folder = tmp_path / name.replace("_", "-")
            folder.mkdir(exist_ok=True)
            (folder / "sea.ftl").write_text(text, "utf-8")
        return Words(locale, tmp_path, strict=strict)

    return make


def some(*names: str) -> tuple[Msg, ...]:
    return tuple(msg(name) for name in names)


# --- sentences ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "text"), [(1, "Caught 1 fish"), (2, "Caught 2 fishes")])
def test_numbers_choose_the_plural(words: MakeWords, count: int, text: str) -> None:
    assert words().say(msg("caught", count=count)) == text


def test_a_message_inside_another_begins_small(words: MakeWords) -> None:
    assert words().say(msg("saw", what=msg("shark"))) == "Saw shark"
    assert words().say(msg("shark")) == "Shark"


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ((), "Met nothing"),
        (("shark",), "Met shark"),
        (("shark", "ray"), "Met shark and ray"),
        (("shark", "ray", "eel"), "Met shark, ray and eel"),
    ],
)
def test_lists_are_joined(words: MakeWords, parts: tuple[str, ...], text: str) -> None:
    assert words().say(msg("met", parts=some(*parts))) == text


def test_a_list_can_be_joined_in_another_style(words: MakeWords) -> None:
    assert words().say(msg("chose", parts=some("shark", "ray", "eel"))) == "Chose shark, ray or eel"


def test_a_list_that_names_no_style_is_joined_by_and(words: MakeWords) -> None:
    assert words().say(msg("saw", what=some("shark", "ray"))) == "Saw shark and ray"


def test_numbers_are_written_without_grouping(words: MakeWords) -> None:
    assert words().say(msg("saw", what=1234567)) == "Saw 1234567"


def test_texts_stand_as_they_are_without_invisible_marks(words: MakeWords) -> None:
    assert words().say(msg("saw", what="Nemo")) == "Saw Nemo"


def test_a_text_from_outside_is_cut_where_it_is_too_long(words: MakeWords) -> None:
    said = words().say(msg("saw", what="x" * 9999))
    assert said == f"Saw {'x' * LONGEST}…"


# --- people ------------------------------------------------------------------------------------


def test_a_seat_is_called_by_name(words: MakeWords) -> None:
    assert words().say(msg("waved", owner=1), ["Ada", "Bo"]) == "Waved to Bo"


@pytest.mark.parametrize("names", [None, [], ["Ada"]])
def test_a_seat_without_a_name_is_called_by_its_number(
    words: MakeWords, names: list[str] | None
) -> None:
    assert words().say(msg("waved", owner=1), names) == "Waved to Seat 2"


def test_other_numbers_are_not_taken_for_seats(words: MakeWords) -> None:
    assert words().say(msg("saw", what=1), ["Ada", "Bo"]) == "Saw 1"


def test_a_name_keeps_its_own_spelling(words: MakeWords) -> None:
    event = Event(msg("caught", count=1), seat=0)
    assert words().tell(event, ["anemone"]) == "anemone: caught 1 fish"


def test_whoever_stands_first_keeps_the_spelling_too(words: MakeWords) -> None:
    said = words(de="waved = { $owner } sieht winken\n", locale="de")
    message = msg("waved", owner=0)
    assert said.say(message, ["anemone", ""]) == "anemone sieht winken"
    assert said.say(message, ["", "anemone"]) == " sieht winken"


def test_the_same_message_is_said_to_different_tables(words: MakeWords) -> None:
    said = words()
    message = msg("saw", what=msg("waved", owner=0))
    assert [said.say(message, [name]) for name in ("Ada", "Bo")] == [
        "Saw waved to Ada",
        "Saw waved to Bo",
    ]


def test_a_line_of_the_log_has_its_doer_in_front(words: MakeWords) -> None:
    assert words().tell(Event(msg("caught", count=2), seat=0)) == "Seat 1: caught 2 fishes"


def test_a_line_that_is_nobodys_doing_stands_alone(words: MakeWords) -> None:
    assert words().tell(Event(msg("caught", count=2)), ["Ada"]) == "Caught 2 fishes"


# --- languages ---------------------------------------------------------------------------------


POLISH = """
caught = { $count ->
    [one] złowiono { $count } rybę
    [few] złowiono { $count } ryby
   *[many] złowiono { $count } ryb
}
"""


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 rybę"), (3, "3 ryby"), (5, "5 ryb"), (22, "22 ryby"), (0, "0 ryb"), (12, "12 ryb")],
)
def test_a_language_has_plurals_of_its_own(words: MakeWords, count: int, text: str) -> None:
    assert words("pl", pl=POLISH).say(msg("caught", count=count)) == f"Złowiono {text}"


def test_a_language_of_one_country_has_its_plurals_too(words: MakeWords) -> None:
    brazilian = (
        "caught = { $count ->\n    [one] { $count } peixe\n   *[other] { $count } peixes\n}\n"
    )
    said = words("pt-BR", pt_BR=brazilian)
    assert [said.say(msg("caught", count=count)) for count in (0, 1, 2)] == [
        "0 peixe",
        "1 peixe",
        "2 peixes",
    ]


def test_what_a_language_lacks_is_said_in_english(words: MakeWords) -> None:
    said = words("pl", pl=POLISH)
    assert said.say(msg("met", parts=(msg("ray"), msg("caught", count=1)))) == (
        "Met ray and złowiono 1 rybę"
    )


def test_a_language_joins_lists_in_its_own_words(words: MakeWords) -> None:
    said = words("it", it="list-and-two = { $first } e { $rest }\nray = razza\n")
    assert said.say(msg("met", parts=some("shark", "ray"))) == "Met shark e razza"


GERMAN = """
shark = Hai
    .accusative = den Hai
    .gender = masculine
ray = Rochen
eel = Muräne
    .accusative = die Muräne
    .gender = feminine
saw = { FORM($what, form: "accusative") } gesehen
met = { FORM($what, form: "gender") ->
    [feminine] eine { $what }
   *[masculine] ein { $what }
} getroffen
"""


@pytest.mark.parametrize(
    ("what", "text"),
    [("shark", "Den Hai gesehen"), ("eel", "Die Muräne gesehen"), ("ray", "Rochen gesehen")],
)
def test_a_language_can_inflect_a_name(words: MakeWords, what: str, text: str) -> None:
    assert words("de", de=GERMAN).say(msg("saw", what=msg(what))) == text


@pytest.mark.parametrize(
    ("what", "text"), [("shark", "Ein Hai getroffen"), ("eel", "Eine Muräne getroffen")]
)
def test_a_language_can_choose_by_gender(words: MakeWords, what: str, text: str) -> None:
    assert words("de", de=GERMAN).say(msg("met", what=msg(what))) == text


def test_a_list_can_be_said_in_one_form_of_its_parts(words: MakeWords) -> None:
    forms = GERMAN + 'chose = { LIST($parts, style: "or", form: "accusative") } gewählt\n'
    said = words(de=f"{forms}list-or-two = {{ $first }} oder {{ $rest }}\n", locale="de")
    assert said.say(msg("chose", parts=some("shark", "ray"))) == "Den Hai oder Rochen gewählt"


@pytest.mark.parametrize("locale", ["pl-PL", "pl"])
def test_the_words_of_a_language_serve_all_its_countries(words: MakeWords, locale: str) -> None:
    assert words(locale, pl=POLISH).say(msg("caught", count=3)) == "Złowiono 3 ryby"


@pytest.mark.parametrize("locale", ["fr", "", "../en", "en-US"])
def test_a_reader_of_another_language_is_addressed_in_english(
    words: MakeWords, locale: str
) -> None:
    assert words(locale).say(msg("shark")) == "Shark"


def test_a_language_is_added_by_adding_files(words: MakeWords, tmp_path: Path) -> None:
    words(pl=POLISH, de=GERMAN)
    (tmp_path / "empty").mkdir()
    assert available_locales(tmp_path) == ("de", "en", "pl")


# --- what is at fault --------------------------------------------------------------------------


FAULTS = {
    "unknown": "Unknown",
    "no-value": "No-value",
    "no-argument": "Saw what",
    "no-function": "Saw SHOUT()",
    "not-a-list": "LIST()",
}
FAULTY = """
no-value =
    .form = shark
no-argument = saw { $what }
no-function = saw { SHOUT($what) }
not-a-list = { LIST($what) }
"""


@pytest.mark.parametrize("key", FAULTS)
def test_faulty_words_are_an_error_in_tests(words: MakeWords, key: str) -> None:
    args = {} if key == "no-argument" else {"what": "shark"}
    with pytest.raises(MissingWords, match=key):
        words(en=ENGLISH + FAULTY).say(msg(key, **args))


@pytest.mark.parametrize(("key", "text"), FAULTS.items())
def test_at_the_table_faulty_words_are_logged_and_the_rest_is_said(
    words: MakeWords, key: str, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    args = {} if key == "no-argument" else {"what": "shark"}
    with caplog.at_level(logging.WARNING):
        assert words(strict=False, en=ENGLISH + FAULTY).say(msg(key, **args)) == text
    assert key in caplog.text


def test_a_fault_inside_a_message_is_found(words: MakeWords) -> None:
    with pytest.raises(MissingWords, match="kraken"):
        words().say(msg("met", parts=some("shark", "kraken")))


def test_a_file_that_cannot_be_read_is_reported(
    words: MakeWords, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        said = words(en=f"{ENGLISH}\nwhale = {'{'} $\n")
        assert said.say(msg("shark")) == "Shark"
    assert "whale" in caplog.text


# --- the project's own texts -------------------------------------------------------------------


GAIN, BUY = msg("otys-effect-gain", goods=goods(credit=2)), msg("otys-effect-buy")


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (msg("effect-sequence", parts=(GAIN, BUY)), "Gain 2 Credits and buy 1 cube"),
        (msg("effect-one-of", parts=(GAIN, BUY)), "Gain 2 Credits, or buy 1 cube"),
        (msg("effect-any-order", parts=(GAIN, BUY)), "In any order: gain 2 Credits; buy 1 cube"),
        (msg("effect-times", number=1, effect=GAIN), "Gain 2 Credits"),
        (msg("effect-times", number=2, effect=GAIN), "Twice: gain 2 Credits"),
        (msg("effect-times", number=3, effect=GAIN), "3 times: gain 2 Credits"),
        (msg("ask-effect", effect=GAIN), "Choose: gain 2 Credits"),
        (
            msg("ask-next-part", parts=(GAIN, BUY)),
            "Still to do, in any order: gain 2 Credits; buy 1 cube. Which one first?",
        ),
        (msg("error-wrong-number-exactly", count=1), "Choose exactly 1 option"),
        (msg("error-wrong-number-exactly", count=2), "Choose 2 different options"),
        (msg("error-wrong-number", least=1, most=3), "Choose 1 to 3 different options"),
    ],
)
def test_what_every_game_says_reads_well(message: Msg, text: str) -> None:
    assert Words(strict=True).say(message) == text


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (msg("otys-do-play-key", key=key_name("3"), level=3), "Play Key 3"),
        (msg("otys-do-play-key", key=key_name("X"), level=2), "Play X Key on level 2"),
        (
            msg("otys-do-sell", resource=thing("metal"), goods=goods(credit=3)),
            "Sell 1 metal for 3 Credits",
        ),
        (msg("otys-log-gained", goods=goods()), "Gained nothing"),
        (msg("otys-log-last-round", turns=1), "This is the last round: 1 more turn after this one"),
    ],
)
def test_options_and_lines_read_as_players_speak(message: Msg, text: str) -> None:
    assert Words(strict=True).say(message) == text
