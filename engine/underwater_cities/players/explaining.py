"""The things that options still lack, said beside their effects to those who read them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.decision import Decision, Nature, Option, Pick
from engine.core.effects.combinators import words_of
from engine.core.effects.effect import Do
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.possessions import action_cards
from engine.underwater_cities.effects.pay import PayPrice
from engine.underwater_cities.effects.slot import PerformSlot, slots_told
from engine.underwater_cities.pack.components import ASSISTANT, Card
from engine.underwater_cities.players.answering import with_answers
from engine.underwater_cities.state import State
from engine.underwater_cities.turn.declaring import ChooseCard
from engine.underwater_cities.words.describe import slot_text
from engine.underwater_cities.words.names import card_title, slot_name, thing
from engine.underwater_cities.words.reasons import why_not

USING_ANY = "underwater-cities-do-use-any"
USING = ("underwater-cities-do-use", USING_ANY)
"""The keys of words for the use of action cards."""
USE_NOTED = frozenset(USING)
ASK_SLOT, ASK_CARD = "underwater-cities-ask-slot", "underwater-cities-ask-card"
SLOTS = ("slot:", "clone:")
WITH_COSTS = "underwater-cities-effect-slot-"
"""The beginning of the keys of texts that name costs and so leave less room."""
LONG, FULL = 7, 35
"""The most messages in a text with room for what all ready cards do, or the Assistant alone."""
NOT_NOW = ("take:", "keep:", "under:", "discard:")
"""The prefixes of the keys of options about cards that are not played now."""
PARTS = ("part:", "way:", "next:")
"""The prefixes of the keys of options that are parts of an effect."""
NAMED = 6
"""The most slots that are named where one of them may be performed."""
REASONS = 2
"""More of them would hide the effect."""


def explained(state: State, asked: Decision) -> Decision:
    """Return the question with what parts still lack, and with the action cards at hand."""
    if not isinstance(asked, Pick):
        return asked
    if asked.prompt.key == ASK_SLOT:
        return _slots_explained(state, asked)
    told = (with_answers(state, _told(state, option)) for option in asked.options)
    ready = (_with_ready(state, asked.seat, each) for each in told)
    options = tuple(_with_draw(_with_slots(state, each)) for each in ready)
    return replace(asked, prompt=_with_costs(state, asked), options=options)


def _with_costs(state: State, asked: Pick) -> Msg:
    """Return what is asked; the question for a card says what the usual costs of the slot are."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, ChooseCard) or asked.prompt.key != ASK_CARD:
        return asked.prompt
    slot = state.slot(top.slot)
    text = slots_told(state, asked.seat).of(slot)
    return msg(ASK_CARD, slot=asked.prompt["slot"], text=text)


def _with_slots(state: State, option: Option) -> Option:
    """Return an option that performs the action of another slot with those that it may be."""
    last = option.then[-1] if option.then else None
    if not (isinstance(last, Do) and isinstance(last.effect, PerformSlot)):
        return option
    later = state.clone()
    for step in option.then:
        if isinstance(step, PayPrice):
            step.foresee(later)
    ways = last.effect.ways(later, last.doer)
    found = tuple(slot_name(state.slot(way.spot)) for way in ways if way.spot)
    if not 0 < len(found) <= NAMED:
        return option
    what = option.effect or option.label
    return replace(option, effect=msg("underwater-cities-effect-slots", what=what, slots=found))


def _with_draw(option: Option) -> Option:
    """Return a claim that ends the turn with the card that is drawn then (UC-5.25)."""
    if not (option.nature is Nature.END and option.key.startswith("card") and option.effect):
        return option
    return replace(option, effect=msg("underwater-cities-effect-draw", what=option.effect))


def _slots_explained(state: State, asked: Pick) -> Pick:
    """Return the question for a slot, which says once what several slots have in common."""
    slots = [
        state.slot(each.spot)
        for each in asked.options
        if each.spot is not None and each.key.startswith(SLOTS)
    ]
    means, others = slots_told(state, asked.seat).costs(slots)
    notes = [msg("underwater-cities-note-colour")]
    if means:
        notes.append(msg("underwater-cities-note-means", costs=means))
    if others:
        notes.append(msg("underwater-cities-note-costs", costs=others))
    if any(not USE_NOTED.isdisjoint(_keys(slot_text(slot))) for slot in slots):
        notes.append(_ready_words(state, asked.seat))
    options = tuple(
        replace(each, group=_colour_of(state, each)) if each.key.startswith(SLOTS) else each
        for each in asked.options
    )
    prompt = msg("underwater-cities-ask-slot-told", notes=tuple(notes))
    return replace(asked, prompt=prompt, options=options)


def _colour_of(state: State, option: Option) -> Msg | None:
    colour = state.slot(option.spot).colour if option.spot else None
    return thing(colour) if colour else None


def _ready_words(state: State, seat: int) -> Msg:
    """Return the titles of the action cards that are ready."""
    used = state.players[seat].used
    ready = [card for card in map(state.card, action_cards(state, seat)) if card.id not in used]
    if not ready:
        return msg("underwater-cities-note-none-ready")
    titles = tuple(card_title(state.pack, card) for card in ready)
    return msg("underwater-cities-note-ready", cards=titles)


def _with_ready(state: State, seat: int, option: Option) -> Option:
    """Return an option that uses action cards with those that could be used."""
    text = option.effect or option.label
    said = tuple(_keys(text))
    keys = set(said)
    later = option.nature is Nature.NOTHING or option.key.startswith(NOT_NOW)
    if later or keys.isdisjoint(USING):
        return option
    used = () if USING_ANY in keys else state.players[seat].used
    ready = [card for card in map(state.card, action_cards(state, seat)) if card.id not in used]
    fully = len(ready) <= REASONS
    if len(said) > LONG or any(key.startswith(WITH_COSTS) for key in keys):
        fully = len(said) <= FULL and all(card.id == ASSISTANT for card in ready)
    found = tuple(_ready_card(state, card, fully=fully) for card in ready)
    if not found:
        return replace(option, effect=msg("underwater-cities-effect-none-ready", text=text))
    return replace(option, effect=msg("underwater-cities-effect-ready", text=text, cards=found))


def _ready_card(state: State, card: Card, *, fully: bool) -> Msg:
    """Return the title of an action card, and what it does if there is room for it."""
    title = card_title(state.pack, card)
    if not fully:
        return title
    what = words_of(card.effect)
    return msg("underwater-cities-effect-ready-card", card=title, what=what)


def _keys(message: Msg) -> Iterator[str]:
    """Yield the keys of a message and of those in it."""
    yield message.key
    for _, arg in message.args:
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Msg):
                yield from _keys(part)


def _told(state: State, option: Option) -> Option:
    first = option.then[0] if option.then else None
    if not (option.unsure and option.key.startswith(PARTS) and isinstance(first, Do)):
        return option
    why = tuple(why_not(first.effect, state, first.doer.seat))
    if not 0 < len(why) <= REASONS:
        return option
    what = option.effect or option.label
    return replace(option, effect=msg("underwater-cities-effect-lacks", what=what, why=why))
