"""A fingerprint of the rules, which changes as soon as any of them does."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

_HERE = Path(__file__).parent
_KINDS = ("*.py", "*.pack.md")
"""The code of the rules, and the component packs."""


@cache
def fingerprint() -> str:
    """Return the digest of the rules that this process plays by, even if files change meanwhile."""
    return fingerprint_of(_HERE)


def fingerprint_of(folder: Path) -> str:
    """Return a digest that stays the same as long as nothing changes in a folder of rules."""
    digest = blake2b(digest_size=16)
    for file in sorted(file for kind in _KINDS for file in folder.rglob(kind)):
        digest.update(file.relative_to(folder).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()
