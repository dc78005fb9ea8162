"""Messages that name the components of Otys; their texts are in `locales`."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg, msg


@cache
def thing(name: str) -> Msg:
    """Return the name of a component by its id: a resource, a diver, a Sponsor side ..."""
    return msg(f"otys-{name.replace('_', '-')}")


@cache
def key_name(key: str) -> Msg:
    """Return the name of a Key: numbered, own X or neutral X."""
    if key.isdigit():
        return msg("otys-key-numbered", number=int(key))
    return msg("otys-key-neutral-x" if key == "N" else "otys-key-own-x")


@cache
def place_name(position: int) -> Msg:
    """Return the name of a position in the column."""
    if position > len("123"):
        return msg("otys-place-level", level=position - 3)
    return msg("otys-place-surface", position=position)


def cubes_name(cubes: str) -> Msg:
    """Return the names of several cubes, given by their letters."""
    names = {"M": "metal", "P": "plant", "F": "fuel", "T": "tech"}
    parts = [
        msg("otys-cubes", count=cubes.count(letter), resource=thing(name))
        for letter, name in names.items()
        if letter in cubes
    ]
    return msg("otys-cube-list", parts=tuple(parts))


def contract_name(contract: str) -> Msg:
    """Return the name of a contract card, with its number."""
    _, kind, number = contract.split("_")
    return msg(f"otys-contract-{kind}", number=int(number))


def reward_name(reward: str) -> Msg:
    """Return the name of a Reward token, with its number."""
    return msg("otys-reward", number=int(reward.split("_")[1]))


def goods(credit: int = 0, battery: int = 0, point: int = 0, neutral_x: int = 0) -> tuple[Msg, ...]:
    """Return the amounts that a player gains or pays, without zero amounts."""
    amounts = {"credits": credit, "batteries": battery, "points": point, "neutral-x": neutral_x}
    return tuple(msg(f"otys-{name}", count=count) for name, count in amounts.items() if count)
