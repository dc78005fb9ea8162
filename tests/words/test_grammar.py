"""Sentences in other languages follow their grammar: genders, cases, articles, plurals."""

# ruff: noqa: RUF001 - apostrophes and dashes are those of the languages

from __future__ import annotations

import re

import pytest

from engine.core.event import Event
from engine.core.msg import Arg, Msg, msg
from engine.core.text import LOCALES as FOLDER
from engine.core.text import Words, available_locales
from engine.otys.words.describe import contract_text, diver_text, reward_text, sponsor_text
from engine.otys.words.names import contract_name, cubes_name, goods, key_name, place_name, thing
from engine.registry import GAMES
from tests.games.otys import otys_pack
from tests.words.locale_files import entries

PEOPLE = ("Ada", "Bo")
LOCALES = ("en", "de", "it", "pt-BR")


def said(locale: str, key: str, **args: Arg) -> str:
    return Words(locale, strict=True).say(msg(key, **args), PEOPLE)


def check(message: Msg, **texts: str) -> None:
    """Check the message in each language; `pt` is Brazilian Portuguese."""
    for name, text in texts.items():
        locale = "pt-BR" if name == "pt" else name
        assert Words(locale, strict=True).say(message, PEOPLE) == text


# --- genders, cases and articles ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("diver", "german", "italian", "brazilian"),
    [
        ("trader", "die Händlerin", "la Commerciante", "o Comerciante"),
        ("spy", "den Spion", "la Spia", "a Espiã"),
        ("engineer", "die Ingenieurin", "l’Ingegnere", "a Engenheira"),
        ("tech_expert", "den Technologieprofi", "l’Esperto di Tecnologie",
         "o Especialista em Tecnologias"),
    ],
)  # fmt: skip
def test_a_diver_has_the_article_it_needs(
    diver: str, german: str, italian: str, brazilian: str
) -> None:
    check(
        msg("otys-ask-phase-1", diver=thing(diver), level=3),
        de=f"Phase 1, Ebene 3: aktiviere {german} oder tu vorher noch etwas",
        it=f"Fase 1, livello 3: attiva {italian} o fai prima qualcos’altro",
        pt=f"Fase 1, nível 3: ative {brazilian} ou faça algo antes",
    )


@pytest.mark.parametrize(
    ("diver", "german", "italian", "brazilian"),
    [
        ("spy", "des Spions", "della Spia", "da Espiã"),
        ("explorer", "des Entdeckers", "dell’Esploratore", "do Explorador"),
        ("trader", "der Händlerin", "della Commerciante", "do Comerciante"),
    ],
)
def test_an_action_belongs_to_its_diver(
    diver: str, german: str, italian: str, brazilian: str
) -> None:
    check(
        msg("otys-ask-phase-2", diver=thing(diver), actions=2),
        de=f"Phase 2: wähle eine Aktion {german} (noch 2)",
        it=f"Fase 2: scegli un’azione {italian} (ne restano 2)",
        pt=f"Fase 2: escolha uma ação {brazilian} (restam 2)",
    )


@pytest.mark.parametrize(
    ("diver", "german", "italian", "brazilian"),
    [
        (
            "engineer",
            "Ada hat deine Ingenieurin genutzt: taucht sie auf oder bleibt sie auf ihrer Ebene?",
            "Ada ha usato il tuo Ingegnere: risale in superficie o resta al proprio livello?",
            "Ada usou sua Engenheira: ela volta à superfície ou permanece no nível?",
        ),
        (
            "spy",
            "Ada hat deinen Spion genutzt: taucht er auf oder bleibt er auf seiner Ebene?",
            "Ada ha usato la tua Spia: risale in superficie o resta al proprio livello?",
            "Ada usou sua Espiã: ela volta à superfície ou permanece no nível?",
        ),
    ],
)
def test_a_copied_diver_is_spoken_of_in_its_gender(
    diver: str, german: str, italian: str, brazilian: str
) -> None:
    message = msg("otys-ask-owner", diver=thing(diver), seat=0)
    check(message, de=german, it=italian, pt=brazilian)


