"""The faces of single components: contracts, Reward tokens, Sponsor tiles, and small figures."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import TypeAlias

from engine.core.text import Words as Language
from engine.otys.pack.components import Contract, Reward, Sponsor
from engine.otys.words.names import contract_name
from render.fonts import measure
from render.kit.icon_rows import Icon, IconRow, lay
from render.otys.glyphs import back_row, contract_bonus, contract_groups, front_row, sponsor_row
from render.scene import Align, Box, Item, Panel, Sprite, Words

CODE = 80
"""Height of a card's number, in hundredths of the height of its points."""
TYPE = 31
"""The smallest type of that number if it fits: its capitals are 6 pixels high on a phone."""
PITCH = 112
"""Maximum distance between the centres of two neighbouring cubes of a contract."""


# --- Reward tokens ---------------------------------------------------------------------------


def token_face(reward: Reward, box: Box, *, explained: bool = True) -> Iterator[Item]:
    """Yield a token's front, and below it the back's bonus, with its trigger if `explained`."""
    yield Panel(box, "panel-bright", reward.background, 12, 3)
    strip = round(box.height * 0.38)
    foot = Box(box.left + 4, box.bottom - strip - 4, box.width - 8, strip)
    yield Panel(foot, "panel-deep", "panel-deep", 8, 0)
    front = Box(box.left + 5, box.top + 3, box.width - 10, box.height - strip - 8)
    yield from lay(front_row(reward), front, round(box.height * 0.5))
    why: IconRow = (Icon("contract"), Icon("arrow-right")) if explained else ()
    yield from lay((*why, *back_row(reward)), foot.inset(2), strip)


