from __future__ import annotations

from sandbox.model import Json


def command(**more: object) -> Json:
    """A command like any other."""
    return {"name": "play", "description": "x"} | more


def option(number: int = 0, **more: object) -> Json:
    """A command's option."""
    return {"type": 3, "name": f"o{number}", "description": "x"} | more


def options(*several: Json) -> Json:
    """A command with these options."""
    return command(options=list(several))


def choice(number: int = 0, **more: object) -> Json:
    """A choice of an option."""
    return {"name": f"c{number}", "value": f"c{number}"} | more


def choices(*several: Json, kind: int = 3) -> Json:
    """A command with an option of these choices."""
    return options(option(type=kind, choices=list(several)))
