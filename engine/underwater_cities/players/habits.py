"""Recurring questions of Underwater Cities, and their standing answers."""

from __future__ import annotations

from engine.core.aids.habit import Habit, StandingAnswer, first_of
from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.effects.combinators import STOP
from engine.core.effects.effect import SKIP, Do
from engine.underwater_cities.state import State

NEWEST, OLDEST = "newest", "oldest"
NEW_ERA, OLD_HAND = "new-era", "old-hand"
SLOT, CARD, IN_ORDER = "slot", "card", "in-order"
ALL, NONE, GAINS = "all", "none", "gains"
PRICED = ("pay:", "exchange:")
"""The prefixes of the keys of ways to pay for something."""
A_SINGLE_ONE = "underwater-cities-asked-of"
"""The prompt for the only effect in Production, or the last one."""


def _excess(state: State, asked: Decision, rule: StandingAnswer) -> Answer | None:
    """Discard the newest or the oldest cards, era cards before Special cards (D2)."""
    assert isinstance(asked, Pick)  # noqa: S101 - cards are picked
    hand = state.players[asked.seat].hand
    ordered = hand if rule == (OLDEST,) else hand[::-1]
    ranked = sorted(ordered, key=lambda name: state.card(name).special)
    return tuple(f"discard:{name}" for name in ranked[: asked.most])


def _new_hand(state: State, asked: Decision, rule: StandingAnswer) -> Answer | None:
    """Keep the cards of the new era, or those held before, when an era begins (D34)."""
    assert isinstance(asked, Pick)  # noqa: S101 - cards are picked
    hand = state.players[asked.seat].hand
    # The opening hand is worth deciding, and so are cards that an effect has drawn.
    if state.era == 1 or set(asked.by_key) != {f"keep:{name}" for name in hand}:
        return None
    if rule == (NEW_ERA,):
        return asked.default
    held = sorted(hand, key=lambda name: state.card(name).era == state.era)
    return tuple(f"keep:{name}" for name in held[: asked.most])


def _steps(_: State, asked: Decision, _rule: StandingAnswer, /) -> Answer | None:
    """Take all Federation steps; None if anything else could be done first (D25)."""
    assert isinstance(asked, Pick)  # noqa: S101 - it is a menu
    first = asked.options[0].key
    plain = all(option.key.startswith("advance:") for option in asked.options)
    return (first,) if plain and first != "advance:0" else None


def _in_order(_: State, asked: Decision, _rule: StandingAnswer, /) -> Answer | None:
    """Do the parts in the order in which they are written (UC-5.14)."""
    assert isinstance(asked, Pick)  # noqa: S101 - it is a menu
    parts = (key for key in asked.by_key if key.partition(":")[0] in ("part", "next"))
    first = next(parts, None)
    return None if first is None else (first,)


def _produced(_: State, asked: Decision, rule: StandingAnswer) -> Answer | None:
    """Take what costs nothing and leave the rest, or leave all of it (D31)."""
    assert isinstance(asked, Pick)  # noqa: S101 - it is a menu
    if asked.prompt.key == A_SINGLE_ONE:
        # Of gains, one has to be chosen; and a free effect must not be left out automatically.
        priced = all(key.startswith(PRICED) for key in asked.by_key if key != SKIP)
        return (SKIP,) if SKIP in asked.by_key and (priced or rule == (NONE,)) else None
    free = (option.key for option in asked.options if rule == (GAINS,) and _is_free(option))
    return (next(free, STOP),)


def _is_free(option: Option) -> bool:
    """Return whether some part of an effect requires no payment."""
    first = next(iter(option.then), None)
    return isinstance(first, Do) and not first.effect.needs_payment()


def _replaced(_: State, asked: Decision, rule: StandingAnswer) -> Answer | None:
    """Replace the output of as many structures as possible, or of none (D31)."""
    assert isinstance(asked, Pick)  # noqa: S101 - it is a menu
    return (asked.options[-1 if rule == (ALL,) else 0].key,)


HABITS = (
    Habit(
        "discard",
        ("underwater-cities-ask-discard-excess",),
        (NEWEST, OLDEST),
        _excess,
        own_turn=None,
        offered=False,
    ),
    Habit("new-hand", ("underwater-cities-ask-keep",), (NEW_ERA, OLD_HAND), _new_hand),
    Habit(
        "order", ("underwater-cities-ask-order",), (SLOT, CARD), first_of("order:"), own_turn=True
    ),
    Habit("parts", ("ask-next-part",), (IN_ORDER,), _in_order, own_turn=True),
    Habit("steps", ("underwater-cities-ask-advance",), (ALL,), _steps, own_turn=True),
    Habit(
        "production",
        ("underwater-cities-ask-production", A_SINGLE_ONE),
        (GAINS, NONE),
        _produced,
    ),
    Habit("replaced", ("underwater-cities-ask-replaced",), (ALL, NONE), _replaced),
)