def test_a_diver_that_resurfaces_can_be_told_behind_a_name_that_is_not_its_own() -> None:
    told = msg("otys-log-resurfaced", diver=thing("spy"))
    behind = {locale: Words(locale, strict=True).inner(told, PEOPLE) for locale in LOCALES}
    assert behind == {
        "en": "let the Spy resurface",
        "de": "Spion auftauchen lassen",
        "it": "ha fatto risalire in superficie la Spia",
        "pt-BR": "fez a Espiã voltar à superfície",
    }


@pytest.mark.parametrize(
    ("diver", "german", "italian", "brazilian"),
    [
        ("spy", "Der Spion kann noch handeln: 2 oder 3", "La Spia può ancora agire: 2 o 3",
         "A Espiã ainda pode agir: 2 ou 3"),
        ("explorer", "Der Entdecker kann noch handeln: 2 oder 3",
         "L’Esploratore può ancora agire: 2 o 3", "O Explorador ainda pode agir: 2 ou 3"),
    ],
)  # fmt: skip
def test_a_warning_of_a_diver_that_could_act_has_its_article(
    diver: str, german: str, italian: str, brazilian: str
) -> None:
    ways = (msg("bot-amount", number=2), msg("bot-amount", number=3))
    warning = msg("otys-waste-diver", diver=thing(diver), ways=ways)
    check(warning, de=german, it=italian, pt=brazilian)


@pytest.mark.parametrize(
    ("position", "german", "italian", "brazilian"),
    [
        (2, "Position 2 an der Oberfläche", "alla posizione 2 in superficie",
         "para a posição 2 na superfície"),
        (5, "Ebene 2", "al livello 2", "para o nível 2"),
    ],
)  # fmt: skip
def test_a_place_is_reached_with_its_own_preposition(
    position: int, german: str, italian: str, brazilian: str
) -> None:
    check(
        msg("otys-do-propel", diver=thing("spy"), place=place_name(position)),
        de=f"Spion auf {german} bewegen",
        it=f"Sposta la Spia {italian}",
        pt=f"Mover a Espiã {brazilian}",
    )


@pytest.mark.parametrize(
    ("key", "german", "italian", "brazilian"),
    [
        ("3", "Zugangsplättchen 3 spielen", "Gioca la Chiave 3", "Jogar a Chave 3"),
        ("X", "Eigenes X-Zugangsplättchen auf Ebene 2 spielen", "Gioca la Chiave X al livello 2",
         "Jogar a Chave X própria no nível 2"),
        ("N", "Neutrales X-Zugangsplättchen auf Ebene 2 spielen",
         "Gioca una Chiave X neutra al livello 2", "Jogar uma Chave X neutra no nível 2"),
    ],
)  # fmt: skip
def test_only_an_x_key_names_its_level(key: str, german: str, italian: str, brazilian: str) -> None:
    message = msg("otys-do-play-key", key=key_name(key), level=2)
    check(message, de=german, it=italian, pt=brazilian)


# --- numbers -----------------------------------------------------------------------------------


def test_several_cubes_stand_in_the_plural() -> None:
    check(
        cubes_name("MPPTT"),
        de="Metall, 2 Pflanzen, 2 Technologien",
        it="Metallo, 2 piante, 2 tecnologie",
        pt="Metal, 2 plantas, 2 tecnologias",
    )


@pytest.mark.parametrize(
    ("count", "german", "italian", "brazilian"),
    [
        (0, "0 Credits", "0 Crediti", "0 Crédito"),
        (1, "1 Credit", "1 Credito", "1 Crédito"),
        (2, "2 Credits", "2 Crediti", "2 Créditos"),
    ],
)
def test_each_language_has_its_own_plural(
    count: int, german: str, italian: str, brazilian: str
) -> None:
    check(msg("otys-credits", count=count), de=german, it=italian, pt=brazilian)


