"""The question after the answers to another one: a new one, the same, or the end of the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.messages.menu import is_single
from bot.table.standing import Standing
from engine.core.decision import Answer, Nature, Option, Pick
from engine.core.msg import Msg, msg
from engine.core.text import Words

NAMED = 4
"""The most names of options that are listed below a question."""
TRIED = 2
"""The options of a kind that are tried to see where all of them lead."""
OVER, ONCE_MORE = msg("bot-answer-ends-turn"), msg("bot-answer-once-more")
WAITS = msg("bot-answer-waits")


@dataclass(frozen=True, slots=True)
class WhatFollows:
    """The words of a panel about the time after the answers to its question."""

    ends: frozenset[str] = frozenset()
    """The keys of the options that do something and certainly end the turn with it."""
    pauses: frozenset[str] = frozenset()
    """Those of them after which others choose before the turn goes on."""
    every: bool = False
    """True if every answer ends the turn, but those after which the same is asked again.

    Then the line below the question says so of all of them.
    """
    others: Mapping[str, Msg] = field(default_factory=dict)
    """The next questions after options that do not lead where most do."""
    said: tuple[Msg, ...] = ()
    """The lines below the question."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The seat that is asked, and the language in which it reads what follows."""

    standing: Standing
    seat: int
    words: Words
    names: Sequence[str] = ()

    def next_words(self, prompt: Msg) -> str:
        """Return how a question is named beforehand; empty for one without such a name."""
        said = self.words.say(prompt, self.names, "next")
        return "" if said == self.words.say(prompt, self.names) else said

    def asked_after(self, answer: Answer) -> Msg | None:
        """Return the question after an answer, if it is certain to be that one."""
        found = self.standing.follows(self.seat, answer)
        return next(iter(found)) if len({*map(self.next_words, found)}) == 1 else None


def what_follows(reader: Reader) -> WhatFollows:
    """Return what comes after each answer to the open question of a seat for which all wait."""
    standing, seat = reader.standing, reader.seat
    asked = standing.asked(seat)
    if not isinstance(asked, Pick) or seat not in standing.awaited:
        return WhatFollows()
    if not is_single(asked):
        return _after_several(reader, asked)
    return _after_one(reader, asked) if standing.has_turn(seat) else _in_other_turn(reader, asked)


def _in_other_turn(reader: Reader, asked: Pick) -> WhatFollows:
    """Return that the turn of another goes on, if the seat is then asked nothing more in it."""
    standing, seat = reader.standing, reader.seat
    other = standing.game.turn_of(standing.table.state)
    tried = (asked.options[0], asked.options[-1])
    if other is None or any(standing.follows(seat, (option.key,)) for option in tried):
        return WhatFollows()
    return WhatFollows(said=(msg("bot-answer-their-turn", seat=other),))


def _after_one(reader: Reader, asked: Pick) -> WhatFollows:
    """Return what comes after each option, of which one is chosen."""
    standing, seat = reader.standing, reader.seat
    ends = frozenset(_ending(standing, asked))
    pauses = frozenset(key for key in ends if standing.pauses(seat, (key,)))
    every = _all_end(asked, ends - pauses)
    onward, back = dict[str, Msg](), []
    here, staying = reader.next_words(asked.prompt), _staying(reader, asked, ends)
    for option in asked.options:
        if option.key in ends or option.nature is Nature.END:
            continue
        stays = option.again and option.group in staying
        prompt = asked.prompt if stays else reader.asked_after((option.key,))
        name = reader.next_words(prompt) if prompt else ""
        if stays or (option.again and name == here != ""):
            back.append(option)
        elif name and prompt is not None:
            onward[option.key] = prompt
    if every and not onward:
        over = msg("bot-answer-ends-but", labels=_headings(back)) if back else OVER
        return WhatFollows(ends, pauses, every=True, said=(over,))
    some_end = bool(ends) or any(option.nature is Nature.END for option in asked.options)
    usual, others = _told_apart(reader, onward, here)
    if len(onward) - len(others) == 1 and (others or some_end):
        # Nothing is common to several options, so each says for itself what follows it.
        usual, others = (), onward
    if back and (usual or others):
        key = "bot-answer-again" if usual else "bot-answer-first"
        usual = (*usual, msg(key, labels=_headings(back)))
    return WhatFollows(ends, pauses, others=others, said=usual)


