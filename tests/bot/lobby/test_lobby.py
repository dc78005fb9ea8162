from dataclasses import replace

import pytest

from bot.custom_ids import Verb
from bot.lobby import lobby as rules
from bot.lobby.lobby import LobbyTrouble
from bot.messages.components import Select
from bot.table.seats import LEVELS, USUAL_LEVEL, level_words
from db.records import Lobby, Player
from engine.core.errors import BadSetup
from engine.core.text import Words
from engine.registry import find_game
from tests.bot.positions import THEN

ENGLISH = Words(strict=True)
ANN, BEN, CEM = (rules.human_player(101 + n, name) for n, name in enumerate(("Ann", "Ben", "Cem")))
COMPUTER = Player("greedy", None)


def lobby(*players: Player) -> Lobby:
    return Lobby(7, "otys", (), 101, 11, 22, players or (ANN,), THEN, THEN)


def why(wrong: pytest.ExceptionInfo[LobbyTrouble]) -> str:
    return wrong.value.msg.key


def test_somebody_sits_down_last() -> None:
    assert rules.with_person(lobby(), BEN).players == (ANN, BEN)


def test_nobody_sits_down_twice() -> None:
    with pytest.raises(LobbyTrouble) as wrong:
        rules.with_person(lobby(ANN, BEN), rules.human_player(102, "Another name"))
    assert why(wrong) == "bot-error-joined-already"


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_sits_down(level: str) -> None:
    changed = rules.with_computer(lobby(), level)
    assert changed.players == (ANN, Player(level, None))  # type: ignore[arg-type]


def test_there_is_no_room_for_more_than_the_game_is_for() -> None:
    full = lobby(ANN, BEN, CEM, COMPUTER)
    with pytest.raises(LobbyTrouble) as wrong:
        rules.with_person(full, rules.human_player(104, "Dee"))
    assert why(wrong) == "bot-error-table-full"
    with pytest.raises(LobbyTrouble) as wrong:
        rules.with_computer(full, "greedy")
    assert why(wrong) == "bot-error-table-full"


def test_if_the_host_leaves_the_next_person_is_the_host() -> None:
    changed = rules.without_person(lobby(ANN, COMPUTER, BEN), 101)
    assert changed.players == (COMPUTER, BEN)
    assert changed.host_id == 102


def test_if_another_leaves_the_host_stays() -> None:
    assert rules.without_person(lobby(ANN, BEN), 102) == lobby(ANN)


def test_whoever_does_not_sit_there_cannot_leave() -> None:
    with pytest.raises(LobbyTrouble) as wrong:
        rules.without_person(lobby(ANN, COMPUTER), 102)
    assert why(wrong) == "bot-error-not-joined"


def test_the_last_computer_player_gets_up() -> None:
    weak = Player("random", None)
    assert rules.without_computer(lobby(ANN, weak, COMPUTER, BEN)) == lobby(ANN, weak, BEN)
    with pytest.raises(LobbyTrouble) as wrong:
        rules.without_computer(lobby(ANN, BEN))
    assert why(wrong) == "bot-error-no-computer"


def test_a_lobby_of_computer_players_alone_is_empty() -> None:
    assert rules.empty(replace(lobby(), players=(COMPUTER,)))
    assert not rules.empty(lobby(COMPUTER, ANN))


def test_an_option_is_set_and_played() -> None:
    changed = rules.with_option(lobby(ANN, BEN), "sponsor_sides", "random")
    assert rules.setup_to_start(changed).option("sponsor_sides") == "random"


@pytest.mark.parametrize(("name", "value"), [("sponsor_sides", "golden"), ("weather", "fine")])
def test_an_option_that_there_is_not_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetup):
        rules.with_option(lobby(), name, value)


@pytest.mark.parametrize("seasoned", [False, True])
def test_what_nobody_chose_is_what_is_usual_at_such_a_table(*, seasoned: bool) -> None:
    here = replace(lobby(ANN, BEN), game="antarctica", seasoned=seasoned)
    expected = "free" if seasoned else "first_game"
    assert rules.setup_to_start(here).option("layout") == expected
    select, _pace = rules.options_message(here, ENGLISH).rows
    assert isinstance(select, Select)
    assert [entry.value for entry in select.entries if entry.chosen] == [expected]


