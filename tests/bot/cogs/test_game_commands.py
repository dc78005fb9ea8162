from dataclasses import replace

import pytest

from bot.cogs.game_commands import _keys, check_asked, possible
from bot.localization import SHORT_NAME, command_name, cut, names_of
from bot.messages.autocomplete import LONGEST_CHOICE, explained, numbered_where_alike, offered
from bot.table.standing import Standing
from engine.core.aids.chain import choices
from engine.core.aids.move_command import MoveCommandPart
from engine.core.errors import IllegalAnswer, NotAwaited
from engine.core.msg import Msg
from engine.core.text import Words, available_locales
from engine.registry import GAMES, find_game
from tests.bot.positions import Evening, people

PARTS = find_game("otys").move_commands[0].parts


@pytest.mark.parametrize("locale", available_locales())
def test_a_part_is_given_by_its_key_or_by_the_words_that_were_offered(locale: str) -> None:
    words, standing = Words(locale, strict=True), Evening(people("Ann", "Ben"), 1).standing
    seat, names = standing.awaited[0], names_of(standing.players, words, SHORT_NAME)
    offered = choices(standing.game, standing.table.state, seat, PARTS[:1], {})
    assert len(offered) > 3
    for option, (value, text) in zip(
        offered, numbered_where_alike(offered, words, names), strict=True
    ):
        for written in (option.key, value, text, text.upper()):
            assert _keys(standing, seat, PARTS, {"key": written}, words) == {"key": option.key}


def test_what_follows_is_read_after_what_was_given_before() -> None:
    words, standing = Words(strict=True), Evening(people("Ann", "Ben"), 1).standing
    seat, names = standing.awaited[0], names_of(standing.players, words, SHORT_NAME)
    after = choices(standing.game, standing.table.state, seat, PARTS[:2], {"key": "key:3"})
    value, text = numbered_where_alike(after, words, names)[0]
    given = {"key": "key:3", "action": text}
    assert _keys(standing, seat, PARTS, given, words) == {"key": "key:3", "action": value}


def refusal(standing: Standing, seat: int, parts: tuple[MoveCommandPart, ...], **given: str) -> Msg:
    """Return the refusal that an answer with these parts meets."""
    with pytest.raises(IllegalAnswer) as refused:
        _keys(standing, seat, parts, given, Words(strict=True))
    return refused.value.msg


def test_whoever_names_what_is_no_option_hears_what_comes_near() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    found = refusal(standing, standing.awaited[0], PARTS, key="Key 33")
    assert found.key == "bot-error-none-of-these"
    said = Words(strict=True).say(found)
    assert "“Key 33” isn’t one of the options" in said
    assert "Key 3" in said.replace("Key 33", "")


def test_a_wrong_part_is_named_though_others_follow_it() -> None:
    standing = at_a_turn()
    found = refusal(standing, standing.awaited[0], CITIES, slot="the moon", card="the sun")
    assert dict(found.args)["key"] == "the moon"


def test_a_move_that_is_not_asked_is_told_from_a_wrong_word() -> None:
    standing = Evening(people("Ann", "Ben"), 1, "underwater-cities").standing
    found = refusal(standing, standing.awaited[0], CITIES, slot="slot:green_4")
    assert found.key == "bot-error-asked-else"


def test_what_nothing_leads_to_is_told_from_a_wrong_word() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    late = replace(PARTS[-1], kinds=("nowhere:",), through=())
    found = refusal(
        standing, standing.awaited[0], (PARTS[0], late), key="key:3", **{late.name: "x"}
    )
    assert found.key == "bot-error-not-asked-yet"


def test_whoever_is_asked_nothing_hears_that_whatever_they_wrote() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    (seat,) = standing.awaited
    check_asked(standing, seat)
    with pytest.raises(NotAwaited) as refused:
        check_asked(standing, 1 - seat)
    assert refused.value.msg.key == "error-not-awaited"


# ---------------------------------------------------------------- slot and card in either order

CITIES = find_game("underwater-cities").move_commands[0].parts


def at_a_turn(ply: int = 60) -> Standing:
    """Return a game in which a player must choose a slot, with cards that match it and others."""
    evening = Evening(people("Ann", "Ben", "Cem", "Dee"), 3, "underwater-cities")
    while evening.table.ply < ply or not _has_green_and_others(evening.standing):
        evening.play(*evening.next_answer())
    return evening.standing


