from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render import fonts
from render.paint.painter import MEGABYTE, CanvasPool, Painter
from render.paint.palette import colours
from render.scene import Align, Badge, Box, Item, Line, Outline, Panel, Scene, Sprite, Words
from render.theme import colour
from tests.render.samples import EVERYTHING, FILES, SAMPLES, drawn, scene

FULL = Box(0, 0, 200, 100)


def painted(what: Scene) -> Image.Image:
    """A scene as it is seen."""
    return Image.open(BytesIO(Painter().paint(what))).convert("RGB")


def touched(what: Scene) -> tuple[int, int, int, int]:
    """The part of a picture on a plain ground where something is to be seen."""
    plain = Image.new("RGB", (what.width, what.height), colour(what.backdrop))
    return ImageChops.difference(drawn(what), plain).getbbox() or (0, 0, 0, 0)


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    """One pixel."""
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize("name", list(SAMPLES))
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    good = Image.open(FILES / f"{name}.png").convert("RGB")
    now = drawn(SAMPLES[name])
    assert good.size == now.size
    lost = ImageStat.Stat(ImageChops.difference(good, now))
    assert max(lost.mean) < 1
    assert max(lost.rms) < 6


def test_a_picture_is_a_png_of_the_scene_s_size_in_the_fixed_palette() -> None:
    image = Image.open(BytesIO(Painter().paint(EVERYTHING)))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (200, 100))
    palette = image.getpalette() or []
    assert palette[: 3 * len(colours())] == [part for one in colours() for part in one]


def test_two_painters_paint_the_same_bytes() -> None:
    assert Painter().paint(EVERYTHING) == Painter().paint(EVERYTHING)


def test_an_equal_scene_is_not_painted_again() -> None:
    painter = Painter()
    assert painter.paint(EVERYTHING) is painter.paint(replace(EVERYTHING))


def test_a_painter_that_keeps_nothing_paints_the_same() -> None:
    assert Painter(0).paint(EVERYTHING) == Painter().paint(EVERYTHING)
    assert Painter(0).weight == 0


def test_what_was_painted_before_does_not_show_through() -> None:
    painter = Painter()
    painter.paint(EVERYTHING)
    assert painter.paint(scene()) == Painter().paint(scene())


def test_a_painter_does_not_take_one_thing_for_another_like_it() -> None:
    """Every pair differs in one respect only."""
    box, outline = Box(20, 20, 120, 60), Outline(Box(40, 30, 60, 40))
    words, line = Words("12", box, 30), Line(((20, 20), (150, 80)), "gold", 4)
    sprite, badge = Sprite("credit", (100, 50), 40), Badge("A", (50, 50))
    panel, seat = Panel(box), Sprite("seat-disc", (100, 50), 40, "seat-1")
    alike: tuple[Item, ...] = (
        *(words, replace(words, bold=True), replace(words, size=31), replace(words, text="13")),
        *(line, replace(line, dashed=True), replace(line, width=5), replace(line, colour="ice")),
        *(sprite, replace(sprite, faded=True), replace(sprite, size=41), seat),
        *(replace(seat, tint="seat-2"), badge, replace(badge, letter="B"), replace(badge, size=36)),
        *(outline, replace(outline, kind="changed"), replace(outline, radius=4)),
        *(panel, replace(panel, fill="ice"), replace(panel, edge="ice"), replace(panel, radius=4)),
        *(replace(panel, stroke=4), replace(panel, box=Box(20, 20, 121, 60))),
        replace(panel, box=Box(20, 20, 120, 61)),
    )
    scenes = [scene(item) for item in alike]
    scenes += [scene(ground=(item,)) for item in alike]
    scenes += [scene(backdrop="ice"), scene(backdrop="sea")]
    shared = Painter()
    assert [shared.paint(one) for one in scenes] == [Painter().paint(one) for one in scenes]


def test_threads_that_share_a_painter_paint_as_one_alone_would() -> None:
    scenes = [
        scene(Words(str(number), FULL), Sprite("metal", (50, 50), 20 + number % 5))
        for number in range(40)
    ]
    alone, shared = Painter(), Painter()
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(shared.paint, scenes))
    assert together == [alone.paint(one) for one in scenes]


def test_all_caches_together_stay_within_their_bound() -> None:
    painter = Painter(2)
    for number in range(60):
        size = 200 + 10 * (number % 7)
        ground = (Panel(Box(0, 0, size, 90 + number)),)
        items = (Sprite("metal", (50, 50), 20 + number), Words(f"level {number}", FULL, 30))
        painter.paint(Scene(size, 300, ground, items, "alt"))
        assert painter.weight <= 2 * MEGABYTE
    assert painter.weight > MEGABYTE / 4, "and they are put to use"


