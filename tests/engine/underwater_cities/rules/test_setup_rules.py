from __future__ import annotations

import pytest

from engine.cli.common import let_play
from engine.core import machine
from engine.core.decision import Pick
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import own_game
from engine.underwater_cities.board.possessions import hand_limit
from engine.underwater_cities.state import UnderwaterCitiesState
from tests.engine.own_packs import Draft
from tests.engine.underwater_cities.scene import GAME, PACK, fresh, stock


def start_of(seats: int, place: int) -> tuple[object, int]:
    """Resources and Federation space of a place in the play order, as they are laid out."""
    state = GAME.setup(checked_setup(GAME, seats, 4))
    seat = state.order[place]
    return state.players[seat].stock, state.space_of(seat)


@pytest.mark.rule("EX-1", "UC-4.10")
def test_start_of_four_players() -> None:
    assert start_of(4, 0) == (stock("1k 1s 1r 2c"), 5)
    assert start_of(4, 1) == (stock("1k 1s 1r 2c"), 4)
    assert start_of(4, 2) == (stock("1k 1s 1r 3c"), 3)
    assert start_of(4, 3) == (stock("1k 2s 1r 3c"), 2)


@pytest.mark.rule("EX-2", "UC-3.3", "UC-3.4", "UC-4.4", "UC-4.10")
@pytest.mark.parametrize(
    ("seats", "white", "purple"), [(1, 16, None), (2, 15, 7), (3, 14, 10), (4, 13, 13)]
)
def test_domes_by_number_of_players(seats: int, white: int, purple: int | None) -> None:
    state, _ = fresh(seats)
    assert (state.white_domes, state.purple_domes) == (white, purple)
    assert state.tunnels == 46


@pytest.mark.rule("EX-2")
def test_start_of_two_and_three_players() -> None:
    assert start_of(2, 1) == (stock("1k 1s 1r 2c"), 4)
    assert start_of(3, 2) == (stock("1k 1s 1r 3c"), 3)


@pytest.mark.rule("UC-3.2")
def test_there_are_46_tunnels() -> None:
    assert fresh(2)[0].tunnels == 46


@pytest.mark.rule("UC-3.5", "UC-4.3")
def test_six_three_credit_cards_lie_open_and_fifteen_others_make_a_deck() -> None:
    state, _ = fresh(3)
    assert len(state.open_specials) == 6
    assert len(state.specials) == 15
    assert all(PACK.cards[name].credits == 3 for name in state.open_specials)
    assert all(PACK.cards[name].credits < 3 for name in state.specials)


@pytest.mark.rule("UC-4.1")
def test_the_side_of_the_main_board_follows_the_number_of_players() -> None:
    assert [len(PACK.slots(seats)) for seats in (1, 2, 3, 4)] == [13, 13, 16, 16]


@pytest.mark.rule("UC-4.2")
def test_era_one_is_the_draw_deck_and_the_others_wait() -> None:
    state, _ = fresh(2)
    assert {PACK.cards[name].era for name in state.deck} == {1}
    assert [len(deck) for deck in state.later] == [57, 57]
    assert (state.era, state.round) == (1, 1)


@pytest.mark.rule("UC-4.5", "UC-4.13")
@pytest.mark.parametrize(("side", "boards"), [("basic", range(1, 5)), ("asymmetric", range(5, 9))])
def test_everybody_has_another_board_of_the_same_side(side: str, boards: range) -> None:
    state, _ = fresh(4, 1, {"board_side": side})
    assert sorted(player.board for player in state.players) == list(boards)


@pytest.mark.rule("UC-4.6", "UC-4.9")
def test_everybody_starts_with_a_city_an_assistant_and_no_points() -> None:
    state, _ = fresh(4)
    for seat, player in enumerate(state.players):
        assert player.nation.white == state.chart(seat).start
        assert player.nation.purple == player.nation.building == player.nation.tunnel == 0
        assert (player.claimed, player.used) == (("personal_assistant",), ())
        assert player.points == 0


@pytest.mark.rule("UC-3.6", "UC-4.7", "UC-4.8")
def test_everybody_has_one_brown_and_two_blue_metropolises() -> None:
    state, _ = fresh(4)
    dealt = [tile for player in state.players for tile in player.nation.tiles]
    colours = [PACK.tiles[tile].colour for tile in dealt]
    assert colours == ["brown", "blue", "blue"] * 4
    assert len(set(dealt)) == 12
    assert len(state.spare_tiles) == 3


@pytest.mark.rule("UC-4.7")
def test_every_corner_of_a_component_pack_gets_a_tile_of_its_colour() -> None:
    draft = Draft("underwater-cities")
    for table, column in (("board_sites", "joins"), ("metropolis_needs", "tile")):
        draft.change(table, "m1", **{column: "blue"})
        draft.change(table, "m2", **{column: "brown"}).change(table, "m3", **{column: "brown"})
    draft.change("constants", "brown_tiles_each", value="2")
    draft.change("constants", "blue_tiles_each", value="1")
    for number in range(3):
        draft.add("metropolis_tiles", "tunnel_hub", id=f"hub_{number}", title=f"Hub {number}")
    game = own_game(draft.own())
    state = game.setup(checked_setup(game, 4, 1))
    for player in state.players:
        colours = [state.pack.tiles[tile].colour for tile in player.nation.tiles]
        assert colours == ["blue", "brown", "brown"]
    dealt = {tile for player in state.players for tile in player.nation.tiles}
    assert (len(dealt), len(state.spare_tiles)) == (12, 7)
    machine.begin(game, state)
    assert machine.pending(state, game)


