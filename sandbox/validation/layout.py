"""The rules for all components of a message together, and the IDs that they are given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pydantic import BaseModel

from sandbox.errors import Problems
from sandbox.model import Json
from sandbox.validation.components import TEXT

Path = tuple[str | int, ...]
MOST_COMPONENTS = 40
MOST_TEXT = 4000


def walk(components: Sequence[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component, including nested ones, with its path."""
    for place, component in enumerate(components):
        yield from _walk_one(component, (*path, place))


def _walk_one(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    for inner in ("accessory", "component"):
        if inner in component:
            yield from _walk_one(component[inner], (*path, inner))
    yield from walk(component.get("components", ()), (*path, "components"))


def laid_out(
    forms: Sequence[BaseModel], problems: Problems, path: Path = ("components",)
) -> list[Json]:
    """Return the components with IDs, ready to be stored; add the errors that concern several."""
    components = [form.model_dump(exclude_none=True) for form in forms]
    everything = list(walk(components, path))
    if len(everything) > MOST_COMPONENTS:
        problems.add(
            path,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {MOST_COMPONENTS}",
        )
    _check_distinct(everything, "custom_id", problems)
    _check_text(everything, problems)
    _number(everything, problems)
    return components


def _check_distinct(everything: list[tuple[Path, Json]], key: str, problems: Problems) -> None:
    seen: set[object] = set()
    for path, component in everything:
        value = component.get(key)
        if value is not None and value in seen:
            problems.add(
                (*path, key),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(value)


def _check_text(everything: list[tuple[Path, Json]], problems: Problems) -> None:
    total = sum(len(one["content"]) for _, one in everything if one["type"] == TEXT)
    if total > MOST_TEXT:
        problems.add(
            ("components",),
            "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED",
            f"The total text of all components cannot exceed {MOST_TEXT} characters",
        )


def _number(everything: list[tuple[Path, Json]], problems: Problems) -> None:
    """Assign an ID to every component that was sent without one."""
    taken: set[int] = set()
    for path, component in everything:
        number = component.get("id") or 0
        if number and number in taken:
            problems.add(
                (*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
            )
        taken.add(number)
    free = (number for number in range(1, 2 * MOST_COMPONENTS + len(taken)) if number not in taken)
    for _, component in everything:
        if not component.get("id"):
            component["id"] = next(free)
