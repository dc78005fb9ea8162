"""Automatic players: legal answers, no peeking, and greedy is worth its name."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.cli.common import new_table
from engine.core.decision import Amount, Option, Pick, answers
from engine.core.msg import msg
from engine.core.rng import Rng
from engine.players import PLAYERS, find_player
from engine.players.player import UnknownPlayer
from tests.engine.otys.scene import Scene
from tests.engine.players.played import played_out


def several(least: int, most: int) -> Pick:
    """A pick of some of four options."""
    options = tuple(Option(f"card:{n}", msg("card", number=n)) for n in range(4))
    return Pick(0, msg("ask"), options, tuple(o.key for o in options[:least]), least, most)


def test_the_random_player_answers_every_kind_of_decision_legally() -> None:
    player, rng = find_player("random"), Rng(1)
    scene = Scene()
    for decision in (several(1, 1), several(0, 4), several(2, 3), Amount(0, msg("ask"), 2, 5, 2)):
        for _ in range(50):
            answer = player.choose(scene.game, scene.state, decision, rng)
            assert decision.check(answer) == answer


def test_the_random_player_gets_to_every_legal_answer() -> None:
    player, rng, scene = find_player("random"), Rng(2), Scene()
    amounts = {
        player.choose(scene.game, scene.state, Amount(0, msg("ask"), 1, 4, 1), rng)
        for _ in range(100)
    }
    sizes = set()
    for _ in range(100):
        answer = player.choose(scene.game, scene.state, several(0, 4), rng)
        assert isinstance(answer, tuple)
        sizes.add(len(answer))
    assert amounts == {1, 2, 3, 4}
    assert sizes == {0, 1, 2, 3, 4}


def test_greedy_looks_at_every_single_option_and_at_amounts() -> None:
    assert set(answers(several(1, 1))) == {(f"card:{n}",) for n in range(4)}
    assert list(answers(Amount(0, msg("ask"), 1, 3, 2))) == [2, 1, 3]


def test_greedy_looks_at_combinations_of_several_options() -> None:
    looked = set(answers(several(1, 2)))
    assert ("card:0", "card:3") in looked
    assert all(1 <= len(answer) <= 2 for answer in looked if isinstance(answer, tuple))


def test_greedy_takes_four_points_that_lie_on_the_table() -> None:
    scene = Scene().public("contract_exact_19").board(0, cubes="L4:MMPT")
    while scene.pick.seat == 0:
        answer = find_player("greedy").choose(scene.game, scene.state, scene.pick, Rng(3))
        assert isinstance(answer, tuple)
        scene.play(*answer)
    assert [event["contract"] for event in scene.told("fulfilled")]
    assert scene.me().points >= 4


def test_greedy_changes_nothing_while_it_thinks() -> None:
    scene = Scene().board(0, credits=3, batteries=2, cubes="L4:MMPT")
    before = scene.game.codec.dump(scene.state)
    find_player("greedy").choose(scene.game, scene.state, scene.pick, Rng(4))
    assert scene.game.codec.dump(scene.state) == before


def test_greedy_answers_alike_whatever_the_hidden_cards_are() -> None:
    scene = Scene().board(0, credits=3, column="[TR ME EN | SP PE FE TE EX]")
    greedy = find_player("greedy")
    other = scene.game.redeal(scene.state, 0, Rng(99))
    assert other.deck != scene.state.deck
    other.rng = scene.state.rng.clone()
    # Both deals are dealt anew from equal pools, so only what is seen can make a difference.
    other.deck, scene.state.deck = tuple(sorted(other.deck)), tuple(sorted(scene.state.deck))
    other.bag, scene.state.bag = tuple(sorted(other.bag)), tuple(sorted(scene.state.bag))
    assert greedy.choose(scene.game, other, scene.pick, Rng(5)) == greedy.choose(
        scene.game, scene.state, scene.pick, Rng(5)
    )


@pytest.mark.slow
@pytest.mark.unwatched
@pytest.mark.parametrize("greedy_seat", [0, 1])
def test_greedy_beats_random_from_both_seats(greedy_seat: int) -> None:
    names = ["random", "random"]
    names[greedy_seat] = "greedy"
    winners = [played_out(new_table("otys", 2, seed, {}), names).result for seed in range(3)]
    assert all(result and result.winners == (greedy_seat,) for result in winners)


def test_every_player_can_be_found_by_its_name() -> None:
    assert all(find_player(name) is player for name, player in PLAYERS.items())


def test_an_unknown_player_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownPlayer) as refused:
        find_player("kraken")
    assert refused.value.msg["known"] == "random, greedy, strong"


def test_looking_ahead_is_bounded() -> None:
    assert len(list(islice(answers(several(0, 4)), 80))) < 80
