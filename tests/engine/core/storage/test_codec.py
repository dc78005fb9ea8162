from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import machine
from engine.core.effects.alternatives import Both, May, OneOf, Times
from engine.core.effects.any_order import AnyOrder, ChoosePart
from engine.core.effects.combinators import All, NextPart
from engine.core.effects.effect import Arrange, Do, Doer, Effect
from engine.core.errors import BadSnapshot
from engine.core.event import Cause
from engine.core.machine import Frame, Settle, Together
from engine.core.rng import Rng
from engine.core.storage.codec import Codec
from engine.core.storage.stored import Stored
from engine.registry import find_game
from tests.conformance.random_walk import Walk, dumped, examples, setup_of, variants, walks
from tests.engine.core import toy
from tests.engine.core.toy import (
    TRICK,
    Box,
    Chain,
    Choice,
    Dive,
    Gain,
    KeepCard,
    Lay,
    Mimic,
    Must,
    Note,
    Nothing,
    Owe,
    Play,
    Price,
    Say,
    Seafarer,
    ShownChoice,
    Take,
    Toll,
    Toy,
    ToyState,
    WithAtLeast,
    position,
)

GAME = Toy()
DOER = Doer(1, TRICK)
SHELL = Gain("shells")

EFFECTS: tuple[Effect[Any], ...] = (
    SHELL,
    Nothing(),
    Lay(),
    Dive(2),
    Play("tide"),
    OneOf((SHELL, Gain("pearls", 2))),
    Both((SHELL, Lay())),
    All((SHELL, Lay())),
    AnyOrder((SHELL, Lay())),
    Must(AnyOrder((SHELL, Lay(), Dive(1)))),
    Chain((SHELL, May(Toll(2, 1), Lay()))),
    Mimic(("either", "craft")),
    May(Price(3), SHELL),
    WithAtLeast(2, "shells", SHELL),
    Times(2, SHELL),
    Times(2, AnyOrder((May(Price(1), WithAtLeast(2, "shells", Both((SHELL, Lay())))),))),
)
FRAMES: tuple[Frame, ...] = (
    *(Do(effect, DOER) for effect in EFFECTS),
    NextPart((SHELL, Lay()), DOER, due=True),
    ChoosePart((SHELL, Lay()), DOER),
    ChoosePart((SHELL, Lay()), Seafarer(1, TRICK), due=True),
    Do(SHELL, Doer(1, TRICK).using("card", "crab").using("card", "heron"), due=True),
    Arrange((Do(SHELL, DOER), Do(Lay(), Doer(1, Cause("card", "crab", TRICK))))),
    Together(((Note("a"), Choice(0, ("x", "y"))), (), (Together(((Note("b"),),)),))),
    Settle(2),
    machine.Seal(),
    machine.Final(1),
    machine.Lapse(),
    Note("a"),
    Say("a", (Note("b"), Owe((Note("c"), Settle(1))))),
    Choice(0, ("x",), (Do(SHELL, DOER),), ("x",)),
    ShownChoice(1, ("x",)),
    Owe((Note("a"),)),
    Take(1, "pearls", -2, Cause("card", "crab")),
    KeepCard(0, ("crab", "whelk")),
    toy.Use("barter"),
    toy.Reveal(),
    toy.DrawCards(0, 2),
    toy.Keep(0, "crab", ("crab",)),
    toy.LayOut(1, "crab"),
    toy.Offer(0),
    toy.Bury(1),
    toy.TakeTurn(0),
    toy.Act(1),
    toy.EndTurn(1),
    toy.EndRound(),
    toy.Over("rounds"),
)


def reloaded(state: ToyState, game: Toy = GAME) -> ToyState:
    return game.codec.load(game.codec.dump(state))


def stored(state: ToyState | None = None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(GAME.codec.dump(state or position(Note("a"))))
    return found


def refusal(text: str) -> str:
    with pytest.raises(BadSnapshot) as refused:
        GAME.codec.load(text)
    reason = refused.value.msg["reason"]
    assert isinstance(reason, str)
    return reason


# ---------------------------------------------------------------- what is stored comes back


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: type(frame).__name__)
def test_every_kind_of_frame_comes_back_as_it_was(frame: Frame) -> None:
    state = position(frame, Note("below"), owed=((frame, Note("x")),))
    assert reloaded(state) == state


