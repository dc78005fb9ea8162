"""`/me`: one's own settings, mainly for reminders, and the deletion of one's data."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.localization import command_name, command_words
from bot.me import forget_me, settings_panel
from bot.messages.autocomplete import offered
from bot.messages.responses import Interaction, Reply
from bot.preferences.user import remember_language, user_settings
from bot.reminders.trial_reminder import send_trial_reminder
from bot.services import Services

Choices = list[app_commands.Choice[str]]


class MeCog(
    commands.GroupCog,
    group_name=command_name("command-me"),
    group_description=command_words("command-me"),
):
    """Commands for one's own settings, also in direct messages."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("me-settings")
    async def settings(self, reply: Reply) -> None:
        """Show all settings, with buttons and selects for most of them."""
        await remember_language(
            self.services.store, reply.interaction.user.id, reply.interaction.locale.value
        )
        await settings_panel.show(self.services.store, reply)

    @command("me-time-zone", "zone")
    async def time_zone(self, reply: Reply, zone: str) -> None:
        """Set one's time zone."""
        person = await user_settings(self.services.store, reply.interaction.user.id)
        changes = settings_panel.moved_to(
            person, settings_panel.read_zone(zone), self.services.store.now()
        )
        await settings_panel.change(self.services, reply, **changes)

    @time_zone.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        words = self.services.reply(interaction).words
        return offered(settings_panel.zones_offered(words.locale, self.services.store.now()), typed)

    @command("me-quiet", "start", "end")
    async def quiet(self, reply: Reply, start: str | None = None, end: str | None = None) -> None:
        """Set one's quiet hours; without values, turn them off."""
        person = await user_settings(self.services.store, reply.interaction.user.id)
        await settings_panel.change(
            self.services, reply, quiet=settings_panel.read_quiet(person, start, end)
        )

    @quiet.autocomplete("start")
    async def _starts(self, _interaction: Interaction, typed: str) -> Choices:
        return offered(settings_panel.times_offered(), typed)

    @quiet.autocomplete("end")
    async def _ends(self, _interaction: Interaction, typed: str) -> Choices:
        return offered(settings_panel.times_offered(), typed)

    @command("me-away", "until")
    async def away(self, reply: Reply, until: str | None = None) -> None:
        """Set the day of one's return; without a value, end the absence."""
        person = await user_settings(self.services.store, reply.interaction.user.id)
        absence = settings_panel.read_away(person, until, self.services.store.now())
        await settings_panel.change(self.services, reply, away=absence)

    @away.autocomplete("until")
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        person = await user_settings(self.services.store, interaction.user.id)
        locale = self.services.reply(interaction).words.locale
        return offered(
            settings_panel.days_offered(person, locale, self.services.store.now()), typed
        )

    @command("me-test-ping")
    async def test_ping(self, reply: Reply) -> None:
        """Send a test reminder."""
        await remember_language(
            self.services.store, reply.interaction.user.id, reply.interaction.locale.value
        )
        await send_trial_reminder(self.services.client, self.services.store, reply)

    @command("me-forget")
    async def forget(self, reply: Reply) -> None:
        """Delete everything stored about oneself, after confirmation."""
        await forget_me.ask_confirmation(self.services.store, reply)