def test_what_was_chosen_holds_whoever_sits_at_the_table() -> None:
    chosen = rules.with_option(replace(lobby(ANN, BEN), game="antarctica"), "layout", "first_game")
    assert rules.setup_to_start(replace(chosen, seasoned=True)).option("layout") == "first_game"


def test_a_game_begins_only_with_enough_players() -> None:
    with pytest.raises(LobbyTrouble) as wrong:
        rules.setup_to_start(lobby())
    assert why(wrong) == "bot-error-too-few"
    assert rules.setup_to_start(lobby(ANN, COMPUTER)).seats == 2


def test_every_game_has_its_own_shuffle() -> None:
    assert rules.setup_to_start(lobby(ANN, BEN)).seed != rules.setup_to_start(lobby(ANN, BEN)).seed


def test_only_the_host_or_a_manager_does_what_is_the_hosts() -> None:
    rules.check_host(lobby(), 101, manager=False)
    rules.check_host(lobby(), 999, manager=True)
    with pytest.raises(LobbyTrouble) as wrong:
        rules.check_host(
            replace(lobby(), players=(rules.human_player(101, "A*nn"),)), 999, manager=False
        )
    assert why(wrong) == "bot-error-only-host"
    assert "A\\*nn" in ENGLISH.say(wrong.value.msg)


def test_a_lobby_shows_who_sits_there_and_what_is_played() -> None:
    changed = rules.with_option(lobby(ANN, COMPUTER), "author_spy_variant", "on")
    _, seats, options = rules.lobby_message(changed, ENGLISH).texts
    assert seats.splitlines()[:2] == ["● Ann · host", "▲ Computer 2 · normal"]
    assert "2 joined, 2 to 4 players" in seats
    *_, pace = options.splitlines()
    assert len(options.splitlines()) == len(find_game("otys").options) + 1
    assert pace.startswith("Pace: **no clock**")


def test_a_pace_is_chosen_among_those_there_are() -> None:
    assert rules.with_pace(lobby(), "daily").pace == "daily"
    with pytest.raises(LobbyTrouble) as wrong:
        rules.with_pace(lobby(), "hectic")
    assert why(wrong) == "bot-error-no-pace"


@pytest.mark.parametrize(("pace", "shown"), [("fast", "fast"), ("hectic", "no clock")])
def test_the_table_shows_its_pace_and_what_it_means(pace: str, shown: str) -> None:
    here = replace(lobby(ANN, BEN), pace=pace)
    assert f"**{shown}**" in rules.lobby_message(here, ENGLISH).texts[2]


def test_a_lobby_can_be_joined_left_changed_and_started() -> None:
    rows = rules.lobby_message(lobby(), ENGLISH).rows
    verbs = [button.press.verb for row in rows if isinstance(row, tuple) for button in row]
    computers = {Verb.ADD_COMPUTER, Verb.ADD_LEVEL}
    assert set(verbs) == {Verb.JOIN, Verb.LEAVE, Verb.OPTIONS, Verb.START} | computers


def test_a_computer_player_of_each_level_is_one_press_away() -> None:
    rows = rules.lobby_message(lobby(), ENGLISH).rows
    buttons = [button for row in rows if isinstance(row, tuple) for button in row]
    added = [each for each in buttons if each.press.verb in (Verb.ADD_COMPUTER, Verb.ADD_LEVEL)]
    assert [ENGLISH.say(each.label) for each in added] == [
        "Add computer",
        "Add easy computer",
        "Add strong computer",
    ]
    assert [each.press.rest or USUAL_LEVEL for each in added] == [
        "greedy",
        "random",
        "strong",
    ]


def test_of_each_option_the_value_that_holds_is_chosen() -> None:
    changed = rules.with_option(lobby(), "sponsor_sides", "advanced")
    chosen = {
        row.press.rest: [entry.value for entry in row.entries if entry.chosen]
        for row in rules.options_message(changed, ENGLISH).rows
        if isinstance(row, Select)
    }
    assert chosen == {"sponsor_sides": ["advanced"], "author_spy_variant": ["off"], "": ["none"]}


def test_of_a_closed_lobby_nothing_can_be_pressed() -> None:
    sheet = rules.closed_message(lobby(), ENGLISH, level_words("greedy"))
    assert sheet.rows == ()
    assert "Normal" in sheet.texts[1]
