from __future__ import annotations

import pytest

from engine.core.errors import BadSetup, UnknownGame
from engine.core.game import GameOption, Result, Setup, checked_setup, option_words, places
from engine.core.msg import msg
from engine.registry import GAMES, find_game, game_for
from tests.engine.core.toy import Toy

TOY = Toy()


def refusal(seats: int = 2, **options: str) -> BadSetup:
    with pytest.raises(BadSetup) as refused:
        checked_setup(TOY, seats, 1, options)
    return refused.value


# ---------------------------------------------------------------- set-ups


def test_a_setup_names_the_game_the_pack_the_seats_and_the_seed() -> None:
    setup = checked_setup(TOY, 3, 77)
    assert (setup.game, setup.pack, setup.seats, setup.seed) == ("toy", "toy@1", 3, 77)


def test_switches_that_nobody_set_have_their_defaults() -> None:
    assert checked_setup(TOY, 2, 1).options == (("start", "poor"), ("cards", "all"))


def test_a_switch_that_was_set_keeps_its_value_and_the_order_of_the_game() -> None:
    setup = checked_setup(TOY, 2, 1, {"cards": "few", "start": "rich"})
    assert setup.options == (("start", "rich"), ("cards", "few"))


def test_a_switch_that_means_nothing_at_so_many_seats_is_left_out() -> None:
    class Tidal(Toy):
        options = (*Toy.options, GameOption("tide", ("low", "high"), seats=range(3, 4)))

    game = Tidal()
    assert checked_setup(game, 3, 1, {"tide": "high"}).option("tide") == "high"
    assert checked_setup(game, 2, 1, {"tide": "high"}).options == checked_setup(TOY, 2, 1).options
    with pytest.raises(BadSetup):
        checked_setup(game, 2, 1, {"tide": "stormy"})


def test_a_switch_counts_for_everybody_unless_it_is_said_for_whom() -> None:
    assert all(GameOption("sea", ("calm",)).counts_for(seats) for seats in range(1, 9))
    solo = GameOption("sea", ("calm",), seats=range(1, 2))
    assert [solo.counts_for(seats) for seats in (1, 2)] == [True, False]


def test_a_switch_is_read_by_its_name() -> None:
    assert checked_setup(TOY, 2, 1, {"cards": "few"}).option("cards") == "few"


def test_the_default_of_a_switch_is_its_first_value() -> None:
    assert GameOption("size", ("small", "large")).default == "small"


@pytest.mark.parametrize("seats", [2, 3])
def test_every_seat_count_of_the_game_is_taken(seats: int) -> None:
    assert checked_setup(TOY, seats, 1).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_another_seat_count_is_refused_with_those_that_are_possible(seats: int) -> None:
    assert refusal(seats).msg == msg("error-seat-count", seats=seats, low=2, high=3)


def test_an_unknown_switch_is_refused_with_those_that_are_known() -> None:
    assert refusal(speed="fast").msg == msg(
        "error-unknown-option", name="speed", known="start, cards"
    )


def test_an_unknown_value_is_refused_with_those_that_are_allowed() -> None:
    assert refusal(start="royal").msg == msg(
        "error-option-value", name="start", value="royal", allowed="poor, rich"
    )


def test_a_switch_and_its_values_have_message_keys() -> None:
    option = GameOption("end_early", ("not_at_all", "yes"))
    assert option_words(TOY, option) == msg("toy-option-end-early")
    assert option_words(TOY, option, "not_at_all") == msg("toy-option-end-early-not-at-all")


# ---------------------------------------------------------------- results


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(5, 0), (9, 0), (7, 0)], (3, 1, 2)),
        ([(5, 2), (5, 3)], (2, 1)),
        ([(5, 2), (5, 2), (1, 9)], (1, 1, 3)),
        ([(0,), (3,), (3,), (1,)], (4, 1, 1, 3)),
        ([(-1,)], (1,)),
    ],
)
def test_the_higher_score_has_the_better_place_and_equals_share_it(
    keys: list[tuple[int, ...]], expected: tuple[int, ...]
) -> None:
    assert places(keys) == expected


def test_all_seats_in_first_place_have_won() -> None:
    assert Result((3, 1, 3), (1, 3, 1), "rounds").winners == (0, 2)


# ---------------------------------------------------------------- the registry


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_is_found_by_its_own_name(name: str) -> None:
    assert find_game(name).name == name


def test_a_game_is_set_up_once_and_shared() -> None:
    name = next(iter(GAMES))
    assert find_game(name) is find_game(name)


@pytest.mark.parametrize("name", ["", "chess", "OTYS"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        find_game(name)
    assert refused.value.msg == msg("error-unknown-game", name=name, known=", ".join(GAMES))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_setup_finds_its_game(name: str) -> None:
    game = find_game(name)
    assert game_for(checked_setup(game, game.seat_counts[0], 1)) is game


def test_a_setup_of_an_unknown_pack_is_refused() -> None:
    name = next(iter(GAMES))
    with pytest.raises(BadSetup) as refused:
        game_for(Setup(name, 2, 1, (), "mine@9"))
    assert refused.value.msg == msg(
        "error-unknown-pack", name="mine@9", known=find_game(name).pack_name
    )


def test_a_setup_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        game_for(Setup("chess", 2, 1, (), "toy@1"))


@pytest.mark.parametrize("seed", [-1, 1 << 128, 10**60])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup) as refused:
        checked_setup(find_game("otys"), 2, seed)
    assert refused.value.msg.key == "error-seed"


@pytest.mark.parametrize(("seats", "seed"), [(2.0, 1), ("2", 1), (True, 1), (2, 1.5), (2, "x")])
def test_seats_and_seeds_that_are_no_whole_numbers_are_refused(seats: object, seed: object) -> None:
    with pytest.raises(BadSetup) as refused:
        checked_setup(find_game("otys"), seats, seed)  # type: ignore[arg-type]
    assert refused.value.msg.key == "error-not-numbers"
