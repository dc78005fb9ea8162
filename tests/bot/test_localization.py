"""All of the bot's texts exist in every language, complete and within Discord's limits."""

from __future__ import annotations

import ast
import asyncio
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import pytest
from pydantic import SecretStr

from bot.app import Fathom
from bot.cogs.help import parts as help_parts
from bot.command_sync import payload
from bot.component_packs import Packs
from bot.config import Config
from bot.lobby.lobby import adding_words, options_message
from bot.look.rules import rules_message
from bot.messages.components import Button, ComponentRow, Select
from bot.messages.message_view import LONGEST_TEXT
from bot.panels.play import LONGEST_TITLE
from bot.table.seats import LEVELS
from db.records import Lobby, Player
from db.store import Store
from engine.antarctica.pack.components import ALL_AREAS
from engine.antarctica.words.names import thing as ice_thing
from engine.core.effects.effect import walk
from engine.core.game import AnyGame
from engine.core.msg import Arg, Msg, msg
from engine.core.text import ENGLISH, Words, available_locales
from engine.otys.effects.contracts import Draw
from engine.registry import GAMES, find_game
from tests.bot.stored_tables import begun, opened
from tests.engine.own_packs import altered
from tests.games.antarctica import antarctica_pack
from tests.games.otys import otys_pack
from tests.words.locale_files import Entry, entries

ROOT = Path(__file__).parents[2]
OF_GAMES = tuple(f"{game}-{part}.ftl" for game in GAMES for part in ("table", "rules"))
ENGINE = ("cli.ftl", "core.ftl", "render.ftl", "store.ftl")
"""The files of the other packages, not counting those of the games."""
GAME_FILES = tuple(f"{game}*.ftl" for game in GAMES)
FILES = (
    *(
        path.name
        for path in sorted((ROOT / "locales" / ENGLISH).glob("*.ftl"))
        if path.name not in ENGINE and not any(path.match(each) for each in GAME_FILES)
    ),
    *OF_GAMES,
)
OTHERS = tuple(name for name in available_locales() if name != ENGLISH)
NAME = re.compile(r"[-_'\w]{1,32}")
KEY = re.compile(r'"((?:bot|command|error|help|setting)(?:-[a-z0-9]+)+)"')
QUOTED = re.compile(r"`/([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
FIGURE = re.compile(r"\d+")
BUTTONS = ("Button", "button")
"""The names of calls that create a button."""
LARGE = 1_000_000
"""A number as large as any that appears in a text."""
WIDE = "W" * 19
"""A name as long as names on buttons may be."""

Payload: TypeAlias = Mapping[str, Any]

locales = pytest.mark.parametrize("locale", available_locales())
others = pytest.mark.parametrize("locale", OTHERS)
games = pytest.mark.parametrize("game", [find_game(name) for name in GAMES], ids=list(GAMES))


def by_key(locale: str) -> dict[str, Entry]:
    return {entry.key: entry for entry in entries(locale) if entry.file in FILES}


def words(locale: str) -> Words:
    return Words(locale, strict=True)


# --- the files ---------------------------------------------------------------------------------


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "bot").rglob("*.py")))


def test_every_key_in_the_code_has_english_words() -> None:
    known = {entry.key for entry in entries(ENGLISH)}
    assert sorted(set(KEY.findall(sources())) - known) == []


@pytest.mark.slow
@others
def test_a_language_has_the_messages_of_english(locale: str) -> None:
    assert by_key(locale).keys() == by_key(ENGLISH).keys()


@others
def test_a_message_names_what_its_english_names(locale: str) -> None:
    there = by_key(locale)
    for key, entry in by_key(ENGLISH).items():
        assert there[key].variables == entry.variables, key
        assert there[key].attributes == entry.attributes, key


# --- the commands ------------------------------------------------------------------------------


