"""The emojis of Otys."""

from __future__ import annotations

from render.icons.common.emojis import EmojiList

_GOODS = {"metal": "metal", "plant": "plant", "fuel": "fuel", "tech": "tech"}
_DIVERS = {
    "metalex": "metal_expert",
    "plantex": "plant_expert",
    "fuelex": "fuel_expert",
    "techex": "tech_expert",
    "trader": "trader",
    "spy": "spy",
    "engineer": "engineer",
    "explorer": "explorer",
}
_UPGRADED = {
    "metalup": "metal_expert",
    "plantup": "plant_expert",
    "fuelup": "fuel_expert",
    "techup": "tech_expert",
    "traderup": "trader",
    "spyup": "spy",
    "enginup": "engineer",
    "explorup": "explorer",
}
_KEYS = {f"key{number}": f"key-{number}" for number in range(1, 6)}
_SPONSORS = {f"sponsor{number}": f"sponsor-{number}" for number in range(1, 6)}
_OTHERS = {
    "anycube": "any-cube",
    "battery": "battery",
    "keyx": "key-x",
    "neutralx": "key-neutral-x",
    "basic": "side-basic",
    "advanced": "side-advanced",
    "diver": "diver-any",
    "surface": "surface",
    "resurf": "resurface",
    "propel": "propeller",
    "oxygen": "oxygen",
    "mechanic": "mechanic",
    "hacker": "hacker",
    "contract": "contract",
    "exact": "contract-exact",
    "free": "contract-free",
    "reward": "reward",
    "bag": "bag",
    "sell": "sell",
    "buy": "buy",
    "trade": "trade",
    "upgrade": "upgrade",
    "improve": "improve",
    "takeback": "take-back",
    "drawcard": "draw-card",
}

_SAID = {
    "otys-batteries": "battery",
    "otys-credits": "credit",
    "otys-points": "point",
    "otys-key-own-x": "keyx",
    "otys-key-neutral-x": "neutralx",
    "otys-neutral-x": "neutralx",
    "otys-contract-exact": "exact",
    "otys-contract-free": "free",
    "otys-reward": "reward",
    "otys-do-sell": "sell",
    "otys-do-buy": "buy",
    "otys-do-take-back": "takeback",
    "otys-do-oxygen": "oxygen",
    "otys-do-resurface": "resurf",
    "otys-do-improve-mechanic": "mechanic",
    "otys-do-improve-hacker": "hacker",
    "otys-effect-draw": "drawcard",
}

EMOJIS = EmojiList(
    sprites={
        **_GOODS,
        **{name: f"diver-{diver}" for name, diver in _DIVERS.items()},
        **{name: f"diver-{diver}+" for name, diver in _UPGRADED.items()},
        **_KEYS,
        **_SPONSORS,
        **_OTHERS,
    },
    said={
        **{f"otys-{good}": good for good in _GOODS},
        **{f"otys-story-cubes-{good}": good for good in _GOODS},
        **{f"otys-{diver.replace('_', '-')}": name for name, diver in _DIVERS.items()},
        **{f"otys-key-numbered={number}": f"key{number}" for number in range(1, 6)},
        **{
            f"otys-sponsor-{number}-{side}": f"sponsor{number}"
            for number in range(1, 6)
            for side in ("basic", "advanced")
        },
        **_SAID,
    },
)
