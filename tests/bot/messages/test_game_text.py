from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.display_names import escaped
from bot.localization import names_of, safe_names
from bot.look.viewer import LOG_ROOM, log_message
from bot.messages.game_text import (
    BETWEEN,
    actions_text,
    addressed,
    fairness_line,
    in_messages,
    newest_actions,
    next_line,
    notes_lines,
    result_lines,
    turn_lines,
    waiting_lines,
)
from bot.panels.panel import PanelReader, panel
from db.records import TOOK_BACK, TOOK_BACK_AGREED, TOOK_BACK_SEEN, Player
from db.schema import now
from db.users.notes import UserNote
from engine.core.event import Event
from engine.core.msg import msg
from engine.core.text import Words, available_locales
from tests.bot.positions import Evening, Unseen, event, people, told, undo
from tests.bot.stored_tables import ANN, BEN, begun, opened
from tests.bot.table.test_standing import given_up, in_a_turn

ENGLISH = Words(strict=True)
NAMES = ("Ann", "Ben", "Cem")


def lines(*entries: object) -> list[str]:
    return turn_lines(entries, ENGLISH, NAMES)  # type: ignore[arg-type]


def test_what_a_seat_did_is_one_line_with_its_name() -> None:
    said = lines(
        told(0, 0, [event("dives", 0), event("breathes", 0)]),
        told(1, 0, [event("surfaces", 0)]),
    )
    assert said == ["**Ann** dives · breathes · surfaces"]


def test_each_turn_of_each_seat_has_its_line() -> None:
    said = lines(told(0, 0, [event("dives", 0)]), told(1, 1, [event("waits", 1)]),
                 told(2, 0, [event("rises", 0)]))  # fmt: skip
    assert said == ["**Ann** dives", "**Ben** waits", "**Ann** rises"]


def test_what_the_game_does_itself_has_no_name() -> None:
    said = lines(told(0, 0, [event("dives", 0), event("night falls", None)]))
    assert said == ["**Ann** dives", "-# Night falls"]


def test_what_happens_to_another_seat_in_a_turn_bears_that_name() -> None:
    said = lines(told(0, 0, [event("dives", 0), event("sees it", 2)]))
    assert said == ["**Ann** dives", "**Cem** sees it"]


def test_the_channel_is_never_told_what_only_some_may_know() -> None:
    assert lines(told(0, 0, [event("secret", 0, to=(0,)), event("dives", 0)])) == ["**Ann** dives"]
    assert lines(told(0, 0, [event("secret", 0, to=(0, 1, 2))])) == []


@pytest.mark.parametrize(("seat", "said"), [(0, "Mine · Ours"), (1, "Ours"), (None, "")])
def test_everybody_reads_only_what_they_may_know(seat: int | None, said: str) -> None:
    entry = told(0, 0, [event("mine", 0, to=(0,)), event("ours", 0, to=(0, 1))])
    assert actions_text([entry], seat, ENGLISH, NAMES) == said


def test_what_was_taken_back_before_it_was_told_is_not_told() -> None:
    said = lines(told(4, 0, [event("dives", 0)], undone_by=5), undo(5, 0),
                 told(6, 0, [event("waits", 0)]))  # fmt: skip
    assert said == ["**Ann** waits"]


def test_taking_back_what_was_told_is_told_once() -> None:
    assert lines(undo(4, 0), undo(5, 0), told(6, 0, [event("waits", 0)])) == [
        "Ann undid some moves",
        "**Ann** waits",
    ]


def test_of_nothing_nothing_is_told() -> None:
    assert lines() == []
    assert in_messages([]) == []


action = st.text(st.characters(codec="ascii", exclude_characters="\n"), min_size=1, max_size=120)


@given(st.lists(st.lists(action, min_size=1, max_size=60).map(BETWEEN.join), max_size=8))
def test_long_turns_are_split_and_nothing_is_lost(said: list[str]) -> None:
    texts = in_messages(said, 200)
    assert all(0 < len(text) <= 200 for text in texts)
    without = str.maketrans("", "", " ·\n")
    assert "".join(texts).translate(without) == "".join(said).translate(without)


def test_a_line_is_split_between_two_deeds() -> None:
    assert in_messages(["one · two · three"], 10) == ["one · two", "three"]


