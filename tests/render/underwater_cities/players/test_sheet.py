"""The sheet and the banner of a player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.components import RESOURCES
from render.kit.drawing import Drawing
from render.scene import Box, Outline, Panel, Scene, Sprite
from render.underwater_cities.players.banner import Banner, federation_space
from render.underwater_cities.players.claimed_chips import ClaimedChips, groups
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import (
    NAMES,
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    sprites,
    table,
)

SHEET = 1200


def beside(scene: Scene, icon: str, above: int = 110) -> str:
    """The number at the right of an icon in the upper part of a picture."""
    (at,) = (s.centre for s in sprites(scene) if s.name == icon and s.centre[1] < above)
    right = [w for w in lettering(scene) if w.box.left > at[0] and w.box.centre[1] == at[1]]
    return min(right, key=lambda word: word.box.left).text


def test_the_banner_has_points_resources_hand_and_space() -> None:
    at = position(owns="4c 3k 2s 1r").hand("smuggling", "federal_grant")
    at.state.track = ((), (0,), (1,), ())
    view = view_of(at)
    scene = composed("sheet", view, context(2), seat=0)
    assert beside(scene, "point") == "17"
    assert [beside(scene, name) for name in RESOURCES] == ["4", "3", "2", "1", "0"]
    assert beside(scene, "hand-limit") == "2/3"
    assert beside(scene, "federation") == "2"


def test_below_the_federation_track_there_is_no_space() -> None:
    view = view_of(position())
    assert federation_space(view, 0) == 0
    assert beside(composed("sheet", view, context(2), seat=0), "federation") == "\N{EN DASH}"


def test_what_a_player_has_none_of_is_dim() -> None:
    scene = composed("sheet", view_of(position(owns="2k")), context(2), seat=0)
    dim = {s.name for s in sprites(scene) if s.faded and s.centre[1] < 110}
    assert dim == {"credit", "steelplast", "science", "biomatter", "federation", "hand-limit"}


def test_a_player_has_a_mark_and_a_name() -> None:
    drawing = Drawing(SHEET, 120)
    Banner(drawing, pack(), context(2), view_of(position()), 1).draw(Box(16, 16, 1168, 88))
    scene = drawing.scene(context(2), "banner")
    assert "seat-triangle" in {sprite.name for sprite in sprites(scene)}
    assert NAMES[1] in {word.text for word in lettering(scene)}


# --- claimed cards -------------------------------------------------------------------------------


def claimed() -> Scene:
    """The sheet of somebody with cards of all types."""
    at = position().claimed("brine_gardens", "night_market")
    at.me().used = ("personal_assistant",)
    at.me().contracts = tuple(pack().contracts)[:2]
    return composed("sheet", view_of(at), context(2), seat=0)


def test_claimed_cards_stand_behind_the_sign_of_their_type() -> None:
    at = position().claimed("night_market", "brine_gardens")
    found = {group.icon: group.cards for group in groups(pack(), view_of(at).players[0])}
    cards = {icon: tuple(claim.card for claim in claims) for icon, claims in found.items()}
    assert cards == {
        "type-action": ("personal_assistant",),
        "type-production": ("night_market", "brine_gardens"),
    }


def test_every_claimed_card_is_shown_by_its_number() -> None:
    said = [word.text for word in lettering(claimed())]
    numbers = [pack().cards[card].number for card in ("brine_gardens", "night_market")]
    assert all(str(number) in said for number in numbers)


def test_a_used_action_card_is_crossed_and_ringed() -> None:
    scene = claimed()
    crosses = [
        sprite for sprite in scene.items if isinstance(sprite, Sprite) and sprite.name == "cross"
    ]
    rings = [item for item in scene.items if isinstance(item, Panel) and item.edge == "bad"]
    assert len(crosses) == 1
    assert any(ring.box.left < crosses[0].centre[0] <= ring.box.right for ring in rings)
    ready = composed("sheet", view_of(position()), context(2), seat=0)
    assert "cross" not in {sprite.name for sprite in sprites(ready)}


def test_contracts_are_named() -> None:
    said = " ".join(word.text for word in lettering(claimed()))
    titles = [pack().contracts[name].title for name in tuple(pack().contracts)[:2]]
    assert all(title in said for title in titles)


def test_many_cards_make_the_sheet_higher_and_stay_in_it() -> None:
    at = position()
    cards = tuple(c.id for c in pack().cards.values() if c.type == "permanent")[:30]
    few = composed("sheet", view_of(at), context(2), seat=0)
    at.me().claimed = cards
    many = composed("sheet", view_of(at), context(2), seat=0)
    assert many.height > few.height
    assert all(word.box.right <= SHEET - 16 for word in lettering(many))
    shown = {word.text for word in lettering(many)}
    assert all(str(pack().cards[card].number) in shown for card in cards)


def test_somebody_who_has_claimed_nothing_is_told_so() -> None:
    at = position()
    at.me().claimed = ()
    said = {word.text for word in lettering(composed("sheet", view_of(at), context(2), seat=0))}
    assert "No claimed cards yet" in said


# --- laws ----------------------------------------------------------------------------------------


def test_what_lies_in_a_hand_is_only_counted() -> None:
    at = table(3, seed=2, moves=90)
    for seat in range(3):
        public = composed("sheet", seen(at, None), context(3), seat=seat)
        assert composed("sheet", seen(at, seat), context(3), seat=seat) == public


def test_the_ground_is_the_same_for_all_seats_and_boards() -> None:
    grounds = {
        composed("sheet", view_of(position(board=board)), context(2), seat=seat).ground
        for board in (1, 4, 5)
        for seat in (0, 1)
    }
    assert len(grounds) == 1


@pytest.mark.parametrize("seat", [0, None])
def test_what_was_built_since_the_last_look_is_outlined(seat: int | None) -> None:
    before = view_of(position(nation="c6 t-c6-c9"), seat)
    after = view_of(position(nation="c6 t-c6-c9 c6.b1:farm t-c8-c9"), seat)
    whose = replace(context(2), before=before)
    glowing = [
        item
        for item in composed("sheet", after, whose, seat=0).items
        if isinstance(item, Outline) and item.kind == "changed"
    ]
    assert len(glowing) == 2
    unchanged = composed("sheet", before, whose, seat=0)
    assert not any(isinstance(item, Outline) for item in items(unchanged))


def test_the_sheet_is_told_in_words() -> None:
    at = position(owns="4c").claimed("brine_gardens")
    alt = composed("sheet", view_of(at), context(2), seat=0).alt
    assert "Mira: 17 points, 4 credits; hand 0 of 3; below the Federation track." in alt
    assert "C9, nonsymbiotic city: 2 \N{MULTIPLICATION SIGN} farm (upgraded), laboratory." in alt
    assert "C4, nonsymbiotic city, not connected: desalination plant." in alt
    assert "Metropolis Mint: connected." in alt
    assert "Brine Gardens (65)" in alt


def test_the_room_for_claimed_cards_is_reckoned_before_they_are_drawn() -> None:
    at = position()
    at.me().claimed = tuple(c.id for c in pack().cards.values() if c.type == "end")[:20]
    drawing = Drawing(SHEET, 800)
    cards = ClaimedChips(drawing, pack(), context(2), view_of(at), 0)
    high = cards.height(1144)
    cards.draw(Box(28, 0, 1144, high))
    assert all(
        item.box.bottom <= high
        for item in drawing.scene(context(2), "x").items
        if isinstance(item, Panel)
    )
