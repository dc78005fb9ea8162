"""The bot's settings, read from environment variables or a `.env` file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict

from db.connection.environment import DEFAULT_URL
from engine.core.errors import FathomError
from engine.core.msg import Msg, msg


class BadSettings(FathomError):
    """Missing or invalid settings, explained in one sentence each."""

    def __init__(self, wrong: Iterable[Msg]) -> None:
        self.wrong = tuple(wrong)
        super().__init__(msg("error-settings", list=self.wrong))


_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
"""The form of a token; a line break copied along, for instance, could not be sent in a header."""


class Config(BaseSettings):
    """All settings; `.env.example` explains each."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr
    # Never shown in full: it may hold a password.
    fathom_database: str = Field(default=DEFAULT_URL, repr=False)
    fathom_lobby_days: int = Field(default=7, ge=1, le=365)
    fathom_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    fathom_slow_seconds: float = Field(default=2.0, gt=0)
    fathom_thinking_seconds: float = Field(default=3.0, ge=0.1, le=60)
    fathom_emojis: bool = True
    fathom_packs: Path | None = None

    @field_validator("discord_token")
    @classmethod
    def _three_parts(cls, token: SecretStr) -> SecretStr:
        """Refuse anything but three parts, such as a client secret or an ID pasted by mistake."""
        if _TOKEN.fullmatch(token.get_secret_value()) is None:
            raise ValueError("not a token")
        return token


def read_settings() -> Config:
    """Return the settings, or raise an error with one sentence for each invalid one."""
    try:
        return Config()  # pyright: ignore[reportCallIssue] - the environment provides the rest
    except ValidationError as wrong:
        raise BadSettings(map(_told, wrong.errors())) from None


def _told(error: ErrorDetails) -> Msg:
    """Return the description of an invalid setting, without its value, which may be secret."""
    name = str(error["loc"][0]).upper()
    if error["type"] == "missing":
        return msg("setting-missing", name=name)
    key = f"setting-wrong-{name.lower().replace('_', '-')}"
    return msg("setting-wrong", name=name, wanted=msg(key))
