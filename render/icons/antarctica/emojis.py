"""The emojis of Antarctica."""

from __future__ import annotations

from render.icons.common.emojis import EmojiList

_BUILDINGS = {
    "camp": "camp",
    "shipyard": "shipyard",
    "crane": "crane",
    "shaft": "shaft_tower",
    "rig": "drilling_rig",
    "turbine": "wind_turbine",
    "alab": "laboratory",
    "factory": "factory",
    "inland": "inland_station",
    "coastal": "coastal_station",
    "naval": "naval_station",
    "hq": "headquarters",
    "plankton": "plankton_farm",
    "dish": "satellite_dish",
}
_TRACKS = {
    "glacio": "glaciology",
    "biology": "biology",
    "oceano": "oceanography",
    "climate": "climatology",
    "astro": "astronomy",
}
_CARDS = {
    "icebreak": "icebreaker",
    "placesci": "place_scientist",
    "twosci": "plus_two_scientists",
    "quickres": "quick_research",
}
_DECKS = {"dbasic": "basic", "ddouble": "double", "dadvance": "advanced"}
_EFFECTS = {
    "moveship": "move_ship",
    "draft": "shipyard_draft",
    "three": "advance_three",
    "newsci": "scientist",
    "newship": "new_ship",
    "newknow": "knowhow_card",
    "ready": "basic_card",
}
_OTHERS = {
    "rbasic": "resource-basic",
    "knowhow": "resource-knowhow",
    "research": "research-point",
    "prestige": "prestige-star",
    "reserve": "reserve",
    "discard": "discarded",
    "medal": "first-place",
    "sun": "sun",
    "packice": "pack-ice",
    "scientst": "pawn",
    "ship": "ship",
    "cube": "cube",
    "redspace": "space-red",
    "bluespce": "space-blue",
}

_SAID = {
    "antarctica-story-scientists": "scientst",
    "antarctica-story-knowhow": "knowhow",
    "antarctica-story-basic": "rbasic",
    "antarctica-story-cubes": "cube",
    "antarctica-story-ships": "ship",
    "antarctica-resource-basic": "rbasic",
    "antarctica-resource-knowhow": "knowhow",
    "antarctica-piece-cube": "cube",
    "antarctica-piece-ship": "ship",
    "antarctica-piece-lying": "ship",
    "antarctica-do-recruit": "scientst",
    "antarctica-do-ship": "newship",
    "antarctica-do-move": "moveship",
    "antarctica-do-move-only": "moveship",
    "antarctica-do-card-icebreaker": "icebreak",
    "antarctica-do-card-place-scientist": "placesci",
    "antarctica-do-card-plus-two-scientists": "twosci",
    "antarctica-do-card-quick-research": "quickres",
    "antarctica-effect-advance": "three",
}


def _key(name: str) -> str:
    return name.replace("_", "-")


EMOJIS = EmojiList(
    sprites={
        **{name: f"building-{building}" for name, building in _BUILDINGS.items()},
        **{name: f"track-{track}" for name, track in _TRACKS.items()},
        **{name: f"shipyard-{card}" for name, card in _CARDS.items()},
        **{name: f"deck-{deck}" for name, deck in _DECKS.items()},
        **{name: f"effect-{effect}" for name, effect in _EFFECTS.items()},
        **_OTHERS,
    },
    said={
        **{f"antarctica-{_key(building)}": name for name, building in _BUILDINGS.items()},
        **{f"antarctica-track-{track}": name for name, track in _TRACKS.items()},
        **{f"antarctica-{_key(card)}": name for name, card in _CARDS.items()},
        **{f"antarctica-deck-{deck}": name for name, deck in _DECKS.items()},
        **{f"antarctica-effect-{_key(effect)}": name for name, effect in _EFFECTS.items()},
        **_SAID,
    },
)
