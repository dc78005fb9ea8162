"""Laws that hold for the panels of whole games, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.messages.message_view import MessageContent
from bot.panels.panel import PanelReader, panel
from engine.core.decision import Nature, Option, Pick
from engine.core.msg import msg
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.limits import check_sheet, components
from tests.bot.positions import Described, Evening, Unseen, people

STEP = 3
"""Only every third position is looked at, for lack of time."""
each_game = pytest.mark.parametrize("game", list(GAMES))
each_language = pytest.mark.parametrize("locale", available_locales())


async def panels(game: str, locale: str) -> Iterator[tuple[Pick, MessageContent]]:
    """Return the questions of a random game with the panels that ask them."""
    pictures, words = Described(), Words(locale, strict=True)
    found = []
    for number, (standing, _) in enumerate(
        Evening(people("Ann", "Ben", "Cem"), 3, game).positions()
    ):
        for seat in standing.awaited if number % STEP == 0 else ():
            asked = standing.asked(seat)
            if isinstance(asked, Pick):
                found.append((asked, await panel(standing, PanelReader(seat, words), pictures)))
    pictures.close()
    return iter(found)


def written(sheet: MessageContent) -> str:
    """Return all the text of a panel, that on its buttons and in its lists included."""
    said = []
    for part in components(sheet):
        said += [part.get(key) for key in ("content", "label", "placeholder")]
        said += [
            entry.get(key) for entry in part.get("options", ()) for key in ("label", "description")
        ]
    return "\n".join(text for text in said if text)


@pytest.mark.slow
@each_game
@each_language
async def test_every_panel_is_taken_by_discord_and_nothing_in_it_is_cut(
    game: str, locale: str
) -> None:
    for asked, sheet in await panels(game, locale):
        check_sheet(sheet)
        assert "…" not in written(sheet), asked.prompt


@pytest.mark.slow
@each_game
@each_language
async def test_every_panel_says_what_each_of_its_options_does(game: str, locale: str) -> None:
    words = Words(locale, strict=True)
    for asked, sheet in await panels(game, locale):
        said = written(sheet)
        for option in _shown(asked, said, words, sheet):
            if option.effect is not None:
                assert words.say(option.effect, sheet.names) in said, (option.key, asked.prompt)


def _shown(asked: Pick, said: str, words: Words, sheet: MessageContent) -> Iterator[Option]:
    """Yield the options that the open page of a panel offers."""
    for option in asked.options:
        labels = {words.say(option.label, sheet.names, form) for form in (None, "short")}
        if any(label in said for label in labels):
            yield option


@pytest.mark.slow
@each_game
async def test_a_button_that_ends_the_turn_says_so(game: str) -> None:
    """Unless it is the End turn button itself, or the question says so of all of them."""
    words, pictures, met = Words(strict=True), Unseen(), 0
    ends = words.say(msg("bot-effect-ends-turn")).lower()
    overs = (words.say(msg("bot-answer-ends-turn")), "Any other choice ends your turn")
    for number, (standing, _) in enumerate(Evening(people("Ann", "Ben"), 5, game).positions()):
        for seat in standing.awaited if number % STEP == 0 else ():
            asked = standing.asked(seat)
            if not isinstance(asked, Pick) or asked.most > 1 or not standing.has_turn(seat):
                continue
            sheet = await panel(standing, PanelReader(seat, words), pictures)
            said = written(sheet)
            over = any(text in said for text in overs)
            for option in asked.options:
                if option.nature is Nature.END or not standing.will_end(seat, (option.key,)):
                    continue
                met += 1
                label = words.say(option.label, sheet.names, "short")
                if not over and label in said:
                    assert any(label in line and ends in line.lower() for line in _told(sheet)), (
                        option.key,
                        said,
                    )
    pictures.close()
    assert met or game == "underwater-cities"


def _told(sheet: MessageContent) -> Iterator[str]:
    """Yield each line of the text, and each entry of a list with its description."""
    for part in components(sheet):
        yield from str(part.get("content", "")).split("\n")
        for entry in part.get("options", ()):
            yield f"{entry.get('label')} {entry.get('description')}"