def test_a_painter_keeps_at_most_128_megabytes() -> None:
    painter = Painter()
    limits = (
        painter._grounds.limit,
        painter._atlas._shelf.limit,
        painter._frames._limit,
        painter._pictures.limit,
    )
    type_kept_open = fonts.FACES * 600_000
    measured_words = 10_000_000
    assert sum(limits) + type_kept_open + measured_words <= 128_000_000


def test_a_canvas_is_used_again() -> None:
    frames = CanvasPool(1_000_000)
    with frames.borrow((100, 100)) as first:
        pass
    with frames.borrow((100, 100)) as again:
        assert again is first


def test_two_borrowers_never_share_a_canvas() -> None:
    frames = CanvasPool(1_000_000)
    with frames.borrow((100, 100)) as one, frames.borrow((100, 100)) as other:
        assert one is not other


def test_canvases_are_kept_within_their_bound() -> None:
    frames = CanvasPool(100_000)
    for side in range(50, 200, 10):
        with frames.borrow((side, side)):
            pass
        kept = [frame for free in frames._free.values() for frame in free]
        assert frames.weight == sum(frame.width * frame.height * 4 for frame in kept) <= 100_000


def test_a_panel_fills_its_box_and_nothing_else() -> None:
    box = Box(20, 10, 120, 60)
    assert touched(scene(Panel(box, "ice", "gold"))) == (20, 10, 140, 70)


def test_a_panel_has_its_fill_inside_and_its_edge_around() -> None:
    image = drawn(scene(Panel(Box(20, 10, 120, 60), "ice", "gold", stroke=3)))
    assert pixel(image, 80, 40) == colour("ice")
    assert pixel(image, 80, 11) == pixel(image, 21, 40) == pixel(image, 138, 40) == colour("gold")


def test_a_panel_has_round_corners() -> None:
    image = drawn(scene(Panel(Box(20, 10, 120, 60), "ice", "gold", radius=20)))
    assert pixel(image, 21, 11) == pixel(image, 138, 68) == colour("panel")


def test_a_panel_without_a_fill_lets_the_ground_through() -> None:
    image = drawn(scene(Panel(Box(20, 10, 120, 60), "", "gold")))
    assert pixel(image, 80, 40) == colour("panel")


def test_a_large_panel_looks_like_a_small_one() -> None:
    """Large ones are put together from their rims, small ones are one piece."""
    small, large = Box(10, 10, 160, 200), Box(10, 10, 640, 400)
    one, other = (
        drawn(Scene(700, 500, (), (Panel(box, "ice", "gold", stroke=2.5),), "", "panel"))
        for box in (small, large)
    )
    for left, top, at in (
        ("left", "top", 0),
        ("right", "top", 1),
        ("left", "bottom", 2),
        ("right", "bottom", 3),
    ):
        corners = [
            image.crop((x - 20, y - 20, x + 20, y + 20))
            for image, box in ((one, small), (other, large))
            for x, y in [(getattr(box, left), getattr(box, top))]
        ]
        assert _apart(*corners) < 1, at


def test_a_large_panel_has_no_seams() -> None:
    image = drawn(
        Scene(700, 500, (), (Panel(Box(0, 0, 700, 500), "ice", "ice", radius=0),), "", "panel")
    )
    assert image.getcolors() == [(700 * 500, colour("ice"))]


def test_a_large_panel_may_have_no_edge() -> None:
    box = Box(10, 10, 380, 280)
    what = replace(scene(Panel(box, "ice", "gold", stroke=0)), width=400, height=300)
    assert touched(what) == (box.left, box.top, box.right, box.bottom)
    image = drawn(what)
    middles = [(11, 150), (388, 150), (200, 11), (200, 288), (200, 150)]
    assert {pixel(image, *spot) for spot in middles} == {colour("ice")}


def test_a_sprite_stands_in_the_middle_of_its_place() -> None:
    left, top, right, bottom = touched(scene(Sprite("seat-square", (100, 50), 40, "seat-4")))
    assert abs((left + right) / 2 - 100) <= 1
    assert abs((top + bottom) / 2 - 50) <= 2
    assert bottom - top <= 40


def test_a_tint_colours_a_sprite() -> None:
    violet, azure = (
        drawn(scene(Sprite("seat-disc", (50, 50), 40, tint))) for tint in ("seat-1", "seat-3")
    )
    assert pixel(violet, 50, 50) != pixel(azure, 50, 50)


def test_a_faded_sprite_is_nearer_to_its_ground() -> None:
    plain = drawn(scene())
    bright, faded = (
        drawn(scene(Sprite("credit", (50, 50), 40, faded=faded))) for faded in (False, True)
    )
    assert 0 < _apart(faded, plain) < _apart(bright, plain) / 1.5