def test_the_newest_deeds_are_kept_where_there_is_room_for_few() -> None:
    assert newest_actions("one · two · three", 100) == "one · two · three"
    assert newest_actions("one · two · three", 10) == "… · three"
    assert newest_actions("x" * 50, 10) == f"…{'x' * 10}"


def test_who_is_awaited_is_called_with_what_for() -> None:
    standing = Evening((Player("human", 101, "Ann"), Player("greedy", None)), 1).standing
    seat = standing.awaited[0]
    called = addressed(standing, ENGLISH)
    assert called == ("<@101>", "Computer 2")
    prompt = ENGLISH.inner(standing.table.pending[0].prompt, None)
    assert waiting_lines(standing, ENGLISH, called) == [f"{called[seat]}: {prompt}"]


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    evening = Evening(people("Ann", "Ben"), 0xC0FFEE)
    seed, promise = "c0ffee", evening.table.commitment
    assert seed not in fairness_line(evening.standing, ENGLISH)
    assert promise in fairness_line(evening.standing, ENGLISH)
    assert result_lines(evening.standing, ENGLISH) == []
    for _ in evening.positions():
        pass
    assert seed in fairness_line(evening.standing, ENGLISH)


@pytest.mark.parametrize("locale", available_locales())
def test_the_result_names_everybody_with_their_points(locale: str) -> None:
    words = Words(locale, strict=True)
    evening = Evening(people("A*nn", "B_en", "Cem"), 3)
    for _ in evening.positions():
        pass
    result = evening.table.result
    assert result is not None
    first, *places, reason = result_lines(evening.standing, words)
    names = safe_names(evening.players, words)
    assert all(names[seat] in first for seat in result.winners)
    assert len(places) == 3
    for place in places:
        (seat,) = (seat for seat, name in enumerate(names) if name in place)
        assert str(result.scores[seat]) in place
        assert place.startswith(f"{result.places[seat]}.")
    assert reason.startswith("-# ")


def test_names_are_shown_as_they_are_spelled() -> None:
    assert escaped("*Ann* _Ben_ `x` @everyone") == "\\*Ann\\* \\_Ben\\_ \\`x\\` @\u200beveryone"


# --- the log ---


def shown(evening: Evening, seat: int | None, page: int | None = None) -> str:
    sheet = log_message(evening.standing, evening.log, seat, ENGLISH, page)
    return "\n".join(sheet.texts)


def everything(evening: Evening, seat: int | None) -> str:
    pages: list[str] = []
    page = 0
    while True:
        sheet = log_message(evening.standing, evening.log, seat, ENGLISH, page)
        pages.append(sheet.texts[-1])
        if not sheet.rows or not sheet.rows[0][2].able:  # type: ignore[index]
            return "\n".join(pages)
        page += 1


def test_the_log_does_not_tell_others_of_a_turn_that_is_still_private() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    seat = in_a_turn(evening)
    evening.log[-1] = told(evening.table.ply - 1, seat, [event("a private step", seat)])
    assert "A private step" in shown(evening, seat)
    assert "A private step" not in everything(evening, 1 - seat)
    assert "A private step" not in everything(evening, None)


def test_the_log_does_not_tell_what_the_reader_may_not_know() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    evening.log = [told(0, 0, [event("a hidden card", 0, to=(0,))])]
    evening.announced = 1
    assert "A hidden card" in everything(evening, 0)
    assert "A hidden card" not in everything(evening, 1)
    assert "A hidden card" not in everything(evening, None)


def taken_back() -> Evening:
    """Return a game whose log says that Ann dived, undid that and waited, all already announced."""
    evening = Evening(people("Ann", "Ben"), 1)
    entries = [told(0, 0, [event("dives", 0)], undone_by=1), undo(1, 0)]
    evening.log = [*entries, told(2, 0, [event("waits", 0)])]
    evening.announced = 3
    return evening


def test_what_was_taken_back_is_struck_through_for_the_one_who_did() -> None:
    assert everything(taken_back(), 0) == "**Ann**\n- ~~Dives~~\n- Undid some moves\n- Waits"


@pytest.mark.parametrize("reader", [1, None])
def test_what_was_taken_back_is_never_read_by_others(reader: int | None) -> None:
    assert everything(taken_back(), reader) == "**Ann**\n- Waits"


