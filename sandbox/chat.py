"""Everything that people can do in the chat, for the page and for the driver of the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sandbox.channels import channels, threads
from sandbox.errors import CannotDo, Refused
from sandbox.event_bus import GatewayEvent, Intent, PageEvent
from sandbox.interactions import command_data, component_data, kinds
from sandbox.interactions.broker import Broker, Submission
from sandbox.interactions.payload import metadata
from sandbox.messages import posting
from sandbox.messages.mentions import pinged_by
from sandbox.model import Channel, Interaction, Json, Message, Person
from sandbox.permissions import Permission
from sandbox.seed_data import username_for
from sandbox.serializers import command as shown_command
from sandbox.serializers import may_send, member
from sandbox.serializers import person as shown_person
from sandbox.validation.commands import LOCALES
from sandbox.validation.messages import Draft, MessageForm
from sandbox.world import World

_LONGEST = 2000
_LONGEST_NAME = 32
_LONGEST_CHANNEL_NAME = 100


class Chat:
    """The chat from the point of view of the people who use it.

    Its methods raise `CannotDo` for anything that a chat would not allow.
    """

    def __init__(self, world: World, broker: Broker) -> None:
        self.world = world
        self.broker = broker

    # -- lookups

    def person(self, person_id: str) -> Person:
        """Return a person by ID."""
        try:
            return self.world.people[person_id]
        except KeyError:
            raise CannotDo("There is no such person.") from None

    def channel(self, person: Person, channel_id: str) -> Channel:
        """Return a channel that this person can see."""
        channel = self.world.channels.get(channel_id)
        if channel is None or not self.world.sees(person.id, channel):
            raise CannotDo("There is no such channel.")
        return channel

    def message(self, person: Person, message_id: str) -> Message:
        """Return a message that this person can see."""
        message = self.world.anywhere(message_id)
        if message is None or message not in self.world.visible(person.id, message.channel_id):
            raise CannotDo("The message is no longer there.")
        self.channel(person, message.channel_id)
        return message

    # -- messages

    def say(self, person_id: str, channel_id: str, content: str) -> Message:
        """Send a message to a channel."""
        person = self.person(person_id)
        channel = self.channel(person, channel_id)
        content = content.strip()
        if not 0 < len(content) <= _LONGEST:
            raise CannotDo(f"A message has from 1 to {_LONGEST} signs.")
        if not may_send(self.world, channel, person.id):
            raise CannotDo("You cannot write here.")
        threads.wake(self.world, channel, person.id)
        form = MessageForm(content=content)
        draft = Draft(form=form, components=None, v2=False)
        message = posting.post(self.world, posting.Post(channel, person.id, draft, []))
        self.read(person_id, channel_id)
        return message

    def read(self, person_id: str, channel_id: str) -> None:
        """Mark everything in a channel as read."""
        person = self.person(person_id)
        # Answers that only this person sees have been read too.
        seen = self.world.visible(person_id, channel_id)
        last = max((message.id for message in seen), key=int, default=None)
        if last is not None and person.read.get(channel_id) != last:
            person.read[channel_id] = last
            self.world.save(person)
            news = PageEvent("read", {"channel_id": channel_id}, frozenset({person_id}))
            self.world.event_bus.page.tell(news)

    # -- interactions

    def command(
        self, person_id: str, channel_id: str, nonce: str, name: str, options: Mapping[str, object]
    ) -> Interaction:
        """Use a slash command and return the resulting interaction."""
        person = self.person(person_id)
        channel = self._usable(person, channel_id)
        asked = command_data.find(self.world, person, channel, name)
        data = command_data.data_of(self.world, person, asked, options)
        return self.broker.deliver(Submission(person.id, channel.id, nonce, kinds.COMMAND, data))

    def autocomplete(
        self,
        person_id: str,
        channel_id: str,
        nonce: str,
        name: str,
        filled: tuple[Mapping[str, object], str],
    ) -> Interaction:
        """Request autocomplete choices and return the resulting interaction.

        `filled` holds the values of the options so far, and the name of the one being typed.
        """
        person = self.person(person_id)
        channel = self._usable(person, channel_id)
        asked = command_data.find(self.world, person, channel, name)
        options, focused = filled
        data = command_data.data_of(self.world, person, asked, options, focused)
        return self.broker.deliver(
            Submission(person.id, channel.id, nonce, kinds.AUTOCOMPLETE, data)
        )

    def press(
        self,
        person_id: str,
        message_id: str,
        nonce: str,
        custom_id: str,
        values: Sequence[str] | None = None,
    ) -> Interaction:
        """Press a button, or choose `values` in a select, and return the resulting interaction."""
        person = self.person(person_id)
        message = self.message(person, message_id)
        channel = self._usable(person, message.channel_id)
        if message.author_id != self.world.bot.id or not self.world.bot.present:
            raise CannotDo("Nobody would answer that.")
        data = component_data.press(self.world, person, message, custom_id, values)
        return self.broker.deliver(
            Submission(person.id, channel.id, nonce, kinds.COMPONENT, data, message_id=message.id)
        )

    def submit(
        self, person_id: str, nonce: str, interaction_id: str, values: Mapping[str, object]
    ) -> Interaction:
        """Submit a modal and return the resulting interaction."""
        person = self.person(person_id)
        opener = self.world.interactions.get(interaction_id)
        if opener is None or opener.modal is None or opener.person_id != person.id:
            raise CannotDo("There is no such modal.")
        if opener.submitted:
            raise CannotDo("The modal was sent off already.")
        data = component_data.submit(self.world, person, opener.modal, values)
        opener.submitted = True
        self.world.save(opener)
        return self.broker.deliver(
            Submission(
                person.id,
                opener.channel_id,
                nonce,
                kinds.MODAL,
                data,
                message_id=opener.message_id,
                triggered_by=metadata(self.world, opener),
            )
        )

    def dismiss(self, person_id: str, message_id: str) -> None:
        """Dismiss an ephemeral message; the bot can still use it."""
        message = self.message(self.person(person_id), message_id)
        if message.ephemeral_to is None:
            raise CannotDo("Only messages that nobody else sees can be put away.")
        message.dismissed = True
        self.world.save(message)
        gone = {"id": message.id, "channel_id": message.channel_id}
        self.world.event_bus.page.tell(PageEvent("message_gone", gone, frozenset({person_id})))

    def _usable(self, person: Person, channel_id: str) -> Channel:
        channel = self.channel(person, channel_id)
        if not self.world.permissions_of(person.id, channel) & Permission.USE_APPLICATION_COMMANDS:
            raise CannotDo("You cannot use commands here.")
        return channel

    def commands(self) -> list[Json]:
        """Return the commands that people can use; none while the bot is not in the guild."""
        if not self.world.bot.present:
            return []
        return [shown_command(self.world, one) for one in self.world.commands.values()]

    # -- people and channels

    def direct(self, person_id: str) -> Channel:
        """Return a person's DM channel with the bot, creating it if necessary."""
        return channels.direct(self.world, self.person(person_id).id)

    def add_person(self, name: str, locale: str, colour: str) -> Person:
        """Create a person and add them to the guild."""
        if not 0 < len(name.strip()) <= _LONGEST_NAME:
            raise CannotDo(f"A name has from 1 to {_LONGEST_NAME} signs.")
        _check_locale(locale)
        world = self.world
        name = name.strip()
        person = Person(
            world.new_id(), username_for(name), name, locale, colour, world.clock.stamp()
        )
        world.people[person.id] = person
        self.arrive(person)
        return person

    def set_language(self, person_id: str, locale: str) -> Person:
        """Let a person use Discord in another language from now on."""
        person = self.person(person_id)
        _check_locale(locale)
        person.locale = locale
        self.world.save(person)
        self.tell_people()
        return person

    def arrive(self, person: Person) -> None:
        """Add a person to the guild, whether for the first time or again."""
        world = self.world
        person.present = True
        world.save(person)
        joined = member(person) | {"guild_id": world.guild.id}
        world.event_bus.bot.tell(GatewayEvent("GUILD_MEMBER_ADD", joined, Intent.GUILD_MEMBERS))
        self.tell_people()

    def tell_people(self) -> None:
        """Send everyone's page the list of people."""
        people: list[Json] = [shown_person(one) for one in self.world.people.values()]
        self.world.event_bus.page.tell(PageEvent("people", people))

    def add_channel(self, name: str, parent_id: str | None) -> Channel:
        """Create a channel, or a thread in `parent_id`, on behalf of the guild's owner."""
        if not 0 < len(name.strip()) <= _LONGEST_CHANNEL_NAME:
            raise CannotDo(f"A name has from 1 to {_LONGEST_CHANNEL_NAME} signs.")
        try:
            if parent_id is None:
                return channels.create(self.world, name)
            parent = self.world.channel(parent_id)
            opening = threads.Opening(name.strip(), self.world.guild.owner_id)
            return threads.open_thread(self.world, parent, opening)
        except Refused as refused:
            raise CannotDo(refused.reason.message) from refused


def _check_locale(locale: str) -> None:
    """Refuse a language that Discord does not have."""
    if locale not in LOCALES:
        raise CannotDo(f"{locale} is none of the languages: {', '.join(sorted(LOCALES))}.")


@dataclass(frozen=True, slots=True)
class Unread:
    """The numbers of a person's unread messages and mentions, by channel."""

    messages: dict[str, int] = field(default_factory=dict)
    mentions: dict[str, int] = field(default_factory=dict)


def unread(world: World, person: Person) -> Unread:
    """Return the numbers of unread messages from others, and of those that pinged this person."""
    found = Unread()
    for channel in world.channels.values():
        if not world.sees(person.id, channel):
            continue
        seen = int(person.read.get(channel.id, "0"))
        news = [
            one
            for one in world.visible(person.id, channel.id)
            if int(one.id) > seen and one.author_id != person.id
        ]
        pings = sum(person.id in pinged_by(world, channel, one) for one in news)
        if news:
            found.messages[channel.id] = len(news)
        if pings:
            found.mentions[channel.id] = pings
    return found
