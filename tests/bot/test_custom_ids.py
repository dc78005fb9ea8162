import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_ids import LONGEST_ID, LONGEST_KEY, Press, Verb, option_of, parse_custom_id, short
from engine.core.decision import Option, Pick
from engine.core.msg import msg

presses = st.builds(
    Press,
    verb=st.sampled_from(Verb),
    game=st.integers(0, 10**9),
    seat=st.integers(-1, 3),
    ply=st.integers(-1, 10**6),
    rest=st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=LONGEST_KEY),
)


@given(presses)
def test_an_id_is_read_as_it_was_written(press: Press) -> None:
    assert parse_custom_id(str(press)) == press


@given(st.text(max_size=100))
def test_an_id_of_others_means_nothing(text: str) -> None:
    assert parse_custom_id(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "f1|pick|1|0|5",
        "f1|fly|1|0|5|",
        "f1|pick|one|0|5|",
        "f1|pick|1|0|five|",
        "f2|pick|1|0|5|key:1",
        "f0|choose|7|key:1",
        "",
    ],
)
def test_an_id_that_makes_no_sense_means_nothing(text: str) -> None:
    assert parse_custom_id(text) is None


@given(st.text(min_size=1, max_size=300))
def test_a_key_written_short_leaves_room_for_the_rest_of_the_id(key: str) -> None:
    press = Press(Verb.END_TURN, 10**9, 3, 10**6, f"{Verb.PICK}~{short(key)}")
    assert len(str(press)) <= LONGEST_ID


@given(st.lists(st.text(min_size=1, max_size=80), min_size=2, max_size=5, unique=True))
def test_options_are_found_by_their_keys_written_short(keys: list[str]) -> None:
    pick = Pick(0, msg("bot-play"), tuple(Option(key, msg("bot-play")) for key in keys), ())
    found = [option_of(pick, short(key)) for key in keys]
    assert [option and option.key for option in found] == keys


def test_a_key_that_nobody_wrote_is_not_found() -> None:
    pick = Pick(0, msg("bot-play"), (Option("key:1", msg("bot-play")),), ())
    assert option_of(pick, "key:2") is None