@pytest.mark.parametrize("reader", [0, 1, None])
def test_what_everybody_was_told_stays_in_the_log_when_it_is_taken_back(
    reader: int | None,
) -> None:
    evening = taken_back()
    evening.log[1] = replace(evening.log[1], events=(Event(TOOK_BACK, 0),))
    text = "**Ann**\n- ~~Dives~~\n- Undid some moves\n- Waits"
    assert everything(evening, reader) == text


def test_what_only_some_might_know_stays_theirs_when_it_is_taken_back() -> None:
    evening = taken_back()
    secret = event("sees a pearl", 0, to=(0,))
    evening.log[0] = told(0, 0, [event("dives", 0), secret], undone_by=1)
    evening.log[1] = replace(evening.log[1], events=(Event(TOOK_BACK, 0),))
    assert "- ~~Dives~~\n- ~~Sees a pearl~~" in everything(evening, 0)
    assert "- ~~Dives~~\n" in everything(evening, 1)


def agreed(key: str = TOOK_BACK_AGREED) -> Evening:
    """Return a game in which, by consent, Ann undid a move after which Ben had already moved."""
    evening = Evening(people("Ann", "Ben"), 0)
    entries = [
        told(0, 0, [event("dives", 0)], undone_by=3),
        told(1, 1, [event("swims", 1)], undone_by=3),
        told(2, 1, [event("a private step", 1)], undone_by=3),
    ]
    consent = replace(undo(3, 0), events=(Event(msg(key, told=2), 0),))
    evening.log = [*entries, consent]
    evening.announced = 4
    return evening


@pytest.mark.parametrize("reader", [0, None])
def test_what_all_agreed_to_take_back_is_struck_through_for_everybody(reader: int | None) -> None:
    text = (
        "**Ann**\n- ~~Dives~~\n**Ben**\n- ~~Swims~~\n**Ann**\n- Undid some moves; everyone agreed"
    )
    assert everything(agreed(), reader) == text


def test_what_was_private_when_all_agreed_stays_with_whoever_did_it() -> None:
    assert "~~A private step~~" in everything(agreed(), 1)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (TOOK_BACK_AGREED, "Ann undid some moves; everyone agreed"),
        (
            TOOK_BACK_SEEN,
            ("Ann undid some moves; everyone agreed, and what was revealed counts as unseen"),
        ),
    ],
)
def test_the_channel_is_told_that_all_agreed(key: str, said: str) -> None:
    assert turn_lines(agreed(key).log, Words(strict=True), ("Ann", "Ben")) == [said]


async def test_notes_are_shown_as_they_were_written_and_call_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        standing = await tables.standing(await begun(tables, ANN, BEN))
        note = UserNote(BEN, "*Spy* next\n@everyone", shown=True, at=now())
        head, *written = notes_lines([note], standing, Words(strict=True))
    assert head == "📝 **Ben**’s notes during the game:"
    assert written == [r"> \*Spy\* next", "> @\u200beveryone"]


def test_several_steps_taken_back_are_one_line() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    steps = [told(0, 0, [event("dives", 0)], undone_by=3), told(1, 0, [event("breathes", 0)], 2)]
    evening.log = [*steps, undo(2, 0), undo(3, 0)]
    evening.announced = 4
    text = "**Ann**\n- ~~Dives~~\n- ~~Breathes~~\n- Undid some moves"
    assert everything(evening, 0) == text


@pytest.mark.parametrize("reader", [0, 1, None])
def test_an_answer_that_was_entered_again_is_read_once(reader: int | None) -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    before = [told(0, 0, [event("dives", 0)], 2), told(1, 1, [event("drops a card", 1)], 2)]
    evening.log = [*before, undo(2, 0), told(3, 1, [event("drops a card", 1)])]
    evening.announced = 4
    text = everything(evening, reader)
    assert text.count("Drops a card") == 1
    assert "~~Drops a card~~" not in text


def test_each_deed_stands_below_the_name_of_whose_it_is() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    events = [event("dives", 0), event("sees it", 1), event("night falls", None)]
    evening.log = [told(0, 0, events), told(1, 0, [event("waits", 0), event("rises", 0)])]
    evening.announced = 2
    assert everything(evening, None).splitlines() == [
        *("**Ann**", "- Dives", "**Ben**", "- Sees it", "-# Night falls"),
        *("**Ann**", "- Waits", "- Rises"),
    ]


