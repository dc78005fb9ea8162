from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.decision import Answer
from engine.core.errors import BadTranscript, UnknownGame
from engine.core.game import AnyGame, Setup
from engine.core.log import Entry, Move, Undo
from engine.core.msg import Msg
from engine.core.rng import Rng, commitment
from engine.core.table import Table
from engine.core.transcript import (
    TITLE,
    Transcript,
    read,
    read_answer,
    replay,
    transcript_of,
    write,
    write_answer,
    write_told,
)
from engine.registry import find_game, game_for
from tests.conformance.random_walk import (
    Walk,
    dumped,
    examples,
    play,
    play_defaults,
    setup_of,
    walks,
)
from tests.engine.core.toy import Toy

GAME = Toy()

GOLDEN = """\
fathom transcript 1
game toy
pack toy@1
seats 2
option start rich
option cards all
seed 00000000000000000000000000000007
commitment 9c210644e43e3bd6e8de388e9196087431a684ed8a0168f9453dfe3a6d188947
1 rest
2 gather
2 undo 1
2 offer
2 =2
"""
HEAD = 8


def find(setup: Setup) -> AnyGame:
    if setup.game != GAME.name:
        raise UnknownGame(setup.game, (GAME.name,))
    return GAME


def finished() -> list[str]:
    """The lines of a whole game: eight of the head, the moves, the scores."""
    table = play_defaults(Table(GAME, setup_of(GAME, 2, seed=7)))
    return write(transcript_of(table)).splitlines()


def with_line(number: int, line: str) -> str:
    """The finished game with one line replaced; -1 is the last."""
    lines = finished()
    lines[number if number < 0 else number - 1] = line
    return "\n".join(lines)


def refusal(text: str) -> tuple[int, str]:
    """The line that is blamed for a transcript that is not replayed, and why."""
    with pytest.raises(BadTranscript) as refused:
        replay(text, find)
    reason = refused.value.msg["reason"]
    assert isinstance(reason, Msg)
    assert refused.value.msg["line"] == refused.value.line
    return refused.value.line, reason.key


# ---------------------------------------------------------------- print and parse

WORDS = st.from_regex(r"[a-z][a-zA-Z0-9_.+-]{0,6}(:[a-zA-Z0-9-]{1,5}){0,2}", fullmatch=True)
NAMES = WORDS.filter(lambda word: word != "undo")
ANSWERS = st.one_of(
    st.integers(-(10**9), 10**9), st.lists(NAMES, unique=True, max_size=4).map(tuple)
)
ENTRIES = st.one_of(
    st.builds(Move, st.integers(0, 8), ANSWERS),
    st.builds(Undo, st.integers(0, 8), st.integers(0, 10**6)),
)
SETUPS = st.builds(
    Setup,
    NAMES,
    st.integers(1, 9),
    st.integers(0, 2**128 - 1),
    st.lists(st.tuples(NAMES, NAMES), max_size=3).map(tuple),
    NAMES,
)
TRANSCRIPTS = st.builds(
    Transcript,
    SETUPS,
    st.lists(ENTRIES, max_size=12).map(tuple),
    st.none() | st.lists(st.integers(-99, 999), min_size=1, max_size=9).map(tuple),
)


@pytest.mark.unwatched
@given(transcript=TRANSCRIPTS)
def test_reading_what_was_written_gives_the_same_transcript(transcript: Transcript) -> None:
    assert read(write(transcript)) == transcript


@pytest.mark.slow
@pytest.mark.unwatched
@given(transcript=TRANSCRIPTS)
def test_writing_what_was_read_gives_the_same_text(transcript: Transcript) -> None:
    text = write(transcript)
    assert write(read(text)) == text


@given(answer=ANSWERS)
def test_reading_a_written_answer_gives_the_same_answer(answer: Answer) -> None:
    assert read_answer(write_answer(answer)) == answer


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (Move(0, ("key:3",)), "1 key:3"),
        (Move(1, ("crab", "whelk")), "2 crab whelk"),
        (Move(0, ()), "1 -"),
        (Move(2, 5), "3 =5"),
        (Move(2, -5), "3 =-5"),
        (Undo(1, 12), "2 undo 12"),
    ],
)
def test_an_entry_is_one_readable_line(entry: Entry, line: str) -> None:
    transcript = Transcript(setup_of(GAME, 2), (entry,))
    assert write(transcript).splitlines()[HEAD:] == [line]


def golden_table() -> Table:
    table = Table(GAME, setup_of(GAME, 2, 7, {"start": "rich"}))
    table.submit(0, ("rest",), 0)
    table.submit(1, ("gather",), 1)
    table.undo(1, 2)
    table.submit(1, ("offer",), 3)
    table.submit(1, 2, 4)
    return table


def test_a_transcript_is_written_in_its_lasting_form() -> None:
    assert write(transcript_of(golden_table())) == GOLDEN


