"""A new card is a line; a new statement is one class, one glyph and its words.

For each game, a module here has components in words that the notation knows, and some that say
something new. They are added to a copy of the default pack, played with, and drawn; the page that
tells how to add a card shows the same lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from engine.core.decision import Option
from engine.core.event import Event
from engine.core.game import AnyGame, checked_setup
from engine.core.packs.pack import read_tables
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import LOCALES, Words, available_locales
from engine.players import find_player
from engine.registry import GAMES, game_name_for, package_of, text_to_edit
from render.icons import ICONS
from render.paint import atlas
from render.paint.painter import Painter
from render.pictures import ReaderContext, compose, draw, kinds
from render.scene import Sprite
from tests.new_cards.case import Case, NewCards, key, new_cards

PAGE = Path(__file__).parents[2] / "docs" / "add-a-card.md"
NAMES = ("Ann", "Ben", "Cleo")
MOST_GAMES, MOST_MOVES = 60, 500
SHOWN = re.compile(r"^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A piece of code on the page."""

Languages: TypeAlias = dict[str, Words]
each_game = pytest.mark.parametrize("name", list(GAMES))
every_case = pytest.mark.parametrize(
    ("name", "case"),
    [
        pytest.param(name, case, id=f"{name}-{case}")
        for name in GAMES
        for case in new_cards(name).CASES
    ],
)


def edited(name: str, cards: NewCards) -> str:
    """The text of a pack with the new rows at the ends of their tables."""
    text = text_to_edit(name, "reef", "Reef")
    for table, ids in cards.WITHOUT.items():
        rows = read_tables(text, "old")[table].rows
        gone = {row.cells[0].line for row in rows if row["id"].text in ids}
        assert len(gone) == len(ids)
        lines = enumerate(text.split("\n"), start=1)
        text = "\n".join(line for number, line in lines if number not in gone)
    for table, new in cards.ROWS.items():
        last = read_tables(text, "old")[table].rows[-1].cells[0].line
        kept = text.split("\n")
        text = "\n".join([*kept[:last], *new.strip().split("\n"), *kept[last:]])
    return text


def with_new_cards(name: str, patch: pytest.MonkeyPatch) -> AnyGame:
    """The game with a pack that has them."""
    cards = new_cards(name)
    cards.learn(patch)
    pack = GAMES[name].packs.load_pack(edited(name, cards).encode(), "new.pack.md")
    return GAMES[name].make(pack)


@pytest.fixture(scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """Provide all languages, with the new words of each game beside those of the project."""
    root = tmp_path_factory.mktemp("locales")
    for locale in available_locales():
        folder = root / locale
        folder.mkdir()
        for file in (LOCALES / locale).glob("*.ftl"):
            (folder / file.name).symlink_to(file)
        new = "".join(new_cards(name).WORDS[locale] for name in GAMES)
        (folder / "new-cards.ftl").write_text(new, "utf-8")
    return {locale: Words(locale, root, strict=True) for locale in available_locales()}


@dataclass
class Use:
    """A component in use: how it was offered, and what came of it."""

    table: Table
    seat: int
    before: Any = None
    """The position before the last answer."""
    offered: list[Option] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def answer(self, option: Option) -> None:
        """Choose an option; the position after it is stored and read."""
        table, codec = self.table, self.table.game.codec
        self.offered.append(option)
        self.before = table.game.clone(table.state)
        self.events += table.submit(self.seat, (option.key,), table.ply).events
        stored = codec.dump(table.state)
        assert codec.dump(codec.load(stored)) == stored


def used(game: AnyGame, case: Case) -> Use:
    """Play by chance until somebody can use it, and use it."""
    for seed in range(MOST_GAMES):
        table = Table(game, checked_setup(game, len(NAMES), seed))
        rng, player = Rng(seed), find_player("random")
        while table.pending and table.ply < MOST_MOVES:
            use = _use(table, case)
            if use is not None:
                return use
            asked = table.pending[0]
            lead = next(filter(key(case.rather), getattr(asked, "options", ())), None)
            answer = (lead.key,) if lead else player.choose(game, table.state, asked, rng)
            table.submit(asked.seat, answer, table.ply)
    raise AssertionError(f"nobody can use {case}")


def _use(table: Table, case: Case) -> Use | None:
    """Use it if it is offered now; return None if it is not, or leaves nothing to choose."""
    if not table.pending:
        return None
    use = Use(table, table.pending[0].seat)
    for wanted in case.answers:
        options = getattr(table.awaited(use.seat), "options", ())
        option = next(filter(wanted, options), None)
        if option is not None:
            use.answer(option)
        elif not use.offered or wanted is case.answers[-1]:
            return None
    return use


@every_case
def test_a_new_component_is_played_with(
    name: str, case: Case, monkeypatch: pytest.MonkeyPatch, languages: Languages
) -> None:
    use = used(with_new_cards(name, monkeypatch), case)
    assert case.seen(use.before, use.table.state, use.seat)
    told = [event for event in use.events if case.logged == event.name]
    assert case.cause in {str(event.cause) for event in told}
    for words in languages.values():
        assert all(words.tell(event, NAMES) for event in use.events)
        assert all(words.say(option.label, NAMES) for option in use.offered)


@every_case
def test_a_new_component_is_drawn(
    name: str, case: Case, monkeypatch: pytest.MonkeyPatch, languages: Languages
) -> None:
    game = with_new_cards(name, monkeypatch)
    monkeypatch.setattr(atlas, "ICONS", {**ICONS, **new_cards(name).ICONS})
    view = game.view(Table(game, checked_setup(game, len(NAMES), 1)).state, None)
    (kind,) = (kind.name for kind in kinds(name) if kind.things)
    scenes = [
        compose(game, kind, view, ReaderContext(words, NAMES), thing=case.component)
        for words in languages.values()
    ]
    for scene in scenes:
        shown = iter([item.name for item in scene.items if isinstance(item, Sprite)])
        assert all(sprite in shown for sprite in case.sprites), "not these, or not in this order"
    assert draw(Painter(), scenes[0], kind).png


@each_game
def test_the_new_words_are_there_in_every_language(name: str) -> None:
    keys = {
        locale: re.findall(r"^[\w-]+(?= =)", text, re.MULTILINE)
        for locale, text in new_cards(name).WORDS.items()
    }
    assert set(keys) == set(available_locales())
    assert all(found == keys["en"] for found in keys.values())


def sections() -> dict[str, str]:
    """The sections of the page, by the game that they are about."""
    _, *found = re.split(r"^## ([^:\n]+):.*$", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    return {
        game_name_for(title.lower().replace(" ", "-")): text
        for title, text in zip(found[::2], found[1::2], strict=True)
    }


@each_game
def test_the_page_shows_the_very_lines_that_are_tried_here(name: str) -> None:
    source = Path(__file__).with_name(f"{package_of(name)}.py").read_text("utf-8")
    shown = SHOWN.findall(sections()[name])
    assert shown
    assert [lines for lines in shown if lines not in source] == []
