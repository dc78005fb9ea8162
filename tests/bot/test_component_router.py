"""Custom IDs and values that no message of ours contains get a reply and do no harm."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.component_router import component_data, dispatch
from bot.custom_ids import LARGEST, LARGEST_USER, InvalidCustomId, Press, Verb, number_in, word_in
from bot.messages.autocomplete import read_number
from bot.messages.menu import ENTRIES, LAST_PAGE, Page, chosen_with, read_page
from bot.polls.consent import Vote
from bot.services import Services
from db.games import transcripts
from db.messaging.polls import PollKind, Question
from engine.core.errors import IllegalAnswer
from engine.core.msg import msg
from engine.core.text import Words
from engine.core.transcript import Transcript
from engine.registry import find_game
from tests.bot.lobby_fixtures import GUEST, hall_with
from tests.bot.positions import Evening, people
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CHANNEL, GUILD, begun, opened

NASTY = (
    "", "-", "-3", "99", "8000000000", "9" * 40, "²", "1_0",
    "8000000000.8000000000.1", "99.99.ffffffff", "-.-.-", "1.nonsense", "1.end",
    "pick~", "play~x", "nothing~x", "confirm~9.9.fffff", "amount~9999999999999999999",
    "otys~" + "9" * 30, "otys~x", "board", "sheet", "card", "a\0b", "\ud800", "<@1>\n", "x" * 4000,
)  # fmt: skip
"""Hostile values for the rest of a custom ID or for a select."""


@dataclass(frozen=True, slots=True)
class Place:
    """The services with a running game, a finished one, a lobby and an open poll."""

    services: Services
    running: int
    over: int
    lobby: int

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of games that an ID can name, and some numbers that belong to none."""
        return (self.running, self.over, self.lobby, 0, 999, LARGEST)

    async def press(
        self, custom_id: str, values: Sequence[str] = (), *, private: bool = False
    ) -> Caller:
        """Press a component as Ann, and return the caller."""
        caller = Caller(ANN)
        caller.interaction.guild_id, caller.interaction.channel_id = GUILD, CHANNEL
        caller.interaction.permissions.manage_guild = True
        caller.interaction.message.flags.ephemeral = private
        await dispatch(self.services, caller.interaction, custom_id, list(values))
        return caller


def _finished() -> Transcript:
    evening = Evening(people("Ann", "Ben"), 3, "antarctica")
    for _ in evening.positions():
        pass
    result = evening.table.result
    assert result is not None
    return Transcript(evening.table.setup, tuple(evening.table.log), result.scores)


OVER: list[Transcript] = []


@asynccontextmanager
async def place_in(path: Path) -> AsyncIterator[Place]:
    """Provide a place with everything that a custom ID can refer to."""
    if not OVER:
        OVER.append(_finished())
    async with opened(path) as tables, hall_with(tables) as hall:
        store = tables.store
        running = await begun(tables, ANN, BEN)
        where = transcripts.ImportDestination(GUILD, CHANNEL, ANN)
        over = await store.transcripts.add(find_game("antarctica"), OVER[0], where)
        standing = await tables.standing(running)
        await store.polls.open(Question(running, PollKind.END, 1, standing.ply, BEN))
        lobby = await hall.gather(GUEST)
        # An animation of the finished game would only take time.
        hall.services.pictures.stop_films()
        yield Place(hall.services, running, over, lobby)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with place_in(tmp_path) as found:
        yield found


def troubles(records: Sequence[logging.LogRecord]) -> list[str]:
    """Return the log messages with a traceback, or above warning level."""
    return [
        each.getMessage() for each in records if each.exc_info or each.levelno > logging.WARNING
    ]


@pytest.mark.parametrize("verb", Verb)
async def test_whatever_stands_in_an_id_a_press_gets_an_answer(
    place: Place, verb: Verb, caplog: pytest.LogCaptureFixture
) -> None:
    for number, nasty in enumerate(NASTY):
        game = place.numbers[number % 3]
        for values in ((), (NASTY[-1 - number], nasty)):
            press = Press(verb, game, number % 3 - 1, number % 5 - 1, nasty)
            caller = await place.press(str(press), values, private=bool(number % 2))
            assert caller.interaction.response.is_done(), (press, values)
            assert troubles(caplog.records) == [], (press, values)


