"""Laws about the page's JavaScript that its linter cannot check."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "sandbox" / "page" / "js"
QUESTIONS = re.compile(r"(What|Whether|Which|Who|How)\b", re.IGNORECASE)
COMMENT = re.compile(r"/\*\*(.*?)\*/", re.DOTALL)
TAG = re.compile(r"@(\w+)\s*")
NAMELESS = ("type", "returns")


def scripts() -> list[Path]:
    return sorted(path for path in SCRIPTS.rglob("*") if path.suffix in {".js", ".ts"})


def comments(source: str) -> Iterator[str]:
    """Yield the text of each JSDoc comment, without the asterisks at the start of its lines."""
    for match in COMMENT.finditer(source):
        yield re.sub(r"(?m)^\s*\*\s?", "", match[1]).strip()


def without_type(text: str) -> str:
    """Return what follows a type in braces."""
    depth = 0
    for place, letter in enumerate(text):
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if depth == 0:
            return text[place + (letter == "}") :].strip()
    return ""


def without_tag(comment: str) -> str:
    """Return a comment without its leading tag and the type and name after that tag."""
    tag = TAG.match(comment)
    if tag is None:
        return comment
    rest = without_type(comment[tag.end() :])
    return rest if tag[1] in NAMELESS else rest.partition(" ")[2]


def test_no_comment_of_a_script_begins_with_a_question_word() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {comment.splitlines()[0]}"
        for path in scripts()
        for comment in comments(path.read_text("utf-8"))
        if QUESTIONS.match(without_tag(comment))
    ]
    assert len(scripts()) > 30
    assert found == []


def test_a_question_word_after_a_tag_counts_as_well() -> None:
    source = """
    /** @type {Map<string, {id: string}>} who waits */
    /** @param {string} how it goes */
    /**
     * Whether it is so.
     */
    """
    said = [without_tag(comment) for comment in comments(source)]
    assert said == ["who waits", "it goes", "Whether it is so."]
