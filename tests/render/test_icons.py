"""All sprites by name, collected from every folder of icons."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pytest

import render.icons
from render.icons import ICONS
from render.icons.common import laurel, marks
from render.icons.otys import keys
from render.icons.underwater_cities import slots


@pytest.mark.parametrize("module", [laurel, marks, keys, slots])
def test_the_sprites_of_every_folder_are_found_by_name(module: ModuleType) -> None:
    found: dict[str, object] = module.ICONS
    assert found.items() <= ICONS.items()


def test_what_every_game_uses_comes_before_what_one_game_uses() -> None:
    names = list(ICONS)
    of_one_game = {*keys.ICONS, *slots.ICONS}
    for_all = {*laurel.ICONS, *marks.ICONS}
    assert max(map(names.index, for_all)) < min(map(names.index, of_one_game))


def test_two_sprites_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def same_module_twice() -> Iterator[str]:
        yield from (laurel.__name__, laurel.__name__)

    monkeypatch.setattr(render.icons, "_modules", same_module_twice)
    with pytest.raises(ValueError, match="another icon called laurel"):
        render.icons._collected()


def test_nobody_can_add_a_sprite_to_the_collection() -> None:
    with pytest.raises(TypeError):
        ICONS["walrus"] = ICONS["laurel"]  # type: ignore[index]
