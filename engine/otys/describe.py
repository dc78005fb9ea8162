"""What stands on the components of Otys, made from what they do."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.otys.components import OtysPack
from engine.otys.names import cubes_name, goods
from engine.otys.state import letters


def contract_text(pack: OtysPack, contract: str) -> Msg:
    """What a contract asks for, and what it brings."""
    card = pack.contracts[contract]
    prizes = goods(card.credits, card.batteries, card.points)
    if card.need is not None:
        return msg("otys-text-contract-exact", cubes=cubes_name(letters(card.need)), prizes=prizes)
    if len(card.groups) == 1:
        return msg("otys-text-contract-alike", count=card.groups[0], prizes=prizes)
    groups = tuple(msg("otys-text-group", count=count) for count in card.groups)
    return msg("otys-text-contract-free", groups=groups, prizes=prizes)


def reward_text(pack: OtysPack, reward: str) -> Msg:
    """Both sides of a Reward token."""
    token = pack.rewards[reward]
    return msg("otys-text-reward", front=token.front.words(), back=token.back.words())


def sponsor_text(pack: OtysPack, sponsor: str) -> Msg:
    """One side of a Sponsor tile."""
    tile = pack.sponsors[sponsor]
    parts = [tile.effect.words()]
    if tile.points:
        parts.append(msg("otys-effect-gain", goods=goods(point=tile.points)))
    if tile.closes_propellers:
        parts.append(msg("otys-text-no-propeller"))
    return msg("otys-text-sponsor", parts=tuple(parts))


def diver_text(pack: OtysPack, diver: str, upgraded: bool) -> Msg:  # noqa: FBT001 - a side
    """One side of a diver: the price of its action, and the action."""
    found = pack.divers[diver]
    action, cost = found.actions[upgraded].words(), found.costs[upgraded]
    if not cost:
        return action
    price = msg("otys-goods", parts=goods(credit=cost))
    return msg("effect-may", cost=price, effect=action)
