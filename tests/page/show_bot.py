"""A small bot that uses everything the page has to display."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from io import BytesIO
from types import MappingProxyType
from typing import Any, TypeAlias

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from sandbox.bot_process.client import pointed_at
from sandbox.server import Sandbox

Press: TypeAlias = "discord.Interaction[ShowBot]"
"""Any interaction with this bot."""
Command: TypeAlias = app_commands.Command[Any, ..., None]

STATIONS = ("Abyss", "Atoll", "Black Smoker", "Coral Garden", "Kelp Forest", "Trench")
WORDS = """\
# A dive in three parts
## Down
### To the bottom
Take **four kelp**, *slowly*, __all of them__, ~~not five~~, and `one steelplast`.
-# Small print, for those who read it.
> The sea is calm tonight.
> It will not stay so.
- first the tunnel
- then the city
  - with a dome
1. score
2. sleep
```py
depth = 40
```
A ||secret|| and [a link](https://example.org/map "Map"), <t:{soon}:R>, :octopus: 🐙
"""
ATTACK = (
    '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script> **<b>bold</b>** '
    "[click](javascript:window.hurt=1) [ok](https://example.org/%22onclick=%22window.hurt=1) "
    "`<i>code</i>` ||<svg onload=window.hurt=1>|| <javascript:window.hurt=1>"
)


def png(words: str, size: tuple[int, int] = (900, 560)) -> discord.File:
    """Return a picture with some text on it."""
    image = Image.new("RGB", size, "#0e2a47")
    draw = ImageDraw.Draw(image)
    for ring in range(40, size[0], 60):
        box = (size[0] // 2 - ring, size[1] // 2 - ring, size[0] // 2 + ring, size[1] // 2 + ring)
        draw.ellipse(box, outline="#2c4a6b", width=3)
    draw.text((30, 24), words, fill="#eaf1f8", font_size=44)
    held = BytesIO()
    image.save(held, "PNG")
    held.seek(0)
    return discord.File(
        held, f"{words.lower().replace(' ', '-')}.png", description=f"Chart: {words}"
    )


class CountView(ui.View):
    """A view with buttons of every style, the first of which counts presses."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        self.count = count
        self.add_item(ui.Button(label="Map", url="https://example.org/map"))

    @ui.button(label="Count", style=discord.ButtonStyle.primary, emoji="🐙", custom_id="count")
    async def count_up(self, press: Press, button: ui.Button["CountView"]) -> None:
        self.count += 1
        odd = self.count % 2
        button.style = discord.ButtonStyle.secondary if odd else discord.ButtonStyle.primary
        first: discord.SelectOption = self.goods.options[0]
        first.description = f"Counted {self.count}"
        await press.response.edit_message(content=f"Counted {self.count}", view=self)

    @ui.button(label="Tell me", style=discord.ButtonStyle.secondary, custom_id="tell")
    async def tell(self, press: Press, _button: ui.Button["CountView"]) -> None:
        await press.response.send_message(f"A secret for {press.user.mention}", ephemeral=True)

    @ui.button(label="Ask me", style=discord.ButtonStyle.success, custom_id="ask")
    async def ask(self, press: Press, _button: ui.Button["CountView"]) -> None:
        await press.response.send_modal(AskModal())

    @ui.button(label="Be silent", style=discord.ButtonStyle.danger, custom_id="silent")
    async def silent(self, _press: Press, _button: ui.Button["CountView"]) -> None:
        """Never respond."""

    @ui.button(label="Shut", disabled=True, custom_id="shut")
    async def shut(self, _press: Press, _button: ui.Button["CountView"]) -> None:
        """Do nothing; the button is disabled."""

    @ui.select(
        placeholder="Choose a station",
        custom_id="station",
        options=[
            discord.SelectOption(label=name, description=f"{depth * 10} m", emoji="🌊")
            for depth, name in enumerate(STATIONS * 2, 1)
            if depth <= len(STATIONS)
        ],
    )
    async def station(self, press: Press, select: ui.Select["CountView"]) -> None:
        await press.response.send_message(f"You chose {select.values[0]}")

    @ui.select(
        placeholder="Choose goods",
        custom_id="goods",
        min_values=1,
        max_values=3,
        options=[discord.SelectOption(label=f"Good {n}") for n in range(1, 13)],
    )
    async def goods(self, press: Press, select: ui.Select["CountView"]) -> None:
        await press.response.send_message(f"You took {', '.join(sorted(select.values))}")

    @ui.select(cls=ui.UserSelect, placeholder="Choose a diver", custom_id="diver")
    async def diver(self, press: Press, select: ui.UserSelect["CountView"]) -> None:
        await press.response.send_message(f"Diver: {select.values[0].display_name}")


class AskModal(ui.Modal, title="Log of the dive"):
    """A modal with a field of each kind; it is refused once if the name is "again"."""

    name = ui.Label(
        text="Name of the boat",
        description="As painted on the bow",
        component=ui.TextInput[ui.LayoutView](placeholder="Nautilus", min_length=3, max_length=20),
    )
    story = ui.Label(
        text="What happened?",
        component=ui.TextInput[ui.LayoutView](style=discord.TextStyle.paragraph, required=False),
    )
    place = ui.Label(
        text="Where?",
        component=ui.Select[ui.LayoutView](
            options=[discord.SelectOption(label=name) for name in STATIONS]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        boat, place = self.name.component, self.place.component
        if not isinstance(boat, ui.TextInput) or not isinstance(place, ui.Select):
            raise TypeError
        if boat.value != "silence":
            await interaction.response.send_message(
                f"{boat.value} at {place.values[0]}", ephemeral=True
            )


class Board(ui.LayoutView):
    """A message of layout components: a container with everything in it."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        frame: ui.Container[Board] = ui.Container(accent_color=0x6FF3FF)
        frame.add_item(ui.TextDisplay("## Otys · round 3 of 7\n**Player 2** chooses a slot"))
        frame.add_item(
            ui.Section(
                ui.TextDisplay("**Green coast**\n3 kelp, 1 city"),
                accessory=ui.Thumbnail("attachment://green-coast.png", description="Green coast"),
            )
        )
        frame.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        gallery: ui.MediaGallery[Board] = ui.MediaGallery()
        gallery.add_item(media="attachment://the-board.png", description="The whole board")
        frame.add_item(gallery)
        frame.add_item(
            ui.Section(
                ui.TextDisplay("-# Awaited since <t:1700000000:R>"),
                accessory=ui.Button(label="My sheet", custom_id="sheet"),
            )
        )
        row: ui.ActionRow[Board] = ui.ActionRow()
        row.add_item(ui.Button(label="Play", style=discord.ButtonStyle.success, custom_id="play"))
        row.add_item(ui.Button(label="Undo", style=discord.ButtonStyle.danger, custom_id="undo"))
        frame.add_item(row)
        self.add_item(frame)
        self.add_item(ui.TextDisplay("Below the frame."))


class Names(app_commands.Translator):
    """A translator that knows the German names of one command."""

    WORDS = MappingProxyType(
        {"dive": "tauchen", "depth": "tiefe", "Goes under water": "Geht unter Wasser"}
    )

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the library names it
    ) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.german else None


class ShowBot(discord.Client):
    """A bot with a command for everything there is to display."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()
        """The event that slow responses wait for."""

    async def setup_hook(self) -> None:
        show = app_commands.Group(name="show", description="Shows something")
        inside: list[Command] = [words, attack, classic, board, pictures, secret]
        beside: list[Command] = [dive, slow, ask, ping, carry]
        for one in inside:
            show.add_command(one)
        for one in beside:
            self.tree.add_command(one)
        self.tree.add_command(show)
        await self.tree.set_translator(Names())
        await self.tree.sync()

    async def on_connect(self) -> None:
        # From now on interactions arrive; on_ready comes seconds later.
        self.begun.set()


@app_commands.command(description="Every kind of words")
async def words(press: Press) -> None:
    soon = int(discord.utils.utcnow().timestamp()) + 7260
    await press.response.send_message(WORDS.format(soon=soon))


@app_commands.command(description="Words that try to do harm")
async def attack(press: Press) -> None:
    embed = discord.Embed(title=ATTACK[:200], description=ATTACK)
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="<b>x</b>", custom_id='"><script>window.hurt=1</script>'))
    await press.response.send_message(ATTACK, embed=embed, view=view)


@app_commands.command(description="Buttons and selects in rows")
async def classic(press: Press) -> None:
    embed = discord.Embed(title="The sea", description="An **embed**", colour=0xF4C84A)
    embed.add_field(name="Kelp", value="4").add_field(name="Credits", value="12")
    embed.set_footer(text="Round 3")
    await press.response.send_message("Counted 0", embed=embed, view=CountView())


@app_commands.command(description="A framed board")
async def board(press: Press) -> None:
    files = [png("The board", (1600, 1000)), png("Green coast", (300, 300))]
    await press.response.send_message(view=Board(), files=files)


@app_commands.command(description="Two pictures and a file")
async def pictures(press: Press) -> None:
    rules = discord.File(BytesIO(b"Dive.\n"), "rules.txt")
    await press.response.send_message("Look", files=[png("One"), png("Two"), rules])


@app_commands.command(description="What nobody else sees")
async def secret(press: Press) -> None:
    await press.response.send_message("For your eyes only", view=CountView(), ephemeral=True)


@app_commands.command(description="Goes under water")
@app_commands.describe(
    depth="How deep", station="Where to", who="With whom", suit="In which suit", quick="At once"
)
@app_commands.choices(
    suit=[app_commands.Choice(name=name, value=name.lower()) for name in ("Steel", "Rubber")]
)
async def dive(
    press: Press,
    depth: app_commands.Range[int, 1, 40],
    station: str,
    who: discord.User | None = None,
    suit: str | None = None,
    quick: bool = False,  # noqa: FBT001, FBT002 - an option as the library reads it
) -> None:
    said = [f"{depth} m", station, who and who.display_name, suit, "quick" if quick else None]
    await press.response.send_message("Dived: " + ", ".join(part for part in said if part))


@dive.autocomplete("station")
async def stations(press: Press, typed: str) -> list[app_commands.Choice[str]]:
    if typed == "late":
        await press.client.go_on.wait()
        return [app_commands.Choice(name="Too late", value="late")]
    fits = [name for name in STATIONS if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=name) for name in fits]


