"""The parts of a command: names, translations and options."""

from __future__ import annotations

import pytest

from sandbox.validation.commands import CommandForm, CommandOption, MenuForm
from sandbox.validation.reading import read
from tests.sandbox.validation.command_forms import choice, command, option
from tests.sandbox.validation.refusals import problems


@pytest.mark.parametrize("name", ["play", "spielen", "jogar-já", "größe", "l'onda", "潜水", "a_1"])
def test_names_in_many_scripts_are_taken(name: str) -> None:
    assert read(CommandForm, command(name=name)).name == name


@pytest.mark.parametrize("name", ["Play", "play it", "play!", "größe.", "ÉTÉ"])
def test_a_name_has_small_letters_and_no_signs(name: str) -> None:
    found = problems(lambda form: read(CommandForm, form), command(name=name))
    assert found == {"name": "APPLICATION_COMMAND_INVALID_NAME"}


@pytest.mark.parametrize("field", ["name_localizations", "description_localizations"])
def test_translations_are_into_languages_that_discord_has(field: str) -> None:
    read(CommandForm, command(**{field: {"de": "tauchen", "pt-BR": "mergulhar"}}))
    found = problems(lambda form: read(CommandForm, form), command(**{field: {"pt": "x"}}))
    assert found == {field: "DICT_TYPE_INVALID_KEY"}


@pytest.mark.parametrize("kind", [3, 4, 10])
def test_words_and_numbers_can_be_completed(kind: int) -> None:
    assert read(CommandOption, option(type=kind, autocomplete=True)).autocomplete


@pytest.mark.parametrize("kind", [5, 6, 7, 8, 9, 11])
def test_nothing_else_has_choices_or_can_be_completed(kind: int) -> None:
    for given in (option(type=kind, autocomplete=True), option(type=kind, choices=[choice()])):
        found = problems(lambda form: read(CommandOption, form), given)
        assert found == {"": "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE"}


def test_what_has_choices_is_not_completed() -> None:
    form = option(choices=[choice()], autocomplete=True)
    found = problems(lambda sent: read(CommandOption, sent), form)
    assert found == {"": "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES"}


def test_an_option_need_not_be_filled_in_unless_it_says_so() -> None:
    assert not read(CommandOption, option()).required
    assert read(CommandOption, option(required=True)).required


@pytest.mark.parametrize("kind", [1, 4])
def test_a_menu_is_of_users_or_of_messages(kind: int) -> None:
    assert read(MenuForm, {"type": 2, "name": "Rating"}).type == 2
    found = problems(lambda form: read(MenuForm, form), {"type": kind, "name": "Rating"})
    assert found == {"type": "BASE_TYPE_CHOICES"}
