"""Every card, slot, contract and tile, each played in a position where it does something."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.decision import Pick
from engine.underwater_cities.components import Card, Contract, MetropolisTile, Slot
from engine.underwater_cities.counters import count
from engine.underwater_cities.production import output_of
from engine.underwater_cities.standing import claimed_cards, holdings
from engine.underwater_cities.statements import Gain, If, Per, walk
from tests.engine.underwater_cities.scene import PACK, Scene

RICH = "30c 12k 12s 12r 6b"
NATION = (
    "c6 c3 c5* c8 t-c6-c9 t-c3-c6 t-c5-c9+ t-c8-c9+ t-c3-m2 "
    "c9.b1:farm+ c9.b2:farm+ c9.b3:lab+ c6.b1:desal+ c6.b2:desal+ c6.b3:lab "
    "c3.b1:lab c3.b2:farm c5.b1:desal c5.b2:lab+ c5.b3:farm c8.x:desal"
)
CARDS = [card for card in PACK.cards.values() if card.era or card.special]
SLOTS = [(seats, slot) for seats in (2, 4) for slot in PACK.slots(seats).values()]
WAYS_OUT = {"skip", "stop", "leave", "no", "none", "end", "advance:0", "replace:0"}


def rich(seats: int = 2, era: int = 1) -> Scene:
    """A scene in which the first player can do nearly everything."""
    scene = Scene(seats, era=era).player(owns=RICH, has_built=NATION, points=5)
    scene.claimed("shore_leave", "press_tour", used=["press_tour"])
    scene.tile("red_1", 1).tile("yellow_4", 1)
    scene.state.track = ((), (), (0,), ())
    return scene


def play_on(scene: Scene, until: str = "end") -> Scene:
    """Do something wherever something can be done, until this is asked."""
    for _ in range(60):
        if not scene.pending or scene.prompt == until:
            return scene
        decision = scene.pending[0]
        assert isinstance(decision, Pick)
        useful = [key for key in scene.keys if key not in WAYS_OUT] or scene.keys
        scene.answer(decision.seat, *useful[: max(decision.least, 1)])
    raise AssertionError("it does not come to an end")


def taken(scene: Scene) -> tuple[object, ...]:
    """All that the first player has."""
    player = scene.me()
    return (
        player.stock,
        player.points,
        player.nation,
        len(player.hand),
        player.claimed,
        player.used,
        scene.state.space_of(0),
        scene.state.buried,
    )


INSTANTS = [card for card in CARDS if card.type == "instant"]


@pytest.mark.parametrize("card", INSTANTS, ids=lambda card: card.id)
def test_every_instant_card_does_something(card: Card) -> None:
    scene = rich(era=card.era or 1)
    poor = any(isinstance(part, If) for part in walk(card.effect))
    if card.id == "emergency_rations":
        scene.state.players[0].stock = scene.state.players[0].stock._replace(kelp=0)
    scene.hand(card.id, "kelp_nursery" if card.id != "kelp_nursery" else "supply_drop")
    slot = {"green": "green_2", "red": "red_3", "yellow": "yellow_1"}[card.colour or "green"]
    scene.start().choose(slot, card.id)
    if scene.prompt == "order":
        scene.play("order:slot")
    while scene.prompt not in {"use-card", "end"}:
        scene.play(next(key for key in scene.keys if key not in {"stop", "skip"}))
    before = taken(scene)
    if scene.prompt == "end":
        assert poor or any(isinstance(part, Per) for part in walk(card.effect)), card.id
        return
    scene.play("card")
    play_on(scene)
    assert taken(scene) != before
    assert scene.state.running.card is None


PLAIN = [
    card
    for card in INSTANTS
    if len(card.effect) == 1
    and isinstance(card.effect[0], Gain)
    and not {name for name, _ in card.effect[0].bundle} & {"card", "federation"}
]


@pytest.mark.parametrize("card", PLAIN, ids=lambda card: card.id)
def test_a_plain_gain_is_exactly_what_is_printed(card: Card) -> None:
    (gain,) = card.effect
    assert isinstance(gain, Gain)
    scene = Scene(era=card.era or 1).hand(card.id, 54)
    slot = {"green": "green_2", "red": "red_3", "yellow": "yellow_1"}[card.colour or "green"]
    scene.start().choose(slot, card.id, "order:slot")
    while scene.prompt != "use-card":
        scene.play(next(key for key in scene.keys if key not in {"stop", "skip"}))
    stock, points = scene.me().stock, scene.me().points
    scene.play("card")
    assert scene.me().stock == stock.plus(output_of(gain.bundle).stock)
    assert scene.me().points == points + output_of(gain.bundle).points


LASTING = [card for card in CARDS if card.type != "instant"]


@pytest.mark.rule("UC-5.10", "UC-6.40", "UC-6.55", "UC-6.57")
@pytest.mark.parametrize("card", LASTING, ids=lambda card: card.id)
def test_every_other_card_is_claimed_and_a_special_one_paid_for(card: Card) -> None:
    scene = rich(era=card.era or 1).hand(card.id)
    slot = {"green": "green_2", "red": "red_3", "yellow": "yellow_1"}[card.colour or "green"]
    scene.start().choose(slot, card.id)
    scene.play("order:card")
    assert card in claimed_cards(scene.state, 0)
    paid = [event for event in scene.told("paid") if event.cause and event.cause.name == card.id]
    assert len(paid) == (card.credits > 0)
    play_on(scene)
    assert scene.prompt == "end"


ACTIONS = [card for card in CARDS if card.type == "action"]


@pytest.mark.rule("UC-6.41", "UC-6.42", "UC-5.33", "D13")
@pytest.mark.parametrize("card", ACTIONS, ids=lambda card: card.id)
def test_every_action_card_is_used_once_an_era(card: Card) -> None:
    scene = Scene(2, era=card.era or 1).player(owns=RICH, has_built=NATION)
    scene.claimed(card.id, used=["personal_assistant"]).tile("red_1", 1).hand("night_shift", 2)
    scene.start().choose("red_4", "night_shift")
    before = taken(scene)
    if f"use:{card.id}" not in scene.keys:
        scene.play("part:2")
    if f"use:{card.id}" in scene.keys:
        scene.play(f"use:{card.id}")
    assert card.id in scene.me().used
    play_on(scene)
    assert taken(scene) != before


@pytest.mark.parametrize(("seats", "slot"), SLOTS, ids=lambda each: getattr(each, "id", str(each)))
def test_every_slot_can_be_chosen_and_does_something(seats: int, slot: Slot) -> None:
    scene = rich(seats)
    scene.state.tiles = {}
    unmatched = "night_shift" if slot.colour != "green" else "courier_subs"
    scene.hand(unmatched).start().choose(slot.id, unmatched)
    play_on(scene)
    assert scene.prompt == "end"
    names = ("gained", "built", "stepped", "took-special", "upgraded", "drew")
    assert any(map(scene.told, names))


@pytest.mark.rule("UC-6.63", "D30")
@pytest.mark.parametrize("contract", PACK.contracts.values(), ids=lambda each: each.id)
def test_every_contract_is_claimed_when_its_criteria_are_met(contract: Contract) -> None:
    words = NATION.replace("c6.b3:lab ", "c6.b3:lab+ ").replace("c3.b1:lab", "c3.b1:desal+")
    words = words.replace("c8.x:desal", "c8.x:lab+") + " c7 c2 t-c7-c8 t-c5-c7 t-c7-m3 t-c2-c3"
    scene = Scene(2).player(owns="3r", has_built=words)
    scene.claimed("shore_leave", "small_print", "tide_mill", "founders_charter")
    scene.contracts(contract.id).hand("kelp_nursery").start()
    held = holdings(scene.state, 0)
    assert all(count(counter, held) >= number for counter, number in contract.needs)
    before = taken(scene)
    scene.play(f"contract:{contract.id}")
    play_on(scene, "slot")
    assert scene.me().contracts == (contract.id,)
    assert scene.state.contracts == ()
    assert taken(scene) != before


BLUE = [tile for tile in PACK.tiles.values() if tile.colour == "blue"]


@pytest.mark.rule("UC-6.26", "UC-6.27")
@pytest.mark.parametrize("tile", BLUE, ids=lambda tile: tile.id)
def test_every_blue_metropolis_gives_something_when_it_is_connected(tile: MetropolisTile) -> None:
    scene = rich()
    player = scene.me()
    player.nation = replace(player.nation, tiles=("engineering_capital", "mint", tile.id))
    player.stock = player.stock._replace(biomatter=0)
    scene.hand("courier_subs").start().choose("yellow_2", "courier_subs")
    scene.play("site:t-c7-c8", "site:t-c7-m3")
    play_on(scene)
    assert [str(event.msg["tile"]) for event in scene.told("metropolis")]
    causes = {event.cause.kind for event in scene.events if event.cause}
    assert "tile" in causes
