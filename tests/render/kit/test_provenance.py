"""The origin of a component's values."""

from __future__ import annotations

from pathlib import Path

import pytest

from render.kit.provenance import Listed, Sources, origin

PACK = """
### table: pack
| id | game | version | title |
|---|---|---|---|
| default | toy | 3 | A pack |

### table: ships
| id | speed | load | en | printed |
|---|---|---|---|---|
| barge | 1 | 9 | Barge | all |
| cutter | 5 | 2 | Cutter | speed+load |
| yacht | 4 | 1 | Yacht | speed |
| raft | 1 | 1 | Raft | - |

### table: crews
| id | kind | front_tag | tag |
|---|---|---|---|
| cook_1 | cook | P | P |
| cook_2 | cook | P | H |
"""


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    """Provide a game with a pack of its own."""
    tmp_path.joinpath("default.pack.md").write_text(PACK, "utf-8")
    tables = (Listed("ships"), Listed("crews", "kind", "crew_"))
    return Sources("toy", tmp_path, tables)


@pytest.mark.parametrize(
    ("component", "key"),
    [
        ("barge", "picture-printed"),
        ("cutter", "picture-printed"),
        ("yacht", "picture-partly-own"),
        ("raft", "picture-own-design"),
    ],
)
def test_columns_that_are_printed_may_be_listed(sources: Sources, component: str, key: str) -> None:
    assert origin(sources, "default@3", component).key == key


def test_components_that_lie_in_the_box_several_times_are_told_by_all_their_rows(
    sources: Sources,
) -> None:
    assert origin(sources, "default@3", "crew_cook").key == "picture-partly-own"


def test_a_pack_that_did_not_come_with_the_project_is_named(sources: Sources) -> None:
    assert origin(sources, "default@2", "barge").key == "picture-from-pack"
