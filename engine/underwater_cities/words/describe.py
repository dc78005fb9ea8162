"""The texts on the components of Underwater Cities, generated from their effects.

Each text is one message: it is capitalised when formatted, and ends with a full stop.
"""

from __future__ import annotations

from engine.core.effects.combinators import words_of
from engine.core.msg import Arg, Msg, msg
from engine.core.storage.kept import cached_method
from engine.underwater_cities.effects.lasting import End, Now, Prod, production_words
from engine.underwater_cities.pack.components import (
    Card,
    Contract,
    MetropolisTile,
    Slot,
    SpecialSite,
    Statements,
)
from engine.underwater_cities.terms.glossary import Bundle
from engine.underwater_cities.words.names import (
    amount,
    bundle_words,
    cost_words,
    gain_words,
    needs_words,
    thing,
    type_name,
)


def effect_text(effect: Statements) -> Msg:
    """Return the full text of an effect."""
    return msg("underwater-cities-text", parts=words_of(effect))


@cached_method
def card_text(card: Card) -> Msg:
    """Return the text of a card."""
    return effect_text(card.effect)


@cached_method
def card_hint(card: Card) -> Msg:
    """Return a card in a list: its colour, type, price if it is a Special card, and text."""
    return msg("underwater-cities-card-hint", head=_head(card), text=_told_beside_type(card))


@cached_method
def played_hint(card: Card) -> Msg:
    """Return the same with what playing the card comes to: whether it stays with the player."""
    return msg("underwater-cities-played-hint", head=_head(card), text=_told_beside_type(card))


def _head(card: Card) -> tuple[Msg, ...]:
    head = [thing(card.colour)] if card.colour else []
    head.append(type_name(card.type))
    if card.special:
        price = amount("credit", card.credits)
        head.append(msg("underwater-cities-special-price", price=price))
    return tuple(head)


def _told_beside_type(card: Card) -> Msg:
    """Return a card's text without the timing that its type already implies."""
    match card.effect:
        case (Prod(parts=parts),):
            return msg("underwater-cities-text", parts=production_words(parts))
        case (End(parts=parts),):
            return effect_text(parts)
        case _:
            return card_text(card)


@cached_method
def slot_text(slot: Slot) -> Msg:
    """Return the text of a slot."""
    return effect_text(slot.effect)


def without_usual_cost(text: Msg) -> Msg:
    """Return a text that does not say "at the usual cost", for a place where the costs follow."""
    args = dict(text.args)
    if args.get("cost") == cost_words("usual") and text.key in _AT_A_COST:
        args.pop("cost")
        return msg(f"{text.key}-bare", **args)
    return msg(text.key, **{name: _bare(value) for name, value in args.items()})


def _bare(value: Arg) -> Arg:
    if isinstance(value, Msg):
        return without_usual_cost(value)
    return tuple(map(without_usual_cost, value)) if isinstance(value, tuple) else value


_AT_A_COST = frozenset(
    f"underwater-cities-do-{key}"
    for key in ("build-ordinary", "build-expansion", "build-any", "upgrade", "upgrade-differ")
)
"""Messages that have a twin without the cost."""


def contract_text(contract: Contract) -> Msg:
    """Return the requirements and rewards of a contract."""
    needs, reward = needs_words(contract.needs), words_of(contract.reward)
    return msg("underwater-cities-text-contract", needs=needs, reward=reward)


@cached_method
def tile_text(tile: MetropolisTile) -> Msg:
    """Return the text of a metropolis: on connecting, in each Production, at the end."""
    if tile.now and tile.prod:
        return msg(
            "underwater-cities-text-metropolis",
            now=words_of(tile.now),
            prod=production_words(tile.prod),
        )
    whole = (Now(tile.now), Prod(tile.prod), End(tile.end))
    return effect_text(tuple(part for part in whole if part.parts))


@cached_method
def tile_parts(tile: MetropolisTile) -> tuple[Msg, ...]:
    """Return what a metropolis brings at once, in each Production, and at the end."""
    found = []
    if tile.now:
        parts = tuple(map(_goods_alone, words_of(tile.now)))
        found.append(msg("underwater-cities-effect-metropolis-now", parts=parts))
    if tile.prod:
        parts = tuple(map(_goods_alone, production_words(tile.prod)))
        found.append(msg("underwater-cities-effect-metropolis-prod", parts=parts))
    if tile.end:
        found.append(End(tile.end).words())
    return tuple(found)


def _goods_alone(part: Msg) -> Msg:
    """Return what is gained without the verb."""
    gained = dict(part.args).get("goods") if part.key == "underwater-cities-do-gain" else None
    return part if gained is None else msg("underwater-cities-bundle", goods=gained)


def bonus_text(bundle: Bundle) -> Msg:
    """Return the immediate bonus of building on a marked site (UC-6.29)."""
    return msg("underwater-cities-text", parts=(gain_words(bundle),))


def special_site_text(site: SpecialSite) -> Msg:
    """Return the text of a special site, with its surcharge (UC-6.30, UC-7.9)."""
    effect = msg(f"underwater-cities-site-is-{site.kind.replace('_', '-')}")
    if not site.surcharge:
        return msg("underwater-cities-text-site", effect=effect)
    surcharge = bundle_words(site.surcharge)
    return msg("underwater-cities-text-surcharge", effect=effect, surcharge=surcharge)
