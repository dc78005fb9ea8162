from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render import fonts
from render.paint.painter import MEGABYTE, CanvasPool, Painter
from render.paint.palette import colours
from render.scene import Align, Box, Item, Line, Outline, Panel, Scene, Sprite, Words
from render.theme import colour
from tests.render.samples import EVERYTHING, FILES, SAMPLES, apart, drawn, pixel, scene, touched

FULL = Box(0, 0, 200, 100)


def painted(what: Scene) -> Image.Image:
    """Return a scene as it looks when painted."""
    return Image.open(BytesIO(Painter().paint(what))).convert("RGB")


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
    """The two of every pair differ in one respect only."""
    box, outline = Box(20, 20, 120, 60), Outline(Box(40, 30, 60, 40))
    words, line = Words("12", box, 30), Line(((20, 20), (150, 80)), "gold", 4)
    sprite = Sprite("credit", (100, 50), 40)
    panel, seat = Panel(box), Sprite("seat-disc", (100, 50), 40, "seat-1")
    alike: tuple[Item, ...] = (
        *(words, replace(words, bold=True), replace(words, size=31), replace(words, text="13")),
        *(line, replace(line, dashed=True), replace(line, width=5), replace(line, colour="ice")),
        *(sprite, replace(sprite, faded=True), replace(sprite, size=41), seat),
        replace(seat, tint="seat-2"),
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


def test_a_sprite_stands_in_the_middle_of_its_place() -> None:
    left, top, right, bottom = touched(scene(Sprite("seat-square", (100, 50), 40, "seat-4")))
    assert abs((left + right) / 2 - 100) <= 1
    assert abs((top + bottom) / 2 - 50) <= 2
    assert bottom - top <= 40


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


def test_items_lie_above_those_before_them() -> None:
    below, above = Panel(Box(20, 20, 60, 60), "gold"), Panel(Box(20, 20, 60, 60), "ice")
    assert pixel(drawn(scene(below, above)), 50, 50) == colour("ice")


def test_items_lie_above_the_ground() -> None:
    image = drawn(
        scene(Panel(Box(20, 20, 60, 60), "ice"), ground=(Panel(Box(20, 20, 60, 60), "gold"),))
    )
    assert pixel(image, 50, 50) == colour("ice")


def test_the_palette_changes_a_picture_very_little() -> None:
    assert apart(painted(EVERYTHING), drawn(EVERYTHING)) < 3


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
