from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

import pytest

from engine.core import machine
from engine.core.decision import Pick
from engine.core.event import Event
from engine.core.game import checked_setup
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.otys.state import OtysState
from engine.otys.words.names import contract_name
from tests.engine.otys.scene import Scene, on_level, stroll

QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
DEAD = ("contract_free_10", "contract_free_09", "contract_exact_18")
FOUR = tuple(f"contract_exact_{number:02}" for number in (17, 20, 21, 22))
SECRET = "contract_exact_19"  # noqa: S105 - a card in hand


def seen(scene: Scene, viewer: int | None) -> str:
    """Everything that this viewer can see, as text."""
    return repr(scene.game.view(scene.state, viewer))


# --- views -----------------------------------------------------------------------------------


@pytest.mark.rule("OT-11.4")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_private_contract_is_seen_by_its_owner_alone(viewer: int | None) -> None:
    scene = Scene(3).board(hand=[SECRET])
    assert SECRET not in seen(scene, viewer)
    assert SECRET in seen(scene, 0)


@pytest.mark.rule("OT-11.4")
def test_everybody_sees_how_many_private_contracts_each_player_has() -> None:
    scene = Scene(3).board(0, hand=FOUR[:2]).board(2, hand=FOUR[2:3])
    for viewer in (0, 1, 2, None):
        view = scene.game.view(scene.state, viewer)
        assert [board.contracts for board in view.boards] == [2, 0, 1]


@pytest.mark.rule("OT-12.4")
def test_private_contracts_stay_secret_when_the_game_is_over() -> None:
    scene = Scene().board(hand=[SECRET], points=18)
    scene.state.last_round = True
    while scene.pending:
        scene.defaults()
    assert scene.game.view(scene.state, 1).result is not None
    assert SECRET not in seen(scene, 1)
    assert SECRET not in seen(scene, None)


def drawing() -> Scene:
    """Three seats; seat 0 is choosing among the four cards it drew."""
    scene = Scene(3, sponsors=QUIET).public(*DEAD).next_cards(*FOUR)
    return scene.board(0, on_level(3, "SP+")).play("key:3", "activate", "draw")


@pytest.mark.rule("OT-11.10")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_drawn_cards_are_seen_by_the_drawer_alone_also_those_put_back(viewer: int | None) -> None:
    scene = drawing()
    hand = scene.game.view(scene.state, 0).hand
    assert hand is not None
    assert hand.drawn == FOUR
    assert not [card for card in FOUR if card in seen(scene, viewer)]
    scene.play(f"keep:{FOUR[2]}")
    assert not [card for card in FOUR if card in seen(scene, viewer)]
    assert [card for card in FOUR if card in seen(scene, 0)] == [FOUR[2]]


@pytest.mark.rule("OT-15.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_the_order_of_deck_or_bag_or_what_chance_will_bring(
    viewer: int | None,
) -> None:
    scene = Scene().board(0, hand=[SECRET])
    before = seen(scene, viewer)
    scene.state.deck, scene.state.bag = scene.state.deck[::-1], scene.state.bag[::-1]
    scene.state.rng = Rng(99)
    assert seen(scene, viewer) == before


@pytest.mark.rule("OT-15.1")
def test_everything_that_lies_open_is_in_every_view() -> None:
    scene = Scene(3, sponsors="1 2A 3 4A 5", store="M2 T1").public(*DEAD)
    scene.board(1, on_level(3, "SP+"), "L3:MM L4:P", track="2 n", rewards={3: "reward_09"})
    scene.me(1).credits, scene.me(1).batteries, scene.me(1).points = 4, 3, 7
    state = scene.state
    state.discard, state.deck = state.deck[:3], state.deck[3:]
    state.spent_rewards, state.bag = state.bag[:2], state.bag[2:]
    for viewer in (0, 1, 2, None):
        view = scene.game.view(state, viewer)
        for name in ("sponsors", "display", "store", "public", "discard", "spent_rewards", "order"):
            assert getattr(view, name) == getattr(state, name)
        assert (view.deck, view.bag) == (len(state.deck), len(state.bag))
        assert (view.neutral_x, view.round, view.seat) == (11, 1, viewer)
        board = asdict(view.boards[1])
        for name in ("column", "upgraded", "levels", "keys", "track", "rewards", "neutral_x"):
            assert board[name] == getattr(state.boards[1], name)
        assert (board["credits"], board["batteries"], board["points"]) == (4, 3, 7)
        assert (board["threshold"], board["max_move"]) == (6, 1)


