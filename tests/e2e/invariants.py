"""A witness of a whole game, who sees every post and checks that nothing forbidden appears."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from bot.custom_ids import Verb
from bot.localization import words_for
from bot.table.standing import Standing
from sandbox.event_bus import PageEvent
from sandbox.messages.serializers import for_page
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has
from tests.game_facts import facts_of


@dataclass
class Witness:
    """An observer of a game who checks all invariants after each action."""

    scene: Evening
    game: int
    pings: Counter[str] = field(default_factory=Counter)
    """The number of pings each person has received since the last check."""
    announced: int = 0
    posted: list[str] = field(default_factory=list)
    """The messages sent or changed since the last check."""
    rounds: int = 0
    """The number of turns announced."""
    _public: dict[str, Seen] = field(default_factory=dict)
    """The public messages as they read at the last check, by ID."""

    def __post_init__(self) -> None:
        """Start listening."""
        self.scene.sandbox.world.event_bus.page.listen(self._hear)

    def leave(self) -> None:
        """Stop listening."""
        self.scene.sandbox.world.event_bus.page.leave(self._hear)

    def _hear(self, news: PageEvent) -> None:
        if not isinstance(news.data, dict):
            return
        if news.kind == "mention":
            self.pings.update(news.to or ())
        elif news.kind == "message":
            self.posted.append(str(news.data["id"]))

    async def look(self, actor: Person) -> Standing:
        """Check all invariants after an action by `actor`."""
        standing = await self.scene.standing(self.game)
        self.nothing_private_is_seen(standing)
        self._only_the_awaited_are_pinged(standing, actor)
        self._one_post_can_be_played_from(standing)
        self.posted.clear()
        self.pings.clear()
        return standing

    def nothing_private_is_seen(self, standing: Standing) -> None:
        """Check that no message since the last check reveals a secret to anyone who can read it."""
        world, hidden = self.scene.sandbox.world, dict[str, set[str]]()
        for message_id in dict.fromkeys(self.posted):
            message = world.anywhere(message_id)
            if message is None:
                continue
            reader, text = message.ephemeral_to or "", _all_words(Seen(for_page(world, message)))
            if reader not in hidden:
                hidden[reader] = hidden_from(standing, reader)
            for secret in hidden[reader]:
                assert not re.search(rf"{re.escape(secret)}\b", text), (secret, text)

    def _only_the_awaited_are_pinged(self, standing: Standing, actor: Person) -> None:
        expected: dict[str, int] = {}
        if standing.record.announced != self.announced:
            over, called = standing.table.result, standing.called_since(self.announced)
            sitting = [player.user_id for player in standing.players]
            people = [user for user in sitting if user]
            users = people if over and len(people) > 1 else [sitting[seat] for seat in called]
            # The person who acted can see on the panel that it is their turn again.
            expected = {str(user): 1 for user in users if user and str(user) != actor.id}
            self.announced = standing.record.announced
            self.rounds += 1
        assert dict(self.pings) == expected

    def _one_post_can_be_played_from(self, standing: Standing) -> None:
        messages = self._public_messages()
        acting = [each for each in messages if has(each, Verb.UNDO_LAST)]
        lively = [each for each in messages if each.buttons]
        assert len(lively) == 1
        assert len(acting) == (0 if standing.table.result else 1)
        assert lively[0].id == messages[-1].id

    def _public_messages(self) -> list[Seen]:
        """Return all public messages, oldest first; only those that changed are read anew."""
        world, channel = self.scene.sandbox.world, self.scene.ann.channel
        messages = world.visible(self.scene.ann.id, channel)
        for one in messages:
            if one.ephemeral_to is None and (one.id in self.posted or one.id not in self._public):
                self._public[one.id] = Seen(for_page(world, one))
        return [self._public[one.id] for one in messages if one.ephemeral_to is None]


def _all_words(message: Seen) -> str:
    """Return all the text of a message, including alt texts, buttons and selects."""
    words = [message.text, *message.labels]
    words += [str(each.get("description", "")) for each in _pictures(message)]
    for select in message.selects:
        words += [f"{each['label']} {each.get('description')}" for each in select["options"]]
    return "\n".join(words)


def _pictures(message: Seen) -> list[dict[str, object]]:
    found = [item for part in message.parts for item in part.get("items", ())]
    return [*found, *message.raw["attachments"]]


def hidden_from(standing: Standing, reader: str) -> set[str]:
    """Return what this person may not read: secrets of other seats that are not also their own."""
    known = [_secrets(standing, seat) for seat in range(len(standing.players))]
    users = [str(player.user_id) for player in standing.players]
    own = (words for user, words in zip(users, known, strict=True) if user == reader)
    return set().union(*known).difference(*own)


def _secrets(standing: Standing, seat: int) -> set[str]:
    """Return the words that only this seat may see, in every language used here."""
    spoken = [words_for(locale) for locale in ("en", "de", "it", "pt-BR")]
    facts, state = facts_of(standing.game.name), standing.table.state
    return {words.inner(told, None) for told in facts.secrets(state, seat) for words in spoken}