def token_back(reward: Reward, box: Box) -> Iterator[Item]:
    """Yield a token's back: the bonus that it gives each time, once it is on a level."""
    yield Sprite("reward-plinth", box.centre, box.height, reward.background)
    yield from lay(back_row(reward), box.inset(box.width // 8), round(box.height * 0.5))


# --- Sponsors --------------------------------------------------------------------------------


def sponsor_face(sponsor: Sponsor, box: Box, words: str = "") -> Iterator[Item]:
    """Yield a Sponsor's emblem with the side in play, its effect, and that effect in words."""
    advanced = sponsor.side == "advanced"
    yield Panel(box, "panel-bright", "gold" if advanced else "panel-edge-bright", 12, 2)
    emblem = min(box.height - 12, 72)
    place = Box(box.left + 6, box.centre[1] - emblem // 2, emblem, emblem)
    yield from sponsor_emblem(sponsor, place)
    left = place.right + 10
    high = box.height * 46 // 100 if words else box.height - 8
    room = Box(left, box.top + 4, box.right - left - 6, high)
    yield from lay(sponsor_row(sponsor), room, 48, Align.LEFT if words else Align.CENTRE)
    if words:
        below = Box(left, room.bottom, room.width, box.bottom - room.bottom - 4)
        yield Words(words, below, 24, lines=2, shrink=21)


def sponsor_emblem(sponsor: Sponsor, box: Box) -> Iterator[Item]:
    """Yield a Sponsor's emblem, with the sign of the side in play in its corner."""
    yield Sprite(f"sponsor-{sponsor.tile}", box.centre, box.height)
    corner = max(24, box.height // 4)
    yield Sprite(
        f"side-{sponsor.side}", (box.right - corner // 4, box.bottom - corner // 3), corner
    )


# --- contracts -------------------------------------------------------------------------------


def contract_code(card: str, language: Language) -> str:
    """Return the short name of a card, such as `E5`: the last word of its full name."""
    return language.say(contract_name(card)).rsplit(maxsplit=1)[-1]


def contract_face(card: Contract, code: str, box: Box) -> Iterator[Item]:
    """Yield a contract's points, its cubes grouped by resource, and its bonus."""
    free = card.need is None
    yield Panel(box, "panel-bright", "gold" if free else "steelplast", 12, 2)
    head = head_of(box)
    band = Box(box.left, box.top, box.width, head)
    yield from _band(card, code, band)
    foot = head * 5 // 6 if card.credits or card.batteries else 0
    middle = Box(box.left + 6, band.bottom, box.width - 12, box.height - head - foot - 8)
    yield from _groups(contract_groups(card), middle)
    if foot:
        bonus = Box(box.left + 8, box.bottom - foot - 4, box.width - 16, foot)
        row: IconRow = (Icon("plus"), *contract_bonus(card))
        yield from lay(row, bonus, foot - 2)


def head_of(box: Box) -> int:
    """Return the height of the band at the top of a card."""
    return min(max(box.height // 5, 48), box.width // 3)


def _band(card: Contract, code: str, band: Box) -> Iterator[Item]:
    """Yield the number of the card on the left and its points on the right."""
    inner = Box(band.left + 8, band.top + 4, band.width - 12, band.height - 4)
    size = inner.height
    letters = max(size * CODE // 100, min(size, TYPE))
    wide = measure(str(card.points), size, bold=True) + 2
    spare = inner.width - measure(code, letters) - wide - 8
    star = max(min(size * 7 // 8, spare), size // 2)
    yield Sprite("point", (inner.right - star // 2, inner.centre[1]), star)
    place = Box(inner.right - star - wide - 4, inner.top, wide, inner.height)
    yield Words(str(card.points), place, size, bold=True, align=Align.RIGHT)
    room = Box(inner.left, inner.top, place.left - inner.left - 4, inner.height)
    yield Words(code, room, letters, "muted", shrink=size // 2)


def _groups(groups: tuple[IconRow, ...], box: Box) -> Iterator[Item]:
    """Yield a contract's cubes, as large as will fit, with its groups in lines or columns."""
    numbered = tuple(_numbered(number, group) for number, group in enumerate(groups))
    ways = [_in_lines(_lines(numbered))]
    if len(numbered) > 1:
        ways.append(_in_columns(numbered))
    pitch, cubes = max(((_pitch(way, box), way) for way in ways), key=itemgetter(0))
    size = pitch - max(6, pitch // 8)
    left, top = (
        box.centre[0] - pitch * _across(cubes) / 2,
        box.centre[1] - pitch * _down(cubes) / 2,
    )
    yield from _capsules(cubes, left, top, pitch)
    for x, y, (name, _) in cubes:
        centre = round(left + pitch * (x + 0.5)), round(top + pitch * (y + 0.5))
        yield Sprite(name, centre, size)


Cube: TypeAlias = tuple[str, int | None]
"""The sprite of a cube, and the number of its group if the player may choose its resource."""


def _numbered(number: int, group: IconRow) -> tuple[Cube, ...]:
    """Return the cubes of a group, with its number if the player may choose the resource."""
    names = (glyph.name for glyph in group if isinstance(glyph, Icon))
    return tuple((name, number if name == "any-cube" else None) for name in names)


def _capsules(cubes: Laid, left: float, top: float, pitch: int) -> Iterator[Item]:
    """Yield a capsule round each group of a free contract: one resource each, all different."""
    for number in dict.fromkeys(number for _, _, (_, number) in cubes if number is not None):
        own = [(x, y) for x, y, (_, group) in cubes if group == number]
        x, y = (min(one[axis] for one in own) for axis in (0, 1))
        wide, high = (max(one[axis] for one in own) - low + 1 for axis, low in ((0, x), (1, y)))
        yield Panel(
            Box(
                round(left + pitch * x) + 1,
                round(top + pitch * y) + 1,
                round(pitch * wide) - 2,
                round(pitch * high) - 2,
            ),
            "panel-deep",
            "panel-edge-bright",
            10,
            2,
        )


def _lines(groups: tuple[tuple[Cube, ...], ...]) -> tuple[tuple[Cube, ...], ...]:
    """Return a line for each group; single cubes, or a single group, go in lines of two."""
    if len(groups) > 1 and any(len(group) > 1 for group in groups):
        return groups
    cubes = [cube for group in groups for cube in group]
    return tuple(tuple(cubes[start : start + 2]) for start in range(0, len(cubes), 2))


Laid: TypeAlias = tuple[tuple[float, float, Cube], ...]
"""Cubes with the positions of their upper left corners; a cube is 1 wide and 1 high."""


def _in_lines(lines: tuple[tuple[Cube, ...], ...]) -> Laid:
    """Return the lines one below the other, each centred."""
    widest = max(map(len, lines))
    return tuple(
        ((widest - len(line)) / 2 + place, number, cube)
        for number, line in enumerate(lines)
        for place, cube in enumerate(line)
    )


def _in_columns(groups: tuple[tuple[Cube, ...], ...]) -> Laid:
    """Return the groups side by side, each starting at the top."""
    return tuple(
        (number, place, cube)
        for number, group in enumerate(groups)
        for place, cube in enumerate(group)
    )


def _across(cubes: Laid) -> float:
    return max(x for x, _, _ in cubes) + 1


def _down(cubes: Laid) -> float:
    return max(y for _, y, _ in cubes) + 1


def _pitch(cubes: Laid, box: Box) -> int:
    """Return the largest possible distance from one cube to the next."""
    return min(int(box.width / _across(cubes)), int(box.height / max(_down(cubes), 2)), PITCH)
