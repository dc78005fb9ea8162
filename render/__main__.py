"""`python -m render`: draw demo pictures or emojis, or regenerate the palette's shades."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from errno import ENOTDIR
from pathlib import Path

from engine.core.errors import FathomError
from engine.core.text import Words
from render.demo import demo
from render.emojis.names import sprites
from render.emojis.pictures import emoji
from render.emojis.sheet import SHEET, contact_sheet
from render.paint.shade_search import module
from render.pictures import NoSuchPicture


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return its exit code; an error is printed as one sentence."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.command == "shades":
            print(module(), end="")
        elif asked.command == "emojis":
            _emojis(asked.out)
        else:
            _demo(asked)
    except FathomError as wrong:
        return _complain(Words("en").say(wrong.msg))
    except NoSuchPicture as wrong:
        return _complain(str(wrong))
    except OSError as wrong:
        return _complain(f"{wrong.filename}: {wrong.strerror}")
    return 0


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("demo", help="draw every kind of picture of a game")
    command.add_argument("game")
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help="a folder")
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--seed", type=int, default=1)
    command = commands.add_parser("emojis", help="draw all emojis, and a sheet of them")
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help="a folder")
    commands.add_parser("shades", help="print render/paint/shades.py for the current icons")
    return parser


def _check_folder(out: Path) -> None:
    if not out.is_dir():
        raise NotADirectoryError(ENOTDIR, "there is no such folder", str(out))


def _emojis(out: Path) -> None:
    """Write all emojis and their contact sheet to the folder and print a list of them."""
    _check_folder(out)
    names = tuple(sprites())
    for name in names:
        one = emoji(name)
        png = one.png()
        (out / f"{name}.png").write_bytes(png)
        print(f"{name:12} {one.version:16} {len(png) / 1000:>6.1f} kB")
    contact_sheet(names).save(out / SHEET)


def _demo(asked: argparse.Namespace) -> None:
    """Write the demo pictures to the folder and print a list of them."""
    _check_folder(asked.out)
    for picture in demo(asked.game, asked.seats, asked.seed):
        (asked.out / picture.name).write_bytes(picture.png)
        size = f"{picture.width} x {picture.height}"
        print(f"{picture.name:32} {size:>12} {len(picture.png) / 1000:>7.1f} kB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
