"""A small bot on unmodified discord.py, which does one of everything."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands
from PIL import Image

from sandbox.bot_process.client import pointed_at
from sandbox.server import Sandbox

FRUITS = ("apple", "banana", "cherry")


class SmallBot(discord.Client):
    """A bot that responds to `/try <something>` in every possible way."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents.default(),
            guild_ready_timeout=0,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Tries())
        self.synced: list[app_commands.AppCommand] = []
        self.heard: list[discord.Message] = []
        self.events: list[str] = []
        self.errors: list[BaseException] = []
        self.tree.on_error = self._note_error  # type: ignore[method-assign]

    async def setup_hook(self) -> None:
        self.synced = await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again without a delay; discord.py would wait five seconds."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_socket_event_type(self, event: str) -> None:
        self.events.append(event)

    async def _note_error(self, _: discord.Interaction, error: BaseException) -> None:
        self.errors.append(getattr(error, "original", error))


class Buttons(discord.ui.View):
    """Three buttons and a user select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Change", custom_id="change", style=discord.ButtonStyle.success)
    async def change(self, interaction: discord.Interaction, _: discord.ui.Button[Buttons]) -> None:
        await interaction.response.edit_message(content="changed", view=None)

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button[Buttons]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later", attachments=[picture("new.png")])

    @discord.ui.button(label="Nothing", custom_id="nothing")
    async def nothing(
        self, interaction: discord.Interaction, _: discord.ui.Button[Buttons]
    ) -> None:
        await interaction.response.defer()

    @discord.ui.button(label="Whisper", custom_id="whisper")
    async def whisper(
        self, interaction: discord.Interaction, _: discord.ui.Button[Buttons]
    ) -> None:
        await interaction.response.send_message("psst", ephemeral=True, view=Buttons())

    @discord.ui.button(label="Ask", custom_id="ask", emoji="❓")
    async def ask(self, interaction: discord.Interaction, _: discord.ui.Button[Buttons]) -> None:
        await interaction.response.send_modal(Question())

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", max_values=2)
    async def who(
        self, interaction: discord.Interaction, select: discord.ui.UserSelect[Buttons]
    ) -> None:
        names = ", ".join(user.display_name for user in select.values)
        await interaction.response.send_message(f"chosen: {names}")

    @discord.ui.select(
        custom_id="fruit", options=[discord.SelectOption(label=fruit) for fruit in FRUITS]
    )
    async def fruit(
        self, interaction: discord.Interaction, select: discord.ui.Select[Buttons]
    ) -> None:
        await interaction.response.send_message(f"chosen: {select.values[0]}")


class Question(discord.ui.Modal, title="A question"):
    """A modal with a text input and a select."""

    answer = discord.ui.Label(
        text="Answer", component=discord.ui.TextInput[discord.ui.Modal](custom_id="answer")
    )
    fruit = discord.ui.Label(
        text="Fruit",
        component=discord.ui.Select[discord.ui.Modal](
            custom_id="fruit", options=[discord.SelectOption(label=fruit) for fruit in FRUITS]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        answer, fruit = self.answer.component, self.fruit.component
        assert isinstance(answer, discord.ui.TextInput)
        assert isinstance(fruit, discord.ui.Select)
        await interaction.response.send_message(f"{answer.value} and {fruit.values[0]}")


class Board(discord.ui.LayoutView):
    """A container with a picture, and text with a button beside it."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery[Board](
            discord.MediaGalleryItem("attachment://board.png", description="a board")
        )
        button = discord.ui.Button[Board](label="Play", custom_id="play")
        section = discord.ui.Section[Board]("Your turn", accessory=button)
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("# Table"), gallery, section, accent_colour=0x123456
            )
        )


class Tries(app_commands.Group):
    """Commands that are answered in every possible way."""

    def __init__(self) -> None:
        super().__init__(name="try", description="Every kind of answer")

    @app_commands.command(description="Answer at once")
    async def say(
        self,
        interaction: discord.Interaction,
        text: str,
        who: discord.Member | None = None,
        loud: bool = False,  # noqa: FBT001, FBT002 - an option of a command
        times: app_commands.Range[int, 1, 3] = 1,
    ) -> None:
        words = text.upper() if loud else text
        named = f" {who.mention}" if who else ""
        everybody = discord.AllowedMentions.all()
        await interaction.response.send_message(words * times + named, allowed_mentions=everybody)

    @app_commands.command(description="Answer with buttons")
    async def buttons(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("buttons", view=Buttons(), file=picture("old.png"))

    @app_commands.command(description="Answer later, to one person")
    async def hidden(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("for you alone", file=picture("hand.png"), ephemeral=True)
        await interaction.followup.send("for all")

    @app_commands.command(description="Answer with a layout")
    async def board(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=picture("board.png"))

    @app_commands.command(description="Never answer")
    async def silence(self, _interaction: discord.Interaction) -> None:
        pass

    @app_commands.command(description="Read a file")
    async def file(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        content = await file.read()
        told = f"{file.filename} {file.size} {content.decode()}"
        await interaction.response.send_message(told)

    @app_commands.command(description="Choose a fruit")
    async def fruit(self, interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(name)

    @fruit.autocomplete("name")
    async def _fruits(
        self, _interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        fitting = [fruit for fruit in FRUITS if fruit.startswith(current)]
        return [app_commands.Choice(name=fruit, value=fruit) for fruit in fitting]


def picture(name: str) -> discord.File:
    """Return a tiny picture with an alt text."""
    buffer = io.BytesIO()
    Image.new("RGB", (4, 2)).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name, description="a small picture")


@asynccontextmanager
async def connected(sandbox: Sandbox, bot: SmallBot | None = None) -> AsyncIterator[SmallBot]:
    """Provide a small bot that is ready."""
    bot = bot or SmallBot()
    with pointed_at(sandbox.api_base):
        await bot.login(sandbox.token)
        running = asyncio.create_task(bot.connect())
        try:
            async with asyncio.timeout(10):
                await bot.wait_until_ready()
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
