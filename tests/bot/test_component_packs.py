"""The folder of component packs, and the choice of a pack in a lobby."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any, cast

import pytest

from bot.component_packs import MOST_FILES, MOST_OF_A_GAME, NO_PACKS, NoSuchPack, Packs, read_packs
from bot.custom_ids import Verb
from bot.lobby import lobby as rules
from bot.lobby.lobby import LobbyTrouble
from bot.messages.components import Select
from bot.messages.menu import ENTRIES
from db.records import Lobby, Player
from engine.core.packs.own import LONGEST_ID
from engine.core.packs.pack import MAX_BYTES
from engine.core.text import Words
from tests.bot.limits import said
from tests.bot.positions import THEN
from tests.engine.own_packs import LONGEST_PACK_TITLE, Draft

ENGLISH = Words(strict=True)
REEF = Draft("otys", "reef", "The Reef").own()
ICE = Draft("antarctica", "ice", "The Ice").own()


def put(folder: Path, name: str, draft: Draft) -> Path:
    file = folder / name
    file.write_text(draft.text, "utf-8")
    return file


def told(packs: Packs) -> list[str]:
    """Return the messages about the packs that were left out."""
    return [ENGLISH.say(wrong.msg) for wrong in packs.left_out]


def offered(packs: Packs) -> list[str]:
    return [pack.id for pack in packs.offered]


# --- the folder ----------------------------------------------------------------------------------


def test_without_a_folder_there_are_no_packs() -> None:
    assert read_packs(None) is NO_PACKS


def test_packs_are_told_apart_by_the_game_in_their_heads(tmp_path: Path) -> None:
    put(tmp_path, "one.pack.md", Draft("antarctica", "ice", "Ice"))
    put(tmp_path, "two.pack.md", Draft("otys", "reef", "Reef"))
    packs = read_packs(tmp_path)
    assert [pack.id for pack in packs.of("otys")] == ["reef"]
    assert [pack.id for pack in packs.of("antarctica")] == ["ice"]
    assert told(packs) == []


def test_other_files_of_the_folder_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("| no table |")
    (tmp_path / "folder.pack.md").mkdir()
    packs = read_packs(tmp_path)
    assert (offered(packs), told(packs)) == ([], [])


def test_a_broken_pack_is_logged_with_line_column_and_reason_and_the_others_are_offered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    put(tmp_path, "a.pack.md", Draft("otys").change("start_values", "start_credits", value="x"))
    put(tmp_path, "b.pack.md", Draft("otys", "good", "Good"))
    packs = read_packs(tmp_path)
    assert offered(packs) == ["good"]
    (record,) = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert record.getMessage().startswith("The component pack a.pack.md was rejected at line ")
    assert record.getMessage().endswith("column 19: “x” is not a number")


@pytest.mark.parametrize(
    ("name", "content", "said_of_it"),
    [
        ("big", b"a" * (MAX_BYTES + 1), "too big"),
        (
            "latin",
            "### table: pack\nGröße".encode("latin-1"),
            "line 2, column 3: this is not valid UTF-8",
        ),
        ("empty", b"", "the table “pack” is missing"),
        ("binary", bytes(range(256)), "not valid UTF-8"),
        ("nul", b"\0", "control character"),
    ],
)
def test_a_file_that_is_no_pack_is_told(
    name: str, content: bytes, said_of_it: str, tmp_path: Path
) -> None:
    (tmp_path / f"{name}.pack.md").write_bytes(content)
    (sentence,) = told(read_packs(tmp_path))
    assert f"{name}.pack.md" in sentence
    assert said_of_it in sentence


def test_an_enormous_file_is_not_read_whole(tmp_path: Path) -> None:
    with (tmp_path / "huge.pack.md").open("wb") as opened_file:
        opened_file.truncate(1 << 30)
    (sentence,) = told(read_packs(tmp_path))
    assert "too big" in sentence


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    packs = read_packs(tmp_path / "nowhere")
    assert told(packs) == [
        "The folder of component packs nowhere cannot be read: No such file or directory"
    ]


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    packs = read_packs(put(tmp_path, "reef.pack.md", Draft("otys")))
    assert "cannot be read: Not a directory" in told(packs)[0]


def test_a_file_that_may_not_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    put(tmp_path, "reef.pack.md", Draft("otys"))
    monkeypatch.setattr(Path, "open", refuse)
    assert told(read_packs(tmp_path)) == ["Reef.pack.md cannot be read: Permission denied"]


def test_of_two_packs_with_one_id_the_first_file_counts(tmp_path: Path) -> None:
    put(tmp_path, "a.pack.md", Draft("otys", "reef", "First"))
    put(tmp_path, "b.pack.md", Draft("otys", "reef", "Second").change("pack", "reef", version="2"))
    put(tmp_path, "c.pack.md", Draft("antarctica", "reef", "Of another game"))
    packs = read_packs(tmp_path)
    assert [pack.title for pack in packs.offered] == ["First", "Of another game"]
    assert told(packs) == [
        "The component pack b.pack.md was skipped: a.pack.md has the same id, “reef”"
    ]


def test_a_pack_that_claims_to_be_the_default_one_is_left_out(tmp_path: Path) -> None:
    put(tmp_path, "a.pack.md", Draft("otys").change("pack", "reef", id="default"))
    packs = read_packs(tmp_path)
    assert offered(packs) == []
    assert "choose another id" in told(packs)[0]


def test_a_name_of_a_file_cannot_write_lines_into_the_log(tmp_path: Path) -> None:
    name = os.fsdecode(b"a\n2026 ERROR \x1b[31m\xff.pack.md")
    (tmp_path / name).write_text("nothing", "utf-8")
    (sentence,) = told(read_packs(tmp_path))
    assert "\n" not in sentence
    assert "\x1b" not in sentence
    assert sentence.encode()


def test_no_more_packs_of_a_game_are_offered_than_a_select_holds(tmp_path: Path) -> None:
    text = Draft("otys").text
    for number in range(MOST_OF_A_GAME + 1):
        changed = text.replace("| reef |", f"| reef_{number:02} |", 1)
        (tmp_path / f"{number:02}.pack.md").write_text(changed, "utf-8")
    packs = read_packs(tmp_path)
    assert len(packs.offered) == MOST_OF_A_GAME
    assert len(packs.labelled("otys")) == ENTRIES
    (sentence,) = told(packs)
    assert f"{MOST_OF_A_GAME}.pack.md was skipped" in sentence
    assert f"at most {MOST_OF_A_GAME} packs are offered" in sentence


def test_of_a_folder_with_very_many_files_only_the_first_are_looked_at(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 5):
        (tmp_path / f"{number:03}.pack.md").write_bytes(b"")
    sentences = told(read_packs(tmp_path))
    assert "Only the first 100 component packs" in sentences[0]
    assert len(sentences) == 1 + MOST_FILES
    assert f"{MOST_FILES - 1:03}.pack.md" in sentences[-1]


# --- their names ---------------------------------------------------------------------------------


def test_packs_of_one_title_are_told_apart_by_their_ids() -> None:
    packs = Packs([Draft("otys", "one", "Same").own(), Draft("otys", "two", "same").own()])
    said_of = {id_: ENGLISH.say(name) for id_, name in packs.labelled("otys").items()}
    assert said_of == {"default": "Standard", "one": "Same (one)", "two": "Same (two)"}


@pytest.mark.parametrize("wanted", ["reef", " REEF ", "the reef", "The Reef"])
def test_a_pack_is_meant_by_its_id_or_its_title(wanted: str) -> None:
    assert Packs([REEF, ICE]).id_of("otys", wanted) == "reef"


@pytest.mark.parametrize("wanted", ["", "default", "Default"])
def test_nothing_and_default_mean_the_pack_of_the_box(wanted: str) -> None:
    assert Packs([REEF]).id_of("otys", wanted) == ""


@pytest.mark.parametrize("wanted", ["ice", "reef@1", "@everyone"])
def test_a_pack_that_is_not_offered_for_the_game_is_refused(wanted: str) -> None:
    with pytest.raises(NoSuchPack) as wrong:
        Packs([REEF, ICE]).id_of("otys", wanted)
    assert ENGLISH.say(wrong.value.msg) == (
        f"There’s no component pack “{wanted}” for Otys; available: standard and The Reef"
    )


# --- the lobby -----------------------------------------------------------------------------------


def lobby(pack: str = "", game: str = "otys") -> Lobby:
    players = (rules.human_player(101, "Ann"), Player("greedy"))
    return Lobby(7, game, (), 101, 11, 22, players, THEN, THEN, pack=pack)


def shown(at: Lobby, packs: Packs) -> str:
    return said(rules.lobby_message(at, ENGLISH, packs).to_view())


def selects(at: Lobby, packs: Packs) -> list[Select]:
    rows = rules.options_message(at, ENGLISH, packs).rows
    found = [row for row in rows if isinstance(row, Select)]
    return [row for row in found if row.press.verb is Verb.SET_PACK]


def test_without_packs_a_lobby_says_nothing_of_them() -> None:
    for packs in (NO_PACKS, Packs([ICE])):
        assert "omponent" not in shown(lobby(), packs)
        assert selects(lobby(), packs) == []


def test_a_lobby_says_with_which_components_it_is_played() -> None:
    packs = Packs([REEF])
    assert "Component pack: **standard**" in shown(lobby(), packs)
    assert "Component pack: **The Reef**" in shown(lobby("reef"), packs)


def test_the_options_offer_the_packs_of_the_game_with_the_chosen_one_marked() -> None:
    (select,) = selects(lobby("reef"), Packs([REEF, ICE]))
    assert [(entry.value, entry.chosen) for entry in select.entries] == [
        ("default", False),
        ("reef", True),
    ]
    assert [ENGLISH.say(entry.label) for entry in select.entries] == [
        "Component pack: standard",
        "Component pack: The Reef",
    ]


def test_a_pack_is_chosen_and_given_up_again() -> None:
    packs = Packs([REEF])
    chosen = rules.with_pack(lobby(), packs, "reef")
    assert chosen.pack == "reef"
    assert rules.with_pack(chosen, packs, "default").pack == ""


def test_a_lobby_begins_with_its_pack() -> None:
    assert rules.setup_to_start(lobby("reef"), Packs([REEF])).pack == REEF.name
    assert rules.setup_to_start(lobby(), Packs([REEF])).pack == "default@1"


def test_a_lobby_whose_pack_is_gone_says_so_and_does_not_begin() -> None:
    assert "Component pack: **“reef”, no longer available**" in shown(lobby("reef"), NO_PACKS)
    with pytest.raises(LobbyTrouble) as wrong:
        rules.setup_to_start(lobby("reef"), NO_PACKS)
    assert ENGLISH.say(wrong.value.msg).startswith("This table’s component pack “reef”")


def test_a_lobby_whose_pack_is_gone_can_be_played_as_in_the_box() -> None:
    (select,) = selects(lobby("reef"), NO_PACKS)
    assert [(entry.value, entry.chosen) for entry in select.entries] == [("default", False)]
    given_up = rules.with_pack(lobby("reef"), NO_PACKS, "default")
    assert rules.setup_to_start(given_up, NO_PACKS).pack == "default@1"


@pytest.mark.parametrize("locale", ["en", "de", "it", "pt-BR"])
def test_the_longest_title_fits_wherever_a_pack_is_named(locale: str) -> None:
    words = Words(locale, strict=True)
    drafts = [Draft("otys", id_, LONGEST_PACK_TITLE) for id_ in ("r" * LONGEST_ID, "x")]
    packs = Packs([draft.own() for draft in drafts])
    (select,) = selects(lobby(), packs)
    assert all(1 <= len(words.say(name)) <= 100 for name in packs.labelled("otys").values())
    layout = rules.options_message(lobby(), words, packs).to_view()
    parts = [cast("Any", each) for each in layout.walk_children()]
    labels = [option.label for part in parts for option in getattr(part, "options", ())]
    assert labels
    assert all(len(label) <= 100 for label in labels)
    assert len(select.entries) == len({entry.value for entry in select.entries})
