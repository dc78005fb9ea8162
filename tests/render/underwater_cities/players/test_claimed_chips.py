"""The claimed cards on a sheet."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import ClaimedView
from render.kit.drawing import Drawing
from render.scene import Box, Panel, Scene, Sprite
from render.underwater_cities.players.claimed_chips import CHIP, LINE, ClaimedChips, groups
from tests.render.scene_items import outside, panels_in, shown, sprites_in
from tests.render.underwater_cities.holdings import rich
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import (
    composed,
    context,
    lettering,
    pack,
    sprites,
)

SHEET = 1200


def claimed() -> Scene:
    """Return the sheet of a player with cards of several types."""
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


# --- lines ---------------------------------------------------------------------------------------


def chips(claimed: tuple[ClaimedView, ...], **facts: object) -> ClaimedChips:
    """The cards of a second seat that has claimed these."""
    return ClaimedChips(
        Drawing(SHEET, 900), pack(), context(2), rich(2, claimed=claimed, **facts), 1
    )


def ready(*cards: str) -> tuple[ClaimedView, ...]:
    return tuple(ClaimedView(card, used=False) for card in cards)


def test_instant_cards_lie_apart_as_paid_ones_and_unpaid_ones_not_at_all() -> None:
    paid = next(card for card in pack().cards if instant(card))
    player = replace(rich(2).players[1], claimed=ready("skyline"), paid=(paid,))
    assert [group.icon for group in groups(pack(), player)][-1] == "special-card"
    assert list(groups(pack(), replace(player, claimed=(), paid=()))) == []


def instant(card: str) -> bool:
    return pack().cards[card].special and pack().cards[card].type == "instant"


def test_few_cards_show_their_effects_and_many_only_their_numbers() -> None:
    ends = ready(*(one.id for one in pack().cards.values() if one.type == "end"))
    few, many = chips(ends[:2], contracts=()), chips(ends[:20], contracts=())
    widths = []
    for one in (few, many):
        one.draw(Box(16, 16, 700, one.height(700)))
        widths.append(max(panel.box.width for panel in panels_in(shown(one.drawing))))
    assert widths[0] > CHIP[0]
    assert widths[1] == CHIP[0]


def test_contracts_take_a_line_of_their_own() -> None:
    cards = ready("embassy")
    without, with_one = (
        chips(cards, contracts=held).height(1000) for held in ((), ("first_harvest",))
    )
    assert (without, with_one) == (LINE, 2 * LINE)


def test_cards_go_to_the_next_line_where_the_width_is_used_up() -> None:
    one = chips(ready("embassy", "jubilee", "tide_mill", "kelp_laureates"), contracts=())
    assert one.height(400) > one.height(1144)
    box = Box(16, 16, 400, one.height(400))
    one.draw(box)
    assert not outside(shown(one.drawing), box)


def test_the_sign_of_a_type_is_never_the_last_of_its_line() -> None:
    one = chips(ready("embassy", "jubilee", "tide_mill", "kelp_laureates"), contracts=())
    for width in range(180, 700, 40):
        box = Box(16, 16, width, one.height(width))
        drawing = Drawing(SHEET, 900)
        replace(one, drawing=drawing).draw(box)
        found = shown(drawing)
        signs = [one for one in sprites_in(found) if one.size == CHIP[1] - 8]
        assert len(signs) == 4
        for sign in signs:
            beside = [panel.box for panel in panels_in(found) if panel.box.left > sign.centre[0]]
            assert [box for box in beside if box.top < sign.centre[1] < box.bottom]