@pytest.mark.parametrize(
    "wrong",
    [
        Sprite("no-such-thing", (50, 50), 20),
        Outline(FULL, "no-such-thing"),
        Words("x", FULL, colour="no-such-thing"),
    ],
)
def test_a_name_that_does_not_exist_is_said(wrong: Item) -> None:
    with pytest.raises(LookupError, match="no-such-thing"):
        drawn(scene(wrong))


@pytest.mark.parametrize("align", Align)
def test_words_stay_in_their_box(align: Align) -> None:
    box = Box(40, 20, 120, 60)
    left, top, right, bottom = touched(scene(Words("Égypt Jq", box, 30, align=align)))
    assert box.left - 1 <= left < right <= box.right + 1
    assert box.top <= top < bottom <= box.bottom


def test_words_stand_where_they_are_aligned() -> None:
    starts = {align: touched(scene(Words("12", FULL, 30, align=align))) for align in Align}
    assert starts[Align.LEFT][0] < 5
    assert abs((starts[Align.CENTRE][0] + starts[Align.CENTRE][2]) / 2 - 100) <= 1
    assert starts[Align.RIGHT][2] > 195


def test_figures_stand_in_the_middle_of_their_box_from_top_to_bottom() -> None:
    _, top, _, bottom = touched(scene(Words("12", FULL, 40)))
    assert abs((top + bottom) / 2 - 50) <= 1


def test_lines_of_words_stand_one_below_the_other_around_the_middle() -> None:
    _, top, _, bottom = touched(scene(Words("HHHHHH HHHHHHHH", FULL, 24, lines=2)))
    assert abs((top + bottom) / 2 - 50) <= 1
    assert bottom - top > 40


def test_words_too_long_are_cut_at_their_box() -> None:
    box = Box(20, 20, 100, 40)
    _, _, right, _ = touched(scene(Words("Wolfeschlegelsteinhausen", box, 30, cut=True)))
    assert right <= box.right + 1


def test_a_line_goes_through_its_points() -> None:
    image = drawn(scene(Line(((20, 20), (180, 20), (180, 80)), "gold", 4)))
    assert pixel(image, 100, 20) == pixel(image, 180, 50) == colour("gold")


def test_a_dashed_line_has_gaps_and_both_ends() -> None:
    image = drawn(scene(Line(((20, 50), (180, 50)), "gold", 4, dashed=True)))
    row = [pixel(image, x, 50) == colour("gold") for x in range(20, 181)]
    assert row[1]
    assert row[-2]
    assert 0.3 < sum(row) / len(row) < 0.9


def test_a_dashed_rim_is_not_taken_for_one_that_glows() -> None:
    legal, changed = (
        drawn(scene(Outline(Box(40, 20, 120, 60), kind))) for kind in ("legal", "changed")
    )
    assert _apart(legal, changed) > 2


def test_a_rim_lies_around_its_box_and_leaves_the_middle_free() -> None:
    image = drawn(scene(Outline(Box(40, 20, 120, 60), "legal")))
    assert pixel(image, 100, 50) == colour("panel")
    left, top, right, bottom = touched(scene(Outline(Box(40, 20, 120, 60), "legal")))
    assert 30 <= left <= 40
    assert 10 <= top <= 20
    assert 160 <= right <= 170
    assert 80 <= bottom <= 90


def test_a_badge_of_two_letters_is_wider() -> None:
    one, two = (touched(scene(Badge(letter, (100, 50), 40))) for letter in ("A", "AB"))
    assert two[2] - two[0] > one[2] - one[0]
    assert two[3] - two[1] == one[3] - one[1]


def test_items_lie_above_those_before_them() -> None:
    below, above = Panel(Box(20, 20, 60, 60), "gold"), Panel(Box(20, 20, 60, 60), "ice")
    assert pixel(drawn(scene(below, above)), 50, 50) == colour("ice")


def test_items_lie_above_the_ground() -> None:
    image = drawn(
        scene(Panel(Box(20, 20, 60, 60), "ice"), ground=(Panel(Box(20, 20, 60, 60), "gold"),))
    )
    assert pixel(image, 50, 50) == colour("ice")


def test_the_palette_changes_a_picture_very_little() -> None:
    assert _apart(painted(EVERYTHING), drawn(EVERYTHING)) < 3


def test_what_is_off_the_canvas_does_no_harm() -> None:
    plain = scene()
    beyond = scene(
        Sprite("metal", (-5, 3), 40),
        Words("x", Box(190, 90, 60, 60), 30),
        Outline(Box(-9, -9, 30, 30)),
    )
    assert painted(beyond).size == painted(plain).size == (plain.width, plain.height)
    middle = plain.width // 2, plain.height // 2
    assert pixel(drawn(beyond), *middle) == pixel(drawn(plain), *middle)


def _apart(one: Image.Image, other: Image.Image) -> float:
    """Return the average difference of two pictures, out of 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)
