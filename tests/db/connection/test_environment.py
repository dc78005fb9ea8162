"""The database URL from the environment."""

from __future__ import annotations

from pathlib import Path

from db.connection.environment import DEFAULT_URL, database_url

ROOT = Path(__file__).parents[3]


def test_the_address_comes_from_the_environment() -> None:
    assert database_url({"FATHOM_DATABASE": "sqlite:///x.db"}) == "sqlite:///x.db"


def test_an_empty_variable_counts_as_unset() -> None:
    assert database_url({"FATHOM_DATABASE": ""}) == database_url({}) == DEFAULT_URL


def test_the_example_of_the_settings_names_the_default() -> None:
    assert f"FATHOM_DATABASE={DEFAULT_URL}\n" in (ROOT / ".env.example").read_text()
