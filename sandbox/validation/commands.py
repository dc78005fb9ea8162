"""The forms of commands that the bot registers."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, model_validator

from sandbox.validation.reading import Shape, objection

_LOCALES = """
ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru
sv-SE th tr uk vi zh-CN zh-TW
"""
LOCALES = frozenset(_LOCALES.split())
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 7, 8, 9, 10, 11
CHAT_INPUT = 1


def _slash_name(name: str) -> str:
    letters = all(sign in "-_'" or unicodedata.category(sign)[0] in "LN" for sign in name)
    if not letters or name != name.lower():
        raise objection("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name


def _known_locales(words: dict[str, str]) -> dict[str, str]:
    for locale in words:
        if locale not in LOCALES:
            raise objection(
                "DICT_TYPE_INVALID_KEY", f'"{locale}" is not one of {tuple(sorted(LOCALES))}.'
            )
    return words


AnyName = Annotated[str, Field(min_length=1, max_length=32)]
SlashName = Annotated[AnyName, AfterValidator(_slash_name)]
Description = Annotated[str, Field(min_length=1, max_length=100)]
ChoiceName = Annotated[str, Field(min_length=1, max_length=100)]
NamesByLocale: TypeAlias = Annotated[dict[str, SlashName], AfterValidator(_known_locales)]
DescriptionsByLocale: TypeAlias = Annotated[dict[str, Description], AfterValidator(_known_locales)]
ChoicesByLocale: TypeAlias = Annotated[dict[str, ChoiceName], AfterValidator(_known_locales)]


class OptionChoice(Shape):
    """A possible value of an option."""

    name: ChoiceName
    name_localizations: ChoicesByLocale | None = None
    value: str | int | float


class CommandOption(Shape):
    """An option, a subcommand, or a group of subcommands."""

    type: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    name: SlashName
    name_localizations: NamesByLocale | None = None
    description: Description
    description_localizations: DescriptionsByLocale | None = None
    required: bool = False
    choices: list[OptionChoice] | None = Field(default=None, max_length=25)
    options: list[CommandOption] | None = Field(default=None, max_length=25)
    channel_types: list[int] | None = None
    min_value: float | None = None
    max_value: float | None = None
    min_length: int | None = Field(default=None, ge=0, le=6000)
    max_length: int | None = Field(default=None, ge=1, le=6000)
    autocomplete: bool = False

    @model_validator(mode="after")
    def _either_way(self) -> CommandOption:
        if self.autocomplete and self.choices:
            raise objection(
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
                "Autocomplete cannot be enabled for an option that has choices",
            )
        if (self.autocomplete or self.choices) and self.type not in (STRING, INTEGER, NUMBER):
            raise objection(
                "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE",
                "Only strings, integers and numbers can have choices or autocomplete",
            )
        return self


class CommandForm(Shape):
    """A slash command."""

    type: Literal[1] = 1
    name: SlashName
    name_localizations: NamesByLocale | None = None
    description: Description
    description_localizations: DescriptionsByLocale | None = None
    options: list[CommandOption] | None = Field(default=None, max_length=25)
    default_member_permissions: int | None = Field(default=None, ge=0)
    dm_permission: bool | None = None
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None
    nsfw: bool = False


class MenuForm(Shape):
    """A command in the context menu of a user or a message."""

    type: Literal[2, 3]
    name: AnyName
    name_localizations: Annotated[dict[str, AnyName], AfterValidator(_known_locales)] | None = None
    description: Literal[""] = ""
    default_member_permissions: int | None = Field(default=None, ge=0)
    dm_permission: bool | None = None
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None
    nsfw: bool = False
