from pathlib import Path

import pytest

from bot.config import BadSettings, Config, read_settings
from engine.core.text import Words

TOKEN = "first.second.third"  # noqa: S105 - it opens nothing
WRONG = {
    "DISCORD_TOKEN": "only-one-part-and-secret",
    "FATHOM_EMOJIS": "many",
    "FATHOM_LOBBY_DAYS": "0",
    "FATHOM_LOG_LEVEL": "chatty",
    "FATHOM_SLOW_SECONDS": "0",
    "FATHOM_THINKING_SECONDS": "90",
}


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shield the configuration from the environment and the working directory."""
    monkeypatch.chdir(tmp_path)
    for name in Config.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def refused() -> list[str]:
    with pytest.raises(BadSettings) as wrong:
        read_settings()
    return [Words(strict=True).say(each) for each in wrong.value.wrong]


def test_the_token_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = read_settings()
    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.fathom_lobby_days == 7
    assert settings.fathom_packs is None


def test_a_folder_of_packs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FATHOM_PACKS", "my packs")
    assert read_settings().fathom_packs == Path("my packs")


def test_settings_are_read_from_a_file_too(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nFATHOM_LOBBY_DAYS=3\n", "utf-8")
    assert read_settings().fathom_lobby_days == 3


def test_a_setting_that_is_missing_is_named() -> None:
    assert refused() == ["DISCORD_TOKEN is not set; see .env.example"]


def test_an_empty_setting_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert refused() == ["DISCORD_TOKEN is not set; see .env.example"]


@pytest.mark.parametrize("name", WRONG)
def test_a_setting_that_is_wrong_is_named_and_not_repeated(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, WRONG[name])
    (said,) = refused()
    assert said.startswith(f"{name} is wrong: it must be")
    assert WRONG[name] not in said.replace("greater than 0", "")


@pytest.mark.parametrize("token", ["a.b.c\n", "a.b.c d", "a.b.\u00fc", "a..c", "a.b.c.d"])
def test_what_cannot_be_sent_as_a_token_is_refused_at_once(
    token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    (said,) = refused()
    assert said.startswith("DISCORD_TOKEN is wrong")


def test_every_setting_that_is_wrong_has_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in WRONG.items():
        monkeypatch.setenv(name, value)
    assert sorted(said.split()[0] for said in refused()) == sorted(WRONG)


def test_no_secret_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert TOKEN not in repr(read_settings())
    monkeypatch.setenv("DISCORD_TOKEN", WRONG["DISCORD_TOKEN"])
    with pytest.raises(BadSettings) as wrong:
        read_settings()
    assert WRONG["DISCORD_TOKEN"] not in f"{wrong.value!r} {wrong.value}"
    assert wrong.value.__suppress_context__, "a traceback would show what was set"


def test_every_setting_is_explained() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text("utf-8")
    for name in Config.model_fields:
        assert f"\n{name.upper()}=" in example


def test_settings_that_are_printed_hold_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FATHOM_DATABASE", "postgresql://u:hunter2@h/x")
    settings = read_settings()
    assert settings.fathom_database == "postgresql://u:hunter2@h/x"
    assert "hunter2" not in f"{settings!r} {settings}"
    assert TOKEN not in f"{settings!r} {settings}"