def _used(value: object) -> Iterator[type]:
    """The kinds of stored data within a value."""
    if isinstance(value, Stored):
        yield type(value)
        for field in fields(value):  # type: ignore[arg-type]
            yield from _used(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from _used(part)


def test_every_kind_that_can_be_stored_is_tried() -> None:
    tried = {kind for frame in FRAMES for kind in _used(frame)}
    assert {*toy.kinds(toy, *toy.KERNEL)} <= tried


def test_numbers_of_any_size_come_back() -> None:
    state = replace(position(), rng=Rng(2**128 - 1, 10**12), moves=5, sealed=3, turns=2)
    assert reloaded(state) == state


def test_what_is_final_for_a_seat_comes_back() -> None:
    state = replace(position(), moves=5, finals=((2, 4), (0, 1)))
    assert [reloaded(state).final(seat) for seat in range(3)] == [1, 0, 4]


def test_a_cause_stored_before_causes_had_causes_is_read() -> None:
    found = stored(position(Take(1, "pearls", 1, Cause("card", "crab"))))
    found["stack"][0]["cause"] = ["card", "crab"]
    assert GAME.codec.load(json.dumps(found)).stack == (
        Take(1, "pearls", 1, Cause("card", "crab")),
    )


def test_parts_stored_when_a_duty_could_name_them_are_read() -> None:
    found = stored(position(ChoosePart((AnyOrder((SHELL, Lay())),), DOER, due=True)))
    found["stack"][0] |= {"among": []}
    found["stack"][0]["parts"][0] |= {"least": 0, "among": []}
    assert GAME.codec.load(json.dumps(found)).stack == (
        ChoosePart((AnyOrder((SHELL, Lay())),), DOER, due=True),
    )


@pytest.mark.parametrize("least", [0, 1])
def test_parts_stored_when_a_duty_was_a_number_are_read(least: int) -> None:
    parts = (SHELL, Lay())
    found = stored(position(ChoosePart(parts, DOER)))
    del found["stack"][0]["due"]
    found["stack"][0]["least"] = least
    assert GAME.codec.load(json.dumps(found)).stack == (ChoosePart(parts, DOER, due=least == 1),)


def test_a_stored_position_names_its_pack_and_does_not_hold_it() -> None:
    assert stored()["box"] == "toy@1"


def test_the_pack_at_hand_is_the_pack_of_what_is_loaded() -> None:
    assert reloaded(position()).box is GAME.box


@pytest.mark.unwatched
@examples(40)
@given(walk=walks(60), seats=st.integers(2, 3), variant=st.sampled_from(list(variants(GAME, 2))))
def test_a_whole_toy_game_comes_back_at_any_moment(
    walk: Walk, seats: int, variant: dict[str, str]
) -> None:
    table = walk.table(GAME, seats, variant)
    again = GAME.codec.load(dumped(table))
    assert again == table.state
    assert machine.pending(again, GAME) == table.pending
    assert GAME.codec.dump(again) == dumped(table)


@pytest.mark.unwatched
@examples(40)
@given(walk=walks(), seats=st.integers(2, 4), spy=st.booleans())
def test_otys_comes_back_in_the_middle_of_any_turn(walk: Walk, seats: int, *, spy: bool) -> None:
    game = find_game("otys")
    options = {"sponsor_sides": "random", "author_spy_variant": "on" if spy else "off"}
    table = walk.table(game, seats, options)
    again = game.codec.load(dumped(table))
    assert again == table.state
    assert game.codec.dump(again) == dumped(table)
    assert machine.pending(again) == table.pending


@dataclass(frozen=True, slots=True)
class Helper(Doer):
    """A doer of a game's own kind, with more to remember."""

    strength: int = 0


def test_a_doer_of_a_games_own_kind_keeps_all_it_knows() -> None:
    codec = Codec(ToyState, [*toy.kinds(toy, *toy.KERNEL), Helper], GAME.box)
    state = position(Do(OneOf((SHELL, Lay())), Helper(1, TRICK, strength=3)))
    assert codec.load(codec.dump(state)) == state


def test_loading_shares_nothing_with_what_was_stored() -> None:
    state = position(Note("a"))
    copy = reloaded(state)
    copy.rng.word()
    copy.trail = ("changed",)
    assert state == position(Note("a"))


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    "text",
    ["", "no json", "{", "[]", "1", "null", '"state"', "{}", "\x00", '{"rng": 1}', "[" * 100_000],
    ids=lambda text: repr(text[:8]),
)
def test_garbage_is_refused(text: str) -> None:
    assert refusal(text)