@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_log_does_not_tell_between_which_deeds_somebody_had_a_choice(
    reader: int | None,
) -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    events = [event("dives", 0), event("drops a card", 0, to=(0,)), event("rises", 0)]
    texts = []
    for parts in (
        [events],
        [events[:1], events[1:]],
        [events[:2], events[2:]],
    ):
        evening.log = [told(ply, 0, events) for ply, events in enumerate(parts)]
        evening.announced = len(parts)
        texts.append(everything(evening, reader))
    assert texts[0] == texts[1] == texts[2]


@pytest.mark.parametrize(
    ("reader", "said"), [(0, "Drew Pearl"), (1, "Drew one"), (None, "Drew one")]
)
def test_who_may_know_more_is_told_only_that(reader: int | None, said: str) -> None:
    more = replace(event("drew Pearl", 0, to=(0,)), instead=True)
    entry = told(0, 0, [event("drew one", 0), more, event("waits", 0)])
    evening = Evening(people("Ann", "Ben"), 1)
    evening.log, evening.announced = [entry], 1
    assert everything(evening, reader) == f"**Ann**\n- {said}\n- Waits"
    assert actions_text([entry], reader, ENGLISH, NAMES) == f"{said} · Waits"


def test_the_log_has_pages_on_which_nothing_is_missing() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    evening.log = [told(n, n % 2, [event(f"step {n} done", n % 2)]) for n in range(300)]
    evening.announced = 300
    whole = everything(evening, None)
    assert all(f"Step {n} done" in whole for n in range(300))
    assert "Step 299 done" in shown(evening, None)
    assert len(shown(evening, None, 10**6)) < LOG_ROOM + 200


def test_each_page_of_the_log_says_whose_doing_it_begins_with() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    doers = [0, *[1] * 160]
    evening.log = [told(n, who, [event(f"step {n} done", who)]) for n, who in enumerate(doers)]
    evening.announced = len(doers)
    seen = [
        log_message(evening.standing, evening.log, None, ENGLISH, page).texts[-1]
        for page in range(3)
    ]
    assert [each.partition("\n")[0] for each in seen] == ["**Ann**", "**Ben**", "**Ben**"]
    assert all("Step" in each for each in seen)
    assert everything(evening, None).count("Step 60 done") == 1


def test_a_log_without_entries_says_so() -> None:
    assert "Nothing has happened yet." in shown(Evening(people("Ann", "Ben"), 1), None)


# --- the panel ---


async def said_on_panel(evening: Evening, seat: int) -> str:
    pictures = Unseen()
    sheet = await panel(evening.standing, PanelReader(seat, ENGLISH), pictures)
    pictures.close()
    return "\n".join((*sheet.texts, *sheet.below))


async def test_a_panel_tells_only_its_owner_of_their_running_turn() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    seat = in_a_turn(evening)
    evening.log[-1] = told(evening.table.ply - 1, seat, [event("a private step", seat)])
    assert "A private step" in await said_on_panel(evening, seat)
    assert "A private step" not in await said_on_panel(evening, 1 - seat)


async def test_a_panel_tells_others_only_what_the_turn_began_with() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    public = ENGLISH.inner(evening.table.pending[0].prompt, None)
    seat = in_a_turn(evening)
    private = ENGLISH.inner(evening.table.pending[0].prompt, None)
    assert private != public
    text = await said_on_panel(evening, 1 - seat)
    assert public in text
    assert private not in text


async def test_the_panel_of_a_game_that_was_given_up_offers_nothing() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    seat, pictures = in_a_turn(evening, 2), Unseen()
    sheet = await panel(given_up(evening.standing), PanelReader(seat, ENGLISH), pictures)
    pictures.close()
    assert [row for row in sheet.rows if row] == []
    assert "Game 7 has ended." in sheet.below[-1]


async def test_a_post_says_whose_turn_comes_next_where_that_is_not_plain(tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        three = await tables.standing(await begun(tables, ANN, BEN, "greedy"))
        seat, *_ = three.awaited
        order = three.game.turn_order(three.table.state)
        follows = order[(order.index(seat) + 1) % 3]
        name = names_of(three.players, ENGLISH)[follows]
        assert next_line(three, ENGLISH) == [f"-# Up next: {name}"]
        two = await tables.standing(await begun(tables, ANN, BEN))
        assert next_line(two, ENGLISH) == []


async def test_a_post_names_nobody_next_where_nobody_can_know(tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        players = (ANN, BEN, "greedy")
        three = await tables.standing(await begun(tables, *players, game="antarctica"))
        assert next_line(three, ENGLISH) == []
