"""Private notes that players write during a game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from discord import ui

from bot.component_router import dispatch
from bot.custom_ids import Press, Verb
from bot.me.notes import LONGEST_NOTE, show_notes
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import NotSeated
from tests.bot.lobby_fixtures import hall_with
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CLEO, begun, opened


@dataclass(frozen=True, slots=True)
class Place:
    """A game between Ann and Ben, and the services around it."""

    services: Services
    number: int

    async def press(self, user: int, verb: Verb, rest: str = "", *values: str) -> Caller:
        caller = Caller(user)
        press = Press(verb, self.number, rest=rest)
        await dispatch(self.services, caller.interaction, str(press), list(values))
        return caller

    async def shown_to(self, user: int) -> tuple[str, dict[str, bool]]:
        """Return the text of the notes message, and its buttons that share or hide the notes."""
        caller = Caller(user)
        reply = Reply(caller.interaction)
        await reply.defer()
        standing = await self.services.tables.standing(self.number)
        await show_notes(self.services.store, reply, standing)
        return caller.shown[-1], shares(caller)


def shares(caller: Caller) -> dict[str, bool]:
    """Return the labels of the buttons about sharing, and whether each one starts it."""
    view = caller.interaction.edit_original_response.await_args.kwargs["view"]
    buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    ids = {str(button.label): str(button.custom_id) for button in buttons}
    return {
        label: id_.endswith("|yes") for label, id_ in ids.items() if f"|{Verb.JOT_SHOWN}|" in id_
    }


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with opened(tmp_path) as tables, hall_with(tables) as hall:
        yield Place(hall.services, await begun(tables, ANN, BEN))


async def test_whoever_wrote_nothing_can_only_write(place: Place) -> None:
    text, sharing = await place.shown_to(ANN)
    assert "You haven’t written anything yet." in text
    assert sharing == {}


async def test_what_was_written_is_quoted_as_it_was_written_and_to_its_author_alone(
    place: Place,
) -> None:
    caller = await place.press(ANN, Verb.JOTTED, "", "  the *Spy*\n@everyone  ")
    text, sharing = await place.shown_to(ANN)
    assert "> the \\*Spy\\*\n> @\u200beveryone\n" in text
    assert "Nobody else can read this." in text
    assert sharing == {"Show at the end": True}
    assert caller.shown[-1] == text
    assert "Spy" not in (await place.shown_to(BEN))[0]


async def test_notes_can_be_shown_at_the_end_and_kept_private_again(place: Place) -> None:
    await place.press(ANN, Verb.JOTTED, "", "kelp")
    caller = await place.press(ANN, Verb.JOT_SHOWN, "yes")
    assert "everyone can read this" in caller.shown[-1]
    assert shares(caller) == {"Keep private": False}
    caller = await place.press(ANN, Verb.JOT_SHOWN, "no")
    assert "Nobody else can read this." in caller.shown[-1]


async def test_when_a_game_has_ended_it_is_too_late_to_share_notes(place: Place) -> None:
    await place.press(ANN, Verb.JOTTED, "", "kelp")
    await place.services.store.games.end(place.number, "given-up")
    text, sharing = await place.shown_to(ANN)
    assert "> kelp" in text
    assert sharing == {}


async def test_the_field_holds_what_was_written_before(place: Place) -> None:
    for written in (None, "kelp"):
        (modal,) = (await place.press(ANN, Verb.JOT)).modals
        assert modal.custom_id == str(Press(Verb.JOTTED, place.number))
        (field,) = [item for item in modal.walk_children() if isinstance(item, ui.TextInput)]
        assert (field.default, field.required, field.max_length) == (written, False, LONGEST_NOTE)
        await place.press(ANN, Verb.JOTTED, "", "kelp")


async def test_a_text_that_is_too_long_is_cut_and_an_empty_one_deletes_the_notes(
    place: Place,
) -> None:
    await place.press(ANN, Verb.JOTTED, "", "x" * (LONGEST_NOTE + 1))
    note = await place.services.store.notes.get(place.number, ANN)
    assert note is not None
    assert note.text == "x" * LONGEST_NOTE
    caller = await place.press(ANN, Verb.JOTTED, "", " \n ")
    assert "You haven’t written anything yet." in caller.shown[-1]
    assert await place.services.store.notes.get(place.number, ANN) is None


async def test_whoever_does_not_play_writes_nothing(place: Place) -> None:
    with pytest.raises(NotSeated):
        await place.shown_to(CLEO)
    await place.press(CLEO, Verb.JOTTED, "", "kelp")
    assert await place.services.store.notes.get(place.number, CLEO) is None


async def test_whoever_left_their_seat_still_reads_and_changes_their_notes(place: Place) -> None:
    await place.services.store.notes.put(place.number, CLEO, "I could win this")
    assert "I could win this" in (await place.shown_to(CLEO))[0]
    caller = await place.press(CLEO, Verb.JOTTED, "", "or not")
    assert "or not" in caller.shown[-1]
