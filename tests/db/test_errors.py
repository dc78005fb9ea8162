"""Errors of the store: what each one says, and to whom."""

from __future__ import annotations

import inspect

import pytest

from db import errors
from db.errors import (
    AlreadyOver,
    BrokenGame,
    BrokenPack,
    DatabaseAway,
    DatabaseTooNew,
    DatabaseUnavailable,
    Displaced,
    EarlierRules,
    InUse,
    NoSuchGame,
    NoSuchPly,
    NotALobby,
    NotBegun,
    OperatorError,
    StillPlaying,
    TooManyLobbies,
)
from engine.core.errors import FathomError, Refused
from engine.core.msg import msg
from engine.core.text import Words

ENGLISH = Words("en")
REASON = msg("error-broken-entry", ply=31)
FOR_THE_OPERATOR: list[tuple[OperatorError, tuple[str, ...]]] = [
    (DatabaseUnavailable("sqlite:///sea.db", "it is full"), ("sqlite:///sea.db", "it is full")),
    (DatabaseTooNew("0099"), ("0099",)),
    (InUse("sqlite:///sea.db", "otter, process 12"), ("sqlite:///sea.db", "otter, process 12")),
    (Displaced("sqlite:///sea.db", "otter, process 12"), ("sqlite:///sea.db", "otter, process 12")),
    (BrokenPack("pearls@3", REASON), ("pearls@3", "31")),
    (BrokenGame(47, REASON), ("47", "31")),
]
FOR_PLAYERS: list[tuple[FathomError, tuple[str, ...]]] = [
    (NoSuchGame(47), ("47",)),
    (NoSuchPly(31, 29), ("31", "29")),
    (NotALobby(47), ("47",)),
    (TooManyLobbies(3), ("3",)),
    (NotBegun(47), ("47",)),
    (AlreadyOver(47), ("47",)),
    (StillPlaying((47, 52)), ("47, 52",)),
    (EarlierRules(47), ("47",)),
]


@pytest.mark.parametrize(("error", "details"), [*FOR_THE_OPERATOR, *FOR_PLAYERS])
def test_an_error_says_what_it_is_about(error: FathomError, details: tuple[str, ...]) -> None:
    said = ENGLISH.say(error.msg)
    assert [detail for detail in details if detail not in said] == []


def test_no_error_is_left_out_here() -> None:
    bases = {OperatorError, DatabaseAway}
    named = {kind for _, kind in inspect.getmembers(errors, inspect.isclass)}
    own = {kind for kind in named if kind.__module__ == errors.__name__}
    assert own - bases == {type(error) for error, _ in (*FOR_THE_OPERATOR, *FOR_PLAYERS)}


@pytest.mark.parametrize(("error", "details"), FOR_THE_OPERATOR)
def test_only_the_operator_is_told_the_details(
    error: OperatorError, details: tuple[str, ...]
) -> None:
    said = ENGLISH.say(error.public)
    assert said
    assert [detail for detail in details if detail in said] == []


def test_of_a_database_that_is_away_nobody_is_promised_that_nothing_was_saved() -> None:
    away = DatabaseUnavailable("sqlite:///sea.db", "it is full")
    assert "nothing was changed" in ENGLISH.say(away.public)
    assert "may already have been saved" in ENGLISH.say(away.public_after)


def test_a_game_that_cannot_be_read_is_not_taken_for_a_database_that_is_away() -> None:
    assert BrokenGame(47, REASON).public != DatabaseUnavailable("", "").public
    assert not isinstance(BrokenGame(47, REASON), DatabaseAway)


def test_one_unfinished_game_is_not_told_as_several() -> None:
    assert "in game 47;" in ENGLISH.say(StillPlaying((47,)).msg)
    assert "in games 47, 52;" in ENGLISH.say(StillPlaying((47, 52)).msg)


def test_a_broken_game_keeps_the_reason_apart() -> None:
    assert BrokenGame(47, REASON).reason == REASON


@pytest.mark.parametrize("error", [error for error, _ in FOR_PLAYERS[1:]])
def test_what_players_ask_for_in_vain_is_refused(error: FathomError) -> None:
    assert isinstance(error, Refused)
