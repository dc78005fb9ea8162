from __future__ import annotations

from sandbox.model import Json

V2 = 32768


def button(number: int = 0, **more: object) -> Json:
    """A button like any other."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}"} | more


def row(*parts: Json) -> Json:
    """A row of parts."""
    return {"type": 1, "components": list(parts)}


def rows(*parts: Json) -> Json:
    """A message with these parts in a row."""
    return {"content": "x", "components": [row(*parts)]}


def link(**more: object) -> Json:
    """A button that leads elsewhere."""
    return {"type": 2, "style": 5, "label": "x", "url": "https://example.org"} | more


def select(options: int = 1, **more: object) -> Json:
    """A select of words."""
    lines = [{"label": f"{place}", "value": f"{place}"} for place in range(options)]
    return {"type": 3, "custom_id": "s", "options": lines} | more


def option(**more: object) -> Json:
    """A select whose one option has this."""
    return rows(select(options=0) | {"options": [{"label": "a", "value": "a"} | more]})


def text(length: int = 1) -> Json:
    """Words of this length."""
    return {"type": 10, "content": "x" * length}


def layout(*parts: Json) -> Json:
    """A layout of these parts."""
    return {"flags": V2, "components": list(parts)}


def container(*parts: Json, **more: object) -> Json:
    """A frame around these parts."""
    return {"type": 17, "components": list(parts)} | more


def gallery(number: int, **more: object) -> Json:
    """So many pictures."""
    item = {"media": {"url": "https://example.org/a.png"}} | more
    return {"type": 12, "items": [item] * number}


def section(words: int, accessory: Json) -> Json:
    """Words beside something."""
    return {"type": 9, "components": [text()] * words, "accessory": accessory}


def embed(**more: object) -> Json:
    """A message with one embed."""
    return {"embeds": [{"description": "x"} | more]}


def fields(number: int, name: int = 1, value: int = 1) -> Json:
    """An embed with so many fields."""
    return embed(fields=[{"name": "n" * name, "value": "v" * value}] * number)


def nothing(count: int) -> Json:
    """A layout with so many components in all."""
    return layout(container(*[text()] * (count - 1)))
