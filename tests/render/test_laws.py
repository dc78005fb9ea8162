"""Properties of every picture of every game, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PIL import Image

from engine.registry import GAMES, find_game
from render import fonts
from render.icons import ICONS
from render.paint.painter import Painter
from render.paint.shapes import RIMS
from render.pictures import compose, gallery, kinds, subjects
from render.registry import GALLERIES
from render.scene import Box, Item, Land, Line, Outline, Panel, Scene, Sprite, Words
from render.theme import COLOURS, colour
from tests.render.colour_vision import contrast
from tests.render.random_pictures import (
    PEOPLE,
    Moment,
    Shown,
    again,
    all_shown,
    each_game,
    each_locale,
    moment,
    moments,
    played,
    spots_of,
    words,
)

SHAPE = (11, 7)
"""Width to height of the box in which clients show a gallery's only picture."""
WIDTHS = {"board": 1650}
"""The widths of pictures in that shape; 1100 for kinds not listed."""
OTHERWISE = {
    "otys": {"colony", "card"},
    "antarctica": {"tracks", "cards", "card", "scores"},
    "underwater-cities": {"claimed", "production", "card", "scores"},
}
"""The kinds that do not have that shape yet."""
PHONE, UPRIGHT = 338, 390
"""The widths in pixels at which a phone shows pictures in that shape, and others."""
READABLE = 6
"""The smallest height in pixels at which a capital letter can still be read."""
KILOBYTES = {"board": 300, "sheet": 250, "hand": 150}
"""The maximum file sizes; 300 for kinds not listed."""


def test_every_game_has_a_gallery() -> None:
    assert set(GALLERIES) == set(GAMES)


@pytest.mark.slow
@each_locale
@each_game
def test_words_stay_in_their_boxes(name: str, locale: str) -> None:
    overflowing = [
        (shown.says, item)
        for shown in all_shown(name, locale)
        for item in shown.items
        if isinstance(item, Words) and not item.cut and not fonts.fits(item)
    ]
    assert not overflowing


@each_locale
@each_game
def test_only_what_people_wrote_may_be_cut_short(name: str, locale: str) -> None:
    ours = {
        item.text
        for shown in all_shown(name, locale)
        for item in shown.items
        if isinstance(item, Words) and item.cut and not any(one in item.text for one in PEOPLE)
    }
    assert not ours


@each_locale
@each_game
def test_nothing_is_off_the_canvas(name: str, locale: str) -> None:
    outside = [
        (shown.says, item)
        for shown in all_shown(name, locale)
        for item in shown.items
        if not _holds(shown.scene, _extent(item))
    ]
    assert not outside