async def test_a_slow_press_on_a_game_that_has_not_started_is_no_error(
    place: Place, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.panels.play.SOON", 0.0)
    lobby = place.numbers[2]
    caller = await place.press(str(Press(Verb.START_OVER, lobby, 1)), (), private=True)
    assert caller.interaction.response.is_done()
    assert troubles(caplog.records) == []


fragments = st.one_of(
    st.sampled_from(NASTY), st.integers().map(str), st.text(max_size=20), st.sampled_from(Verb)
)
forged = st.tuples(
    st.one_of(
        st.lists(fragments, max_size=8).map("|".join),
        st.builds(
            lambda verb, rest: "|".join(("f1", verb, *rest)),
            st.sampled_from(Verb),
            st.lists(fragments, min_size=4, max_size=4),
        ),
        st.builds(
            lambda verb, game, seat, ply, rest: str(Press(verb, game, seat, ply, rest)),
            st.sampled_from(Verb),
            st.integers(0, 5),
            st.integers(-1, 5),
            st.integers(-1, LARGEST),
            fragments,
        ),
    ),
    st.lists(fragments, max_size=3),
    st.booleans(),
)


@pytest.mark.slow
@settings(max_examples=25)
@given(st.lists(forged, min_size=10, max_size=10))
def test_a_forged_id_gets_an_answer_and_no_traceback(
    presses: list[tuple[str, list[str], bool]],
) -> None:
    async def all_pressed(path: Path) -> None:
        async with place_in(path) as place:
            for custom_id, values, private in presses:
                caller = await place.press(custom_id, values, private=private)
                assert caller.interaction.response.is_done()
                assert not any("unexpected" in said for said in (*caller.asides, *caller.shown))

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(all_pressed(Path(folder)))


# --- the one place where they are parsed ---------------------------------------------------------


@pytest.mark.parametrize("written", ["", "-1", "one", "9" * 30, str(LARGEST + 1), "٣", "1_0", " 1"])
def test_what_is_no_number_of_ours_is_refused(written: str) -> None:
    with pytest.raises(InvalidCustomId):
        number_in(written)


def test_a_number_of_ours_is_read() -> None:
    assert number_in("-2", -2) == -2
    assert number_in(str(LARGEST_USER), high=LARGEST_USER) == LARGEST_USER


def test_what_is_no_word_of_ours_is_refused() -> None:
    with pytest.raises(InvalidCustomId):
        word_in(Vote, "perhaps")


@pytest.mark.parametrize("value", ["-1", "25", "8000000000", "x", ""])
def test_only_what_stands_on_a_page_can_be_chosen_there(value: str) -> None:
    with pytest.raises(InvalidCustomId):
        chosen_with(Page(), [value])


def test_what_stands_on_a_later_page_is_chosen_by_its_number() -> None:
    assert chosen_with(Page(number=1), [str(ENTRIES)]).chosen == 1 << ENTRIES


@given(st.text(alphabet="-.0123456789abcdef+x", max_size=120))
def test_a_page_in_an_id_stays_small(text: str) -> None:
    page = read_page(text)
    assert -1 <= page.kind <= LAST_PAGE
    assert 0 <= page.number <= LAST_PAGE
    assert page.chosen.bit_length() <= 400


@pytest.mark.parametrize("written", ["9" * 19, "9" * 5000, "", "1 2", "²"])
def test_what_nobody_means_as_an_amount_is_refused(written: str) -> None:
    with pytest.raises(IllegalAnswer):
        read_number(written)


async def test_an_id_of_another_version_gets_an_answer(place: Place) -> None:
    caller = await place.press("f0|choose|7|key:1")
    assert caller.asides == [Words().say(msg("bot-error-old-button"))]


@pytest.mark.parametrize("parts", [None, [], ["x"], [{}], [{"component": None}], 7, {"a": 1}])
def test_a_forged_question_is_read_as_far_as_it_goes(parts: object) -> None:
    caller = Caller(kind="modal_submit", custom_id="f1|amount|1|0|0|", components=parts)
    found = component_data(caller.interaction)
    assert found is not None
    assert found[0] == "f1|amount|1|0|0|"
