"""Sites on player boards, as options say them."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.core.storage.kept import remembered
from engine.underwater_cities.board.payment_options import price_words
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.pack.components import Board
from engine.underwater_cities.terms.glossary import SingleKind
from engine.underwater_cities.words.describe import bonus_text, special_site_text
from engine.underwater_cities.words.names import bundle_words, got, structure_name, thing


@remembered(512)
def site_words(board: Board, kind: SingleKind, site: str) -> Msg:
    """Return the name of a site, with its bonus, multiplier and surcharge."""
    what, extras = structure_name(kind, site), []
    if site in board.bonuses:
        extras.append(msg("underwater-cities-do-bonus", got=got(board.bonuses[site])))
    if site in board.special_at:
        special = board.special_at[site]
        extras.append(thing(f"site-is-{special.kind}"))
        if special.surcharge:
            goods = bundle_words(special.surcharge)
            extras.append(msg("underwater-cities-do-surcharge", goods=goods))
    if not extras:
        return what
    return msg("underwater-cities-do-build-at", what=what, extras=tuple(extras))


@remembered(256)
def site_hint(board: Board, site: str) -> Msg | None:
    """Return the full text of a site."""
    if site in board.special_at:
        return special_site_text(board.special_at[site])
    return bonus_text(board.bonuses[site]) if site in board.bonuses else None


def build_words(kind: SingleKind, found: tuple[Stock, ...]) -> Msg:
    """Return what is built for which of these prices."""
    if len(found) > 1:  # too many for a button; the next question names them
        return msg("underwater-cities-do-build", kind=thing(kind))
    return msg("underwater-cities-do-build-for", kind=thing(kind), price=price_words(found))


def site_question(kind: SingleKind, found: tuple[Stock, ...]) -> Msg:
    """Return the question where to build, with the possible prices."""
    return msg("underwater-cities-ask-site", kind=thing(kind), price=price_words(found))
