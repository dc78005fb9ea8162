"""Component packs that somebody made: how they are read, told apart, played and refused."""

from __future__ import annotations

import pytest

from engine.core.errors import BadPack, UnknownGame
from engine.core.game import checked_setup
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words
from engine.core.transcript import replay, transcript_of, write
from engine.players import find_player
from engine.registry import GAMES, find_game, game_name_for, own_game, read_own, text_to_edit
from tests.engine.own_packs import (
    INJECTIONS,
    LONGEST_PACK_TITLE,
    LONGEST_TITLE,
    Draft,
    altered,
    unaltered,
)

each_game = pytest.mark.parametrize("game", list(GAMES))


def refused(draft: Draft) -> BadPack:
    with pytest.raises(BadPack) as wrong:
        draft.own()
    assert Words(strict=True).say(wrong.value.msg)
    return wrong.value


def at(draft: Draft, wrong: BadPack) -> str:
    """Return the text at the place that is blamed."""
    return draft.text.split("\n")[wrong.line - 1][wrong.column - 1 :].split("|")[0].strip()


# --- read and told apart -------------------------------------------------------------------------


@each_game
def test_the_file_to_edit_is_a_good_pack(game: str) -> None:
    own = read_own(text_to_edit(game, "reef", "Reef").encode(), "reef.pack.md")
    assert (own.game, own.id, own.version, own.title) == (game, "reef", 1, "Reef")


@each_game
def test_the_file_to_edit_is_no_longer_called_the_default_pack(game: str) -> None:
    first = text_to_edit(game, "reef", "Life on the Reef").split("\n")[0]
    assert first.endswith(": Life on the Reef")


@each_game
def test_a_game_with_an_own_pack_is_called_by_id_version_and_digest(game: str) -> None:
    own = altered(game)
    assert own.name == f"reef@1-{own.digest[:16]}"
    assert own_game(own).pack_name == own.name
    assert own_game(own).name == find_game(game).name


def test_another_text_is_another_pack_though_id_and_version_are_the_same() -> None:
    one, other = Draft("otys"), Draft("otys")
    other.change("start_values", "start_credits", value="4")
    assert one.own().name != other.own().name


def test_it_does_not_matter_how_lines_end() -> None:
    text = Draft("otys").text
    dos = read_own(text.replace("\n", "\r\n").encode("utf-8-sig"), "dos.pack.md")
    assert dos == read_own(text.encode(), "unix.pack.md")


@pytest.mark.parametrize("name", ["underwater-cities", "underwater_cities"])
def test_dashes_and_underscores_in_the_name_of_a_game_are_alike(name: str) -> None:
    assert game_name_for(name).replace("-", "_") == "underwater_cities"


def test_an_unknown_game_is_refused_by_its_name() -> None:
    with pytest.raises(UnknownGame):
        game_name_for("chess")


@pytest.mark.unwatched
@each_game
def test_a_whole_game_is_played_with_an_own_pack_and_replayed(game: str) -> None:
    own = own_game(altered(game))
    table = Table(own, checked_setup(own, 2, 5))
    player, rng = find_player("random"), Rng(5)
    while table.pending:
        asked = table.pending[0]
        answer = player.choose(own, table.state, asked, rng)
        table.submit(asked.seat, answer, table.ply)
    text = write(transcript_of(table))
    assert f"\npack {altered(game).name}\n" in text
    assert replay(text, lambda _: own).result == table.result


def test_a_stored_position_of_another_pack_is_refused() -> None:
    own, usual = own_game(altered("otys")), find_game("otys")
    dumped = own.codec.dump(Table(own, checked_setup(own, 2, 5)).state)
    assert own.codec.load(dumped).pack.name == own.pack_name
    with pytest.raises(Exception, match="bad-snapshot"):
        usual.codec.load(dumped)


# --- the head ------------------------------------------------------------------------------------


@each_game
def test_the_default_pack_itself_is_no_own_pack(game: str) -> None:
    with pytest.raises(BadPack) as wrong:
        read_own(unaltered(game), "mine.pack.md")
    assert wrong.value.reason.key == "pack-default-id"


def test_a_title_may_have_letters_of_any_language_and_plain_punctuation() -> None:
    title = "Große See (Ñandú, Ωmega): 3 – l'été!"  # noqa: RUF001 - as people write
    assert Draft("otys", title=title).own().title == title
    assert Draft("otys", title=LONGEST_PACK_TITLE).own().title == LONGEST_PACK_TITLE


@pytest.mark.parametrize("title", INJECTIONS)
def test_a_title_that_would_mean_something_to_a_chat_is_refused(title: str) -> None:
    draft = Draft("otys", title=title)
    wrong = refused(draft)
    assert wrong.reason.key in ("pack-title-sign", "pack-bad-title")
    assert at(draft, wrong) == title


def test_a_title_that_is_too_long_is_refused() -> None:
    draft = Draft("otys", title=f"{LONGEST_PACK_TITLE}s")
    assert refused(draft).reason.key == "pack-too-long"


def test_a_title_of_a_component_that_is_too_long_is_refused() -> None:
    draft = Draft("underwater-cities").change("era_cards_1", "tide_mill", title=f"{LONGEST_TITLE}s")
    assert refused(draft).reason.key == "pack-too-long"


