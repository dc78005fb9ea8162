from __future__ import annotations

from sandbox.model import Json


def command(**more: object) -> Json:
    """Return an ordinary command with these changes."""
    return {"name": "play", "description": "x"} | more


def option(number: int = 0, **more: object) -> Json:
    """Return an option of a command with these changes."""
    return {"type": 3, "name": f"o{number}", "description": "x"} | more


def options(*several: Json) -> Json:
    """Return a command with these options."""
    return command(options=list(several))


def choice(number: int = 0, **more: object) -> Json:
    """Return a choice of an option with these changes."""
    return {"name": f"c{number}", "value": f"c{number}"} | more


def choices(*several: Json, kind: int = 3) -> Json:
    """Return a command with an option that has these choices."""
    return options(option(type=kind, choices=list(several)))
