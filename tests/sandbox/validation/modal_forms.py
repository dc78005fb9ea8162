from __future__ import annotations

from sandbox.model import Json


def written(number: int = 0, **more: object) -> Json:
    """Return a text input with these changes."""
    return {"type": 4, "custom_id": f"t{number}", "style": 1} | more


def label(number: int = 0, **more: object) -> Json:
    """Return a label with a text input."""
    return {"type": 18, "label": "x", "component": written(number)} | more


def modal(*parts: Json, **more: object) -> Json:
    """Return a modal with these components."""
    return {"custom_id": "m", "title": "x", "components": list(parts or [label()])} | more