def test_brazilian_does_not_take_zero_for_one_where_that_would_be_wrong() -> None:
    assert said("pt-BR", "error-wrong-number", least=0, most=1) == (
        "Escolha de 0 a 1 opções diferentes"
    )
    assert said("pt-BR", "otys-do-buy", resource=thing("metal"), credits=0) == (
        "Comprar 1 metal de graça"
    )


@pytest.mark.parametrize(
    ("locale", "nothing", "something"),
    [
        ("de", "Nichts erhalten", "1 Punkt erhalten"),
        ("it", "Non ha ottenuto nulla", "Ha ottenuto 1 punto"),
        ("pt-BR", "Não ganhou nada", "Ganhou 1 ponto"),
    ],
)
def test_gaining_nothing_is_said_as_the_language_says_it(
    locale: str, nothing: str, something: str
) -> None:
    assert said(locale, "otys-log-gained", goods=goods()) == nothing
    assert said(locale, "otys-log-gained", goods=goods(point=1)) == something


# --- whole sentences ---------------------------------------------------------------------------


def test_long_options_take_short_forms() -> None:
    pay = msg("otys-goods", parts=goods(credit=2))
    upgrade = msg("effect-may", cost=pay, effect=msg("otys-do-upgrade", thing=thing("tech_expert")))
    gain = msg("otys-effect-gain", goods=goods(point=1))
    both = msg("effect-sequence", parts=(upgrade, gain))
    check(
        msg("otys-do-sponsor", sponsor=thing("sponsor_4_basic"), effect=both),
        de="Sponsor 4 (Grundseite) – für 2 Credits: Technologieprofi verbessern + 1 Punkt",
        it="Sponsor 4 standard: per 2 Crediti equipaggia l’Esperto di Tecnologie + 1 punto",
        pt="Patrocinador 4 padrão: por 2 Créditos, equipar Esp. em Tecnologias + 1 ponto",
    )


def test_a_copied_action_is_said_in_short() -> None:
    take = msg("otys-do-take", thing=thing("tech"))
    back = msg("otys-do-take-back", key=key_name("X"))
    both = msg("effect-sequence", parts=(take, back))
    check(
        msg("otys-do-copy", owner=1, diver=thing("tech_expert"), effect=both),
        de="Technologieprofi von Bo: 1 Technologie + Zugang X zurück",
        it="Esperto di Tecnologie di Bo: 1 tecnologia + recupera Chiave X",
        pt="Esp. em Tecnologias de Bo: 1 tecnologia + recuperar Chave X",
    )


def test_a_line_of_the_log_is_one_sentence() -> None:
    message = msg(
        "otys-log-fulfilled",
        contract=contract_name("contract_exact_13"),
        level=3,
        cubes=cubes_name("MPF"),
        goods=goods(credit=1, point=2),
    )
    lines = {
        locale: Words(locale, strict=True).tell(Event(message, seat=0), PEOPLE)
        for locale in ("de", "it", "pt-BR")
    }
    assert lines == {
        "de": "Ada: Auftrag E13 von Ebene 3 erfüllt (Metall, Pflanze, Treibstoff): "
        "1 Credit und 2 Punkte",
        "it": "Ada: ha soddisfatto il contratto E13 dal livello 3 (metallo, pianta, carburante): "
        "1 Credito e 2 punti",
        "pt-BR": "Ada: cumpriu o contrato E13 do nível 3 (metal, planta, combustível): "
        "1 Crédito e 2 pontos",
    }


def test_a_sponsor_says_price_effect_and_points() -> None:
    check(
        sponsor_text(otys_pack(), "sponsor_4_basic"),
        de="Für 2 Credits: den aktivierten Taucher verbessern und 1 Punkt erhalten; "
        "danach keine Propeller mehr",
        it="Per 2 Crediti equipaggia il sommozzatore che attivi e ottieni 1 punto; "
        "poi niente propulsore",
        pt="Pagar 2 Créditos para equipar o mergulhador ativado e ganhar 1 ponto; "
        "depois disso, nada de propulsores",
    )