async def _registered(path: Path) -> list[dict[str, Any]]:
    store = await Store.open(f"sqlite+aiosqlite:///{path / 'fathom.db'}")
    # With packs, since one command has an option fewer without them.
    packs = Packs([altered(name) for name in GAMES])
    fathom = Fathom(Config.model_construct(discord_token=SecretStr("a.b.c")), store, packs)
    try:
        await fathom.add_commands()
        return await payload(fathom.tree)
    finally:
        fathom.services.pictures.close()
        await store.close()


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Return the commands registered with Discord."""
    return asyncio.run(_registered(tmp_path_factory.mktemp("commands")))


def within(command: Payload) -> Iterator[Payload]:
    """Yield a command, its subcommands and its options."""
    yield command
    for option in command.get("options", ()):
        yield from within(option)


def told(thing: Payload, field: str, locale: str) -> str:
    """Return a name or description in this language, or else in English."""
    return str(thing.get(f"{field}_localizations", {}).get(locale) or thing[field])


def size(command: Payload, locale: str) -> int:
    """Return the number of characters that count towards Discord's limit for a command."""
    texts = [told(thing, field, locale) for thing in within(command) for field in FIELDS]
    choices = [choice for thing in within(command) for choice in thing.get("choices", ())]
    said = [told(choice, "name", locale) + str(choice["value"]) for choice in choices]
    return len("".join(texts + said))


FIELDS = ("name", "description")


@locales
def test_names_of_commands_are_written_as_discord_wants_them(
    locale: str, commands: Sequence[Payload]
) -> None:
    for command in commands:
        for name in (told(thing, "name", locale) for thing in within(command)):
            assert NAME.fullmatch(name), name
            assert name == name.lower()


@locales
def test_descriptions_of_commands_fit(locale: str, commands: Sequence[Payload]) -> None:
    for command in commands:
        for text in (told(thing, "description", locale) for thing in within(command)):
            assert 1 <= len(text) <= 100, text


@locales
def test_commands_side_by_side_are_told_apart(locale: str, commands: Sequence[Payload]) -> None:
    nodes = [thing for command in commands for thing in within(command)]
    for siblings in (commands, *(node.get("options", ()) for node in nodes)):
        assert len(siblings) <= 25
        counts = Counter(told(thing, "name", locale) for thing in siblings)
        assert [name for name, count in counts.items() if count > 1] == []


@locales
def test_fixed_choices_fit(locale: str, commands: Sequence[Payload]) -> None:
    lists = [thing.get("choices", ()) for command in commands for thing in within(command)]
    assert any(lists)
    for choices in lists:
        assert len(choices) <= 25
        for choice in choices:
            assert 1 <= len(told(choice, "name", locale)) <= 100
            assert len(str(choice["value"])) <= 100


@locales
def test_a_whole_command_fits(locale: str, commands: Sequence[Payload]) -> None:
    for command in commands:
        assert size(command, locale) <= 8000, command["name"]


def test_commands_are_named_and_described_in_every_language(commands: Sequence[Payload]) -> None:
    for thing in (thing for command in commands for thing in within(command)):
        assert set(thing["description_localizations"]) == set(OTHERS), thing["name"]
        assert set(thing["name_localizations"]) == set(OTHERS), thing["name"]


@games
def test_the_english_command_of_a_game_is_its_short_name(
    game: AnyGame, commands: Sequence[Payload]
) -> None:
    assert [each["name"] for each in commands].count(game.short_name) == 1


def test_no_key_stands_where_words_should(commands: Sequence[Payload]) -> None:
    keys = {entry.key for locale in available_locales() for entry in entries(locale)}
    for thing in (thing for command in commands for thing in within(command)):
        said = {told(thing, field, locale) for field in FIELDS for locale in available_locales()}
        assert said & keys == set()


def test_commands_work_in_servers_and_direct_messages(commands: Sequence[Payload]) -> None:
    for command in commands:
        assert command["contexts"] == [0, 1], command["name"]
        assert command["integration_types"] == [0], command["name"]


@locales
def test_texts_name_commands_as_they_are_called_there(
    locale: str, commands: Sequence[Payload]
) -> None:
    called = {f"/{told(command, 'name', locale)}" for command in commands}
    for command in commands:
        for option in command.get("options", ()):
            name = f"/{told(command, 'name', locale)} {told(option, 'name', locale)}"
            called |= {name} if option["type"] == 1 else set()
    quoted = [
        (entry.key, f"/{name}")
        for entry in entries(locale)
        for text in entry.texts
        for name in QUOTED.findall(text)
    ]
    assert len(quoted) > 10
    assert [(key, name) for key, name in quoted if name not in called] == []