@pytest.mark.rule("UC-4.11", "D1", "UC-9.3")
def test_everybody_keeps_three_of_six_cards_at_the_same_time() -> None:
    state, outcome = fresh(3)
    assert [decision.seat for decision in outcome.pending] == [0, 1, 2]
    for decision in outcome.pending:
        assert isinstance(decision, Pick)
        assert (decision.least, decision.most, len(decision.options)) == (3, 3, 6)
    for seat in (2, 0):
        answer = machine.pending(state, GAME)[0 if seat == 0 else -1].default
        machine.submit(GAME, state, seat, answer)
    assert [decision.seat for decision in machine.pending(state, GAME)] == [1]
    machine.submit(GAME, state, 1, machine.pending(state, GAME)[0].default)
    assert [len(player.hand) for player in state.players] == [3, 3, 3]
    assert len(state.buried) == 9
    assert state.running.seat == state.order[0]


@pytest.mark.rule("UC-4.11")
@pytest.mark.parametrize("kept", [1, 2, 4, 5])
def test_a_component_pack_says_how_many_cards_are_kept(kept: int) -> None:
    draft = Draft("underwater-cities")
    draft.change("constants", "opening_cards_kept", value=str(kept))
    game = own_game(draft.own())
    state = game.setup(checked_setup(game, 2, 1))
    pending = machine.begin(game, state).pending
    asked = [(decision.least, decision.most) for decision in pending if isinstance(decision, Pick)]
    assert asked == [(kept, kept)] * 2
    while state.phase == "cards":
        (decision, *_) = machine.pending(state, game)
        machine.submit(game, state, decision.seat, decision.default)
    assert [len(player.hand) for player in state.players] == [kept, kept]
    assert len(state.buried) == 2 * (6 - kept)


@pytest.mark.rule("UC-4.11")
def test_whoever_may_keep_all_cards_is_not_asked() -> None:
    draft = Draft("underwater-cities")
    draft.change("constants", "opening_cards_kept", value="6")
    game = own_game(draft.own())
    state = game.setup(checked_setup(game, 2, 1))
    machine.begin(game, state)
    assert state.phase is None
    assert [len(player.hand) for player in state.players] == [6, 6]


@pytest.mark.rule("UC-4.11", "UC-7.21")
def test_at_a_new_era_the_hand_limit_counts_whatever_was_kept_at_first() -> None:
    draft = Draft("underwater-cities")
    draft.change("constants", "opening_cards_kept", value="2")
    table = Table(own_game(draft.own()), checked_setup(own_game(draft.own()), 2, 1))
    rng = Rng(1)
    while table.state.era == 1:
        let_play(table, [find_player("random")] * 2, rng)
    for decision in table.pending:
        assert isinstance(decision, Pick)
        assert decision.least == hand_limit(table.state, decision.seat) >= 3


@pytest.mark.rule("D1", "UC-4.11")
def test_whoever_has_chosen_sees_what_they_keep_while_others_still_choose() -> None:
    state, outcome = fresh(3)
    kept = outcome.pending[1].default
    assert isinstance(kept, tuple)
    machine.submit(GAME, state, 1, kept)
    own = GAME.view(state, 1).own
    assert own is not None
    assert {f"keep:{card}" for card in own.hand} == set(kept)
    assert own.looked_at == ()
    # That they have chosen is known, what they have chosen is not.
    assert [player.hand for player in GAME.view(state, 0).players] == [6, 3, 6]


@pytest.mark.rule("D1")
def test_the_safe_hand_has_a_card_of_each_colour_with_the_lowest_numbers() -> None:
    state, outcome = fresh(2)
    for decision in outcome.pending:
        assert isinstance(decision, Pick)
        kept = [PACK.cards[key.removeprefix("keep:")] for key in decision.default]
        hand = [PACK.cards[name] for name in state.players[decision.seat].hand]
        for colour in {card.colour for card in hand}:
            lowest = min((c for c in hand if c.colour == colour), key=lambda c: c.number)
            assert lowest in kept


@pytest.mark.rule("UC-4.12", "UC-4.13")
def test_contracts_are_off_by_default_and_never_in_the_solo_game() -> None:
    assert fresh(2)[0].contracts == ()
    assert len(fresh(2, 1, {"contracts": "on"})[0].contracts) == 3
    assert fresh(1, 1, {"contracts": "on"})[0].contracts == ()


@pytest.mark.rule("UC-3.8")
def test_cards_are_told_apart_by_id_although_titles_repeat() -> None:
    titles = [card.title for card in PACK.cards.values()]
    assert len(set(titles)) < len(titles)
    assert len(PACK.cards) == 206


# ---------------------------------------------------------------- the solo game


def alone(column: str = "1", seed: int = 1) -> UnderwaterCitiesState:
    """A solo game at its first question."""
    return fresh(1, seed, {"solo_column": column})[0]


@pytest.mark.rule("UC-8.2", "UC-8.5")
def test_the_solo_game_is_always_asymmetric_and_begins_below_the_track() -> None:
    state = alone()
    assert PACK.boards[state.players[0].board].side == "asymmetric"
    assert state.space_of(0) == 5
    assert state.players[0].stock == stock("1k 1s 1r 2c")


@pytest.mark.rule("UC-8.3")
def test_the_tile_for_connected_cities_is_left_out_of_the_solo_game() -> None:
    for seed in range(20):
        assert "seat_of_government" not in alone(seed=seed).players[0].nation.tiles


@pytest.mark.rule("UC-8.4")
@pytest.mark.parametrize("column", ["1", "2", "3", "4"])
def test_a_slot_of_each_colour_is_occupied_at_first(column: str) -> None:
    found = set(alone(column).tiles)
    assert found == {f"{colour}_{column}" for colour in ("green", "red", "yellow")}
