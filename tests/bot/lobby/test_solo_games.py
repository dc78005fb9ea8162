"""Solo games: sign-up, play, and how they are described."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.custom_ids import Verb
from bot.lobby import lobby as rules
from bot.lobby.lobby import LobbyTrouble
from bot.localization import safe_names
from bot.messages.components import Select
from bot.messages.game_text import next_line, result_lines, waiting_lines
from bot.panels.panel import PanelReader, panel
from bot.posts.status_message import status_message
from db.records import Lobby
from engine.core.text import Words, available_locales
from tests.bot.limits import check_sheet
from tests.bot.positions import THEN, Evening, Unseen, people
from tests.bot.stored_tables import ANN, answer, begun, opened

ENGLISH = Words(strict=True)
GAME = "underwater-cities"
locales = pytest.mark.parametrize("locale", available_locales())


def lobby(*names: str, game: str = GAME, **options: str) -> Lobby:
    found = Lobby(7, game, (), 101, 11, 22, people(*names), THEN, THEN)
    return replace(found, options=tuple(options.items()))


def listed(here: Lobby) -> list[str]:
    """Return the options of the game that can be changed."""
    selects = (row for row in rules.options_message(here, ENGLISH).rows if isinstance(row, Select))
    return [row.press.rest for row in selects if row.press.verb is Verb.SET_OPTION]


def said(here: Lobby, words: Words = ENGLISH) -> list[str]:
    """Return the lobby's lines about the game's options, without the time control below them."""
    return rules.lobby_message(here, words).texts[-1].splitlines()[:-1]


def finished(seed: int = 1) -> Evening:
    evening = Evening(people("A*nn"), seed, GAME)
    for _ in evening.positions():
        pass
    return evening


# ---------------------------------------------------------------- the lobby


def test_one_person_may_start_alone_what_can_be_played_alone() -> None:
    assert rules.setup_to_start(lobby("Ann")).seats == 1
    with pytest.raises(LobbyTrouble):
        rules.setup_to_start(lobby("Ann", game="otys"))


def test_what_cannot_be_chosen_alone_is_no_part_of_the_game() -> None:
    chosen = lobby("Ann", contracts="on", solo_column="3")
    assert rules.setup_to_start(chosen).options == (("solo_column", "3"),)
    both = replace(chosen, players=people("Ann", "Ben"))
    assert rules.setup_to_start(both).options == (("board_side", "basic"), ("contracts", "on"))


def test_an_option_for_one_can_no_longer_be_set_when_a_second_has_joined() -> None:
    assert listed(lobby("Ann")) == ["board_side", "contracts", "solo_column"]
    assert listed(lobby("Ann", "Ben")) == ["board_side", "contracts"]


def test_options_that_need_more_players_are_told_apart_while_one_waits_for_them() -> None:
    now, *later = said(lobby("Ann"))
    assert later == [
        "-# With 2 or more players: player boards: **basic side**",
        "-# With 2 or more players: government contracts: **off**",
    ]
    assert now == "Solo game: slots occupied at the start: **first of each colour**"
    assert said(lobby("Ann", "Ben")) == [
        "Player boards: **basic side**",
        "Government contracts: **off**",
    ]


@locales
def test_such_options_are_told_in_every_language(locale: str) -> None:
    words = Words(locale, strict=True)
    lines = said(lobby("Ann"), words)
    assert [line.startswith("-# ") for line in lines] == [False, True, True]
    assert all(line.count("**") == 2 for line in lines)


def test_options_that_were_set_before_others_joined_are_kept() -> None:
    alone = rules.with_option(lobby("Ann"), "contracts", "on")
    joined = rules.with_person(alone, rules.human_player(102, "Ben"))
    assert rules.setup_to_start(joined).option("contracts") == "on"


# ---------------------------------------------------------------- the game


async def test_a_game_alone_is_started_and_goes_on_turn_after_turn(tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        number = await begun(tables, ANN, game=GAME)
        standing = await tables.standing(number)
        turns = standing.table.state.turns
        while standing.table.state.turns < turns + 4:
            assert standing.awaited == (0,)
            standing = await answer(tables, number)
        assert standing.record.announced > 0


async def test_a_turn_alone_can_be_taken_back_before_it_ends(tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        number = await begun(tables, ANN, game=GAME)
        standing = await answer(tables, number)
        while not standing.can_take_back(0):
            standing = await answer(tables, number, ends_turn=False)
        assert standing.asked(0) is not None


def test_nobody_is_said_to_come_next_where_there_is_only_one() -> None:
    evening = Evening(people("Ann"), 1, GAME)
    for standing, _ in evening.positions():
        assert next_line(standing, ENGLISH) == []
        if standing.ply > 60:
            break


def test_a_post_calls_the_only_player() -> None:
    standing = Evening(people("Ann"), 1, GAME).standing
    (line,) = waiting_lines(standing, ENGLISH, ("<@101>",))
    assert line.startswith("<@101>: ")


@locales
async def test_posts_and_panels_of_a_game_alone_are_taken(locale: str) -> None:
    words, pictures = Words(locale, strict=True), Unseen()
    evening = Evening(people("W" * 100), 4, GAME, solo_column="2")
    for standing, given in evening.positions():
        if standing.ply % 10 == 0:
            check_sheet(await panel(standing, PanelReader(0, words), pictures))
            check_sheet(await panel(standing, PanelReader(0, words, ending=given), pictures))
            check_sheet(await status_message(standing.seen_by(None), words, pictures))
    check_sheet(await status_message(evening.standing, words, pictures))
    pictures.close()


async def test_a_post_after_the_end_offers_no_further_move() -> None:
    pictures = Unseen()
    sheet = await status_message(finished().standing, ENGLISH, pictures)
    pictures.close()
    verbs = [button.press.verb for row in sheet.rows if isinstance(row, tuple) for button in row]
    assert Verb.PLAY not in verbs
    assert Verb.UNDO_LAST not in verbs


@locales
def test_the_result_says_the_points_and_whether_it_is_a_win_but_not_who_won(locale: str) -> None:
    words, evening = Words(locale, strict=True), finished()
    result = evening.table.result
    assert result is not None
    first, why = result_lines(evening.standing, words)
    name = safe_names(evening.players, words)[0]
    assert first.startswith(f"### {name}: {result.scores[0]} ")
    assert result.reason == "solo_lost"
    assert "100" in why
