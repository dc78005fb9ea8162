from __future__ import annotations

from sandbox.model import Json

V2 = 32768


def button(number: int = 0, **more: object) -> Json:
    """Return an ordinary button with these changes."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}"} | more


def row(*parts: Json) -> Json:
    """Return a row of these components."""
    return {"type": 1, "components": list(parts)}


def rows(*parts: Json) -> Json:
    """Return a message with these components in a row."""
    return {"content": "x", "components": [row(*parts)]}


def link(**more: object) -> Json:
    """Return a link button with these changes."""
    return {"type": 2, "style": 5, "label": "x", "url": "https://example.org"} | more


def select(options: int = 1, **more: object) -> Json:
    """Return a string select with this many options."""
    lines = [{"label": f"{place}", "value": f"{place}"} for place in range(options)]
    return {"type": 3, "custom_id": "s", "options": lines} | more


def option(**more: object) -> Json:
    """Return a message with a select whose only option has these changes."""
    return rows(select(options=0) | {"options": [{"label": "a", "value": "a"} | more]})


def text(length: int = 1) -> Json:
    """Return a text component of this length."""
    return {"type": 10, "content": "x" * length}


def layout(*parts: Json) -> Json:
    """Return a message of layout components."""
    return {"flags": V2, "components": list(parts)}


def container(*parts: Json, **more: object) -> Json:
    """Return a container of these components."""
    return {"type": 17, "components": list(parts)} | more


def gallery(number: int, **more: object) -> Json:
    """Return a gallery with this many pictures."""
    item = {"media": {"url": "https://example.org/a.png"}} | more
    return {"type": 12, "items": [item] * number}


def section(words: int, accessory: Json) -> Json:
    """Return a section of this many texts, with an accessory."""
    return {"type": 9, "components": [text()] * words, "accessory": accessory}


def embed(**more: object) -> Json:
    """Return a message with an embed that has these changes."""
    return {"embeds": [{"description": "x"} | more]}


def fields(number: int, name: int = 1, value: int = 1) -> Json:
    """Return a message with an embed that has this many fields."""
    return embed(fields=[{"name": "n" * name, "value": "v" * value}] * number)


def nothing(count: int) -> Json:
    """Return a layout with this many components in total."""
    return layout(container(*[text()] * (count - 1)))
