"""The emojis of Underwater Cities."""

from __future__ import annotations

from render.icons.common.emojis import EmojiList

_GOODS = {
    "kelp": "kelp",
    "steel": "steelplast",
    "science": "science",
    "biomatt": "biomatter",
}
_STRUCTURES = ("farm", "desal", "lab", "tunnel")
_TYPES = {
    "instant": "instant",
    "permcard": "permanent",
    "action": "action",
    "prodcard": "production",
    "endcard": "end",
}
_COLOURS = {"cgreen": "green", "cred": "red", "cyellow": "yellow"}
_OTHERS = {
    "city": "dome-white",
    "symcity": "dome-purple",
    "anycity": "city-any",
    "building": "building-any",
    "struct": "structure-any",
    "metro": "metropolis-any",
    "metroblu": "metropolis-blue-lit",
    "metrobrn": "metropolis-brown-lit",
    "expand": "expansion-built",
    "green": "slot-green",
    "red": "slot-red",
    "yellow": "slot-yellow",
    "always": "slot-always",
    "anyslot": "slot-any",
    "clone": "clone",
    "draw": "card-draw",
    "drawkeep": "draw-keep",
    "special": "special-card",
    "era1": "era-1",
    "era2": "era-2",
    "era3": "era-3",
    "govern": "contract-gov",
    "assist": "assistant",
    "fed": "federation",
    "hand": "hand-limit",
    "discount": "discount",
    "surchrge": "surcharge",
    "exchange": "exchange",
    "useact": "use-action",
    "useany": "use-any",
    "refresh": "refresh-action",
    "perform": "perform-slot",
    "upany": "upgrade-any",
    "trialrun": "trial-run",
    "feed": "feed",
    "connect": "connect",
    "build": "build",
    "claimed": "claimed-card",
    "turnend": "turn-end",
    "times2": "times-2",
    "times3": "times-3",
}

_SAID = {
    "white": "city",
    "purple": "symcity",
    "city": "anycity",
    "building": "building",
    "structure": "struct",
    "credit": "credit",
    "amount-credit": "credit",
    "amount-point": "point",
    "amount-card": "draw",
    "amount-made-biomatter": "biomatt",
    "slot-always-available": "always",
    "standing-tunnel": "tunnel",
    "site-tunnel": "tunnel",
    "site-metropolis": "metro",
    "do-use": "useact",
    "do-use-any": "useany",
    "do-advance-only": "fed",
    "do-advance-for": "fed",
    "do-steps": "fed",
    "do-draw-first": "draw",
    "do-take-special": "special",
    "card-personal-assistant": "assist",
}

EMOJIS = EmojiList(
    sprites={
        **_GOODS,
        **{name: name for name in _STRUCTURES},
        **{f"{name}up": f"{name}-up" for name in _STRUCTURES},
        **{name: f"type-{kind}" for name, kind in _TYPES.items()},
        **{name: f"colour-{colour[0]}" for name, colour in _COLOURS.items()},
        **_OTHERS,
    },
    said={
        f"underwater-cities-{key}": name
        for key, name in {
            **{good: name for name, good in _GOODS.items()},
            **{f"amount-{good}": name for name, good in _GOODS.items()},
            **{name: name for name in _STRUCTURES},
            **{f"slot-{colour}": colour for colour in _COLOURS.values()},
            **{colour: name for name, colour in _COLOURS.items()},
            **{f"type-{kind}": name for name, kind in _TYPES.items()},
            **{f"era-{number}": f"era{number}" for number in range(1, 4)},
            **_SAID,
        }.items()
    },
)
