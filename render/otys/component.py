"""A large picture of one component, with its icons, its text and the source of its values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from engine.core.msg import Msg, msg
from engine.core.text import Words as Language
from engine.otys.pack.components import OtysPack
from engine.otys.pack.load import PACKS
from engine.otys.words.describe import contract_text, diver_text, reward_text, sponsor_text
from engine.otys.words.names import contract_name, reward_name, thing
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import MARGIN, Drawing
from render.kit.icon_rows import IconRow, lay
from render.kit.provenance import Listed, Sources, origin
from render.otys.faces import contract_code, contract_face, sponsor_emblem, token_back, token_face
from render.otys.glyphs import back_row, diver_icon, diver_row, front_row, sponsor_row
from render.scene import Align, Box, Item, Panel, Scene, Sprite, Words

WIDTH, HEIGHT = 880, 520
LARGE = 88
"""Size of the largest icon."""
EMBLEM = 176
"""Size of the largest face."""
SIDE = 240
"""Maximum height of a side."""
SOURCES = Sources("otys", PACKS, tuple(map(Listed, ("divers", "sponsors", "contracts", "rewards"))))


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a component: its face, title, icons and text."""

    face: Callable[[Box], Iterable[Item]]
    title: Msg | None
    row: IconRow
    text: Msg


def component_names(pack: OtysPack) -> Mapping[str, Msg]:
    """Return the names of all components that can be shown on their own, by id."""
    return {
        **{name: contract_name(name) for name in pack.contracts},
        **{name: reward_name(name) for name in pack.rewards},
        **{name: thing(name) for name in (*pack.sponsors, *pack.divers)},
    }


def names_of_things(pack: OtysPack, language: Language) -> dict[str, str]:
    """Return the names of all components in the reader's language, by id."""
    return {name: language.say(said) for name, said in component_names(pack).items()}


def component_scene(pack: OtysPack, context: ReaderContext, component: str) -> Scene:
    """Compose the picture of one component."""
    drawing = Drawing(WIDTH, HEIGHT)
    frame = drawing.box.inset(MARGIN)
    drawing.put(Panel(frame))
    name = component_names(pack)[component]
    head = Box(frame.left + 24, frame.top + 8, frame.width - 48, 64)
    drawing.put(Words(context.words.say(name), head, 44, bold=True, shrink=24))
    foot = Box(frame.left + 24, frame.bottom - 52, frame.width - 48, 44)
    source = origin(SOURCES, pack.name, component)
    drawing.put(Words(context.words.say(source), foot, 26, "muted", shrink=18))
    body = Box(frame.left + 24, head.bottom, frame.width - 48, foot.top - head.bottom - 8)
    text = _body(drawing, pack, context, component, body)
    said = msg("picture-alt-card", name=name, text=text, origin=source)
    return drawing.scene(context, alt_text(context, (said,)))


def _body(
    drawing: Drawing, pack: OtysPack, context: ReaderContext, component: str, box: Box
) -> Msg:
    """Draw the component's face, and return its text."""
    if component in pack.contracts:
        return _contract(drawing, pack, context, component, box)
    sides = _sides(pack, component)
    for side, part in zip(sides, box.rows(len(sides), 16), strict=True):
        drawing.put(*_side(side, context, part))
    if component in pack.rewards:
        return reward_text(pack, component)
    return sides[0].text


def _contract(drawing: Drawing, pack: OtysPack, context: ReaderContext, card: str, box: Box) -> Msg:
    face = Box(box.left, box.top, 272, box.height)
    drawing.put(*contract_face(pack.contracts[card], contract_code(card, context.words), face))
    text = contract_text(pack, card)
    room = Box(face.right + 32, box.top, box.right - face.right - 32, box.height)
    drawing.put(Words(context.words.say(text), room, 36, lines=7, shrink=24))
    return text


def _sides(pack: OtysPack, component: str) -> tuple[Side, ...]:
    """Return the visible sides of a Reward, a Sponsor or a diver."""
    if component in pack.rewards:
        reward = pack.rewards[component]
        front, back = partial(token_face, reward), partial(token_back, reward)
        return (
            Side(front, msg("otys-picture-front"), front_row(reward), reward.front.words()),
            Side(back, msg("otys-picture-back"), back_row(reward), reward.back.words()),
        )
    if component in pack.sponsors:
        sponsor = pack.sponsors[component]
        row, text = sponsor_row(sponsor), sponsor_text(pack, component)
        return (Side(partial(sponsor_emblem, sponsor), None, row, text),)
    diver = pack.divers[component]
    titles = (msg("otys-picture-basic"), msg("otys-picture-upgraded"))
    return tuple(
        Side(
            partial(_picture, diver_icon(component, upgraded=bool(side))),
            titles[side],
            diver_row(diver, upgraded=bool(side)),
            diver_text(pack, component, upgraded=bool(side)),
        )
        for side in range(len(diver.actions))
    )


def _picture(sprite: str, box: Box) -> Iterable[Item]:
    """Return a sprite as high as its box."""
    return (Sprite(sprite, box.centre, box.height),)


def _side(side: Side, context: ReaderContext, box: Box) -> list[Item]:
    """Return the face on the left, the icons beside it, and the text below the icons."""
    high = min(box.height, SIDE)
    top = box.centre[1] - high // 2
    emblem = min(high - 16, EMBLEM)
    items = [*side.face(Box(box.left, box.centre[1] - emblem // 2, emblem, emblem))]
    left = box.left + emblem + 32
    wide = box.right - left
    if side.title is not None:
        title = Box(left, top, wide, 36)
        said = context.words.say(side.title)
        items.append(Words(said, title, 26, "muted", bold=True, shrink=18))
        top, high = title.bottom, high - 36
    row = Box(left, top, wide, high // 2)
    items += lay(side.row, row.inset(2), LARGE, Align.LEFT)
    below = Box(left, row.bottom, wide, high - high // 2)
    return [*items, Words(context.words.say(side.text), below, 32, lines=3, shrink=20)]