@app_commands.command(description="Takes a file along")
@app_commands.describe(file="Which file", name="How it is called there")
async def carry(press: Press, file: discord.Attachment, name: str | None = None) -> None:
    content = (await file.read()).decode()
    await press.response.send_message(f"Carried {name or file.filename}: {content}")


@app_commands.command(description="Thinks before it answers")
async def slow(press: Press) -> None:
    await press.response.defer(thinking=True)
    await press.client.go_on.wait()
    await press.followup.send("Thought about it")


@app_commands.command(description="Asks a few things")
async def ask(press: Press) -> None:
    await press.response.send_modal(AskModal())


@app_commands.command(description="Makes somebody look up")
async def ping(press: Press, who: discord.User) -> None:
    allowed = discord.AllowedMentions(users=[who])
    await press.response.send_message(f"{who.mention}: your turn", allowed_mentions=allowed)


@contextlib.asynccontextmanager
async def diving(sandbox: Sandbox) -> AsyncIterator[ShowBot]:
    """Provide the bot, connected and with its commands registered."""
    with pointed_at(sandbox.api_base):
        async with ShowBot() as bot:
            running = asyncio.create_task(bot.start(sandbox.token))
            try:
                async with asyncio.timeout(20):
                    await bot.begun.wait()
                yield bot
            finally:
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)
