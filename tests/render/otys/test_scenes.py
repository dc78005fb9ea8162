"""Properties of every picture of Otys."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.machine import begin
from engine.core.rng import Rng
from engine.core.table import Table
from engine.otys.state import RESOURCES as ENGINE_RESOURCES
from engine.otys.view import OwnHand
from render.fonts import cap_height, fits, lay, measure
from render.gallery import ChoiceMark, ReaderContext
from render.icons import ICONS
from render.otys.glyphs import RESOURCES
from render.scene import Badge, Box, Outline, Panel, Scene, Sprite
from render.scene import Words as Lettering
from tests.render.otys import golden
from tests.render.otys.tables import (
    LOCALES,
    NAMES,
    PRIVATE,
    all_scenes,
    composed,
    context,
    extent,
    game,
    items,
    lettering,
    pack,
    seen,
    spots_of,
    sprites,
    step,
    table,
    words,
)
from tests.render.scene_text import written

STAGES = [(2, 0), (2, 90), (3, 40), (3, 5000), (4, 0), (4, 150), (4, 5000)]
"""Seats and moves: the beginning, the middle, the end."""


def badges(scene: Scene) -> list[str]:
    return [item.letter for item in scene.items if isinstance(item, Badge)]


def outlined(scene: Scene, kind: str) -> list[Box]:
    return [i.box for i in scene.items if isinstance(i, Outline) and i.kind == kind]


# --- as once looked at -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["board", "panel"])
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    expected = (golden.FILES / f"{name}.txt").read_text("utf-8")
    assert written(golden.scenes()[name]) == expected


# --- laws --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "moves"), STAGES)
def test_nothing_leaves_the_canvas(seats: int, moves: int) -> None:
    for scene in all_scenes(table(seats, 5, moves, sponsor_sides="random")):
        for item in items(scene):
            room = extent(item)
            assert min(room.left, room.top) >= 0, item
            assert room.right <= scene.width, item
            assert room.bottom <= scene.height, item


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sides", ["basic", "advanced"])
def test_words_fit_their_boxes(locale: str, sides: str) -> None:
    for seats, moves in ((2, 120), (4, 70), (4, 5000)):
        for scene in all_scenes(table(seats, 3, moves, sponsor_sides=sides), locale):
            assert [said for said in lettering(scene) if not said.cut and not fits(said)] == []


@pytest.mark.parametrize(("seats", "moves"), STAGES)
def test_every_sprite_is_drawn_somewhere(seats: int, moves: int) -> None:
    for scene in all_scenes(table(seats, 6, moves, sponsor_sides="random")):
        assert set(sprites(scene)) <= ICONS.keys()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_for_a_picture_are_there_and_not_too_long(locale: str) -> None:
    for seats, moves in STAGES:
        for scene in all_scenes(table(seats, 8, moves), locale):
            assert 0 < len(scene.alt) <= 1024


def test_resources_stand_in_the_order_of_the_engine() -> None:
    assert RESOURCES == ENGINE_RESOURCES


# --- what is hidden ----------------------------------------------------------------------------


def deep(seats: int) -> Table:
    """A table at which several seats hold private contracts."""
    at, rng = table(seats, 4), Rng(4)
    while sum(board.contracts > 0 for board in seen(at, None).boards) < seats - 1:
        step(at, rng)
    return at


def test_the_own_hand_shows_the_private_contracts_and_no_others() -> None:
    at = deep(2)
    for seat in (0, 1):
        view = seen(at, seat)
        assert view.hand is not None
        scene = composed("hand", view, context(2))
        shown = {said.text for said in lettering(scene)} & {code(card) for card in pack().contracts}
        assert shown == {code(card) for card in view.hand.contracts}


def code(card: str) -> str:
    return f"{card.split('_')[1][0].upper()}{int(card.split('_')[2])}"


# --- marks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "sides"), [(2, "advanced"), (3, "random"), (4, "basic")])
def test_every_place_that_can_be_chosen_gets_its_letter_in_the_panel(
    seats: int, sides: str
) -> None:
    at, rng = table(seats, 12, sponsor_sides=sides), Rng(3)
    met = set()
    for _ in range(220):
        if not at.pending:
            break
        asked = at.pending[0].seat
        whose = context(seats, spots=spots_of(at, asked))
        scene = composed("panel", seen(at, asked), whose)
        assert badges(scene) == [mark.letter for mark in whose.marks]
        assert len(outlined(scene, "legal")) == len(whose.marks)
        met |= {mark.spot.split(":")[0] for mark in whose.marks}
        step(at, rng)
    assert met == {"level", "position", "display", "contract"}


def test_drawn_cards_get_their_letters_in_the_hand() -> None:
    at, rng = table(2, 4), Rng(8)
    while not any(spot and spot.startswith("contract:") for spot in spots_of(at, turn(at))):
        step(at, rng)
    asked = turn(at)
    scene = composed("hand", seen(at, asked), context(2, spots=spots_of(at, asked)))
    assert badges(scene) == ["A", "B", "C", "D"]


def turn(at: Table) -> int:
    return at.pending[0].seat


def test_letters_stand_where_they_belong() -> None:
    whose = ReaderContext(
        words(), NAMES[:2], (ChoiceMark("position:5", "Q"), ChoiceMark("level:2", "R"))
    )
    at = table(2)
    scene = composed("panel", seen(at, turn(at)), whose)
    assert badges(scene) == ["Q", "R"]
    diver, level = outlined(scene, "legal")
    column = at.state.boards[turn(at)].column
    lying = [
        item.name
        for item in scene.items
        if isinstance(item, Sprite)
        and item.name.startswith("diver-")
        and diver.left < item.centre[0] < diver.right
        and diver.top < item.centre[1] < diver.bottom
    ]
    assert lying == [f"diver-{column[4]}"]
    assert level.top < diver.top < diver.bottom < level.bottom


def test_marks_on_the_board_are_put_beside_whoever_is_on_turn() -> None:
    at = table(3)
    plain = composed("board", seen(at, None), context(3))
    marked = composed("board", seen(at, None), context(3, spots=("level:1", "level:5")))
    assert badges(plain) == []
    assert badges(marked) == ["A", "B"]


# --- what has changed --------------------------------------------------------------------------


def test_nothing_glows_for_whoever_looks_for_the_first_time_or_has_missed_nothing() -> None:
    view = seen(table(3, 1, 30), None)
    for before in (None, view):
        scene = composed("board", view, replace(context(3), before=before))
        assert outlined(scene, "changed") == []


def test_what_is_different_since_the_last_look_glows() -> None:
    before = seen(table(2, 1, 30), None)
    richer = replace(before.boards[0], credits=before.boards[0].credits + 1)
    view = replace(before, boards=(richer, before.boards[1]))
    scene = composed("board", view, replace(context(2), before=before))
    (glow,) = outlined(scene, "changed")
    assert any(said.text == str(richer.credits) for said in within(scene, glow))


def within(scene: Scene, box: Box) -> list[Lettering]:
    """Words whose middle lies in a box."""
    return [
        said
        for said in lettering(scene)
        if box.left < said.box.centre[0] < box.right and box.top < said.box.centre[1] < box.bottom
    ]


def test_a_diver_that_resurfaced_glows_and_those_it_pushed_do_not() -> None:
    before = seen(table(2), None)
    board = before.boards[0]
    column = (board.column[6], *board.column[:6], board.column[7])
    view = replace(before, boards=(replace(board, column=column), before.boards[1]))
    scene = composed("sheet", view, replace(context(2), before=before), seat=0)
    assert len(outlined(scene, "changed")) == 1


# --- single facts ------------------------------------------------------------------------------


def test_the_strip_names_whoever_is_on_turn_and_what_is_awaited() -> None:
    at = table(2)
    scene = composed("board", seen(at, None), context(2))
    said = [item.text for item in lettering(scene)]
    assert "Chooses a Key" in said
    assert scene.alt.startswith(f"Otys, round 1. {NAMES[turn(at)]}: chooses a Key.")


def test_with_two_players_the_third_contract_space_is_closed() -> None:
    assert sprites(composed("board", seen(table(2), None), context(2))).count("card-back") == 1
    assert sprites(composed("board", seen(table(3), None), context(3))).count("card-back") == 0


def test_a_contract_that_can_be_fulfilled_is_ticked_in_the_panel() -> None:
    at = table(2)
    seat = turn(at)
    view = seen(at, seat)
    board = replace(view.boards[seat], levels=((0, 0, 0, 0),) * 4 + ((2, 2, 2, 2),))
    boards = tuple(board if n == seat else other for n, other in enumerate(view.boards))
    rich = replace(view, boards=boards, public=("contract_exact_01", None, None))
    poor = replace(view, public=("contract_free_09", None, None))
    assert "tick" in sprites(composed("panel", rich, context(2)))
    assert "tick" not in sprites(composed("panel", poor, context(2)))


@pytest.mark.parametrize("number", [0, 1, 2, 5, 8, 9, 13, 26])
@pytest.mark.parametrize("drawn", [0, 1, 4])
@pytest.mark.parametrize("kind", PRIVATE)
def test_however_many_cards_there_are_they_can_be_read_on_a_phone(
    kind: str, number: int, drawn: int
) -> None:
    cards = tuple(pack().contracts)
    hand = OwnHand(cards[-number:] if number else (), cards[:drawn])
    at = table(2)
    for locale in LOCALES:
        scene = composed(kind, replace(seen(at, turn(at)), hand=hand), context(2, locale))
        assert [said for said in lettering(scene) if not readable(said, scene)] == []
        assert max(scene.width, scene.height) <= 1600
        assert all(extent(item).bottom <= scene.height for item in items(scene))


def readable(said: Lettering, scene: Scene) -> bool:
    """Return whether a text fits, with capitals 6 pixels high on a phone 390 pixels wide."""
    return fits(said) and cap_height(lay(said).size) * 390 / scene.width >= 6


@pytest.mark.parametrize(("number", "drawn"), [(1, 0), (8, 0), (26, 0), (0, 4), (26, 4)])
def test_the_hand_shows_all_its_cards(number: int, drawn: int) -> None:
    cards = tuple(pack().contracts)
    hand = OwnHand(cards[:number], cards[len(cards) - drawn :])
    scene = composed("hand", replace(seen(table(2), 0), hand=hand), context(2))
    codes = {said.text for said in lettering(scene)}
    assert {code(card) for card in (*hand.contracts, *hand.drawn)} <= codes


def test_the_fewer_cards_a_hand_has_the_larger_they_are_on_a_phone() -> None:
    at, cards, shares = table(2), tuple(pack().contracts), list[float]()
    for number in (1, 2, 3, 4, 9, 14):
        view = replace(seen(at, 0), hand=OwnHand(cards[:number], ()))
        scene = composed("hand", view, context(2))
        face = faces_of(scene)[0]
        shares.append(face.width * face.height / scene.width**2)
    assert shares == sorted(shares, reverse=True)


def faces_of(scene: Scene) -> list[Box]:
    """Return the boxes of the contracts."""
    rims = {"gold", "steelplast"}
    return [item.box for item in items(scene) if isinstance(item, Panel) and item.edge in rims]


def test_a_hand_without_cards_is_a_small_picture_that_says_so() -> None:
    empty = replace(seen(table(2), 0), hand=OwnHand((), ()))
    scene = composed("hand", empty, context(2))
    assert [said.text for said in lettering(scene)] == ["No private contracts yet"]
    assert scene.height < 200


def test_four_cubes_alike_are_laid_two_by_two() -> None:
    cards = ("contract_free_10", None, None)
    at = table(2)
    for kind in ("board", "panel"):
        scene = composed(kind, replace(seen(at, turn(at)), public=cards), context(2))
        cubes = [i.centre for i in items(scene) if isinstance(i, Sprite) and i.name == "any-cube"]
        assert len(cubes) == 4
        assert len({x for x, _ in cubes}) == len({y for _, y in cubes}) == 2


def test_the_panel_tells_how_many_cards_it_has_no_room_for() -> None:
    at = table(2)
    cards = tuple(pack().contracts)[:20]
    view = replace(seen(at, turn(at)), hand=OwnHand(cards, ()))
    shown = [said.text for said in lettering(composed("panel", view, context(2)))]
    assert "+9" in shown


def test_the_panel_without_any_contract_is_still_a_picture() -> None:
    at = table(2)
    bare = replace(seen(at, turn(at)), public=(None, None, None))
    assert "contract" in sprites(composed("panel", bare, context(2)))
    assert "eye" not in sprites(composed("panel", bare, context(2)))


def test_winners_are_crowned() -> None:
    at = table(3, 3, 5000)
    assert at.result is not None
    scene = composed("scores", seen(at, None), context(3))
    assert sprites(scene).count("crown") == len(at.result.winners)
    assert NAMES[at.result.winners[0]] in scene.alt
    assert "crown" in sprites(composed("board", seen(at, None), context(3)))


@pytest.mark.parametrize(
    ("locale", "places", "expected"),
    [
        ("en", (1, 2, 3), "Mira wins"),
        ("de", (1, 2, 3), "Mira gewinnt"),
        ("en", (1, 3, 1), "Mira and · Tarō share the victory"),
        ("it", (1, 3, 1), "Vincono insieme Mira e · Tarō"),
    ],
)
def test_the_strip_of_a_finished_game_says_who_won(
    locale: str, places: tuple[int, ...], expected: str
) -> None:
    over = seen(table(3, 3, 5000), None)
    assert over.result is not None
    view = replace(over, result=replace(over.result, places=places))
    assert expected in [
        item.text for item in lettering(composed("board", view, context(3, locale)))
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stock_of_two_digits_keeps_clear_of_the_next_icon(seats: int) -> None:
    view = seen(table(seats), None)
    boards = tuple(replace(one, points=96, credits=87, batteries=3) for one in view.boards)
    scene = composed("board", replace(view, boards=boards), context(seats))
    for said in lettering(scene):
        if said.text in {"96", "87"}:
            end = said.box.left + measure(said.text, lay(said).size, bold=True)
            assert end + 4 <= min(_icons_after(scene, said))


def _icons_after(scene: Scene, said: Lettering) -> list[int]:
    """Return the left edges of the stock's icons to the right of a number."""
    return [
        item.centre[0] - item.size // 2
        for item in items(scene)
        if isinstance(item, Sprite)
        and item.name in {"credit", "battery"}
        and item.centre[0] > said.box.left
        and abs(item.centre[1] - said.box.centre[1]) <= 1
    ]


def test_scores_of_a_running_game_crown_nobody() -> None:
    scene = composed("scores", seen(table(3, 3, 30), None), context(3))
    assert "crown" not in sprites(scene)
    assert "Scores so far" in [said.text for said in lettering(scene)]


def test_a_game_that_was_just_set_up_has_pictures() -> None:
    state = game().setup(table(4).setup)
    begin(game(), state)
    assert composed("board", game().view(state, None), context(4)).alt