@pytest.mark.rule("OT-15.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_running_turn_is_public(viewer: int | None) -> None:
    scene = Scene(sponsors="1 3 2 4 5").board(0, on_level(3, "ME")).play("key:3")
    turn = scene.game.view(scene.state, viewer).turn
    assert turn is not None
    assert (turn.seat, turn.step, turn.key, turn.level) == (0, "phase_2", "3", 3)
    assert (turn.sponsor_used, turn.actions) == (True, 2)
    scene.play("take:metal")
    later = scene.game.view(scene.state, viewer).turn
    assert later is not None
    assert later.actions == 1


@pytest.mark.rule("OT-11.10", "OT-15.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_view_holds_nothing_that_depends_on_what_its_viewer_cannot_know(
    viewer: int | None,
) -> None:
    scene, dealt_anew = Scene(), {"hands": 0, "deck": 0, "bag": 0}
    for _, _, _, state in stroll(2, 5, 250):
        dealt = scene.game.redeal(state, viewer, Rng(31))
        assert scene.game.view(dealt, viewer) == scene.game.view(state, viewer)
        hands = [board.contracts for board in state.boards]
        dealt_anew["hands"] += hands != [board.contracts for board in dealt.boards]
        dealt_anew["deck"] += state.deck != dealt.deck
        dealt_anew["bag"] += state.bag != dealt.bag
    assert min(dealt_anew.values()) > 0


# --- the log ---------------------------------------------------------------------------------


@pytest.mark.rule("OT-15.1", "OT-11.10")
def test_log_of_a_draw_tells_the_others_only_that_one_was_kept() -> None:
    scene = drawing()
    told = len(scene.events)
    assert [event.name for event in scene.events if event.to] == []
    scene.play(f"keep:{FOUR[1]}")
    events = scene.events[told:]
    kept = [event for event in events if contract_name(FOUR[1]) in mentioned(event)]
    assert [event.seen_by(viewer) for event in kept for viewer in (0, 1, 2, None)] == [
        True,
        False,
        False,
        False,
    ]
    assert [event.name for event in events if event.seen_by(1)][:1] == ["otys-log-drew"]


def mentioned(event: Event) -> list[Msg]:
    """The contracts that an event names."""
    return [
        part
        for _, value in event.msg.args
        for part in (value if isinstance(value, tuple) else (value,))
        if isinstance(part, Msg) and part.key.startswith("otys-contract-")
    ]


def answers(seats: int, seed: int, most: int) -> Iterator[tuple[OtysState, Event, OtysState]]:
    """Every event of a random game, between the positions before and after its answer."""
    game = Scene().game
    state = game.setup(checked_setup(game, seats, seed))
    asked, chance = machine.begin(game, state).pending, Rng(seed)
    for _ in range(most):
        if not asked:
            return
        (decision,) = asked
        assert isinstance(decision, Pick)
        before, key = state.clone(), chance.choice(decision.options).key
        outcome = machine.submit(game, state, decision.seat, (key,), asked)
        asked = outcome.pending
        for event in outcome.events:
            yield before, event, state


@pytest.mark.rule("OT-15.1", "OT-11.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_public_log_names_only_contracts_that_are_fulfilled_or_lie_open(seats: int) -> None:
    secret = 0
    for before, event, after in answers(seats, 11 + seats, 500):
        if event.to is not None:
            secret += 1
            assert event.to == (event.seat,)
            continue
        opened = {*after.public, *after.discard, *before.public}
        names = {contract_name(card) for card in opened if card}
        assert set(mentioned(event)) <= names
    assert secret


@pytest.mark.rule("OT-15.1")
def test_log_names_key_sponsor_moves_and_action() -> None:
    scene = Scene(sponsors="1 2 3A 4 5").board(0, on_level(3, "ME"), batteries=1)
    scene.play("key:3", "propel:metal_expert:7", "sponsor:resurface:5", "end")
    names = [event.name.removeprefix("otys-log-") for event in scene.events]
    wanted = ["played-key", "propelled", "sponsor", "resurfaced", "activated", "resurfaced"]
    assert names[: len(wanted)] == wanted
    assert all(event.to is None for event in scene.events)


@pytest.mark.rule("OT-15.1")
def test_log_tells_everybody_a_private_contract_that_is_fulfilled() -> None:
    scene = Scene().board(cubes="L3:MM", hand=["contract_exact_01"])
    scene.play("fulfil:contract_exact_01:3:MM")
    (event,) = scene.told("fulfilled")
    assert mentioned(event) == [contract_name("contract_exact_01")]
    assert (event["level"], event.seat, event.to) == (3, 0, None)