def _has_green_and_others(standing: Standing) -> bool:
    if standing.table.pending[0].prompt.key != "underwater-cities-ask-slot":
        return False
    said = offers(standing, "card", Words(strict=True), slot="slot:green_4")
    return len({": matches" in name for _, name in said}) > 1


def offers(standing: Standing, wanted: str, words: Words, **given: str) -> list[tuple[str, str]]:
    """Return the choices offered for a part of the command, as values and names."""
    found = possible(standing, standing.awaited[0], CITIES, wanted, given, words)
    names = names_of(standing.players, words, SHORT_NAME)
    return [(each.value, each.name) for each in offered(explained(found, words, names), "")]


def test_of_a_slot_is_said_what_it_does() -> None:
    slots = dict(offers(at_a_turn(), "slot", Words(strict=True)))
    assert slots["slot:always"] == "Slot ∞ · 2 cards and 2 credits"


def test_after_a_slot_the_cards_that_match_are_offered_first_and_say_so() -> None:
    standing, words = at_a_turn(), Words(strict=True)
    said = [name for _, name in offers(standing, "card", words, slot="slot:green_4")]
    matching = [": matches" in name for name in said]
    assert matching == sorted(matching, reverse=True)


def test_after_a_card_the_slots_that_it_matches_are_offered_first_and_say_so() -> None:
    standing, words = at_a_turn(), Words(strict=True)
    value, name = offers(standing, "card", words)[0]
    named = name.partition(": matches · ")[2].partition(" · ")[0].casefold().split(", ")
    said = [text for _, text in offers(standing, "slot", words, card=value)]
    matching = [": matches" in text for text in said]
    assert any(matching)
    assert matching == sorted(matching, reverse=True)
    first = [text.partition(" · ")[0].casefold() for text in said[: len(named)]]
    # If there is no room for all of them, the last one is cut short.
    assert all(slot.startswith(each.rstrip("…")) for slot, each in zip(first, named, strict=True))
    assert all(": no effect" in text for text in said[matching.count(True) :])


def test_a_card_typed_in_words_counts_as_named() -> None:
    standing, words = at_a_turn(), Words(strict=True)
    value, name = offers(standing, "card", words)[0]
    typed = name.partition(" · ")[0]
    by_words, by_value = (offers(standing, "slot", words, card=each) for each in (typed, value))
    assert by_words == by_value


def test_a_card_that_is_not_there_does_not_hide_the_slots() -> None:
    standing, words = at_a_turn(), Words(strict=True)
    assert offers(standing, "slot", words, card="the moon") == offers(standing, "slot", words)


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_for_a_part_fits_and_can_be_told_apart(name: str, locale: str) -> None:
    words, found = Words(locale, strict=True), find_game(name)
    evening = Evening(people("W" * 40, "M" * 40), 2, name)
    parts, looked, met = found.move_commands[0].parts, 0, 0
    for number, (standing, _) in enumerate(evening.positions()):
        if number % 12 or len(standing.awaited) != 1:
            continue
        (seat,) = standing.awaited
        looked += 1
        names = names_of(standing.players, words, SHORT_NAME)
        for part in parts:
            told = explained(possible(standing, seat, parts, part.name, {}, words), words, names)
            assert all(0 < len(text) <= LONGEST_CHOICE for _, text in told)
            assert len({text for _, text in told}) == len(told)
            met += len(told)
    assert met > 2 * looked > 0


@pytest.mark.parametrize(
    ("text", "shown"),
    [("Dive deep", "Dive deep"), ("Dive very deep", "Dive very…"), ("Dive, then rise", "Dive…"),
     ("Unfathomable", "Unfathoma…")],
)  # fmt: skip
def test_what_has_no_room_is_cut_between_two_words(text: str, shown: str) -> None:
    assert cut(text, 10) == shown
    assert len(shown) <= 10


@pytest.mark.parametrize("name", GAMES)
def test_a_part_is_called_in_english_as_the_bot_looks_for_it(name: str) -> None:
    game = find_game(name)
    for headline in game.move_commands:
        for part in headline.parts:
            key = f"{name.replace('_', '-')}-command-{headline.name}-{part.name}"
            assert command_name(key).message == part.name