def test_half_a_snapshot_is_refused() -> None:
    text = GAME.codec.dump(position(Note("a")))
    assert refusal(text[: len(text) // 2])


@pytest.mark.parametrize("name", sorted(stored()))
def test_a_missing_field_without_a_default_is_refused(name: str) -> None:
    found = stored()
    required = {"rng", "box", "shells", "pearls", "points", "hands", "fronts", "deck"}
    del found[name]
    if name in required:
        assert name in refusal(json.dumps(found))
    else:
        assert isinstance(GAME.codec.load(json.dumps(found)), ToyState)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rng", "seed"),
        ("rng", {"seed": "x"}),
        ("moves", "many"),
        ("moves", None),
        ("shells", 3),
        ("shells", ["a", "b"]),
        ("hands", ["crab"]),
        ("stack", {"is": "Note", "word": "a"}),
        ("owed", [{"is": "Note", "word": "a"}]),
        ("over", 3),
    ],
)
def test_a_wrong_type_is_refused_with_its_place(name: str, value: object) -> None:
    assert refusal(json.dumps({**stored(), name: value})).startswith(name)


@pytest.mark.parametrize(
    "frame",
    [
        {"is": "Unheard", "word": "a"},
        {"is": "Frame"},
        {"is": "Choice "},
        {"is": None},
        {"is": []},
        {"is": {}},
        {"word": "a"},
        "Note",
        7,
        None,
        [],
    ],
    ids=str,
)
def test_an_unknown_kind_of_frame_is_refused(frame: object) -> None:
    reason = refusal(json.dumps({**stored(), "stack": [frame]}))
    assert reason.startswith("stack.0: ")


def test_an_unknown_kind_of_effect_inside_a_frame_is_refused() -> None:
    found = stored(position(Do(OneOf((SHELL, SHELL)), DOER)))
    found["stack"][0]["effect"]["parts"][1]["is"] = "Steal"
    assert "not a known kind" in refusal(json.dumps(found))


@pytest.mark.parametrize(
    "frame",
    [
        {"is": "Note"},
        {"is": "Note", "word": 3},
        {"is": "Note", "word": None},
        {"is": "Settle", "seat": "first"},
        {"is": "Together", "lanes": [{"is": "Note", "word": "a"}]},
        {"is": "Take", "seat": 0, "good": "gold", "number": 1, "cause": ["card", "crab"]},
        {"is": "Take", "seat": 0, "good": "shells", "number": 1, "cause": ["card"]},
    ],
    ids=str,
)
def test_a_frame_with_a_missing_or_wrong_field_is_refused(frame: object) -> None:
    assert refusal(json.dumps({**stored(), "stack": [frame]})).startswith("stack.0")


def test_an_effect_in_the_place_of_a_frame_is_refused() -> None:
    frame = {"is": "Gain", "good": "shells", "number": 1}
    assert refusal(json.dumps({**stored(), "stack": [frame]})).startswith("stack.0")


def test_a_frame_in_the_place_of_an_effect_is_refused() -> None:
    found = stored(position(Do(SHELL, DOER)))
    found["stack"][0]["effect"] = {"is": "Note", "word": "a"}
    assert refusal(json.dumps(found)).startswith("stack.0")


@pytest.mark.parametrize("name", ["toy@2", "", None, 1, ["toy@1"]])
def test_another_pack_is_refused(name: object) -> None:
    reason = refusal(json.dumps({**stored(), "box": name}))
    assert reason.startswith("box: ")
    assert repr(name) in reason


def test_a_snapshot_is_refused_where_another_pack_is_at_hand() -> None:
    text = GAME.codec.dump(position())
    other = Codec(ToyState, toy.kinds(toy, *toy.KERNEL), Box("toy@2", {}))
    with pytest.raises(BadSnapshot):
        other.load(text)


def test_a_kind_that_the_codec_does_not_know_is_refused() -> None:
    text = GAME.codec.dump(position(Note("a")))
    with pytest.raises(BadSnapshot):
        Codec(ToyState, [Settle], GAME.box).load(text)


def test_two_kinds_of_one_name_are_refused_when_the_codec_is_made() -> None:
    twin = type("Note", (toy.Choice,), {"__slots__": ()})
    with pytest.raises(ValueError, match="Note"):
        Codec(ToyState, [Note, twin], GAME.box)


def test_a_snapshot_of_another_game_is_refused() -> None:
    game = find_game("otys")
    state = game.setup(setup_of(game, 2))
    assert refusal(game.codec.dump(state))


def _loaded(text: str) -> object:
    try:
        return GAME.codec.load(text)
    except BadSnapshot as refused:
        return refused.msg["reason"]


@pytest.mark.unwatched
@examples(60)
@given(walk=walks(40), place=st.integers(0, 10**6), junk=st.characters())
def test_a_damaged_snapshot_is_a_position_or_refused_and_nothing_else(
    walk: Walk, place: int, junk: str
) -> None:
    text = dumped(walk.table(GAME, 2))
    place %= len(text)
    assert isinstance(_loaded(text[:place] + junk + text[place + 1 :]), ToyState | str)
