"""Discord's limits, over whole games in every language and with the most awkward names."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.custom_ids import Verb
from bot.lobby.lobby import lobby_message, options_message
from bot.localization import SHORT_NAME, names_of, safe_names
from bot.look.recap import LONGEST
from bot.look.rules import rules_message
from bot.look.tools import tools_message
from bot.look.viewer import log_message
from bot.messages.autocomplete import BETWEEN, read_answer, suggestions
from bot.messages.button_room import MOST
from bot.messages.components import Button, ListEntry, Select
from bot.messages.game_text import BESIDE, ROOM, fairness_line, in_messages, turn_lines
from bot.messages.menu import FIRST_PAGE, is_single
from bot.panels.panel import PanelReader, answer_words, panel
from bot.panels.play import chooser
from bot.posts.status_message import status_message
from bot.table.habits import HabitRemarks
from bot.table.standing import Standing
from db.records import Lobby
from engine.core.decision import Answer, Pick, keys_of
from engine.core.msg import msg
from engine.core.text import Words, available_locales
from engine.registry import GAMES, find_game
from tests.bot.application_emojis.complete import all_emojis
from tests.bot.limits import BASE, check_sheet, choose_one_by_one, components, reachable
from tests.bot.positions import AWKWARD, THEN, Described, Evening, Unseen, event, people, told

PLAYED = tuple(
    (game, locale, 2 + number % 3, number)
    for game in GAMES
    for number, locale in enumerate(available_locales())
)
LONGEST_VALUE = 100
ENTRY = ListEntry("never", msg("bot-more"))
EVERY = 40
"""One in so many positions is checked with descriptions of its pictures."""

locales = pytest.mark.parametrize("locale", available_locales())


async def check_position(standing: Standing, answer: Answer, words: Words) -> None:
    """Check that all messages at a position are within the limits and all options reachable."""
    seat = standing.table.pending[0].seat
    asked = standing.asked(seat)
    assert isinstance(asked, Pick)
    if is_single(asked):
        assert reachable(asked) == {(option.key,) for option in asked.options}
    else:
        given = set(keys_of(answer))
        press = choose_one_by_one(asked, given)
        assert press is not None
        assert set(keys_of(chooser(press.verb, press.rest)(asked))) == given
    drawing = Described() if standing.ply % EVERY == 0 else Unseen()
    for reader in (
        PanelReader(seat, words, note=msg("error-stale")),
        PanelReader(seat, words, ending=answer),
        PanelReader(1 - min(seat, 1), words),
    ):
        check_sheet(await panel(standing, reader, drawing))
    away = dict.fromkeys(standing.awaited, THEN)
    status = await status_message(standing, words, drawing, away=away)
    below = (fairness_line(standing, words),)
    check_sheet(replace(status, texts=(*status.texts, "x" * ROOM), below=below))
    drawing.close()


@pytest.mark.parametrize("width", [2, 3, 4])
async def test_a_panel_has_room_for_all_slots_two_pictures_and_the_widest_row_of_tools(
    width: int,
) -> None:
    evening, pictures = Evening(people("Ann", "Ben"), 1, "underwater-cities"), Described()
    while not (evening.standing.private_moves and evening.standing.table.state.turn):
        evening.play(*evening.next_answer())
    standing, words = evening.standing, Words(strict=True)
    seat = standing.awaited[0]
    reader = PanelReader(seat, words, note=msg("error-stale"), recap=("x" * (LONGEST + 400),))
    content = await panel(standing, reader, pictures)
    pictures.close()
    slots = [
        Button(replace(BASE, rest=f"slot:{n}"), msg("bot-amount", number=n)) for n in range(16)
    ]
    tools = [Button(replace(BASE, verb=verb), msg("bot-more")) for verb in list(Verb)[:MOST]]
    always = Select(replace(BASE, verb=Verb.ALWAYS), msg("bot-habit-always"), (ENTRY,))
    rows = tuple(tuple(slots[start : start + width]) for start in range(0, 16, width))
    first = content.pictures[0]
    both = (first, replace(first, name="second.png"))
    check_sheet(replace(content, pictures=both, rows=(*rows, always, tuple(tools))))


@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_has_room_for_all_that_stands_above_its_options(game: str) -> None:
    evening, pictures, words = Evening(people("Ann", "Ben"), 2, game), Unseen(), Words("it")
    recap, undone = ("x" * (LONGEST + 400),), "x" * BESIDE
    for standing, _ in islice(evening.positions(), 60):
        seat = standing.table.pending[0].seat
        answered = HabitRemarks((told(0, seat, (event("x" * BESIDE, seat),)),))
        reader = PanelReader(seat, words, recap=recap, undone=undone, habits=answered)
        check_sheet(await panel(standing, reader, pictures))
    pictures.close()


@locales
@pytest.mark.parametrize("game", GAMES)
async def test_tools_are_one_row_of_at_most_five(game: str, locale: str) -> None:
    words = Words(locale, strict=True)
    evening = Evening(people(*AWKWARD), 3, game)
    for standing, _ in islice(evening.some_positions(), 10):
        seat, pictures = standing.table.pending[0].seat, Unseen()
        for who in (seat, 1 - min(seat, 1)):
            *_, tools = (
                await panel(standing, PanelReader(who, words, recap=("x",)), pictures)
            ).rows
            assert isinstance(tools, tuple)
            assert len(tools) <= MOST
            assert tools[-1].press.verb is Verb.MORE
        (row,) = (await status_message(standing, words, pictures)).rows
        assert isinstance(row, tuple)
        assert len(row) <= MOST
        for reader in (seat, None):
            check_sheet(tools_message(standing, reader, words))
        pictures.close()


each_evening = pytest.mark.parametrize(("game", "locale", "seats", "seed"), PLAYED)


def some_options(game: str, seed: int) -> dict[str, str]:
    """Return a value for each option of a game, depending on the seed."""
    options = find_game(game).options
    return {option.name: option.values[seed % len(option.values)] for option in options}


@pytest.mark.slow
@each_evening
async def test_whatever_is_shown_in_a_game_is_taken(
    game: str, locale: str, seats: int, seed: int
) -> None:
    words = Words(locale, strict=True)
    evening = Evening(people(*AWKWARD[4 - seats :]), seed, game, **some_options(game, seed))
    for standing, answer in evening.some_positions():
        await check_position(standing, answer, words)
    over, pictures = evening.standing, Described()
    assert over.table.result is not None
    check_sheet(await status_message(over, words, pictures))
    check_sheet(await panel(over, PanelReader(0, words), pictures))
    names = safe_names(over.players, words)
    for text in in_messages(turn_lines(evening.log, words, names)):
        assert len(text) <= ROOM
    for page in (None, 0, 3):
        check_sheet(log_message(over, evening.log, 0, words, page, all_emojis()))
    pictures.close()


@each_evening
def test_what_is_offered_while_typing_is_taken_and_means_something(
    game: str, locale: str, seats: int, seed: int
) -> None:
    words = Words(locale, strict=True)
    evening = Evening(people(*AWKWARD[:seats]), 10 + seed, game)
    names = names_of(evening.players, words, SHORT_NAME)
    for standing, _ in evening.some_positions():
        asked = standing.table.pending[0]
        assert isinstance(asked, Pick)
        for choice in suggestions(asked, "", words, names):
            typed = choice.value
            for _ in range(asked.least - 1):
                typed = suggestions(asked, f"{typed}{BETWEEN} ", words, names)[0].value
            assert 1 <= len(choice.name) <= 100
            assert 1 <= len(typed) <= LONGEST_VALUE * asked.least
            assert asked.check(read_answer(asked, typed, words, names)) is not None


@each_evening
async def test_the_last_answer_is_given_by_the_press_that_ends_the_turn(
    game: str, locale: str, seats: int, seed: int
) -> None:
    words, met = Words(locale, strict=True), 0
    evening = Evening(people(*AWKWARD[:seats]), 20 + seed, game)
    for standing, answer in evening.positions():
        seat = standing.table.pending[0].seat
        if not standing.publishes(seat, answer):
            continue
        asked, pictures = standing.asked(seat), Unseen()
        assert asked is not None
        sheet = await panel(standing, PanelReader(seat, words, ending=answer), pictures)
        pictures.close()
        *_, row = sheet.rows
        assert isinstance(row, tuple)
        press, way_out = row[0].press, row[-1].press
        verb, _, written = press.rest.partition("~")
        assert (press.verb, way_out.verb) == (Verb.END_TURN, Verb.PAGE)
        assert (press.seat, press.ply) == (seat, standing.mark(seat))
        pressed = chooser(Verb(verb), written)(asked)
        assert sorted(keys_of(pressed)) == sorted(keys_of(answer))
        said = [words.say(part, names_of(standing.players, words))
                for part in answer_words(standing, seat, answer)]  # fmt: skip
        assert all(said)
        met += 1
        if met > 30:
            return


@locales
@pytest.mark.parametrize("name", GAMES)
def test_a_lobby_is_taken(locale: str, name: str) -> None:
    words, game = Words(locale, strict=True), find_game(name)
    for seats in range(1, game.seat_counts[-1] + 1):
        lobby = Lobby(10**9, name, (), 101, 11, 22, people(*AWKWARD[:seats]), THEN, THEN)
        check_sheet(lobby_message(lobby, words))
        check_sheet(options_message(lobby, words))


@locales
@pytest.mark.parametrize("name", GAMES)
def test_a_page_of_the_rules_is_taken(locale: str, name: str) -> None:
    words, standing = Words(locale, strict=True), Evening(people("Ann", "Ben"), 1, name).standing
    for topic in standing.game.topics:
        check_sheet(rules_message(standing, words, topic, all_emojis()))


@locales
@pytest.mark.parametrize("name", GAMES)
async def test_a_very_long_turn_still_fits_its_panel(locale: str, name: str) -> None:
    words = Words(locale, strict=True)
    evening = Evening(people(*AWKWARD), 5, name)
    while len(evening.log) == evening.announced:
        evening.play(*evening.next_answer())
    evening.log[-1] = replace(evening.log[-1], events=evening.log[-1].events * 400)
    pictures = Unseen()
    seat = evening.log[-1].seat
    sheet = await panel(evening.standing, PanelReader(seat, words, FIRST_PAGE), pictures)
    pictures.close()
    check_sheet(sheet)
    assert any("…" in part.get("content", "") for part in components(sheet))