def test_a_transcript_of_a_running_game_has_no_scores() -> None:
    assert transcript_of(golden_table()).scores is None


def test_a_transcript_of_a_finished_game_ends_with_its_scores() -> None:
    table = play_defaults(Table(GAME, setup_of(GAME, 3, seed=7)))
    assert table.result is not None
    last = write(transcript_of(table)).splitlines()[-1]
    assert last == "= " + " ".join(str(score) for score in table.result.scores)


def test_comments_and_blank_lines_may_stand_anywhere() -> None:
    text = "# a game\n\n" + "\n\n  # and on\n".join(finished()) + "\n\n# the end\n"
    assert read(text) == read("\n".join(finished()))


def test_blanks_around_a_line_do_not_matter() -> None:
    lines = [f"  {line}\t" for line in finished()]
    assert read("\r\n".join(lines)) == read("\n".join(finished()))


def test_a_comment_does_not_shift_the_line_that_is_blamed() -> None:
    lines = ["# one", "", *finished()]
    lines[HEAD + 2] = "1 fly"
    assert refusal("\n".join(lines)) == (HEAD + 3, "error-no-such-option")


# ---------------------------------------------------------------- replay


def test_a_finished_game_is_replayed_to_its_scores() -> None:
    table = replay("\n".join(finished()), find)
    assert table.result is not None
    assert list(map(str, table.result.scores)) == finished()[-1].split()[1:]


def test_a_running_game_is_replayed_to_where_it_stood() -> None:
    table = golden_table()
    again = replay(write(transcript_of(table)), find)
    assert (dumped(again), again.log, again.pending) == (dumped(table), table.log, table.pending)


@pytest.mark.unwatched
@examples(40)
@given(walk=walks(60), seats=st.integers(2, 3), chance=st.integers(0, 2**32))
def test_any_toy_game_is_replayed_from_its_text(walk: Walk, seats: int, chance: int) -> None:
    table = walk.table(GAME, seats, {"start": "rich"})
    if table.moves and chance % 2:
        table.undo(table.moves[-1].seat, table.ply, agreed=True)
        play(table, Rng(chance), 5)
    text = write(transcript_of(table))
    again = replay(text, find)
    assert (dumped(again), write(transcript_of(again))) == (dumped(table), text)


# ---------------------------------------------------------------- broken lines


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (1, "fathom transcript 2", "transcript-wrong-title"),
        (1, "hello", "transcript-wrong-title"),
        (2, "toy", "transcript-expected"),
        (2, "game", "transcript-expected"),
        (3, "seats 2", "transcript-expected"),
        (4, "pack toy@1", "transcript-expected"),
        (4, "seats two", "transcript-not-a-number"),
        (4, "seats 2.0", "transcript-not-a-number"),
        (4, "seats " + "9" * 5000, "transcript-not-a-number"),
        (5, "opinion start poor", "transcript-expected"),
        (7, "commitment 00", "transcript-expected"),
        (7, "seed xyz", "transcript-not-a-number"),
        (8, f"commitment {'0' * 64}", "transcript-broken-promise"),
        (8, "1 rest", "transcript-expected"),
        (9, "rest", "transcript-not-a-move"),
        (9, "0 rest", "transcript-not-a-move"),
        (9, "10 rest", "transcript-not-a-move"),
        (9, "1", "transcript-not-a-move"),
        (9, "1rest", "transcript-not-a-move"),
        (9, "-1 rest", "transcript-not-a-move"),
        (9, "=", "transcript-not-a-move"),
        (-1, "= two 3", "transcript-not-a-number"),
        (-1, "= 1.5 3", "transcript-not-a-number"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_line_that_cannot_be_read_is_blamed(number: int, line: str, reason: str) -> None:
    text = with_line(number, line)
    blamed = number if number > 0 else len(text.splitlines())
    assert refusal(text) == (blamed, reason)
    with pytest.raises(BadTranscript) as refused:
        read(text)
    assert refused.value.line == blamed


@pytest.mark.parametrize(
    "line", ["1 =x", "1 =", "1 =5 6", "1 = 5", "1 =1.5", "1 =--1", "1 =" + "9" * 5000]
)
def test_an_amount_that_is_no_number_is_blamed(line: str) -> None:
    number, _ = refusal(with_line(HEAD + 1, line))
    assert number == HEAD + 1


@pytest.mark.parametrize("line", ["1 undo", "1 undo x", "1 undo -1", "1 undo " + "9" * 5000])
def test_an_undo_without_a_proper_number_is_blamed(line: str) -> None:
    number, _ = refusal(with_line(HEAD + 1, line))
    assert number == HEAD + 1


@pytest.mark.parametrize("lines", range(HEAD))
def test_a_head_that_breaks_off_is_refused_at_its_end(lines: int) -> None:
    number, reason = refusal("\n".join(finished()[:lines]))
    assert number == lines + 1
    assert reason == ("transcript-expected" if lines else "transcript-wrong-title")


def test_the_missing_field_is_named() -> None:
    with pytest.raises(BadTranscript) as refused:
        read(f"{TITLE}\ngame toy\nseats 2")
    reason = refused.value.msg["reason"]
    assert isinstance(reason, Msg)
    assert reason["field"] == "pack"


def test_nothing_may_stand_after_the_scores() -> None:
    lines = [*finished(), "1 rest"]
    assert refusal("\n".join(lines)) == (len(lines), "transcript-after-the-end")


def test_scores_may_not_stand_twice() -> None:
    lines = [*finished(), finished()[-1]]
    assert refusal("\n".join(lines)) == (len(lines), "transcript-after-the-end")


# ---------------------------------------------------------------- lines the rules do not allow


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (2, "game chess", "error-unknown-game"),
        (4, "seats 9", "error-seat-count"),
        (4, "seats 0", "error-seat-count"),
        (5, "option speed fast", "error-unknown-option"),
        (6, "option cards none", "error-option-value"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_with_the_reason(
    number: int, line: str, reason: str
) -> None:
    assert refusal(with_line(number, line))[1] == reason


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "game chess"),
        (4, "seats 9"),
        (5, "option speed fast"),
        (6, "option cards none"),
    ],
)
def test_a_setup_that_cannot_be_is_blamed_on_its_line(number: int, line: str) -> None:
    assert refusal(with_line(number, line))[0] == number


