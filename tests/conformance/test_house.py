"""Laws about the code itself: its names, its folders and its docstrings."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PRODUCT = ("bot", "db", "render", "sandbox", "bench")
EVERYTHING = ("engine", *PRODUCT, "tests", ".ci")
MOST_MODULES = 18
QUESTIONS = re.compile(r"(What|Whether|Which|Who|How)\b")
GLOSSARY = ROOT / "docs" / "glossary.md"
# Migrations are never renamed.
MIGRATIONS = Path("db/migrations")


def modules(*tops: str) -> Iterator[Path]:
    for top in tops:
        yield from (path.relative_to(ROOT) for path in sorted((ROOT / top).rglob("*.py")))


def tree_of(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text("utf-8"))


def words_of(name: str) -> list[str]:
    """Return the words of an identifier, in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def retired() -> set[str]:
    _, _, text = GLOSSARY.read_text("utf-8").partition("## Retired")
    _, _, listed = text.partition(":")
    return set(re.findall(r"[a-z]+", listed))


def docstrings(tree: ast.Module) -> Iterator[str]:
    """Yield the docstrings of a module, including those below fields and constants."""
    for node in ast.walk(tree):
        body = getattr(node, "body", ())
        for child in body if isinstance(body, list) else ():
            text = child.value if isinstance(child, ast.Expr) else None
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield text.value


@pytest.mark.parametrize("top", EVERYTHING)
def test_no_docstring_begins_with_a_question_word(top: str) -> None:
    found = [
        f"{path}: {text.splitlines()[0]}"
        for path in modules(top)
        for text in docstrings(tree_of(path))
        if QUESTIONS.match(text)
    ]
    assert found == []


@pytest.mark.parametrize("top", ["engine", *PRODUCT, "tests"])
def test_no_folder_holds_more_modules_than_one_can_survey(top: str) -> None:
    folders: dict[Path, int] = {}
    for path in modules(top):
        folders[path.parent] = folders.get(path.parent, 0) + 1
    assert {str(path): n for path, n in folders.items() if n > MOST_MODULES} == {}


@pytest.mark.parametrize("top", [*PRODUCT, "tests"])
def test_no_retired_word_is_a_name(top: str) -> None:
    gone = retired()
    assert len(gone) > 10
    found = set()
    for path in modules(top):
        if path.is_relative_to(MIGRATIONS):
            continue
        names = {path.stem}
        with (ROOT / path).open(encoding="utf-8") as file:
            source = file.read()
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.NAME:
                names.add(token.string)
        # The name of a test is a sentence.
        said = {name for name in names if not name.startswith("test_")}
        found |= {f"{path}: {name}" for name in said if gone & set(words_of(name))}
    assert found == set()


def rows() -> list[tuple[str, str]]:
    """Return the terms of the glossary, each with the place that it names."""
    lines = GLOSSARY.read_text("utf-8").splitlines()
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"
    ]
    return [(term, where) for term, _, where in cells if where.startswith("`")]


def test_the_glossary_names_what_is_there() -> None:
    missing = []
    for term, where in rows():
        path, *names = re.findall(r"`([^`]+)`", where)
        source = (ROOT / path).read_text("utf-8") if (ROOT / path).is_file() else ""
        missing += [term] if not source else []
        missing += [f"{term}: {name}" for name in names if not re.search(rf"\b{name}\b", source)]
    assert len(rows()) > 50
    assert missing == []


def test_a_term_of_the_glossary_stands_there_once() -> None:
    terms = [term for term, _ in rows()]
    assert len(set(terms)) == len(terms)


def test_documents_name_files_that_are_there() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    named = {
        (str(page.relative_to(ROOT)), path)
        for page in pages
        for path in re.findall(r"`([a-z_]+/[a-z_/]*\.(?:py|ftl|md))`", page.read_text("utf-8"))
    }
    assert len(named) > 100
    assert {(page, path) for page, path in named if not (ROOT / path).exists()} == set()


@pytest.mark.parametrize("lock", ["requirements.lock", "package-lock.json"])
def test_locks_name_versions_and_hashes_but_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert "sha512-" in text or "sha256:" in text
    assert "://" not in text
