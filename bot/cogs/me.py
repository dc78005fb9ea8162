"""`/me`: when and how somebody wants to be reminded."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.command_names import command
from bot.localization import command_name, command_words
from bot.me import forget_me, settings_panel
from bot.messages.autocomplete import offered
from bot.messages.responses import answering
from bot.preferences.user import person_of, remember_language
from bot.reminders.ping import test_ping
from bot.services import House

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class MeCog(
    commands.GroupCog,
    group_name=command_name("command-me"),
    group_description=command_words("command-me"),
):
    """One's own settings, also in direct messages."""

    def __init__(self, house: House) -> None:
        self.house = house

    @command("me-settings")
    async def settings(self, interaction: Interaction) -> None:
        """Show all settings, most of them to be changed by a press."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            await remember_language(self.house.store, interaction.user.id, interaction.locale.value)
            await settings_panel.show(self.house, reply)

    @command("me-time-zone", "zone")
    async def time_zone(self, interaction: Interaction, zone: str) -> None:
        """Say where one's clock hangs."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            person = await person_of(self.house.store, interaction.user.id)
            changes = settings_panel.moved_to(
                person, settings_panel.read_zone(zone), self.house.store.now()
            )
            await settings_panel.change(self.house, reply, **changes)

    @time_zone.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        words = self.house.reply(interaction).words
        return offered(settings_panel.zones_offered(words.locale, self.house.store.now()), typed)

    @command("me-quiet", "start", "end")
    async def quiet(
        self, interaction: Interaction, start: str | None = None, end: str | None = None
    ) -> None:
        """Say between which hours one does not want to hear anything; nothing is never."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            person = await person_of(self.house.store, interaction.user.id)
            await settings_panel.change(
                self.house, reply, quiet=settings_panel.read_quiet(person, start, end)
            )

    @quiet.autocomplete("start")
    async def _starts(self, _interaction: Interaction, typed: str) -> Choices:
        return offered(settings_panel.times_offered(), typed)

    @quiet.autocomplete("end")
    async def _ends(self, _interaction: Interaction, typed: str) -> Choices:
        return offered(settings_panel.times_offered(), typed)

    @command("me-away", "until")
    async def away(self, interaction: Interaction, until: str | None = None) -> None:
        """Say on which day one is back; nothing is now."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            person = await person_of(self.house.store, interaction.user.id)
            absence = settings_panel.read_away(person, until, self.house.store.now())
            await settings_panel.change(self.house, reply, away=absence)

    @away.autocomplete("until")
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        person = await person_of(self.house.store, interaction.user.id)
        locale = self.house.reply(interaction).words.locale
        return offered(settings_panel.days_offered(person, locale, self.house.store.now()), typed)

    @command("me-test-ping")
    async def test_ping(self, interaction: Interaction) -> None:
        """Show that reminders arrive."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            await remember_language(self.house.store, interaction.user.id, interaction.locale.value)
            await test_ping(self.house, reply)

    @command("me-forget")
    async def forget(self, interaction: Interaction) -> None:
        """Forget all about oneself, after asking once more."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            await forget_me.ask(self.house, reply)
