"""Every module except these few has its tests at the mirrored place."""

from pathlib import Path

import pytest

from tests.mirror import ENGINE, ROOT, TESTS, NoTests, mirror_of, modules, where_tested

MEASURES = "it measures; `make bench` runs it"
PROGRAM = "a program; tests elsewhere start it as a process"
DATA = "plain data without a promise of its own"

WITHOUT: dict[str, str] = {
    "bench/__main__.py": MEASURES,
    "bench/bot/child.py": MEASURES,
    "bench/bot/cold_start.py": MEASURES,
    "bench/bot/figures.py": MEASURES,
    "bench/bot/loop_stalls.py": MEASURES,
    "bench/bot/panel_baseline.py": MEASURES,
    "bench/bot/process.py": MEASURES,
    "bench/bot/reminder_pass.py": MEASURES,
    "bench/bot/search_turns.py": MEASURES,
    "bench/bot/seeded_games.py": MEASURES,
    "bench/bot/simulated_people.py": MEASURES,
    "bench/engine_figures.py": MEASURES,
    "bench/engine_probe.py": MEASURES,
    "bench/measure.py": MEASURES,
    "bench/panels/chat.py": "the tests of bench/panels/child.py play with it",
    "bench/panels/presser.py": "the tests of bench/panels/child.py play with it",
    "bench/pictures.py": MEASURES,
    "bench/side_by_side.py": MEASURES,
    "bench/stored_move.py": MEASURES,
    "bench/strength.py": MEASURES,
    "bot/__main__.py": PROGRAM,
    "bot/messages/components.py": DATA,
    "bot/timing/quotas.py": DATA,
    "db/__main__.py": PROGRAM,
    "db/repository.py": DATA,
    "render/__main__.py": PROGRAM,
    "render/gallery.py": DATA,
    "render/icons/__main__.py": PROGRAM,
    "render/paint/shades.py": DATA,
    "sandbox/__main__.py": PROGRAM,
    "sandbox/interactions/kinds.py": DATA,
    "sandbox/model.py": DATA,
}
"""The modules without tests of their own, each with the reason."""


ACROSS = {"components", "games", "rules"}
"""The folders of the engine's tests for what crosses its modules."""


def test_every_module_has_its_tests_at_the_mirrored_place() -> None:
    missing = {str(path) for path in modules() if not (ROOT / mirror_of(path)).is_file()}
    assert missing == set(WITHOUT)


def test_at_most_a_tenth_of_the_modules_has_no_tests_of_its_own() -> None:
    assert len(WITHOUT) <= len(list(modules())) / 10


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("bot/polls/consent.py", "tests/bot/polls/test_consent.py"),
        ("bot/polls", "tests/bot/polls"),
        ("render/icons/__init__.py", "tests/render/test_icons.py"),
        ("tests/bot/polls/test_consent.py", "tests/bot/polls/test_consent.py"),
        ("tests/bot", "tests/bot"),
        ("engine/core/effects", "tests/engine/core/effects"),
        ("engine/core/rng.py", "tests/engine/core/test_rng.py"),
        ("engine/otys/turn", "tests/engine/otys"),
        ("engine/otys/turn/phases.py", "tests/engine/otys"),
    ],
)
def test_a_path_leads_to_its_tests(path: str, tests: str) -> None:
    assert where_tested(Path(path)) == Path(tests)


@pytest.mark.parametrize("package", ["bot", "engine"])
def test_a_path_without_tests_is_refused(package: str) -> None:
    with pytest.raises(NoTests, match=rf"tests/{package}/test_nothing\.py"):
        where_tested(Path(package, "nothing.py"))


def engines_tests() -> list[Path]:
    """Return the paths of the engine's test files, relative to the tests."""
    return [path.relative_to(ROOT / TESTS) for path in (ROOT / TESTS / ENGINE).rglob("test_*.py")]


def test_every_folder_of_the_engines_tests_is_one_of_the_engine_or_crosses_them() -> None:
    folders = {path.parent for path in engines_tests()}
    assert {folder for folder in folders if not (ROOT / folder).is_dir()} == {
        folder for folder in folders if folder.name in ACROSS
    }


def test_a_test_of_the_engine_named_for_a_module_stands_at_its_place() -> None:
    astray = set()
    for path in engines_tests():
        part = ROOT.joinpath(*path.parts[:2])
        places = {mirror_of(each.relative_to(ROOT)) for each in part.rglob("[!_]*.py")}
        if path.name in {place.name for place in places} and TESTS / path not in places:
            astray.add(path)
    assert astray == set()
