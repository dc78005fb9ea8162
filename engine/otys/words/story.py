"""The story of a turn of Otys."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.aids.story import (
    Ledger,
    Storyteller,
    Told,
    counted,
    message,
    messages,
    number,
    things,
)
from engine.core.event import Event
from engine.core.msg import Msg, msg
from engine.otys.pack.components import OtysPack, Reward
from engine.otys.words.describe import contract_text
from engine.otys.words.names import contract_name, goods, reward_name

POINTS = "otys-points"
_PREFIX = "otys-log-"
_UNSAID = ("sponsor", "paid-diver", "resurfaced", "activated")


class OtysStory(Storyteller):
    """Tells of Keys, divers, contracts and Rewards, these by their effect, not by their number."""

    openings = frozenset({"otys-log-played-key"})

    def __init__(self, pack: OtysPack) -> None:
        """Tell of these components."""
        self._rewards = {reward_name(each): pack.rewards[each] for each in pack.rewards}
        self._contracts = {
            contract_name(each): contract_text(pack, each) for each in pack.contracts
        }

    def turn(self, events: Sequence[Event], /) -> tuple[Msg, ...]:
        """Return what was played, what came of it, and at the end what was gained and paid."""
        told, ledger = Told("otys", list(events)), Ledger()
        _count(told.events, ledger)
        sentences = [
            *_dive(told),
            *_moves(told),
            *_trade(told),
            *_listed(told, "upgraded", "diver", "upgraded", "upgraded-to"),
            *_improved(told),
            *self._explored(told),
            *_listed(told, "fulfilled", "contract", "fulfilled"),
            *_listed(told, "took-back", "key", "took-back"),
            *told.asides("drew", "recovered", "moved-cube", "last-round"),
        ]
        told.take("gained", "paid", *_UNSAID, "took-cube")
        return (*sentences, *told.rest(), *ledger.told(POINTS))

    def table(self, events: Sequence[Event], /) -> tuple[Msg, ...]:
        """Return what is new on the board, by its effect."""
        told = Told("otys", list(events))
        new = [
            *(
                self._contracts[message(event.msg, "contract")]
                for event in told.take("contract-revealed")
            ),
            *(self._placed(event) for event in told.take("display-refilled")),
        ]
        fresh = [msg("otys-story-new", count=len(new), things=tuple(new))] if new else []
        over = told.take("over-points", "over-standstill")
        return (*([] if over else fresh), *told.rest())

    def _placed(self, event: Event) -> Msg:
        reward = self._reward(event)
        return msg(
            "otys-story-new-reward",
            level=number(event.msg, "level"),
            effect=reward.front.words(),
        )

    def _explored(self, told: Told) -> list[Msg]:
        return [
            msg("otys-story-explored", effect=self._reward(event).back.words())
            for event in told.take("explored")
        ]

    def _reward(self, event: Event) -> Reward:
        return self._rewards[message(event.msg, "reward")]


def _count(events: Sequence[Event], ledger: Ledger) -> None:
    """Enter what the events bring and cost."""
    for event in events:
        _enter_goods(event, ledger)
        _enter_cubes(event, ledger)


def _enter_goods(event: Event, ledger: Ledger) -> None:
    match event.name.removeprefix(_PREFIX):
        case "gained" | "sold" | "fulfilled":
            ledger.add(messages(event.msg, "goods"))
        case "paid" | "paid-diver":
            ledger.add(messages(event.msg, "goods"), -1)
        case "bought":
            ledger.add(goods(credit=number(event.msg, "credits")), -1)
        case "propelled" | "oxygen":
            ledger.add(goods(battery=1), -1)


def _enter_cubes(event: Event, ledger: Ledger) -> None:
    match event.name.removeprefix(_PREFIX):
        case "took-cube" | "bought":
            ledger.add((_cubes(event.msg, 1),))
        case "sold":
            ledger.add((_cubes(event.msg, 1),), -1)
        case "fulfilled":
            parts = messages(message(event.msg, "cubes"), "parts")
            ledger.add((_cubes(part, number(part, "count")) for part in parts), -1)


def _cubes(told: Msg, count: int) -> Msg:
    """Return a number of cubes of the resource that a message is about."""
    resource = message(told, "resource").key.removeprefix("otys-")
    return msg(f"otys-story-cubes-{resource}", count=count)


def _dive(told: Told) -> list[Msg]:
    """Return the Key with the level and the diver, or the diver of a neighbour."""
    played = told.take("played-key")
    active = [event for event in told.events if event.name == "otys-log-activated"]
    copied = told.take("copied")
    sentences = []
    for event in played:
        level = number(event.msg, "level")
        divers = tuple(message(each.msg, "diver") for each in active)
        dive = msg("otys-story-dive", key=event["key"], level=level, divers=divers)
        alone = msg("otys-story-key", key=event["key"], level=level)
        sentences.append(dive if divers else alone)
    if active and not played:
        sentences.append(msg("otys-story-divers", divers=things(active, "diver")))
    others = counted(
        msg("otys-story-copy", owner=event["owner"], diver=event["diver"]) for event in copied
    )
    if others:
        sentences.append(msg("otys-story-copied", things=others))
    rotated = [msg("otys-story-rotated")] if told.take("rotated") else []
    return [*sentences, *rotated]


def _moves(told: Told) -> list[Msg]:
    """Return which divers were moved where in the end, other than to be activated there."""
    used = [event["diver"] for event in told.events if event.name == "otys-log-activated"]
    last = {
        event["diver"]: event["place"]
        for event in told.take("propelled")
        if event["diver"] not in used
    }
    sentences = [msg("otys-story-moved", diver=diver, place=place) for diver, place in last.items()]
    stays = [msg("otys-story-oxygen", diver=event["diver"]) for event in told.take("oxygen")]
    return [*sentences, *stays]


def _improved(told: Told) -> list[Msg]:
    mechanics, hackers = told.take("improved-mechanic"), told.take("improved-hacker")
    return [
        *(msg("otys-story-mechanic", move=event["move"]) for event in mechanics[-1:]),
        *(msg("otys-story-hacker", threshold=event["threshold"]) for event in hackers[-1:]),
    ]


def _trade(told: Told) -> list[Msg]:
    sentences = []
    for name in ("sold", "bought"):
        sentences += _listed(told, name, "resource", name)
    return sentences


def _listed(told: Told, name: str, argument: str, *events: str) -> list[Msg]:
    found = counted(message(event.msg, argument) for event in told.take(*events))
    return [msg(f"otys-story-{name}", count=len(found), things=found)] if found else []