def test_a_reward_says_both_sides() -> None:
    check(
        reward_text(otys_pack(), "reward_04"),
        de="1 Metall oder Treibstoff nehmen; danach für jeden auf dieser Ebene erfüllten Auftrag "
        "1 Punkt erhalten",
        it="Prendi 1 metallo o carburante; poi ottieni 1 punto per ogni contratto soddisfatto sul "
        "suo livello",
        pt="Pegar 1 metal ou combustível; depois, ganhar 1 ponto por contrato cumprido neste nível",
    )


def test_a_diver_says_price_and_action() -> None:
    check(
        diver_text(otys_pack(), "spy", upgraded=False),
        de="Für 1 Credit: 4 Aufträge ziehen und 1 behalten oder den Taucher eines Nachbarn auf "
        "dieser Ebene zu dessen Preis nutzen",
        it="Per 1 Credito pesca 4 contratti e tienine 1 oppure usa il sommozzatore di un vicino a "
        "questo livello, al suo costo",
        pt="Pagar 1 Crédito para sacar 4 contratos e ficar com 1 ou usar o mergulhador vizinho do "
        "nível ao custo dele",
    )


def test_a_contract_says_what_it_asks_for_and_brings() -> None:
    check(
        contract_text(otys_pack(), "contract_free_08"),
        de="2 + 2 + 1 Würfel von einer Ebene, je Zahl eine andere Ressource: "
        "1 Credit, 1 Batterie und 5 Punkte",
        it="2 + 2 + 1 cubetti da un solo livello, ogni numero una risorsa diversa: "
        "1 Credito, 1 Batteria e 5 punti",
        pt="2 + 2 + 1 cubos de um só nível, um recurso diferente por número: "
        "1 Crédito, 1 Bateria e 5 pontos",
    )


ADDRESSED = re.compile(
    r"\b(?:du|dich|dir|dein\w*|wähle|nutze|aktiviere|nenne|zahle|willst|tu)\b", re.IGNORECASE
)
"""Words that address the reader informally."""


@pytest.mark.parametrize("game", GAMES)
def test_german_questions_speak_to_the_reader(game: str) -> None:
    begin = f"{game.replace('_', '-')}-ask-"
    questions = [entry for entry in entries("de") if entry.key.startswith(begin)]
    assert questions
    assert [q.key for q in questions if not ADDRESSED.search(" ".join(q.texts))] == []


@pytest.mark.parametrize("key", ["underwater-cities-waste-hunger", "underwater-cities-log-hungry"])
@pytest.mark.parametrize("cities", [1, 2])
@pytest.mark.parametrize("locale", available_locales())
def test_one_point_that_hunger_costs_is_one_point(locale: str, cities: int, key: str) -> None:
    one, two = (said(locale, key, cities=cities, points=points) for points in (1, 2))
    assert one.replace(": 1 ", ": 2 ") != two


def test_the_italian_trader_is_a_woman_wherever_she_is_named() -> None:
    wrong = re.compile(
        r"\b(?:il|del|dal|nel|sul|al|un|tuo|tuoi|col)(?: \w+)? Commerciante\b"
        r"|Equipaggiato(?:__)?, (?:il Commerciante|vende)",
        re.IGNORECASE,
    )
    texts = {path.name: path.read_text("utf-8") for path in (FOLDER / "it").glob("otys*.ftl")}
    assert {name: wrong.findall(written) for name, written in texts.items()} == {
        name: [] for name in texts
    }
    assert "la tua Commerciante" in Words("it", strict=True).say(
        msg("otys-ask-owner", diver=thing("trader"), seat=1), ("A", "B")
    )
