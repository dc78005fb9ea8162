"""The forms of modals, which have a title and a few inputs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

from pydantic import Discriminator, Field, Tag, model_validator

from sandbox.errors import Problems
from sandbox.model import Json
from sandbox.validation.components import Component, EntitySelect, StringSelect, TextDisplay
from sandbox.validation.layout import laid_out
from sandbox.validation.reading import CustomId, Shape, objection, read, tag_of

_MOST = 5
_LONGEST = 4000


class TextInput(Component):
    """An input for one or several lines of text."""

    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: str | None = Field(default=None, min_length=1, max_length=45)
    value: str | None = Field(default=None, max_length=4000)
    placeholder: str | None = Field(default=None, max_length=100)
    required: bool = True
    min_length: int | None = Field(default=None, ge=0, le=4000)
    max_length: int | None = Field(default=None, ge=1, le=4000)

    @model_validator(mode="after")
    def _in_order(self) -> TextInput:
        most = _LONGEST if self.max_length is None else self.max_length
        if (self.min_length or 0) > most:
            raise objection(
                "TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX_LENGTH",
                "min_length must be less than or equal to max_length",
            )
        if len(self.value or "") > most:
            raise objection(
                "TEXT_INPUT_VALUE_TOO_LONG", "The value is longer than max_length allows"
            )
        return self


class PickOption(Shape):
    """An option of a radio or checkbox group."""

    label: str = Field(min_length=1, max_length=100)
    value: str = Field(min_length=1, max_length=100)
    description: str | None = Field(default=None, max_length=100)
    default: bool = False


class RadioGroup(Component):
    """A group of radio buttons, of which one can be chosen."""

    type: Literal[21]
    custom_id: CustomId
    options: list[PickOption] = Field(min_length=2, max_length=10)
    required: bool = True


class CheckboxGroup(Component):
    """A group of checkboxes, of which several can be chosen."""

    type: Literal[22]
    custom_id: CustomId
    options: list[PickOption] = Field(min_length=1, max_length=10)
    min_values: int = Field(default=1, ge=0, le=10)
    max_values: int | None = Field(default=None, ge=1, le=10)
    required: bool = True


class Checkbox(Component):
    """A single checkbox."""

    type: Literal[23]
    custom_id: CustomId
    default: bool = False


class InputRow(Component):
    """A row with a text input of the older kind, which has a label of its own."""

    type: Literal[1]
    components: list[Annotated[Annotated[TextInput, Tag("type=4")], Discriminator(tag_of)]] = Field(
        min_length=1, max_length=1
    )

    @model_validator(mode="after")
    def _labelled(self) -> InputRow:
        if self.components[0].label is None:
            raise objection("BASE_TYPE_REQUIRED", "This field is required")
        return self


class Label(Component):
    """An input with a label and an optional description."""

    type: Literal[18]
    label: str = Field(min_length=1, max_length=45)
    description: str | None = Field(default=None, min_length=1, max_length=100)
    component: Annotated[
        Annotated[StringSelect, Tag("type=3")]
        | Annotated[TextInput, Tag("type=4")]
        | Annotated[EntitySelect, Tag("type=5")]
        | Annotated[EntitySelect, Tag("type=6")]
        | Annotated[EntitySelect, Tag("type=7")]
        | Annotated[EntitySelect, Tag("type=8")]
        | Annotated[RadioGroup, Tag("type=21")]
        | Annotated[CheckboxGroup, Tag("type=22")]
        | Annotated[Checkbox, Tag("type=23")],
        Discriminator(tag_of),
    ]


class Modal(Shape):
    """A modal as the bot sends it."""

    custom_id: CustomId
    title: str = Field(min_length=1, max_length=45)
    components: list[
        Annotated[
            Annotated[InputRow, Tag("type=1")]
            | Annotated[TextDisplay, Tag("type=10")]
            | Annotated[Label, Tag("type=18")],
            Discriminator(tag_of),
        ]
    ] = Field(min_length=1, max_length=_MOST)


class ModalAnswer(Shape):
    """A response that opens a modal."""

    data: Modal


def read_modal(payload: Json, emojis: Collection[str] = ()) -> Json:
    """Return a modal as it is sent to the page; raise `Refused` if it is not valid."""
    form = read(ModalAnswer, payload, emojis).data
    problems = Problems()
    components = laid_out(form.components, problems, ("data", "components"))
    problems.raise_if_any()
    return {"custom_id": form.custom_id, "title": form.title, "components": components}
