"""Facts about Pearl Reef for the tests of every game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.msg import Msg
from tests.engine.own_packs import LONGEST_PACK_TITLE, Draft
from tests.fourth_game.engine.pearl_reef.names import reef_name, shell_name, shell_text
from tests.fourth_game.engine.pearl_reef.pack.components import REEFS
from tests.fourth_game.engine.pearl_reef.pack.load import default_pack
from tests.fourth_game.engine.pearl_reef.state import PearlReefState

ADDED = ("shell_90",)
"""Components that only the altered pack has and that can be looked at."""
REMOVED = ("shell_01",)
"""Components of the default pack that the altered one lacks."""


def altered() -> Draft:
    """Return a pack with another shell, and with more nights."""
    draft = Draft("pearl-reef", title=LONGEST_PACK_TITLE)
    draft.add("shells", "shell_02", id="shell_90", pearls="9").remove("shells", "shell_01")
    return draft.change("nights", "short", count="8")


def names() -> Iterator[Msg]:
    """Return what the components are called."""
    yield from map(reef_name, REEFS)
    yield from map(shell_name, default_pack().shells)


def texts() -> Iterator[tuple[object, Msg]]:
    """Return what stands on the components, each with what sets it apart from its kind."""
    for pearls in default_pack().shells.values():
        yield ("shell", pearls), shell_text(pearls)


def secrets(state: PearlReefState, seat: int) -> Iterator[Msg]:
    """Return words that tell which shells a seat has in hand."""
    yield from map(shell_name, state.hands[seat])
