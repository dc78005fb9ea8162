"""Every module has its tests at the mirrored place, but for these few."""

from pathlib import Path

import pytest

from tests.mirror import ROOT, NoTests, mirror_of, modules, where_tested

WITHOUT: dict[str, str] = {}
"""The modules without tests of their own, and the reason."""


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
    ],
)
def test_a_path_leads_to_its_tests(path: str, tests: str) -> None:
    assert where_tested(Path(path)) == Path(tests)


def test_a_path_without_tests_is_refused() -> None:
    with pytest.raises(NoTests, match=r"tests/bot/test_nothing\.py"):
        where_tested(Path("bot/nothing.py"))
