"""The texts on the components of Otys, generated from their effects."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.core.storage.kept import cached_method
from engine.otys.pack.components import Diver, OtysPack, Sponsor
from engine.otys.state import letters
from engine.otys.words.names import cubes_name, goods, thing


def contract_text(pack: OtysPack, contract: str) -> Msg:
    """Return the text of a contract: its cubes and its rewards."""
    card = pack.contracts[contract]
    prizes = goods(card.credits, card.batteries, card.points)
    if card.need is not None:
        return msg("otys-text-contract-exact", cubes=cubes_name(letters(card.need)), prizes=prizes)
    if len(card.groups) == 1:
        return msg("otys-text-contract-alike", count=card.groups[0], prizes=prizes)
    groups = tuple(msg("otys-text-group", count=count) for count in card.groups)
    return msg("otys-text-contract-free", groups=groups, prizes=prizes)


def reward_text(pack: OtysPack, reward: str) -> Msg:
    """Return the text of a Reward token, both sides."""
    token = pack.rewards[reward]
    return msg("otys-text-reward", front=token.front.words(), back=token.back.words())


def sponsor_text(pack: OtysPack, sponsor: str) -> Msg:
    """Return the text of one side of a Sponsor tile."""
    tile = pack.sponsors[sponsor]
    closing = (msg("otys-text-no-propeller"),) if tile.closes_propellers else ()
    return msg("otys-text-sponsor", parts=(sponsor_gain(tile), *closing))


def sponsor_gain(tile: Sponsor) -> Msg:
    """Return what one side of a Sponsor tile does, without what it closes."""
    does = tile.effect.words()
    if not tile.points:
        return does
    gain = msg("otys-effect-gain", goods=goods(point=tile.points))
    return msg("otys-text-scoring", parts=(does, gain))


def diver_text(pack: OtysPack, diver: str, *, upgraded: bool) -> Msg:
    """Return the text of one side of a diver: its action and the price."""
    found = pack.divers[diver]
    return action_text(found, upgraded=upgraded)


def action_text(diver: Diver, *, upgraded: bool, free: bool = False) -> Msg:
    """Return the action of one side of a diver, with its price unless it is free this turn."""
    action, cost = diver.actions[upgraded].words(), diver.costs[upgraded]
    if not cost or free:
        return action
    price = msg("otys-goods", parts=goods(credit=cost))
    key = "otys-text-paid-choice" if action.key == "effect-one-of" else "effect-may"
    return msg(key, cost=price, effect=action)


@cached_method
def diver_hints(diver: Diver) -> tuple[Msg, Msg]:
    """Return the name of a diver with its action and price, for both sides."""
    name, sides = thing(diver.id), (False, True)
    basic, upgraded = (action_text(diver, upgraded=side) for side in sides)
    return (
        msg("otys-hint-diver", diver=name, action=basic),
        msg("otys-hint-diver", diver=name, action=upgraded),
    )


@cached_method
def bonus_parts(diver: Diver) -> tuple[Msg, ...]:
    """Return the advantages of the Upgraded side over the Basic one."""
    before, after = diver.costs
    added = () if diver.bonus is None else (diver.bonus.words(),)
    cheaper = (msg("otys-bonus-price", credits=after, before=before),) if after != before else ()
    return (*added, *cheaper)


@cached_method
def bonus_hint(diver: Diver) -> Msg | None:
    """Return the advantages of turning a diver to its Upgraded side, if there are any."""
    parts = bonus_parts(diver)
    return msg("otys-hint-upgraded", parts=parts) if parts else None


def more(label: Msg, *added: Msg | None) -> Msg | None:
    """Return a label with what it does not say; None if it says everything."""
    parts = tuple(part for part in added if part is not None)
    return msg("otys-effect-more", parts=(label, *parts)) if parts else None