@locales
@games
def test_the_help_names_the_commands_that_play_a_turn(
    locale: str, game: AnyGame, commands: Sequence[Payload]
) -> None:
    group = next(each for each in commands if each["name"] == game.short_name)
    text = " ".join(words(locale).inner(part, None) for part in help_parts())
    for option in group["options"]:
        name = f"`/{told(group, 'name', locale)} {told(option, 'name', locale)}`"
        assert name in text, f"/help does not name {name} of {game.name}"


NOT_IN_HELP = MappingProxyType(
    {
        "game join": "a button of the table",
        "game leave": "a button of the table",
        "game add-bot": "a button of the table",
        "game remove-bot": "a button of the table",
        "game options": "a button of the table",
        "game start": "a button of the table",
        "play": "a button of every post",
        "help": "itself",
        "server settings": "for server managers",
        "server channel": "for server managers",
        "server games": "for server managers",
    }
)
"""The commands that the help does not name, with the reason."""


def whole_names(commands: Sequence[Payload], locale: str = "") -> list[str]:
    """Return the names of all commands in a language, or as the program calls them."""
    paths = [
        [command, *part]
        for command in commands
        for part in [[part] for part in command.get("options", ()) if part["type"] == 1] or [[]]
    ]
    return [" ".join(told(each, "name", locale) for each in path) for path in paths]


@locales
def test_the_help_names_every_command_or_there_is_a_reason(
    locale: str, commands: Sequence[Payload]
) -> None:
    text = " ".join(words(locale).inner(part, None) for part in help_parts())
    unnamed = {
        plain
        for plain, name in zip(whole_names(commands), whole_names(commands, locale), strict=True)
        if f"`/{name}`" not in text
    }
    assert unnamed == NOT_IN_HELP.keys()


# --- texts on buttons and in lists -------------------------------------------------------------


def button_keys() -> set[str]:
    """Return the keys of the texts with which the bot creates buttons."""
    found = {
        text.value
        for call in ast.walk(ast.parse(sources()))
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(BUTTONS)
        for text in ast.walk(call)
        if isinstance(text, ast.Constant)
        and isinstance(text.value, str)
        and text.value.startswith("bot-")
    }
    assert len(found) > 15
    return found


def zoom_keys() -> set[str]:
    return {key for key in by_key(ENGLISH) if "-look-" in key}


def filled(key: str) -> Msg:
    """Return the message with the longest arguments it may get."""
    args: dict[str, Arg] = dict.fromkeys(by_key(ENGLISH)[key].variables, LARGE)
    return msg(key, **args)


@locales
def test_labels_of_buttons_fit(locale: str) -> None:
    adding = [adding_words(level).key for level in LEVELS]
    for key in (*sorted(button_keys()), *sorted(zoom_keys()), *adding, "bot-amount"):
        label = words(locale).say(filled(key), (WIDE,) * 4)
        assert 1 <= len(label) <= 80, label


@pytest.mark.slow
@locales
def test_buttons_read_differently(locale: str) -> None:
    labels = Counter(words(locale).say(filled(key)) for key in button_keys())
    assert [label for label, count in labels.items() if count > 1] == []


@pytest.mark.slow
@locales
def test_help_calls_buttons_as_they_are_labelled(locale: str) -> None:
    labels = {words(locale).say(filled(key)) for key in button_keys()}
    texts = [text for key, each in by_key(locale).items() if key.startswith("help-")
             for text in each.texts]  # fmt: skip
    named = [name for text in texts for name in BOLD.findall(text)]
    assert len(named) > 5
    assert [name for name in named if name not in labels] == []


@locales
def test_the_question_for_a_number_fits_its_title(locale: str) -> None:
    text = words(locale).say(msg("bot-ask-amount", low=LARGE, high=LARGE))
    assert len(text) <= LONGEST_TITLE


@locales
@games
def test_options_of_a_game_can_be_listed(locale: str, game: AnyGame) -> None:
    for select in selects(options_message(lobby_of(game), words(locale)).rows):
        assert len(words(locale).say(select.placeholder)) <= 150
        for entry in select.entries:
            assert len(words(locale).say(entry.label)) <= 100, entry.value