def _headings(options: Sequence[Option]) -> tuple[Msg, ...]:
    """Return the names of options or of their kinds, if there are not too many."""
    found = tuple(dict.fromkeys(option.group or option.label for option in options))
    return found if len(found) <= NAMED else (*found[: NAMED - 1], msg("bot-kind-other"))


def _told_apart(
    reader: Reader, onward: Mapping[str, Msg], here: str
) -> tuple[tuple[Msg, ...], Mapping[str, Msg]]:
    """Return what is said of the question that most options lead to, and the others by option.

    `here` is the name of the question that is asked now.
    """
    names = {key: reader.next_words(prompt) for key, prompt in onward.items()}
    if not names:
        return (), {}
    usual = Counter(names.values()).most_common(1)[0][0]
    prompt = next(onward[key] for key, name in names.items() if name == usual)
    others = {key: asks for key, asks in onward.items() if names[key] != usual}
    key = "bot-answer-next-mostly" if others else "bot-answer-next"
    return (ONCE_MORE if usual == here else msg(key, asks=prompt),), others


def _ending(standing: Standing, asked: Pick) -> Iterator[str]:
    """Yield the options that certainly end the turn, those asked again but for now included."""
    yield from standing.ending(asked.seat)
    for option in asked.options:
        if option.again and standing.will_end(asked.seat, (option.key,)):
            yield option.key


def _all_end(asked: Pick, ends: frozenset[str]) -> bool:
    """Return whether each answer ends the turn, but those after which the same is asked again.

    Options of one kind must be alike in this, or each has to say it for itself.
    """
    again = {option.group for option in asked.options if option.again and option.key not in ends}
    found = [option for option in asked.options if not option.again or option.key in ends]
    over = [option.key in ends or option.nature is Nature.END for option in found]
    mixed = any(option.group in again for option in found if option.group)
    return all(over) and not mixed and any(option.key in ends for option in found)


def _staying(reader: Reader, asked: Pick, ends: frozenset[str]) -> frozenset[Msg]:
    """Return the kinds of options after which the same is asked again, as their first ones show."""
    kinds: dict[Msg, list[Option]] = {}
    for option in asked.options:
        if option.again and option.group and option.key not in ends:
            kinds.setdefault(option.group, []).append(option)
    here = reader.next_words(asked.prompt)
    return frozenset(
        kind for kind, found in kinds.items() if _leads_to(reader, found[:TRIED], here)
    )


def _leads_to(reader: Reader, options: Sequence[Option], name: str) -> bool:
    prompts = [reader.asked_after((option.key,)) for option in options]
    return all(prompt and reader.next_words(prompt) == name for prompt in prompts)


def _after_several(reader: Reader, asked: Pick) -> WhatFollows:
    """Return what comes after several options are confirmed, whichever they are."""
    keys = tuple(option.key for option in asked.options)
    tried = {keys[: asked.most], keys[: asked.least], keys[len(keys) - asked.least :]}
    if all(reader.standing.will_end(reader.seat, answer) for answer in tried):
        return WhatFollows(said=(OVER,))
    if not any(reader.standing.follows(reader.seat, answer) for answer in tried):
        return WhatFollows(said=(WAITS,))
    led = {reader.asked_after(answer) for answer in tried}
    found = {reader.next_words(prompt) if prompt else "" for prompt in led}
    if len(found) > 1 or "" in found:
        return WhatFollows()
    return WhatFollows(
        said=tuple(msg("bot-answer-next", asks=prompt) for prompt in led if prompt)[:1]
    )