def test_a_transcript_of_another_pack_is_refused() -> None:
    table = Table(find_game("otys"), setup_of(find_game("otys"), 2))
    text = write(transcript_of(table)).replace(table.setup.pack, "mine@9")
    with pytest.raises(BadTranscript) as refused:
        replay(text, game_for)
    reason = refused.value.msg["reason"]
    assert isinstance(reason, Msg)
    assert reason.key == "error-unknown-pack"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 fly", "error-no-such-option"),
        ("1 rest dive", "error-wrong-number-exactly"),
        ("1 -", "error-wrong-number-exactly"),
        ("1 =3", "error-not-an-amount"),
        ("2 rest", "error-not-awaited"),
        ("9 rest", "error-not-awaited"),
        ("1 undo 0", "error-nothing-to-undo"),
    ],
)
def test_a_move_that_the_rules_do_not_allow_is_blamed(line: str, reason: str) -> None:
    assert refusal(with_line(HEAD + 1, line)) == (HEAD + 1, reason)


def test_a_move_after_the_end_of_the_game_is_blamed() -> None:
    lines = finished()
    lines.insert(-1, "1 rest")
    assert refusal("\n".join(lines)) == (len(lines) - 1, "error-game-over")


def test_scores_of_a_game_that_is_not_over_are_blamed() -> None:
    lines = finished()
    del lines[-2]
    assert refusal("\n".join(lines)) == (len(lines), "transcript-not-over")


def test_other_scores_are_blamed_and_the_true_ones_told() -> None:
    text = with_line(-1, "= 77 78")
    with pytest.raises(BadTranscript) as refused:
        replay(text, find)
    reason = refused.value.msg["reason"]
    assert isinstance(reason, Msg)
    assert reason.key == "transcript-other-scores"
    assert f"= {reason['scores']}" == finished()[-1]
    assert refused.value.line == len(text.splitlines())


@pytest.mark.parametrize("scores", ["= 0", "= 0 0 0"])
def test_scores_of_another_number_of_seats_are_blamed(scores: str) -> None:
    assert refusal(with_line(-1, scores))[1] == "transcript-other-scores"


@examples(80)
@given(text=st.text(max_size=200))
def test_any_text_is_a_transcript_or_refused_and_nothing_else(text: str) -> None:
    with pytest.raises(BadTranscript):
        read(text)


@pytest.mark.unwatched
@examples(80)
@given(place=st.integers(0, 10**6), junk=st.text(max_size=4))
def test_a_damaged_transcript_is_replayed_or_refused_and_nothing_else(
    place: int, junk: str
) -> None:
    text = "\n".join(finished())
    place %= len(text)
    damaged = text[:place] + junk + text[place + 1 :]
    assert isinstance(_replayed(damaged), Table | BadTranscript)


def _replayed(text: str) -> Table | BadTranscript:
    try:
        return replay(text, find)
    except BadTranscript as refused:
        return refused


# ---------------------------------------------------------------- while it is played


def test_what_was_told_of_a_running_game_names_no_seed_and_is_refused() -> None:
    setup = setup_of(GAME, 2, seed=7)
    text = write_told(setup, ["Ann rests", "Ben offers\n2 things"])
    assert text.splitlines()[-4:] == [
        f"commitment {commitment(setup.seed)}",
        "# Ann rests",
        "# Ben offers",
        "# 2 things",
    ]
    assert f"{setup.seed:032x}" not in text
    assert refusal(text) == (7, "transcript-untold")