def _extent(item: Item) -> Box:
    """Return the rectangle that an item takes up."""
    match item:
        case Sprite(sprite, (x, y), size):
            wide = round(size * ICONS[sprite].aspect)
            return Box(x - wide // 2, y - size // 2, wide, size)
        case Line(points) | Land(points):
            columns, rows = zip(*points, strict=True)
            left, top = min(columns), min(rows)
            return Box(left, top, max(columns) - left, max(rows) - top)
        case Panel() | Words() | Outline():
            return item.box


def _holds(scene: Scene, box: Box) -> bool:
    return box.left >= 0 <= box.top and box.right <= scene.width and box.bottom <= scene.height


@each_locale
@each_game
def test_every_picture_is_said_in_words_too(name: str, locale: str) -> None:
    wrong = [
        (shown.says, len(shown.scene.alt))
        for shown in all_shown(name, locale)
        if not 1 <= len(shown.scene.alt.strip()) <= 1024
    ]
    assert not wrong


@each_locale
@each_game
def test_a_picture_in_words_begins_with_whoever_is_asked(name: str, locale: str) -> None:
    wrong = []
    for one in moments(name):
        # Alone, one is asked some things that everybody is asked at once otherwise.
        if len(one.pending) == 1 < len(one.seats):
            scene = compose(one.game, "board", one.views[-1], one.context(locale))
            if not scene.alt.startswith(PEOPLE[one.pending[0].seat]):
                wrong.append(scene.alt[:60])
    assert not wrong


@each_game
def test_what_a_finished_game_shows_is_its_final_score(name: str) -> None:
    for seats in find_game(name).seat_counts:
        over = played(name, seats)
        assert over.result is not None
        context = moment(over, "").context("en")
        # A small game need not have a picture of the players alone.
        for kind in [each.name for each in kinds(name) if each.name in ("board", "players")]:
            scene = compose(over.game, kind, over.view(None), context)
            drawn = {item.text for item in (*scene.ground, *scene.items) if isinstance(item, Words)}
            assert {str(score) for score in over.result.scores} <= drawn, (kind, seats)


@each_game
def test_a_scene_composed_again_is_equal(name: str) -> None:
    for one in moments(name)[1:3]:
        first, again = list(one.pictures("en")), list(one.pictures("en"))
        assert first == again
        assert [hash(shown.scene) for shown in first] == [hash(shown.scene) for shown in again]


@each_game
def test_every_sprite_and_colour_exists(name: str) -> None:
    sprites, colours, rims = Counter[str](), Counter[str](), Counter[str]()
    for shown in all_shown(name, "en"):
        colours[shown.scene.backdrop] += shown.scene.backdrop != "sea"
        for item in shown.items:
            colours.update(_colours(item))
            if isinstance(item, Sprite):
                sprites[item.name] += 1
            elif isinstance(item, Outline):
                rims[item.kind] += 1
    assert not set(sprites) - set(ICONS)
    assert not {one for one in colours if one} - set(COLOURS) - {"sea"}
    assert not set(rims) - set(RIMS)


def _colours(item: Item) -> tuple[str, ...]:
    """Return the names of an item's colours."""
    match item:
        case Sprite():
            return (item.tint,)
        case Panel() | Land():
            return (item.fill, item.edge)
        case Line() | Words():
            return (item.colour,)
        case Outline():
            return ()


@each_locale
@each_game
def test_words_can_be_read_on_a_phone_or_there_is_a_zoom(name: str, locale: str) -> None:
    small = {
        (shown.kind.name, item.text, fonts.lay(item).size, shown.scene.width)
        for shown in all_shown(name, locale)
        if shown.kind.name != "board"
        for item in shown.items
        if isinstance(item, Words)
        and fonts.cap_height(fonts.lay(item).size) * _phone(shown.scene) < READABLE
    }
    assert not small


def _phone(scene: Scene) -> float:
    """Return the size of a pixel of a picture on a phone."""
    shaped = scene.width * SHAPE[1] == scene.height * SHAPE[0]
    return (PHONE if shaped else UPRIGHT) / scene.width


@pytest.mark.slow
@each_game
def test_words_stand_out_from_what_lies_below_them(name: str) -> None:
    painter = Painter()
    shown = {one.kind.name: one for one in all_shown(name, "en")}
    faint = {
        (kind, item.text, item.colour, round(seen, 1))
        for kind, one in shown.items()
        for item, seen in _contrasts(painter, one)
        if seen < 4.5
    }
    assert not faint


def _contrasts(painter: Painter, shown: Shown) -> Iterator[tuple[Words, float]]:
    """Yield all words of a picture, each with its contrast with the average of its background."""
    scene = shown.scene
    wordless = tuple(item for item in scene.items if not isinstance(item, Words))
    ground = tuple(item for item in scene.ground if not isinstance(item, Words))
    frame = Image.new("RGB", (scene.width, scene.height))
    bare = Scene(scene.width, scene.height, ground, wordless, scene.alt, scene.backdrop)
    painter.draw(bare, frame)
    for item in shown.items:
        if isinstance(item, Words) and item.text.strip():
            below = frame.crop(_inked(item)).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
            assert isinstance(below, tuple)
            red, green, blue = (round(part) for part in below[:3])
            yield item, contrast((red, green, blue), colour(item.colour))


def _inked(item: Words) -> tuple[int, int, int, int]:
    """Return the approximate rectangle that the letters take up."""
    setting = fonts.lay(item)
    width = max(fonts.measure(line, setting.size, bold=item.bold) for line in setting.lines)
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[item.align]
    left = item.box.left + round((item.box.width - width) * share)
    high = fonts.height(setting.size, len(setting.lines))
    top = item.box.centre[1] - high // 2
    return left, top, left + max(1, width), top + high


@each_game
def test_every_place_that_can_be_chosen_is_marked_in_a_private_picture(name: str) -> None:
    game = find_game(name)
    met: set[tuple[str, str]] = set()
    unmarked: set[tuple[str, str]] = set()
    for seats in game.seat_counts:
        for table in again(played(name, seats)):
            for decision in table.pending:
                marks = spots_of((decision,), decision.seat)
                found = {(spot, decision.prompt.key) for spot in marks}
                if found <= met:
                    continue
                met |= found
                shown = _marked(moment(table, ""), decision.seat, marks)
                unmarked |= {(spot, key) for spot, key in found if spot not in shown}
    assert met
    assert not unmarked


def _marked(now: Moment, seat: int, marks: tuple[str, ...]) -> set[str]:
    """Return the places that a seat finds outlined on the pictures of its question."""
    context, view = now.context("en", marks=marks), now.views[seat]
    of_seat = {kind.name for kind in kinds(now.game.name) if kind.of_seat}
    return {
        spot.removeprefix(f"{seat}/")
        for kind in subjects(now.game, view, marks)
        for spot in compose(
            now.game, kind, view, context, seat=seat if kind in of_seat else None
        ).marked
    }


@each_game
def test_a_public_picture_shows_no_more_to_a_seat_than_to_a_spectator(name: str) -> None:
    for one in moments(name):
        context = one.context("en")
        for kind in kinds(name):
            if not (kind.private or kind.things):
                seat = 0 if kind.of_seat else None
                public = compose(one.game, kind.name, one.views[-1], context, seat=seat)
                for view in one.views[:-1]:
                    assert compose(one.game, kind.name, view, context, seat=seat) == public


@each_game
def test_no_picture_changes_with_what_its_viewer_cannot_see(name: str) -> None:
    for one in moments(name):
        context = one.context("en")
        for kind in kinds(name):
            for viewer in one.viewers(kind):
                for seat in one.seats if kind.of_seat else (None,):
                    if not kind.things:
                        shown, again = (
                            compose(one.game, kind.name, views[viewer], context, seat=seat)
                            for views in (one.views, one.redealt)
                        )
                        assert shown == again, (one.says, kind.name, viewer)


@each_game
def test_the_ground_is_the_same_all_game_long(name: str) -> None:
    for seats in find_game(name).seat_counts:
        here = [one for one in moments(name) if len(one.seats) == seats]
        for kind in kinds(name):
            if not (kind.private or kind.of_seat or kind.things or kind.name == "scores"):
                grounds = {
                    compose(one.game, kind.name, one.views[-1], one.context("en")).ground
                    for one in here
                }
                assert len(grounds) == 1, kind.name


@each_game
def test_pictures_have_the_shape_of_the_box_in_which_clients_show_them(name: str) -> None:
    others = OTHERWISE.get(name, set())
    for shown in all_shown(name, "en"):
        kind, scene = shown.kind.name, shown.scene
        if kind not in others:
            wide = WIDTHS.get(kind, 1100)
            assert (scene.width, scene.height) == (wide, wide * SHAPE[1] // SHAPE[0]), kind
    assert others <= {kind.name for kind in kinds(name)}


@each_game
def test_what_changed_since_the_last_look_is_marked_and_nothing_else(name: str) -> None:
    early, late = moments(name)[0], moments(name)[2]
    board = kinds(name)[0].name
    for before, marked in ((early.views[-1], True), (late.views[-1], False), (None, False)):
        scene = compose(late.game, board, late.views[-1], late.context("en", before))
        glowing = [item for item in scene.items if isinstance(item, Outline)]
        assert any(item.kind == "changed" for item in glowing) == marked


@each_game
def test_every_component_has_a_name_in_every_language(name: str) -> None:
    game = find_game(name)
    known = {locale: gallery(name).things(game, words(locale)) for locale in ("en",)}
    for things in known.values():
        assert things
        assert all(label.strip() for label in things.values())
        assert len(set(things.values())) == len(things), "each can be told from the others"


@pytest.mark.slow
@each_game
def test_files_are_small_enough(name: str) -> None:
    painter = Painter()
    last = {
        shown.kind.name: shown.scene
        for shown in all_shown(name, "en")
        if shown.says.split(",")[1:2] == [f" {find_game(name).seat_counts[-1]} seats"]
    }
    sizes = {kind: len(painter.paint(scene)) / 1000 for kind, scene in last.items()}
    assert sizes
    too_large = {kind: size for kind, size in sizes.items() if size > KILOBYTES.get(kind, 300)}
    assert not too_large


@pytest.mark.parametrize("side", ["width", "height"])
@each_game
def test_no_picture_is_larger_than_discord_shows_it_well(name: str, side: str) -> None:
    assert all(getattr(shown.scene, side) <= 1650 for shown in all_shown(name, "en"))