@pytest.mark.unwatched
@pytest.mark.parametrize("title", INJECTIONS)
@pytest.mark.parametrize(
    ("table", "row"),
    [("era_cards_1", "tide_mill"), ("contracts", "model_town"), ("metropolis_tiles", "mint")],
)
def test_the_titles_of_components_are_checked_like_that_of_the_pack(
    table: str, row: str, title: str
) -> None:
    draft = Draft("underwater-cities").change(table, row, title=title)
    assert refused(draft).reason.key in ("pack-title-sign", "pack-bad-title")


@pytest.mark.parametrize(
    "unseen",
    ["\N{ZERO WIDTH SPACE}", "\N{SOFT HYPHEN}", "\N{RIGHT-TO-LEFT OVERRIDE}", "\x1b", "\0"],
)
def test_signs_that_are_not_seen_are_refused_wherever_they_stand(unseen: str) -> None:
    draft = Draft("otys")
    draft.text = draft.text.replace("## What lies", f"## What{unseen} lies")
    wrong = refused(draft)
    assert wrong.reason.key == "pack-control-character"
    assert draft.text.split("\n")[wrong.line - 1][wrong.column - 1] == unseen


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ({"id": "a" * 31}, "pack-too-long"),
        ({"id": "Reef!"}, "pack-bad-id"),
        ({"version": "1000000"}, "pack-out-of-range"),
        ({"version": "0"}, "pack-out-of-range"),
        ({"game": "chess"}, "pack-unknown-game"),
    ],
)
def test_a_head_that_is_wrong_is_refused_at_its_cell(cells: dict[str, str], reason: str) -> None:
    draft = Draft("otys").change("pack", "reef", **cells)
    wrong = refused(draft)
    assert wrong.reason.key == reason
    assert at(draft, wrong) == next(iter(cells.values()))


# --- what may not be changed ---------------------------------------------------------------------


def _fixed(game: str, table: str, row: str, **cells: str) -> object:
    return pytest.param(game, table, row, cells, id=f"{game}-{table}-{row}")


@pytest.mark.parametrize(
    ("game", "table", "row", "cells"),
    [
        _fixed("otys", "component_counts", "diver_tile", count="40"),
        _fixed("otys", "start_values", "players_max", value="5"),
        _fixed("otys", "resources", "metal", letter="Q"),
        _fixed("otys", "diver_positions", "4", key="9"),
        _fixed("otys", "divers", "metal_expert", kind="trader"),
        _fixed("otys", "sponsors", "sponsor_1_basic", tile="2"),
        _fixed("otys", "layout_colony_board", "1", content="nothing"),
        _fixed("antarctica", "areas", "area_1", en="Elsewhere"),
        _fixed("antarctica", "buildings", "camp", de="Zelt"),
        _fixed("antarctica", "buildings", "camp", category="prestige"),
        _fixed("antarctica", "shipyard_kinds", "icebreaker", it="Nave"),
        _fixed("antarctica", "tracks", "track_biology", en="Whales"),
        _fixed("antarctica", "deck_sizes", "2", cards="25"),
        _fixed("underwater_cities", "counters", "tunnel", **{"counts (own, connected only)": "x"}),
        _fixed("underwater_cities", "special_site_kinds", "six_points", effect="7 points"),
    ],
)
def test_what_has_no_effect_or_is_fixed_by_the_rules_cannot_be_changed(
    game: str, table: str, row: str, cells: dict[str, str]
) -> None:
    draft = Draft(game).change(table, row, **cells)
    wrong = refused(draft)
    assert wrong.reason.key == "pack-fixed"
    assert at(draft, wrong) == next(iter(cells.values()))


@pytest.mark.parametrize(
    ("game", "table", "row"),
    [("otys", "resources", "metal"), ("antarctica", "tracks", "track_astronomy")],
)
def test_a_row_that_others_rely_on_can_neither_be_added_nor_left_out(
    game: str, table: str, row: str
) -> None:
    more = Draft(game).add(table, row, id="track_whales")
    assert refused(more).reason.key == "pack-fixed-rows"
    fewer = Draft(game).remove(table, row)
    assert refused(fewer).reason == Msg("pack-fixed-row-missing", (("name", row),))


def test_a_table_that_nothing_reads_may_be_left_out() -> None:
    assert Draft("otys").drop("layout_colony_board").own().id == "reef"


def test_a_table_that_the_game_does_not_know_is_refused() -> None:
    draft = Draft("otys")
    draft.text += "\n### table: contract\n| id |\n|---|\n| mine |\n"
    assert refused(draft).reason.key == "pack-unknown-table"


@pytest.mark.parametrize(
    ("table", "like", "id_"),
    [("contracts", "contract_exact_01", "contract_exact_1"), ("rewards", "reward_01", "reward_1")],
)
def test_two_components_of_otys_cannot_be_called_by_one_number(
    table: str, like: str, id_: str
) -> None:
    draft = Draft("otys").add(table, like, id=id_)
    wrong = refused(draft)
    assert wrong.reason == Msg("otys-pack-number-twice", (("other", like),))


def test_a_contract_of_otys_is_of_the_kind_that_its_id_says() -> None:
    draft = Draft("otys").add("contracts", "contract_exact_01", id="contract_free_77")
    assert refused(draft).reason.key == "pack-bad-value"


def test_shipyard_cards_are_as_many_as_their_kinds_say() -> None:
    draft = Draft("antarctica").change("shipyard_kinds", "icebreaker", count="7")
    wrong = refused(draft)
    assert wrong.reason.key == "antarctica-pack-kind-count"
    assert at(draft, wrong) == "7"