@locales
def test_kinds_of_moves_are_counted_in_short(locale: str) -> None:
    for count in (1, 2, LARGE):
        assert len(words(locale).say(msg("bot-kind-size", count=count))) <= 100
    assert len(words(locale).say(msg("bot-choose-kind"))) <= 150


def lobby_of(game: AnyGame) -> Lobby:
    player = Player("human", 1, WIDE)
    return Lobby(1, game.name, (), 1, 1, 1, (player,), datetime.now(UTC), datetime.now(UTC))


def selects(rows: Sequence[ComponentRow]) -> list[Select]:
    found = [row for row in rows if isinstance(row, Select)]
    assert found
    return found


# --- rules summaries ---------------------------------------------------------------------------


def page(game: AnyGame, topic: str, locale: str) -> str:
    return words(locale).inner(msg(f"{game.name.replace('_', '-')}-topic-{topic}"), None, "text")


@locales
@games
async def test_every_topic_can_be_shown(locale: str, game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        standing = await tables.standing(await begun(tables, 101, 102, game=game.name))
        for topic in game.topics:
            sheet = rules_message(standing, words(locale), topic)
            assert len("".join(sheet.texts)) <= LONGEST_TEXT
            (select,) = selects(sheet.rows)
            assert [entry.value for entry in select.entries if entry.chosen] == [topic]
            assert all(len(words(locale).say(entry.label)) <= 100 for entry in select.entries)
            assert not any(isinstance(row, Button) for row in sheet.rows)


@games
def test_every_topic_has_a_page_and_every_page_a_topic(game: AnyGame) -> None:
    start = f"{game.name.replace('_', '-')}-topic-"
    written = {key.removeprefix(start) for key in by_key(ENGLISH) if key.startswith(start)}
    assert written == set(game.topics)


@locales
@games
def test_a_page_is_short_but_says_something(locale: str, game: AnyGame) -> None:
    for topic in game.topics:
        assert 500 <= len(page(game, topic, locale)) <= 1500, topic


@others
@games
def test_a_page_has_the_figures_of_its_english(locale: str, game: AnyGame) -> None:
    for topic in game.topics:
        figures = Counter(FIGURE.findall(page(game, topic, locale)))
        assert figures == Counter(FIGURE.findall(page(game, topic, ENGLISH))), topic


@locales
@games
def test_marks_on_a_page_come_in_pairs(locale: str, game: AnyGame) -> None:
    for topic in game.topics:
        for line in page(game, topic, locale).splitlines():
            assert line.count("**") % 2 == 0, line
            assert line.count("__") % 2 == 0, line


def row(numbers: Iterable[int]) -> str:
    *most, last = map(str, numbers)
    return f"{', '.join(most)} and {last}"


def test_the_pages_of_otys_have_the_figures_of_its_components() -> None:
    otys, pack = find_game("otys"), otys_pack()
    on = {topic: page(otys, topic, ENGLISH) for topic in otys.topics}
    first, *lower = pack.thresholds
    assert f"starts at {first}" in on["keys"]
    assert f"to {row(lower)}." in on["keys"]
    assert f"There are {pack.neutral_x} of them" in on["keys"]
    assert f"hold {row(pack.spaces)} cubes" in on["levels"]
    first, *higher = pack.max_moves
    assert f"{first} position at first, then {row(higher)} " in on["batteries"]
    assert f"{pack.start['end_trigger_points']} points" in on["end"]
    assert f"{pack.start['start_credits']} Credits" in on["aim"]
    assert f"{pack.start['public_contracts_4_players']} are face up" in on["contracts"]
    points = sorted({card.points for card in pack.contracts.values()})
    assert f"from {points[0]} to {points[-1]}," in on["contracts"]
    assert f"There are {len(pack.contracts)} contracts" in on["contracts"]
    (drawn,) = {part.count for part in walk(pack.divers["spy"].actions) if isinstance(part, Draw)}
    assert f"draw {drawn} contracts" in on["divers"]


def test_the_page_about_the_store_has_its_prices() -> None:
    text = page(find_game("otys"), "store", ENGLISH)
    for number, prices in enumerate(otys_pack().store_rows, 1):
        assert re.search(rf"Row {number}: {prices.sell_credits[0]} Credits?\b", text)
        better = (
            rf"{prices.sell_credits[1]} Credits or {prices.sell_points[1]} points? on row {number}"
        )
        assert re.search(better, text)
    assert f"for {row(prices.buy_price[1] for prices in otys_pack().store_rows)} Credits" in text


def test_the_page_about_the_divers_has_what_they_cost() -> None:
    text = page(find_game("otys"), "divers", ENGLISH)
    for diver in otys_pack().divers.values():
        if any(diver.costs):
            basic, upgraded = diver.costs
            name = diver.id.title()
            assert re.search(
                rf"{name}:\*\* pay {basic} Credits? \({upgraded} if upgraded\)\.", text
            )


def test_the_page_about_the_set_up_has_the_pieces_of_every_number_of_players() -> None:
    game, pack = find_game("antarctica"), antarctica_pack()
    text = page(game, "setup", ENGLISH)
    counts = [pack.setups[seats] for seats in game.seat_counts]

    def each(numbers: Iterable[int]) -> str:
        *most, last = map(str, numbers)
        return f"{', '.join(most)} or {last}"

    assert f"**Open areas:** {each(len(pack.open_areas(n)) for n in game.seat_counts)}." in text
    placed, available = (
        each(c.ships_to_place for c in counts),
        each(c.available_ships for c in counts),
    )
    assert f"{placed} of each player, and {available} Available ships" in text
    assert f"**Available cubes:** {each(c.available_cubes for c in counts)} " in text
    assert f"has {counts[0].personal_scientists} in the Personal Supply" in text
    assert f"and {each(c.common_scientists for c in counts)} in the Common Reserve" in text
    tracks = each(len(pack.open_tracks(seats)) for seats in game.seat_counts)
    assert f"**Research tracks:** {tracks}." in text
    cards = each(sum(c.mark <= n for c in pack.cards.values()) for n in game.seat_counts)
    assert f"**Building cards:** {cards} in" in text
    assert f"and {each(c.knowhow_pile for c in counts)} Know-how cards" in text
    assert f"all {sum(kind.count for kind in pack.kinds.values())} in the pile" in text


def test_the_pages_of_antarctica_tell_of_the_extra_cube_and_of_a_shared_victory() -> None:
    game, pack = find_game("antarctica"), antarctica_pack()
    cube = page(game, "setup", ENGLISH)
    assert "second player also takes 1 Available cube and places it on space 1" in cube
    assert f"{pack.setups[2].available_cubes - 1} Available cubes are left" in cube
    assert "they share the victory" in page(game, "end", ENGLISH)


def test_the_pages_of_antarctica_have_the_figures_of_its_components() -> None:
    game, pack = find_game("antarctica"), antarctica_pack()
    on = {topic: page(game, topic, ENGLISH) for topic in game.topics}
    assert f"lie {len(ALL_AREAS)} areas" in on["aim"]
    assert f"starts with {pack.setups[2].personal_scientists} scientists" in on["aim"]
    assert f"With 2 players, {len(pack.closed)} of the areas are closed" in on["aim"]
    assert f"An area holds {pack.constants['ship_spaces_per_area']} ships" in on["sun"]
    assert f"the pile of {sum(kind.count for kind in pack.kinds.values())} cards" in on["cards"]
    for kind in pack.kinds.values():
        name = words(ENGLISH).say(ice_thing(kind.id))
        assert f"**{name}** ({kind.count})" in on["cards"]
    *most, last = [str(len(pack.open_tracks(seats))) for seats in game.seat_counts]
    assert f"{', '.join(most)} or {last} tracks are open" in on["research"]
    assert f"advance {pack.constants['quick_research_points']} on any open track" in on["cards"]
    assert f"each player may advance {pack.constants['advance_three_points']} on" in on["effects"]
    values = sorted(track.cube_value for track in pack.tracks.values())
    assert f"Values range from {values[0]} to {values[-1]}." in on["end"]
    few, many = (pack.standstill(seats) for seats in (2, 4))
    assert f"after {few} turns without any progress ({many} with 4 players)" in on["end"]
